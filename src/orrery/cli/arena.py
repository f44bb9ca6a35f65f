"""`orrery arena`: matches between bots, with ratings and intervals."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from orrery.bots.contestants import split_names
from orrery.bots.matches import all_pairings, introduce_pairings, play_all, schedule
from orrery.bots.ratings import report
from orrery.bots.stdio import SECONDS
from orrery.cli.arena_page import headings, page_of, pairing_lines, remark_lines, rows_of
from orrery.cli.output import TEXTS, fail, print_plain, print_table, progress_bar
from orrery.cli.series import GameName, Seats
from orrery.cli.workers import Jobs, Ray, Seconds, workers_of
from orrery.core.errors import OrreryError


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=TEXTS.format("arena-help-bots"))],
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("arena-help-games"))] = 400,
    jobs: Jobs = 0,
    ray: Ray = "",
    seed: Annotated[int, typer.Option(help=TEXTS.format("arena-help-seed"))] = 0,
    seconds: Seconds = SECONDS,
    json: Annotated[Path | None, typer.Option(help=TEXTS.format("arena-help-json"))] = None,
    html: Annotated[Path | None, typer.Option(help=TEXTS.format("arena-help-html"))] = None,
) -> None:
    try:
        pairings = all_pairings(split_names(bots), seats)
        tasks = schedule(game, pairings, seats, games, seed, seconds)
        programs = introduce_pairings(game, pairings)
        with progress_bar(TEXTS.format("simulate-progress")) as shown:
            found = report(play_all(tasks, workers_of(jobs, ray), shown), programs)
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        if html is not None:
            html.write_text(page_of(found, TEXTS), "utf-8")
    except (OrreryError, OSError) as error:
        fail(error)
    print_table(headings(TEXTS), rows_of(found))
    for line in [*pairing_lines(found, TEXTS), *remark_lines(found, TEXTS)]:
        print_plain(line)
