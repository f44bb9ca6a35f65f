"""The seventeen effects of space tiles and when they may be played."""

import pytest

from orrery.games.exoplanets.game import EXOPLANETS
from tests.games.exoplanets.scenario import (
    actor,
    cloud_of,
    do,
    hand_of,
    legal,
    level,
    markers_left,
    markers_of,
    scenario,
    score,
    stock_of,
)


def test_effect_cosmic_dust_takes_two_resources_of_any_kinds() -> None:
    state = scenario(hand={0: "T01"})
    do(state, "play T01")
    assert legal(state) == ["gain energy", "gain gas", "gain water"]
    assert markers_of(state)["flare"] == 0
    do(state, "gain water", "gain gas")
    assert stock_of(state) == (0, 1, 1)
    assert markers_of(state)["flare"] == 1
    assert EXOPLANETS.view(state, 1).spent == ["T01"]


@pytest.mark.parametrize(
    ("tile", "gained"),
    [("T05", (3, 0, 0)), ("T07", (0, 3, 0)), ("T09", (0, 0, 3))],
    ids=["solar-wind", "ice-shower", "gas-cloud"],
)
def test_effects_solar_wind_ice_shower_gas_cloud_take_three_of_a_kind(
    tile: str, gained: tuple[int, int, int]
) -> None:
    state = scenario(hand={0: tile})
    do(state, f"play {tile}")
    assert stock_of(state) == gained
    assert markers_of(state)["flare"] == 1
    assert hand_of(state) == []
    assert EXOPLANETS.view(state, 1).spent == [tile]


def test_effect_accretion_takes_both_side_icons_of_a_planet_and_an_energy() -> None:
    state = scenario("P01 P04", hand={0: "T25"})
    assert legal(state, "play") == [
        "play T25 P01",
        "play T25 P04",
        "play T25 P11",
        "play T25 P19",
        "play T25 P28",
    ]
    do(state, "play T25 P01")
    assert stock_of(state) == (1, 1, 1)
    again = scenario("P01 P04", hand={0: "T31"})
    do(again, "play T31 P04")
    assert stock_of(again) == (3, 0, 0)
    assert markers_of(again)["flare"] == 1


def test_effect_transmutation_swaps_up_to_three_and_then_takes_one() -> None:
    state = scenario(hand={0: "T19"}, stock={0: (3, 0, 0)})
    do(state, "play T19")
    assert legal(state) == ["done", "swap energy gas", "swap energy water"]
    do(state, "swap energy water", "swap energy gas")
    assert markers_of(state)["flare"] == 0
    do(state, "swap energy gas")
    # No `done` after the third.
    assert legal(state) == ["gain energy", "gain gas", "gain water"]
    do(state, "gain water")
    assert stock_of(state) == (0, 2, 2)
    assert markers_of(state)["flare"] == 1


def test_effect_transmutation_may_stop_early_and_asks_even_where_nothing_can_be_swapped() -> None:
    state = scenario(hand={0: "T27"})
    do(state, "play T27")
    assert legal(state) == ["done"]
    do(state, "done")
    assert legal(state, "gain") == ["gain energy", "gain gas", "gain water"]
    do(state, "gain gas")
    assert stock_of(state) == (0, 0, 1)


def test_effect_transmutation_takes_only_what_the_cloud_has_at_that_moment() -> None:
    state = scenario(hand={0: "T19"}, stock={0: (2, 0, 0)}, cloud=(0, 1, 0))
    do(state, "play T19")
    assert legal(state) == ["done", "swap energy water"]
    do(state, "swap energy water")
    assert legal(state) == ["done", "swap water energy"]
    do(state, "done")
    assert legal(state) == ["gain energy"]


def test_effect_catalysis_one_icon_less_this_turn_on_a_planet_without_a_species() -> None:
    state = scenario("P04 P05", life={1: "P05:species"}, hand={0: "T13"}, stock={0: (0, 3, 0)})
    assert "play T13 P05" not in legal(state)
    assert "life P04" not in legal(state)
    do(state, "play T13 P04")
    assert markers_of(state)["flare"] == 1
    do(state, "life P04", "life P04")
    assert stock_of(state) == (0, 1, 0)
    assert level(state, 0, "P04") == 2


def test_effect_spark_of_life_places_a_free_cube() -> None:
    state = scenario("P01", hand={0: "T03"})
    do(state, "play T03 P01")
    assert level(state, 0, "P01") == 1
    assert state.players[0].cubes == 5
    assert markers_of(state) == {"fusion": 0, "flare": 1, "stimulation": 1}
    assert legal(state, "species") == []


def test_effect_spark_of_life_targets() -> None:
    state = scenario(
        "P01 P04 P06",
        "P05",
        "P09",
        "P16",
        hand={0: "T23"},
        life={0: "P05:3", 1: "P09:species"},
    )
    # P06 costs three, P05 has three own cubes, P09 has a species.
    assert legal(state, "play") == ["play T23 P01", "play T23 P04", "play T23 P16"]


@pytest.mark.parametrize(("tile", "points"), [("T02", -2), ("T04", 2)], ids=["rad", "fert"])
def test_effects_radiation_belt_and_fertile_dust_score_the_neighbours(
    tile: str, points: int
) -> None:
    state = scenario(
        "P04 P05 P06 P07",
        hand={0: tile},
        life={0: "P04:2 P05:2 P06:1 P07:1", 1: "P06:species"},
    )
    before = score(state, 0), score(state, 1)
    do(state, f"play {tile} P05")
    assert score(state, 0) == before[0] + 2 * points
    assert score(state, 1) == before[1] + points
    assert markers_of(state)["fusion"] == 1


