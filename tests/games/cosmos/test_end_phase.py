"""Rule 1.6: the end phase in its six steps, the end of the game and the tie-break."""

import pytest

from orrery.core.game import NOBODY, ranks
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import (
    act,
    galaxy,
    hand,
    legal,
    outcomes,
    points,
    scenario,
    to_act,
    view,
)

AWAY_FROM_TIME = {"light": "dark dark dark", "gravity": "0 1", "chemistry": "dark"}


def lazy_entry(state: CosmosState) -> str:
    """Shift once, take what comes, build nothing."""
    listed = legal(state)
    wanted = ("collect", "shift own", "end pass")
    return next((text for text in wanted if text in listed), listed[0])


def lazy_round(state: CosmosState) -> None:
    """Play on to the next round or the end of the game."""
    now = view(state).round
    while view(state).round == now and to_act(state) != NOBODY:
        act(state, lazy_entry(state))


# Steps 1 to 3


def test_step_1_goals_move_one_space_and_step_3_adds_a_new_one() -> None:
    state = scenario(2, seat=1, goals="stars-he stars-o")
    act(state, "end pass")
    assert view(state).goal_track == [None, "stars-he", "stars-o"]
    act(state, "goal stars-c")
    assert view(state).goal_track == ["stars-c", "stars-he", "stars-o"]
    assert view(state).goals_left == 3


def test_step_2_a_goal_reaching_the_fourth_space_is_scored_and_discarded() -> None:
    state = scenario(2, seat=1, goals="stars-he stars-o stable-life", stable="L1")
    act(state, "end pass")
    assert points(state, 1) == 6
    assert view(state).goal_track == [None, "stars-he", "stars-o"]
    assert view(state).goals_scored == ["stable-life"]


def test_step_2_happens_within_the_last_entry_of_the_round() -> None:
    """The draw of step 3 has not been made when the goal is already scored."""
    state = scenario(2, seat=1, goals="stars-he stars-o stable-life", stable="L1")
    act(state, "end pass")
    assert view(state).pending == "draw-goal"
    assert points(state, 1) == 6


def test_step_3_every_goal_not_yet_seen_is_as_likely() -> None:
    state = act(scenario(2, seat=1, goals="stars-he stars-o stable-life"), "end pass")
    weights = outcomes(state)
    assert len(weights) == 13
    assert set(weights.values()) == {1}
    assert not {"goal stars-he", "goal stars-o", "goal stable-life"} & set(weights)


def test_step_3_is_left_out_when_no_goal_is_left() -> None:
    state = act(scenario(2, seat=1, goals="- stars-o", goals_left=0), "end pass")
    assert view(state).goal_track == [None, None, "stars-o"]
    assert to_act(state) == 0


def test_goals_score_at_the_end_of_rounds_3_to_8_and_then_the_game_is_over() -> None:
    state = scenario(2, phase="energy", tokens=AWAY_FROM_TIME)
    scored = []
    for _ in range(8):
        assert to_act(state) != NOBODY
        lazy_round(state)
        scored.append(len(view(state).goals_scored))
    assert scored == [0, 0, 1, 2, 3, 4, 5, 6]
    assert to_act(state) == NOBODY
    assert legal(state) == []
    assert view(state).crystals > 0


# Step 4


def test_step_4_no_crystal_in_the_supply_ends_the_game_after_the_goal_was_drawn() -> None:
    state = scenario(2, seat=1, goals="stars-he", supply={"crystals": 0})
    act(state, "end pass")
    assert view(state).pending == "draw-goal"
    act(state, "goal stars-c")
    assert to_act(state) == NOBODY
    assert COSMOS.chance_outcomes(state) == []


def test_step_4_without_a_goal_to_draw_the_last_entry_of_the_round_ends_the_game() -> None:
    state = scenario(2, seat=1, goals="stars-he", goals_left=0, supply={"crystals": 0})
    act(state, "end pass")
    assert to_act(state) == NOBODY


def test_step_4_comes_only_when_the_round_is_over() -> None:
    state = act(scenario(2, seat=0, supply={"crystals": 0}), "end pass")
    assert to_act(state) == 1


def test_step_4_one_crystal_left_does_not_end_the_game() -> None:
    state = act(scenario(2, seat=1, supply={"crystals": 1}), "end pass", "goal stars-c")
    assert to_act(state) == 0


