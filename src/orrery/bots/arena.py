"""Whole games between bots, each of which sees only its own view and the legal list."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orrery.bots.bot import Bot
from orrery.bots.contestants import introduce_all, seat_all
from orrery.bots.one_game import play_to_end
from orrery.bots.stdio import SECONDS, BotFailure
from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.play.dealer import Dealer, SeededDealer
from orrery.play.record import Entry, Record, Result, encode, result_of


class BotsForSeats(OrreryError):
    code = "usage-bots"


class Forfeit(Exception):
    """A game that ends because the program in a seat failed: `record` is the game up to there."""

    def __init__(self, seat: int, failure: BotFailure, record: Record) -> None:
        super().__init__(f"seat {seat}: {failure}")
        self.seat = seat
        self.failure = failure
        self.record = record


def play_game(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, str] | None,
    bots: Sequence[Bot],
    dealer: Dealer,
    names: Sequence[str] | None = None,
) -> Record:
    """Play one game to its end; the bot of each seat by its place in `bots`."""
    state = game.new(seats, options)
    entries: list[Entry] = []

    def record() -> Record:
        return Record(
            game=game,
            seats=seats,
            options=game.full_options(options or {}),
            names=None if names is None else tuple(names),
            entries=tuple(entries),
            result=result_of(game, state),
        )

    try:
        play_to_end(game, state, bots, dealer, entries)
    except BotFailure as failure:
        raise Forfeit(int(game.to_act(state)), failure, record()) from failure
    return record()


@dataclass(frozen=True)
class SeriesGame:
    """One game of a series, for another process."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    number: int
    seconds: float

    def play(self, game: Game[Any, Any], watch: Callable[[Bot], Bot] | None = None) -> Record:
        """Play it; `watch` may put somebody between the table and a bot."""
        rngs = [Rng("bot", self.seed, self.number, seat) for seat in range(self.seats)]
        dealer = SeededDealer(Rng("deal", self.seed, self.number))
        with seat_all(self.bots, game, self.options, rngs, self.seconds) as seated:
            bots = seated if watch is None else [watch(bot) for bot in seated]
            return play_game(game, self.seats, self.options, bots, dealer, self.bots)


@dataclass(frozen=True)
class SeriesResult:
    """The record of a game as it is saved; of a game that was forfeited up to there, and why."""

    number: int
    record: bytes
    result: Result | None
    failure: BotFailure | None
    seat: int | None


def play_series_game(task: SeriesGame) -> SeriesResult:
    from orrery.games import game_named

    try:
        record = task.play(game_named(task.game))
    except Forfeit as forfeit:
        left = encode(forfeit.record)
        return SeriesResult(task.number, left, None, forfeit.failure, forfeit.seat)
    return SeriesResult(task.number, encode(record), record.result, None, None)


class Series:
    """A series of games between the same bots: one for every seat, or one for all. Number and seed
    determine each game."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: dict[str, str],
        bots: Sequence[str],
        seed: int,
        seconds: float = SECONDS,
    ) -> None:
        game.new(seats, options)
        if len(bots) not in (1, seats):
            raise BotsForSeats(seats=seats, given=len(bots))
        self.programs = introduce_all(bots, game)
        """The programs among the bots, by what they call themselves."""
        self.bots = tuple(bots) * (seats if len(bots) == 1 else 1)
        self._game = game
        self._seats = seats
        self._options = options
        self._seed = seed
        self._seconds = seconds

    def task(self, number: int) -> SeriesGame:
        return SeriesGame(
            self._game.id, self._seats, self._options, self.bots, self._seed, number, self._seconds
        )

    def play(self, number: int) -> Record:
        return self.task(number).play(self._game)
