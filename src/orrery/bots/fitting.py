"""Fits a net to positions of finished games, by NumPy: stochastic gradient descent (Adam) on how
far ahead a seat is to end and on its chance to win. What is kept is the running mean of the
weights."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from orrery.core.net import Net

Array = np.ndarray[Any, Any]
Parameters = dict[str, Array]

_HIDDEN: Final = 32
# Many steps, even where there are few positions.
_MOST_AT_ONCE: Final = 512
_LEAST_AT_ONCE: Final = 16
_STEPS: Final = 200
_DECAY: Final = 1e-5
_FIRST_MOMENT: Final = 0.9
_SECOND_MOMENT: Final = 0.999
_MEAN: Final = 0.998
# A feature that hardly varies is not blown up to the size of the others.
_LEAST_SPREAD: Final = 0.05
_DIGITS: Final = 5
# Of so many games one is kept to check what was learned from the others.
_CHECKED: Final = 20


@dataclass(frozen=True)
class _Pace:
    """How often the positions are gone through, and how large the first steps are."""

    epochs: int
    rate: float


_FROM_NOTHING: Final = _Pace(12, 2e-3)
_FROM_A_NET: Final = _Pace(8, 1e-3)


@dataclass(frozen=True)
class Positions:
    """Positions of one game as features, each with the margin and the chance to win that it is
    taught to have, and with how many points ahead the seat ended (`results`)."""

    features: Array
    margins: Array
    wins: Array
    results: Array


@dataclass(frozen=True)
class Fit:
    """A net, and what part of the differences in margin it explains in games it did not learn
    from."""

    net: Net
    explained: float
    positions: int


def fit(
    inputs: Sequence[str], games: Sequence[Positions], seed: int, start: Net | None = None
) -> Fit:
    """Learn from all games but every so manyth, which is kept to check. A net to `start` from
    keeps what it knows beside what these games teach."""
    checked = _join(games[::_CHECKED])
    taught = _join([game for number, game in enumerate(games) if number % _CHECKED != 0])
    mean = taught.features.mean(axis=0)
    spread = np.maximum(taught.features.std(axis=0), _LEAST_SPREAD)
    unit = max(float(taught.margins.std()), 1.0)
    scaled = replace(
        taught, features=(taught.features - mean) / spread, margins=taught.margins / unit
    )
    rng = np.random.default_rng(seed)
    if start is None:
        found = _descend(scaled, _begin(len(inputs), rng), _FROM_NOTHING, rng)
    else:
        found = _descend(scaled, _scale(start, mean, spread, unit), _FROM_A_NET, rng)
    first = found["first"] / spread[:, None]
    net = Net(
        inputs=list(inputs),
        first=[_numbers(row) for row in first],
        bias=_numbers(found["bias"] - mean @ first),
        margin=_numbers(np.append(found["margin"], found["margin-bias"]) * unit),
        chance=_numbers(np.append(found["chance"], found["chance-bias"])),
    )
    return Fit(net, _explained(net, checked), len(taught.margins) + len(checked.margins))


def _join(games: Sequence[Positions]) -> Positions:
    return Positions(
        np.concatenate([game.features for game in games]).astype(np.float32),
        np.concatenate([game.margins for game in games]).astype(np.float32),
        np.concatenate([game.wins for game in games]).astype(np.float32),
        np.concatenate([game.results for game in games]).astype(np.float32),
    )


def _numbers(row: Array) -> list[float]:
    return [round(float(number), _DIGITS) for number in row]


def _begin(inputs: int, rng: np.random.Generator) -> Parameters:
    parameters = {
        "first": rng.normal(0.0, inputs**-0.5, (inputs, _HIDDEN)),
        "bias": np.zeros(_HIDDEN),
        "margin": rng.normal(0.0, _HIDDEN**-0.5, _HIDDEN),
        "margin-bias": np.zeros(1),
        "chance": rng.normal(0.0, _HIDDEN**-0.5, _HIDDEN),
        "chance-bias": np.zeros(1),
    }
    return {name: array.astype(np.float32) for name, array in parameters.items()}


def _scale(net: Net, mean: Array, spread: Array, unit: float) -> Parameters:
    """The numbers of a net for features of mean 0 and spread 1, and margins in this unit."""
    first = np.array(net.first)
    parameters = {
        "first": first * spread[:, None],
        "bias": np.array(net.bias) + mean @ first,
        "margin": np.array(net.margin[:-1]) / unit,
        "margin-bias": np.array(net.margin[-1:]) / unit,
        "chance": np.array(net.chance[:-1]),
        "chance-bias": np.array(net.chance[-1:]),
    }
    return {name: array.astype(np.float32) for name, array in parameters.items()}


def _descend(
    taught: Positions, start: Parameters, pace: _Pace, rng: np.random.Generator
) -> Parameters:
    count = len(taught.margins)
    batch = min(_MOST_AT_ONCE, max(_LEAST_AT_ONCE, count // _STEPS), count)
    now = start
    means = {name: array.copy() for name, array in now.items()}
    moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in now.items()}
    steps = pace.epochs * (count // batch)
    step = 0
    for _ in range(pace.epochs):
        order = rng.permutation(count)
        for begin in range(0, count - batch + 1, batch):
            step += 1
            slopes = _slopes(now, taught, order[begin : begin + batch])
            _move(now, slopes, moments, step, pace.rate * (1.0 - step / (steps + 1)))
            for name, array in now.items():
                means[name] += (1.0 - _MEAN) * (array - means[name])
    return means


def _slopes(now: Parameters, taught: Positions, chosen: Array) -> Parameters:
    """How the error over these positions depends on each number."""
    features = taught.features[chosen]
    hidden = np.maximum(features @ now["first"] + now["bias"], 0.0)
    margins = hidden @ now["margin"] + now["margin-bias"]
    chances = 1.0 / (1.0 + np.exp(-(hidden @ now["chance"] + now["chance-bias"])))
    off = (margins - taught.margins[chosen]) / len(chosen)
    wrong = (chances - taught.wins[chosen]) / len(chosen)
    back = (np.outer(off, now["margin"]) + np.outer(wrong, now["chance"])) * (hidden > 0.0)
    return {
        "first": features.T @ back + _DECAY * now["first"],
        "bias": back.sum(axis=0),
        "margin": hidden.T @ off + _DECAY * now["margin"],
        "margin-bias": off.sum(keepdims=True),
        "chance": hidden.T @ wrong + _DECAY * now["chance"],
        "chance-bias": wrong.sum(keepdims=True),
    }


def _move(
    now: Parameters,
    slopes: Parameters,
    moments: dict[str, tuple[Array, Array]],
    step: int,
    rate: float,
) -> None:
    for name, array in now.items():
        first, second = moments[name]
        first += (1.0 - _FIRST_MOMENT) * (slopes[name] - first)
        second += (1.0 - _SECOND_MOMENT) * (slopes[name] ** 2 - second)
        size = np.sqrt(second / (1.0 - _SECOND_MOMENT**step)) + 1e-8
        now[name] = array - rate * first / (1.0 - _FIRST_MOMENT**step) / size


def _explained(net: Net, checked: Positions) -> float:
    hidden = np.maximum(checked.features @ np.array(net.first) + np.array(net.bias), 0.0)
    margins = hidden @ np.array(net.margin[:-1]) + net.margin[-1]
    error = float(np.mean((checked.results - margins) ** 2))
    return 1.0 - error / max(float(checked.results.var()), 1e-9)
