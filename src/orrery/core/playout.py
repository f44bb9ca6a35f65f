"""Random play to the end of a game: what `make bench` measures, and a baseline for bots."""

from typing import Any

from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.rng import Rng


def playout(game: Game[Any, Any], state: State, rng: Rng) -> int:
    """Play random legal actions until the game is over; return the number of entries."""
    entries = 0
    while True:
        actor = game.to_act(state)
        if actor == NOBODY:
            return entries
        action = game.draw(state, rng) if actor == CHANCE else game.pick(state, rng)
        game.advance(state, action)
        entries += 1
