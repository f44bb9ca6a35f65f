"""What a value is learned from: numbers of a moderate size, from the seat that looks."""

import math
from typing import Any

import pytest

from orrery.core.features import Features, names_of, pen_for, write_features
from orrery.core.game import NOBODY, Game, State
from tests.contract.cases import CASES, DEAR, Case, sample
from tests.toy.toy import TOY

TOLD = [case for case in CASES if case.game.features() is not None]
each_told = pytest.mark.parametrize(
    "case", TOLD, ids=[f"{case.game.id}-{case.seats}" for case in TOLD]
)
SHARE = 6
MOST = 8.0


def features_of(game: Game[Any, Any]) -> Features[Any]:
    features = game.features()
    assert features is not None
    return features


def numbers_of(game: Game[Any, Any], state: State, seat: int) -> list[float]:
    features = features_of(game)
    pen = pen_for(features)
    write_features(features, state, state.seats, seat, pen)
    return [pen.written[place] for place in range(len(names_of(features)))]


@each_told
def test_every_number_is_finite_and_of_a_moderate_size(case: Case) -> None:
    names = names_of(features_of(case.game))
    assert len(set(names)) == len(names)
    for number in range(DEAR):
        state = case.new(number)
        for _ in sample(case.game, state, case.rng(number), SHARE):
            check_numbers(case, state, names)
        assert case.game.to_act(state) == NOBODY
        check_numbers(case, state, names)


def check_numbers(case: Case, state: State, names: list[str]) -> None:
    for seat in range(case.seats):
        for name, found in zip(names, numbers_of(case.game, state, seat), strict=True):
            assert math.isfinite(found), name
            assert -MOST <= found <= MOST, (name, found)


@each_told
def test_rivals_are_seen_as_they_see_themselves(case: Case) -> None:
    """Of two seats the other is the strongest rival and the mean of all; with more the mean lies
    between them."""
    features = features_of(case.game)
    shared, own = len(features.shared), len(features.own)
    state = case.new(0)
    for _ in sample(case.game, state, case.rng(0), SHARE):
        seen = [numbers_of(case.game, state, seat) for seat in range(case.seats)]
        mine = [numbers[shared : shared + own] for numbers in seen]
        for seat, numbers in enumerate(seen):
            others = [one for other, one in enumerate(mine) if other != seat]
            strongest = numbers[shared + own : shared + 2 * own]
            mean = numbers[shared + 2 * own :]
            assert strongest in others
            assert strongest[0] == max(one[0] for one in others)
            for place, found in enumerate(mean):
                assert found == pytest.approx(sum(one[place] for one in others) / len(others))


def test_what_was_learned_is_of_these_features() -> None:
    for game in {case.game.id: case.game for case in TOLD}.values():
        net = game.net()
        assert net is not None
        assert net.inputs == names_of(features_of(game))
        assert len(net.first) == len(net.inputs)
        assert {len(row) for row in net.first} == {len(net.bias)}
        assert len(net.margin) == len(net.chance) == len(net.bias) + 1


def test_a_game_need_not_have_any() -> None:
    assert TOY.features() is None
    assert TOY.net() is None
