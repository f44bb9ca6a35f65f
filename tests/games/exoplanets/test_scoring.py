"""Section 1.4: the end, the points, the modifiers and the ties."""

from orrery.core.game import NOBODY, ranks, totals
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.game import EXOPLANETS
from tests.games.exoplanets.scenario import actor, do, legal, scenario, score


def test_the_game_ends_with_the_turn_that_took_the_last_energy() -> None:
    state = scenario(active=1, star=1, turns=9, birth=True, stacks=("P29 P05", "P30"))
    do(state, "take 1", "place 2", "tile T05")
    assert state.star == 0
    assert "play T05" in legal(state)
    do(state, "play T05")
    events = do(state, "end")
    assert actor(state) == NOBODY
    assert legal(state) == []
    assert [type(event).__name__ for event in events] == ["TurnEnded", "GameEnded"]


def test_cubes_count_one_and_a_species_five_times_the_cost() -> None:
    state = scenario("P05 P06", "P09", life={0: "P05:2 P06:species", 1: "P09:1"})
    assert EXOPLANETS.scores(state) == [
        {"life": 4, "species": 15, "tiles": 0, "goals": 0},
        {"life": 1, "species": 0, "tiles": 0, "goals": 0},
    ]


def test_example_two_cubes_on_a_gas_and_energy_planet_are_four_points() -> None:
    assert score(scenario("P05", life={0: "P05:2"})) == 4


def test_example_forty_points() -> None:
    state = scenario(
        "P06",
        "P09",
        "P28",
        "P01/T04 P18",
        life={0: "P06:species P09:species P28:2 P18:3"},
        claimed={0: "T01 T03"},
    )
    assert EXOPLANETS.scores(state)[0] == {"life": 12, "species": 20, "tiles": 2, "goals": 6}
    assert totals(EXOPLANETS.scores(state))[0] == 40


def test_no_planet_counts_less_than_nothing() -> None:
    state = scenario("P01 P02/T02", life={0: "P01:1", 1: "P11:3"})
    assert score(state) == 0
    two = scenario("P01/T02 P09 P02/T16", life={0: "P09:3"})
    assert score(two) == 0
    assert EXOPLANETS.scores(two)[0]["tiles"] == -3


def test_a_loss_on_one_planet_does_not_touch_another() -> None:
    state = scenario("P01 P02/T02", "P09", life={0: "P01:1 P09:3"})
    assert score(state) == 3


def test_ruling_25_neighbours_are_the_previous_and_the_next_of_the_row() -> None:
    row = scenario("P04 P05 P06/T04 P07", life={0: "P04:1 P05:1 P06:1 P07:1", 1: "P11:1"})
    assert EXOPLANETS.scores(row)[0]["tiles"] == 4
    across = scenario("P04/T04", "P05", life={0: "P05:1"})
    assert EXOPLANETS.scores(across)[0]["tiles"] == 0


def test_ruling_26_neighbours_do_not_include_the_planet_itself() -> None:
    state = scenario("P04/T04 P05", life={0: "P04:1"})
    assert EXOPLANETS.scores(state)[0]["tiles"] == 0


def test_ruling_27_a_tile_under_a_planet_reaches_a_neighbour_placed_later() -> None:
    state = scenario("P04/T04", birth=True, stacks=("P29 P01", "P30"))
    do(state, "take 1", "place 1", "tile T01", "life P01")
    assert score(state) == 1 + 2


def test_ruling_28_several_tiles_add_up_before_the_planet_is_clamped() -> None:
    state = scenario("P04/T02 P05 P06/T04", life={0: "P05:1"})
    assert score(state) == 2
    plus = scenario("P04/T22 P05 P06/T04", life={0: "P05:1"})
    assert score(plus) == 6


def test_ruling_29_a_changed_cost_does_not_change_the_multiplier() -> None:
    assert score(scenario("P14/T08", life={0: "P14:2"})) == 6
    assert score(scenario("P01/T06", life={0: "P01:2"})) == 2


def test_ruling_29_an_either_or_icon_counts_one() -> None:
    assert score(scenario("P02 P30", stacks=("P29", "P05"), life={0: "P02:1 P30:1"})) == 1 + 3


def test_ruling_41_ties_go_to_goals_then_to_species_and_then_are_shared() -> None:
    goals = scenario("P03", "P04", life={0: "P03:1", 1: "P04:2"}, claimed={0: "T01"})
    assert EXOPLANETS.standings(goals) == [(4, 1, 0), (4, 0, 0)]
    assert ranks(EXOPLANETS.standings(goals)) == [1, 2]
    species = scenario("P01", "P06 P04", life={0: "P01:species", 1: "P06:1 P04:1"})
    assert EXOPLANETS.standings(species) == [(5, 0, 1), (5, 0, 0)]
    assert ranks(EXOPLANETS.standings(species)) == [1, 2]
    equal = scenario("P01", "P09", seats=3, life={0: "P01:1", 1: "P09:1"})
    assert ranks(EXOPLANETS.standings(equal)) == [1, 1, 3]


def test_ruling_44_effect_tokens_are_no_component_the_points_are_derived() -> None:
    assert set(EXOPLANETS.inventory(scenario())) == {
        "planets", "tiles", "energy", "water", "gas", "fusion", "flare", "stimulation",
        "cubes-0", "cylinders-0", "cubes-1", "cylinders-1",
    }  # fmt: skip
    assert "token" not in load().__struct_fields__
    state = scenario("P04/T04 P18", life={0: "P18:3"})
    assert score(state) == 6 + 2
