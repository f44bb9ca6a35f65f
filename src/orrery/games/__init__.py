"""The registered games: the one place of shared code that names them."""

from typing import Any

from orrery.core.errors import UnknownGame
from orrery.core.game import Game
from orrery.games.cosmos.game import COSMOS
from orrery.games.exoplanets.game import EXOPLANETS

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (COSMOS, EXOPLANETS)}


def game_named(id: str, rules: int | None = None) -> Game[Any, Any]:
    """The game with this id, of the newest rules or of those asked for; or an error that lists the
    known ones."""
    if id not in GAMES:
        raise UnknownGame(game=id, known=sorted(GAMES))
    newest = GAMES[id]
    return newest if rules is None else newest.with_rules(rules)


def reference_to(game: Game[Any, Any]) -> str:
    """A game and its rules as one word, for another process."""
    return f"{game.id}@{game.rules}"


def game_of(reference: str) -> Game[Any, Any]:
    """The game of a reference, or the newest one with this id."""
    id, _, rules = reference.partition("@")
    return game_named(id, int(rules) if rules else None)
