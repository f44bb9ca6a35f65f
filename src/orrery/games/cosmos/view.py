"""What one viewer of Crafting the Cosmos sees, listed piece by piece; `sight.py` fills it in."""

from msgspec import Struct

from orrery.core.view import View


class NebulaView(Struct, frozen=True, kw_only=True):
    """A tile on the board. `advanced` holds the points of each token, None where hidden."""

    tile: str
    complete: bool
    advanced: list[int | None]
    first_group: list[bool]


class WaitingView(Struct, frozen=True, kw_only=True):
    """Pieces gained this turn that wait beside the board."""

    stars: dict[str, int]
    protos: int
    tiles: list[str]


class ChamberView(Struct, frozen=True, kw_only=True):
    """The crystal that climbs, those waiting on the top, those scored, those put aside."""

    position: int
    ready: int
    scored: int
    aside: int


class GalaxyView(Struct, frozen=True, kw_only=True):
    """One seat: everything public, and the secrets if they are the viewer's own."""

    stars: dict[str, str]
    supernovas: list[str]
    proto: list[str]
    stable: list[str]
    nebulae: dict[str, NebulaView]
    hand_size: int
    hand: dict[str, int] | None
    waiting: WaitingView
    supernova: int
    dna: int
    graviton: int
    chamber: ChamberView
    slots: list[str | None]
    score: dict[str, int]


class PowerDeckView(Struct, frozen=True, kw_only=True):
    """A power deck: how many unseen cards, then what lies beneath it, in order, with the seat
    that put it there; only that seat knows the card."""

    unseen: int
    bottom: list[str | None]
    owners: list[int]


class StackView(Struct, frozen=True, kw_only=True):
    """A nebula stack: the tiles nobody has drawn yet, then what was put beneath, in order."""

    unseen: list[str]
    bottom: list[str]


class EffectView(Struct, frozen=True, kw_only=True):
    """The effect under way: choices left, parts of its price still due, what was chosen."""

    card: str | None
    left: int
    costs: int
    space: str | None
    carried: list[str]
    kind: int


class PurchaseView(Struct, frozen=True, kw_only=True):
    """A power card being bought; `drawn` only for the buyer."""

    slot: int
    deck: str
    draws: int
    seen: int
    drawn: list[str] | None


class CosmosView(View, frozen=True, kw_only=True):
    """The whole table. Seats are list positions; spaces, cards and tiles go by their ids."""

    phase: str
    pending: str
    round: int
    first: int
    active: int
    galaxies: list[GalaxyView]
    supply_stars: dict[str, int]
    supply_life: int
    crystals: int
    stand_ins: int
    row: dict[str, int]
    deck: int
    discards: dict[str, int]
    power_decks: dict[str, PowerDeckView]
    stacks: list[StackView]
    advanced_left: int
    advanced_first_left: int
    own_tokens: list[str | None]
    dark_tokens: dict[str, int]
    goal_track: list[str | None]
    goals_scored: list[str]
    goals_left: int
    shifts_left: int
    own_moved: bool
    collecting: int
    owed_cards: int
    stack: int
    last_tile: str | None
    purchase: PurchaseView | None
    effect: EffectView | None
