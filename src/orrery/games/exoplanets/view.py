"""What a seat or a spectator sees of the table, listed field by field; `sight.py` fills it in."""

from msgspec import Struct

from orrery.core.view import View


class Resources(Struct, frozen=True):
    energy: int
    water: int
    gas: int


class Markers(Struct, frozen=True):
    fusion: int
    flare: int
    stimulation: int


class PlanetView(Struct, frozen=True):
    """A planet in its row: the tile under it, the cubes of each seat, whose species rules it.

    `cost` holds the icons of a step as tiles have changed them, before Catalysis; `any_pays` says
    that any resource serves for any icon; `bonus` the points that tiles give to life here.
    """

    planet: str
    tile: str | None
    cubes: list[int]
    species: int | None
    cost: list[str]
    any_pays: bool
    bonus: int


class SeatView(Struct, frozen=True):
    """What a seat owns. Its tiles in hand and those it put face down are for its own eyes.

    `progress` tells for each tile in hand how far the seat is towards the count of its goal,
    `met` which goals in hand are met and not yet scored.
    """

    stock: Resources
    cubes: int
    cylinders: int
    markers: Markers
    claimed: list[str]
    hand_size: int
    hand: list[str] | None
    buried_size: int
    buried: list[str] | None
    progress: list[int] | None
    met: list[str] | None
    score: dict[str, int]


class Turn(Struct, frozen=True):
    """What the active seat may still need to know of its own turn.

    `number` counts the turns that are over; `round` is the turn of its own that the active seat
    takes, of `rounds`.
    `brings` tells for each row what the planet in hand would bring there, None for a full row;
    it is empty while no planet waits for its row.
    """

    number: int
    round: int
    rounds: int
    active: int
    held: list[str]
    built: str | None
    refill: int | None
    had_life: list[str]
    stimulated: list[str]
    catalysed: dict[str, int]
    brings: list[Resources | None]


class Settling(Struct, frozen=True):
    """What is still to be settled before the next deed."""

    planet: str | None
    to_species: bool
    swaps: int
    owed: list[int]
    due_planet: str | None
    due_tile: str | None
    losses: list[int]


class ExoplanetsView(View, frozen=True, kw_only=True):
    pending: str
    turn: Turn
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
