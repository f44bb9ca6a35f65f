"""Learns weights from the search (expert iteration): where a search has compared plans by playing
games to their end, the evaluation should have told the same differences at the end of the turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from orrery.bots.levels import Level
from orrery.bots.policy import Policy
from orrery.bots.search import Budget, Plan, Search
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Evaluator, Game, State
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import game_named

Array = np.ndarray[Any, Any]

# How far a weight is moved to see what depends on it, as a part of its size.
_NUDGE: Final = 0.05
_LEAST_SCALE: Final = 0.1
_DEALS: Final = 3
_RIDGES: Final = (0.03, 0.1, 0.3, 1.0, 3.0)
# Of so many games one is kept to check what was learned from the others.
_CHECKED: Final = 5


@dataclass(frozen=True)
class LessonGame:
    """A game in which the search plays both seats; seed and number determine it."""

    game: str
    weights: dict[str, float]
    level: Level
    seed: int
    number: int


@dataclass(frozen=True)
class Comparison:
    """The plans of one decision: what the evaluation said of each, how that depends on each weight,
    the margin that playouts found, and how many there were."""

    worths: tuple[float, ...]
    slopes: tuple[tuple[float, ...], ...]
    margins: tuple[float, ...]
    visits: tuple[int, ...]


@dataclass(frozen=True)
class Lesson:
    """New weights, and what part of the differences between plans the evaluation explains before
    and after, in games it did not learn from."""

    weights: dict[str, float]
    before: float
    after: float
    comparisons: int


class _Teacher:
    """Plays the game of a lesson and notes what its searches found."""

    def __init__(self, task: LessonGame) -> None:
        self._game: Game[Any, Any] = game_named(task.game)
        self._evaluator: Evaluator[Any] = self._game.evaluator(task.weights)
        self._nudged = [
            self._game.evaluator({**task.weights, name: value + _NUDGE * scale})
            for (name, value), scale in zip(task.weights.items(), scales(task.weights), strict=True)
        ]
        self._policy = Policy(self._game, self._evaluator)
        level = task.level
        budget = Budget(level.turns, level.beam, level.kept, level.positions, level.errors)
        self._search = Search(self._policy, self._evaluator, budget)
        self._rng = Rng("lesson", task.seed, task.number)

    def play(self) -> list[Comparison]:
        game, found = self._game, list[Comparison]()
        state = game.new(2)
        plan: list[Action] = []
        while (actor := game.to_act(state)) != NOBODY:
            legal = game.legal_actions(state)
            if actor == CHANCE:
                game.advance(state, game.draw(state, self._rng))
                plan = []
                continue
            if len(legal) == 1:
                plan = [legal[0]]
            elif not plan or plan[0] not in legal:
                plans = self._search.plans(game.view(state, actor), self._rng)
                plan = list(plans[0].actions)
                found += self._compare(game.view(state, actor), plans)
            game.advance(state, plan.pop(0))
        return found

    def _compare(self, view: View, plans: Sequence[Plan]) -> list[Comparison]:
        compared = [plan for plan in plans if plan.visits > 0]
        if len(compared) < 2:
            return []
        root = self._game.determinize(view, self._rng)
        deals = [
            (self._game.redeal(root, view.viewer, self._rng), int(self._rng.word()))
            for _ in range(_DEALS)
        ]
        ends = [
            [self._end(deal, plan, view.viewer, luck) for deal, luck in deals] for plan in compared
        ]
        worths = [self._mean(self._evaluator, states, view.viewer) for states in ends]
        slopes = [
            tuple(
                (self._mean(nudged, states, view.viewer) - worth) / _NUDGE
                for nudged in self._nudged
            )
            for states, worth in zip(ends, worths, strict=True)
        ]
        margins = tuple(plan.margin / float(plan.visits) for plan in compared)
        visits = tuple(int(plan.visits) for plan in compared)
        return [Comparison(tuple(worths), tuple(slopes), margins, visits)]

    def _end(self, deal: State, plan: Plan, seat: int, luck: int) -> State:
        """The position at the end of the turn."""
        state = deal.copy()
        turn = self._game.turn(state)
        for action in plan.actions:
            self._game.advance(state, action)
        if self._game.turn(state) == turn:
            self._policy.play_turn(state, seat, Rng(luck), 0.0, False)
        return state

    @staticmethod
    def _mean(evaluator: Evaluator[Any], states: Sequence[State], seat: int) -> float:
        return sum(evaluator.worth(state, seat) for state in states) / len(states)


def scales(weights: Mapping[str, float]) -> list[float]:
    """The size of each weight, at least a little."""
    return [max(abs(value), _LEAST_SCALE) for value in weights.values()]


def play_lesson(task: LessonGame) -> list[Comparison]:
    return _Teacher(task).play()


def learn(weights: Mapping[str, float], games: Sequence[Sequence[Comparison]]) -> Lesson:
    """Move the weights so that the evaluation tells the differences the search found, by ridge
    regression; how far they may move is decided by games that were kept apart."""
    checked = [each for number, game in enumerate(games) if number % _CHECKED == 0 for each in game]
    taught = [each for number, game in enumerate(games) if number % _CHECKED != 0 for each in game]
    slopes, residuals, _ = _differences(taught)
    square, product = slopes.T @ slopes / len(slopes), slopes.T @ residuals / len(slopes)
    moves: list[Array] = [np.zeros(len(weights))]
    moves += [np.linalg.solve(square + ridge * np.eye(len(weights)), product) for ridge in _RIDGES]
    explained = [_explained(checked, move) for move in moves]
    best = moves[int(np.argmax(explained))]
    learned = {
        name: float(value + scale * move)
        for (name, value), scale, move in zip(
            weights.items(), scales(weights), np.clip(best, -1.0, 1.0), strict=True
        )
    }
    return Lesson(learned, explained[0], max(explained), len(checked) + len(taught))


def _differences(comparisons: Sequence[Comparison]) -> tuple[Array, Array, Array]:
    """Slopes, what the evaluation leaves unexplained, and margins, of all plans, each as its
    difference from the mean of its decision and weighted by the root of its playouts."""
    slopes, residuals, margins = [], [], []
    for each in comparisons:
        visits = np.array(each.visits, float)
        share, weight = visits / visits.sum(), visits**0.25
        own, found = np.array(each.margins), np.array(each.worths)
        slope = np.array(each.slopes)
        slopes.append(weight[:, None] * (slope - share @ slope))
        residuals.append(weight * ((own - found) - share @ (own - found)))
        margins.append(weight * (own - share @ own))
    return np.concatenate(slopes), np.concatenate(residuals), np.concatenate(margins)


def _explained(comparisons: Sequence[Comparison], move: Array) -> float:
    """What part of the differences in margin is explained after such a move."""
    slopes, residuals, margins = _differences(comparisons)
    left = residuals - slopes @ move
    return float(1.0 - (left @ left) / (margins @ margins))
