"""Reviews a finished game: what each turn cost compared with the analyst's best line, how lucky
each seat was, how the chances to win went, and where the lead changed. It judges without hindsight:
lines are searched and draws averaged from what the seat could know at that moment."""

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from msgspec import Struct
from mypy_extensions import i64

from orrery.bots.analyst import analyst_of
from orrery.bots.chances import chances
from orrery.bots.evaluation import evaluator_of
from orrery.bots.levels import LEVELS
from orrery.bots.lines import best_line, compare, goes_on, is_same_end
from orrery.bots.luck import luck_of
from orrery.bots.pauses import Pauses, finish
from orrery.bots.turns import Turn, number_of, played_turns, turns_of
from orrery.bots.value import value_of
from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, Game, State, totals
from orrery.play.record import Record, positions

REVIEW_LEVEL: Final = "astronomer"
"""A whole game takes well under a minute or two of one processor."""

COSTLIEST: Final = 3
MOMENTS: Final = 2
TURNING: Final = 4

# By how many games each level compares the line played with the best one; the costliest lines are
# compared again, by so many times as many.
_PLAYOUTS: Final = dict(zip(LEVELS, (4, 8, 12, 24, 48), strict=True))
_SECOND_LOOK: Final = 4
_CANDIDATES: Final = COSTLIEST + 1
# Smaller differences are not mentioned: the mean over some games is not more exact than this.
_NOTABLE: Final = 0.5
_NOTABLE_COST: Final = 1.0
# A lead that is as good as decided.
_WIDE: Final = 10.0
_NOTHING: Final = 1e-9

Progress = Callable[[int, int], None]


class UnfinishedGame(OrreryError):
    """Only a finished game can be reviewed."""

    code = "unfinished-game"


class Costly(Struct, frozen=True, kw_only=True):
    """Where a turn, the seat's own of this number, could have gone better. After `position`
    entries the seat played `played`; `better` ends the game `cost` points further ahead of the best
    rival, by `sources` of points, and wins more often by `chance`; with the standard errors of
    these means. Both end at the next draw or another seat's decision; `goes_on`: the better turn
    goes on after that."""

    seat: int
    turn: int
    position: int
    cost: float
    cost_error: float
    chance: float
    chance_error: float
    played: list[str]
    better: list[str]
    goes_on: bool
    sources: dict[str, float]


