"""Rule 1.5: placing what waits beside the board."""

import pytest

from orrery.core.errors import IllegalAction
from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    legal,
    legal_starting_with,
    marked_stars,
    nebulae,
    proto,
    scenario,
    sky,
    stars,
    texts,
    view,
    waiting,
)

SKY = """
        .     .     .
     .     x     .     .
     .     He    .     .
  .     .     .     .     .
  .     .     H     .     .
     .     .     .     .
     .     .     .     .
        .     .     .
        .     .     .
           .     .
"""
NO_ROOM = {f"N{number}": f"{1 + (number > 8)}-{number:02}" for number in range(1, 13)}


def test_a_star_goes_on_any_empty_star_space() -> None:
    state = scenario(stars=sky(SKY), waiting="O")
    empty = [f"S{number}" for number in range(1, 38) if number not in (9, 19)]
    assert legal_starting_with(state, "place") == texts("place star O", empty)
    (space,) = marked_stars(SKY)
    act(state, f"place star O {space}")
    assert stars(state) == {"S5": "O", "S9": "He", "S19": "H"}
    assert waiting(state) == []


def test_each_waiting_kind_is_offered_once() -> None:
    state = scenario(waiting="H H C")
    assert len(legal_starting_with(state, "place star H")) == 37
    assert len(legal_starting_with(state, "place star C")) == 37
    assert legal_starting_with(state, "place star He", "place star O") == []


def test_one_star_of_several_is_placed_at_a_time() -> None:
    state = act(scenario(waiting="H H"), "place star H S1")
    assert waiting(state) == ["H"]
    assert len(legal_starting_with(state, "place star H")) == 36


def test_a_nebula_goes_on_any_empty_nebula_space() -> None:
    state = scenario(nebulae={"N5": "1-01", "N6": "2-01!"}, waiting="3-07")
    empty = [f"N{number}" for number in range(1, 13) if number not in (5, 6)]
    assert legal_starting_with(state, "place") == texts("place nebula 3-07", empty)
    act(state, "place nebula 3-07 N12")
    assert nebulae(state) == {"N5": "1-01", "N6": "2-01!", "N12": "3-07"}


def test_several_waiting_nebulae_may_be_placed_in_any_order() -> None:
    state = scenario(waiting="3-07 1-02")
    assert "place nebula 1-02 N1" in legal(state)
    act(state, "place nebula 1-02 N1")
    assert waiting(state) == ["3-07"]


def test_proto_life_goes_beside_any_life_of_the_seat() -> None:
    state = scenario(proto="L28", stable="L1", waiting="proto")
    spaces = ["L21", "L27", "L29", "L34", "L2", "L7"]
    assert legal_starting_with(state, "place") == texts("place proto", spaces)
    act(state, "place proto L2")
    assert proto(state) == {"L28", "L2"}
    assert waiting(state) == []


def test_proto_life_without_any_life_goes_on_the_starting_space() -> None:
    state = scenario(waiting="proto")
    assert legal_starting_with(state, "place") == ["place proto L28"]


def test_proto_life_does_not_jump() -> None:
    state = scenario(proto="L28 L21 L27 L29 L34", waiting="proto")
    beside = {"L14", "L15", "L26", "L33", "L22", "L30", "L39", "L40"}
    assert legal_starting_with(state, "place") == texts("place proto", beside)


def test_occupied_spaces_are_refused() -> None:
    state = scenario(stars={"S1": "H"}, waiting="H")
    before = legal(state)
    with pytest.raises(IllegalAction) as refused:
        act(state, "place star H S1")
    assert list(refused.value.legal) == before
    assert stars(state) == {"S1": "H"}


def test_full_boards_leave_the_pieces_waiting() -> None:
    state = scenario(4, nebulae=NO_ROOM, waiting="2-13 proto", stable=all_life())
    assert legal_starting_with(state, "place") == []


def test_what_is_not_placed_by_the_end_of_the_turn_is_lost() -> None:
    state = scenario(waiting="H He He O C proto proto", stars={"S1": "H"})
    before = view(state)
    act(state, "end pass")
    after = view(state)
    assert waiting(state) == []
    assert after.supply_stars == {"H": 25, "He": 20, "O": 16, "C": 16}
    assert after.supply_life == before.supply_life + 2


def test_lost_nebulae_go_under_their_stacks_in_the_order_they_were_gained() -> None:
    state = act(scenario(waiting="1-09 3-02 1-04 1-12"), "end pass")
    first, second, third = view(state).stacks
    assert first.bottom == ["1-09", "1-04", "1-12"]
    assert second.bottom == []
    assert third.bottom == ["3-02"]


def test_what_went_under_a_stack_is_not_drawn_while_others_are_left() -> None:
    state = act(scenario(bottoms={1: "1-09 1-04"}), "end nebula", "stack 1")
    assert "tile 1-09" not in legal(state)
    assert len(legal(state)) == 14


def test_what_went_under_a_stack_first_is_drawn_first_when_nothing_else_is_left() -> None:
    state = scenario(3, stacks={1: ""}, bottoms={1: "1-09 1-04"})
    act(state, "end nebula", "stack 1")
    assert legal(state) == ["tile 1-09"]
    act(state, "tile 1-09")
    assert view(state).stacks[0].bottom == ["1-04"]


def test_the_hand_stays_when_a_turn_ends() -> None:
    state = act(scenario(hand={"light": 3}), "end pass")
    assert galaxy(state).hand_size == 3
