"""Routes of the games that can be played here."""

import re
from typing import Any, Final

from litestar import get
from litestar.datastructures import CacheControlHeader

from orrery.bots import BOTS
from orrery.bots.ladder import ladder_of
from orrery.bots.levels import LEVELS
from orrery.core.game import Game
from orrery.games import GAMES, game_named
from orrery.server.http.routes.common import REFUSALS, PathText
from orrery.server.protocol.bodies import GameDescription, LevelDescription
from orrery.server.sentences import FALLBACK

_TEXTS_NAME: Final = re.compile(r"(rules\.)?[a-z]{2}")
_CONTENT_CACHE: Final = CacheControlHeader(public=True, max_age=3600)


@get("/api/games", sync_to_thread=False, responses=REFUSALS)
def list_games() -> list[GameDescription]:
    """The games that can be played here."""
    return [_describe(game) for game in GAMES.values()]


def _describe(game: Game[Any, Any]) -> GameDescription:
    ladder = ladder_of(game.id)
    measured = {} if ladder is None else ladder.bots
    presentation = game.presentation()
    return GameDescription(
        id=game.id,
        rules=game.rules,
        seat_counts=list(game.seat_counts),
        options={name: list(values) for name, values in game.options.items()},
        bots=list(BOTS),
        levels=[LevelDescription(name=name, measured=measured.get(name)) for name in LEVELS],
        rated_seats=None if ladder is None else ladder.seats,
        minutes=presentation.minutes,
        weight=presentation.weight,
    )


@get(
    "/api/games/{game_id:str}/content",
    sync_to_thread=False,
    cache_control=_CONTENT_CACHE,
    responses=REFUSALS,
)
def game_content(game_id: PathText) -> dict[str, Any]:
    """The content of a game: boards, cards, tiles and numbers."""
    content: dict[str, Any] = game_named(game_id).content()
    return content


@get(
    "/api/games/{game_id:str}/texts/{name:str}",
    sync_to_thread=True,
    cache_control=_CONTENT_CACHE,
    responses=REFUSALS,
)
def game_texts(game_id: PathText, name: PathText) -> dict[str, str]:
    """The texts of a game in a language, `pl` or `rules.pl`, over the English ones: a Fluent file
    for a screen that was built without this game."""
    folder = game_named(game_id).presentation().locale
    if folder is None or not _TEXTS_NAME.fullmatch(name):
        return {"fluent": ""}
    files = [folder / f"{each}.ftl" for each in dict.fromkeys((f"{name[:-2]}{FALLBACK}", name))]
    return {"fluent": "\n".join(file.read_text("utf-8") for file in files if file.is_file())}


HANDLERS: Final = [list_games, game_content, game_texts]
