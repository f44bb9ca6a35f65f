"""Bots by name."""

from typing import Any

from orrery.bots.bot import Bot, RandomBot
from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.core.rng import Rng

BOTS = ("random", "greedy")


class UnknownBot(OrreryError):
    code = "unknown-bot"


def bot_named(name: str, game: Game[Any, Any], rng: Rng) -> Bot:
    """A bot of this name for this game, with its own random numbers."""
    if name == "random":
        return RandomBot(game, rng)
    if name == "greedy":
        from orrery.bots.greedy import GreedyBot

        return GreedyBot(game, rng)
    raise UnknownBot(bot=name, known=list(BOTS))
