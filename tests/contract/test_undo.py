"""Undo gives exactly the earlier position, and stops where anyone learned something."""

from typing import NamedTuple, get_args

import pytest

from orrery.core.action import Action
from orrery.core.game import EVERYONE, State
from orrery.core.rng import Rng
from orrery.play.dealer import SeededDealer
from orrery.play.record import replay
from orrery.play.table import Accepted, Refusal, Table, UndoPolicy
from tests.contract.cases import DEAR, Case, each_case, fingerprint, sample
from tests.contract.mirror import Mirror

GAMES = max(2, DEAR // 5)
PROPOSALS = 60


class Done(NamedTuple):
    """What the test remembers of an accepted proposal."""

    before: bytes
    actor: int
    text: str
    is_barrier: bool


def position(table: Table) -> bytes:
    return fingerprint(table.game, replay(table.record()))


def propose_anything(table: Table, rng: Rng, policy: UndoPolicy) -> Done:
    state = replay(table.record())
    actor = table.to_act
    legal = table.update_for(actor).legal
    action = table.game.actions.parse(legal[rng.below(len(legal))])
    is_revealing = table.game.reveals(state, action)
    before = fingerprint(table.game, state)
    done = table.propose(actor, action.text, table.version)
    assert isinstance(done, Accepted)
    drawn = len(done.entries) > 1
    is_barrier = drawn or table.is_over or (policy == "strict" and is_revealing)
    return Done(before, actor, action.text, is_barrier)


@pytest.mark.parametrize("policy", ["strict", "draws"])
@each_case
def test_undo_and_redo_give_exactly_the_earlier_positions(case: Case, policy: UndoPolicy) -> None:
    for number in range(GAMES):
        rng = case.rng(number)
        dealer = SeededDealer(case.rng(-number))
        table = Table.new(
            case.game, case.seats, case.options(number), dealer=dealer, undo_policy=policy
        )
        history: list[Done] = []
        for _ in range(PROPOSALS):
            if table.is_over:
                break
            history.append(propose_anything(table, rng, policy))
            check_undo(table, history)


def check_undo(table: Table, history: list[Done]) -> None:
    last = history[-1]
    after = position(table)
    for seat in range(table.seats):
        if seat != last.actor:
            assert isinstance(table.undo(seat, table.version), Refusal)
    taken_back = table.undo(last.actor, table.version)
    assert isinstance(taken_back, Refusal) == last.is_barrier
    if not last.is_barrier:
        assert position(table) == last.before
        assert isinstance(table.redo(last.actor, table.version), Accepted)
        check_restart(table, history)
    assert position(table) == after


def check_restart(table: Table, history: list[Done]) -> None:
    seat = history[-1].actor
    own = 0
    while own < len(history) and _is_own(history[-1 - own], seat):
        own += 1
    assert isinstance(table.restart(seat, table.version), Accepted)
    assert position(table) == history[-own].before
    for _ in range(own):
        assert isinstance(table.redo(seat, table.version), Accepted)


def _is_own(done: Done, seat: int) -> bool:
    return done.actor == seat and not done.is_barrier


@pytest.mark.parametrize("policy", get_args(UndoPolicy))
@each_case
def test_the_end_is_final(case: Case, policy: UndoPolicy) -> None:
    dealer = SeededDealer(case.rng(0))
    table = Table.new(case.game, case.seats, case.options(0), dealer=dealer, undo_policy=policy)
    rng = case.rng(1)
    last = table.to_act
    while not table.is_over:
        last = table.to_act
        legal = table.update_for(last).legal
        table.propose(last, legal[rng.below(len(legal))], table.version)
    after, version = position(table), table.version
    for take_back in (table.undo, table.restart, table.redo):
        answers = [take_back(seat, version) for seat in range(table.seats)]
        assert all(isinstance(answer, Refusal) for answer in answers), take_back.__name__
    assert table.undo_stop(last) == ("off" if policy == "off" else "over")
    assert (position(table), table.version) == (after, version)


@each_case
def test_an_action_that_reveals_nothing_could_be_done_by_any_hand(case: Case) -> None:
    learned = [text for number in range(DEAR) for text in learned_from_open_actions(case, number)]
    assert learned == []


class Discreet(Mirror):
    """Says of every action that it reveals nothing."""

    def reveals(self, state: State, action: Action) -> bool:
        return False


@each_case
def test_an_action_wrongly_said_to_reveal_nothing_is_caught(case: Case) -> None:
    discreet = Case(Discreet(case.game), case.seats)
    assert any(learned_from_open_actions(discreet, number) for number in range(DEAR))


def learned_from_open_actions(case: Case, number: int) -> list[str]:
    """Open actions not marked as revealing that another hand, looking the same, could not do."""
    game, state, learned = case.game, case.new(number), []
    for _ in sample(game, state, case.rng(number), 8):
        actor = game.to_act(state)
        if actor >= 0:
            open_actions = [
                action
                for action in game.legal_actions(state)
                if not game.reveals(state, action) and game.audience(state, action) == EVERYONE
            ]
            for viewer in set(case.viewers) - {actor}:
                dealt = game.determinize(game.view(state, viewer), case.rng(number))
                possible = game.legal_actions(dealt)
                learned += [action.text for action in open_actions if action not in possible]
    return learned
