"""The content file: its counts, the constraints of the worked examples, and its mistakes."""

from collections import Counter
from importlib import resources

import pytest

from orrery.core.errors import ContentError
from orrery.games.exoplanets.content import RESOURCES, Planet, load, parse
from orrery.games.exoplanets.game import EXOPLANETS

TEXT = (
    resources.files("orrery.games.exoplanets").joinpath("content.toml").read_text(encoding="utf-8")
)
CONTENT = load()


def planets(type: str, size: int) -> list[Planet]:
    return [found for found in CONTENT.planet if (found.type, len(found.cost)) == (type, size)]


def test_components_by_number() -> None:
    assert len(CONTENT.planet) == 30
    assert len(CONTENT.tile) == 38
    assert len(CONTENT.goal) == 19
    assert len(CONTENT.effect) == 17
    supply = CONTENT.supply
    assert (supply.energy, supply.water, supply.gas) == (37, 17, 17)
    assert (supply.cubes, supply.cylinders) == (6, 4)


def test_planets_by_type_and_cost() -> None:
    types = Counter(planet.type for planet in CONTENT.planet)
    assert types == {"rocky": 8, "super-earth": 7, "gas": 7, "oceanic": 8}
    assert Counter(len(planet.cost) for planet in CONTENT.planet) == {1: 8, 2: 12, 3: 10}
    prints = {(p.type, tuple(sorted(p.cost)), p.left, p.right) for p in CONTENT.planet}
    assert len(prints) == 30


def test_icons_in_total() -> None:
    icons = Counter(icon for planet in CONTENT.planet for icon in planet.cost)
    assert icons == {"energy": 27, "water": 14, "gas": 15, "water-or-gas": 6}
    for side in ("left", "right"):
        sides = Counter(getattr(planet, side) for planet in CONTENT.planet)
        assert sides == {"energy": 8, "water": 11, "gas": 11}


def test_x1_a_rocky_planet_costs_one_energy() -> None:
    assert ("energy",) in [planet.cost for planet in planets("rocky", 1)]


def test_x2_a_rocky_planet_costs_gas_and_water() -> None:
    assert ("water", "gas") in [planet.cost for planet in planets("rocky", 2)]


def test_x3_the_planets_of_the_forty_point_example_exist() -> None:
    assert planets("rocky", 3)
    assert planets("super-earth", 1)
    assert planets("oceanic", 3)
    assert planets("gas", 2)


def test_x4_a_planet_costs_gas_and_energy() -> None:
    assert ("energy", "gas") in [planet.cost for planet in CONTENT.planet]


def test_x5_a_super_earth_beside_a_rocky_planet_yields_energy_and_gas() -> None:
    rocky = [planet for planet in CONTENT.planet if planet.type == "rocky"]
    green = [planet for planet in CONTENT.planet if planet.type == "super-earth"]
    assert any({old.right, new.left} == {"energy", "gas"} for old in rocky for new in green)


def test_x6_costs_are_one_to_three() -> None:
    assert {len(planet.cost) for planet in CONTENT.planet} == {1, 2, 3}


def test_x7_either_or_icons_are_on_oceanic_and_rocky_planets_only() -> None:
    either = [planet.type for planet in CONTENT.planet if "water-or-gas" in planet.cost]
    assert Counter(either) == {"rocky": 3, "oceanic": 3}


def test_x8_to_x12_tiles_and_goals() -> None:
    effects = {effect.id: effect for effect in CONTENT.effect}
    tiles = {tile.effect: tile for tile in CONTENT.tile}
    assert effects["radiation-belt"].amount < 0
    assert (tiles["radiation-belt"].background, tiles["radiation-belt"].marker) == (
        "navy",
        "fusion",
    )
    assert effects["cosmic-dust"].any == 2
    assert (tiles["cosmic-dust"].background, tiles["cosmic-dust"].marker) == ("grey", "flare")
    assert effects["fertile-dust"].amount == 2
    points = {goal.id: goal.points for goal in CONTENT.goal}
    assert (points["aggressive-parasites"], points["extreme-conditions"]) == (2, 4)
    assert set(Counter(tile.goal for tile in CONTENT.tile).values()) == {2}


def test_every_goal_is_once_on_a_grey_and_once_on_a_navy_tile() -> None:
    pairs = Counter((tile.goal, tile.background) for tile in CONTENT.tile)
    assert len(pairs) == 38
    assert Counter(tile.marker for tile in CONTENT.tile) == {"flare": 19, "fusion": 19}


