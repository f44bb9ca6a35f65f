"""Loads content.toml into typed records and reports a mistake with its place."""

from collections.abc import Collection
from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from orrery.core.content import ContentFile, ContentItem, Source

Star = Literal["H", "He", "O", "C"]
Energy = Literal["light", "time", "gravity", "chemistry"]
Sector = Literal["delta", "psi", "phi"]
Passive = Literal["energy-card", "crystal-step", "graviton", "proto-life"]
Count = Annotated[int, Meta(ge=0, le=99)]

STARS: tuple[Star, ...] = ("H", "He", "O", "C")
ENERGIES: tuple[Energy, ...] = ("light", "time", "gravity", "chemistry")
SECTORS: tuple[Sector, ...] = ("delta", "psi", "phi")
POWERS_PER_DECK = 8
TILES_PER_SIZE = 16
# Each card of any type is named in the action, so their number decides how many actions there are.
MOST_ANY = 2


class Numbers(ContentItem, frozen=True):
    slot_prices: tuple[Count, Count, Count, Count]
    scoring_spaces: tuple[Count, ...]
    chamber_top: Count
    shifts: Count
    control_capacity: Count
    hand_limit: Count
    starting_hand: Count
    energy_row: Count
    set_size: Count
    set_points: Count
    goal_points: tuple[Count, Count]
    goals_in_play: Count
    goal_track: Count


class Supply(ContentItem, frozen=True):
    stars: dict[Star, Count]
    life: Count
    energy_cards: dict[Energy, Count]
    time_crystals: dict[Literal["2", "3", "4"], Count]
    dark_energy: dict[Literal["2", "3", "4"], Count]
    advanced_life_first: tuple[Annotated[int, Meta(ge=4, le=8)], ...]
    advanced_life_second: tuple[Annotated[int, Meta(ge=4, le=8)], ...]
    advanced_life_first_per_seat: Count


class Active(Struct, frozen=True, forbid_unknown_fields=True):
    H: Count = 0
    He: Count = 0
    O: Count = 0  # noqa: E741
    C: Count = 0
    dna: Count = 0
    supernova: Count = 0
    nebula: Annotated[int, Meta(ge=0, le=1)] = 0


class Control(ContentItem, frozen=True):
    id: Energy
    active: Active
    passive: Passive


class Goal(ContentItem, frozen=True):
    id: str
    counts: Literal[
        "stable-life",
        "proto-life",
        "supernovas",
        "stars",
        "largest-star-group",
        "completed-nebulae",
        "scored-crystals",
        "stars-beside-advanced-life",
        "life",
        "nebula-sizes",
    ]
    star: Star | None = None
    size: Literal[1, 2, 3] | None = None
    sector: Sector | None = None


class Tile(ContentItem, frozen=True):
    id: str
    size: Literal[1, 2, 3]
    needs: dict[Star, Annotated[int, Meta(ge=1, le=6)]]
    points: Count


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """Energy cards: of a given type, `any` of any types, `same` of one free type; then what else
    is paid."""

    light: Count = 0
    time: Count = 0
    gravity: Count = 0
    chemistry: Count = 0
    any: Annotated[int, Meta(ge=0, le=MOST_ANY)] = 0
    same: Count = 0
    graviton: Count = 0
    supernova: Annotated[int, Meta(ge=0, le=1)] = 0
    stable: Count = 0
    proto: Count = 0
    discharge: bool = False


# The vocabulary of effects, and what an entry says beyond the word. `times`, `points` and
# `then_steps` go with every word.
EFFECTS: dict[str, tuple[str, ...]] = {
    "steps": (),
    "steps-or-protos": (),
    "gain-star": ("star",),
    "gain-any-star": (),
    "star-in-sector": ("sector",),
    "exchange-star": (),
    "flip": ("then_irradiate",),
    "restore": (),
    "place-stable": (),
    "stabilise": (),
    "stabilise-beside": ("star",),
    "irradiate": (),
    "drift": (),
    "speciate": (),
    "evolve": (),
    "wormhole": (),
    "stardust": (),
    "relocate": (),
}


