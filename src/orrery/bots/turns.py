"""Whose turn each entry of a record belongs to, for any game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from orrery.core.game import CHANCE, NOBODY
from orrery.play.record import Record, positions

# A turn goes on after at most this many actions of other seats.
MOST_INTERRUPTIONS: Final = 3


class Turn(Struct, frozen=True, kw_only=True):
    """The entries from `start` up to `end` are the turn of a seat, with the draws and the short
    decisions of others in between. Such a decision is a turn too, but not `own`."""

    seat: int
    start: int
    end: int
    own: bool = True


class PlayedTurn(Struct, frozen=True, kw_only=True):
    """A turn of a seat, its own of this number, that began after `start` entries and ended after
    `position`, with the points by source that it brought that seat."""

    seat: int
    turn: int
    start: int
    position: int
    gains: dict[str, int]


@dataclass(frozen=True)
class _Run:
    """Actions of one seat that no other seat interrupts, with the draws among and after them."""

    seat: int
    start: int
    end: int
    actions: int
    ends_turn: bool


def turns_of(record: Record) -> Iterator[Turn]:
    """Every turn; a decision that interrupts a turn comes after that turn."""
    runs = list(_runs(record))
    place = 0
    while place < len(runs):
        first = last = runs[place]
        asides: list[_Run] = []
        place += 1
        while not last.ends_turn and (after := _resumption(runs, place, first.seat)) is not None:
            asides += runs[place:after]
            last = runs[after]
            place = after + 1
        yield Turn(seat=first.seat, start=first.start, end=last.end)
        for run in asides:
            yield Turn(seat=run.seat, start=run.start, end=run.end, own=False)


def number_of(turns: Sequence[Turn], place: int) -> int:
    """Which of the own turns of its seat a turn is, or falls behind."""
    seat = turns[place].seat
    return sum(turn.own and turn.seat == seat for turn in turns[: place + 1])


def played_turns(record: Record) -> list[PlayedTurn]:
    """Every own turn, with what it brought."""
    scores = [record.game.scores(state) for state in positions(record)]
    turns = list(turns_of(record))
    return [
        PlayedTurn(
            seat=turn.seat,
            turn=number_of(turns, place),
            start=turn.start,
            position=turn.end,
            gains=_gains(scores[turn.start][turn.seat], scores[turn.end][turn.seat]),
        )
        for place, turn in enumerate(turns)
        if turn.own
    ]


def _gains(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much each source changed that did."""
    changes = {source: points - before[source] for source, points in after.items()}
    return {source: points for source, points in changes.items() if points}


def _resumption(runs: Sequence[_Run], place: int, seat: int) -> int | None:
    """Where a seat continues its turn after a few decisions of others."""
    actions = 0
    for after in range(place, len(runs)):
        run = runs[after]
        if run.seat == seat:
            return after
        actions += run.actions
        if run.ends_turn or actions > MOST_INTERRUPTIONS:
            return None
    return None


def _runs(record: Record) -> Iterator[_Run]:
    entries = record.entries
    starts = list(_starts(record))
    for start, end in zip(starts, [*starts[1:], len(entries)], strict=True):
        own = [entry.action for entry in entries[start:end] if entry.actor != CHANCE]
        ends = any(action.ends_turn for action in own)
        yield _Run(entries[start].actor, start, end, len(own), ends)


def _starts(record: Record) -> Iterator[int]:
    """Where a seat acts after another one."""
    before = NOBODY
    for place, entry in enumerate(record.entries):
        if entry.actor not in (CHANCE, before):
            yield place
            before = entry.actor
