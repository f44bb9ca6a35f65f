"""What a seat or a spectator sees of the table, listed field by field, and what follows from it by
the rules. `views.py` builds the one, `facts.py` the other."""

from typing import Literal

from msgspec import Struct

from orrery.core.view import Facts, View


class Resources(Struct, frozen=True):
    energy: int
    water: int
    gas: int


class Markers(Struct, frozen=True):
    fusion: int
    flare: int
    stimulation: int


class PlanetView(Struct, frozen=True):
    """A planet in its row: the tile under it, the cubes of each seat, the seat whose species
    dominates it."""

    planet: str
    tile: str | None
    cubes: list[int]
    species: int | None


class SeatView(Struct, frozen=True):
    """What a seat owns. Only the seat itself sees its hand and the tiles it put face down."""

    stock: Resources
    cubes: int
    cylinders: int
    markers: Markers
    claimed: list[str]
    hand_size: int
    hand: list[str] | None
    buried_size: int
    buried: list[str] | None
    score: dict[str, int]


class TurnView(Struct, frozen=True):
    """The turn of the active seat; `number` counts the turns that are over."""

    number: int
    active: int
    held: list[str]
    built: str | None
    refill: int | None
    had_life: list[str]
    stimulated: list[str]
    catalysed: dict[str, int]


class Settling(Struct, frozen=True):
    """What must be settled before the active seat goes on."""

    planet: str | None
    to_species: bool
    swaps: int
    owed: list[int]
    due_planet: str | None
    due_tile: str | None
    losses: list[int]


class ExoplanetsView(View, frozen=True, kw_only=True):
    pending: str
    turn: TurnView
    settling: Settling
    star: int
    cloud: Resources
    markers: Markers
    tiles_per_row: int
    rows: list[list[PlanetView]]
    stacks: list[list[str]]
    bag_size: int
    spent: list[str]
    players: list[SeatView]


Phase = Literal["setup", "birth", "life", "event"]
LifeObstacle = Literal["not-now", "species", "full", "cubes", "cost"]
EffectObstacle = Literal["not-now", "no-result"]
GoalStatus = Literal["open", "met", "scored"]
MarkerId = Literal["fusion", "flare", "stimulation"]


class PlanetFacts(Struct, frozen=True):
    """The icons that a step of life costs as tiles have changed them, whether any resource pays for
    any icon, and the points that tiles add for each seat with life here."""

    cost: list[str]
    any_pays: bool
    bonus: int


class StepFacts(Struct, frozen=True):
    """A step that can be paid now: the level it leads to, how many steps are paid for at once, and
    the points it adds."""

    level: int
    steps: int
    points: int


class TileFacts(Struct, frozen=True):
    """A tile in the viewer's hand: how far the seat is towards the count of its goal, whether the
    goal can still be scored, and why the effect cannot be used now."""

    progress: int
    goal: GoalStatus
    effect: EffectObstacle | None


class ExoplanetsFacts(Facts, frozen=True, kw_only=True):
    """`round` is the turn of its own that the active seat takes, of `rounds`; `left` how often the
    choice asked for comes again.

    By planet: `planets`, `reductions` (icons that Catalysis takes off a step of the active seat),
    `obstacles` (why the viewer, who is to act, cannot create life there).
    By the text of an action: `steps`, `brings` (resources that come with it), `leaves` (what a
    payment leaves, also where it is made without being asked for), `completes` (goals in the hand
    that are met by it), `takes_last` (markers of which it takes the last one).
    `hand` is in the order of the viewer's hand. Ending the turn now leaves the goals `unclaimed` in
    the hand and, in the last turn, wastes what is `unspent`.
    `cause` says why resources may be taken or swapped: the id of an effect, or an event.
    `suggested` are legal actions that score at once, goals first.
    """

    phase: Phase
    round: int
    rounds: int
    left: int
    planets: dict[str, PlanetFacts]
    reductions: dict[str, int]
    obstacles: dict[str, LifeObstacle]
    steps: dict[str, StepFacts]
    brings: dict[str, Resources]
    leaves: dict[str, Resources]
    completes: dict[str, list[str]]
    takes_last: dict[str, list[MarkerId]]
    hand: list[TileFacts]
    unclaimed: list[str]
    unspent: Resources | None
    cause: str
    suggested: list[str]
