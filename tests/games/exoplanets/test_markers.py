"""Stimulation and the collision, fusion and the black hole, flare and the solar storm."""

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
    stock_of,
)

FUSION_ELSEWHERE = {1: "fusion fusion"}


def test_collision_trades_two_markers_for_a_resource_of_choice() -> None:
    state = scenario(
        "P01",
        seats=4,
        stock={0: (1, 0, 0)},
        markers={
            0: "stimulation",
            1: "stimulation stimulation stimulation stimulation",
            2: "stimulation stimulation",
        },
    )
    do(state, "life P01")
    asked = []
    while legal(state, "gain"):
        asked.append(actor(state))
        do(state, "gain water")
    assert asked == [0, 1, 1, 2]
    assert markers_left(state)["stimulation"] == 8
    assert [stock_of(state, seat)[1] for seat in range(4)] == [1, 2, 1, 0]


def test_black_hole_takes_a_tile_from_every_holder_and_two_from_the_one_with_most() -> None:
    state = scenario(
        seats=3,
        hand={0: "T02 T05 T07 T09", 1: "T11 T13", 2: "T15 T17"},
        markers={0: "fusion fusion", 1: "fusion"},
    )
    do(state, "play T02 P01")
    assert actor(state) == 0
    assert legal(state) == ["lose T05", "lose T07", "lose T09"]
    do(state, "lose T05", "lose T09")
    assert actor(state) == 1
    assert legal(state) == ["lose T11", "lose T13"]
    do(state, "lose T13")
    assert actor(state) == 0
    assert [hand_of(state, seat) for seat in range(3)] == [["T07"], ["T11"], ["T15", "T17"]]


def test_black_hole_all_tied_for_most_lose_two() -> None:
    state = scenario(
        seats=3,
        hand={0: "T02 T05 T07", 1: "T11 T13 T17", 2: "T15 T19 T21"},
        markers={0: "fusion", 1: "fusion fusion"},
    )
    do(state, "play T02 P01", "lose T05", "lose T07", "lose T11", "lose T13")
    assert [len(hand_of(state, seat)) for seat in range(3)] == [0, 1, 3]
    assert actor(state) == 0


def test_black_hole_spares_revealed_goals_but_not_met_ones_in_hand() -> None:
    state = scenario(
        life={0: "P01:1 P11:1"},
        hand={0: "T02 T29"},
        claimed={0: "T03"},
        markers={0: "fusion", 1: "fusion"},
    )
    do(state, "play T02 P01")
    assert legal(state) == ["lose T29"]
    do(state, "lose T29")
    assert EXOPLANETS.view(state, 0).players[0].claimed == ["T03"]


def test_solar_storm_takes_two_gas_and_from_the_one_with_most_a_water() -> None:
    state = scenario(
        seats=3,
        hand={0: "T05"},
        stock={0: (0, 2, 3), 1: (0, 2, 3), 2: (0, 2, 3)},
        markers={0: "flare flare", 1: "flare"},
    )
    do(state, "play T05")
    assert stock_of(state, 0) == (4, 1, 1)
    assert stock_of(state, 1) == (1, 2, 1)
    assert stock_of(state, 2) == (0, 2, 3)
    assert markers_left(state)["flare"] == 4
    assert actor(state) == 0


def test_a_marker_that_is_not_the_last_has_no_event() -> None:
    state = scenario(hand={0: "T05"}, stock={0: (0, 0, 2)}, markers={1: "flare"})
    do(state, "play T05")
    assert stock_of(state) == (3, 0, 2)
    assert markers_left(state)["flare"] == 1


def test_ruling_06_the_storm_can_take_the_gas_just_gained() -> None:
    state = scenario(hand={0: "T01"}, markers={1: "flare flare"})
    do(state, "play T01", "gain gas")
    assert markers_left(state)["flare"] == 1
    do(state, "gain gas")
    assert stock_of(state) == (1, 0, 0)
    assert markers_left(state)["flare"] == 3


def test_ruling_06_a_sparks_collision_belongs_to_the_effect_and_comes_before_its_flare() -> None:
    state = scenario(
        "P01",
        hand={0: "T03"},
        markers={0: "stimulation", 1: "stimulation stimulation flare flare"},
    )
    do(state, "play T03 P01")
    assert level(state, 0, "P01") == 1
    assert actor(state) == 0
    assert markers_left(state)["flare"] == 1
    do(state, "gain gas")
    assert actor(state) == 1
    do(state, "gain gas")
    # Now the last flare: the storm takes the gas of the collision.
    assert (stock_of(state, 0), stock_of(state, 1)) == ((1, 0, 0), (1, 0, 0))
    assert markers_left(state)["flare"] == 3


def test_ruling_06_a_navy_tile_lies_under_its_planet_before_the_black_hole() -> None:
    state = scenario(hand={0: "T02 T05"}, markers=FUSION_ELSEWHERE)
    do(state, "play T02 P01")
    assert legal(state) == ["lose T05"]
    assert EXOPLANETS.view(state, 0).rows[0][0].tile == "T02"


def test_ruling_07_the_marker_that_triggers_counts_for_most() -> None:
    state = scenario(hand={0: "T02 T05 T07 T09"}, markers={0: "fusion", 1: "fusion"})
    do(state, "play T02 P01", "lose T05")
    assert legal(state) == ["lose T07", "lose T09"]


