"""Reviews a finished game: what each turn cost compared with the bot's best line, how lucky each
seat was, and where the lead changed. It judges without hindsight: lines are searched and draws
averaged from what the seat could know at that moment."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from msgspec import Struct

from orrery.bots.evaluation import evaluator_of
from orrery.bots.lines import LUCK, Line, Worth, add, best_line
from orrery.bots.luck import luck_of
from orrery.bots.pauses import Pauses, finish
from orrery.bots.turns import Turn, turns_of
from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, State, totals
from orrery.play.record import Record, positions

COSTLIEST: Final = 3
MOMENTS: Final = 2
TURNING: Final = 4

_FIRST_LOOK: Final = 3
_SECOND_LOOK: Final = 4
_CANDIDATES: Final = COSTLIEST + 1
# Smaller differences are not mentioned: the mean over a few deals is not more exact than this.
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
    entries the seat played `played`; `better` is worth `cost` points more, by `sources`. Both end
    at the next draw or another seat's decision; `goes_on`: the better turn goes on after that."""

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
    """A whole review; `turns` is how many turns were judged."""

    turns: int
    seats: list[SeatReview]
    turning: list[TurningPoint]


class Outline(Struct, frozen=True, kw_only=True):
    """What needs no search: the turns, the moments of chance, the points where the lead turned."""

    seats: int
    turns: list[Turn]
    moments: list[Moment]
    turning: list[TurningPoint]


class Part(NamedTuple):
    """One piece of the work: `start` it, here or in another process, and send the review what it
    found. It pauses after each decision. `done` of at most `total` searches came before."""

    work: Callable[..., Pauses[Any]]
    arguments: tuple[Any, ...]
    done: int
    total: int

    def start(self, record: Record) -> Pauses[Any]:
        return self.work(record, *self.arguments)


def review(record: Record, progress: Progress | None = None) -> Review:
    """Look back at a finished game."""
    parts = review_in_parts()
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


def review_in_parts() -> Generator[Part, Any, Review]:
    """Yield the parts of a review in order; each is to be answered with what it found."""
    found: Outline = yield Part(outline, (), 0, 1)
    total = len(found.turns) + found.seats * _CANDIDATES
    costs: list[float] = []
    for turn in found.turns:
        costs.append((yield Part(cost_of, (turn,), len(costs), total)))
    details: list[Costly] = []
    for done, place in enumerate(turns_to_search(found, costs), len(costs)):
        turn, number = found.turns[place], number_of(found, place)
        lines: list[Line] = []
        for choice in range((yield Part(count_choices, (turn,), done, total))):
            line = yield Part(line_at, (turn, choice), done, total)
            lines.append(line)
        details += yield Part(find_costly, (turn, number, lines), done, total)
    return _assemble(found, costs, details)


def turns_to_search(found: Outline, costs: Sequence[float]) -> list[int]:
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


def _assemble(found: Outline, costs: Sequence[float], details: Sequence[Costly]) -> Review:
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


def outline(record: Record) -> Pauses[Outline]:
    """The turns, what chance brought in each run of draws, and where the lead turned."""
    if record.result is None:
        raise UnfinishedGame(entries=len(record.entries))
    moments = yield from _moments(record)
    return Outline(
        seats=record.seats,
        turns=list(turns_of(record)),
        moments=moments,
        turning=(yield from turning_points(record)),
    )


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
    turns = [turn for turn in turns_of(record) if turn.own]
    ends = {place for turn in turns for place in (turn.start, turn.end)}
    worths: dict[int, list[float]] = {}
    for place, state in enumerate(positions(record)):
        if place in ends:
            yield
            worths[place] = _worths(record, state)
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
    evaluator = evaluator_of(game)
    return [float(evaluator.worth(state, seat)) for seat in range(record.seats)]


def _lead(worths: Sequence[float], seat: int) -> float:
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


# What is searched


@dataclass(frozen=True)
class _Choice:
    """A point of a turn where the seat had a choice, or its end; `luck` since its start."""

    place: int
    state: State
    luck: float


def cost_of(record: Record, turn: Turn) -> Pauses[float]:
    """What a turn cost: the worth of the best line less that of the line played, at the end of
    the turn, without what its draws brought. Below zero where more was found than by the bot."""
    choices = _choices(record, turn)
    if len(choices) == 1:
        return 0.0
    best = yield from _line(record, turn, choices[0], _FIRST_LOOK)
    luck = _luck_between(choices, 0, -1)
    return sum(_sources(best.worth, _final_worth(record, turn, choices), luck).values())


def count_choices(record: Record, turn: Turn) -> Pauses[int]:
    """At how many points of a turn the seat had a choice that no draw parts from the next."""
    yield
    return len(_choices(record, turn)) - 1


def line_at(record: Record, turn: Turn, choice: int) -> Pauses[Line]:
    """The best line from such a point on."""
    return (yield from _line(record, turn, _choices(record, turn)[choice], _SECOND_LOOK))


def find_costly(
    record: Record, turn: Turn, number: int, lines: Sequence[Line]
) -> Pauses[list[Costly]]:
    """The point of a turn that cost most by these lines, where there is one worth a word."""
    yield
    choices = _choices(record, turn)
    worths = [*(line.worth for line in lines), _final_worth(record, turn, choices)]
    found: list[Costly] = []
    for at, line in enumerate(lines):
        sources = _sources(worths[at], worths[at + 1], _luck_between(choices, at, at + 1))
        found += _describe(record, turn, number, choices[at].place, line, sources)
    return sorted(found, key=lambda each: -each.cost)[:1]


def _choices(record: Record, turn: Turn) -> list[_Choice]:
    game = record.game
    choices: list[_Choice] = []
    luck = 0.0
    for place, state in enumerate(islice(positions(record), turn.end + 1)):
        if place < turn.start:
            continue
        if place == turn.end or _is_choice(record, turn, place, state):
            choices.append(_Choice(place, state.copy(), luck))
        if place < turn.end and _is_draw(record, place):
            luck += luck_of(game, state, record.entries[place].action, turn.seat, place)
    return choices


def _is_choice(record: Record, turn: Turn, place: int, state: State) -> bool:
    """Whether a seat begins its turn here or goes on with it after others or chance, and can
    choose. What follows without a draw belongs to the same line."""
    begins = place == turn.start or record.entries[place - 1].actor != turn.seat
    is_own = record.entries[place].actor == turn.seat
    return begins and is_own and len(record.game.legal_actions(state)) > 1


def _line(record: Record, turn: Turn, choice: _Choice, worlds: int) -> Pauses[Line]:
    view = record.game.view(choice.state, turn.seat)
    return best_line(record.game, view, turn.own, worlds, choice.place)


def _final_worth(record: Record, turn: Turn, choices: Sequence[_Choice]) -> Worth:
    return evaluator_of(record.game).appraise(choices[-1].state, turn.seat)


def _luck_between(choices: Sequence[_Choice], start: int, end: int) -> float:
    return choices[end].luck - choices[start].luck


def _sources(best: Worth, reached: Worth, luck: float) -> Worth:
    """What the best line is worth more, by source; what the draws of the played line brought is
    taken off it."""
    less = {source: -worth for source, worth in reached.items()}
    return add(add(best, less), {LUCK: luck})


def _describe(
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
