"""Loads content.toml into typed records and reports a mistake with its place."""

import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from orrery.core.errors import ContentError

Source = Literal["rulebook", "reconstructed"]
Resource = Literal["energy", "water", "gas"]
Icon = Literal["energy", "water", "gas", "water-or-gas"]
PlanetType = Literal["rocky", "super-earth", "gas", "oceanic"]
Marker = Literal["fusion", "flare"]
Count = Annotated[int, Meta(ge=0, le=60)]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9-]+$", max_length=40)]

RESOURCES: tuple[Resource, ...] = ("energy", "water", "gas")
ICONS: tuple[Icon, ...] = ("energy", "water", "gas", "water-or-gas")
TYPES: tuple[PlanetType, ...] = ("rocky", "super-earth", "gas", "oceanic")
MARKERS: tuple[Marker, ...] = ("fusion", "flare")
ASKS = (
    "presence",
    "level",
    "species",
    "types",
    "orbit",
    "alignment",
    "orbits",
    "resources",
    "outnumber",
    "shared",
)
ONE_SHOT = ("gain", "harvest", "swap", "discount", "spark")
UNDER_PLANET = ("score-neighbours", "orbit-costs-more", "row-costs-less", "pay-with-any")
EFFECTS = ONE_SHOT + UNDER_PLANET

PLANETS = 30
TILES = 38
STACKS = 2
# What the packed words of a state can hold.
_MOST_DISCOUNTS = 3
_MOST_GOALS = 60


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    energy: Count
    water: Count
    gas: Count


class Numbers(Entry, frozen=True):
    dealt_tiles: Count
    drawn_planets: Annotated[int, Meta(ge=1, le=2)]
    start: Stock
    star_energy_per_planet: Annotated[int, Meta(ge=1, le=4)]
    cube_points: Count
    species_points: Count
    markers_per_resource: Annotated[int, Meta(ge=1, le=8)]
    hole_loss: Count
    hole_loss_most: Count
    storm_gas: Count
    storm_water_most: Count
    storm_energy: Count


class Supply(Entry, frozen=True):
    energy: Count
    water: Count
    gas: Count
    cubes: Count
    cylinders: Count


class Setup(Entry, frozen=True):
    seats: Literal[2, 3, 4]
    star_energy: Count
    tiles_per_row: Annotated[int, Meta(ge=1, le=5)]
    fusion: Annotated[int, Meta(ge=1, le=60)]
    flare: Annotated[int, Meta(ge=1, le=60)]
    stimulation: Annotated[int, Meta(ge=1, le=60)]


class Row(Entry, frozen=True):
    id: Id
    direction: Literal["left", "right"]


class Planet(Entry, frozen=True):
    id: Id
    type: PlanetType
    cost: Annotated[tuple[Icon, ...], Meta(min_length=1, max_length=3)]
    left: Resource
    right: Resource


class Goal(Entry, frozen=True):
    id: Id
    number: Count
    points: Count
    asks: str
    count: Annotated[int, Meta(ge=1, le=24)]
    type: PlanetType | None = None
    level: Annotated[int, Meta(ge=1, le=4)] | None = None
    cost: Annotated[int, Meta(ge=1, le=3)] | None = None
    from_orbit: Annotated[int, Meta(ge=1, le=6)] | None = None
    to_orbit: Annotated[int, Meta(ge=1, le=6)] | None = None
    points_source: Source | None = None


class Effect(Entry, frozen=True):
    id: Id
    does: str
    any: Count = 0
    energy: Count = 0
    water: Count = 0
    gas: Count = 0
    swaps: Count = 0
    largest_cost: Count = 0
    points: Annotated[int, Meta(ge=-60, le=60)] = 0
    resource: Resource | None = None


class Tile(Entry, frozen=True):
    id: Id
    goal: Id
    effect: Id
    background: Literal["grey", "navy"]
    marker: Marker


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    supply: Supply
    setup: tuple[Setup, Setup, Setup]
    row: tuple[Row, Row, Row, Row]
    planet: tuple[Planet, ...]
    goal: tuple[Goal, ...]
    effect: tuple[Effect, ...]
    tile: tuple[Tile, ...]


def parse(text: str) -> Content:
    """Content from TOML; every mistake is a ContentError that names its place."""
    try:
        content = msgspec.convert(tomllib.loads(text), Content)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(file="exoplanets/content.toml", problem=str(error)) from None
    _check(content)
    return content


@cache
def load() -> Content:
    """The content shipped with the game."""
    return parse(resources.files(__package__).joinpath("content.toml").read_text("utf-8"))