def test_ruling_08_fusion_markers_return_after_a_black_hole() -> None:
    state = scenario(hand={0: "T02"}, markers={0: "fusion", 1: "fusion"})
    do(state, "play T02 P01")
    assert markers_left(state)["fusion"] == 3
    assert markers_of(state, 0)["fusion"] == markers_of(state, 1)["fusion"] == 0


def test_ruling_09_all_tied_for_most_flares_lose_the_water() -> None:
    state = scenario(
        seats=3,
        hand={0: "T05"},
        stock=dict.fromkeys(range(3), (0, 1, 2)),
        markers={0: "flare", 1: "flare flare"},
    )
    do(state, "play T05")
    assert [stock_of(state, seat)[1] for seat in range(3)] == [0, 0, 1]


def test_ruling_09_the_storm_is_settled_from_the_active_seat_clockwise() -> None:
    state = scenario(
        active=1,
        hand={1: "T07"},
        stock={0: (0, 0, 2), 1: (0, 0, 2)},
        markers={0: "flare flare"},
        cloud=(1, 5, 5),
    )
    do(state, "play T07")
    # One energy is left in the cloud: the active seat is first.
    assert stock_of(state, 1)[0] == 1
    assert stock_of(state, 0)[0] == 0
    assert cloud_of(state)[0] == 0


def test_ruling_10_a_storm_with_one_gas_takes_that_and_the_water_and_gives_an_energy() -> None:
    state = scenario(hand={0: "T05"}, stock={0: (0, 2, 1)}, markers={0: "flare flare"})
    do(state, "play T05")
    assert stock_of(state) == (4, 1, 0)


def test_ruling_11_without_gas_nothing_is_lost_and_nothing_gained() -> None:
    state = scenario(hand={0: "T05"}, stock={0: (0, 2, 0)}, markers={0: "flare flare"})
    do(state, "play T05")
    assert stock_of(state) == (3, 2, 0)


def test_ruling_12_the_owner_chooses_and_the_tile_goes_face_down() -> None:
    state = scenario(hand={0: "T02", 1: "T05 T07 T09"}, markers=FUSION_ELSEWHERE)
    do(state, "play T02 P01")
    assert actor(state) == 1
    assert EXOPLANETS.audience(state, EXOPLANETS.actions.parse("lose T05")) == 1
    do(state, "lose T05", "lose T09")
    assert EXOPLANETS.view(state, 1).players[1].buried == ["T05", "T09"]
    seen = EXOPLANETS.view(state, 0).players[1]
    assert (seen.buried, seen.buried_size, seen.hand_size) == (None, 2, 1)


def test_ruling_13_with_fewer_tiles_than_required_lose_what_there_is() -> None:
    state = scenario(hand={0: "T02", 1: "T05"}, markers=FUSION_ELSEWHERE)
    do(state, "play T02 P01", "lose T05")
    assert hand_of(state, 1) == []
    assert actor(state) == 0
    assert "end" in legal(state)


def test_ruling_14_the_collision_comes_at_once_and_play_goes_on_with_a_refilled_tile() -> None:
    state = scenario(
        "P01",
        "P09",
        "P17",
        stock={0: (3, 0, 0)},
        markers={1: "stimulation stimulation stimulation"},
    )
    do(state, "life P01")
    assert actor(state) == 1
    do(state, "gain energy")
    assert markers_left(state)["stimulation"] == 4
    do(state, "life P09", "life P17")
    assert markers_of(state)["stimulation"] == 2


def test_ruling_15_after_a_refill_a_planet_still_counts_once_a_turn() -> None:
    state = scenario(
        "P01", stock={0: (2, 0, 0)}, markers={1: "stimulation stimulation stimulation"}
    )
    do(state, "life P01", "gain energy", "life P01")
    assert markers_of(state)["stimulation"] == 0


def test_ruling_16_an_odd_marker_returns_without_value() -> None:
    state = scenario(
        "P01", stock={0: (1, 0, 0)}, markers={1: "stimulation stimulation stimulation"}
    )
    do(state, "life P01", "gain water")
    assert actor(state) == 0
    assert markers_of(state, 0)["stimulation"] == markers_of(state, 1)["stimulation"] == 0
    assert markers_left(state)["stimulation"] == 4


def test_ruling_17_a_collision_asks_the_active_seat_first() -> None:
    state = scenario(
        "P01",
        active=1,
        stock={1: (1, 0, 0)},
        markers={0: "stimulation stimulation", 1: "stimulation"},
    )
    do(state, "life P01")
    assert actor(state) == 1
    do(state, "gain gas")
    assert actor(state) == 0


def test_ruling_39_a_collision_from_an_empty_cloud_lapses() -> None:
    state = scenario(
        "P01", hand={0: "T03"}, markers={1: "stimulation stimulation stimulation"}, cloud=(0, 0, 0)
    )
    do(state, "play T03 P01")
    assert actor(state) == 0
    assert "end" in legal(state)
    assert markers_left(state)["stimulation"] == 4
    assert markers_of(state)["flare"] == 1


def test_ruling_39_a_collision_shares_out_what_the_cloud_has() -> None:
    state = scenario(
        "P01", hand={0: "T03"}, markers={0: "stimulation", 1: "stimulation stimulation"},
        cloud=(0, 1, 0),
    )  # fmt: skip
    do(state, "play T03 P01")
    assert (actor(state), legal(state)) == (0, ["gain water"])
    do(state, "gain water")
    assert actor(state) == 0
    assert stock_of(state, 1) == (0, 0, 0)
    assert "end" in legal(state)
