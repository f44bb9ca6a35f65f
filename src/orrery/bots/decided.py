"""What decided a finished game, found in its record without a search: what the winner had more
points from, since when they were ahead, and their best turn."""

from collections.abc import Sequence

from msgspec import Struct

from orrery.bots.turns import PlayedTurn, played_turns
from orrery.core.game import totals
from orrery.play.record import Record, positions


class Difference(Struct, frozen=True, kw_only=True):
    """The points of the winner and of the best other from one source."""

    source: str
    winner: int
    rival: int


class Lead(Struct, frozen=True, kw_only=True):
    """The turn in which the winner went ahead of all others for good, the `last` one of the game
    perhaps; `before` it another was ahead, unless nobody was alone."""

    turn: PlayedTurn
    before: int | None
    last: bool


class Decided(Struct, frozen=True, kw_only=True):
    """Why `winner` ended `margin` points ahead of `rival`, the best other: the sources of which
    the winner had most `more` and most `less`, the lead, and the winner's best turn."""

    winner: int
    rival: int
    margin: int
    more: Difference | None
    less: Difference | None
    lead: Lead | None
    best: PlayedTurn | None


def decided(record: Record) -> Decided | None:
    """What decided a finished game; nothing where the victory is shared."""
    result = record.result
    if result is None or result.ranks.count(1) != 1:
        return None
    winner = result.ranks.index(1)
    rival = min(
        (seat for seat in range(record.seats) if seat != winner), key=result.ranks.__getitem__
    )
    scores = [record.game.scores(state) for state in positions(record)]
    turns = played_turns(record)
    differences = _differences(scores[-1][winner], scores[-1][rival])
    return Decided(
        winner=winner,
        rival=rival,
        margin=result.scores[winner] - result.scores[rival],
        more=differences[0] if differences and _gap(differences[0]) > 0 else None,
        less=differences[-1] if differences and _gap(differences[-1]) < 0 else None,
        lead=_lead(winner, [totals(each) for each in scores], turns),
        best=_best(winner, turns),
    )


def _differences(winner: dict[str, int], rival: dict[str, int]) -> list[Difference]:
    """By source, what the winner has most more of first."""
    found = [
        Difference(source=source, winner=points, rival=rival[source])
        for source, points in winner.items()
    ]
    return sorted(found, key=_gap, reverse=True)


def _gap(difference: Difference) -> int:
    return difference.winner - difference.rival


def _lead(winner: int, points: Sequence[Sequence[int]], turns: Sequence[PlayedTurn]) -> Lead | None:
    """Where the winner went ahead for good; nowhere if a tie-breaker decided."""
    leaders = [_leader(each) for each in points]
    behind = [place for place, leader in enumerate(leaders) if leader != winner]
    began = behind[-1] + 1 if behind else 0
    if began == len(points):
        return None
    within = [turn for turn in turns if turn.start < began]
    if not within:
        return None
    others = [leader for leader in leaders[:began] if leader not in (None, winner)]
    return Lead(
        turn=within[-1], before=others[-1] if others else None, last=within[-1] is turns[-1]
    )


def _leader(points: Sequence[int]) -> int | None:
    """Who alone is ahead."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def _best(winner: int, turns: Sequence[PlayedTurn]) -> PlayedTurn | None:
    """The turn that brought the winner most points."""
    own = [turn for turn in turns if turn.seat == winner]
    best = max(own, key=_points, default=None)
    return best if best is not None and _points(best) > 0 else None


def _points(turn: PlayedTurn) -> int:
    return sum(turn.gains.values())
