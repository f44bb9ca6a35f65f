"""The measured ladder of each game: ratings and thinking times, in `ladders.json` beside this file.
`orrery ladder --write` writes it, and nobody else."""

from functools import cache
from importlib.resources import files

import msgspec

from orrery.bots.ratings import Interval


class LadderEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: its rating among all bots of the ladder, its share of the wins against `greedy`, the
    median milliseconds of the decisions it thought about, and the games it played."""

    rating: float
    rating_ci95: Interval
    win_share: float
    ms_per_move_median: float
    games: int


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder of one game, the strongest bot first, and the command that measured it."""

    game: str
    seats: int
    seed: int
    games: int
    command: str
    bots: dict[str, LadderEntry]


@cache
def all_ladders() -> dict[str, Ladder]:
    """The ladders that were measured, by game."""
    written = (files("orrery.bots") / "ladders.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, Ladder])


def ladder_of(game_id: str) -> dict[str, LadderEntry]:
    """The ladder of a game by name of the bot; empty where none was measured."""
    ladder = all_ladders().get(game_id)
    return {} if ladder is None else ladder.bots
