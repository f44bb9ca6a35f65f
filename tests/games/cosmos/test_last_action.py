"""Rule 1.5, end of the craft phase: a nebula or one stabilised proto-life, and the turn is over."""

import pytest

from orrery.core.errors import IllegalAction
from tests.games.cosmos.scenario import (
    act,
    legal,
    legal_starting_with,
    nebulae,
    outcomes,
    proto,
    scenario,
    stable,
    texts,
    to_act,
    view,
    waiting,
)

FULL_TILES = {f"N{number}": f"3-{number:02}" for number in range(1, 13)}
EVERYTHING_GONE = {1: "", 2: "", 3: ""}
ELEVEN = {f"N{number}": f"1-{number:02}" for number in range(1, 12)}


def test_both_options_possible_no_passing() -> None:
    state = scenario(proto="L1 L2", stable="L3")
    assert legal_starting_with(state, "end") == [
        "end nebula",
        "end stabilise L1",
        "end stabilise L2",
    ]


def test_without_proto_life_passing_is_legal() -> None:
    assert legal_starting_with(scenario(stable="L3"), "end") == ["end nebula", "end pass"]


def test_without_an_empty_nebula_space_passing_is_legal() -> None:
    state = scenario(nebulae=FULL_TILES, proto="L1")
    assert legal_starting_with(state, "end") == ["end pass", "end stabilise L1"]


def test_without_a_tile_in_any_stack_passing_is_legal() -> None:
    state = scenario(4, nebulae=ELEVEN, waiting="1-12", stacks=EVERYTHING_GONE, proto="L1")
    assert legal_starting_with(state, "end") == ["end pass", "end stabilise L1"]


def test_with_neither_option_only_passing_is_left() -> None:
    assert legal_starting_with(scenario(nebulae=FULL_TILES), "end") == ["end pass"]


def test_stabilising_ends_the_turn() -> None:
    state = act(scenario(proto="L1 L2"), "end stabilise L2")
    assert (proto(state), stable(state)) == ({"L1"}, {"L2"})
    assert to_act(state) == 1


def test_passing_ends_the_turn() -> None:
    state = act(scenario(stable="L3"), "end pass")
    assert to_act(state) == 1
    assert view(state).phase == "energy"


def test_a_nebula_is_chosen_drawn_and_must_be_placed() -> None:
    state = scenario(waiting="H proto 2-05", proto="L1", nebulae={"N5": "1-01"}, hand={"light": 5})
    act(state, "end nebula")
    assert legal(state) == ["stack 1", "stack 2", "stack 3"]
    act(state, "stack 2")
    assert len(outcomes(state)) == 15
    act(state, "tile 2-09")
    empty = [f"N{number}" for number in range(1, 13) if number != 5]
    assert legal(state) == texts("place nebula 2-09", empty)
    act(state, "place nebula 2-09 N3")
    assert nebulae(state) == {"N3": "2-09", "N5": "1-01"}
    assert to_act(state) == 1


def test_what_still_waited_is_lost_after_the_nebula_was_placed() -> None:
    state = scenario(waiting="H proto 2-05", proto="L1")
    act(state, "end nebula", "stack 2", "tile 2-09", "place nebula 2-09 N3")
    assert waiting(state) == []
    assert view(state).stacks[1].bottom == ["2-05"]


def test_an_empty_stack_cannot_be_chosen() -> None:
    state = act(scenario(3, stacks={2: ""}), "end nebula")
    assert legal(state) == ["stack 1", "stack 3"]


def test_ruling_21_the_nebula_of_the_last_action_is_not_completed_this_turn() -> None:
    """1-07 on N5 would be ready at once."""
    state = scenario(stars={"S9": "H", "S14": "He", "S23": "O"})
    act(state, "end nebula", "stack 1", "tile 1-07")
    assert legal_starting_with(state, "complete") == []
    act(state, "place nebula 1-07 N5")
    assert to_act(state) == 1
    with pytest.raises(IllegalAction):
        act(state, "complete N5 S9")


def test_ruling_21_an_empty_option_may_be_chosen_by_passing() -> None:
    state = act(scenario(proto="", stable="L1"), "end pass")
    assert stable(state) == {"L1"}
    assert nebulae(state) == {}


def test_the_turn_passes_clockwise_and_the_round_ends_before_the_first_player() -> None:
    state = scenario(3, seat=1, first=2)
    act(state, "end pass")
    assert view(state).pending == "draw-goal"
    state = act(scenario(3, seat=2, first=1), "end pass")
    assert to_act(state) == 0
