"""The learned value: what it says of positions, and of the end of a game."""

import math
from typing import Any

import pytest

from orrery.bots.value import Value, value_of
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.net import Net
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from tests.bots.test_search import decisions
from tests.contract.test_features import numbers_of
from tests.toy.toy import TOY


def finish(game: Game[Any, Any], seats: int) -> State:
    state: State = game.new(seats)
    rng = Rng("finish", seats)
    while (actor := game.to_act(state)) != NOBODY:
        drawn = game.draw(state, rng) if actor == CHANCE else game.pick(state, rng)
        game.advance(state, drawn)
    return state


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
        written = numbers_of(game, state, 0)
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
    assert value_of(TOY) is None
