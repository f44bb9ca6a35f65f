"""Orrery: a digital tabletop for two board games about building a cosmos.

game = orrery.game("cosmos")                                 # the rules
state = game.new(seats=3)                                    # a position; print(state) draws it
record = orrery.play("cosmos", ["wanderer", "random"], seed=1)  # a whole game between bots
record.save("game.jsonl")
record = orrery.load("game.jsonl")
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from orrery.core.game import CHANCE, NOBODY, SPECTATOR, Game, State, draw_outcome, ranks, totals
from orrery.core.rng import Rng

if TYPE_CHECKING:
    from orrery.play.record import Record

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Game",
    "Rng",
    "State",
    "draw_outcome",
    "game",
    "load",
    "play",
    "ranks",
    "totals",
]


def game(id: str) -> Game[Any, Any]:
    """The rules of a game: `orrery.game("cosmos")`."""
    from orrery.games import game_named

    return game_named(id)


def play(
    game_id: str,
    bots: Sequence[str] = ("wanderer", "wanderer"),
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> "Record":
    """Play a whole game between bots and return its record. One bot plays all `seats`. The same
    seed gives the same game, which is also the first one of `orrery simulate`."""
    from orrery.bots.arena import Series

    return Series(game(game_id), seats or len(bots), dict(options or {}), bots, seed).play(1)


def load(path: str | Path) -> "Record":
    """Read a record from a file, with every line checked against the rules."""
    from orrery.games import GAMES
    from orrery.play.record import load as load_record

    return load_record(Path(path), GAMES)


class _PlayPackage(ModuleType):
    """`orrery.play` is a package too. Importing it replaces the function of that name here, so
    the package can be called in its place."""

    __call__ = staticmethod(play)


import_module("orrery.play").__class__ = _PlayPackage
