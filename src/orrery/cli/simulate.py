"""`orrery simulate`: whole games between bots, a record for each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from orrery.bots.arena import Series, SeriesResult, play_series_game
from orrery.bots.contestants import split_names
from orrery.bots.stdio import SECONDS
from orrery.bots.work import run_each
from orrery.cli.output import (
    DOES_NOT_FIT,
    TEXTS,
    error_lines,
    fail,
    print_plain,
    print_table,
    progress_bar,
)
from orrery.cli.series import Bots, GameName, GameOptions, Seats, parse_options
from orrery.cli.workers import Jobs, Ray, Seconds, workers_of
from orrery.core.errors import OrreryError
from orrery.play.record import Result, write_whole


def simulate(
    game: GameName,
    out: Annotated[Path, typer.Option(help=TEXTS.format("simulate-help-out"))],
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("simulate-help-games"))] = 1,
    seed: Annotated[int, typer.Option(help=TEXTS.format("simulate-help-seed"))] = 0,
    bots: Bots = "random",
    option: GameOptions = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    seconds: Seconds = SECONDS,
) -> None:
    from orrery.games import game_named

    results: list[SeriesResult] = []
    try:
        options = parse_options(option or [])
        series = Series(game_named(game), seats, options, split_names(bots), seed, seconds)
        out.mkdir(parents=True, exist_ok=True)
        tasks = [series.task(number) for number in range(1, games + 1)]
        with progress_bar(TEXTS.format("simulate-progress")) as shown:
            for _, result in run_each(tasks, play_series_game, workers_of(jobs, ray)):
                write_whole(out / f"{result.number}.jsonl", result.record)
                results.append(result)
                shown(len(results), games)
    except KeyboardInterrupt:
        done = TEXTS.format("simulate-stopped", done=len(results), games=games, folder=str(out))
        print_plain(done)
        raise typer.Exit(DOES_NOT_FIT) from None
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("simulate-done", games=games, game=game, folder=str(out)))
    _print_summary(series.bots, [each.result for each in results if each.result is not None])
    _print_failures(results)


def _print_summary(bots: Sequence[str], results: Sequence[Result]) -> None:
    columns = ("seat", "bot", "wins", "mean")
    count = max(1, len(results))
    print_table(
        [TEXTS.format(f"simulate-{column}") for column in columns],
        [
            (
                str(seat),
                bot,
                str(sum(result.ranks[seat] == 1 for result in results)),
                f"{sum(result.scores[seat] for result in results) / count:.1f}",
            )
            for seat, bot in enumerate(bots)
        ],
    )


def _print_failures(results: Sequence[SeriesResult]) -> None:
    for each in sorted(results, key=lambda result: result.number):
        if each.failure is not None and each.seat is not None:
            print_plain(TEXTS.format("simulate-forfeit", number=each.number, seat=each.seat))
            for line in error_lines(TEXTS, each.failure):
                print_plain(line)
