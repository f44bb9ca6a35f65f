"""Components are conserved, somebody is to act or the game is over, and every game ends."""

from typing import Any

import pytest

from orrery.core.action import texts_of
from orrery.core.errors import IllegalAction
from orrery.core.game import CHANCE, NOBODY, Game, State, totals
from tests.contract.cases import (
    CHEAP,
    DEAR,
    Case,
    each_case,
    each_game,
    fingerprint,
    sample,
    walk,
)


def check_somebody_can_act(case: Case, state: State) -> None:
    actor = case.game.to_act(state)
    legal = texts_of(case.game.legal_actions(state))
    weights = [weight for _, weight in case.game.chance_outcomes(state)]
    assert actor == CHANCE or 0 <= actor < case.seats
    assert legal, "somebody is to act but nothing is legal"
    assert len(set(legal)) == len(legal), "a legal list holds a text twice"
    assert all(weight > 0 for weight in weights)
    assert bool(weights) == (actor == CHANCE)


@each_case
def test_random_play_conserves_every_component_and_ends(case: Case) -> None:
    game = case.game
    for number in range(CHEAP):
        state = case.new(number)
        inventory = game.inventory(state)
        for n, _ in enumerate(walk(game, state, case.rng(number))):
            check_somebody_can_act(case, state)
            assert game.inventory(state) == inventory, f"game {number}, entry {n}"
            assert n < game.longest, f"game {number} goes on for ever"
        assert game.inventory(state) == inventory, f"game {number}, end"
        assert game.legal_actions(state) == []
        assert game.chance_outcomes(state) == []
        points = [standing[0] for standing in game.standings(state)]
        assert points == totals(game.scores(state)), "standings do not begin with the points"


@each_case
def test_every_listed_action_applies(case: Case) -> None:
    game = case.game
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(game, state, case.rng(number), 10):
            before = fingerprint(game, state)
            for action in game.legal_actions(state):
                copy = state.copy()
                game.apply(copy, action)
                assert game.inventory(copy) == game.inventory(state), action.text
            assert fingerprint(game, state) == before


@each_case
def test_every_unlisted_action_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.game
    share = max(8, len(game.actions) // 30)
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(game, state, case.rng(number), share):
            check_refusals(game, state)
        check_refusals(game, state)


def check_refusals(game: Game[Any, Any], state: State) -> None:
    before = fingerprint(game, state)
    legal = texts_of(game.legal_actions(state))
    for action in game.actions:
        if action.text not in legal:
            with pytest.raises(IllegalAction) as refusal:
                game.apply(state, action)
            assert list(refusal.value.legal) == legal
    assert fingerprint(game, state) == before


@each_case
def test_a_copy_is_complete_and_independent(case: Case) -> None:
    game = case.game
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(game, state, case.rng(number), 20):
            copy, twin = state.copy(), state.copy()
            before = fingerprint(game, state)
            assert fingerprint(game, copy) == before
            for ours, theirs in zip(
                walk(game, copy, case.rng(-1)), walk(game, twin, case.rng(-1)), strict=True
            ):
                assert ours is theirs
            assert game.to_act(copy) == NOBODY
            assert fingerprint(game, copy) == fingerprint(game, twin)
            assert fingerprint(game, state) == before


@each_case
def test_a_copy_over_an_old_position_is_a_copy(case: Case) -> None:
    game = case.game
    for number in range(DEAR):
        state, old = case.new(number), case.new(number + 1)
        for _ in walk(game, old, case.rng(number + 1)):
            pass
        for _ in sample(game, state, case.rng(number), 20):
            before = fingerprint(game, state)
            legal = game.legal_actions(state)
            old = state.copy_over(old)
            assert fingerprint(game, old) == before
            assert game.legal_actions(old) == legal
            for ours, theirs in zip(
                walk(game, old, case.rng(-1)), walk(game, state.copy(), case.rng(-1)), strict=True
            ):
                assert ours is theirs
            assert fingerprint(game, state) == before


@each_game
def test_a_copy_over_a_position_of_other_seats_is_a_new_one(game: Game[Any, Any]) -> None:
    states = [game.new(seats) for seats in game.seat_counts]
    for state in states:
        for old in (None, *(other for other in states if other is not state)):
            copy = state.copy_over(old)
            assert copy is not old
            assert fingerprint(game, copy) == fingerprint(game, state)


@each_game
def test_text_and_index_name_exactly_one_action(game: Game[Any, Any]) -> None:
    texts = [action.text for action in game.actions]
    assert texts == sorted(set(texts))
    for action in game.actions:
        assert game.actions[action.index] is action
        assert game.actions.parse(action.text) is action