@pytest.mark.parametrize(
    ("tile", "stock"),
    [("T12", (1, 0, 1)), ("T10", (1, 1, 0)), ("T06", (2, 0, 0))],
    ids=["dense-atmosphere", "drought", "long-eclipse"],
)
def test_effects_on_an_orbit_make_every_planet_there_dearer(
    tile: str, stock: tuple[int, int, int]
) -> None:
    state = scenario("P01", "P04", hand={0: tile}, stock={0: stock})
    do(state, f"play {tile} P04", "life P01")
    assert stock_of(state) == (0, 0, 0)
    assert markers_of(state)["fusion"] == 1
    assert markers_left(state)["fusion"] == 2


@pytest.mark.parametrize(
    ("tile", "stock"),
    [("T08", (0, 1, 1)), ("T18", (1, 0, 1)), ("T14", (1, 1, 0))],
    ids=["greenhouse", "icy-comets", "nebula"],
)
def test_effects_on_a_row_make_every_planet_there_cheaper(
    tile: str, stock: tuple[int, int, int]
) -> None:
    state = scenario("P01 P14", hand={0: tile}, stock={0: stock})
    assert "life P14" not in legal(state)
    do(state, f"play {tile} P01", "life P14")
    assert stock_of(state) == (0, 0, 0)


def test_effect_versatile_chemistry() -> None:
    state = scenario("P04", hand={0: "T34"}, stock={0: (2, 0, 0)})
    assert "life P04" not in legal(state)
    do(state, "play T34 P04", "life P04")
    assert stock_of(state) == (0, 0, 0)


def test_a_navy_tile_stays_under_its_planet_and_no_second_one_joins_it() -> None:
    state = scenario("P04", hand={0: "T34 T02"})
    do(state, "play T34 P04")
    assert "play T02 P04" not in legal(state)
    assert "play T02 P11" in legal(state)
    assert EXOPLANETS.view(state, 1).rows[0][0].tile == "T34"


def test_a_tile_is_used_once() -> None:
    state = scenario(hand={0: "T05"})
    do(state, "play T05")
    assert legal(state, "play") == legal(state, "claim") == []


def test_tiles_are_played_in_the_own_turn_only() -> None:
    state = scenario(active=1, hand={0: "T05", 1: "T07"})
    assert legal(state, "play") == ["play T07"]


def test_after_effects_and_events_the_turn_goes_on() -> None:
    state = scenario(hand={0: "T05 T07"}, stock={0: (0, 0, 2)}, markers={0: "flare flare"})
    do(state, "play T05")
    assert actor(state) == 0
    assert "life P01" in legal(state)
    assert "play T07" in legal(state)


def test_ruling_31_a_navy_tile_goes_under_any_planet_without_one() -> None:
    state = scenario("P01 P02/T04", life={0: "P01:1", 1: "P11:species"}, hand={0: "T02"})
    assert legal(state, "play") == [
        "play T02 P01",
        "play T02 P11",
        "play T02 P19",
        "play T02 P28",
    ]


def test_ruling_32_dust_and_transmutation_need_a_resource_in_the_cloud() -> None:
    for tile in ("T01", "T19"):
        assert legal(scenario(hand={0: tile}, cloud=(0, 0, 0))) == ["end"]
        assert legal(scenario(hand={0: tile}, cloud=(0, 0, 1))) == ["end", f"play {tile}"]


@pytest.mark.parametrize(
    ("tile", "without", "with_one"),
    [
        ("T05", (0, 9, 9), (1, 0, 0)),
        ("T07", (9, 0, 9), (0, 1, 0)),
        ("T09", (9, 9, 0), (0, 0, 1)),
    ],
)
def test_ruling_32_wind_ice_and_cloud_need_one_of_their_kind(
    tile: str, without: tuple[int, int, int], with_one: tuple[int, int, int]
) -> None:
    assert legal(scenario(hand={0: tile}, cloud=without)) == ["end"]
    state = scenario(hand={0: tile}, cloud=with_one)
    do(state, f"play {tile}")
    assert stock_of(state) == with_one
    assert cloud_of(state) == (0, 0, 0)


def test_ruling_32_accretion_needs_one_of_its_three_resources_in_the_cloud() -> None:
    # P04 gives energy only; P01 gas and water besides.
    state = scenario("P01", "P04", "P07", "P16", hand={0: "T25"}, cloud=(0, 0, 1))
    assert legal(state, "play") == ["play T25 P01", "play T25 P16"]
    do(state, "play T25 P01")
    assert stock_of(state) == (0, 0, 1)


def test_ruling_32_catalysis_takes_any_planet_without_a_species_whatever_its_cost() -> None:
    state = scenario("P01", "P04", "P07", "P16", hand={0: "T13"}, life={1: "P04:species"})
    assert legal(state, "play") == ["play T13 P01", "play T13 P07", "play T13 P16"]


def test_ruling_32_spark_needs_a_cube_in_supply() -> None:
    state = scenario("P01 P02", "P09", hand={0: "T03"}, life={0: "P01:3 P02:3"})
    assert legal(state, "play") == []


def test_ruling_32_a_navy_tile_may_change_nothing_at_the_moment() -> None:
    state = scenario("P01", hand={0: "T02"})
    do(state, "play T02 P01")
    assert score(state) == 0


def test_ruling_39_dust_takes_as_many_as_there_are() -> None:
    state = scenario(hand={0: "T01"}, cloud=(0, 1, 0))
    do(state, "play T01")
    assert legal(state) == ["gain water"]
    do(state, "gain water")
    assert stock_of(state) == (0, 1, 0)
    assert markers_of(state)["flare"] == 1
    assert "end" in legal(state)
