"""Matches between bots: every pairing plays the same deals from every seat, here or in several
processes. Seed and number determine a game, however the work is split."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, permutations
from multiprocessing import get_context

from orrery.bots import bot_named
from orrery.bots.arena import play_game
from orrery.bots.bot import Bot
from orrery.bots.garbage import collect_rarely
from orrery.core.action import Action
from orrery.core.errors import OrreryError
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import game_named
from orrery.play.dealer import SeededDealer


class TooFewBots(OrreryError):
    """A match takes at least two different bots."""

    code = "too-few-bots"


@dataclass(frozen=True)
class Pairing:
    """One bot in one seat, a rival in all the others."""

    bot: str
    rival: str


@dataclass(frozen=True)
class MatchGame:
    """One game to be played: the bot of the pairing has `seat`; the deal has a number."""

    game: str
    seats: int
    pairing: Pairing
    deal: int
    seat: int
    seed: int


@dataclass(frozen=True)
class MatchResult:
    """A finished game: points and ranks of each seat, and the milliseconds of each decision of the
    bot of the pairing and of its rivals."""

    played: MatchGame
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    own_ms: tuple[float, ...]
    rival_ms: tuple[float, ...]

    @property
    def share(self) -> float:
        """The bot's share of the win: a part of it where several are first."""
        return (self.ranks[self.played.seat] == 1) / self.ranks.count(1)

    @property
    def own_points(self) -> int:
        return self.points[self.played.seat]

    @property
    def margin(self) -> int:
        """Points ahead of the best rival."""
        seat = self.played.seat
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])


def schedule(game: str, bots: Sequence[str], seats: int, games: int, seed: int) -> list[MatchGame]:
    """About `games` games of every pairing: whole deals, each from every seat. With two seats a
    pairing and its reverse are the same games; with more each bot also meets the others alone."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise TooFewBots(given=len(names))
    rules = game_named(game)
    rules.new(seats)
    for name in names:
        bot_named(name, rules, Rng(seed))
    pairs = combinations(names, 2) if seats == 2 else permutations(names, 2)
    deals = -(-games // seats)
    return [
        MatchGame(game, seats, Pairing(bot, rival), deal, seat, seed)
        for bot, rival in pairs
        for deal in range(deals)
        for seat in range(seats)
    ]


class _Timed:
    """Times the decisions of a bot."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.ms: list[float] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        start = time.process_time()
        chosen = self._bot.choose(view, legal)
        self.ms.append(1000 * (time.process_time() - start))
        return chosen


def play_match_game(task: MatchGame) -> MatchResult:
    """Play one game; the deal depends on its number alone, a bot's luck on its seat as well."""
    rules = game_named(task.game)
    names = [task.pairing.rival] * task.seats
    names[task.seat] = task.pairing.bot
    bots = [
        _Timed(bot_named(name, rules, Rng("bot", task.seed, task.deal, place, name)))
        for place, name in enumerate(names)
    ]
    dealer = SeededDealer(Rng("deal", task.seed, task.deal))
    result = play_game(rules, task.seats, {}, bots, dealer).result
    assert result is not None  # noqa: S101 - play_game plays to the end
    rivals = [bot for place, bot in enumerate(bots) if place != task.seat]
    return MatchResult(
        played=task,
        points=tuple(result.scores),
        ranks=tuple(result.ranks),
        own_ms=tuple(bots[task.seat].ms),
        rival_ms=tuple(ms for rival in rivals for ms in rival.ms),
    )


def play_all(
    tasks: Sequence[MatchGame], jobs: int, progress: Callable[[int, int], None] | None = None
) -> list[MatchResult]:
    """Play every game, in so many processes; `progress` hears how many of how many are done."""
    results: list[MatchResult] = []
    for result in _results(tasks, jobs):
        results.append(result)
        if progress is not None:
            progress(len(results), len(tasks))
    return results


def _results(tasks: Sequence[MatchGame], jobs: int) -> Iterator[MatchResult]:
    if jobs == 1:
        collect_rarely()
        yield from map(play_match_game, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), collect_rarely) as pool:
        yield from pool.map(play_match_game, tasks)


def median_ms(results: Sequence[MatchResult], bot: str) -> float:
    """The median time of the decisions of a bot in these games."""
    times = [ms for each in results for ms in _times_of(each, bot)]
    return statistics.median(times) if times else 0.0


def _times_of(result: MatchResult, bot: str) -> tuple[float, ...]:
    pairing = result.played.pairing
    return result.own_ms if pairing.bot == bot else result.rival_ms if pairing.rival == bot else ()
