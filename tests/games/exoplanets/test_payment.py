"""What a step costs and every way to pay it: the cost algorithm and its rulings."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.core.bits import pack, unpack
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import ACTION
from orrery.games.exoplanets.bill import can_pay
from orrery.games.exoplanets.payment import add_payments, bill_for
from tests.games.exoplanets.scenario import (
    Stock,
    do,
    legal,
    level,
    planet,
    scenario,
    stock_of,
)

PLENTY = (9, 9, 9)


def icons(*rows: str, of: str) -> list[int]:
    """Energy, water, gas and water-or-gas icons of a step."""
    state = scenario(*rows, seats=4, stacks=("", ""))
    return unpack(state.system.count_icons(planet(of)), 4)


def test_cost_starts_from_the_printed_icons() -> None:
    assert icons("P30", of="P30") == [1, 1, 0, 1]
    assert icons("P07", of="P07") == [2, 0, 1, 0]


@pytest.mark.parametrize(
    ("tile", "cost"),
    [("T06", [2, 0, 0, 0]), ("T10", [1, 1, 0, 0]), ("T12", [1, 0, 1, 0])],
)
def test_cost_rises_by_one_icon_for_a_tile_in_the_same_orbit(tile: str, cost: list[int]) -> None:
    assert icons("P01", f"P04/{tile}", of="P01") == cost


def test_cost_of_other_orbits_stays() -> None:
    assert icons("P01 P03", "P04/T06", of="P03") == [1, 0, 0, 1]


def test_cost_orbit_tiles_of_several_rows_add_up() -> None:
    assert icons("P01", "P04/T06", "P05/T10", "P06/T12", of="P01") == [2, 1, 1, 0]


@pytest.mark.parametrize(
    ("tile", "cost"),
    [("T08", [0, 1, 1, 0]), ("T18", [1, 0, 1, 0]), ("T14", [1, 1, 0, 0])],
)
def test_cost_falls_by_one_matching_icon_for_a_tile_in_the_same_row(
    tile: str, cost: list[int]
) -> None:
    assert icons(f"P01/{tile} P14", of="P14") == cost


def test_cost_of_other_rows_stays() -> None:
    assert icons("P01/T08", "P14", of="P14") == [1, 1, 1, 0]


def test_cost_without_a_matching_icon_stays() -> None:
    assert icons("P01/T18 P15", of="P15") == [2, 0, 1, 0]
    assert icons("P01/T08 P20", of="P20") == [0, 1, 1, 0]


def test_cost_never_falls_below_one_icon() -> None:
    assert icons("P01/T08 P09", of="P09") == [1, 0, 0, 0]
    assert icons("P01/T08 P13/T20", of="P13") == [1, 0, 0, 0]


def test_cost_a_water_or_gas_icon_serves_when_no_exact_icon_exists() -> None:
    assert icons("P01/T18 P26", of="P26") == [1, 0, 0, 0]
    assert icons("P01/T14 P26", of="P26") == [1, 0, 0, 0]
    assert icons("P01/T18 P30", of="P30") == [1, 0, 0, 1]
    assert icons("P01/T14 P30", of="P30") == [1, 1, 0, 0]


def test_cost_row_tiles_apply_from_the_star_outwards() -> None:
    # Energy + water: the first tile takes its icon, the second finds only one left.
    assert icons("P01/T08 P02/T18 P25", of="P25") == [0, 1, 0, 0]
    assert icons("P01/T18 P02/T08 P25", of="P25") == [1, 0, 0, 0]


def test_cost_orbit_tiles_are_added_before_row_tiles_take_away() -> None:
    # One icon alone could not fall; with the added gas it can.
    assert icons("P01/T08", "P04/T12", of="P01") == [0, 0, 1, 0]


def test_ruling_26_row_and_orbit_include_the_planet_with_the_tile() -> None:
    assert icons("P01/T12", of="P01") == [1, 0, 1, 0]
    assert icons("P14/T08", of="P14") == [0, 1, 1, 0]


def test_ruling_27_tiles_under_planets_reach_planets_placed_later() -> None:
    state = scenario("P01/T08", birth=True, stacks=("P29 P14", "P30"), stock={0: (0, 1, 1)})
    do(state, "take 1", "place 1", "tile T01")
    assert unpack(state.system.count_icons(planet("P14")), 4) == [0, 1, 1, 0]
    assert "life P14" in legal(state)


def test_ruling_28_several_effects_add_up_and_leave_at_least_one_icon() -> None:
    assert icons("P01/T08 P02/T18 P03/T14 P14", of="P14") == [0, 0, 1, 0]
    assert icons("P01 P14/T06", "P04 P05/T32", of="P14") == [3, 1, 1, 0]


def test_pay_is_not_asked_where_one_sum_is_possible() -> None:
    state = scenario("P02", stock={0: (5, 1, 0)})
    do(state, "life P02")
    assert stock_of(state) == (5, 0, 0)
    assert level(state, 0, "P02") == 1


def test_pay_is_asked_for_a_water_or_gas_icon_and_nothing_happens_before() -> None:
    state = scenario("P02", stock={0: (0, 1, 1)})
    do(state, "life P02")
    assert legal(state) == ["pay 0 0 1", "pay 0 1 0"]
    assert level(state, 0, "P02") == 0
    assert stock_of(state) == (0, 1, 1)
    do(state, "pay 0 0 1")
    assert level(state, 0, "P02") == 1
    assert stock_of(state) == (0, 1, 0)


def test_ruling_30_an_either_or_icon_is_chosen_anew_for_each_step() -> None:
    state = scenario("P02", life={0: "P02:1"}, stock={0: (0, 3, 3)})
    do(state, "species P02")
    assert legal(state) == ["pay 0 0 3", "pay 0 1 2", "pay 0 2 1", "pay 0 3 0"]
    do(state, "pay 0 1 2")
    assert level(state, 0, "P02") == 4


def test_pay_lists_only_sums_that_the_supply_holds() -> None:
    state = scenario("P02", life={0: "P02:1"}, stock={0: (0, 2, 2)})
    do(state, "species P02")
    assert legal(state) == ["pay 0 1 2", "pay 0 2 1"]


def test_catalysis_the_removed_icon_is_the_payers_choice() -> None:
    state = scenario("P14", hand={0: "T13"}, stock={0: PLENTY})
    do(state, "play T13 P14", "life P14")
    assert legal(state) == ["pay 0 1 1", "pay 1 0 1", "pay 1 1 0"]


def test_catalysis_always_applies_the_full_cost_is_not_a_payment() -> None:
    state = scenario("P04", hand={0: "T13"}, stock={0: (0, 1, 1)})
    do(state, "play T13 P04", "life P04")
    assert legal(state) == ["pay 0 0 1", "pay 0 1 0"]


def test_catalysis_never_takes_the_last_icon() -> None:
    state = scenario("P01", hand={0: "T13"}, stock={0: (1, 0, 0)})
    do(state, "play T13 P01", "life P01")
    assert stock_of(state) == (0, 0, 0)


def test_catalysis_for_a_species_is_chosen_anew_for_each_step() -> None:
    state = scenario("P04", life={0: "P04:2"}, hand={0: "T13"}, stock={0: PLENTY})
    do(state, "play T13 P04", "species P04")
    assert legal(state) == ["pay 0 0 2", "pay 0 1 1", "pay 0 2 0"]


def test_catalysis_twice_on_a_planet_takes_two_icons_never_the_last() -> None:
    state = scenario("P14", hand={0: "T13 T35"}, stock={0: PLENTY})
    do(state, "play T13 P14", "play T35 P14", "life P14")
    assert legal(state) == ["pay 0 0 1", "pay 0 1 0", "pay 1 0 0"]


def test_catalysis_lasts_until_the_end_of_the_turn_and_for_its_player_only() -> None:
    state = scenario(
        "P04", hand={0: "T13"}, stock={0: (0, 1, 0), 1: (0, 1, 0)}, stacks=("P29 P06", "P30")
    )
    do(state, "play T13 P04")
    assert "life P04" in legal(state)
    do(state, "end", "take 1", "place 1", "tile T01")
    assert stock_of(state, 1)[2] == 1
    do(state, "life P04")
    assert legal(state, "pay") == []
    assert stock_of(state, 1)[1:] == (0, 0)


def test_versatile_chemistry_any_icon_by_any_resource_on_the_planet_and_its_neighbours() -> None:
    state = scenario("P01 P04/T34 P06 P07", stock={0: (3, 0, 0)})
    assert legal(state, "life") == ["life P01", "life P04", "life P06"]
    state = scenario("P04/T34", stock={0: (1, 1, 1)})
    do(state, "life P04")
    assert legal(state) == ["pay 0 1 1", "pay 1 0 1", "pay 1 1 0"]


def test_versatile_chemistry_with_catalysis() -> None:
    state = scenario("P04/T34", hand={0: "T13"}, stock={0: PLENTY})
    do(state, "play T13 P04", "life P04")
    assert legal(state) == ["pay 0 0 1", "pay 0 1 0", "pay 1 0 0"]


def _sums_of_a_step(counts: list[int], off: int, versatile: bool) -> set[Stock]:
    """Every icon is a set of kinds; take some icons away and pay each of the others."""
    kinds = [(0,), (1,), (2,), (1, 2)]
    printed = [kinds[icon] for icon in range(4) for _ in range(counts[icon])]
    away = min(off, len(printed) - 1)
    sums = set()
    for kept in combinations(printed, len(printed) - away):
        for choice in product(*[(0, 1, 2) if versatile else icon for icon in kept]):
            sums.add((choice.count(0), choice.count(1), choice.count(2)))
    return sums


def _sums(counts: list[int], off: int, versatile: bool, steps: int) -> set[Stock]:
    one = _sums_of_a_step(counts, off, versatile)
    total: set[Stock] = {(0, 0, 0)}
    for _ in range(steps):
        total = {(a + x, b + y, c + z) for a, b, c in total for x, y, z in one}
    return total


@settings(max_examples=150, deadline=None)
@given(
    of=st.sampled_from([f"P{number:02}" for number in range(2, 29)]),
    orbit=st.sampled_from(["", "/T06", "/T10", "/T12"]),
    row=st.sampled_from(["", "/T08", "/T18", "/T14", "/T34"]),
    off=st.integers(0, 2),
    steps=st.integers(1, 3),
    stock=st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7)),
)
def test_payments_are_the_sums_of_freely_chosen_steps(
    of: str, orbit: str, row: str, off: int, steps: int, stock: Stock
) -> None:
    state = scenario(f"P01{row} {of}", f"P29 P30{orbit}", stacks=("", ""))
    state.catalysed = off * 4 ** planet(of)
    counts = unpack(state.system.count_icons(planet(of)), 4)
    expected = {
        sum_
        for sum_ in _sums(counts, off, row == "/T34", steps)
        if all(paid <= held for paid, held in zip(sum_, stock, strict=True))
    }
    bill = bill_for(state, planet(of), steps)
    packed = pack(list(stock))
    offer = Offer()
    add_payments(offer, packed, bill)
    found = [tuple(map(int, pay.text.split()[1:])) for pay in offer.actions(ACTION)]
    assert sorted(found) == sorted(expected)
    assert can_pay(packed, bill) == bool(expected)
