"""What one viewer may know of a position and of what led to it. Everything that is sent, shown or
replayed to somebody is made here."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from orrery.core.action import Action, texts_of
from orrery.core.events import Event, redact
from orrery.core.game import EVERYONE, Game, State
from orrery.core.view import Facts, View


class SeenEntry(msgspec.Struct, frozen=True):
    """An entry as one viewer may read it; `text` is None where it is hidden."""

    actor: int
    text: str | None


class LoggedEntry(NamedTuple):
    """An entry as it was made, and who may read it: EVERYONE or the one seat."""

    actor: int
    action: Action
    audience: int

    def redact(self, viewer: int) -> SeenEntry:
        is_readable = self.audience in (EVERYONE, viewer)
        return SeenEntry(self.actor, self.action.text if is_readable else None)


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer sees, what it may do, and what it may know of the entries and events that
    led to this position."""

    view: View
    facts: Facts
    legal: list[str]
    entries: list[SeenEntry]
    events: list[Event]


def observe(
    game: Game[Any, Any],
    state: State,
    viewer: int,
    entries: Sequence[LoggedEntry] = (),
    events: Sequence[Event] = (),
) -> Observation:
    """A position through the eyes of one viewer."""
    is_to_act = viewer >= 0 and game.to_act(state) == viewer
    return Observation(
        view=game.view(state, viewer),
        facts=game.facts(state, viewer),
        legal=texts_of(game.legal_actions(state)) if is_to_act else [],
        entries=[entry.redact(viewer) for entry in entries],
        events=[redact(event, viewer) for event in events],
    )


def advance(
    game: Game[Any, Any], state: State, action: Action, events: list[Event] | None = None
) -> LoggedEntry:
    """Do an action known to be legal; return its log entry."""
    entry = LoggedEntry(game.to_act(state), action, game.audience(state, action))
    game.advance(state, action, events)
    return entry
