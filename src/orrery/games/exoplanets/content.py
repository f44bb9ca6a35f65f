"""Loads content.toml into typed records and reports a mistake with its place."""

from collections import Counter
from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from orrery.core.content import ContentFile, ContentItem

Resource = Literal["energy", "water", "gas"]
Icon = Literal["energy", "water", "gas", "water-or-gas"]
PlanetType = Literal["rocky", "super-earth", "gas", "oceanic"]
Marker = Literal["fusion", "flare"]
Scope = Literal["planet", "neighbours", "row", "orbit"]
Change = Literal["points", "cost", "payment"]
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
EFFECTS = ("gain", "harvest", "swap", "discount", "spark", "modify")
SCOPES: tuple[Scope, ...] = ("planet", "neighbours", "row", "orbit")
CHANGES: tuple[Change, ...] = ("points", "cost", "payment")

PLANETS = 30
TILES = 38
STACKS = 2
# What the packed words of a state can hold.
_MOST_DISCOUNTS = 3
_MOST_ICONS = 3
_MOST_GOALS = 60


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    energy: Count
    water: Count
    gas: Count


class Numbers(ContentItem, frozen=True):
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


class Cost(ContentItem, frozen=True):
    """The fewest icons that reductions leave of a step of life."""

    smallest: Annotated[int, Meta(ge=0, le=3)]


class Supply(ContentItem, frozen=True):
    energy: Count
    water: Count
    gas: Count
    cubes: Count
    cylinders: Count


class Setup(ContentItem, frozen=True):
    seats: Literal[2, 3, 4]
    star_energy: Count
    tiles_per_row: Annotated[int, Meta(ge=1, le=5)]
    fusion: Annotated[int, Meta(ge=1, le=60)]
    flare: Annotated[int, Meta(ge=1, le=60)]
    stimulation: Annotated[int, Meta(ge=1, le=60)]


class Piece(ContentItem, frozen=True, kw_only=True):
    """A printed piece. `from_rulebook` names the facts that the rulebook states where the rest of
    the piece is reconstructed: fields, or its `name`."""

    id: Id
    from_rulebook: tuple[str, ...] = ()


class Row(ContentItem, frozen=True):
    id: Id
    direction: Literal["left", "right"]


class Planet(Piece, frozen=True):
    type: PlanetType
    cost: Annotated[tuple[Icon, ...], Meta(min_length=1, max_length=3)]
    left: Resource
    right: Resource


class Goal(Piece, frozen=True):
    number: Count
    points: Count
    asks: str
    count: Annotated[int, Meta(ge=1, le=24)]
    type: PlanetType | None = None
    level: Annotated[int, Meta(ge=1, le=4)] | None = None
    cost: Annotated[int, Meta(ge=1, le=3)] | None = None
    from_orbit: Annotated[int, Meta(ge=1, le=6)] | None = None
    to_orbit: Annotated[int, Meta(ge=1, le=6)] | None = None


class Effect(Piece, frozen=True):
    """`modify` lies under a planet and changes the planets of its scope as long as it lies there:
    the points of each seat with life there, the icons of one resource in the cost of a step, or
    the payment, so that any resource pays for any icon. The other effects are used once."""

    does: str
    any: Count = 0
    energy: Count = 0
    water: Count = 0
    gas: Count = 0
    swaps: Count = 0
    largest_cost: Count = 0
    scope: tuple[Scope, ...] = ()
    changes: Change | None = None
    resource: Resource | None = None
    amount: Annotated[int, Meta(ge=-20, le=20)] = 0


class Tile(Piece, frozen=True):
    goal: Id
    effect: Id
    background: Literal["grey", "navy"]
    marker: Marker


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    cost: Cost
    supply: Supply
    setup: tuple[Setup, Setup, Setup]
    row: tuple[Row, Row, Row, Row]
    planet: tuple[Planet, ...]
    goal: tuple[Goal, ...]
    effect: tuple[Effect, ...]
    tile: tuple[Tile, ...]


_FILE: Final = ContentFile(__package__)


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
    _FILE.check_ids("row", [row.id for row in content.row])
    _FILE.check_ids("planet", [planet.id for planet in content.planet], exactly=PLANETS)
    _FILE.check_ids("goal", [goal.id for goal in content.goal], at_most=_MOST_GOALS)
    _FILE.check_ids("effect", [effect.id for effect in content.effect])
    _FILE.check_ids("tile", [tile.id for tile in content.tile], exactly=TILES)
    _check_setup(content)
    _check_goals(content)
    _check_effects(content)
    _check_tiles(content)
    _check_sources(content)


