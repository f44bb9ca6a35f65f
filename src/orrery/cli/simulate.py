"""`orrery simulate`: whole games between bots, a record for each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from orrery.bots import bot_named
from orrery.cli.output import TEXTS, fail, print_plain, print_table, progress
from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.play.arena import play_game
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record, Result, save


class BadOptionText(OrreryError):
    code = "usage-option"


class BotsForSeats(OrreryError):
    code = "usage-bots"


def simulate(
    game: Annotated[str, typer.Argument(help=TEXTS.format("simulate-help-game"))],
    out: Annotated[Path, typer.Option(help=TEXTS.format("simulate-help-out"))],
    seats: Annotated[int, typer.Option(help=TEXTS.format("simulate-help-seats"))] = 2,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("simulate-help-games"))] = 1,
    seed: Annotated[int, typer.Option(help=TEXTS.format("simulate-help-seed"))] = 0,
    bots: Annotated[str, typer.Option(help=TEXTS.format("simulate-help-bots"))] = "random",
    option: Annotated[
        list[str] | None, typer.Option(help=TEXTS.format("simulate-help-option"))
    ] = None,
) -> None:
    from orrery.games import game_named

    try:
        series = Series(game_named(game), seats, _options(option or []), bots.split(","), seed)
        out.mkdir(parents=True, exist_ok=True)
        results = []
        for number in progress(range(1, games + 1), TEXTS.format("simulate-progress")):
            record = series.play(number)
            save(record, out / f"{number}.jsonl")
            results.append(record.result)
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("simulate-done", games=games, game=game, folder=str(out)))
    _print_summary(series.bots, [result for result in results if result is not None])


class Series:
    """Games of the same bots with the same options; each by its number and the seed alone."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: dict[str, str],
        bots: Sequence[str],
        seed: int,
    ) -> None:
        game.new(seats, options)
        if len(bots) not in (1, seats):
            raise BotsForSeats(seats=seats, given=len(bots))
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = list(bots) * seats if len(bots) == 1 else list(bots)
        self.seed = seed
        for name in self.bots:
            bot_named(name, game, Rng(seed))

    def play(self, number: int) -> Record:
        bots = [
            bot_named(name, self.game, Rng("bot", self.seed, number, seat))
            for seat, name in enumerate(self.bots)
        ]
        dealer = SeededDealer(Rng("deal", self.seed, number))
        return play_game(self.game, self.seats, self.options, bots, dealer, self.bots)


def _options(given: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptionText(text=text)
        options[name] = value
    return options


def _print_summary(bots: Sequence[str], results: Sequence[Result]) -> None:
    columns = ("seat", "bot", "wins", "mean")
    print_table(
        [TEXTS.format(f"simulate-{column}") for column in columns],
        [
            (
                str(seat),
                bot,
                str(sum(result.ranks[seat] == 1 for result in results)),
                f"{sum(result.scores[seat] for result in results) / len(results):.1f}",
            )
            for seat, bot in enumerate(bots)
        ],
    )
