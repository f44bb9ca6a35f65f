"""The decisions of a game: what the seat could know, what it could do, what it did, what its search
found, and what the game was worth to it in the end."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from librt.strings import BytesWriter

from orrery.bots.analyst import Thought
from orrery.bots.arena import SeriesGame
from orrery.bots.bot import BlindBot, Bot
from orrery.core.action import Action
from orrery.core.game import Game
from orrery.core.view import View
from orrery.play.record import Record
from orrery.rl.episode import encoding_of
from orrery.rl.returns import returns_by_rank


@dataclass(frozen=True)
class Decision:
    """`entry` is its place among the entries of the record, from 0; `mask` has a byte for each
    index. `thought` is there where a searching bot thought, and did not follow its plan."""

    entry: int
    seat: int
    observation: bytes
    mask: bytes
    action: int
    thought: Thought | None
    by_rank: float
    by_points: float


@dataclass(frozen=True)
class WatchedGame:
    """A game and what each bot thought, decision by decision; of blind bots nothing is kept."""

    record: Record
    thoughts: list[list[Thought | None]]


class _Watched:
    """Keeps what a bot thought at each decision."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.thoughts: list[Thought | None] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        chosen = self._bot.choose(view, legal)
        thought: Thought | None = getattr(self._bot, "thought", None)
        self.thoughts.append(thought if thought is not None and thought.visits else None)
        return chosen


def play_watched(task: SeriesGame, game: Game[Any, Any]) -> WatchedGame:
    """Play a game of a series and keep what the bots thought."""
    thoughts: list[list[Thought | None]] = []

    def watch(bot: Bot) -> Bot:
        watched = _Watched(bot)
        thoughts.append(watched.thoughts)
        return bot if isinstance(bot, BlindBot) else watched

    return WatchedGame(task.play(game, watch), thoughts)


def decisions_of(watched: WatchedGame) -> Iterator[Decision]:
    """Every decision of a finished game, also those with one choice only."""
    record = watched.record
    game, encoding = record.game, encoding_of(record.game)
    assert record.result is not None  # noqa: S101 - a watched game is played to its end
    by_rank = returns_by_rank(record.result.ranks)
    thoughts = [iter(of_seat) for of_seat in watched.thoughts]
    mask = BytesWriter()
    mask.write(bytes(game.actions.size))
    state = game.new(record.seats, record.options)
    for number, (actor, action) in enumerate(record.entries):
        if actor >= 0:
            game.mark_legal(state, mask, 1)
            yield Decision(
                entry=number,
                seat=actor,
                observation=encoding.encode(state, actor),
                mask=mask.getvalue(),
                action=int(action.index),
                thought=next(thoughts[actor], None),
                by_rank=by_rank[actor],
                by_points=float(record.result.scores[actor]),
            )
            game.mark_legal(state, mask, 0)
        game.advance(state, action)
