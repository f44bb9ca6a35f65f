"""Section 1.2: the table before the first turn."""

import pytest

from orrery.core.errors import BadSeats, UnknownOption
from orrery.core.game import CHANCE, EVERYONE
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from tests.games.exoplanets.scenario import (
    actor,
    cloud_of,
    do,
    hand_of,
    legal,
    markers_left,
    stock_of,
)

PLANETS = ("planet P01", "planet P02", "planet P03", "planet P04", "planet P05", "planet P06")
TILES = [f"tile T{number:02}" for number in range(1, 39)]


def dealt(seats: int) -> ExoplanetsState:
    state = EXOPLANETS.new(seats)
    do(state, *PLANETS, *TILES[: 3 * seats])
    return state


@pytest.mark.parametrize(
    ("seats", "star", "tiles_per_row", "fusion", "flare", "stimulation"),
    [(2, 10, 3, 3, 3, 4), (3, 15, 4, 4, 4, 6), (4, 20, 5, 4, 4, 8)],
)
def test_setup_by_player_count(
    seats: int, star: int, tiles_per_row: int, fusion: int, flare: int, stimulation: int
) -> None:
    state = EXOPLANETS.new(seats)
    assert state.star == star
    assert state.tiles_per_row == tiles_per_row
    assert markers_left(state) == {"fusion": fusion, "flare": flare, "stimulation": stimulation}
    assert cloud_of(state) == (37 - star - seats, 17 - seats, 17 - seats)
    for seat in range(seats):
        assert stock_of(state, seat) == (1, 1, 1)
        assert state.players[seat].cubes == 6
        assert state.players[seat].cylinders == 4


def test_setup_refuses_other_seat_counts_and_any_option() -> None:
    with pytest.raises(BadSeats):
        EXOPLANETS.new(5)
    with pytest.raises(UnknownOption):
        EXOPLANETS.new(2, {"edition": "pl"})


def test_setup_planets_go_to_the_four_rows_and_then_to_the_two_stacks() -> None:
    state = EXOPLANETS.new(2)
    assert actor(state) == CHANCE
    assert legal(state) == [f"planet P{number:02}" for number in range(1, 31)]
    do(state, *PLANETS)
    view = EXOPLANETS.view(state, 0)
    assert [[seen.planet for seen in row] for row in view.rows] == [
        ["P01"],
        ["P02"],
        ["P03"],
        ["P04"],
    ]
    assert view.stacks == [["P05"], ["P06"]]
    assert view.bag_size == 24


def test_setup_deals_three_tiles_to_each_seat_in_order() -> None:
    state = EXOPLANETS.new(3)
    do(state, *PLANETS)
    for number, text in enumerate(TILES[:9]):
        assert EXOPLANETS.audience(state, EXOPLANETS.actions.parse(text)) == number // 3
        assert len(legal(state)) == 38 - number
        do(state, text)
    assert [hand_of(state, seat) for seat in range(3)] == [
        ["T01", "T02", "T03"],
        ["T04", "T05", "T06"],
        ["T07", "T08", "T09"],
    ]


def test_setup_each_seat_returns_one_tile_unseen_by_the_others() -> None:
    state = dealt(2)
    assert actor(state) == 0
    assert legal(state) == ["return T01", "return T02", "return T03"]
    assert EXOPLANETS.audience(state, EXOPLANETS.actions.parse("return T02")) == 0
    do(state, "return T02")
    assert actor(state) == 1
    assert legal(state) == ["return T04", "return T05", "return T06"]
    assert EXOPLANETS.audience(state, EXOPLANETS.actions.parse("return T04")) == 1
    do(state, "return T04")
    assert hand_of(state, 0) == ["T01", "T03"]
    assert hand_of(state, 1) == ["T05", "T06"]
    assert EXOPLANETS.view(state, 0).players[0].buried == ["T02"]
    assert EXOPLANETS.view(state, 1).players[0].buried is None


def test_setup_chance_weights_are_one_for_everything_not_yet_seen() -> None:
    state = EXOPLANETS.new(2)
    assert {weight for _, weight in EXOPLANETS.chance_outcomes(state)} == {1}
    do(state, *PLANETS)
    assert {weight for _, weight in EXOPLANETS.chance_outcomes(state)} == {1}
    assert EXOPLANETS.audience(state, EXOPLANETS.actions.parse("planet P01")) == EVERYONE


def test_ruling_18_the_creation_tile_is_the_stimulation_tile() -> None:
    assert list(markers_left(EXOPLANETS.new(2))) == ["fusion", "flare", "stimulation"]


def test_ruling_42_seat_0_is_the_first_player_and_play_goes_clockwise() -> None:
    state = dealt(3)
    do(state, "return T01", "return T04", "return T07")
    for seat in (0, 1, 2, 0):
        assert actor(state) == seat
        assert "take 1" in legal(state)
        do(state, "take 1", "place 1")
        do(state, legal(state)[0], "planet P1" + str(seat + state.turns), "end")


def test_ruling_43_there_are_seventeen_water() -> None:
    assert EXOPLANETS.inventory(EXOPLANETS.new(4))["water"] == 17
