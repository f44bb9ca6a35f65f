"""Every level of play is fair: other hidden cards, the same view, seed and budget, the same move.
A bot that peeks is planted for the test to catch."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from orrery.bots.bot import Bot
from orrery.bots.levels import LEVELS, Level
from orrery.bots.planner import PlannerBot
from orrery.bots.value import value_of
from orrery.core.action import Action
from orrery.core.game import CHANCE, Game, State
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.core.view import View
from tests.contract.cases import Case, each_case, walk
from tests.contract.mirror import Mirror

# So far into a random game, in hundredths of its length, levels are asked.
PLACES = (25, 60, 95)
TRIES = 20


def affordable(level: Level, game: Game[Any, Any]) -> Level:
    """The level as it ships; without a value its playouts go to the end of the game, so that there
    it makes few of them."""
    return level if value_of(game) is not None else replace(level, positions=200)


def decision(case: Case, number: int, part: int) -> State:
    """A position of a random game with a choice, so many hundredths after its beginning."""
    game, state = case.game, case.new(number)
    length = playout(game, state.copy(), case.rng(number))
    walking = walk(game, state, case.rng(number))
    for _ in islice(walking, length * part // 100):
        pass
    while game.to_act(state) == CHANCE or len(game.legal_actions(state)) < 2:
        next(walking)
    return state


def two_worlds(case: Case, number: int, part: int) -> tuple[State, State]:
    """The same position for the seat to act; in the second the hidden cards are dealt anew."""
    state = decision(case, number, part)
    view = case.game.view(state, case.game.to_act(state))
    dealt: State = case.game.determinize(view, Rng("other", number))
    return state, dealt


def is_different(game: Game[Any, Any], worlds: tuple[State, State]) -> bool:
    """Whether somebody else could tell them apart."""
    one, other = worlds
    others = [seat for seat in range(int(one.seats)) if seat != game.to_act(one)]
    return any(game.view(one, seat) != game.view(other, seat) for seat in others)


def asked(bot: Bot, game: Game[Any, Any], state: State) -> Action:
    return bot.choose(game.view(state, game.to_act(state)), list(game.legal_actions(state)))


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
@each_case
def test_no_level_knows_what_is_hidden(case: Case, level: Level) -> None:
    """Neither the move depends on it, nor the plan behind it, nor what was thought of the plan."""
    game, different = case.game, 0
    for number, part in enumerate(PLACES):
        worlds = two_worlds(case, number, part)
        different += is_different(game, worlds)
        found = []
        for state in worlds:
            bot = PlannerBot(game, affordable(level, game), Rng("level", number))
            found.append((asked(bot, game, state), bot.plan, bot.thought))
        assert found[0] == found[1]
    assert different, "nothing was hidden"


class Remembering(Mirror):
    """Keeps the position of which a view was asked for last."""

    state: State

    def view(self, state: State, viewer: int) -> View:
        self.state = state
        return super().view(state, viewer)


class PeekingBot:
    """Chooses by what others hold."""

    def __init__(self, game: Game[Any, Any]) -> None:
        assert isinstance(game, Remembering)
        self._game = game

    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[self._game.secret(self._game.state, view.viewer) % len(legal)]


@each_case
def test_a_bot_that_peeks_is_caught(case: Case) -> None:
    game = Remembering(case.game)
    mirror = Case(game, case.seats)
    found = []
    for number in range(TRIES):
        worlds = two_worlds(mirror, number, PLACES[-1])
        found.append([asked(PeekingBot(game), game, state) for state in worlds])
    assert any(ours is not theirs for ours, theirs in found)