class Power(ContentItem, frozen=True):
    id: str
    deck: Energy
    cost: Cost
    effect: str
    bonus: Passive
    bonus_source: Source
    times: Count = 1
    star: Star | None = None
    sector: Sector | None = None
    points: Count = 0
    then_steps: Count = 0
    then_irradiate: bool = False


class Edition(ContentItem, frozen=True):
    id: str
    costs: dict[str, Cost] = {}  # noqa: RUF012 - msgspec copies it
    stardust_replaces_any: bool = False
    last_hand_limit: bool = False


class Board(ContentItem, frozen=True):
    central_star: str
    start_life: str
    start_nebulae: tuple[str, str, str]


class NebulaSpace(ContentItem, frozen=True):
    id: str
    q: int
    r: int
    sector: Sector
    stars: tuple[str, str, str, str, str, str]
    life: tuple[str, str, str, str, str, str]


class StarSpace(ContentItem, frozen=True):
    id: str
    x: float
    y: float


class LifeSpace(ContentItem, frozen=True):
    id: str
    ends: tuple[str, str]
    x: float
    y: float


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    supply: Supply
    board: Board
    control: tuple[Control, Control, Control, Control]
    goal: tuple[Goal, ...]
    tile: tuple[Tile, ...]
    power: tuple[Power, ...]
    edition: tuple[Edition, ...]
    nebula_space: tuple[NebulaSpace, ...]
    star_space: tuple[StarSpace, ...]
    life_space: tuple[LifeSpace, ...]


_FILE: Final = ContentFile(__package__)
# What the packed words of a state can hold; a content file may have less, not more.
_MOST_GOALS = 16
_MOST_NEBULA_SPACES = 12
_MOST_SPACES = 60
_LONGEST_TRACK = 4
_SEAT_COUNTS = ("2", "3", "4")


def parse(text: str) -> Content:
    """Content from TOML; every mistake is a ContentError that names its place."""
    content = _FILE.convert(text, Content)
    _check(content)
    return content


@cache
def load() -> Content:
    """The content in play."""
    return parse(_FILE.read())


def _check(content: Content) -> None:
    _FILE.check_ids("goal", [goal.id for goal in content.goal], at_most=_MOST_GOALS)
    _FILE.check_ids("tile", [tile.id for tile in content.tile])
    _check_supply(content)
    _check_goals(content)
    _check_tiles(content)
    _check_powers(content)
    _check_board(content)
    order = tuple(control.id for control in content.control)
    if order != ENERGIES:
        _FILE.refuse("control", "order", order)


def _check_supply(content: Content) -> None:
    supply, numbers = content.supply, content.numbers
    _complete("supply.stars", supply.stars, STARS)
    _complete("supply.energy_cards", supply.energy_cards, ENERGIES)
    _complete("supply.time_crystals", supply.time_crystals, _SEAT_COUNTS)
    _complete("supply.dark_energy", supply.dark_energy, _SEAT_COUNTS)
    most = int(_SEAT_COUNTS[-1])
    if len(supply.advanced_life_first) < supply.advanced_life_first_per_seat * most:
        _FILE.refuse("supply.advanced_life_first", "too-few", len(supply.advanced_life_first))
    # A token must always find a control that is not full.
    for seats, dark in supply.dark_energy.items():
        if int(seats) + dark > 3 * numbers.control_capacity:
            _FILE.refuse(f"supply.dark_energy.{seats}", "too-many", dark)
    if numbers.goals_in_play > len(content.goal):
        _FILE.refuse("numbers.goals_in_play", "too-many", numbers.goals_in_play)
    if not 2 <= numbers.goal_track <= _LONGEST_TRACK:
        _FILE.refuse("numbers.goal_track", "out-of-range", numbers.goal_track)


def _complete(place: str, given: Collection[str], wanted: tuple[str, ...]) -> None:
    for name in wanted:
        if name not in given:
            _FILE.refuse(place, "missing", name)


