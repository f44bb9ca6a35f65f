"""The game of a live table: the table of `orrery.play`, rebuilt from the stored log, with the
history that each viewer may read. It does no input or output."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Final

import msgspec

from orrery.core.errors import ActionError, OrreryError
from orrery.core.events import Event, redact
from orrery.core.game import CHANCE, NOBODY, State, totals
from orrery.games import game_named
from orrery.play.observation import LoggedEntry, advance
from orrery.play.record import Entry, Record, Result
from orrery.play.table import Accepted, Refusal, Step, Table
from orrery.play.verifiable import VerifiableDealer
from orrery.server.errors import BadPosition
from orrery.server.protocol import messages
from orrery.server.protocol.bodies import Log, LogStep, Replay, StandInTurn
from orrery.server.store import StoredEntry, StoredStep, StoredTable
from orrery.server.tables import table_row
from orrery.server.tables.replays import replay_message
from orrery.server.tables.seating import player_names

# How the key of a stand-in's command begins.
STAND_IN: Final = "stand-in/"
Move = messages.Act | messages.Undo | messages.Redo | messages.Restart


class BrokenLog(OrreryError):
    """A stored step does not fit the game."""

    code = "broken-log"


@dataclass(frozen=True)
class HistoryStep:
    """A step with its hidden parts; a viewer gets it only through `_log_step`."""

    entries: Sequence[LoggedEntry]
    events: Sequence[Event]
    is_stand_in: bool = False


class LiveGame(Table):
    """A table whose versions are those of the stored log: version 1 is the start."""

    def __init__(self, row: StoredTable, entries: Sequence[Entry] = ()) -> None:
        set_up = tuple(takewhile(lambda entry: entry.actor == CHANCE, entries))
        players = table_row.players_of(row)
        record = Record(
            game=game_named(row.game, row.rules),
            seats=row.seats,
            options=row.options,
            names=player_names(players),
            entries=set_up,
            result=None,
        )
        self.history: list[HistoryStep] = []
        self.latest: StoredStep | None = None
        self._scores: tuple[int, list[dict[str, int]]] = (0, [])
        dealer = VerifiableDealer(bytes.fromhex(row.seed), row.nonces)
        undo = table_row.terms_of(row).undo
        super().__init__(record, dealer=dealer, undo_policy=undo)
        self.history.append(HistoryStep(self._change.entries, self._change.events))
        for actor, texts in _steps_in(entries[len(set_up) :]):
            self._check(self.replay_step(actor, texts))
        self.version = 1

    @classmethod
    def load(cls, row: StoredTable, steps: Sequence[StoredStep]) -> "LiveGame":
        """The game that a stored log leads to; the first step is the start."""
        table = cls(row, parse_entries(row, steps[0].entries))
        table.remember(steps[0])
        for step in steps[1:]:
            table.follow(step)
        return table

    # From a move to the next version

    def decide(self, move: Move) -> Step | Refusal:
        """What a move would do, found on a copy: nothing has happened until it is adopted."""
        if isinstance(move, messages.Act):
            return self.consider(move.seat, move.action, move.version)
        if isinstance(move, messages.Redo):
            return self.consider_redo(move.seat, move.version)
        is_restart = isinstance(move, messages.Restart)
        return self.consider_undo(move.seat, move.version, whole_turn=is_restart)

    def adopt(self, step: Step) -> Accepted:
        accepted = super().adopt(step)
        if step.taken_back:
            del self.history[-step.taken_back :]
        else:
            self.history.append(HistoryStep(step.entries, step.events))
        return accepted

    def follow(self, step: StoredStep) -> None:
        """Do again what was committed as the next version."""
        if step.version != self.version + 1:
            raise BrokenLog(version=step.version)
        if step.kind == "undo":
            self._check(self.undo(step.seat, self.version))
        elif step.kind == "restart":
            self._check(self.restart(step.seat, self.version))
        elif step.kind == "redo":
            self._check(self.redo(step.seat, self.version))
        else:
            try:
                self._check(self.replay_step(step.seat, [entry.text for entry in step.entries]))
            except ActionError as error:
                raise BrokenLog(version=step.version, code=error.code) from None
        self.remember(step)

    def remember(self, step: StoredStep) -> None:
        """How the latest version was stored, and whether a stand-in played it."""
        self.latest = step
        if step.command.startswith(STAND_IN):
            self.history[-1] = replace(self.history[-1], is_stand_in=True)

    def _check(self, answer: Accepted | Refusal) -> None:
        if isinstance(answer, Refusal):
            raise BrokenLog(version=self.version + 1, code=answer.code)

    # Questions about it

    @property
    def position(self) -> int:
        return len(self.log)

    def seat_to_act(self, state: State | None = None) -> int | None:
        """The seat to act, now or in another position; None where the game is over."""
        actor = self.to_act if state is None else self.game.to_act(state)
        return None if actor == NOBODY else int(actor)

    def terms_at(self, terms: table_row.Terms, state: State | None = None) -> table_row.Terms:
        """The terms with the seat to act and the points, now or in another position."""
        scores = self.scores() if state is None else self.game.scores(state)
        return msgspec.structs.replace(terms, to_act=self.seat_to_act(state), points=totals(scores))

    def record_after(self, step: Step, result: Result) -> Record:
        """The record as it will be once the last step is adopted."""
        added = tuple(Entry(entry.actor, entry.action) for entry in step.entries)
        so_far = self.record()
        return replace(so_far, entries=so_far.entries + added, result=result)

    def scores(self) -> list[dict[str, int]]:
        """Points by source, which are public, computed once for each version."""
        if self._scores[0] != self.version:
            self._scores = (self.version, super().scores())
        return self._scores[1]

    # What a viewer receives

    def message_for(
        self, viewer: int, clocks: messages.Clocks | None, *, whole: bool
    ) -> messages.Update:
        """The update for one viewer: the latest change, or the whole position."""
        update = self.update_for(viewer)
        return messages.Update(
            seat=viewer,
            version=update.version,
            kind="whole" if whole else update.kind,
            position=self.position,
            view=update.view,
            facts=update.facts,
            legal=update.legal,
            entries=[] if whole else update.entries,
            events=[] if whole else update.events,
            taken_back=0 if whole else update.taken_back,
            undo_stop=self.undo_stop(viewer) if viewer >= 0 else "nothing",
            can_redo=viewer >= 0 and self.can_redo(viewer),
            scores=self.scores(),
            clock=clocks,
            stand_in=not whole and self.history[-1].is_stand_in,
        )

    def log_for(self, viewer: int, since: int) -> Log:
        """The history as one viewer may read it, from an entry on."""
        steps: list[LogStep] = []
        position = 0
        for past in self.history:
            position += len(past.entries)
            if position > since:
                steps.append(_log_step(past, position, viewer))
        return Log(
            seat=viewer, since=since, length=self.position, version=self.version, steps=steps
        )

    def replay_for(self, viewer: int, position: int) -> Replay:
        """An earlier position as one viewer sees it."""
        if not 0 <= position <= self.position:
            raise BadPosition(position=position, length=self.position)
        state: State = self.game.new(self.seats, self.options)
        entry: LoggedEntry | None = None
        events: list[Event] = []
        for past in self.log[:position]:
            events = []
            entry = advance(self.game, state, past.action, events)
        place = (position, self.position)
        return replay_message(self.game, state, viewer, place, entry, events)

    def stand_in_turns(self) -> Iterator[StandInTurn]:
        """Each run of steps of one seat that a stand-in played."""
        place = 0
        for (is_stand_in, seat), steps in groupby(self.history[1:], _player_of):
            start = place + (0 if place else len(self.history[0].entries))
            place = start + sum(len(step.entries) for step in steps)
            if is_stand_in:
                yield StandInTurn(seat=seat, start=start, end=place)


def parse_entries(row: StoredTable, stored: Iterable[StoredEntry]) -> list[Entry]:
    """Entries of a table from the texts in which they are stored."""
    parse = game_named(row.game, row.rules).actions.parse
    return [Entry(actor, parse(text)) for actor, text in stored]


def stored_entries(entries: Iterable[LoggedEntry]) -> list[StoredEntry]:
    return [StoredEntry(entry.actor, entry.action.text) for entry in entries]


def _player_of(past: HistoryStep) -> tuple[bool, int]:
    return past.is_stand_in, past.entries[0].actor


def _log_step(past: HistoryStep, position: int, viewer: int) -> LogStep:
    return LogStep(
        position=position,
        entries=[entry.redact(viewer) for entry in past.entries],
        events=[redact(event, viewer) for event in past.events],
        stand_in=past.is_stand_in,
    )


def _steps_in(entries: Iterable[Entry]) -> Iterator[tuple[int, list[str]]]:
    """Each action, as its actor and the texts of it and of the draws that followed."""
    actor, texts = NOBODY, list[str]()
    for entry in entries:
        if entry.actor != CHANCE and texts:
            yield actor, texts
            texts = []
        if not texts:
            actor = entry.actor
        texts.append(entry.action.text)
    if texts:
        yield actor, texts