class Moment(Struct, frozen=True, kw_only=True):
    """Draws in a row, after `position` entries: what they brought a seat, in points of worth,
    against the mean of what could have come."""

    seat: int
    position: int
    draws: list[str]
    luck: float


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A turn that changed the lead of its seat, from `before` to `after`: by how many points it
    will end ahead of the best other, as learned for the game, or else its worth less that of the
    best other. `swing` is the change beyond what a turn of this game usually does for the
    one whose turn it is. It was the seat's own turn of this number, began after `start` entries,
    ended after `position`, and brought that seat `gains`, points by source."""

    seat: int
    turn: int
    start: int
    position: int
    before: float
    after: float
    swing: float
    gains: dict[str, int]


class SeatReview(Struct, frozen=True, kw_only=True):
    """One seat: what chance brought, what its decisions gained or lost against the best lines,
    its costliest turns, and the moments in which chance was kindest and harshest."""

    seat: int
    luck: float
    decisions: float
    costliest: list[Costly]
    luckiest: list[Moment]
    unluckiest: list[Moment]


class ChancePoint(Struct, frozen=True, kw_only=True):
    """The chance of every seat to win after `position` entries, as a spectator could judge it."""

    position: int
    chances: list[float]


class Review(Struct, frozen=True, kw_only=True):
    """A whole review, by the analyst of this level; `turns` is how many turns were judged. `curve`
    has a point where each turn begins, from `curve_dealings` each, and one at the end."""

    level: str
    turns: int
    seats: list[SeatReview]
    turning: list[TurningPoint]
    curve: list[ChancePoint]
    curve_dealings: int


class Stretch(Struct, frozen=True, kw_only=True):
    """Actions of a seat with a choice among them that no draw and no other seat parts: the entries
    from `start` up to `end`, in the turn with this place among all turns."""

    seat: int
    turn: int
    start: int
    end: int


class Outline(Struct, frozen=True, kw_only=True):
    """What needs no search: the turns and their stretches, the moments of chance, the points where
    the lead turned, and where each turn begins."""

    seats: int
    turns: list[Turn]
    stretches: list[Stretch]
    moments: list[Moment]
    turning: list[TurningPoint]
    begins: list[int]
    last: ChancePoint


class Verdict(Struct, frozen=True, kw_only=True):
    """What a stretch cost against the best line from its start."""

    cost: float
    line: list[str]


class Part(NamedTuple):
    """One piece of the work: `start` it, here or in another process, and send the review what it
    found. It pauses after each decision. `done` of at most `total` searches came before."""

    work: Callable[..., Pauses[Any]]
    arguments: tuple[Any, ...]
    done: int
    total: int

    def start(self, record: Record) -> Pauses[Any]:
        return self.work(record, *self.arguments)


def review(record: Record, level: str = REVIEW_LEVEL, progress: Progress | None = None) -> Review:
    """Look back at a finished game."""
    parts = review_in_parts(level)
    part = next(parts)
    while True:
        if progress is not None:
            progress(part.done, part.total)
        try:
            part = parts.send(finish(part.start(record)))
        except StopIteration as end:
            if progress is not None:
                progress(part.total, part.total)
            found: Review = end.value
            return found


def review_in_parts(level: str) -> Generator[Part, Any, Review]:
    """Yield the parts of a review in order; each is to be answered with what it found."""
    found: Outline = yield Part(outline, (), 0, 1)
    done = 0
    total = len(found.begins) + len(found.stretches) + found.seats * _CANDIDATES
    curve: list[ChancePoint] = []
    for place in found.begins:
        curve.append((yield Part(chances_at, (place, level), done, total)))
        done += 1
    verdicts: list[Verdict] = []
    for stretch in found.stretches:
        verdicts.append((yield Part(judge, (stretch, level), done, total)))
        done += 1
    details: list[Costly] = []
    for place in stretches_to_search(found, verdicts):
        stretch, line = found.stretches[place], verdicts[place].line
        number = number_of(found.turns, stretch.turn)
        details += yield Part(find_costly, (stretch, number, line, level), done, total)
        done += 1
    return Review(
        level=level,
        turns=len(found.turns),
        seats=[_seat_review(found, verdicts, details, seat) for seat in range(found.seats)],
        turning=found.turning,
        curve=[*curve, found.last],
        curve_dealings=_PLAYOUTS[level],
    )


def stretches_to_search(found: Outline, verdicts: Sequence[Verdict]) -> list[int]:
    """Those worth a second look: of the costliest turns of each seat the costliest stretch."""
    costs = [0.0] * len(found.turns)
    worst: dict[int, int] = {}
    for place, (stretch, verdict) in enumerate(zip(found.stretches, verdicts, strict=True)):
        costs[stretch.turn] += verdict.cost
        if verdict.cost > verdicts[worst.setdefault(stretch.turn, place)].cost:
            worst[stretch.turn] = place
    order = sorted(worst, key=lambda turn: (-costs[turn], turn))
    costing = [worst[turn] for turn in order if verdicts[worst[turn]].cost > 0]
    return [
        place
        for seat in range(found.seats)
        for place in [each for each in costing if found.stretches[each].seat == seat][:_CANDIDATES]
    ]


def _seat_review(
    found: Outline, verdicts: Sequence[Verdict], details: Sequence[Costly], seat: int
) -> SeatReview:
    own = sorted((each for each in details if each.seat == seat), key=lambda each: -each.cost)
    moments = sorted((each for each in found.moments if each.seat == seat), key=_luck)
    judged = zip(found.stretches, verdicts, strict=True)
    return SeatReview(
        seat=seat,
        luck=_sum(moments, seat),
        decisions=-sum(verdict.cost for stretch, verdict in judged if stretch.seat == seat),
        costliest=own[:COSTLIEST],
        luckiest=[each for each in moments[::-1][:MOMENTS] if each.luck >= _NOTABLE],
        unluckiest=[each for each in moments[:MOMENTS] if each.luck <= -_NOTABLE],
    )


def luck_in(record: Record) -> Pauses[list[float]]:
    """What chance brought each seat over a whole game."""
    moments = yield from _moments(record)
    return [_sum(moments, seat) for seat in range(record.seats)]


def _sum(moments: Sequence[Moment], seat: int) -> float:
    return sum(moment.luck for moment in moments if moment.seat == seat)


def _luck(moment: Moment) -> float:
    return moment.luck


# What needs no search


def outline(record: Record) -> Pauses[Outline]:
    """The turns, what chance brought in each run of draws, and where the lead turned."""
    if record.result is None:
        raise UnfinishedGame(entries=len(record.entries))
    moments = yield from _moments(record)
    turns = list(turns_of(record))
    winners = record.result.ranks.count(1)
    ends = [1.0 / winners if rank == 1 else 0.0 for rank in record.result.ranks]
    return Outline(
        seats=record.seats,
        turns=turns,
        stretches=list(_stretches(record, turns)),
        moments=moments,
        turning=(yield from turning_points(record)),
        begins=[turn.start for turn in turns if turn.own],
        last=ChancePoint(position=len(record.entries), chances=ends),
    )


def _stretches(record: Record, turns: Sequence[Turn]) -> Iterator[Stretch]:
    """From the first choice of each run of a seat's own actions to the end of that run."""
    choices = _choices(record)
    for place, turn in enumerate(turns):
        start: int | None = None
        for at in range(turn.start, turn.end + 1):
            is_own = at < turn.end and record.entries[at].actor == turn.seat
            if is_own and start is None and at in choices:
                start = at
            if not is_own and start is not None:
                yield Stretch(seat=turn.seat, turn=place, start=start, end=at)
                start = None