def test_every_entry_names_its_source() -> None:
    content = EXOPLANETS.content()
    lists = ("setup", "row", "planet", "goal", "effect", "tile")
    entries = [entry for name in lists for entry in content[name]]
    entries += [content["numbers"], content["supply"]]
    assert {entry["source"] for entry in entries} == {"rulebook", "reconstructed"}
    assert {tile.source for tile in CONTENT.tile} == {"reconstructed"}


def test_what_the_rulebook_states_of_a_reconstructed_piece() -> None:
    pieces = (*CONTENT.planet, *CONTENT.goal, *CONTENT.effect, *CONTENT.tile)
    stated = {piece.id: piece.from_rulebook for piece in pieces if piece.from_rulebook}
    assert stated == {
        "P01": ("type", "cost"),
        "P04": ("type", "cost"),
        "P05": ("cost",),
        "aggressive-parasites": ("name", "points"),
        "extreme-conditions": ("name", "points"),
        "cosmic-dust": ("does", "any"),
        "radiation-belt": ("does", "scope", "changes"),
    } | dict.fromkeys(("T01", "T15", "T21", "T33", "T02", "T16", "T36"), ("background", "marker"))


def test_the_names_of_resources_are_the_notations() -> None:
    assert RESOURCES == ("energy", "water", "gas")


def first(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (first('id = "P02"', 'id = "P01"'), "planet[1].id"),
        (first('id = "2"', 'id = "1"'), "row[1].id"),
        (TEXT[: TEXT.rindex("[[tile]]")], "tile"),
        (first("seats = 3", "seats = 2"), "setup[1].seats"),
        (first("star_energy = 10", "star_energy = 9"), "setup[0].star_energy"),
        (first("star_energy_per_planet = 1", "star_energy_per_planet = 3"), "setup[0].star_energy"),
        (first("tiles_per_row = 3", "tiles_per_row = 2"), "setup[0].tiles_per_row"),
        (first("dealt_tiles = 3", "dealt_tiles = 5"), "numbers.dealt_tiles"),
        (first("water = 17", "water = 3"), "supply.water"),
        (first("energy = 37", "energy = 22"), "supply.energy"),
        (first('asks = "outnumber"', 'asks = "magic"'), "goal[0].asks"),
        (first('type = "rocky"\ncount', "count"), None),
        (first('asks = "types"', 'asks = "types"\ntype = "gas"'), "goal[10].type"),
        (first("level = 2\n", ""), "goal[1].level"),
        (first('does = "gain"', 'does = "magic"'), "effect[0].does"),
        (first("any = 2", "swaps = 2"), "effect[0].swaps"),
        (first('resource = "gas"\n', ""), "effect[10].resource"),
        (first('changes = "cost"\n', ""), "effect[10].changes"),
        (first('scope = ["orbit"]\n', ""), "effect[10].scope"),
        (first("amount = 1\n", "amount = 4\n"), "effect[10].amount"),
        (first('changes = "payment"', 'changes = "payment"\namount = 1'), "effect[16].amount"),
        (first('from_rulebook = ["cost"]', 'from_rulebook = ["price"]'), "planet[4].from_rulebook"),
        (first('goal = "deep-sea"', 'goal = "shallow-sea"'), "tile[10].goal"),
        (first('effect = "solar-wind"', 'effect = "no-wind"'), "tile[4].effect"),
        (first('background = "grey"', 'background = "navy"'), "tile[0].background"),
        (TEXT.replace('effect = "spark-of-life"', 'effect = "catalysis"'), "tile"),
    ],
)
def test_a_mistake_is_reported_with_its_place(text: str, place: str | None) -> None:
    if place is None:
        assert parse(text).goal[2].type is None
        return
    with pytest.raises(ContentError) as refusal:
        parse(text)
    assert refusal.value.facts["place"] == place


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (first("points = 2", 'points = "two"'), "$.goal[0].points"),
        (first('left = "gas"', 'left = "mud"'), "$.planet[0].left"),
        (first('source = "reconstructed"\n', ""), "source"),
        (first("[numbers]", "[numbers"), "line 6"),
        (first("dealt_tiles", "delt_tiles"), "delt_tiles"),
    ],
)
def test_a_wrong_value_or_a_broken_file_is_reported_with_its_place(text: str, where: str) -> None:
    with pytest.raises(ContentError) as refusal:
        parse(text)
    assert where in str(refusal.value.facts["problem"])


def test_the_shipped_content_is_the_parsed_file() -> None:
    assert parse(TEXT) == CONTENT
