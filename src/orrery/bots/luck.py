"""Luck: what a draw was worth to a seat, compared with the mean of what it could expect."""

from collections.abc import Sequence
from typing import Any, Final

from orrery.bots.evaluation import evaluator_of
from orrery.core.action import Action
from orrery.core.game import Game, State
from orrery.core.rng import Rng

# Hidden cards are dealt this many times, since what others hold could not be drawn.
_WORLDS: Final = 3


def luck_of(game: Game[Any, Any], state: State, action: Action, seat: int, place: int) -> float:
    """How much better than the mean an outcome is for a seat; seeded by its place in the record."""
    after = state.copy()
    game.advance(after, action)
    view = game.view(state, seat)
    rng = Rng("luck", game.id, place, seat)
    worlds = [game.determinize(view, rng) for _ in range(_WORLDS)]
    return float(evaluator_of(game).worth(after, seat)) - mean_worth(game, worlds, seat)


def mean_worth(game: Game[Any, Any], worlds: Sequence[State], seat: int) -> float:
    """The mean worth over the outcomes of chance, each as likely as its weight."""
    evaluator = evaluator_of(game)
    total, weights = 0.0, 0
    for world in worlds:
        for action, weight in game.chance_outcomes(world):
            after = world.copy()
            game.advance(after, action)
            total += weight * float(evaluator.worth(after, seat))
            weights += weight
    return total / weights
