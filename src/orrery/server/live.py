"""A game under way on the server: the table of `orrery.play`, made again from its stored log, with
the history every viewer may read. No input or output here."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from orrery.core.action import Action, texts_of
from orrery.core.errors import OrreryError
from orrery.core.events import Event, seen_by
from orrery.core.game import CHANCE, NOBODY, Game, Outcome, State, totals
from orrery.play.record import Entry, Record, Result, positions
from orrery.play.review import turning_points
from orrery.play.table import (
    Accepted,
    Logged,
    Refused,
    SeenEntry,
    Step,
    Table,
    UndoPolicy,
    perform,
)
from orrery.play.verifiable import VerifiableDealer
from orrery.server import messages
from orrery.server.bodies import Log, LogStep, Replay, ScoreHistory, ScoreLine
from orrery.server.errors import BadPosition
from orrery.server.store import Logged as StoredStep
from orrery.server.store import StoredEntry


class BrokenLog(OrreryError):
    """A stored step does not fit the game."""

    code = "broken-log"


@dataclass(frozen=True)
class Past:
    """A step of the history, whole: never shown but through a viewer's eyes."""

    entries: Sequence[Logged]
    events: Sequence[Event]


class FollowingDealer:
    """Deals what the stored log foretells, and from the sealed seed where it foretells nothing."""

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        self._sealed = VerifiableDealer(seed, nonces)
        self._foretold: deque[str] = deque()

    def foretell(self, texts: Iterable[str]) -> None:
        self._foretold = deque(texts)

    def stand_at(self, position: int) -> None:
        """Count from the chance entries so far: a step that was not kept used up nothing."""
        self._sealed.position = position

    def choose(self, outcomes: list[Outcome]) -> Action:
        if not self._foretold:
            return self._sealed.choose(outcomes)
        text = self._foretold.popleft()
        for action, _ in outcomes:
            if action.text == text:
                return action
        raise BrokenLog(text=text)