def test_step_4_no_goal_left_ends_the_game() -> None:
    state = act(scenario(2, seat=1, goals="- - stars-he", goals_left=0), "end pass")
    assert to_act(state) == NOBODY


def test_at_the_end_advanced_life_is_added_and_seen_by_all() -> None:
    state = scenario(
        2,
        seat=1,
        goals="- - stars-he",
        goals_left=0,
        nebulae={"N1": "1-01!"},
        advanced={"N1": [8, 7]},
        others={0: {"nebulae": {"N1": "1-02!"}, "advanced": {"N1": [8]}}},
    )
    assert [points(state, 0), points(state, 1)] == [3, 3]
    act(state, "end pass")
    assert [points(state, 0), points(state, 1)] == [3 + 8, 3 + 15]
    assert view(state, 0).galaxies[1].nebulae["N1"].advanced == [8, 7]


def ended(first_hand: dict[str, int], second_hand: dict[str, int], tiles: list[str]) -> list[int]:
    state = scenario(
        2,
        seat=1,
        goals="- - stars-he",
        goals_left=0,
        nebulae={"N1": tiles[1]},
        hand=second_hand,
        others={0: {"nebulae": {"N1": tiles[0]}, "hand": first_hand}},
    )
    return ranks(COSMOS.standings(act(state, "end pass")))


def test_more_points_win() -> None:
    assert ended({}, {"light": 5}, ["1-07!", "1-01!"]) == [1, 2]


def test_a_tie_goes_to_more_energy_cards_in_hand() -> None:
    assert ended({"light": 2}, {"time": 1, "light": 2}, ["1-01!", "1-02!"]) == [2, 1]


def test_a_tie_in_cards_too_is_shared() -> None:
    assert ended({"light": 2}, {"time": 2}, ["1-01!", "1-02!"]) == [1, 1]


# Step 5


def over_limit(**hands: int) -> CosmosState:
    """A three-seat round led by seat 1 has just ended; hands of Time cards by seat."""
    state = scenario(
        3,
        seat=0,
        first=1,
        hand={"time": 10, "light": hands["a"] - 10},
        others={
            1: {"hand": {"gravity": hands["b"]}},
            2: {"hand": {"chemistry": 6, "light": hands["c"] - 6}},
        },
    )
    return act(state, "end pass", "goal stars-c")


def test_step_5_hands_over_ten_are_discarded_down_one_card_at_a_time() -> None:
    state = over_limit(a=12, b=5, c=8)
    assert to_act(state) == 0
    assert legal(state) == ["discard light", "discard time"]
    act(state, "discard time")
    assert to_act(state) == 0
    act(state, "discard light")
    assert hand(state) == {"time": 9, "light": 1}
    assert view(state).discards == {"light": 1, "time": 1, "gravity": 0, "chemistry": 0}
    assert view(state).phase == "energy"


def test_step_5_a_hand_of_ten_is_left_alone() -> None:
    state = over_limit(a=10, b=10, c=10)
    assert view(state).phase == "energy"


def test_step_5_seats_discard_in_the_turn_order_of_the_round_just_ended() -> None:
    """Seat 1 led the round, so seats 1, 2, 0; only then does the token pass."""
    state = over_limit(a=11, b=12, c=11)
    order = []
    while view(state).phase == "end":
        order.append(to_act(state))
        act(state, legal(state)[0])
    assert order == [1, 1, 2, 0]


# Step 6


@pytest.mark.parametrize(("seats", "first", "following"), [(3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_step_6_the_first_player_token_passes_left(seats: int, first: int, following: int) -> None:
    state = scenario(seats, seat=(first - 1) % seats, first=first)
    act(state, "end pass", "goal stars-c")
    assert view(state).first == following
    assert to_act(state) == following
    assert view(state).round == 2


@pytest.mark.parametrize("first", [0, 1])
def test_step_6_not_with_two_players(first: int) -> None:
    state = act(scenario(2, seat=1 - first, first=first), "end pass", "goal stars-c")
    assert view(state).first == first
    assert to_act(state) == first


def test_step_6_every_seat_has_one_turn_in_a_round() -> None:
    state = scenario(4, phase="energy", seat=2, first=2)
    order: list[int] = []
    while view(state).round == 1:
        if not order or order[-1] != to_act(state) >= 0:
            order.append(to_act(state))
        act(state, lazy_entry(state))
    assert [seat for seat in order if seat >= 0] == [2, 3, 0, 1]
    assert galaxy(state, 0).hand_size <= 10