def _choices(record: Record) -> set[int]:
    """Where a seat could do more than one thing."""
    game = record.game
    return {
        place
        for place, state in enumerate(positions(record))
        if game.to_act(state) not in (CHANCE, NOBODY) and game.count(state) > 1
    }


def _moments(record: Record) -> Pauses[list[Moment]]:
    moments: list[Moment] = []
    start = 0
    draws: list[str] = []
    luck = [0.0] * record.seats
    for place, state in enumerate(positions(record)):
        yield
        if _is_draw(record, place):
            start = start if draws else place
            action = record.entries[place].action
            draws.append(action.text)
            for seat in range(record.seats):
                luck[seat] += luck_of(record.game, state, action, seat, place)
        elif draws:
            moments += [
                Moment(seat=seat, position=start, draws=draws, luck=brought)
                for seat, brought in enumerate(luck)
            ]
            draws, luck = [], [0.0] * record.seats
    return moments


def _is_draw(record: Record, place: int) -> bool:
    return place < len(record.entries) and record.entries[place].actor == CHANCE


def turning_points(record: Record) -> Pauses[list[TurningPoint]]:
    """The turns that changed the lead of their seat most, in order."""
    turns = played_turns(record)
    ends = {place for turn in turns for place in (turn.start, turn.position)}
    lead_of = _leads_in(record.game)
    leads: dict[int, list[float]] = {}
    for place, state in enumerate(positions(record)):
        if place in ends:
            yield
            leads[place] = [lead_of(state, seat) for seat in range(record.seats)]
    changes = [(leads[turn.start][turn.seat], leads[turn.position][turn.seat]) for turn in turns]
    usual = sum(after - before for before, after in changes) / len(changes)
    points = [
        TurningPoint(
            seat=turn.seat,
            turn=turn.turn,
            start=turn.start,
            position=turn.position,
            before=before,
            after=after,
            swing=after - before - usual,
            gains=turn.gains,
        )
        for turn, (before, after) in zip(turns, changes, strict=True)
    ]
    last = len(record.entries)
    # At the end points are counted instead of hopes: only who is ahead can be compared.
    points = [point for point in points if point.position < last or _changes_hands(point)]
    points.sort(key=_weight, reverse=True)
    return sorted(points[:TURNING], key=lambda point: point.position)


