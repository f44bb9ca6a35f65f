"""The content file: what it holds, and that a mistake in it is reported with its place."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from math import dist, sqrt
from typing import Any

import pytest

from orrery.core.errors import ContentError
from orrery.games.cosmos.content import EFFECTS, ENERGIES, load, parse
from orrery.games.cosmos.effects.vocabulary import WORDS
from orrery.games.cosmos.game import COSMOS

TEXT = resources.files("orrery.games.cosmos").joinpath("content.toml").read_text("utf-8")
TILES = """
1-01 H H He 3      1-02 H H He 3      1-03 H H O 3       1-04 H H C 3
1-05 H He He 3     1-06 H He He 3     1-07 H He O 4      1-08 H He C 4
1-09 H O C 4       1-10 H O C 4       1-11 He He O 4     1-12 He He C 4
1-13 H O O 4       1-14 H C C 4       1-15 He O C 5      1-16 He O C 5
2-01 H H H O 5     2-02 H H H C 5     2-03 H H He He 5   2-04 H H He O 6
2-05 H H He C 6    2-06 H H O C 6     2-07 H H O O 6     2-08 H H C C 6
2-09 H He He O 6   2-10 H He He C 6   2-11 H He O C 7    2-12 H O O C 7
2-13 H O C C 7     2-14 He He O C 7   2-15 He He O O 7   2-16 He He C C 7
"""
POINTS_OF_STAR = {"H": 1.0, "He": 1.5, "O": 2.0, "C": 2.0}


def sourced(value: object, place: str = "") -> Iterator[tuple[str, object]]:
    """Every entry of the file: a table at the top or in a list."""
    assert isinstance(value, dict)
    for name, entry in value.items():
        if isinstance(entry, list):
            for number, item in enumerate(entry):
                yield f"{name}[{number}]", item.get("source")
        else:
            yield name, entry.get("source")


def test_every_entry_says_where_it_comes_from() -> None:
    sources = dict(sourced(tomllib.loads(TEXT)))
    assert len(sources) == 3 + 4 + 16 + 48 + 32 + 4 + 12 + 37 + 48
    assert set(sources.values()) == {"rulebook", "reconstructed"}


def test_what_is_reconstructed_is_the_board_the_tiles_but_one_and_the_bonuses() -> None:
    content = load()
    entries = (*content.nebula_space, *content.star_space, *content.life_space, content.board)
    assert {entry.source for entry in entries} == {"reconstructed"}
    assert [tile.id for tile in content.tile if tile.source == "rulebook"] == ["3-14"]
    assert {power.bonus_source for power in content.power} == {"reconstructed"}
    printed = (*content.power, *content.goal, *content.control, content.numbers, content.supply)
    assert {entry.source for entry in printed} == {"rulebook"}


def test_rule_1_1_components() -> None:
    content = load()
    supply = content.supply
    assert supply.stars == {"H": 26, "He": 20, "O": 16, "C": 16}
    assert supply.life == 50
    assert supply.energy_cards == {"light": 15, "time": 15, "gravity": 15, "chemistry": 15}
    assert Counter(power.deck for power in content.power) == dict.fromkeys(ENERGIES, 8)
    assert Counter(tile.size for tile in content.tile) == {1: 16, 2: 16, 3: 16}
    assert len(content.goal) == 16
    assert len(supply.advanced_life_first) + len(supply.advanced_life_second) == 24


def test_rule_1_2_groups_of_advanced_life() -> None:
    supply = load().supply
    assert Counter(supply.advanced_life_first) == {8: 4, 7: 3, 6: 1}
    assert Counter(supply.advanced_life_second) == {7: 2, 6: 5, 5: 5, 4: 4}


def test_section_4_numbers() -> None:
    numbers = load().numbers
    assert numbers.slot_prices == (2, 3, 3, 4)
    assert numbers.scoring_spaces == (3, 6, 10, 15, 21)
    assert (numbers.chamber_top, numbers.shifts, numbers.control_capacity) == (6, 3, 3)
    assert (numbers.hand_limit, numbers.starting_hand, numbers.energy_row) == (10, 4, 4)
    assert (numbers.set_size, numbers.set_points, numbers.goal_points) == (5, 6, (6, 3))
    assert (numbers.goals_in_play, numbers.goal_track) == (6, 4)


def test_section_5_2_tiles_of_sizes_1_and_2() -> None:
    words = TILES.split()
    starts = [place for place, word in enumerate(words) if "-" in word] + [len(words)]
    found = {tile.id: tile for tile in load().tile}
    for start, end in pairwise(starts):
        id, *needs, points = words[start:end]
        assert (Counter(needs), int(points)) == (Counter(found[id].needs), found[id].points), id


def test_section_5_2_points_follow_the_stars_of_a_tile() -> None:
    """Half points round up; a tile of size 1 is worth one less."""
    for tile in load().tile:
        value = sum(POINTS_OF_STAR[star] * count for star, count in tile.needs.items())
        assert tile.points == int(value + 0.5) - (tile.size == 1), tile.id
        assert sum(tile.needs.values()) == {1: 3, 2: 4, 3: 6}[tile.size], tile.id


@pytest.mark.parametrize(
    ("size", "needs"), [(1, (16, 14, 9, 9)), (2, (23, 15, 13, 13)), (3, (33, 27, 18, 18))]
)
def test_section_5_2_totals(size: int, needs: tuple[int, ...]) -> None:
    tiles = [tile for tile in load().tile if tile.size == size]
    totals = Counter[str]()
    for tile in tiles:
        totals.update(tile.needs)
    assert (totals["H"], totals["He"], totals["O"], totals["C"]) == needs


def test_section_5_3_bonus_follows_the_deck() -> None:
    expected = {
        "light": "energy-card",
        "time": "crystal-step",
        "gravity": "graviton",
        "chemistry": "proto-life",
    }
    assert all(power.bonus == expected[power.deck] for power in load().power)


# Section 5.1: the board

# From the central star to the middle of N5, the hexagon of the coordinates 0, 0.
_SHIFT = (-sqrt(3) / 2, -0.5)


def board_geometry() -> tuple[dict[str, tuple[float, float]], dict[str, tuple[float, float]]]:
    content = load()
    stars = {space.id: (space.x, space.y) for space in content.star_space}
    life = {space.id: (space.x, space.y) for space in content.life_space}
    return stars, life


def test_section_5_1_twelve_nebula_37_star_and_48_life_spaces() -> None:
    content = load()
    assert [space.id for space in content.nebula_space] == [f"N{n}" for n in range(1, 13)]
    assert [space.id for space in content.star_space] == [f"S{n}" for n in range(1, 38)]
    assert [space.id for space in content.life_space] == [f"L{n}" for n in range(1, 49)]


def test_section_5_1_stars_are_the_corners_and_life_the_sides_of_a_hexagon() -> None:
    stars, life = board_geometry()
    for space in load().nebula_space:
        middle = (
            sum(stars[id][0] for id in space.stars) / 6,
            sum(stars[id][1] for id in space.stars) / 6,
        )
        assert all(abs(dist(middle, stars[id]) - 1) < 0.001 for id in space.stars), space.id
        assert all(abs(dist(middle, life[id]) - sqrt(3) / 2) < 0.001 for id in space.life), space.id
        assert abs(middle[0] - sqrt(3) * (space.q + space.r / 2) - _SHIFT[0]) < 0.001
        assert abs(middle[1] - 1.5 * space.r - _SHIFT[1]) < 0.001


def test_section_5_1_a_life_space_lies_between_its_two_stars() -> None:
    stars, life = board_geometry()
    for space in load().life_space:
        one, two = (stars[end] for end in space.ends)
        assert abs(dist(one, two) - 1) < 0.001, space.id
        assert dist(life[space.id], ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)) < 0.001


def test_section_5_1_every_side_of_the_honeycomb_is_a_life_space() -> None:
    stars, _ = board_geometry()
    close = {
        frozenset((one, two))
        for one in stars
        for two in stars
        if one < two and dist(stars[one], stars[two]) < 1.1
    }
    assert close == {frozenset(space.ends) for space in load().life_space}


def test_section_5_1_22_stars_have_three_neighbours_and_15_have_two() -> None:
    ends = Counter(end for space in load().life_space for end in space.ends)
    assert Counter(ends.values()) == {3: 22, 2: 15}


def test_section_5_1_sectors() -> None:
    sectors: dict[str, list[str]] = {"delta": [], "psi": [], "phi": []}
    for space in load().nebula_space:
        sectors[space.sector].append(space.id)
    assert sectors == {
        "delta": ["N1", "N2", "N4", "N5"],
        "psi": ["N3", "N6", "N7", "N10"],
        "phi": ["N8", "N9", "N11", "N12"],
    }


def test_section_5_1_marked_spaces() -> None:
    board = load().board
    assert (board.central_star, board.start_life) == ("S19", "L28")
    assert board.start_nebulae == ("N5", "N6", "N9")
    stars, _ = board_geometry()
    assert stars["S19"] == (0.0, 0.0)


def test_content_is_plain_data_for_tools() -> None:
    assert set(COSMOS.content()) >= {"numbers", "supply", "board", "tile", "power", "goal"}
    assert COSMOS.content()["numbers"]["hand_limit"] == 10


# Mistakes


def refusal(old: str, new: str, count: int = 1) -> dict[str, Any]:
    assert old in TEXT
    with pytest.raises(ContentError) as refused:
        parse(TEXT.replace(old, new, count))
    assert refused.value.facts["file"] == "cosmos/content.toml"
    return refused.value.facts


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("chamber_top = 6", "chamber_top = ", "line 9"),
        ("chamber_top = 6", 'chamber_top = "six"', "$.numbers.chamber_top"),
        ("chamber_top = 6", "chamber_top = -1", "$.numbers.chamber_top"),
        ("chamber_top = 6\n", "", "chamber_top"),
        ("hand_limit = 10", "hand_limit = 10\ncolour = 3", "colour"),
        ('source = "rulebook"\nslot_prices', 'source = "guess"\nslot_prices', "$.numbers.source"),
        ("slot_prices = [2, 3, 3, 4]", "slot_prices = [2, 3, 3]", "$.numbers.slot_prices"),
        ("stars = { H = 26", "stars = { Fe = 26", "$.supply.stars"),
        ("advanced_life_first = [8", "advanced_life_first = [9", "$.supply.advanced_life_first[0]"),
        ('counts = "proto-life"', 'counts = "moons"', "$.goal[9].counts"),
        ('deck = "time"', 'deck = "space"', "$.power[0].deck"),
        ('bonus = "crystal-step"', 'bonus = "luck"', "$.power[0].bonus"),
    ],
)
def test_a_mistake_of_form_is_reported_with_its_place(old: str, new: str, place: str) -> None:
    assert place in refusal(old, new)["problem"]


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('id = "stars-o"', 'id = "stars-c"', "goal[13].id", "used-twice"),
        ('id = "1-02"', 'id = "1-01"', "tile[1].id", "used-twice"),
        ('id = "quasar"', 'id = "generations"', "power[6].id", "used-twice"),
        ('id = "pl"', 'id = "fr"', "edition[2].id", "used-twice"),
        ('id = "S2"\n', 'id = "S1"\n', "star_space[1].id", "used-twice"),
        ('id = "L2"\n', 'id = "L1"\n', "life_space[1].id", "used-twice"),
        ('id = "N2"\n', 'id = "N1"\n', "nebula_space[1].id", "used-twice"),
        ('counts = "stars"\nstar = "C"', 'counts = "stars"', "goal[11].star", "does-not-fit"),
        (
            'counts = "proto-life"',
            'counts = "proto-life"\nsector = "phi"',
            "goal[9].sector",
            "does-not-fit",
        ),
        ('counts = "life"\nsector = "phi"', 'counts = "life"', "goal[4].sector", "does-not-fit"),
        ("size = 1\nneeds", "size = 2\nneeds", "tile", "number-of-size-1"),
        ("needs = { H = 2, He = 1 }", "needs = {}", "tile[0].needs", "number-of-stars"),
        (
            "needs = { H = 2, He = 1 }",
            "needs = { H = 6, He = 1 }",
            "tile[0].needs",
            "number-of-stars",
        ),
        ('deck = "time"', 'deck = "light"', "power", "number-of-light"),
        ('effect = "place-stable"', 'effect = "dance"', "power[0].effect", "unknown-effect"),
        ('star = "H"\ntimes = 2', "times = 2", "power[1].star", "does-not-fit"),
        (
            'effect = "drift"',
            'effect = "drift"\nsector = "psi"',
            "power[8].sector",
            "does-not-fit",
        ),
        (
            "cost = { discharge = true }",
            "cost = { discharge = true, time = 1 }",
            "power[0].cost",
            "one-kind-of-card",
        ),
        (
            "cost = { time = 1 }",
            "cost = { time = 1, light = 1 }",
            "power[4].cost",
            "one-kind-of-card",
        ),
        ("cost = { time = 1 }", "cost = { graviton = 1 }", "power[4].cost", "one-kind-of-card"),
        (
            "costs = { pulsar = { any = 1",
            "costs = { quark = { any = 1",
            "edition[1].costs",
            "unknown-id",
        ),
        (
            "costs = { pulsar = { any = 1",
            "costs = { pulsar = { any = 1, light = 1",
            "edition[1].costs.pulsar",
            "one-kind-of-card",
        ),
        ("stars = { H = 26, He = 20,", "stars = { H = 26,", "supply.stars", "missing"),
        ("light = 15, time = 15", "light = 15", "supply.energy_cards", "missing"),
        ("time_crystals = { 2 = 6, ", "time_crystals = { ", "supply.time_crystals", "missing"),
        ("dark_energy = { 2 = 4, ", "dark_energy = { ", "supply.dark_energy", "missing"),
        ("first = [8, 8,", "first = [8,", "supply.advanced_life_first", "too-few"),
        ("dark_energy = { 2 = 4", "dark_energy = { 2 = 8", "supply.dark_energy.2", "too-many"),
        ("goals_in_play = 6", "goals_in_play = 17", "numbers.goals_in_play", "too-many"),
        ("goal_track = 4", "goal_track = 5", "numbers.goal_track", "out-of-range"),
        ('stars = ["S5", "S1"', 'stars = ["S1", "S1"', "nebula_space[0]", "used-twice"),
        ('ends = ["S1", "S4"]', 'ends = ["S1", "S99"]', "life_space[0].ends", "unknown-id"),
        ('stars = ["S5", "S1"', 'stars = ["S99", "S1"', "nebula_space[0].stars", "unknown-id"),
        ('life = ["L8", "L2"', 'life = ["L99", "L2"', "nebula_space[0].life", "unknown-id"),
        (
            'life = ["L8", "L2"',
            'life = ["L48", "L2"',
            "nebula_space[0].life",
            "side-without-its-corners",
        ),
        ('central_star = "S19"', 'central_star = "S0"', "board.central_star", "unknown-id"),
        ('start_life = "L28"', 'start_life = "L0"', "board.start_life", "unknown-id"),
        ('start_nebulae = ["N5"', 'start_nebulae = ["N0"', "board.start_nebulae", "unknown-id"),
    ],
)
def test_a_mistake_of_meaning_is_reported_with_its_place(
    old: str, new: str, place: str, problem: str
) -> None:
    facts = refusal(old, new)
    assert (facts["place"], facts["problem"]) == (place, problem)


def test_controls_out_of_order_are_reported() -> None:
    swapped = TEXT.replace('id = "light"\n', 'id = "x"\n').replace(
        'id = "time"\n', 'id = "light"\n'
    )
    with pytest.raises(ContentError) as refused:
        parse(swapped.replace('id = "x"\n', 'id = "time"\n'))
    assert (refused.value.facts["place"], refused.value.facts["problem"]) == ("control", "order")


def test_a_file_without_any_edition_is_reported() -> None:
    start, end = TEXT.index("[[edition]]"), TEXT.index("[board]")
    with pytest.raises(ContentError) as refused:
        parse("edition = []\n" + TEXT[:start] + TEXT[end:])
    assert (refused.value.facts["place"], refused.value.facts["problem"]) == ("edition", "missing")


def test_more_than_the_engine_can_hold_is_reported() -> None:
    extra = '\n[[goal]]\nid = "one-too-many"\ncounts = "proto-life"\nsource = "rulebook"\n'
    with pytest.raises(ContentError) as refused:
        parse(TEXT + extra)
    assert (refused.value.facts["place"], refused.value.facts["problem"]) == ("goal", "too-many")


def test_the_shipped_file_has_no_mistake() -> None:
    assert parse(TEXT) == load()


def test_every_word_for_an_effect_is_known_to_the_rules() -> None:
    assert set(WORDS) == set(EFFECTS)


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        (
            "cost = { any = 1, stable = 1 }",
            "cost = { any = 1, stable = 1, proto = 1 }",
            "power[31].cost",
            "one-kind-of-piece",
        ),
        ("then_irradiate = true", 'then_irradiate = true\nstar = "H"', None, "does-not-fit"),
        ('effect = "drift"', 'effect = "drift"\nthen_irradiate = true', None, "does-not-fit"),
    ],
)
def test_what_an_effect_or_a_price_cannot_say_is_refused(
    old: str, new: str, place: str | None, problem: str
) -> None:
    assert old in TEXT
    with pytest.raises(ContentError) as refused:
        parse(TEXT.replace(old, new))
    assert refused.value.facts["problem"] == problem
    assert place in (None, refused.value.facts["place"])
