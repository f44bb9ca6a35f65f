"""Tunes the weights of an evaluation by evolution (CMA-ES): candidates play quick games against the
weights they began with, all of them the same deals from every seat."""

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np

from orrery.bots.beam import Beam, play_turns
from orrery.bots.policy import Policy, play_out
from orrery.core.game import Game, State
from orrery.core.rng import Rng
from orrery.games import game_named

with warnings.catch_warnings():
    # It says that it cannot plot, which is not asked of it.
    warnings.simplefilter("ignore")
    import cma

Weights = Mapping[str, float]
P = TypeVar("P")

# A won game counts as so many points.
_WIN: Final = 20.0
_STEP: Final = 0.25
# Weights near nothing may still move by this much.
_LEAST_SCALE: Final = 0.15


@dataclass(frozen=True)
class Trial:
    """Candidate weights that play so many games against the weights they come from: whole turns
    found by a beam of this width, or without one an action at a time."""

    game: str
    weights: dict[str, float]
    rival: dict[str, float]
    games: int
    seed: int
    generation: int
    beam: int = 0


def judge(trial: Trial) -> float:
    """The mean margin of the candidate, a win counting extra."""
    game = game_named(trial.game)
    play = _player(game, (trial.weights, trial.rival), trial.beam)
    total = 0.0
    for number in range(trial.games):
        seat = number % 2
        deal = Rng("tuning", trial.seed, trial.generation, number // 2)
        state = game.new(2)
        play(state, deal, seat)
        standings = game.standings(state)
        margin = standings[seat][0] - standings[1 - seat][0]
        won = (standings[seat] > standings[1 - seat]) - (standings[seat] < standings[1 - seat])
        total += margin + _WIN / 2 * won
    return total / trial.games


def _player(
    game: Game[Any, Any], weights: Sequence[Weights], beam: int
) -> Callable[[State, Rng, int], None]:
    """What plays a game between the two, the first of them in the seat it is told."""
    if beam == 0:
        policies = [policy_of(game, one) for one in weights]
        return lambda state, deal, seat: play_out(_seated(policies, seat), state, deal)
    beams = [Beam(game, game.evaluator(one), beam) for one in weights]
    return lambda state, deal, seat: play_turns(_seated(beams, seat), state, deal)


def _seated(players: list[P], seat: int) -> list[P]:
    return players if seat == 0 else players[::-1]


def policy_of(game: Game[Any, Any], weights: Weights) -> Policy:
    return Policy(game, game.evaluator(weights))


class Evolution:
    """The evolution of weights around a start. What was found is told generation by generation, so
    that a stopped run is taken up by telling it the same again."""

    def __init__(self, start: Weights, candidates: int, seed: int) -> None:
        self._names = list(start)
        self._start = np.array([start[name] for name in self._names])
        self._scale = np.maximum(np.abs(self._start), _LEAST_SCALE)
        options = {"popsize": candidates, "seed": seed + 1, "verbose": -9}
        self._strategy = cma.CMAEvolutionStrategy([0.0] * len(self._names), _STEP, options)
        self._asked: list[Any] = []

    def candidates(self) -> list[dict[str, float]]:
        self._asked = self._strategy.ask()
        return [self._weights(point) for point in self._asked]

    def tell(self, values: Sequence[float]) -> None:
        self._strategy.tell(self._asked, [-value for value in values])

    def best(self) -> dict[str, float]:
        """The middle of the last generation: steadier than its best candidate."""
        return self._weights(self._strategy.mean)

    def _weights(self, point: Any) -> dict[str, float]:
        values = self._start + self._scale * point
        return {name: float(value) for name, value in zip(self._names, values, strict=True)}
