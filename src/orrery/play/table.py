"""A table: one game being played. It judges what a seat proposes on a copy, lets the dealer
resolve chance, keeps the log, takes back what may be taken back, and tells each viewer no more
than that viewer may know. It does no input or output."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final, Literal

import msgspec

from orrery.core.action import Action, texts_of
from orrery.core.errors import ActionError, IllegalAction
from orrery.core.events import Event
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.play.dealer import Dealer, RecordedDealer
from orrery.play.observation import LoggedEntry, Observation, SeenEntry, advance, observe
from orrery.play.record import Entry, Record, result_of

UndoPolicy = Literal["strict", "draws", "off"]
UndoStop = Literal["chance", "other-seat", "revealed", "nothing", "off", "over"]
ChangeKind = Literal["set-up", "act", "undo", "redo"]

STALE: Final = "stale"
NOT_TO_ACT: Final = "not-to-act"
OVER: Final = "over"
NO_UNDO: Final = "no-undo"
NO_REDO: Final = "no-redo"


class Refusal(msgspec.Struct, frozen=True):
    """Why nothing was done: a code, the text, and what is legal for the seat that asked."""

    code: str
    version: int
    text: str = ""
    legal: list[str] = []
    reason: UndoStop | None = None


@dataclass(frozen=True)
class Accepted:
    """Everything that was done, secrets included: for the log, not for a viewer."""

    version: int
    entries: list[LoggedEntry]
    events: list[Event]


class TableUpdate(Observation, frozen=True, kw_only=True):
    """Everything one viewer receives after a change."""

    version: int
    kind: ChangeKind
    taken_back: int


@dataclass(frozen=True)
class Step:
    """What an action does, tried on a copy. Nothing has changed until the table adopts it."""

    actor: int
    before: State
    after: State
    entries: list[LoggedEntry]
    events: list[Event]
    stop: UndoStop | None = None
    taken_back: int = 0
    """How many earlier steps it takes back, with no entries of its own."""


@dataclass
class Change:
    """What led to the current version."""

    kind: ChangeKind
    entries: list[LoggedEntry] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    taken_back: int = 0


def update_for(
    game: Game[Any, Any], state: State, viewer: int, version: int, change: Change
) -> TableUpdate:
    """A change as one viewer may see it: made from that viewer's view and nothing else."""
    seen = observe(game, state, viewer, change.entries, change.events)
    return TableUpdate(
        version=version,
        kind=change.kind,
        taken_back=change.taken_back,
        **msgspec.structs.asdict(seen),
    )


