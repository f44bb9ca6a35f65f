"""Random play to the end of a game: the yardstick of the engine and the floor for bots."""

from typing import Any

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Game, Outcome, State
from orrery.core.rng import Rng


def drawn(outcomes: list[Outcome], rng: Rng) -> Action:
    """One outcome, each as likely as its weight."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    place: i64 = 0
    rest = rng.below(total) - outcomes[0][1]
    while rest >= 0:
        place += 1
        rest -= outcomes[place][1]
    return outcomes[place][0]


def playout(game: Game[Any, Any], state: State, rng: Rng) -> int:
    """Play uniformly random legal actions until the game is over; the number of entries."""
    entries = 0
    while True:
        actor = game.to_act(state)
        if actor == NOBODY:
            return entries
        if actor == CHANCE:
            action = drawn(game.chance_outcomes(state), rng)
        else:
            legal = game.legal_actions(state)
            action = legal[rng.below(len(legal))]
        game.apply(state, action)
        entries += 1
