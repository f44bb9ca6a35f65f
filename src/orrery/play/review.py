"""A finished game looked back at: what each turn cost against the best line the bot finds, what
chance brought each seat, and where the lead turned. Nothing is judged with hindsight: lines are
searched and draws are averaged from what the seat could know at that moment."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Final

from msgspec import Struct

from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, State, totals
from orrery.play.lines import LUCK, Line, Worth, added, best_line
from orrery.play.luck import luck_of
from orrery.play.record import Record, positions
from orrery.play.turns import Turn, turns_of

COSTLIEST: Final = 3
MOMENTS: Final = 2
TURNING: Final = 4

_FIRST_LOOK: Final = 3
_SECOND_LOOK: Final = 4
_CANDIDATES: Final = COSTLIEST + 1
# Less luck, and less cost, is not worth a word: the mean of a few dealings is that vague.
_NOTABLE: Final = 0.5
_NOTABLE_COST: Final = 1.0
# A lead that is as good as decided.
_WIDE: Final = 10.0
_NOTHING: Final = 1e-9

Progress = Callable[[int, int], None]


class UnfinishedGame(OrreryError):
    """Only a finished game can be looked back at."""

    code = "unfinished-game"


class Costly(Struct, frozen=True, kw_only=True):
    """Where a turn, the seat's own of this number, could have gone better. After `position`
    entries the seat played `played`; `better` is worth `cost` points more, by `sources`. Both are
    told up to the next draw or decision of another; `goes_on` says that the turn goes on then."""

    seat: int
    turn: int
    position: int
    cost: float
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
    """A turn that changed the lead of its seat, from `before` to `after`: its worth less that of
    the best other. `swing` is the change beyond what a turn of this game usually does for the
    one whose turn it is. It began after `start` entries and ended after `position`."""

    seat: int
    start: int
    position: int
    before: float
    after: float
    swing: float


class SeatReview(Struct, frozen=True, kw_only=True):
    """One seat: what chance brought, what its decisions gained or lost against the bot's lines,
    its costliest turns, and the moments in which chance was kindest and harshest."""

    seat: int
    luck: float
    decisions: float
    costliest: list[Costly]
    luckiest: list[Moment]
    unluckiest: list[Moment]


class Review(Struct, frozen=True, kw_only=True):
    """The whole look back; `turns` were judged."""

    turns: int
    seats: list[SeatReview]
    turning: list[TurningPoint]


class Outline(Struct, frozen=True, kw_only=True):
    """What needs no search: the turns, the moments of chance, the points where the lead turned."""

    seats: int
    turns: list[Turn]
    moments: list[Moment]
    turning: list[TurningPoint]


def review(record: Record, progress: Progress | None = None) -> Review:
    """The whole look back, part after part."""
    found = outline(record)
    report = progress or _unheard
    total = parts_of(found)
    costs: list[float] = []
    for turn in found.turns:
        costs.append(cost_of(record, turn))
        report(len(costs), total)
    details: list[Costly] = []
    for done, place in enumerate(candidates(found, costs), len(costs) + 1):
        turn = found.turns[place]
        lines = [line_at(record, turn, stop) for stop in range(stops_in(record, turn))]
        details += costly(record, turn, number_of(found, place), lines)
        report(done, total)
    report(total, total)
    return assembled(found, costs, details)


def _unheard(_done: int, _total: int) -> None:
    """Nobody watches."""


def parts_of(found: Outline) -> int:
    """How many searches a review takes at most."""
    return len(found.turns) + found.seats * _CANDIDATES


def candidates(found: Outline, costs: Sequence[float]) -> list[int]:
    """The turns worth a second look: the costliest of each seat."""
    order = sorted(range(len(costs)), key=lambda place: (-costs[place], place))
    costing = [place for place in order if costs[place] > 0]
    return [
        place
        for seat in range(found.seats)
        for place in [place for place in costing if found.turns[place].seat == seat][:_CANDIDATES]
    ]


def number_of(found: Outline, place: int) -> int:
    """Which of the own turns of its seat a turn is, or falls behind."""
    seat = found.turns[place].seat
    return sum(turn.own and turn.seat == seat for turn in found.turns[: place + 1])


def assembled(found: Outline, costs: Sequence[float], details: Sequence[Costly]) -> Review:
    """The parts put together."""
    return Review(
        turns=len(found.turns),
        seats=[_seat_review(found, costs, details, seat) for seat in range(found.seats)],
        turning=found.turning,
    )


def _seat_review(
    found: Outline, costs: Sequence[float], details: Sequence[Costly], seat: int
) -> SeatReview:
    own = sorted((each for each in details if each.seat == seat), key=lambda each: -each.cost)
    moments = sorted((each for each in found.moments if each.seat == seat), key=_luck)
    spent = [cost for turn, cost in zip(found.turns, costs, strict=True) if turn.seat == seat]
    return SeatReview(
        seat=seat,
        luck=sum(map(_luck, moments)),
        decisions=-sum(spent),
        costliest=own[:COSTLIEST],
        luckiest=[each for each in moments[::-1][:MOMENTS] if each.luck >= _NOTABLE],
        unluckiest=[each for each in moments[:MOMENTS] if each.luck <= -_NOTABLE],
    )


def _luck(moment: Moment) -> float:
    return moment.luck


# What needs no search


def outline(record: Record) -> Outline:
    """The turns, what chance brought in each run of draws, and where the lead turned."""
    if record.result is None:
        raise UnfinishedGame(entries=len(record.entries))
    turns = list(turns_of(record))
    return Outline(
        seats=record.seats,
        turns=turns,
        moments=list(_moments(record)),
        turning=turning_points(record),
    )


def _moments(record: Record) -> Iterator[Moment]:
    start = 0
    draws: list[str] = []
    luck = [0.0] * record.seats
    for place, state in enumerate(positions(record)):
        if _is_draw(record, place):
            start = start if draws else place
            action = record.entries[place].action
            draws.append(action.text)
            for seat in range(record.seats):
                luck[seat] += luck_of(record.game, state, action, seat, place)
        elif draws:
            for seat, brought in enumerate(luck):
                yield Moment(seat=seat, position=start, draws=draws, luck=brought)
            draws, luck = [], [0.0] * record.seats


def _is_draw(record: Record, place: int) -> bool:
    return place < len(record.entries) and record.entries[place].actor == CHANCE


def turning_points(record: Record) -> list[TurningPoint]:
    """The turns that changed the lead of their seat most, in order."""
    turns = [turn for turn in turns_of(record) if turn.own]
    ends = {place for turn in turns for place in (turn.start, turn.end)}
    worths = {
        place: _worths(record, state)
        for place, state in enumerate(positions(record))
        if place in ends
    }
    leads = [
        (_lead(worths[turn.start], turn.seat), _lead(worths[turn.end], turn.seat)) for turn in turns
    ]
    usual = sum(after - before for before, after in leads) / len(leads)
    points = [
        TurningPoint(
            seat=turn.seat,
            start=turn.start,
            position=turn.end,
            before=before,
            after=after,
            swing=after - before - usual,
        )
        for turn, (before, after) in zip(turns, leads, strict=True)
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


def _worths(record: Record, state: State) -> list[float]:
    game = record.game
    if game.to_act(state) == NOBODY:
        return [float(points) for points in totals(game.scores(state))]
    return [float(game.worth(state, seat)) for seat in range(record.seats)]


def _lead(worths: Sequence[float], seat: int) -> float:
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


# What is searched


@dataclass(frozen=True)
class _Stop:
    """A point of a turn where the seat had a choice, or its end; `luck` since its start."""

    place: int
    state: State
    luck: float


def cost_of(record: Record, turn: Turn) -> float:
    """What a turn cost: the worth of the best line less that of the line played, at the end of
    the turn, without what its draws brought. Below zero where more was found than by the bot."""
    stops = _stops(record, turn)
    if len(stops) == 1:
        return 0.0
    best = _line(record, turn, stops[0], _FIRST_LOOK).worth
    return sum(_sources(best, _reached(record, turn, stops), _drawn(stops, 0, -1)).values())


def stops_in(record: Record, turn: Turn) -> int:
    """At how many points of a turn the seat had a choice that no draw parts from the next."""
    return len(_stops(record, turn)) - 1


def line_at(record: Record, turn: Turn, stop: int) -> Line:
    """The best line from such a point on."""
    return _line(record, turn, _stops(record, turn)[stop], _SECOND_LOOK)


def costly(record: Record, turn: Turn, number: int, lines: Sequence[Line]) -> list[Costly]:
    """The point of a turn that cost most by these lines, where there is one worth a word."""
    stops = _stops(record, turn)
    worths = [*(line.worth for line in lines), _reached(record, turn, stops)]
    found: list[Costly] = []
    for at, line in enumerate(lines):
        sources = _sources(worths[at], worths[at + 1], _drawn(stops, at, at + 1))
        found += _told(record, turn, number, stops[at].place, line, sources)
    return sorted(found, key=lambda each: -each.cost)[:1]


def _stops(record: Record, turn: Turn) -> list[_Stop]:
    game = record.game
    stops: list[_Stop] = []
    luck = 0.0
    for place, state in enumerate(islice(positions(record), turn.end + 1)):
        if place < turn.start:
            continue
        if place == turn.end or _is_choice(record, turn, place, state):
            stops.append(_Stop(place, state.copy(), luck))
        if place < turn.end and _is_draw(record, place):
            luck += luck_of(game, state, record.entries[place].action, turn.seat, place)
    return stops


def _is_choice(record: Record, turn: Turn, place: int, state: State) -> bool:
    """Whether a seat begins its turn here or goes on with it after others or chance, and can
    choose. What follows without a draw belongs to the same line."""
    begins = place == turn.start or record.entries[place - 1].actor != turn.seat
    is_own = record.entries[place].actor == turn.seat
    return begins and is_own and len(record.game.legal_actions(state)) > 1


def _line(record: Record, turn: Turn, stop: _Stop, worlds: int) -> Line:
    view = record.game.view(stop.state, turn.seat)
    return best_line(record.game, view, turn.own, worlds, stop.place)


def _reached(record: Record, turn: Turn, stops: Sequence[_Stop]) -> Worth:
    return record.game.appraise(stops[-1].state, turn.seat)


def _drawn(stops: Sequence[_Stop], start: int, end: int) -> float:
    return stops[end].luck - stops[start].luck


def _sources(best: Worth, reached: Worth, luck: float) -> Worth:
    """What the best line is worth more, by source; what the draws of the played line brought is
    taken off it."""
    less = {source: -worth for source, worth in reached.items()}
    return added(added(best, less), {LUCK: luck})


def _told(
    record: Record, turn: Turn, number: int, place: int, line: Line, sources: Worth
) -> list[Costly]:
    """The better line from where it parts from the one played; nothing where it does not."""
    own = takewhile(lambda entry: entry.actor == turn.seat, record.entries[place : turn.end])
    played = [entry.action.text for entry in own]
    common = sum(1 for _ in takewhile(_is_same, zip(played, line.texts, strict=False)))
    cost = sum(sources.values())
    if cost < _NOTABLE_COST or common in (len(played), len(line.texts)):
        return []
    return [
        Costly(
            seat=turn.seat,
            turn=number,
            position=place + common,
            cost=cost,
            played=played[common:],
            better=line.texts[common:],
            goes_on=line.goes_on,
            sources={name: gain for name, gain in sources.items() if abs(gain) > _NOTHING},
        )
    ]


def _is_same(pair: tuple[str, str]) -> bool:
    return pair[0] == pair[1]
