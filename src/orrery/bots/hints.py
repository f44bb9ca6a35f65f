"""Hints: the analyst's best few moves, each with its own reasons as facts: what it gains now, what
it prepares, what it gives up against the best other move, and the chance to win."""

from collections.abc import Mapping, Sequence
from typing import Final

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
    said of a better move of the list that move. `line` is the plan up to its first draw. `margin`
    and `chance` come from `visits` playouts: points ahead of the best rival at the end and the
    chance to win, with the standard errors of these means."""

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
    """The best moves first; no two of them have the same reasons."""
    moves = _with_own_reasons(analyst.rank(view, legal, seed, _LOOKED_AT), analyst.means)
    hints: list[Hint] = []
    for move in moves:
        other = next((other for other in moves if other is not move), None)
        hints.append(_hint(move, other, analyst.means, hints))
    return hints


def _with_own_reasons(moves: Sequence[RankedMove], means: frozenset[str]) -> list[RankedMove]:
    """The best few, without those of which nothing else can be said than of a better one. What was
    compared by playouts is not mixed with what was not."""
    found: dict[str, RankedMove] = {}
    for move in moves:
        if len(found) < HINTS and bool(move.visits) == bool(moves[0].visits):
            key = f"{_tell(move.now, means)} {_tell(move.later, means)}"
            found.setdefault(key, move)
    return list(found.values())


def _hint(
    move: RankedMove, other: RankedMove | None, means: frozenset[str], better: Sequence[Hint]
) -> Hint:
    now, later = _tell(move.now, means), _tell(move.later, means)
    gives_up = {} if other is None else _tell(_more(other, move), means)
    keeps = {} if other is None or now or later else _tell(_more(move, other), means)
    instead = None if other is None else other.action
    same: dict[str, str] = {}
    for hint in better:
        if now and hint.now == now:
            same["now"] = hint.action
        if later and hint.later == later:
            same["later"] = hint.action
        if gives_up and (hint.gives_up, hint.instead) == (gives_up, instead):
            same["gives_up"] = hint.action
    return Hint(
        action=move.action,
        line=move.line,
        now=now,
        later=later,
        gives_up=gives_up,
        keeps=keeps,
        same=same,
        instead=instead,
        margin=move.margin,
        margin_error=move.margin_error,
        chance=move.chance,
        chance_error=move.chance_error,
        visits=move.visits,
    )


def _more(one: RankedMove, other: RankedMove) -> Worth:
    """What the turn of the one brings more than that of the other, by source."""
    less = {source: -gain for source, gain in add(other.now, other.later).items()}
    gains = add(add(one.now, one.later), less)
    return {source: gain for source, gain in gains.items() if gain > 0}


def _tell(worth: Mapping[str, float], means: frozenset[str]) -> Worth:
    """What is worth a word; that means are spent is none."""
    rounded = {source: round(gain, 1) for source, gain in worth.items()}
    told = {source: gain for source, gain in rounded.items() if gain > 0 or source not in means}
    least = max([_LEAST, *(_LEAST_PART * abs(gain) for gain in told.values())])
    ordered = sorted(told.items(), key=lambda each: (-abs(each[1]), each[0]))
    return {source: gain for source, gain in ordered[:_REASONS] if abs(gain) >= least}
