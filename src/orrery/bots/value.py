"""A learned value: how many points ahead a seat will end, and its chance to win, from the features
of a position between two turns. A small net with one hidden layer."""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.features import Features, Pen, names_of, pen_for, write_features
from orrery.core.game import NOBODY, Game, State
from orrery.core.net import Net

# A certain win counts as so many points.
WIN: Final = 20.0
_CERTAIN: Final = 30.0


class Value:
    """`margin` and `chance` are what was found when a position was last judged."""

    def __init__(self, game: Game[Any, Any], net: Net) -> None:
        features: Features[Any] | None = game.features()
        if features is None or net.inputs != names_of(features):
            raise ValueError(f"{game.id}: the value was learned from other features")
        self._game = game
        self._features: Features[Any] = features
        self._pen: Pen = pen_for(features)
        self._inputs: i64 = len(net.inputs)
        self._hidden: i64 = len(net.bias)
        self._first: vec[float] = vec[float]([each for row in net.first for each in row])
        self._bias: vec[float] = vec[float](net.bias)
        self._margins: vec[float] = vec[float](net.margin)
        self._chances: vec[float] = vec[float](net.chance)
        self._sums: vec[float] = vec[float]([0.0] * len(net.bias))
        self.margin: float = 0.0
        self.chance: float = 0.0

    def judge(self, state: State, seat: i64) -> None:
        """Look at a position from a seat; at the end of a game there is nothing to guess."""
        if self._game.to_act(state) == NOBODY:
            self._judge_result(state, seat)
            return
        write_features(self._features, state, state.seats, seat, self._pen)
        self._add_up()
        hidden = self._hidden
        margin = self._margins[hidden]
        chance = self._chances[hidden]
        for unit in range(hidden):
            total = self._sums[unit]
            if total > 0.0:
                margin += total * self._margins[unit]
                chance += total * self._chances[unit]
        self.margin = margin
        self.chance = _logistic(chance)

    def _judge_result(self, state: State, seat: i64) -> None:
        standings: list[tuple[int, ...]] = self._game.standings(state)
        own = standings[seat]
        rival = max([standings[other] for other in range(state.seats) if other != seat])
        self.margin = float(own[0] - rival[0])
        self.chance = 1.0 if own > rival else 0.5 if own == rival else 0.0

    def worth(self) -> float:
        """Margin and chance as one number."""
        return self.margin + WIN * self.chance

    def _add_up(self) -> None:
        """The sums of the hidden layer; most features of most positions are nothing."""
        hidden = self._hidden
        sums = self._sums
        for unit in range(hidden):
            sums[unit] = self._bias[unit]
        first = self._first
        written = self._pen.written
        for place in range(self._inputs):
            number = written[place]
            if number != 0.0:
                row = place * hidden
                for unit in range(hidden):
                    sums[unit] += number * first[row + unit]


def value_of(game: Game[Any, Any]) -> Value | None:
    """The value that was learned for a game, if one was."""
    net = game.net()
    return None if net is None else Value(game, net)


def _logistic(odds: float) -> float:
    if odds > _CERTAIN:
        return 1.0
    if odds < -_CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-odds))
