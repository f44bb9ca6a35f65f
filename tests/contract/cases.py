"""What the contract suite runs over: every registered game and the toy, at every seat count.

ORRERY_GAMES  games per seat count for the cheap property (500); the dear ones take a share of it
ORRERY_GAME   only the game with this id
"""

import os
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import msgspec
import pytest

from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, Game, State, draw_outcome
from orrery.core.rng import Rng
from tests.toy.toy import TOY

CHEAP = int(os.environ.get("ORRERY_GAMES", "500"))
DEAR = max(2, CHEAP // 25)


def all_games() -> list[Game[Any, Any]]:
    wanted = os.environ.get("ORRERY_GAME")
    if wanted == TOY.id:
        return [TOY]
    from orrery.games import GAMES

    games = [*GAMES.values(), TOY]
    return [game for game in games if wanted in (None, game.id)]


class Case(NamedTuple):
    """One game at one seat count; its options change from one played game to the next."""

    game: Game[Any, Any]
    seats: int

    def options(self, number: int) -> dict[str, str]:
        names = list(self.game.options)
        combinations = list(product(*self.game.options.values()))
        return dict(zip(names, combinations[number % len(combinations)], strict=True))

    def new(self, number: int) -> State:
        state: State = self.game.new(self.seats, self.options(number))
        return state

    def rng(self, number: int) -> Rng:
        return Rng("contract", self.game.id, self.seats, number)

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]


CASES = [Case(game, seats) for game in all_games() for seats in game.seat_counts]
each_case = pytest.mark.parametrize(
    "case", CASES, ids=[f"{case.game.id}-{case.seats}" for case in CASES]
)
each_game = pytest.mark.parametrize("game", all_games(), ids=[game.id for game in all_games()])


def choose_action(game: Game[Any, Any], state: State, rng: Rng) -> Action:
    """What random play does here."""
    if game.to_act(state) == CHANCE:
        return draw_outcome(game.chance_outcomes(state), rng)
    legal = game.legal_actions(state)
    return legal[rng.below(len(legal))]


def walk(game: Game[Any, Any], state: State, rng: Rng) -> Iterator[Action]:
    """Random play to the end: the state stands before the yielded action, which is then done."""
    while game.to_act(state) != NOBODY:
        action = choose_action(game, state, rng)
        yield action
        game.apply(state, action)


def sample(game: Game[Any, Any], state: State, rng: Rng, share: int) -> Iterator[Action]:
    """Random play that stops to look at about one position in `share`."""
    look = Rng("look", int(rng.word()))
    for action in walk(game, state, rng):
        if look.below(share) == 0:
            yield action


def fingerprint(game: Game[Any, Any], state: State) -> bytes:
    """All that anyone can ask of a position."""
    facts: Mapping[str, object] = {
        "views": [game.view(state, viewer) for viewer in [*range(state.seats), SPECTATOR]],
        "to_act": int(game.to_act(state)),
        "legal": [action.text for action in game.legal_actions(state)],
        "outcomes": [(action.text, weight) for action, weight in game.chance_outcomes(state)],
        "scores": game.scores(state),
        "standings": game.standings(state),
        "inventory": game.inventory(state),
    }
    return msgspec.json.encode(facts)
