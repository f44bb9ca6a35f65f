"""Lines that were never played: from a position of a finished game, actions of one seat up to the
next draw, as a viewer sees them."""

from collections.abc import Sequence
from dataclasses import replace

from orrery.core.action import texts_of
from orrery.core.errors import IllegalAction
from orrery.core.events import Event, seen_by
from orrery.core.game import State
from orrery.play.record import Entry, Record, replay
from orrery.play.table import Logged, SeenEntry, perform
from orrery.server.bodies import Replay
from orrery.server.errors import BadPosition


def up_to(record: Record, position: int) -> Record:
    """The beginning of a record, short of its end."""
    if not 0 <= position < len(record.entries):
        raise BadPosition(position=position, length=len(record.entries))
    return replace(record, entries=record.entries[:position], result=None)


def with_line(record: Record, seat: int, texts: Sequence[str]) -> Record:
    """A beginning, and a seat's actions after it."""
    state = replay(record)
    added = [Entry(seat, _done(record, state, seat, text, []).action) for text in texts]
    return replace(record, entries=(*record.entries, *added))


def frames(record: Record, seat: int, texts: Sequence[str]) -> list[Replay]:
    """The position before a seat's actions and after each of them, as that seat sees them."""
    state = replay(record)
    start = len(record.entries)
    end = start + len(texts)
    shown = [_frame(record, state, seat, start, end, None, [])]
    for number, text in enumerate(texts, 1):
        events: list[Event] = []
        entry = _done(record, state, seat, text, events)
        shown.append(_frame(record, state, seat, start + number, end, entry, events))
    return shown


def _done(record: Record, state: State, seat: int, text: str, events: list[Event]) -> Logged:
    game = record.game
    action = game.actions.parse(text)
    if game.to_act(state) != seat:
        raise IllegalAction(text, [])
    return perform(game, state, action, events)


def _frame(
    record: Record,
    state: State,
    seat: int,
    position: int,
    length: int,
    entry: Logged | None,
    events: Sequence[Event],
) -> Replay:
    game = record.game
    is_to_act = game.to_act(state) == seat
    return Replay(
        seat=seat,
        position=position,
        length=length,
        view=game.view(state, seat),
        legal=texts_of(game.legal_actions(state)) if is_to_act else [],
        entry=None if entry is None else SeenEntry(entry.actor, entry.text_for(seat)),
        events=[seen_by(event, seat) for event in events],
        scores=game.scores(state),
    )
