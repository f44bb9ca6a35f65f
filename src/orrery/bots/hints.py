"""Hints: the analyst's best few moves, each with its own reasons as facts: what it gains now, what
it prepares, what it gives up against the best other move, and the chance to win."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from orrery.bots.analyst import Analyst, RankedMove, Worth, add
from orrery.core.action import Action
from orrery.core.view import View

HINT_LEVEL: Final = "navigator"
"""Answers within a few tenths of a second in every game."""

HINTS: Final = 3
# Moves are looked through for reasons that differ, so many at most.
_LOOKED_AT: Final = 3 * HINTS
_REASONS: Final = 3


class Hint(Struct, frozen=True, kw_only=True):
    """A good move. `now` is what it gains by itself, `later` what the rest of the turn adds on
    average, `gives_up` what the turn of `instead`, the best other move, would bring more: each by
    source, in points to a tenth, the weightiest first. `line` is the plan up to its first draw.
    `margin` and `chance` come from `visits` games played to their end: points ahead of the best
    rival and the chance to win, with the standard errors of these means."""

    action: str
    line: list[str]
    now: Worth
    later: Worth
    gives_up: Worth
    instead: str | None
    margin: float
    margin_error: float
    chance: float
    chance_error: float
    visits: int


def best_hints(analyst: Analyst, view: View, legal: Sequence[Action], seed: object) -> list[Hint]:
    """The best moves first; no two of them have the same reasons."""
    moves = _with_own_reasons(analyst.rank(view, legal, seed, _LOOKED_AT))
    return [
        _hint(move, next((other for other in moves if other is not move), None)) for move in moves
    ]


def _with_own_reasons(moves: Sequence[RankedMove]) -> list[RankedMove]:
    """The best few, without those of which nothing else can be said than of a better one. What was
    compared by whole games is not mixed with what was not."""
    found: dict[str, RankedMove] = {}
    for move in moves:
        if len(found) < HINTS and bool(move.visits) == bool(moves[0].visits):
            found.setdefault(f"{_tell(move.now)} {_tell(move.later)}", move)
    return list(found.values())


def _hint(move: RankedMove, other: RankedMove | None) -> Hint:
    lost = {} if other is None else _lost(move, other)
    return Hint(
        action=move.action,
        line=move.line,
        now=_tell(move.now),
        later=_tell(move.later),
        gives_up=_tell(lost),
        instead=None if other is None else other.action,
        margin=move.margin,
        margin_error=move.margin_error,
        chance=move.chance,
        chance_error=move.chance_error,
        visits=move.visits,
    )


def _lost(move: RankedMove, other: RankedMove) -> Worth:
    """What the turn of another move brings more, by source."""
    own = add(move.now, move.later)
    theirs = add(other.now, other.later)
    return {
        source: gain - own.get(source, 0.0)
        for source, gain in theirs.items()
        if gain > own.get(source, 0.0)
    }


def _tell(worth: Mapping[str, float]) -> Worth:
    """What is worth a word."""
    rounded = {source: round(gain, 1) for source, gain in worth.items()}
    told = [(source, gain) for source, gain in rounded.items() if gain]
    return dict(sorted(told, key=lambda each: (-abs(each[1]), each[0]))[:_REASONS])
