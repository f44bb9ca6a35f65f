"""The evaluator of any game: its own, or for a game without one the points it would score now."""

from functools import cache
from typing import Any

from mypy_extensions import i64

from orrery.core.game import Evaluator, Game, State


class PointsEvaluator(Evaluator[State]):
    """Counts the points of a position as if the game were scored now."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def worth(self, state: State, seat: i64) -> float:
        return sum(self.appraise(state, seat).values())

    def appraise(self, state: State, seat: i64) -> dict[str, float]:
        score = self._game.scores(state)[seat]
        return {source: float(points) for source, points in score.items()}


@cache
def evaluator_of(game: Game[Any, Any], name: str = "") -> Evaluator[Any]:
    """By the weights of this name, or the first ones the game has."""
    sets = game.weights()
    if not sets:
        return PointsEvaluator(game)
    return game.evaluator(sets.get(name) or next(iter(sets.values())))