def _refuse(place: str, problem: str, value: object) -> None:
    raise ContentError(file="exoplanets/content.toml", place=place, problem=problem, value=value)


def _check(content: Content) -> None:
    _check_ids("row", [row.id for row in content.row])
    _check_ids("planet", [planet.id for planet in content.planet], exactly=PLANETS)
    _check_ids("goal", [goal.id for goal in content.goal], at_most=_MOST_GOALS)
    _check_ids("effect", [effect.id for effect in content.effect])
    _check_ids("tile", [tile.id for tile in content.tile], exactly=TILES)
    _check_setup(content)
    _check_goals(content)
    _check_effects(content)
    _check_tiles(content)


def _check_ids(name: str, ids: list[str], exactly: int = -1, at_most: int = 99) -> None:
    for place, id in enumerate(ids):
        if id in ids[:place]:
            _refuse(f"{name}[{place}].id", "used-twice", id)
    if len(ids) > at_most or exactly not in (-1, len(ids)):
        _refuse(name, "number", len(ids))


def _check_setup(content: Content) -> None:
    for place, setup in enumerate(content.setup):
        if setup.seats != place + 2:
            _refuse(f"setup[{place}].seats", "order", setup.seats)
        turns, rest = divmod(setup.star_energy, content.numbers.star_energy_per_planet)
        if rest != 0 or turns % setup.seats != 0:
            _refuse(f"setup[{place}].star_energy", "uneven-turns", setup.star_energy)
        if not 0 < turns <= 4 * setup.tiles_per_row:
            _refuse(f"setup[{place}].tiles_per_row", "too-few", setup.tiles_per_row)
        if setup.seats * content.numbers.dealt_tiles + turns > TILES:
            _refuse("numbers.dealt_tiles", "too-many", content.numbers.dealt_tiles)
        for kind in RESOURCES:
            spent = setup.seats * getattr(content.numbers.start, kind)
            spent += setup.star_energy if kind == "energy" else 0
            if spent > getattr(content.supply, kind):
                _refuse(f"supply.{kind}", "too-few", getattr(content.supply, kind))


def _check_goals(content: Content) -> None:
    needed = {"level": {"level", "cost"}, "orbits": {"from_orbit", "to_orbit"}}
    allowed = {"presence": {"type"}, "species": {"type"}}
    for place, goal in enumerate(content.goal):
        if goal.asks not in ASKS:
            _refuse(f"goal[{place}].asks", "unknown", goal.asks)
        needs = needed.get(goal.asks, set())
        for field in ("type", "level", "cost", "from_orbit", "to_orbit"):
            given = getattr(goal, field) is not None
            if given != (field in needs) and field not in allowed.get(goal.asks, ()):
                _refuse(f"goal[{place}].{field}", "does-not-fit", goal.asks)


def _check_effects(content: Content) -> None:
    uses = {
        "gain": {"any", "energy", "water", "gas"},
        "harvest": {"energy", "water", "gas"},
        "swap": {"swaps", "any"},
        "spark": {"largest_cost"},
        "score-neighbours": {"points"},
        "orbit-costs-more": {"resource"},
        "row-costs-less": {"resource"},
    }
    for place, effect in enumerate(content.effect):
        if effect.does not in EFFECTS:
            _refuse(f"effect[{place}].does", "unknown", effect.does)
        for field in (
            "any", "energy", "water", "gas", "swaps", "largest_cost", "points", "resource"
        ):  # fmt: skip
            if getattr(effect, field) and field not in uses.get(effect.does, set()):
                _refuse(f"effect[{place}].{field}", "does-not-fit", effect.does)
        if (effect.resource is None) == ("resource" in uses.get(effect.does, set())):
            _refuse(f"effect[{place}].resource", "missing", effect.does)


def _check_tiles(content: Content) -> None:
    goals = {goal.id for goal in content.goal}
    effects = {effect.id: effect.does for effect in content.effect}
    for place, tile in enumerate(content.tile):
        if tile.goal not in goals:
            _refuse(f"tile[{place}].goal", "unknown-id", tile.goal)
        if tile.effect not in effects:
            _refuse(f"tile[{place}].effect", "unknown-id", tile.effect)
        if (tile.background == "navy") != (effects[tile.effect] in UNDER_PLANET):
            _refuse(f"tile[{place}].background", "does-not-fit", tile.effect)
    discounts = Counter(effects[tile.effect] for tile in content.tile)["discount"]
    if discounts > _MOST_DISCOUNTS:
        _refuse("tile", "too-many-discounts", discounts)
