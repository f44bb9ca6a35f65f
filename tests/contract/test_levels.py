"""Every level of play is fair: other hidden cards, the same view, seed and budget, the same move.
A bot that peeks is planted for the test to catch."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from orrery.bots.bot import Bot
from orrery.bots.levels import LEVELS, Level
from orrery.bots.planner import PlannerBot
from orrery.core.action import Action
from orrery.core.game import CHANCE, Game, State
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.core.view import View
from tests.contract.cases import Case, each_case, walk
from tests.contract.mirror import Mirror

POSITIONS = 2
TRIES = 20

MakeBot = Callable[[Game[Any, Any]], Bot]


def small(level: Level) -> Level:
    """The same search with less work."""
    return replace(
        level,
        turns=min(level.turns, 3),
        kept=min(level.kept, 2),
        positions=min(level.positions, 50),
        beam=min(level.beam, 2),
    )


def decision(case: Case, number: int) -> State:
    """A position near the end of a random game, from which playouts are short, with a choice."""
    game, state = case.game, case.new(number)
    length = playout(game, state.copy(), case.rng(number))
    walking = walk(game, state, case.rng(number))
    for _ in islice(walking, length * 19 // 20):
        pass
    while game.to_act(state) == CHANCE or len(game.legal_actions(state)) < 2:
        next(walking)
    return state


def moves_in_two_worlds(case: Case, number: int, make_bot: MakeBot) -> tuple[Action, Action]:
    """What a bot does, and what another does to which the hidden cards are dealt anew."""
    game = case.game
    state = decision(case, number)
    seat = int(game.to_act(state))
    dealt: State = game.determinize(game.view(state, seat), Rng("other", number))
    ours, theirs = (
        make_bot(game).choose(game.view(world, seat), list(game.legal_actions(world)))
        for world in (state, dealt)
    )
    return ours, theirs


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
@each_case
def test_no_level_knows_what_is_hidden(case: Case, level: Level) -> None:
    for number in range(POSITIONS):

        def make_bot(game: Game[Any, Any], seed: int = number) -> Bot:
            return PlannerBot(game, small(level), Rng("level", seed))

        ours, theirs = moves_in_two_worlds(case, number, make_bot)
        assert ours is theirs


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
    mirror = Case(Remembering(case.game), case.seats)
    moves = [moves_in_two_worlds(mirror, number, PeekingBot) for number in range(TRIES)]
    assert any(ours is not theirs for ours, theirs in moves)
