"""What a player who is away is told: codes, a link, and a sentence in the player's language. It is
made from what a spectator sees and from nothing that anyone wrote."""

import asyncio
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import msgspec

from orrery.server.bodies import Notice
from orrery.server.house import Turn
from orrery.server.sentences import Texts
from orrery.server.store import Call


def asked_in(turn: Turn) -> str:
    """The code of what is asked, where a game has one."""
    return str(getattr(turn.view, "pending", ""))


async def sentence_of(turn: Turn, language: str) -> str:
    """In a thread: reading the language file of a game for the first time takes a while."""
    return await asyncio.to_thread(_sentence, turn, language)


async def of_test(language: str, site: str) -> Notice:
    text = await asyncio.to_thread(lambda: _texts(language, None).format("notice-test"))
    said = f"{text}\n{site}"
    return Notice(event="test", text=said, content=said, link=site)


def of_call(call: Call, game: str, site: str) -> Notice:
    link = f"{site}/t/{call.table}"
    said = f"{call.sentence}\n{link}"
    return Notice(
        event="turn",
        text=said,
        content=said,
        link=link,
        game=game,
        table=call.table,
        seat=call.seat,
        version=call.version,
        asked=call.asked,
    )


@cache
def _texts(language: str, game: str | None) -> Texts:
    return Texts(language, game)


def _sentence(turn: Turn, language: str) -> str:
    texts = _texts(language, turn.game)
    return texts.format("notice-turn", game=texts.format("game-name"), asked=_asked(turn, texts))


def _asked(turn: Turn, texts: Texts) -> str:
    """What the game asks, as it says it to the one who is to act."""
    name = f"orrery.games.{turn.game}.wording"
    status = getattr(import_module(name), "status", None) if find_spec(name) else None
    if status is None:
        return texts.format("play-your-turn")
    view = msgspec.structs.replace(turn.view, viewer=turn.seat)
    return str(status(view, texts, [""] * view.seats))
