"""A table: one game being played. It judges what a seat proposes on a copy, lets the dealer
resolve chance, keeps the log, takes back what may be taken back, and tells each viewer no more
than that viewer may know. It does no input or output."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final, Literal, NamedTuple

import msgspec

from orrery.core.action import Action, texts_of
from orrery.core.errors import ActionError
from orrery.core.events import Event, seen_by
from orrery.core.game import CHANCE, EVERYONE, NOBODY, Game, State
from orrery.core.view import View
from orrery.play.dealer import Dealer
from orrery.play.record import Entry, Record, result_of

UndoPolicy = Literal["strict", "draws", "off"]
Stop = Literal["chance", "other-seat", "revealed", "nothing", "off"]
Kind = Literal["set-up", "act", "undo", "redo"]

STALE: Final = "stale"
NOT_TO_ACT: Final = "not-to-act"
OVER: Final = "over"
NO_UNDO: Final = "no-undo"
NO_REDO: Final = "no-redo"


class Logged(NamedTuple):
    """An entry as it was made, and who may read it: EVERYONE or the one seat."""

    actor: int
    action: Action
    audience: int

    def text_for(self, viewer: int) -> str | None:
        return self.action.text if self.audience in (EVERYONE, viewer) else None


class SeenEntry(msgspec.Struct, frozen=True):
    """An entry as one viewer may read it; without a text where it is hidden."""

    actor: int
    text: str | None


class Refused(msgspec.Struct, frozen=True):
    """Why nothing happened: a code, the text, and what was legal for the one who asked."""

    code: str
    version: int
    text: str = ""
    legal: list[str] = []
    reason: Stop | None = None


@dataclass(frozen=True)
class Accepted:
    """What was done, whole: for the one who keeps the log, not for a viewer."""

    version: int
    entries: list[Logged]
    events: list[Event]


class Update(msgspec.Struct, frozen=True):
    """Everything one viewer receives after a change."""

    version: int
    kind: Kind
    view: View
    legal: list[str]
    entries: list[SeenEntry]
    events: list[Event]
    taken_back: int


@dataclass(frozen=True)
class Step:
    """A proposal worked out on a copy: adopt it, or forget it and nothing has changed."""

    actor: int
    before: State
    after: State
    entries: list[Logged]
    events: list[Event]
    stop: Stop | None


@dataclass
class Change:
    """What led to the current version."""

    kind: Kind
    entries: list[Logged] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    taken_back: int = 0


def update_for(
    game: Game[Any, Any], state: State, viewer: int, version: int, change: Change
) -> Update:
    """A change as one viewer may see it: made from that viewer's view and nothing else."""
    is_to_act = viewer >= 0 and game.to_act(state) == viewer
    return Update(
        version=version,
        kind=change.kind,
        view=game.view(state, viewer),
        legal=texts_of(game.legal_actions(state)) if is_to_act else [],
        entries=[SeenEntry(entry.actor, entry.text_for(viewer)) for entry in change.entries],
        events=[seen_by(event, viewer) for event in change.events],
        taken_back=change.taken_back,
    )


def judge(
    game: Game[Any, Any], state: State, actor: int, text: str, version: int
) -> Action | Refused:
    """The action a seat proposes, or why it is refused; what is legal is told only to the actor."""
    to_act = game.to_act(state)
    if actor < 0 or to_act != actor:
        return Refused(OVER if to_act == NOBODY else NOT_TO_ACT, version)
    legal = game.legal_actions(state)
    try:
        action = game.actions.parse(text)
    except ActionError as error:
        return Refused(error.code, version, str(error.facts["text"]), texts_of(legal))
    if not any(listed is action for listed in legal):
        return Refused("illegal", version, text, texts_of(legal))
    return action


def perform(
    game: Game[Any, Any], state: State, action: Action, events: list[Event] | None = None
) -> Logged:
    """Do an action and say how it is logged; who may read it is asked before it is done."""
    entry = Logged(game.to_act(state), action, game.audience(state, action))
    game.apply(state, action, events)
    return entry


