"""Weaker levels search less and misjudge more; none of them moves at random."""

from itertools import pairwise
from typing import Any

import pytest

from orrery.bots.analyst import WEIGHTS
from orrery.bots.evaluation import evaluator_of
from orrery.bots.levels import LEVELS, Level
from orrery.bots.planner import PlannerBot
from orrery.core.game import CHANCE, Game, State
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from tests.bots.test_search import decisions
from tests.games.cosmos.scenario import scenario

WEAK = [level for level in LEVELS.values() if level.errors > 0]
SEEDS = 40
NOTHING = 1e-6


def test_a_stronger_level_never_searches_less_nor_misjudges_more() -> None:
    for weaker, stronger in pairwise(LEVELS.values()):
        assert weaker.turns <= stronger.turns
        assert weaker.kept <= stronger.kept
        assert weaker.positions <= stronger.positions
        assert weaker.errors >= stronger.errors
        work = (weaker.turns, weaker.kept, weaker.positions, -weaker.errors)
        assert work != (stronger.turns, stronger.kept, stronger.positions, -stronger.errors)


@pytest.mark.parametrize("errors", [0.0, 0.5, 2.0])
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_who_misjudges_gives_away_no_more_than_the_error(game_id: str, errors: float) -> None:
    """A move at random would give away more; that is what a random bot does in these positions."""
    game = game_named(game_id)
    level = Level("erring", turns=1, kept=1, positions=0, errors=errors)
    lost: list[float] = []
    for number, state in enumerate(decisions(game, ("errors", errors), 30)):
        view, legal = game.view(state, game.to_act(state)), list(game.legal_actions(state))
        chosen = PlannerBot(game, level, Rng(number)).choose(view, legal)
        worths = {
            action: worth_after(game, state, action)
            for action in legal
            if action.ends_turn == chosen.ends_turn
        }
        assert worths[chosen] >= max(worths.values()) - errors - NOTHING
        lost.append(max(worths.values()) - min(worths.values()))
    assert max(lost) > errors


def worth_after(game: Game[Any, Any], state: State, action: Any) -> float:
    seat, after = game.to_act(state), state.copy()
    game.advance(after, action)
    return float(evaluator_of(game, WEIGHTS).worth(after, seat))


OBVIOUS: dict[str, dict[str, Any]] = {
    "complete N5": {
        "stars": {"S14": "H", "S9": "H", "S13": "He", "S1": "O"},
        "nebulae": {"N5": "1-01"},
    },
    "discharge": {"ready": 1, "stars": {"S19": "H"}},
    "place star H": {"waiting": "H", "nebulae": {"N5": "1-01"}, "proto": "L28"},
}


@pytest.mark.parametrize("level", WEAK, ids=[level.name for level in WEAK])
@pytest.mark.parametrize("move", OBVIOUS)
def test_a_weak_level_never_misses_the_obvious(level: Level, move: str) -> None:
    for seed in range(SEEDS):
        played = play_turn(scenario(**OBVIOUS[move]), level, seed)
        assert any(text.startswith(move) for text in played), seed


def play_turn(state: State, level: Level, seed: int) -> list[str]:
    """The actions of one whole turn of the first seat."""
    game: Game[Any, Any] = game_named("cosmos")
    bot, rng = PlannerBot(game, level, Rng("obvious", seed)), Rng("luck", seed)
    played: list[str] = []
    turn = game.turn(state)
    while game.turn(state) == turn and (actor := game.to_act(state)) in (CHANCE, 0):
        if actor == CHANCE:
            game.advance(state, game.draw(state, rng))
            continue
        action = bot.choose(game.view(state, 0), list(game.legal_actions(state)))
        played.append(action.text)
        game.advance(state, action)
    return played
