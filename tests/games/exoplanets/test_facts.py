"""Facts: what follows by the rules from what a viewer sees."""

import pytest
from msgspec.structs import astuple

from orrery.core.action import texts_of
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, draw_outcome
from orrery.core.rng import Rng
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.view import ExoplanetsFacts, Resources, StepFacts, TileFacts
from tests.games.exoplanets.scenario import actor, do, legal, level, scenario, score, stock_of

VIEWERS = (0, 1, SPECTATOR)


def facts(state: ExoplanetsState, viewer: int = 0) -> ExoplanetsFacts:
    return EXOPLANETS.facts(state, viewer)


def test_costs_and_points_are_as_tiles_have_changed_them() -> None:
    """T06 makes orbit 1 dearer by energy, T08 row 2 cheaper by it, T04 adds points next door."""
    state = scenario("P01/T06 P02 P03", "P09/T08 P12", "P14/T34 P04/T04 P05")
    planets = facts(state, SPECTATOR).planets
    assert planets["P01"].cost == ["energy", "energy"]
    assert planets["P02"].cost == ["water-or-gas"]
    assert planets["P09"].cost == ["energy"]
    assert planets["P12"].cost == ["gas"]
    assert [planets[id].any_pays for id in ("P14", "P04", "P05")] == [True, True, False]
    assert [planets[id].bonus for id in ("P14", "P04", "P05")] == [2, 0, 2]


def test_brings_is_what_the_planet_in_hand_gives_on_each_open_row() -> None:
    state = scenario("P02", "P01", "P04", "P18 P19 P20 P21", birth=True, stacks=("P29 P09", "P30"))
    assert facts(state).brings == {}
    do(state, "take 1")
    for viewer in VIEWERS:
        assert facts(state, viewer).brings == {
            "place 1": Resources(2, 0, 1),
            "place 2": Resources(2, 1, 0),
            "place 3": Resources(2, 1, 0),
        }
    before = stock_of(state)
    do(state, "place 1")
    assert tuple(now - then for now, then in zip(stock_of(state), before, strict=True)) == (2, 0, 1)


def test_ruling_39_an_empty_cloud_brings_the_energy_of_the_star_only() -> None:
    state = scenario("P02", cloud=(0, 0, 0), birth=True, stacks=("P29 P09", "P30"))
    do(state, "take 1")
    assert facts(state).brings["place 1"] == Resources(1, 0, 0)


def test_the_hand_says_how_far_its_goals_are_and_why_its_effects_wait() -> None:
    """T05 and T07 ask for life on two rocky planets and on two super-earths; T12 lies under a
    planet, T25 harvests what the cloud does not have."""
    state = scenario(
        "P01 P02",
        "P09",
        life={0: "P01:1 P02:1 P09:1"},
        hand={0: "T05 T07 T12 T25", 1: "T06"},
        claimed={0: "T11"},
        cloud=(0, 0, 0),
    )
    assert facts(state, 0).hand == [
        TileFacts(progress=2, goal="met", effect="no-result"),
        TileFacts(progress=1, goal="open", effect="no-result"),
        TileFacts(progress=0, goal="scored", effect=None),
        TileFacts(progress=2, goal="open", effect="no-result"),
    ]
    assert facts(state, 1).hand == [TileFacts(progress=0, goal="open", effect="not-now")]
    assert facts(state, SPECTATOR).hand == []


def test_ruling_1_goals_met_and_not_revealed_are_named_once_to_their_owner_alone() -> None:
    state = scenario("P01 P02", life={0: "P01:1 P02:1"}, hand={0: "T05 T06"})
    assert facts(state, 0).unclaimed == ["stone-cradle"]
    assert facts(state, 1).unclaimed == facts(state, SPECTATOR).unclaimed == []


def test_ruling_5_a_goal_scored_before_is_not_unclaimed() -> None:
    state = scenario("P01 P02", life={0: "P01:1 P02:1"}, hand={0: "T05"}, claimed={0: "T06"})
    assert facts(state).unclaimed == []


def test_rounds_are_the_turns_of_the_active_seat() -> None:
    found = [
        facts(scenario(seats=3, turns=turns, active=turns % 3)).round for turns in (0, 2, 3, 14)
    ]
    assert found == [1, 1, 2, 5]
    assert facts(scenario(seats=3)).rounds == 5