def _check_goals(content: Content) -> None:
    wants = {
        "stars": "star",
        "completed-nebulae": "size",
        "life": "sector",
        "nebula-sizes": "sector",
    }
    for place, goal in enumerate(content.goal):
        for field in ("star", "size", "sector"):
            if (getattr(goal, field) is not None) != (wants.get(goal.counts) == field):
                _FILE.refuse(f"goal[{place}].{field}", "does-not-fit", goal.counts)


def _check_tiles(content: Content) -> None:
    for size in (1, 2, 3):
        tiles = [tile for tile in content.tile if tile.size == size]
        if len(tiles) != TILES_PER_SIZE:
            _FILE.refuse("tile", f"number-of-size-{size}", len(tiles))
    for place, tile in enumerate(content.tile):
        if not 1 <= sum(tile.needs.values()) <= 6:
            _FILE.refuse(f"tile[{place}].needs", "number-of-stars", sum(tile.needs.values()))


def _check_powers(content: Content) -> None:
    powers = [power.id for power in content.power]
    _FILE.check_ids("power", powers)
    for deck in ENERGIES:
        cards = [power for power in content.power if power.deck == deck]
        if len(cards) != POWERS_PER_DECK:
            _FILE.refuse("power", f"number-of-{deck}", len(cards))
    for place, power in enumerate(content.power):
        if power.effect not in EFFECTS:
            _FILE.refuse(f"power[{place}].effect", "unknown-effect", power.effect)
        _check_cost(f"power[{place}].cost", power.cost)
        for field in ("star", "sector"):
            if (getattr(power, field) is not None) != (field in EFFECTS[power.effect]):
                _FILE.refuse(f"power[{place}].{field}", "does-not-fit", power.effect)
        if power.then_irradiate and "then_irradiate" not in EFFECTS[power.effect]:
            _FILE.refuse(f"power[{place}].then_irradiate", "does-not-fit", power.effect)
    for place, edition in enumerate(content.edition):
        for card, cost in edition.costs.items():
            _FILE.check_known(f"edition[{place}].costs", card, powers)
            _check_cost(f"edition[{place}].costs.{card}", cost)
    _FILE.check_ids("edition", [edition.id for edition in content.edition])
    if not content.edition:
        _FILE.refuse("edition", "missing", None)


def _check_cost(place: str, cost: Cost) -> None:
    kinds = [cost.light, cost.time, cost.gravity, cost.chemistry, cost.any, cost.same]
    if sum(count > 0 for count in kinds) != (0 if cost.discharge else 1):
        _FILE.refuse(place, "one-kind-of-card", kinds)
    pieces = [cost.supernova, cost.stable, cost.proto]
    if sum(count > 0 for count in pieces) > 1:
        _FILE.refuse(place, "one-kind-of-piece", pieces)


def _check_board(content: Content) -> None:
    stars = [space.id for space in content.star_space]
    life = [space.id for space in content.life_space]
    nebulae = [space.id for space in content.nebula_space]
    _FILE.check_ids("star_space", stars, at_most=_MOST_SPACES)
    _FILE.check_ids("life_space", life, at_most=_MOST_SPACES)
    _FILE.check_ids("nebula_space", nebulae, at_most=_MOST_NEBULA_SPACES)
    for place, side in enumerate(content.life_space):
        for end in side.ends:
            _FILE.check_known(f"life_space[{place}].ends", end, stars)
    ends = {side.id: set(side.ends) for side in content.life_space}
    for place, space in enumerate(content.nebula_space):
        if len(set(space.stars)) + len(set(space.life)) < len(space.stars) + len(space.life):
            _FILE.refuse(f"nebula_space[{place}]", "used-twice", space.id)
        for corner in space.stars:
            _FILE.check_known(f"nebula_space[{place}].stars", corner, stars)
        for side_id in space.life:
            _FILE.check_known(f"nebula_space[{place}].life", side_id, life)
            if not ends[side_id] <= set(space.stars):
                _FILE.refuse(f"nebula_space[{place}].life", "side-without-its-corners", side_id)
    _FILE.check_known("board.central_star", content.board.central_star, stars)
    _FILE.check_known("board.start_life", content.board.start_life, life)
    for start in content.board.start_nebulae:
        _FILE.check_known("board.start_nebulae", start, nebulae)
