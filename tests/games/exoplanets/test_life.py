"""Section 1.3, phase 2: life, species, domination and eviction."""

from tests.games.exoplanets.scenario import (
    actor,
    cloud_of,
    do,
    legal,
    level,
    markers_left,
    markers_of,
    scenario,
    stock_of,
)


def test_life_goes_from_level_1_to_3_and_every_step_costs_the_full_cost() -> None:
    state = scenario("P01", stock={0: (4, 0, 0)})
    for step in (1, 2, 3):
        do(state, "life P01")
        assert level(state, 0, "P01") == step
        assert stock_of(state) == (4 - step, 0, 0)
    assert legal(state, "life") == []


def test_what_is_paid_returns_to_the_cloud() -> None:
    state = scenario("P04", stock={0: (0, 1, 1)})
    before = cloud_of(state)
    do(state, "life P04")
    assert cloud_of(state) == (before[0], before[1] + 1, before[2] + 1)


def test_life_needs_a_cube_in_supply() -> None:
    state = scenario("P01 P02", "P09", life={0: "P01:3 P02:3"}, stock={0: (5, 0, 0)})
    assert state.players[0].cubes == 0
    assert legal(state, "life") == []


def test_life_is_offered_only_where_it_can_be_paid() -> None:
    state = scenario("P01", "P04", "P10", "P16", stock={0: (0, 1, 0)})
    assert legal(state, "life") == ["life P10"]


def test_species_returns_the_own_cubes_and_places_a_cylinder() -> None:
    state = scenario("P01", life={0: "P01:3"}, stock={0: (1, 0, 0)})
    do(state, "species P01")
    assert level(state, 0, "P01") == 4
    assert state.players[0].cubes == 6
    assert state.players[0].cylinders == 3
    assert stock_of(state) == (0, 0, 0)


def test_species_is_paid_for_every_missing_step() -> None:
    for cubes, steps in ((1, 3), (2, 2), (3, 1)):
        state = scenario("P04", life={0: f"P04:{cubes}"}, stock={0: (0, steps, steps)})
        do(state, "species P04")
        assert stock_of(state) == (0, 0, 0)
        state = scenario("P04", life={0: f"P04:{cubes}"}, stock={0: (0, steps, steps - 1)})
        assert legal(state, "species") == []


def test_species_needs_no_cubes_in_supply_for_the_steps_in_between() -> None:
    state = scenario("P01 P02 P03", life={0: "P01:1 P02:3 P03:2"}, stock={0: (3, 0, 0)})
    assert state.players[0].cubes == 0
    assert legal(state) == ["end", "species P01"]
    do(state, "species P01")
    assert level(state, 0, "P01") == 4


def test_species_only_where_life_was_at_the_start_of_the_turn() -> None:
    state = scenario("P01", stock={0: (9, 0, 0)})
    do(state, "life P01")
    assert legal(state, "species") == []


def test_several_seats_share_a_planet() -> None:
    state = scenario("P01", life={1: "P01:2"}, stock={0: (1, 0, 0)})
    do(state, "life P01")
    assert (level(state, 0, "P01"), level(state, 1, "P01")) == (1, 2)


def test_domination_a_species_drives_off_all_others_for_a_resource_a_cube() -> None:
    state = scenario(
        "P01", seats=3, life={0: "P01:3", 1: "P01:2", 2: "P01:1"}, stock={0: (1, 0, 0)}
    )
    do(state, "species P01")
    assert (level(state, 1, "P01"), level(state, 2, "P01")) == (0, 0)
    assert (state.players[1].cubes, state.players[2].cubes) == (6, 6)
    assert actor(state) == 1
    assert legal(state) == ["gain energy", "gain gas", "gain water"]
    do(state, "gain gas", "gain water")
    assert actor(state) == 2
    do(state, "gain energy")
    assert actor(state) == 0
    assert stock_of(state, 1) == (0, 1, 1)
    assert stock_of(state, 2) == (1, 0, 0)


def test_domination_nobody_creates_life_there_again() -> None:
    for seat in (0, 1):
        state = scenario("P01", active=seat, life={0: "P01:species"}, stock={seat: (5, 0, 0)})
        assert legal(state, "life") == []
        assert legal(state, "species") == []


def test_stimulation_one_marker_for_each_planet_developed() -> None:
    state = scenario("P01", "P09", stock={0: (3, 0, 0)})
    do(state, "life P01", "life P09")
    assert markers_of(state)["stimulation"] == 2
    assert markers_left(state)["stimulation"] == 2


def test_stimulation_at_most_once_for_a_planet_in_a_turn() -> None:
    state = scenario("P01", stock={0: (3, 0, 0)})
    do(state, "life P01", "life P01", "life P01")
    assert markers_of(state)["stimulation"] == 1


def test_stimulation_again_in_a_later_turn() -> None:
    state = scenario("P01", stock={0: (2, 0, 0)}, stacks=("P29 P05 P06", "P30"))
    do(state, "life P01", "end", "take 1", "place 2", "tile T01", "end")
    do(state, "take 1", "place 2", "tile T02", "life P01")
    assert markers_of(state)["stimulation"] == 2


