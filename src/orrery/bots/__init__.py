"""Bots by name: the levels, and two plain ones to compare with."""

from typing import Any, Final

from orrery.bots.bot import Bot, RandomBot
from orrery.bots.levels import LEVELS
from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.core.rng import Rng

PLAIN: Final = ("random", "greedy")
# Ratings are counted from this bot, and every level is measured against it.
ANCHOR: Final = "greedy"
BOTS: Final = (*PLAIN, *LEVELS)


class UnknownBot(OrreryError):
    code = "unknown-bot"


def bot_named(name: str, game: Game[Any, Any], rng: Rng) -> Bot:
    """A bot of this name for this game, with its own random numbers."""
    if name in LEVELS:
        from orrery.bots.planner import PlannerBot

        return PlannerBot(game, LEVELS[name], rng)
    if name == "greedy":
        from orrery.bots.greedy import GreedyBot

        return GreedyBot(game, rng)
    if name == "random":
        return RandomBot(game, rng)
    raise UnknownBot(bot=name, known=list(BOTS))
