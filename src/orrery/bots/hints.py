"""Hints: the analyst's best few moves, each with its own reasons as facts: what it gains now, what
it prepares, what it gives up against the best other move, and the chance to win."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from orrery.bots.analyst import Analyst, RankedMove, Worth, add
from orrery.core.action import Action
from orrery.core.view import View

HINT_LEVEL: Final = "architect"
"""Answers within a few tenths of a second in every game."""

HINTS: Final = 3
# Moves are looked through for reasons that differ, so many at most.
_LOOKED_AT: Final = 3 * HINTS
_REASONS: Final = 3
# Less than this, or than this part of the weightiest reason, is not worth a word.
_LEAST: Final = 0.2
_LEAST_PART: Final = 0.1


class Hint(Struct, frozen=True, kw_only=True):
    """A good move. `now` is what it gains by itself, `later` what the rest of the turn adds on
    average, `gives_up` what the turn of `instead`, the best other move, would bring more, and of a
    move of which nothing else can be said `keeps` what that turn would cost: each by source, in
    points to a tenth, the weightiest first. `same` names for each of these of which the same is
    said of a better move of the list that move; for "all", where `now` and `later` both are the
    same, and for "played", where the simulations say the same. `line` is the plan up to its first
    draw. `margin` and `chance` come from `visits` playouts: points ahead of the best rival at the
    end and the chance to win, with the standard errors of these means."""

    action: str
    line: list[str]
    now: Worth
    later: Worth
    gives_up: Worth
    keeps: Worth
    same: dict[str, str]
    instead: str | None
    margin: float
    margin_error: float
    chance: float
    chance_error: float
    visits: int


def best_hints(analyst: Analyst, view: View, legal: Sequence[Action], seed: object) -> list[Hint]:
    """The best moves first; no two of them have the same sentences."""
    moves = analyst.rank(view, legal, seed, _LOOKED_AT)
    # What was compared by playouts is not mixed with what was not.
    moves = [move for move in moves if bool(move.visits) == bool(moves[0].visits)]
    return _Adviser(analyst.means, analyst.hopes).advise(moves)


class _Adviser:
    """Tells moves of one game apart."""

    def __init__(self, means: frozenset[str], hopes: Mapping[str, str]) -> None:
        self._means = means
        self._hopes = hopes

    def advise(self, moves: Sequence[RankedMove]) -> list[Hint]:
        chosen = self._choose(moves)
        hints: list[Hint] = []
        for move in chosen:
            other = next((other for other in chosen if other is not move), None)
            hints.append(self._hint(move, other, hints))
        return hints

    def _choose(self, moves: Sequence[RankedMove]) -> list[RankedMove]:
        """The best few of which different things can be said, then those that simulations alone
        tell apart; in their order."""
        own: dict[str, RankedMove] = {}
        played: dict[str, RankedMove] = {}
        for move in moves:
            own.setdefault(str(self._reasons(move)), move)
            played.setdefault(f"{self._reasons(move)} {_outcome(move)}", move)
        apart = list(own.values())
        alike = [move for move in played.values() if move not in apart]
        chosen = (apart + alike)[:HINTS]
        return [move for move in moves if move in chosen]

    def _reasons(self, move: RankedMove) -> tuple[Worth, Worth]:
        """What it gains now, and what it prepares."""
        faded = {source: -gain for source, gain in move.fades.items()}
        now = add(move.now, faded) if move.ends_turn else move.now
        later = move.later if move.ends_turn else add(move.later, faded)
        return self._tell(now), self._tell(later)

    def _hint(self, move: RankedMove, other: RankedMove | None, better: Sequence[Hint]) -> Hint:
        now, later = self._reasons(move)
        gives_up = {} if other is None else self._more(other, move)
        is_like = any((now, later) == (hint.now, hint.later) for hint in better)
        is_bare = not (now or later or is_like)
        keeps = self._more(move, other) if other is not None and is_bare else {}
        hint = Hint(
            action=move.action,
            line=move.line,
            now=now,
            later=later,
            gives_up=gives_up,
            keeps=keeps,
            same={},
            instead=None if other is None else other.action,
            margin=move.margin,
            margin_error=move.margin_error,
            chance=move.chance,
            chance_error=move.chance_error,
            visits=move.visits,
        )
        return msgspec.structs.replace(hint, same=_same(hint, better))

    def _more(self, one: RankedMove, other: RankedMove) -> Worth:
        """What the turn of the one brings more than that of the other, by source."""
        less = {source: -gain for source, gain in add(other.now, other.later).items()}
        gains = self._settle(add(add(one.now, one.later), less))
        return _weightiest({source: gain for source, gain in gains.items() if gain > 0})

    def _tell(self, worth: Worth) -> Worth:
        """What is worth a word; that means are spent is none."""
        settled = self._settle(worth).items()
        told = {name: gain for name, gain in settled if gain > 0 or name not in self._means}
        return _weightiest(told)

    def _settle(self, worth: Worth) -> Worth:
        """A hope that came true is not lost, and one that the other move made true is not kept."""
        told = dict(worth)
        left = dict(worth)
        for hope, outcome in self._hopes.items():
            true, hoped = left.get(outcome, 0.0), told.get(hope, 0.0)
            if true * hoped < 0:
                covered = math.copysign(min(abs(true), abs(hoped)), true)
                told[hope] = hoped + covered
                left[outcome] = true - covered
        return told


def _weightiest(worth: Mapping[str, float]) -> Worth:
    rounded = {source: round(gain, 1) for source, gain in worth.items()}
    least = max([_LEAST, *(_LEAST_PART * abs(gain) for gain in rounded.values())])
    ordered = sorted(rounded.items(), key=lambda each: (-abs(each[1]), each[0]))
    return {source: gain for source, gain in ordered[:_REASONS] if abs(gain) >= least}


def _outcome(move: RankedMove | Hint) -> tuple[float, ...]:
    """What is told of its simulations."""
    return (
        move.visits,
        round(move.chance, 2),
        round(move.chance_error, 2),
        round(move.margin, 1),
    )


def _same(hint: Hint, better: Sequence[Hint]) -> dict[str, str]:
    """The last better move of which the same is said, for each part."""
    same: dict[str, str] = {}
    for other in better:
        if hint.now and other.now == hint.now:
            same["now"] = other.action
        if hint.later and other.later == hint.later:
            same["later"] = other.action
        if (other.now, other.later) == (hint.now, hint.later):
            same["all"] = other.action
        compared = (other.gives_up, other.instead) == (hint.gives_up, hint.instead)
        if hint.gives_up and compared:
            same["gives_up"] = other.action
        if hint.visits and _outcome(other) == _outcome(hint):
            same["played"] = other.action
    if "all" in same:
        same.pop("now", None)
        same.pop("later", None)
    return same
