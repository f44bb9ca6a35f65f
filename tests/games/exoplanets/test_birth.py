"""Section 1.3, phase 1: the birth of a planet."""

import pytest

from orrery.core.game import CHANCE
from orrery.games.exoplanets.game import EXOPLANETS
from tests.games.exoplanets.scenario import (
    actor,
    cloud_of,
    do,
    hand_of,
    legal,
    scenario,
    stock_of,
)


def test_birth_is_a_draw_from_the_bag_or_the_top_of_a_stack() -> None:
    state = scenario(birth=True)
    assert legal(state) == ["draw", "take 1", "take 2"]


def test_birth_draw_two_planets_build_one_and_shelve_the_other() -> None:
    state = scenario(birth=True)
    do(state, "draw")
    assert actor(state) == CHANCE
    do(state, "planet P05", "planet P06")
    assert actor(state) == 0
    assert legal(state) == ["build P05", "build P06"]
    do(state, "build P06")
    assert legal(state) == ["shelve 1", "shelve 2"]
    do(state, "shelve 2")
    assert EXOPLANETS.view(state, 0).stacks == [["P29"], ["P30", "P05"]]
    assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]
    do(state, "place 4")
    assert [seen.planet for seen in EXOPLANETS.view(state, 0).rows[3]] == ["P28", "P06"]


def test_birth_after_a_draw_the_stacks_are_closed_and_the_other_way_round() -> None:
    state = scenario(birth=True)
    do(state, "draw")
    do(state, "planet P05", "planet P06")
    assert legal(state, "take") == []
    state = scenario(birth=True, stacks=("P29 P05", "P30"))
    do(state, "take 1")
    assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]


def test_birth_gives_star_energy_two_icons_and_then_the_space_tile() -> None:
    state = scenario("P02", birth=True, stacks=("P29 P09", "P30"))
    before = cloud_of(state)
    do(state, "take 1", "place 1")
    # P02 has gas on its right, P09 energy on its left.
    assert stock_of(state) == (2, 0, 1)
    assert state.star == 9
    assert cloud_of(state) == (before[0] - 1, before[1], before[2] - 1)
    assert actor(state) == CHANCE
    action = EXOPLANETS.actions.parse("tile T05")
    assert EXOPLANETS.audience(state, action) == 0
    do(state, "tile T05")
    assert hand_of(state) == ["T05"]
    assert "play T05" in legal(state)


def test_birth_tile_weights_are_one_for_every_tile_that_nobody_drew() -> None:
    state = scenario(
        "P02/T06", birth=True, hand={0: "T01", 1: "T02"}, claimed={1: "T07"}, stacks=("P05 P06", "")
    )
    do(state, "take 1", "place 2")
    drawn = {"T01", "T02", "T06", "T07"}
    expected = [f"tile T{number:02}" for number in range(1, 39) if f"T{number:02}" not in drawn]
    assert legal(state) == expected
    assert {weight for _, weight in EXOPLANETS.chance_outcomes(state)} == {1}


def test_example_jan_super_earth_beside_a_rocky_planet_on_the_second_orbit() -> None:
    state = scenario("P02", birth=True, stacks=("P29 P09", "P30"), stock={0: (1, 1, 1)})
    do(state, "take 1", "place 1")
    assert stock_of(state) == (3, 1, 2)


def test_ruling_19_a_bag_with_one_planet_is_drawn_without_shelving() -> None:
    state = scenario(birth=True, bag="P05")
    do(state, "draw", "planet P05")
    assert legal(state) == ["build P05"]
    do(state, "build P05")
    assert legal(state, "place") == ["place 1", "place 2", "place 3", "place 4"]


def test_ruling_19_an_empty_bag_leaves_only_the_stacks() -> None:
    state = scenario(birth=True, bag="")
    assert legal(state) == ["take 1", "take 2"]


def test_ruling_20_a_stack_stays_empty_when_the_bag_is_empty() -> None:
    state = scenario(birth=True, bag="")
    do(state, "take 1")
    assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]
    do(state, "place 1", "tile T01", "end")
    assert legal(state) == ["take 2"]


def test_shelve_may_name_an_empty_stack() -> None:
    state = scenario(birth=True, stacks=("", "P30"))
    assert legal(state) == ["draw", "take 2"]
    do(state, "draw", "planet P05", "planet P06", "build P05", "shelve 1")
    assert EXOPLANETS.view(state, 0).stacks == [["P06"], ["P30"]]


def test_ruling_21_an_emptied_stack_is_refilled_after_the_planet_is_placed() -> None:
    state = scenario(birth=True)
    do(state, "take 2")
    assert legal(state) == ["place 1", "place 2", "place 3", "place 4"]
    assert EXOPLANETS.view(state, 0).stacks == [["P29"], []]
    do(state, "place 1", "tile T05")
    assert actor(state) == CHANCE
    assert "planet P05" in legal(state)
    assert "planet P30" not in legal(state)
    do(state, "planet P05")
    assert EXOPLANETS.view(state, 0).stacks == [["P29"], ["P05"]]
    assert "play T05" in legal(state)
    assert "end" in legal(state)


def test_ruling_22_only_the_top_of_a_stack_is_offered() -> None:
    state = scenario(birth=True, stacks=("P29 P05 P06", "P30"))
    do(state, "take 1", "place 1")
    assert [seen.planet for seen in EXOPLANETS.view(state, 1).rows[0]] == ["P01", "P06"]
    assert EXOPLANETS.view(state, 1).stacks[0] == ["P29", "P05"]


@pytest.mark.parametrize(
    ("seats", "full"),
    [(2, "P02 P03 P04 P05"), (3, "P02 P03 P04 P05 P06"), (4, "P02 P03 P04 P05 P06 P07")],
)
def test_ruling_23_a_full_row_is_closed(seats: int, full: str) -> None:
    state = scenario("", full, seats=seats, birth=True, stacks=("P29 P08", "P30"))
    do(state, "take 1")
    assert legal(state) == ["place 1", "place 3", "place 4"]


@pytest.mark.parametrize(
    ("row", "gained"),
    # P02 has water left and gas right, P09 energy left and water right.
    [(1, (2, 0, 1)), (2, (2, 0, 1)), (3, (1, 2, 0)), (4, (1, 2, 0))],
)
def test_ruling_24_the_icons_facing_each_other_across_the_seam_count(
    row: int, gained: tuple[int, int, int]
) -> None:
    rows = ["", "", "", ""]
    rows[row - 1] = "P02"
    state = scenario(*rows, birth=True, stacks=("P29 P09", "P30"))
    do(state, "take 1", f"place {row}")
    assert stock_of(state) == gained


def test_ruling_39_an_icon_that_the_cloud_lacks_is_lost() -> None:
    state = scenario("P02", birth=True, stacks=("P29 P09", "P30"), cloud=(5, 5, 0))
    do(state, "take 1", "place 1")
    assert stock_of(state) == (2, 0, 0)


def test_ruling_39_two_equal_icons_take_the_one_that_is_left() -> None:
    # P06 has gas on both sides, P15 gas on its left.
    state = scenario("P06", birth=True, stacks=("P29 P15", "P30"), cloud=(5, 5, 1))
    do(state, "take 1", "place 1")
    assert stock_of(state) == (1, 0, 1)
    assert cloud_of(state) == (5, 5, 0)
