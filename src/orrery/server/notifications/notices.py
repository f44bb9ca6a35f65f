"""What a notification says: codes, a link, and a sentence in the player's language. It is made only
from what a spectator sees, never from what anyone wrote."""

import asyncio
from functools import cache
from typing import Any

import msgspec

from orrery.core.game import Game
from orrery.games import GAMES
from orrery.server.protocol.bodies import Notice
from orrery.server.sentences import Texts
from orrery.server.store import Notification
from orrery.server.tables.services import TurnNotice


def decision_code(turn: TurnNotice) -> str:
    """The code of the decision the player has to make, if the game has one."""
    return str(getattr(turn.view, "pending", ""))


async def turn_sentence(turn: TurnNotice, language: str) -> str:
    """In a thread: reading the texts of a game for the first time takes a while."""
    return await asyncio.to_thread(_sentence, turn, language)


async def test_notice(language: str, site: str) -> Notice:
    text = await asyncio.to_thread(lambda: _texts(language, None).format("notice-test"))
    message = f"{text}\n{site}"
    return Notice(event="test", text=message, content=message, link=site)


async def invitation_sentence(game: str, language: str) -> str:
    texts = await asyncio.to_thread(_texts, language, GAMES[game])
    return texts.format("notice-invitation", game=texts.format("game-name"))


def invitation_notice(notification: Notification, game: str, site: str) -> Notice:
    link = f"{site}/t/{notification.table}"
    message = f"{notification.sentence}\n{link}"
    return Notice(
        event="invitation",
        text=message,
        content=message,
        link=link,
        game=game,
        table=notification.table,
    )


def turn_notice(notification: Notification, game: str, site: str) -> Notice:
    link = f"{site}/t/{notification.table}"
    message = f"{notification.sentence}\n{link}"
    return Notice(
        event="turn",
        text=message,
        content=message,
        link=link,
        game=game,
        table=notification.table,
        seat=notification.seat,
        version=notification.version,
        asked=notification.asked,
    )


@cache
def _texts(language: str, game: Game[Any, Any] | None) -> Texts:
    return Texts(language, game)


def _sentence(turn: TurnNotice, language: str) -> str:
    texts = _texts(language, GAMES[turn.game])
    return texts.format("notice-turn", game=texts.format("game-name"), asked=_asked(turn, texts))


def _asked(turn: TurnNotice, texts: Texts) -> str:
    """What the game asks, as it says it to the one who is to act."""
    wording = GAMES[turn.game].presentation().wording
    view = msgspec.structs.replace(turn.view, viewer=turn.seat)
    return wording.status(view, turn.facts, texts, [""] * view.seats)