def test_stimulation_a_species_gives_a_marker_too() -> None:
    state = scenario("P01", life={0: "P01:3"}, stock={0: (1, 0, 0)})
    do(state, "species P01")
    assert markers_of(state)["stimulation"] == 1


def test_example_life_three_cubes_and_one_cube_two_markers_and_none_more_after_the_effect() -> None:
    state = scenario("P01", "P04", stock={0: (3, 1, 1)}, hand={0: "T01"})
    do(state, "life P01", "life P01", "life P01", "life P04")
    assert (level(state, 0, "P01"), level(state, 0, "P04")) == (3, 1)
    assert stock_of(state) == (0, 0, 0)
    assert markers_of(state) == {"fusion": 0, "flare": 0, "stimulation": 2}
    do(state, "play T01", "gain gas", "gain water", "life P04")
    assert level(state, 0, "P04") == 2
    assert markers_of(state) == {"fusion": 0, "flare": 1, "stimulation": 2}


def test_ruling_17_a_species_is_settled_payment_eviction_marker_collision() -> None:
    state = scenario(
        "P01",
        life={0: "P01:3", 1: "P01:1"},
        stock={0: (1, 0, 0)},
        markers={0: "stimulation", 1: "stimulation stimulation"},
    )
    do(state, "species P01")
    assert stock_of(state) == (0, 0, 0)
    assert level(state, 0, "P01") == 4
    # The eviction is paid before the last marker is taken.
    assert actor(state) == 1
    assert markers_left(state)["stimulation"] == 1
    do(state, "gain gas")
    # The collision begins with the active seat.
    assert actor(state) == 0
    do(state, "gain water")
    assert actor(state) == 1
    do(state, "gain energy")
    assert (stock_of(state, 0), stock_of(state, 1)) == ((0, 1, 0), (1, 0, 1))
    assert "end" in legal(state)


def test_ruling_17_choices_go_clockwise_from_the_active_seat() -> None:
    state = scenario(
        "P01",
        seats=4,
        active=2,
        life={2: "P01:3", 0: "P01:1", 1: "P01:1", 3: "P01:2"},
        stock={2: (1, 0, 0)},
    )
    do(state, "species P01")
    asked = []
    while actor(state) != 2:
        asked.append(actor(state))
        do(state, "gain energy")
    assert asked == [3, 3, 0, 1]


def test_ruling_33_no_compensation_for_the_own_cubes() -> None:
    state = scenario("P01", life={0: "P01:3"}, stock={0: (1, 0, 0)})
    do(state, "species P01")
    assert actor(state) == 0
    assert legal(state, "gain") == []


def test_ruling_34_no_species_without_a_cylinder_and_no_fourth_cube() -> None:
    state = scenario(
        "P01 P02 P03 P05",
        "P09",
        life={0: "P01:species P02:species P03:species P05:species P09:3"},
        stock={0: (5, 5, 5)},
    )
    assert state.players[0].cylinders == 0
    assert "species P09" not in legal(state)
    assert "life P09" not in legal(state)


def test_ruling_35_cubes_freed_by_a_species_are_usable_at_once() -> None:
    state = scenario("P01 P02", "P09", life={0: "P01:3 P02:3"}, stock={0: (2, 0, 0)})
    assert legal(state, "life") == []
    do(state, "species P01", "life P09")
    assert level(state, 0, "P09") == 1


def test_ruling_36_life_of_this_turn_is_not_life_at_the_start() -> None:
    state = scenario("P01", stock={0: (9, 0, 0)})
    do(state, "life P01", "life P01", "life P01")
    assert "species P01" not in legal(state)


def test_ruling_37_from_one_at_the_start_through_three_to_a_species() -> None:
    state = scenario("P01", life={0: "P01:1"}, stock={0: (3, 0, 0)})
    do(state, "life P01", "life P01", "species P01")
    assert level(state, 0, "P01") == 4
    assert stock_of(state) == (0, 0, 0)


def test_ruling_38_cubes_driven_off_before_my_turn_do_not_count() -> None:
    state = scenario(
        "P01",
        life={0: "P01:3", 1: "P01:3"},
        stock={0: (1, 0, 0), 1: (3, 0, 0)},
        stacks=("P29 P05", "P30"),
    )
    do(state, "species P01", "gain energy", "gain energy", "gain energy", "end")
    do(state, "take 1", "place 2", "tile T01")
    assert legal(state, "species") == []
    assert state.had_life == 0


def test_ruling_39_an_eviction_offers_only_kinds_in_the_cloud() -> None:
    state = scenario("P01", life={0: "P01:3", 1: "P01:3"}, stock={0: (1, 0, 0)}, cloud=(0, 1, 0))
    do(state, "species P01")
    assert legal(state) == ["gain energy", "gain water"]
    do(state, "gain water")
    assert legal(state) == ["gain energy"]
    do(state, "gain energy")
    # The third resource lapses: the cloud is empty.
    assert actor(state) == 0
    assert cloud_of(state) == (0, 0, 0)
