"""The swap test: re-deal what a viewer never saw, make the same moves in both worlds, and compare
every byte the viewer receives."""

from itertools import islice
from typing import Any

import msgspec

from orrery.core.action import Action
from orrery.core.events import Event
from orrery.core.game import EVERYONE, NOBODY, Game, State
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.play.observation import LoggedEntry, advance
from orrery.play.table import Change, Refusal, judge, update_for
from tests.contract.cases import Case, choose_action, walk

HORIZON = 60
TRIES = 5
NONSENSE = ("", "no such action", "§", "x" * 300)


class Leak(AssertionError):
    """A viewer received something that depends on what is hidden from it."""


class World:
    """One of the two worlds, and what reaches the viewer from it."""

    def __init__(self, game: Game[Any, Any], state: State, viewer: int) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer

    def do(self, action: Action) -> Change:
        events: list[Event] = []
        entry: LoggedEntry = advance(self.game, self.state, action, events)
        return Change("act", [entry], events)

    def view(self) -> View:
        view: View = self.game.view(self.state, self.viewer)
        return view

    def received(self, change: Change, probes: list[str]) -> bytes:
        game, state, viewer = self.game, self.state, self.viewer
        update = update_for(game, state, viewer, 0, change)
        is_to_act = viewer >= 0 and game.to_act(state) == viewer
        legal = [action.text for action in game.legal_actions(state)] if is_to_act else []
        answers = [_answer(judge(game, state, viewer, probe, 0)) for probe in probes]
        return msgspec.json.encode([update, legal, answers])


def _answer(judged: Action | Refusal) -> str | Refusal:
    return judged if isinstance(judged, Refusal) else judged.text


def swap(case: Case, number: int) -> int:
    """Swap worlds for every viewer somewhere in a random game; the moves compared."""
    return sum(_swap_for(case, number, viewer) for viewer in case.viewers)


def _swap_for(case: Case, number: int, viewer: int) -> int:
    rng = Rng("swap", case.game.id, case.seats, number, viewer)
    state = case.new(number)
    length = playout(case.game, state.copy(), case.rng(number))
    for _ in islice(walk(case.game, state, case.rng(number)), rng.below(length)):
        pass
    dealt = case.game.determinize(case.game.view(state, viewer), rng)
    ours, theirs = World(case.game, state, viewer), World(case.game, dealt, viewer)
    _compare(ours, theirs, Change("set-up"), Change("set-up"), rng)
    return _go_on(ours, theirs, rng)


def _go_on(ours: World, theirs: World, rng: Rng) -> int:
    game = ours.game
    for moves in range(HORIZON):
        if game.to_act(ours.state) == NOBODY:
            return moves
        _check_draw(ours, rng)
        pair = _same_move(ours, theirs, rng)
        if pair is None:
            return moves
        _compare(ours, theirs, ours.do(pair[0]), theirs.do(pair[1]), rng)
    return HORIZON


def _same_move(ours: World, theirs: World, rng: Rng) -> tuple[Action, Action] | None:
    for _ in range(TRIES):
        action = choose_action(ours.game, ours.state, rng)
        twin = _counterpart(ours, theirs, action, rng)
        if twin is not None:
            return action, twin
    return None


def _counterpart(ours: World, theirs: World, action: Action, rng: Rng) -> Action | None:
    """The same move in the other world; where the viewer cannot read it, any of its kind."""
    game = ours.game
    legal = game.legal_actions(theirs.state)
    audience = game.audience(ours.state, action)
    if audience in (EVERYONE, ours.viewer):
        return action if action in legal else None
    kind = [
        other
        for other in legal
        if type(other) is type(action) and game.audience(theirs.state, other) == audience
    ]
    if action in kind and rng.below(2) == 0:
        return action
    return kind[rng.below(len(kind))] if kind else None


def _check_draw(world: World, rng: Rng) -> None:
    """Two draws that leave the viewer with the same view must be told in the same words."""
    outcomes = world.game.chance_outcomes(world.state)
    if len(outcomes) < 2:
        return
    ours, theirs = (World(world.game, world.state.copy(), world.viewer) for _ in range(2))
    change = ours.do(outcomes[rng.below(len(outcomes))][0])
    other = theirs.do(outcomes[rng.below(len(outcomes))][0])
    if ours.view() == theirs.view():
        _compare(ours, theirs, change, other, rng)


def _compare(ours: World, theirs: World, change: Change, other: Change, rng: Rng) -> None:
    actions = ours.game.actions
    probes = [*NONSENSE, *(actions[rng.below(len(actions))].text for _ in range(3))]
    here, there = ours.received(change, probes), theirs.received(other, probes)
    if here != there:
        start = next(i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
        around = slice(max(0, start - 80), start + 80)
        raise Leak(f"viewer {ours.viewer}: {here[around]!r} is not {there[around]!r}")
