"""What chance brought a seat: the worth of what came, against the mean of what could have come as
far as that seat could know."""

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.action import Action
from orrery.core.game import Game, State
from orrery.core.rng import Rng

# What others hold hidden is dealt anew so often: it may be among what could have come.
_WORLDS: Final = 3


def luck_of(game: Game[Any, Any], state: State, action: Action, seat: int, place: int) -> float:
    """What an outcome brings a seat above the mean. The place in the record is the seed."""
    after = state.copy()
    game.advance(after, action)
    view = game.view(state, seat)
    rng = Rng("luck", game.id, place, seat)
    worlds = [game.determinize(view, rng) for _ in range(_WORLDS)]
    return float(game.worth(after, seat)) - mean_worth(game, worlds, seat)


def mean_worth(game: Game[Any, Any], worlds: Sequence[State], seat: int) -> float:
    """The mean worth over the outcomes of chance, each as likely as its weight."""
    total, weights = 0.0, 0
    for world in worlds:
        for action, weight in game.chance_outcomes(world):
            after = world.copy()
            game.advance(after, action)
            total += weight * float(game.worth(after, seat))
            weights += weight
    return total / weights
