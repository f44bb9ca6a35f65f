"""`orrery simulate`: whole games between bots, a record for each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from orrery.bots import PLAIN
from orrery.bots.arena import Series
from orrery.bots.garbage import collect_rarely
from orrery.bots.levels import LEVELS
from orrery.cli.output import TEXTS, fail, print_plain, print_table, progress
from orrery.core.errors import OrreryError
from orrery.play.record import Result

_BOTS_HELP = TEXTS.format("simulate-help-bots", levels=", ".join(LEVELS), plain=", ".join(PLAIN))


class BadOptionText(OrreryError):
    code = "usage-option"


def simulate(
    game: Annotated[str, typer.Argument(help=TEXTS.format("simulate-help-game"))],
    out: Annotated[Path, typer.Option(help=TEXTS.format("simulate-help-out"))],
    seats: Annotated[int, typer.Option(help=TEXTS.format("simulate-help-seats"))] = 2,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("simulate-help-games"))] = 1,
    seed: Annotated[int, typer.Option(help=TEXTS.format("simulate-help-seed"))] = 0,
    bots: Annotated[str, typer.Option(help=_BOTS_HELP)] = "random",
    option: Annotated[
        list[str] | None, typer.Option(help=TEXTS.format("simulate-help-option"))
    ] = None,
) -> None:
    from orrery.games import game_named

    try:
        series = Series(game_named(game), seats, parse_options(option or []), bots.split(","), seed)
        out.mkdir(parents=True, exist_ok=True)
        collect_rarely()
        results = []
        for number in progress(range(1, games + 1), TEXTS.format("simulate-progress")):
            record = series.play(number)
            record.save(out / f"{number}.jsonl")
            results.append(record.result)
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("simulate-done", games=games, game=game, folder=str(out)))
    _print_summary(series.bots, [result for result in results if result is not None])


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """Options written `name=value`."""
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
