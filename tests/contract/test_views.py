"""What a viewer sees is enough to deal a position that looks the same, and no more than that."""

import math

from orrery.core.rng import Rng
from tests.contract.cases import DEAR, Case, each_case, sampled


@each_case
def test_a_determinized_position_looks_the_same_to_its_viewer(case: Case) -> None:
    game = case.game
    for number in range(DEAR):
        state = case.new(number)
        for _ in sampled(game, state, case.rng(number), 8):
            for viewer in case.viewers:
                view = game.view(state, viewer)
                dealt = game.determinize(view, Rng("deal", number, viewer))
                assert game.view(dealt, viewer) == view
                assert game.inventory(dealt) == game.inventory(state)
                if viewer >= 0 and game.to_act(state) == viewer:
                    legal = [action.text for action in game.legal_actions(state)]
                    assert [action.text for action in game.legal_actions(dealt)] == legal


@each_case
def test_what_is_hidden_really_varies(case: Case) -> None:
    for viewer in case.viewers:
        assert any(_varies(case, viewer, number) for number in range(DEAR)), viewer


def _varies(case: Case, viewer: int, number: int) -> bool:
    game = case.game
    state = case.new(number)
    others = [seat for seat in range(case.seats) if seat != viewer]
    for _ in sampled(game, state, case.rng(number), 8):
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
        for _ in sampled(game, state, case.rng(number), 8):
            for seat in range(case.seats):
                worth = game.appraise(state, seat)
                dealt = game.determinize(game.view(state, seat), Rng("appraise", number))
                assert game.appraise(dealt, seat) == worth
                assert math.isclose(
                    game.worth(state, seat), sum(worth.values()), rel_tol=1e-9, abs_tol=1e-9
                )
