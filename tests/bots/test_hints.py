"""Hints: the best moves of the bot, with what they gain and why."""

import pytest

from orrery.bots import bot_named
from orrery.bots.hints import best_moves
from orrery.core.game import CHANCE, NOBODY, draw_outcome
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_hints_are_legal_ordered_and_explained(game_id: str) -> None:
    game = game_named(game_id)
    state = game.new(2)
    rng = Rng("hints", game_id)
    asked = 0
    while game.to_act(state) != NOBODY and asked < 20:
        if game.to_act(state) == CHANCE:
            game.apply(state, draw_outcome(game.chance_outcomes(state), rng))
            continue
        legal = list(game.legal_actions(state))
        view = game.view(state, game.to_act(state))
        moves = best_moves(game, view, legal, Rng("hint", asked), 3)
        assert 1 <= len(moves) <= 3
        assert {text for text, _, _ in moves} <= {action.text for action in legal}
        told = [(text.split()[0], {k: round(v, 1) for k, v in s.items()}) for text, _, s in moves]
        assert all(tale not in told[:at] for at, tale in enumerate(told))
        for _, gain, sources in moves:
            assert sum(sources.values()) == pytest.approx(gain)
        game.apply(state, legal[rng.below(len(legal))])
        asked += 1
    assert asked == 20


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_first_hint_is_what_the_bot_does(game_id: str) -> None:
    game = game_named(game_id)
    state = game.new(2)
    rng = Rng("same", game_id)
    for number in range(20):
        while game.to_act(state) == CHANCE:
            game.apply(state, draw_outcome(game.chance_outcomes(state), rng))
        legal = list(game.legal_actions(state))
        view = game.view(state, game.to_act(state))
        chosen = bot_named("greedy", game, Rng(number)).choose(view, legal)
        if len(legal) > 1:
            assert best_moves(game, view, legal, Rng(number), 1)[0][0] == chosen.text
        game.apply(state, chosen)
