"""The appraisal of a position: itemised, from what the seat may know."""

import pytest

from orrery.bots.evaluation import evaluator_of
from orrery.core.rng import Rng
from orrery.games.exoplanets.evaluate import turns_left
from orrery.games.exoplanets.game import EXOPLANETS
from tests.games.exoplanets.scenario import do, scenario

EVALUATOR = evaluator_of(EXOPLANETS)


def worth(*rows: str, **table: object) -> float:
    return float(EVALUATOR.worth(scenario(*rows, **table), 0))  # type: ignore[arg-type]


def test_worth_is_the_sum_of_the_appraisal() -> None:
    state = scenario(
        "P01/T04 P02 P03",
        "P09",
        seats=3,
        life={0: "P01:2 P09:species", 1: "P01:1 P02:3"},
        stock={0: (6, 2, 3), 1: (0, 4, 0)},
        hand={0: "T13 T23 T25 T01 T02 T19", 1: "T05 T06"},
        claimed={0: "T08", 2: "T09"},
        markers={0: "fusion stimulation flare", 2: "flare"},
    )
    for seat in range(3):
        appraisal = EVALUATOR.appraise(state, seat)
        assert EVALUATOR.worth(state, seat) == pytest.approx(sum(appraisal.values()))
    assert set(EVALUATOR.appraise(state, 0)) == {
        "life", "species", "tiles", "goals", "growth", "resources", "hand", "markers", "pending",
        "rivals",
    }  # fmt: skip


def test_points_on_the_table_are_worth_what_they_score() -> None:
    appraisal = EVALUATOR.appraise(
        scenario("P01/T04 P05", life={0: "P01:species P05:2"}, claimed={0: "T03"}), 0
    )
    assert (appraisal["life"], appraisal["species"]) == (4, 5)
    assert (appraisal["tiles"], appraisal["goals"]) == (2, 4)


def test_life_is_worth_more_than_its_price() -> None:
    state = scenario("P14", stock={0: (1, 1, 1)})
    before = EVALUATOR.worth(state, 0)
    do(state, "life P14")
    assert EVALUATOR.worth(state, 0) > before


def test_a_species_is_worth_more_than_its_price() -> None:
    for cubes in (1, 2, 3):
        state = scenario("P14", life={0: f"P14:{cubes}"}, stock={0: (3, 3, 3)})
        before = EVALUATOR.worth(state, 0)
        do(state, "species P14")
        assert EVALUATOR.worth(state, 0) > before


def test_a_claim_is_worth_more_than_a_met_goal_in_hand() -> None:
    state = scenario(life={0: "P01:1 P11:1"}, hand={0: "T29"})
    before = EVALUATOR.worth(state, 0)
    do(state, "claim T29")
    assert EVALUATOR.worth(state, 0) > before


def test_a_waiting_payment_keeps_the_promise_of_its_step() -> None:
    state = scenario("P02", stock={0: (0, 1, 1)})
    before = EVALUATOR.worth(state, 0)
    do(state, "life P02")
    assert EVALUATOR.worth(state, 0) > before
    assert EVALUATOR.appraise(state, 1)["pending"] == 0
    species = scenario("P02", life={0: "P02:2"}, stock={0: (0, 3, 3)})
    before = EVALUATOR.worth(species, 0)
    do(species, "species P02")
    assert EVALUATOR.worth(species, 0) > before


def test_progress_towards_a_goal_in_hand_counts_until_it_is_claimed() -> None:
    assert worth(life={0: "P01:1"}, hand={0: "T30"}) > worth(life={0: "P01:1"}, hand={0: "T10"})
    twice = scenario(claimed={0: "T29"}, hand={0: "T30"})
    fresh = scenario(claimed={0: "T03"}, hand={0: "T28"})
    assert EVALUATOR.appraise(twice, 0)["hand"] < EVALUATOR.appraise(fresh, 0)["hand"]


def test_rivals_life_on_the_same_planet_and_their_points_weigh_against_a_seat() -> None:
    alone = worth("P04", "P05", life={0: "P04:2", 1: "P05:1"})
    shared = worth("P04", "P05", life={0: "P04:2", 1: "P04:1"})
    assert shared < alone
    assert worth("P04", life={1: "P04:species"}) < worth("P04")


def test_owed_resources_and_tiles_are_counted() -> None:
    state = scenario(hand={0: "T01"})
    do(state, "play T01")
    assert EVALUATOR.appraise(state, 0)["pending"] > 0
    hole = scenario(hand={0: "T02 T05"}, markers={1: "fusion fusion"})
    do(hole, "play T02 P01")
    assert EVALUATOR.appraise(hole, 0)["pending"] < 0


def test_a_birth_under_way_counts_for_the_active_seat_until_its_planet_is_placed() -> None:
    state = scenario("P02", birth=True, stacks=("P29 P09", "P30"))
    assert EVALUATOR.appraise(state, 0)["pending"] > 0
    assert EVALUATOR.appraise(state, 1)["pending"] == 0
    do(state, "take 1", "place 1")
    assert EVALUATOR.appraise(state, 0)["pending"] == 0


def test_nothing_in_hand_is_worth_anything_after_the_last_turn() -> None:
    state = scenario(
        stock={0: (5, 5, 5)}, life={0: "P01:2"}, hand={0: "T05"}, markers={0: "stimulation"},
        star=1, turns=8, stacks=("P29 P05", "P30"),
    )  # fmt: skip
    assert turns_left(state, 0) == 1
    do(state, "end")
    appraisal = EVALUATOR.appraise(state, 0)
    assert turns_left(state, 0) == 0
    for source in ("growth", "resources", "hand", "markers"):
        assert appraisal[source] == 0


def test_turns_left_counts_the_turn_under_way() -> None:
    state = scenario(seats=3, active=1, turns=4)
    assert [int(turns_left(state, seat)) for seat in range(3)] == [3, 4, 4]


def test_the_appraisal_reads_only_what_the_seat_may_know() -> None:
    state = scenario(
        "P01 P02", life={0: "P01:2", 1: "P02:1"}, hand={0: "T01 T02", 1: "T03 T04 T05"}
    )
    view = EXOPLANETS.view(state, 0)
    for number in range(10):
        other = EXOPLANETS.determinize(view, Rng(number))
        assert EVALUATOR.appraise(other, 0) == EVALUATOR.appraise(state, 0)