def _weight(point: TurningPoint) -> float:
    """A swing counts for less the further it stayed from a change of hands."""
    gap = 0.0 if _changes_hands(point) else min(abs(point.before), abs(point.after))
    return abs(point.swing) / (1.0 + gap / _WIDE)


def _changes_hands(point: TurningPoint) -> bool:
    return (point.before > 0) != (point.after > 0)


def _leads_in(game: Game[Any, Any]) -> Callable[[State, int], float]:
    """How far a seat is ahead of the best other: at the end by its points, before it by what was
    learned for the game, or else by what the position is worth."""
    value = value_of(game)
    evaluator = evaluator_of(game)

    def lead_of(state: State, seat: int) -> float:
        if value is not None:
            value.judge(state, i64(seat))
            return float(value.margin)
        if game.to_act(state) == NOBODY:
            worths = [float(points) for points in totals(game.scores(state))]
        else:
            worths = [float(evaluator.worth(state, i64(each))) for each in range(int(state.seats))]
        return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)

    return lead_of


# What is searched


def chances_at(record: Record, place: int, level: str) -> Pauses[ChancePoint]:
    """The chances to win after so many entries."""
    state = _position(record, place)
    analyst = analyst_of(record.game, level)
    found = yield from chances(analyst, record, state, place, _PLAYOUTS[level])
    return ChancePoint(position=place, chances=found)


def judge(record: Record, stretch: Stretch, level: str) -> Pauses[Verdict]:
    """What a stretch cost: how much further ahead the best line ends the game than the line
    played. Below zero where more was found than by the analyst."""
    game, analyst = record.game, analyst_of(record.game, level)
    state = _position(record, stretch.start)
    view, legal = game.view(state, stretch.seat), list(game.legal_actions(state))
    yield
    line = best_line(analyst, view, legal, stretch.start)
    played = _played(record, stretch)
    if is_same_end(game, view, line, played):
        return Verdict(cost=0.0, line=line)
    found = yield from compare(analyst, game, view, (line, played), _PLAYOUTS[level], stretch.start)
    return Verdict(cost=_shrink(found.margin, found.margin_error), line=line)


def _shrink(mean: float, error: float) -> float:
    """A mean less what chance alone explains: nothing where it is within its standard error."""
    return mean * max(0.0, 1.0 - (error / mean) ** 2) if mean else 0.0


def find_costly(
    record: Record, stretch: Stretch, number: int, line: Sequence[str], level: str
) -> Pauses[list[Costly]]:
    """A closer look at a costly stretch, in other dealings; nothing where it is not worth a word
    after all. The better line is told from where it parts from the one played."""
    game, analyst = record.game, analyst_of(record.game, level)
    played = _played(record, stretch)
    common = sum(1 for _ in takewhile(_is_same, zip(played, line, strict=False)))
    if common in (len(played), len(line)):
        return []
    view = game.view(_position(record, stretch.start), stretch.seat)
    playouts = _SECOND_LOOK * _PLAYOUTS[level]
    seed = ("again", stretch.start)
    found = yield from compare(analyst, game, view, (line, played), playouts, seed)
    if found.margin < max(_NOTABLE_COST, found.margin_error):
        return []
    return [
        Costly(
            seat=stretch.seat,
            turn=number,
            position=stretch.start + common,
            cost=found.margin,
            cost_error=found.margin_error,
            chance=found.chance,
            chance_error=found.chance_error,
            played=played[common:],
            better=list(line[common:]),
            goes_on=goes_on(game, view, line),
            sources={name: gain for name, gain in found.sources.items() if abs(gain) > _NOTHING},
        )
    ]


def _position(record: Record, place: int) -> State:
    return next(islice(positions(record), place, None)).copy()


def _played(record: Record, stretch: Stretch) -> list[str]:
    return [entry.action.text for entry in record.entries[stretch.start : stretch.end]]


def _is_same(pair: tuple[str, str]) -> bool:
    return pair[0] == pair[1]
