"""The ladder of each game: the ratings of all levels, measured by as few pairings as will do, and
kept in `ladders.json` beside this file. `orrery ladder --write` writes it, and nobody else."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from orrery.bots import ANCHOR, BOTS, PLAIN
from orrery.bots.levels import LEVELS
from orrery.bots.matches import MatchResult, Pairing
from orrery.bots.ratings import ArenaReport, Interval, report

FILE: Final = "ladders.json"
_LOWEST: Final = PLAIN[0]


class LadderEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: its rating among all bots of the ladder, its share of the wins against the anchor,
    the median milliseconds of the decisions it thought about, and the games it played."""

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
    written = (files("orrery.bots") / FILE).read_bytes()
    return msgspec.json.decode(written, type=dict[str, Ladder])


def ladder_of(game_id: str) -> dict[str, LadderEntry]:
    """The ladder of a game by name of the bot; empty where none was measured."""
    ladder = all_ladders().get(game_id)
    return {} if ladder is None else ladder.bots


def ladder_pairings(guests: Sequence[str] = ()) -> list[Pairing]:
    """Each level against the one below and against the anchor, the weakest first, so that their
    games do not wait for those of the strong. Guests, whose place is unknown, meet every level."""
    pairings = [Pairing(_LOWEST, ANCHOR), *(Pairing(guest, ANCHOR) for guest in guests)]
    below = _LOWEST
    for level in LEVELS:
        pairings += [Pairing(level, below), Pairing(level, ANCHOR)]
        pairings += [Pairing(level, guest) for guest in guests]
        below = level
    return pairings


def rate_ladder(results: Sequence[MatchResult], command: str) -> Ladder:
    """The ladder that these games make, of our own bots."""
    found = report(results)
    return Ladder(
        game=found.game,
        seats=found.seats,
        seed=found.seed,
        games=found.games,
        command=command,
        bots={name: _entry(found, name) for name in found.bots if name in BOTS},
    )


def _entry(found: ArenaReport, name: str) -> LadderEntry:
    bot = found.bots[name]
    return LadderEntry(
        rating=round(bot.rating, 1),
        rating_ci95=(round(bot.rating_ci95[0], 1), round(bot.rating_ci95[1], 1)),
        win_share=round(_share_against_anchor(found, name), 4),
        ms_per_move_median=round(bot.ms_thinking_median, 2),
        games=sum(pair.games for pair in found.pairings if name in (pair.bot, pair.rival)),
    )


def _share_against_anchor(found: ArenaReport, name: str) -> float:
    """With more than two seats, of the one seat against all others."""
    shares = {pair.bot: pair.win_share for pair in found.pairings if pair.rival == ANCHOR}
    return shares.get(name, 1.0 / found.seats)
