"""The ladder of each game: the ratings of all levels, measured by as few pairings as will do, and
kept in `ladders.json` beside this file. `orrery ladder --write` writes it, and nobody else."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

import msgspec

from orrery.bots import ANCHOR, BOTS, PLAIN
from orrery.bots.levels import LEVELS
from orrery.bots.matches import MatchResult, Pairing
from orrery.bots.ratings import ArenaReport, Interval, PairingResult, report

FILE: Final = "ladders.json"
_LOWEST: Final = PLAIN[0]


class LadderEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: its rating among all bots of the ladder, its share of the wins against the anchor
    and how many points it is ahead of it, the milliseconds of the decisions it thought about, and
    the games it played."""

    rating: float
    rating_ci95: Interval
    win_share: float
    win_share_ci95: Interval
    mean_margin: float
    ms_thinking_median: float
    ms_thinking_p99: float
    games: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A level against the bot below it: its share of the wins."""

    below: str
    win_share: float
    ci95: Interval


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder of one game with so many seats, the strongest bot first; how far apart neighbours
    are; and the command that measured it."""

    game: str
    seats: int
    seed: int
    games: int
    command: str
    bots: dict[str, LadderEntry]
    steps: dict[str, Step]


@cache
def all_ladders() -> list[Ladder]:
    """The ladders that were measured, by game and number of seats."""
    return read_ladders((files("orrery.bots") / FILE).read_bytes())


def read_ladders(written: bytes) -> list[Ladder]:
    ladders = msgspec.json.decode(written, type=list[Ladder])
    return sorted(ladders, key=lambda ladder: (ladder.game, ladder.seats))


def ladder_of(game_id: str) -> Ladder | None:
    """The ladder that says how strong the levels of a game are: that of the fewest seats."""
    return next((ladder for ladder in all_ladders() if ladder.game == game_id), None)


def ladder_pairings(guests: Sequence[str] = ()) -> list[Pairing]:
    """Each level against the one below and against the anchor, the weakest first, so that their
    games do not wait for those of the strong. Guests, whose place is unknown, meet every level."""
    pairings = [Pairing(_LOWEST, ANCHOR), *(Pairing(guest, ANCHOR) for guest in guests)]
    for below, level in pairwise((_LOWEST, *LEVELS)):
        pairings += [Pairing(level, below), Pairing(level, ANCHOR)]
        pairings += [Pairing(level, guest) for guest in guests]
    return pairings


def rate_ladder(results: Sequence[MatchResult], command: str) -> Ladder:
    """The ladder that these games make, of our own bots."""
    found = report(results)
    met = {(pair.bot, pair.rival): pair for pair in found.pairings}
    neighbours = pairwise((_LOWEST, *LEVELS))
    return Ladder(
        game=found.game,
        seats=found.seats,
        seed=found.seed,
        games=found.games,
        command=command,
        bots={
            name: _entry(found, name, met.get((name, ANCHOR)))
            for name in found.bots
            if name in BOTS
        },
        steps={
            level: _step(met[level, below]) for below, level in neighbours if (level, below) in met
        },
    )


def _entry(found: ArenaReport, name: str, anchored: PairingResult | None) -> LadderEntry:
    """With more than two seats its share is that of one seat against the anchor in all others."""
    bot = found.bots[name]
    even = 1.0 / found.seats
    return LadderEntry(
        rating=round(bot.rating, 1),
        rating_ci95=_rounded(bot.rating_ci95, 1),
        win_share=round(anchored.win_share if anchored else even, 4),
        win_share_ci95=_rounded(anchored.ci95 if anchored else (even, even), 4),
        mean_margin=round(anchored.mean_margin if anchored else 0.0, 2),
        ms_thinking_median=round(bot.ms_thinking_median, 2),
        ms_thinking_p99=round(bot.ms_thinking_p99, 2),
        games=sum(pair.games for pair in found.pairings if name in (pair.bot, pair.rival)),
    )


def _step(pair: PairingResult) -> Step:
    return Step(below=pair.rival, win_share=round(pair.win_share, 4), ci95=_rounded(pair.ci95, 4))


def _rounded(ends: Interval, digits: int) -> Interval:
    return (round(ends[0], digits), round(ends[1], digits))