def judge(
    game: Game[Any, Any], state: State, actor: int, text: str, version: int
) -> Action | Refusal:
    """The action a seat proposes, or a refusal. Only the seat to act learns what is legal."""
    to_act = game.to_act(state)
    if actor < 0 or to_act != actor:
        return Refusal(OVER if to_act == NOBODY else NOT_TO_ACT, version)
    legal = game.legal_actions(state)
    try:
        action = game.actions.parse(text)
    except ActionError as error:
        return Refusal(error.code, version, str(error.facts["text"]), texts_of(legal))
    if not any(listed is action for listed in legal):
        return Refusal("illegal", version, text, texts_of(legal))
    return action


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
        self.log: list[LoggedEntry] = []
        # How often each seat acted, without what was taken back. Draws are never taken back.
        self._draws = 0
        self._acts: Counter[int] = Counter()
        self._dealer = dealer
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._barrier: UndoStop = "nothing"
        self._state: State = record.game.new(record.seats, record.options)
        self._change = Change("set-up")
        self._start(iter(record.entries))

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
        """The game so far, without what was taken back."""
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

    def update_for(self, viewer: int) -> TableUpdate:
        """What a viewer receives about the change that led to the current version."""
        return update_for(self.game, self._state, viewer, self.version, self._change)

    def entries_for(self, viewer: int) -> list[SeenEntry]:
        """The whole log as a viewer may read it."""
        return [entry.redact(viewer) for entry in self.log]

    def propose(self, actor: int, text: str, version: int) -> Accepted | Refusal:
        """Do what a seat proposes for this version, or refuse."""
        step = self.consider(actor, text, version)
        return step if isinstance(step, Refusal) else self.adopt(step)

    def consider(self, actor: int, text: str, version: int) -> Step | Refusal:
        """Try a proposal on a copy; nothing has changed until the step is adopted."""
        if version != self.version:
            return Refusal(STALE, self.version)
        action = judge(self.game, self._state, actor, text, self.version)
        if isinstance(action, Refusal):
            return action
        return self._step(actor, action, self._dealer)

    def replay_step(self, actor: int, texts: Sequence[str]) -> Accepted | Refusal:
        """Repeat a step from a log: an action and the draws that followed it."""
        action = judge(self.game, self._state, actor, texts[0], self.version)
        if isinstance(action, Refusal):
            return action
        drawn = [self.game.actions.parse(text) for text in texts[1:]]
        return self.adopt(self._step(actor, action, RecordedDealer(drawn, self._dealer)))

    def consider_undo(self, seat: int, version: int, whole_turn: bool = False) -> Step | Refusal:
        """The step that takes back the latest action of a seat, or all that it can take back."""
        if version != self.version:
            return Refusal(STALE, self.version)
        stop = self.undo_stop(seat)
        if stop is not None:
            return Refusal(NO_UNDO, self.version, reason=stop)
        own = takewhile(lambda step: step.actor == seat, reversed(self._steps))
        count = sum(1 for _ in own) if whole_turn else 1
        return Step(seat, self._state, self._steps[-count].before, [], [], taken_back=count)

    def consider_redo(self, seat: int, version: int) -> Step | Refusal:
        """The step that the seat took back last."""
        if version != self.version:
            return Refusal(STALE, self.version)
        if not self.can_redo(seat):
            return Refusal(NO_REDO, self.version)
        return self._undone[-1]

    def adopt(self, step: Step) -> Accepted:
        """Keep a step that was considered for the current position."""
        if step.before is not self._state:
            raise ValueError(step.actor)
        if step.taken_back:
            return self._take_back(step)
        if self._undone and self._undone[-1] is step:
            self._steps.append(self._undone.pop())
            return self._apply_step(step, "redo")
        self._remember(step)
        self._undone.clear()
        return self._apply_step(step, "act")

    def undo(self, seat: int, version: int) -> Accepted | Refusal:
        """Take back the latest action of a seat."""
        step = self.consider_undo(seat, version)
        return step if isinstance(step, Refusal) else self.adopt(step)

    def restart(self, seat: int, version: int) -> Accepted | Refusal:
        """Take back every action that the seat can take back."""
        step = self.consider_undo(seat, version, whole_turn=True)
        return step if isinstance(step, Refusal) else self.adopt(step)

    def redo(self, seat: int, version: int) -> Accepted | Refusal:
        """Do again what the seat took back last."""
        step = self.consider_redo(seat, version)
        return step if isinstance(step, Refusal) else self.adopt(step)

    def undo_stop(self, seat: int) -> UndoStop | None:
        """Why a seat cannot take anything back, or None where it can."""
        if self.undo_policy == "off":
            return "off"
        if self.is_over:
            return "over"
        if not self._acts[seat]:
            return "nothing"
        if self._last_actor() != seat:
            return "other-seat"
        return None if self._steps else self._barrier

    def acts_after(self, step: Step, seat: int) -> int:
        """How often a seat will have acted once this step is adopted."""
        if step.actor != seat:
            return self._acts[seat]
        return self._acts[seat] + (-step.taken_back or 1)

    def standing_after(self, step: Step, seat: int) -> int:
        """How many of these actions it will not be able to take back any more."""
        acts = self.acts_after(step, seat)
        is_final = step.stop or self.undo_policy == "off" or self.game.to_act(step.after) == NOBODY
        if step.actor != seat or (is_final and not step.taken_back):
            return acts
        own = sum(1 for _ in takewhile(lambda past: past.actor == seat, reversed(self._steps)))
        return acts - own + (step.taken_back or -1)

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].actor == seat

    def _start(self, entries: Iterator[Entry]) -> None:
        """Deal the set-up, then repeat the record. Each step takes its draws off `entries`."""
        dealer = RecordedDealer((entry.action for entry in entries), self._dealer)
        start = self._state.copy()
        self._resolve_chance(start, dealer, self._change.entries, self._change.events)
        self._state = start
        self.log.extend(self._change.entries)
        self._draws = len(self.log)
        for actor, action in entries:
            if action not in self.game.legal_actions(self._state):
                raise IllegalAction(action.text, texts_of(self.game.legal_actions(self._state)))
            self.adopt(self._step(actor, action, dealer))

    def _step(self, actor: int, action: Action, dealer: Dealer) -> Step:
        """Do a legal action, and the draws that follow it, on a copy."""
        after = self._state.copy()
        events: list[Event] = []
        stop: UndoStop | None = "revealed" if self._is_revealing(action) else None
        entries = [advance(self.game, after, action, events)]
        self._resolve_chance(after, dealer, entries, events)
        if len(entries) > 1:
            stop = "chance"
        return Step(actor, self._state, after, entries, events, stop)

    def _is_revealing(self, action: Action) -> bool:
        return self.undo_policy == "strict" and self.game.reveals(self._state, action)

    def _resolve_chance(
        self, state: State, dealer: Dealer, entries: list[LoggedEntry], events: list[Event]
    ) -> None:
        draw = self._draws
        while self.game.to_act(state) == CHANCE:
            action = dealer.choose(self.game.chance_outcomes(state), draw)
            entries.append(advance(self.game, state, action, events))
            draw += 1

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

    def _apply_step(self, step: Step, kind: ChangeKind) -> Accepted:
        self._state = step.after
        self.log.extend(step.entries)
        self._draws += len(step.entries) - 1
        self._acts[step.actor] += 1
        return self._raise_version(Change(kind, step.entries, step.events))

    def _take_back(self, step: Step) -> Accepted:
        self._state = step.after
        for _ in range(step.taken_back):
            self._undone.append(self._steps.pop())
            self.log.pop()
        self._acts[step.actor] -= step.taken_back
        return self._raise_version(Change("undo", taken_back=step.taken_back))

    def _raise_version(self, change: Change) -> Accepted:
        self.version += 1
        self._change = change
        return Accepted(self.version, change.entries, change.events)