class Table:
    """One game from its first draw to its end, with every version counted."""

    def __init__(
        self, record: Record, *, dealer: Dealer, undo_policy: UndoPolicy = "strict"
    ) -> None:
        self.game = record.game
        self.seats = record.seats
        self.options = dict(record.options)
        self.names = record.names
        self.undo_policy: UndoPolicy = undo_policy
        self.version = 0
        self.log: list[Logged] = []
        # How often each seat acted in the surviving line of play.
        self._acts: Counter[int] = Counter()
        self._dealer = dealer
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._barrier: Stop = "nothing"
        self._state: State = record.game.new(record.seats, record.options)
        self._change = Change("set-up")
        self._follow(iter(record.entries))

    @classmethod
    def new(
        cls,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        *,
        dealer: Dealer,
        undo_policy: UndoPolicy = "strict",
    ) -> "Table":
        """A fresh table, dealt up to the first decision."""
        record = Record(
            game=game,
            seats=seats,
            options=game.full_options(options or {}),
            names=None if names is None else tuple(names),
            entries=(),
            result=None,
        )
        return cls(record, dealer=dealer, undo_policy=undo_policy)

    @property
    def to_act(self) -> int:
        """The seat to act, or NOBODY when the game is over."""
        return self.game.to_act(self._state)

    @property
    def is_over(self) -> bool:
        return self.to_act == NOBODY

    def record(self) -> Record:
        """The surviving line of play; what was taken back is not in it."""
        return Record(
            game=self.game,
            seats=self.seats,
            options=self.options,
            names=self.names,
            entries=tuple(Entry(entry.actor, entry.action) for entry in self.log),
            result=result_of(self.game, self._state),
        )

    def scores(self) -> list[dict[str, int]]:
        """The points of each seat by source, which are for everyone to see."""
        return self.game.scores(self._state)

    def update_for(self, viewer: int) -> Update:
        """What a viewer receives about the change that led to the current version."""
        return update_for(self.game, self._state, viewer, self.version, self._change)

    def entries_for(self, viewer: int) -> list[SeenEntry]:
        """The whole log as a viewer may read it."""
        return [SeenEntry(entry.actor, entry.text_for(viewer)) for entry in self.log]

    def propose(self, actor: int, text: str, version: int) -> Accepted | Refused:
        """Do what a seat proposes for this version, or say why not."""
        step = self.consider(actor, text, version)
        return step if isinstance(step, Refused) else self.adopt(step)

    def consider(self, actor: int, text: str, version: int) -> Step | Refused:
        """Work a proposal out on a copy; nothing has happened until it is adopted."""
        if version != self.version:
            return Refused(STALE, self.version)
        action = judge(self.game, self._state, actor, text, self.version)
        if isinstance(action, Refused):
            return action
        return self._worked_out(actor, action, iter(()))

    def adopt(self, step: Step) -> Accepted:
        """Make a step considered for the current position the new position."""
        if step.before is not self._state:
            raise ValueError(step.actor)
        self._remember(step)
        self._undone.clear()
        return self._go_on(step, "act")

    def undo(self, seat: int, version: int) -> Accepted | Refused:
        """Take back the latest action of a seat."""
        return self._take_back(self.would_take_back(seat, version))

    def restart(self, seat: int, version: int) -> Accepted | Refused:
        """Take back all a seat can take back."""
        return self._take_back(self.would_take_back(seat, version, whole_turn=True))

    def redo(self, seat: int, version: int) -> Accepted | Refused:
        """Do again what the seat took back last."""
        step = self.would_redo(seat, version)
        if isinstance(step, Refused):
            return step
        self._steps.append(self._undone.pop())
        return self._go_on(step, "redo")

    def would_take_back(self, seat: int, version: int, whole_turn: bool = False) -> int | Refused:
        """How many steps `undo` or `restart` would take back, or why none."""
        if version != self.version:
            return Refused(STALE, self.version)
        stop = self.undo_stop(seat)
        if stop is not None:
            return Refused(NO_UNDO, self.version, reason=stop)
        own = takewhile(lambda step: step.actor == seat, reversed(self._steps))
        return sum(1 for _ in own) if whole_turn else 1

    def would_redo(self, seat: int, version: int) -> Step | Refused:
        """The step `redo` would bring back, or why none."""
        if version != self.version:
            return Refused(STALE, self.version)
        if not self.can_redo(seat):
            return Refused(NO_REDO, self.version)
        return self._undone[-1]

    def undo_stop(self, seat: int) -> Stop | None:
        """Why a seat cannot take anything back, or None where it can."""
        if self.undo_policy == "off":
            return "off"
        if not self._acts[seat]:
            return "nothing"
        if self._last_actor() != seat:
            return "other-seat"
        return None if self._steps else self._barrier

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].actor == seat

    def _follow(self, entries: Iterator[Entry]) -> None:
        start = self._state.copy()
        self._resolve_chance(start, entries, self._change.entries, self._change.events)
        self._state = start
        self.log.extend(self._change.entries)
        # A step takes the draws that follow its action off the same iterator.
        for entry in entries:
            self.adopt(self._worked_out(entry.actor, entry.action, entries))

    def _worked_out(self, actor: int, action: Action, foretold: Iterator[Entry]) -> Step:
        after = self._state.copy()
        events: list[Event] = []
        stop: Stop | None = "revealed" if self._is_revealing(action) else None
        entries = [perform(self.game, after, action, events)]
        self._resolve_chance(after, foretold, entries, events)
        if len(entries) > 1:
            stop = "chance"
        return Step(actor, self._state, after, entries, events, stop)

    def _is_revealing(self, action: Action) -> bool:
        return self.undo_policy == "strict" and self.game.reveals(self._state, action)

    def _resolve_chance(
        self, state: State, foretold: Iterator[Entry], entries: list[Logged], events: list[Event]
    ) -> None:
        while self.game.to_act(state) == CHANCE:
            known = next(foretold, None)
            outcomes = self.game.chance_outcomes(state)
            action = self._dealer.choose(outcomes) if known is None else known.action
            entries.append(perform(self.game, state, action, events))

    def _last_actor(self) -> int:
        for entry in reversed(self.log):
            if entry.actor != CHANCE:
                return entry.actor
        return NOBODY

    def _remember(self, step: Step) -> None:
        if step.stop is None:
            self._steps.append(step)
        else:
            self._steps.clear()
            self._barrier = step.stop

    def _go_on(self, step: Step, kind: Kind) -> Accepted:
        self._state = step.after
        self.log.extend(step.entries)
        self._acts[step.actor] += 1
        return self._changed(Change(kind, step.entries, step.events))

    def _take_back(self, count: int | Refused) -> Accepted | Refused:
        if isinstance(count, Refused):
            return count
        for _ in range(count):
            step = self._steps.pop()
            self._undone.append(step)
            self._state = step.before
            self._acts[step.actor] -= 1
            self.log.pop()
        return self._changed(Change("undo", taken_back=count))

    def _changed(self, change: Change) -> Accepted:
        self.version += 1
        self._change = change
        return Accepted(self.version, change.entries, change.events)