def _check_setup(content: Content) -> None:
    for place, setup in enumerate(content.setup):
        if setup.seats != place + 2:
            _FILE.refuse(f"setup[{place}].seats", "order", setup.seats)
        turns, rest = divmod(setup.star_energy, content.numbers.star_energy_per_planet)
        if rest != 0 or turns % setup.seats != 0:
            _FILE.refuse(f"setup[{place}].star_energy", "uneven-turns", setup.star_energy)
        if not 0 < turns <= 4 * setup.tiles_per_row:
            _FILE.refuse(f"setup[{place}].tiles_per_row", "too-few", setup.tiles_per_row)
        if setup.seats * content.numbers.dealt_tiles + turns > TILES:
            _FILE.refuse("numbers.dealt_tiles", "too-many", content.numbers.dealt_tiles)
        for kind in RESOURCES:
            spent = setup.seats * getattr(content.numbers.start, kind)
            spent += setup.star_energy if kind == "energy" else 0
            if spent > getattr(content.supply, kind):
                _FILE.refuse(f"supply.{kind}", "too-few", getattr(content.supply, kind))


def _check_goals(content: Content) -> None:
    needed = {"level": {"level", "cost"}, "orbits": {"from_orbit", "to_orbit"}}
    allowed = {"presence": {"type"}, "species": {"type"}}
    for place, goal in enumerate(content.goal):
        if goal.asks not in ASKS:
            _FILE.refuse(f"goal[{place}].asks", "unknown", goal.asks)
        needs = needed.get(goal.asks, set())
        for field in ("type", "level", "cost", "from_orbit", "to_orbit"):
            given = getattr(goal, field) is not None
            if given != (field in needs) and field not in allowed.get(goal.asks, ()):
                _FILE.refuse(f"goal[{place}].{field}", "does-not-fit", goal.asks)


# The fields of each effect, by what it does or, under a planet, by what it changes.
_FIELDS: Final[dict[str | None, set[str]]] = {
    "gain": {"any", "energy", "water", "gas"},
    "harvest": {"energy", "water", "gas"},
    "swap": {"swaps", "any"},
    "discount": set(),
    "spark": {"largest_cost"},
    "points": {"scope", "changes", "amount"},
    "cost": {"scope", "changes", "resource", "amount"},
    "payment": {"scope", "changes"},
}


def _check_effects(content: Content) -> None:
    for place, effect in enumerate(content.effect):
        if effect.does not in EFFECTS:
            _FILE.refuse(f"effect[{place}].does", "unknown", effect.does)
        is_modifier = effect.does == "modify"
        if is_modifier and effect.changes is None:
            _FILE.refuse(f"effect[{place}].changes", "missing", effect.id)
        allowed = _FIELDS[effect.changes if is_modifier else effect.does]
        for field in sorted(set().union(*_FIELDS.values())):
            given = bool(getattr(effect, field))
            if given and field not in allowed:
                _FILE.refuse(f"effect[{place}].{field}", "does-not-fit", effect.does)
            if is_modifier and not given and field in allowed:
                _FILE.refuse(f"effect[{place}].{field}", "missing", effect.id)
        if effect.changes == "cost" and abs(effect.amount) > _MOST_ICONS:
            _FILE.refuse(f"effect[{place}].amount", "too-much", effect.amount)


def _check_tiles(content: Content) -> None:
    goals = {goal.id for goal in content.goal}
    effects = {effect.id: effect.does for effect in content.effect}
    for place, tile in enumerate(content.tile):
        _FILE.check_known(f"tile[{place}].goal", tile.goal, goals)
        _FILE.check_known(f"tile[{place}].effect", tile.effect, effects)
        if (tile.background == "navy") != (effects[tile.effect] == "modify"):
            _FILE.refuse(f"tile[{place}].background", "does-not-fit", tile.effect)
    discounts = Counter(effects[tile.effect] for tile in content.tile)["discount"]
    if discounts > _MOST_DISCOUNTS:
        _FILE.refuse("tile", "too-many-discounts", discounts)


def _check_sources(content: Content) -> None:
    for name in ("planet", "goal", "effect", "tile"):
        for place, entry in enumerate(getattr(content, name)):
            for fact in entry.from_rulebook:
                _FILE.check_known(
                    f"{name}[{place}].from_rulebook", fact, {"name", *entry.__struct_fields__}
                )
