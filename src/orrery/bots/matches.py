"""Matches between bots: every pairing plays the same deals from every seat. Seed and number
determine a game, wherever it is played."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from orrery.bots.arena import Forfeit, play_game
from orrery.bots.bot import Bot
from orrery.bots.contestants import COMMAND, introduce_all, seat_all
from orrery.bots.stdio import SECONDS
from orrery.core.action import Action
from orrery.core.errors import OrreryError
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import game_named
from orrery.play.dealer import SeededDealer
from orrery.play.record import Result

Milliseconds = tuple[float, ...]


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
    """One game to be played: the bot of the pairing has `seat`; the deal has a number. A program
    has so many seconds for a move."""

    game: str
    seats: int
    pairing: Pairing
    deal: int
    seat: int
    seed: int
    seconds: float = SECONDS


@dataclass(frozen=True)
class Times:
    """The milliseconds of each decision, and of those it thought about: more than one choice, and
    no plan made before that it only had to follow."""

    all: Milliseconds = ()
    thinking: Milliseconds = ()


@dataclass(frozen=True)
class Failure:
    """Why a program forfeited the game from its seat."""

    seat: int
    code: str
    facts: dict[str, str | float | None]


@dataclass(frozen=True)
class MatchResult:
    """A finished game: points and ranks of each seat, and how long the bot of the pairing and its
    rivals took. In a game that was forfeited the program that failed is last, all others share the
    win, and there are no points."""

    played: MatchGame
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    own: Times
    rivals: Times
    failure: Failure | None = None

    def share_of(self, seat: int) -> float:
        """A seat's share of the win: a part of it where several are first."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)

    def margin_of(self, seat: int) -> int:
        """Points ahead of the best other seat."""
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])

    @property
    def share(self) -> float:
        """The bot's share of the win."""
        return self.share_of(self.played.seat)

    @property
    def own_points(self) -> int:
        return self.points[self.played.seat]

    @property
    def margin(self) -> int:
        """How many points the bot is ahead of the best rival."""
        return self.margin_of(self.played.seat)


def all_pairings(bots: Sequence[str], seats: int) -> list[Pairing]:
    """Everybody against everybody. With two seats a pairing and its reverse are the same games;
    with more each bot also meets the others alone."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise TooFewBots(given=len(names))
    pairs = combinations(names, 2) if seats == 2 else permutations(names, 2)
    return [Pairing(bot, rival) for bot, rival in pairs]


def pairings_against(bots: Sequence[str], rival: str) -> list[Pairing]:
    """Each bot alone against the same rival in every other seat."""
    names = [name for name in dict.fromkeys(bots) if name != rival]
    if not names:
        raise TooFewBots(given=1)
    return [Pairing(bot, rival) for bot in names]


def introduce_pairings(game: str, pairings: Sequence[Pairing]) -> dict[str, str]:
    """Refuse bots that do not exist or do not answer; programs by what they call themselves."""
    names = [name for pairing in pairings for name in (pairing.bot, pairing.rival)]
    return introduce_all(names, game_named(game))


def schedule(
    game: str,
    pairings: Sequence[Pairing],
    seats: int,
    games: int,
    seed: int,
    seconds: float = SECONDS,
) -> list[MatchGame]:
    """About `games` games of every pairing: whole deals, each from every seat."""
    game_named(game).new(seats)
    deals = -(-games // seats)
    return [
        MatchGame(game, seats, pairing, deal, seat, seed, seconds)
        for pairing in pairings
        for deal in range(deals)
        for seat in range(seats)
    ]


class _Timed:
    """Times the decisions of a bot. A bot that has a `plan` does not think while it follows it."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self._bot = bot
        self._clock = clock
        self.all: list[float] = []
        self.thinking: list[float] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        plan: list[Action] = list(getattr(self._bot, "plan", ()))
        start = self._clock()
        chosen = self._bot.choose(view, legal)
        spent = round(1000 * (self._clock() - start), 3)
        self.all.append(spent)
        if len(legal) > 1 and chosen not in plan[:1]:
            self.thinking.append(spent)
        return chosen


def play_match_game(task: MatchGame) -> MatchResult:
    """Play one game; the deal depends on its number alone, a bot's luck on its seat as well."""
    rules = game_named(task.game)
    names = [task.pairing.rival] * task.seats
    names[task.seat] = task.pairing.bot
    rngs = [Rng("bot", task.seed, task.deal, place, name) for place, name in enumerate(names)]
    dealer = SeededDealer(Rng("deal", task.seed, task.deal))
    failure = None
    with seat_all(names, rules, {}, rngs, task.seconds) as seated:
        bots = [_Timed(bot, _clock_for(name)) for bot, name in zip(seated, names, strict=True)]
        try:
            result = play_game(rules, task.seats, {}, bots, dealer).result
        except Forfeit as forfeit:
            facts = {name: _plain(value) for name, value in forfeit.failure.facts.items()}
            failure = Failure(forfeit.seat, forfeit.failure.code, facts)
            result = _forfeited(task.seats, forfeit.seat)
    assert result is not None  # noqa: S101 - a game that was not forfeited is played to its end
    rivals = [bot for place, bot in enumerate(bots) if place != task.seat]
    return MatchResult(
        played=task,
        points=tuple(result.scores),
        ranks=tuple(result.ranks),
        own=_times_of([bots[task.seat]]),
        rivals=_times_of(rivals),
        failure=failure,
    )


def _clock_for(name: str) -> Callable[[], float]:
    """A bot of ours by the time of this process, a program, which has its own, by the wall."""
    return time.perf_counter if name.startswith(COMMAND) else time.process_time


def _plain(value: object) -> str | float | None:
    return value if isinstance(value, int | float) or value is None else str(value)


def _forfeited(seats: int, loser: int) -> Result:
    return Result([0] * seats, [seats if seat == loser else 1 for seat in range(seats)])


def _times_of(bots: Sequence[_Timed]) -> Times:
    every = tuple(ms for bot in bots for ms in bot.all)
    return Times(every, tuple(ms for bot in bots for ms in bot.thinking))


def times_in(results: Sequence[MatchResult], bot: str) -> Times:
    """How long a bot took in these games."""
    every: list[float] = []
    thinking: list[float] = []
    for result in results:
        pairing = result.played.pairing
        for name, times in ((pairing.bot, result.own), (pairing.rival, result.rivals)):
            if name == bot:
                every += times.all
                thinking += times.thinking
    return Times(tuple(every), tuple(thinking))
