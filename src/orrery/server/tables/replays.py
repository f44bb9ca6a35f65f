"""Positions of a game for looking back: of a record, and of lines that were not played."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from orrery.core.action import texts_of
from orrery.core.errors import IllegalAction
from orrery.core.events import Event
from orrery.core.game import Game, State
from orrery.play.observation import LoggedEntry, advance, observe
from orrery.play.record import Entry, Record, replay
from orrery.server.errors import BadPosition
from orrery.server.protocol.bodies import Replay


def replay_message(
    game: Game[Any, Any],
    state: State,
    viewer: int,
    place: tuple[int, int],
    entry: LoggedEntry | None,
    events: Sequence[Event],
) -> Replay:
    """A position as one viewer sees it; `place` is its position and the length of the game."""
    seen = observe(game, state, viewer, [] if entry is None else [entry], events)
    fields = msgspec.structs.asdict(seen)
    entries = fields.pop("entries")
    return Replay(
        seat=viewer,
        position=place[0],
        length=place[1],
        entry=entries[0] if entries else None,
        scores=game.scores(state),
        **fields,
    )


def record_up_to(record: Record, position: int) -> Record:
    """The first entries of a record; not all of them."""
    if not 0 <= position < len(record.entries):
        raise BadPosition(position=position, length=len(record.entries))
    return replace(record, entries=record.entries[:position], result=None)


def record_with_line(record: Record, seat: int, texts: Sequence[str]) -> Record:
    """A record with a seat's actions added."""
    state = replay(record)
    added = [Entry(seat, _play(record.game, state, seat, text, []).action) for text in texts]
    return replace(record, entries=(*record.entries, *added))


def replay_line(record: Record, seat: int, texts: Sequence[str]) -> list[Replay]:
    """The position before a seat's actions and after each of them, up to the next draw."""
    game, state = record.game, replay(record)
    start = len(record.entries)
    end = start + len(texts)
    replays = [replay_message(game, state, seat, (start, end), None, [])]
    for position, text in enumerate(texts, start + 1):
        events: list[Event] = []
        entry = _play(game, state, seat, text, events)
        replays.append(replay_message(game, state, seat, (position, end), entry, events))
    return replays


def _play(
    game: Game[Any, Any], state: State, seat: int, text: str, events: list[Event]
) -> LoggedEntry:
    action = game.actions.parse(text)
    legal = game.legal_actions(state) if game.to_act(state) == seat else []
    if action not in legal:
        raise IllegalAction(text, texts_of(legal))
    return advance(game, state, action, events)
