"""The spaces that the environments share, and the seeds of their games."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from orrery.core.game import Game
from orrery.rl.episode import encoding_of
from orrery.rl.history import HIDDEN

_SEEDS = 2**63 - 1


def box_of(game: Game[Any, Any]) -> Box:
    """What an encoding lies in."""
    return Box(-1.0, 1.0, (encoding_of(game).size,), np.float32)


def recall_box(game: Game[Any, Any], entries: int) -> Box:
    """Remembered entries: who made each, and its index."""
    most = np.tile(np.array([max(game.seat_counts), game.actions.size - 1], np.int32), (entries, 1))
    return Box(HIDDEN, most, (entries, 2), np.int32)


def learner_space(game: Game[Any, Any], recall: int) -> Any:
    """What a learner observes: an encoding, or with `recall` also the last entries."""
    if not recall:
        return box_of(game)
    return Dict(observation=box_of(game), recall=recall_box(game, recall))


def new_seed(random: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(random.integers(_SEEDS))