def test_unspent_resources_are_wasted_in_the_last_turn_only() -> None:
    last = scenario(turns=8, stock={0: (0, 2, 0)}, star=1)
    assert facts(last).unspent == Resources(0, 2, 0)
    assert facts(last, 1).unspent is None
    assert facts(scenario(turns=6, stock={0: (0, 2, 0)})).unspent is None


def test_reductions_are_what_catalysis_really_takes_off() -> None:
    state = scenario("P14", "P01", hand={0: "T13 T35"}, stock={0: (3, 3, 3)})
    assert facts(state).reductions == {}
    do(state, "play T13 P14", "play T35 P01")
    assert facts(state).reductions == {"P14": 1}


def test_steps_tell_level_number_of_steps_and_points() -> None:
    """T04 under P02 adds two points to each neighbour with life."""
    state = scenario("P01 P02/T04", life={0: "P02:2"}, stock={0: (4, 4, 4)})
    found = facts(state).steps
    assert found["life P01"] == StepFacts(level=1, steps=1, points=3)
    assert found["life P02"] == StepFacts(level=3, steps=1, points=1)
    assert found["species P02"] == StepFacts(level=4, steps=2, points=3)
    assert facts(state, 1).steps == facts(state, SPECTATOR).steps == {}


def test_leaves_is_what_each_payment_leaves() -> None:
    state = scenario("P02", stock={0: (1, 2, 2)})
    do(state, "life P02")
    assert facts(state).leaves == {
        "pay 0 0 1": Resources(1, 2, 1),
        "pay 0 1 0": Resources(1, 1, 2),
    }
    assert facts(state, 1).leaves == {}


def test_leaves_is_known_before_a_payment_that_is_made_without_being_asked_for() -> None:
    state = scenario("P01 P02", life={0: "P02:3"}, stock={0: (3, 0, 2)})
    found = facts(state).leaves
    assert found["species P02"] == Resources(3, 0, 1)
    assert found["life P01"] == stock_after(state, "life P01")
    state.players[0].stock = scenario(stock={0: (1, 2, 2)}).players[0].stock
    assert "species P02" not in facts(state).leaves


def stock_after(state: ExoplanetsState, text: str) -> Resources:
    after = state.copy()
    do(after, text)
    return Resources(*stock_of(after))


def test_completes_names_the_goals_in_the_hand_that_an_action_meets() -> None:
    """T05 asks for life on two rocky planets."""
    state = scenario("P01 P02", "P09", life={0: "P01:1"}, hand={0: "T05"}, stock={0: (4, 4, 4)})
    assert facts(state).completes == {"life P02": ["stone-cradle"]}
    assert facts(state, 1).completes == {}


def test_a_tile_used_for_its_effect_completes_no_goal_of_its_own() -> None:
    """T03 puts a cube on a small planet for free; T06 shares its goal with T05."""
    goals = {0: "T03 T05"}
    state = scenario("P01 P02", life={0: "P01:1"}, hand=goals, stock={0: (0, 0, 0)})
    assert facts(state).completes == {"play T03 P02": ["stone-cradle"]}


def test_takes_last_names_the_markers_that_run_out() -> None:
    state = scenario(
        "P01",
        hand={0: "T03"},
        stock={0: (4, 4, 4)},
        markers={0: "stimulation", 1: "stimulation stimulation"},
    )
    found = facts(state).takes_last
    assert found["life P01"] == found["play T03 P01"] == ["stimulation"]
    state.stimulated = ~0
    assert facts(state).takes_last == {}


def test_obstacles_say_why_no_life_can_be_created() -> None:
    state = scenario("P01 P02 P03 P06", life={0: "P02:3", 1: "P01:species"}, stock={0: (1, 1, 0)})
    found = facts(state).obstacles
    assert {id: found.get(id) for id in ("P01", "P02", "P03", "P06")} == {
        "P01": "species",
        "P02": "full",
        "P03": None,
        "P06": "cost",
    }
    assert facts(state, 1).obstacles == {}
    state.players[0].cubes = 0
    assert facts(state).obstacles["P03"] == "cubes"


def test_before_the_second_phase_obstacles_are_the_time_and_species() -> None:
    state = scenario("P01", "P09", life={1: "P09:species"}, birth=True)
    found = facts(state).obstacles
    assert (found["P01"], found["P09"]) == ("not-now", "species")


