"""The registered games: the one place of shared code that names them."""

from typing import Any

from orrery.core.errors import UnknownGame
from orrery.core.game import Game
from orrery.games.cosmos.game import COSMOS
from orrery.games.exoplanets.game import EXOPLANETS

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (COSMOS, EXOPLANETS)}


def game_named(id: str) -> Game[Any, Any]:
    """The game with this id, or an error that lists the known ones."""
    if id not in GAMES:
        raise UnknownGame(game=id, known=sorted(GAMES))
    return GAMES[id]
