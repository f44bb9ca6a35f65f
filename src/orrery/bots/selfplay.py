"""Games that a bot plays with itself, and the positions between their turns: what a value is
learned from."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from orrery.bots.beam import Beam
from orrery.bots.fitting import Array, Positions
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


# What the end of a turn is worth, and the actions up to its first draw.
Turn = tuple[float, list[Action]]


@dataclass(frozen=True)
class SelfPlay:
    """A game to be played by weights and, where one was learned, by a value: the best of the whole
    turns that a beam of this width finds and of so many sampled `turns`. A beam that has company
    waits for a value. `td_lambda` is how far a later result counts for each position, beside what
    the value says of the positions between: 1 for results alone. Seed and number determine it."""

    game: str
    seats: int
    weights: dict[str, float]
    value: Net | None
    beam: int
    turns: int
    seed: int
    number: int
    td_lambda: float = 1.0


class _Player:
    """Plays every seat of one game."""

    def __init__(self, task: SelfPlay) -> None:
        self._game: Game[Any, Any] = game_named(task.game)
        evaluator = self._game.evaluator(task.weights)
        self._value = None if task.value is None else Value(self._game, task.value)
        has_beam = task.beam > 0 and (task.turns == 0 or self._value is not None)
        self._beam = Beam(self._game, evaluator, task.beam, self._value) if has_beam else None
        self._policy = Policy(self._game, evaluator)
        self._turns = task.turns
        self._td_lambda = task.td_lambda
        self._features: Features[Any] = self._game.features()  # type: ignore[assignment]
        self._pen = pen_for(self._features)
        self._inputs = len(names_of(self._features))
        self._rng = Rng("self-play", task.seed, task.number)
        self._seats = task.seats

    def play(self) -> Positions:
        game, state = self._game, self._game.new(self._seats)
        written: list[list[float]] = []
        judged: list[tuple[float, float]] = []
        while (actor := game.to_act(state)) != NOBODY:
            turn = game.turn(state)
            if actor == CHANCE:
                game.advance(state, game.draw(state, self._rng))
                self._note(state, turn, written, judged)
                continue
            for number, action in enumerate(self._find_turn(state, actor)):
                if number and not _is_open(game, state, actor, action):
                    break
                game.advance(state, action)
                self._note(state, turn, written, judged)
        return self._label(written, judged, game.standings(state))

    def _note(
        self,
        state: State,
        turn: int,
        written: list[list[float]],
        judged: list[tuple[float, float]],
    ) -> None:
        """Write down the position from every seat where a turn has ended, and what the value says
        of it."""
        if self._game.turn(state) == turn or self._game.to_act(state) == NOBODY:
            return
        for seat in range(self._seats):
            write_features(self._features, state, self._seats, seat, self._pen)
            written.append([self._pen.written[place] for place in range(self._inputs)])
            if self._value is not None:
                self._value.judge(state, seat)
                judged.append((self._value.margin, self._value.chance))

    def _label(
        self,
        written: list[list[float]],
        judged: list[tuple[float, float]],
        standings: list[tuple[int, ...]],
    ) -> Positions:
        rivals = [
            max(standing for other, standing in enumerate(standings) if other != seat)
            for seat in range(self._seats)
        ]
        pairs = list(zip(standings, rivals, strict=True))
        result = np.array(
            [
                (own[0] - rival[0], 1.0 if own > rival else 0.5 if own == rival else 0.0)
                for own, rival in pairs
            ]
        )
        turns = len(written) // self._seats
        targets = self._targets(np.array(judged).reshape(-1, self._seats, 2), result, turns)
        return Positions(
            features=np.array(written, np.float32).reshape(-1, self._inputs),
            margins=targets[:, :, 0].reshape(-1).astype(np.float32),
            wins=targets[:, :, 1].reshape(-1).astype(np.float32),
            results=np.tile(result[:, 0], turns).astype(np.float32),
        )

    def _targets(self, judged: Array, result: Array, turns: int) -> Array:
        """What each position is taught to be worth: the result, or by TD(lambda) what the value
        says of the positions that followed, the result counting the more the nearer it is."""
        targets = np.tile(result, (turns, 1, 1))
        if self._value is None:
            return targets
        for turn in range(turns - 2, -1, -1):
            later = targets[turn + 1]
            targets[turn] = self._td_lambda * later + (1.0 - self._td_lambda) * judged[turn + 1]
        return targets

    def _find_turn(self, state: State, seat: int) -> list[Action]:
        strays = self._rng.below(_OF) < _STRAY
        found = self._lines(state, seat) + self._samples(state, seat, strays)
        found.sort(key=_by_worth)
        return found[self._rng.below(min(len(found), _STRAYS)) if strays else 0][1]

    def _lines(self, state: State, seat: int) -> list[Turn]:
        if self._beam is None:
            return []
        deal = self._game.redeal(state, seat, self._rng)
        lines = self._beam.lines(deal, seat, int(self._rng.word()))
        return [(line.worth, list(line.actions)) for line in lines]

    def _samples(self, state: State, seat: int, strays: bool) -> list[Turn]:
        if self._value is not None:
            return [self._sample(state, seat, number) for number in range(self._turns)]
        if self._beam is not None:
            return []
        return [self._sample(state, seat, self._rng.below(len(_NOISE)) if strays else 0)]

    def _sample(self, state: State, seat: int, number: int) -> Turn:
        """A turn of the policy, and what its end is worth."""
        deal: State = self._game.redeal(state, seat, self._rng)
        noise = _NOISE[number % len(_NOISE)]
        actions = self._policy.play_turn(deal, seat, self._rng, noise, number > 0)
        if self._value is None:
            return 0.0, actions
        self._value.judge(deal, seat)
        return self._value.worth(), actions


def _by_worth(found: Turn) -> float:
    return -found[0]


def _is_open(game: Game[Any, Any], state: State, seat: int, action: Action) -> bool:
    """What was planned before a card was turned may no longer be possible."""
    return game.to_act(state) == seat and action in game.legal_actions(state)


def play_with_itself(task: SelfPlay) -> Positions:
    return _Player(task).play()
