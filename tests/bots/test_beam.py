"""The beam over one turn: legal lines to the end of the turn, best first, each position once."""

import pytest

from orrery.bots.beam import Beam
from orrery.bots.evaluation import evaluator_of
from orrery.core.game import CHANCE
from orrery.games import GAMES, game_named
from tests.bots.test_search import decisions
from tests.games.cosmos.scenario import scenario


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_lines_are_whole_legal_turns_best_first(game_id: str) -> None:
    game = game_named(game_id)
    for number, state in enumerate(decisions(game, "beam", 4)):
        seat, turn = game.to_act(state), game.turn(state)
        lines = Beam(game, evaluator_of(game), 6).lines(state.copy(), seat, number)
        assert lines
        assert [line.worth for line in lines] == sorted(
            (line.worth for line in lines), reverse=True
        )
        assert len({game.key(line.state) for line in lines}) == len(lines)
        for line in lines:
            assert game.turn(line.state) != turn or game.to_act(line.state) != seat
            after = state.copy()
            for action in line.actions:
                game.apply(after, action)
            drew = game.to_act(after) == CHANCE and game.turn(after) == turn
            assert drew or game.key(after) == game.key(line.state)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_beam_is_at_least_as_good_as_the_best_single_action_that_ends_the_turn(
    game_id: str,
) -> None:
    game = game_named(game_id)
    evaluator = evaluator_of(game)
    for number, state in enumerate(decisions(game, "single", 4)):
        seat, turn = game.to_act(state), game.turn(state)
        best = Beam(game, evaluator, 6).lines(state.copy(), seat, number)[0]
        for action in game.legal_actions(state):
            after = state.copy()
            game.advance(after, action)
            if game.turn(after) != turn and game.to_act(after) != CHANCE:
                assert best.worth >= evaluator.worth(after, seat) - 1e-9


def test_the_same_draws_give_the_same_lines() -> None:
    game = game_named("cosmos")
    state = decisions(game, "same", 1)[0]
    seat = game.to_act(state)
    first, second = (
        Beam(game, evaluator_of(game), 4).lines(state.copy(), seat, 11) for _ in range(2)
    )
    assert [line.worth for line in first] == [line.worth for line in second]


def test_ending_a_turn_that_asks_for_more_does_not_crowd_out_going_on() -> None:
    """The last action may bring a nebula, which looks better than any star that is before."""
    game = game_named("cosmos")
    state = scenario(waiting="H He", nebulae={"N5": "1-01"}, stars={"S19": "H"}, proto="L28")
    lines = Beam(game, evaluator_of(game, "tuned"), 1).lines(state, game.to_act(state), 1)
    placed = [
        sum(action.text.startswith("place star") for action in line.actions) for line in lines
    ]
    assert max(placed) == 2
