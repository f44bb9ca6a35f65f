"""The learned value: what it is shown, and what it says."""

import math
from typing import Any

import pytest

from orrery.bots.value import Value, value_of
from orrery.core.features import names_of, pen_for, write_features
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.net import Net
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from tests.bots.test_search import decisions
from tests.toy.toy import TOY


def features_of(game: Game[Any, Any], state: State, seat: int) -> list[float]:
    features = game.features()
    assert features is not None
    pen = pen_for(features)
    write_features(features, state, state.seats, seat, pen)
    return [pen.written[place] for place in range(len(names_of(features)))]


def finish(game: Game[Any, Any], seats: int) -> State:
    state: State = game.new(seats)
    rng = Rng("finish", seats)
    while (actor := game.to_act(state)) != NOBODY:
        drawn = game.draw(state, rng) if actor == CHANCE else game.pick(state, rng)
        game.advance(state, drawn)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_features_are_numbers_of_a_moderate_size(game_id: str, seats: int) -> None:
    game = game_named(game_id)
    features = game.features()
    assert features is not None
    names = names_of(features)
    assert len(set(names)) == len(names)
    for state in [*decisions(game, "features", 20, seats), finish(game, seats)]:
        for seat in range(seats):
            for name, number in zip(names, features_of(game, state, seat), strict=True):
                assert math.isfinite(number), name
                assert -8.0 <= number <= 8.0, (name, number)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_two_seats_see_each_other_where_they_see_themselves(game_id: str) -> None:
    """With two seats the strongest rival and the mean of all rivals are the other seat."""
    game = game_named(game_id)
    features = game.features()
    assert features is not None
    shared, own = len(features.shared), len(features.own)
    for state in decisions(game, "mirror", 5):
        first, second = (features_of(game, state, seat) for seat in range(2))
        assert first[shared : shared + own] == second[shared + own : shared + 2 * own]
        assert first[shared + own : shared + 2 * own] == first[shared + 2 * own :]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_end_of_a_game_is_not_guessed(game_id: str) -> None:
    game = game_named(game_id)
    value = value_of(game)
    assert value is not None
    for seats in (2, 3, 4):
        state = finish(game, seats)
        standings = game.standings(state)
        for seat in range(seats):
            best = max(standing for other, standing in enumerate(standings) if other != seat)
            value.judge(state, seat)
            assert value.margin == standings[seat][0] - best[0]
            assert value.chance == (
                1.0 if standings[seat] > best else 0.5 if standings[seat] == best else 0.0
            )


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_value_is_what_the_net_says(game_id: str) -> None:
    game = game_named(game_id)
    net, value = game.net(), value_of(game)
    assert net is not None
    assert value is not None
    for state in decisions(game, "net", 5):
        written = features_of(game, state, 0)
        units = [
            max(0.0, bias + sum(x * row[unit] for x, row in zip(written, net.first, strict=True)))
            for unit, bias in enumerate(net.bias)
        ]
        margin = net.margin[-1] + sum(x * w for x, w in zip(units, net.margin[:-1], strict=True))
        logit = net.chance[-1] + sum(x * w for x, w in zip(units, net.chance[:-1], strict=True))
        value.judge(state, 0)
        assert value.margin == pytest.approx(margin)
        assert value.chance == pytest.approx(1.0 / (1.0 + math.exp(-logit)))


def test_a_net_for_other_features_is_refused() -> None:
    net = Net(inputs=["luck"], first=[[1.0]], bias=[0.0], margin=[1.0, 0.0], chance=[1.0, 0.0])
    with pytest.raises(ValueError, match="other features"):
        Value(game_named("cosmos"), net)


def test_a_game_without_features_has_no_value() -> None:
    assert TOY.features() is None
    assert value_of(TOY) is None
