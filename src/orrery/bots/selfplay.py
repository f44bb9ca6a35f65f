"""Games that a bot plays with itself, and the positions between their turns: what a value is
learned from."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from orrery.bots.beam import Beam
from orrery.bots.fitting import Positions
from orrery.bots.policy import Policy
from orrery.bots.value import Value
from orrery.core.action import Action
from orrery.core.features import Features, names_of, pen_for, write_features
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.net import Net
from orrery.core.rng import Rng
from orrery.games import game_named

# Now and then a turn is not the best that was found: what is only thought of is also learned.
_STRAY: Final = 15
_OF: Final = 100
_STRAYS: Final = 12
_NOISE: Final = (0.0, 0.3, 0.7, 1.5)


@dataclass(frozen=True)
class SelfPlay:
    """A game to be played by weights and, where one was learned, by a value: whole turns found by a
    beam of this width, or the best of so many sampled `turns`. Seed and number determine it."""

    game: str
    seats: int
    weights: dict[str, float]
    value: Net | None
    beam: int
    turns: int
    seed: int
    number: int


class _Player:
    """Plays every seat of one game."""

    def __init__(self, task: SelfPlay) -> None:
        self._game: Game[Any, Any] = game_named(task.game)
        evaluator = self._game.evaluator(task.weights)
        self._value = None if task.value is None else Value(self._game, task.value)
        self._beam = Beam(self._game, evaluator, task.beam, self._value) if task.beam else None
        self._policy = Policy(self._game, evaluator)
        self._turns = task.turns if self._value is not None else 1
        self._features: Features[Any] = self._game.features()  # type: ignore[assignment]
        self._pen = pen_for(self._features)
        self._inputs = len(names_of(self._features))
        self._rng = Rng("self-play", task.seed, task.number)
        self._seats = task.seats

    def play(self) -> Positions:
        game, state = self._game, self._game.new(self._seats)
        written: list[list[float]] = []
        while (actor := game.to_act(state)) != NOBODY:
            turn = game.turn(state)
            if actor == CHANCE:
                game.advance(state, game.draw(state, self._rng))
                self._note(state, turn, written)
                continue
            for number, action in enumerate(self._find_turn(state, actor)):
                if number and not _is_open(game, state, actor, action):
                    break
                game.advance(state, action)
                self._note(state, turn, written)
        return self._label(written, game.standings(state))

    def _note(self, state: State, turn: int, written: list[list[float]]) -> None:
        """Write down the position from every seat where a turn has ended."""
        if self._game.turn(state) == turn or self._game.to_act(state) == NOBODY:
            return
        for seat in range(self._seats):
            write_features(self._features, state, self._seats, seat, self._pen)
            written.append([self._pen.written[place] for place in range(self._inputs)])

    def _label(self, written: list[list[float]], standings: list[tuple[int, ...]]) -> Positions:
        rivals = [
            max(standing for other, standing in enumerate(standings) if other != seat)
            for seat in range(self._seats)
        ]
        margins = [own[0] - rival[0] for own, rival in zip(standings, rivals, strict=True)]
        wins = [
            1.0 if own > rival else 0.5 if own == rival else 0.0
            for own, rival in zip(standings, rivals, strict=True)
        ]
        turns = len(written) // self._seats
        return Positions(
            np.array(written, np.float32).reshape(-1, self._inputs),
            np.array(margins * turns, np.float32),
            np.array(wins * turns, np.float32),
        )

    def _find_turn(self, state: State, seat: int) -> list[Action]:
        strays = self._rng.below(_OF) < _STRAY
        if self._beam is not None:
            deal = self._game.redeal(state, seat, self._rng)
            lines = self._beam.lines(deal, seat, int(self._rng.word()))
            chosen = self._rng.below(min(len(lines), _STRAYS)) if strays else 0
            return list(lines[chosen].actions)
        if strays or self._value is None:
            return self._sample(state, seat, self._rng.below(len(_NOISE)) if strays else 0)[1]
        found = [self._sample(state, seat, number) for number in range(self._turns)]
        return max(found, key=_worth)[1]

    def _sample(self, state: State, seat: int, number: int) -> tuple[float, list[Action]]:
        """A turn of the policy, and what its end is worth."""
        deal: State = self._game.redeal(state, seat, self._rng)
        noise = _NOISE[number % len(_NOISE)]
        actions = self._policy.play_turn(deal, seat, self._rng, noise, number > 0)
        if self._value is None:
            return 0.0, actions
        self._value.judge(deal, seat)
        return self._value.worth(), actions


def _worth(found: tuple[float, list[Action]]) -> float:
    return found[0]


def _is_open(game: Game[Any, Any], state: State, seat: int, action: Action) -> bool:
    """What was planned before a card was turned may no longer be possible."""
    return game.to_act(state) == seat and action in game.legal_actions(state)


def play_with_itself(task: SelfPlay) -> Positions:
    return _Player(task).play()