class LiveGame(Table):
    """A table whose versions are those of the stored log: version 1 is the start."""

    def __init__(self, record: Record, *, dealer: FollowingDealer, undo_policy: UndoPolicy) -> None:
        super().__init__(record, dealer=dealer, undo_policy=undo_policy)
        self._following = dealer
        self.version = 1
        self.past: list[Past] = list(_pasts(record.game, record.seats, self.options, self.log))
        self._draws = _draws_in(self.log)
        self._scored: tuple[int, list[dict[str, int]]] = (0, [])
        self.stand()

    @classmethod
    def loaded(
        cls,
        record: Record,
        steps: Sequence[StoredStep],
        *,
        dealer: FollowingDealer,
        undo_policy: UndoPolicy,
    ) -> "LiveGame":
        """The game as its log says; the first step is the start."""
        begun = replace(record, entries=tuple(_parsed(record.game, steps[0].entries)))
        table = cls(begun, dealer=dealer, undo_policy=undo_policy)
        for step in steps[1:]:
            table.follow(step)
        return table

    def follow(self, step: StoredStep) -> None:
        """Do again what was committed as the next version."""
        if step.version != self.version + 1:
            raise BrokenLog(version=step.version)
        self._following.foretell(entry.text for entry in step.entries if entry.actor == CHANCE)
        outcome = self._again(step)
        if isinstance(outcome, Refused):
            raise BrokenLog(version=step.version, code=outcome.code)
        self.remember(outcome, step.taken_back)

    def _again(self, step: StoredStep) -> Accepted | Refused:
        if step.kind == "undo":
            return self.undo(step.seat, self.version)
        if step.kind == "restart":
            return self.restart(step.seat, self.version)
        if step.kind == "redo":
            return self.redo(step.seat, self.version)
        return self.propose(step.seat, step.entries[0].text, self.version)

    def remember(self, accepted: Accepted, taken_back: int) -> None:
        """Keep the history in step with a change that was just adopted."""
        if taken_back:
            del self.past[-taken_back:]
        else:
            self.past.append(Past(accepted.entries, accepted.events))
            # No draw is ever taken back, so none has to be counted off.
            self._draws += _draws_in(accepted.entries)
        self.stand()

    def stand(self) -> None:
        """Be ready to deal the next draw, whatever was considered and not adopted."""
        self._following.foretell(())
        self._following.stand_at(self._draws)

    @property
    def position(self) -> int:
        return len(self.log)

    def record_with(self, step: Step, result: Result) -> Record:
        """The record as it will be when the last step is adopted."""
        added = tuple(Entry(entry.actor, entry.action) for entry in step.entries)
        so_far = self.record()
        return replace(so_far, entries=so_far.entries + added, result=result)

    def scores(self) -> list[dict[str, int]]:
        """Points by source, which are for everyone to see, counted once for each version."""
        if self._scored[0] != self.version:
            self._scored = (self.version, super().scores())
        return self._scored[1]

    def message_for(
        self, viewer: int, clock: messages.Clocks | None, whole: bool
    ) -> messages.Update:
        """The update one viewer receives: of the latest change, or of the whole position."""
        update = self.update_for(viewer)
        return messages.Update(
            seat=viewer,
            version=update.version,
            kind="whole" if whole else update.kind,
            position=self.position,
            view=update.view,
            legal=update.legal,
            entries=[] if whole else update.entries,
            events=[] if whole else update.events,
            taken_back=0 if whole else update.taken_back,
            undo_stop=self.undo_stop(viewer) if viewer >= 0 else "nothing",
            can_redo=viewer >= 0 and self.can_redo(viewer),
            scores=self.scores(),
            clock=clock,
        )

    def log_for(self, viewer: int, since: int) -> Log:
        """The history as one viewer may read it, from an entry on."""
        steps: list[LogStep] = []
        position = 0
        for past in self.past:
            position += len(past.entries)
            if position > since:
                steps.append(_seen(past, position, viewer))
        return Log(
            seat=viewer,
            since=since,
            length=self.position,
            version=self.version,
            steps=steps,
        )

    def replay_for(self, viewer: int, position: int) -> Replay:
        """An earlier position through a viewer's eyes."""
        if not 0 <= position <= self.position:
            raise BadPosition(position=position, length=self.position)
        state, entry, events = self._at(position)
        is_to_act = viewer >= 0 and self.game.to_act(state) == viewer
        return Replay(
            seat=viewer,
            position=position,
            length=self.position,
            view=self.game.view(state, viewer),
            legal=texts_of(self.game.legal_actions(state)) if is_to_act else [],
            entry=None if entry is None else SeenEntry(entry.actor, entry.text_for(viewer)),
            events=[seen_by(event, viewer) for event in events],
            scores=self.game.scores(state),
        )

    def _at(self, position: int) -> tuple[State, Logged | None, list[Event]]:
        state: State = self.game.new(self.seats, self.options)
        entry: Logged | None = None
        events: list[Event] = []
        for place in range(position):
            is_last = place == position - 1
            entry = perform(self.game, state, self.log[place].action, events if is_last else None)
        return state, entry, events

    def score_history(self) -> ScoreHistory:
        """The points after each action of a seat and at the end."""
        lines: list[ScoreLine] = []
        record = self.record()
        for position, state in enumerate(positions(record)):
            if self.game.to_act(state) != CHANCE:
                points = totals(self.game.scores(state))
                lines.append(ScoreLine(position=position, points=points))
        return ScoreHistory(lines=lines, scores=self.scores(), turning=turning_points(record))

    def actor(self) -> int | None:
        """The seat to act, where the game is not over."""
        return None if self.to_act == NOBODY else self.to_act


def stored(entries: Iterable[Logged]) -> list[StoredEntry]:
    return [StoredEntry(entry.actor, entry.action.text) for entry in entries]


def _draws_in(entries: Iterable[Logged]) -> int:
    return sum(entry.actor == CHANCE for entry in entries)


def _parsed(game: Game[Any, Any], entries: Iterable[StoredEntry]) -> list[Entry]:
    return [Entry(entry.actor, game.actions.parse(entry.text)) for entry in entries]


def _seen(past: Past, position: int, viewer: int) -> LogStep:
    return LogStep(
        position=position,
        entries=[SeenEntry(entry.actor, entry.text_for(viewer)) for entry in past.entries],
        events=[seen_by(event, viewer) for event in past.events],
    )


def _pasts(
    game: Game[Any, Any], seats: int, options: dict[str, str], log: Sequence[Logged]
) -> Iterable[Past]:
    """The set-up and each action with its draws, with their events."""
    state = game.new(seats, options)
    entries: list[Logged] = []
    events: list[Event] = []
    for logged in log:
        if logged.actor != CHANCE and entries:
            yield Past(entries, events)
            entries, events = [], []
        entries.append(perform(game, state, logged.action, events))
    if entries:
        yield Past(entries, events)
