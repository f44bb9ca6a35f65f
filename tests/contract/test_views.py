"""What a viewer sees is enough to deal a position that looks the same, and no more than that."""

import math

from orrery.bots.evaluation import evaluator_of
from orrery.core.events import Event
from orrery.core.rng import Rng
from tests.contract.cases import DEAR, Case, each_case, sample, walk


@each_case
def test_a_determinized_position_looks_the_same_to_its_viewer(case: Case) -> None:
    game = case.game
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(game, state, case.rng(number), 8):
            for viewer in case.viewers:
                view = game.view(state, viewer)
                dealt = game.determinize(view, Rng("deal", number, viewer))
                assert game.view(dealt, viewer) == view
                assert game.facts(dealt, viewer) == game.facts(state, viewer)
                assert game.inventory(dealt) == game.inventory(state)
                if viewer >= 0 and game.to_act(state) == viewer:
                    legal = [action.text for action in game.legal_actions(state)]
                    assert [action.text for action in game.legal_actions(dealt)] == legal


@each_case
def test_view_facts_and_events_are_of_the_declared_types(case: Case) -> None:
    game = case.game
    state = case.new(0)
    for action in walk(game, state, case.rng(0)):
        for viewer in case.viewers:
            assert isinstance(game.view(state, viewer), game.view_type)
            assert type(game.facts(state, viewer)) is game.facts_type
        events: list[Event] = []
        game.advance(state.copy(), action, events)
        assert all(isinstance(event, game.event_type) for event in events)


@each_case
def test_what_is_hidden_really_varies(case: Case) -> None:
    for viewer in case.viewers:
        assert any(_varies(case, viewer, number) for number in range(DEAR)), viewer


def _varies(case: Case, viewer: int, number: int) -> bool:
    game = case.game
    state = case.new(number)
    others = [seat for seat in range(case.seats) if seat != viewer]
    for _ in sample(game, state, case.rng(number), 8):
        view = game.view(state, viewer)
        dealt = [game.determinize(view, Rng("vary", deal)) for deal in range(4)]
        for other in others:
            if len({repr(game.view(world, other)) for world in dealt}) > 1:
                return True
    return False


@each_case
def test_an_appraisal_knows_only_what_the_seat_may_know(case: Case) -> None:
    game = case.game
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(game, state, case.rng(number), 8):
            for seat in range(case.seats):
                worth = evaluator_of(game).appraise(state, seat)
                dealt = game.determinize(game.view(state, seat), Rng("appraise", number))
                assert evaluator_of(game).appraise(dealt, seat) == worth
                whole = evaluator_of(game).worth(state, seat)
                assert math.isclose(whole, sum(worth.values()), rel_tol=1e-9, abs_tol=1e-9)
