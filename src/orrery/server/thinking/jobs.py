"""What is done in a worker process. Each job is small, and bounded by how much it looks at, never
by a time: a bot does not play worse on a busy machine."""

import os
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from orrery.bots import bot_named
from orrery.bots.analyst import analyst_of
from orrery.bots.bot import Bot
from orrery.bots.hints import Hint, best_hints
from orrery.bots.pauses import Pauses
from orrery.bots.planner import PlannerBot
from orrery.bots.review import Part
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import GAMES, game_of
from orrery.play.record import Record, read
from orrery.server.store.digest import digest_of

# More reviews are never under way at once, so that none of them is begun over and over.
MOST_REVIEWS: Final = 200

_SLICE: Final = 0.01


class NoMove(Exception):
    """A bot answered with something that is no legal move."""


class Move(NamedTuple):
    """The move of a bot, how it means to go on (its plan up to the next draw), and as JSON what it
    found when it planned, if it did."""

    action: str
    plan: tuple[str, ...] = ()
    thought: str = ""


def choose(
    game_id: str, bot: str, seed: str, view: View, legal: Sequence[str], plan: Sequence[str] = ()
) -> Move:
    """The move of a bot, which sees only a view and the legal texts. `plan` is what it meant to do
    here; a bot that cannot do that any more plans again."""
    game = game_of(game_id)
    player: Bot = bot_named(bot, game, Rng(seed))
    if isinstance(player, PlannerBot):
        player.plan = [game.actions.parse(text) for text in plan]
    text: str = player.choose(view, [game.actions.parse(text) for text in legal]).text
    if text not in legal:
        raise NoMove(text)
    rest = player.plan if isinstance(player, PlannerBot) else []
    return Move(text, tuple(action.text for action in rest), _thought_of(player))


def _thought_of(player: Bot) -> str:
    thought = player.thought if isinstance(player, PlannerBot) else None
    return "" if thought is None else msgspec.json.encode(thought).decode()


def hints(game_id: str, level: str, seed: str, view: View, legal: Sequence[str]) -> list[Hint]:
    """The best moves of a view by the analyst of a level, with their reasons."""
    game = game_of(game_id)
    actions = [game.actions.parse(text) for text in legal]
    return best_hints(analyst_of(game, level), view, actions, seed)


def digest(content: bytes) -> str:
    """The digest of a finished game, which takes a replay of every position."""
    return digest_of(read(content, GAMES))


def process_id() -> int:
    """The id of the worker that runs this."""
    return os.getpid()


# Reviews


class Found(NamedTuple):
    """The result of a part of a review."""

    value: Any


_begun: OrderedDict[str, Pauses[Any]] = OrderedDict()


@lru_cache(maxsize=MOST_REVIEWS)
def _record_of(content: bytes) -> Record:
    return read(content, GAMES)


def review_slice(key: str, content: bytes, part: Part) -> Found | None:
    """Go on for a moment with a part of a review, which has this key; None as long as it is not
    done. A part that this worker does not know is begun, and comes to the same result."""
    work = _begun.pop(key, None) or part.start(_record_of(content))
    until = time.monotonic() + _SLICE
    try:
        next(work)
        while time.monotonic() < until:
            next(work)
    except StopIteration as end:
        return Found(end.value)
    _begun[key] = work
    if len(_begun) > MOST_REVIEWS:
        _begun.popitem(last=False)
    return None