def test_left_counts_the_choices_of_one_kind_that_are_due() -> None:
    state = scenario(hand={0: "T01 T19"}, stock={0: (2, 0, 0)})
    assert facts(state).left == 0
    do(state, "play T01")
    assert facts(state).left == 2
    do(state, "gain water", "gain gas", "play T19")
    assert facts(state).left == 3


def test_the_cause_of_taking_resources_is_an_effect_a_collision_or_an_eviction() -> None:
    state = scenario("P01", hand={0: "T01 T19 T03"}, stock={0: (2, 0, 0)})
    assert facts(state).cause == ""
    do(state, "play T01")
    assert facts(state).cause == "cosmic-dust"
    do(state, "gain water", "gain gas", "play T19")
    assert facts(state).cause == "transmutation"
    do(state, "done")
    state = scenario(
        "P01", hand={0: "T03"}, markers={0: "stimulation", 1: "stimulation stimulation"}
    )
    do(state, "play T03 P01")
    assert facts(state).cause == facts(state, 1).cause == "collision"
    state = scenario("P01", life={0: "P01:3", 1: "P01:1"}, stock={0: (4, 4, 4)})
    do(state, "species P01")
    while actor(state) == 0:
        do(state, legal(state)[0])
    assert facts(state, 1).cause == "eviction"


def test_goals_that_are_met_are_suggested_then_what_scores_most() -> None:
    state = scenario("P01 P02/T04", life={0: "P01:1 P02:2"}, hand={0: "T05"}, stock={0: (4, 4, 4)})
    found = facts(state)
    assert found.suggested[0] == "claim T05"
    points = [found.steps[text].points for text in found.suggested[1:]]
    assert points == sorted((step.points for step in found.steps.values()), reverse=True)[:2]
    assert facts(state, 1).suggested == []


def test_phases() -> None:
    state = EXOPLANETS.new(2)
    assert facts(state).phase == "setup"
    assert facts(scenario(birth=True)).phase == "birth"
    state = scenario(hand={0: "T01"})
    assert facts(state).phase == "life"
    do(state, "play T01")
    assert facts(state).phase == "event"


@pytest.mark.parametrize("seats", EXOPLANETS.seat_counts)
def test_facts_agree_with_what_is_legal_and_with_what_happens(seats: int) -> None:
    rng = Rng("facts", seats)
    state = EXOPLANETS.new(seats)
    checked = 0
    while (actor := EXOPLANETS.to_act(state)) != NOBODY:
        if actor == CHANCE:
            EXOPLANETS.apply(state, draw_outcome(EXOPLANETS.chance_outcomes(state), rng))
            continue
        legal = texts_of(EXOPLANETS.legal_actions(state))
        found = facts(state, actor)
        checked += _check(state, actor, legal, found)
        going_on = [text for text in legal if text != "end"] or legal
        do(state, going_on[rng.below(len(going_on))] if rng.below(5) else legal[0])
    assert checked > 10


def _check(state: ExoplanetsState, actor: int, legal: list[str], found: ExoplanetsFacts) -> int:
    stepping = {text for text in legal if text.split()[0] in ("life", "species")}
    assert set(found.steps) == stepping
    assert {text for text in found.leaves if text.startswith("pay ")} == {
        text for text in legal if text.startswith("pay ")
    }
    assert {text for text in found.brings if text.startswith("place ")} == {
        text for text in legal if text.startswith("place ")
    }
    for text, brings in found.brings.items():
        before, after = stock_of(state, actor), state.copy()
        do(after, text)
        gained = zip(stock_of(after, actor), before, strict=True)
        if after.markers <= state.markers:
            assert tuple(now - then for now, then in gained) == astuple(brings)
    free = set(found.planets) - set(found.obstacles)
    assert {f"life {id}" for id in free} == {text for text in stepping if text[0] == "l"}
    for text, step in found.steps.items():
        after = state.copy()
        do(after, text)
        assert (text in found.leaves) == (after.step_planet < 0)
        if after.step_planet >= 0:
            do(after, texts_of(EXOPLANETS.legal_actions(after))[0])
        assert score(after, actor) - score(state, actor) == step.points
        assert level(after, actor, text.split()[1]) == step.level
    return len(stepping)
