"""What one viewer of Crafting the Cosmos sees, listed piece by piece, and what follows from it by
the rules; `views.py` and `facts.py` fill it in."""

from msgspec import Struct

from orrery.core.view import Facts, View


class NebulaView(Struct, frozen=True, kw_only=True):
    """A tile on the board. `advanced` holds the points of each token, None where hidden."""

    tile: str
    complete: bool
    advanced: list[int | None]


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
    # How many tokens of advanced life on a nebula are of the first group: the first ones.
    first_group: dict[str, int]
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
    """A nebula stack: how many tiles nobody has drawn yet, then what was put beneath, in order."""

    unseen: int
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


class LackFacts(Struct, frozen=True, kw_only=True):
    """What a nebula lacks: stars by type, and how many of them once supernovas fill gaps."""

    missing: dict[str, int]
    number: int


class GalaxyFacts(Struct, frozen=True, kw_only=True):
    """What follows from one galaxy."""

    # Of every unfinished nebula.
    lacking: dict[str, LackFacts]
    # Sides without life of completed nebulae that have no advanced life yet.
    empty_sides: dict[str, int]
    # Points of the next discharge.
    discharge: int
    # Life, and the sizes of completed nebulae added up, in Delta, Psi and Phi.
    life_in: list[int]
    sizes_in: list[int]


class GoalFacts(Struct, frozen=True, kw_only=True):
    """A goal on the track: the rounds until it is scored, and what every seat counts and would
    score now."""

    goal: str
    rounds: int
    counts: list[int]
    points: list[int]


class ShiftFacts(Struct, frozen=True, kw_only=True):
    """Where a shift leads, and the income of the controls it changes."""

    to: str
    income: dict[str, dict[str, int]]


class CosmosFacts(Facts, frozen=True, kw_only=True):
    """What follows by the rules from what one viewer sees. What concerns a choice is there only
    for the seat that chooses; what would be empty or as the content says is left out."""

    galaxies: list[GalaxyFacts]
    # The next to be scored first.
    goals: list[GoalFacts]
    # Whether the game ends with this round as things stand.
    last_round: bool
    # What each control brings the viewer as the tokens stand, bonuses included, by resource. A
    # spectator sees the income of the active seat.
    income: dict[str, dict[str, int]]
    # Of cards that cost something else at this table than the content says.
    costs: dict[str, dict[str, int]]
    # By the text of the shift.
    shifts: dict[str, ShiftFacts]
    # What a waiting tile would lack, by tile and space, where it would not lack all it asks for.
    placing: dict[str, dict[str, LackFacts]]
    # The nebulae a waiting star would serve, by star and space.
    serves: dict[str, dict[str, list[str]]]
    # Own power cards that cannot be used now, and whether the price or the effect is why.
    unusable: dict[str, str]
    # Cards of one type the viewer lacks for a free slot, by the number of the slot.
    slots_short: dict[str, int]
    # What ending the turn now would lose.
    losses: dict[str, int]
    # Beginnings of legal actions that are worth a look, the most pressing first.
    suggested: list[str]
