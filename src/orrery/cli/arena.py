"""`orrery arena`: matches between bots, with ratings and intervals."""

from itertools import chain
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from orrery.bots.contestants import split_names
from orrery.bots.matches import (
    all_pairings,
    introduce_pairings,
    pairings_against,
    schedule,
)
from orrery.bots.ratings import report
from orrery.bots.stdio import SECONDS
from orrery.cli.arena_page import (
    headings,
    page_of,
    pairing_lines,
    remark_lines,
    rows_of,
    seat_lines,
)
from orrery.cli.matches import play_matches
from orrery.cli.output import DOES_NOT_FIT, TEXTS, fail, print_plain, print_table
from orrery.cli.series import GameName, Seats
from orrery.cli.text import Texts
from orrery.cli.workers import Jobs, Ray, Seconds, workers_of
from orrery.core.errors import OrreryError


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=TEXTS.format("arena-help-bots"))],
    seats: Seats = 2,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("arena-help-games"))] = 400,
    against: Annotated[str, typer.Option(help=TEXTS.format("arena-help-against"))] = "",
    jobs: Jobs = 0,
    ray: Ray = "",
    seed: Annotated[int, typer.Option(help=TEXTS.format("arena-help-seed"))] = 0,
    seconds: Seconds = SECONDS,
    log: Annotated[Path | None, typer.Option(help=TEXTS.format("ladder-help-log"))] = None,
    json: Annotated[Path | None, typer.Option(help=TEXTS.format("arena-help-json"))] = None,
    html: Annotated[Path | None, typer.Option(help=TEXTS.format("arena-help-html"))] = None,
) -> None:
    from orrery.games import game_named

    try:
        names = split_names(bots)
        pairings = pairings_against(names, against) if against else all_pairings(names, seats)
        tasks = schedule(game, pairings, seats, games, seed, seconds)
        programs = introduce_pairings(game, pairings)
        results, is_whole = play_matches(tasks, workers_of(jobs, ray), log)
        if not results:
            raise typer.Exit(DOES_NOT_FIT)
        found = report(results, programs)
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        if html is not None:
            html.write_text(page_of(found, Texts(TEXTS.language, game_named(game))), "utf-8")
    except (OrreryError, OSError) as error:
        fail(error)
    print_table(headings(TEXTS), rows_of(found))
    lines = [seat_lines, pairing_lines, remark_lines]
    for line in chain.from_iterable(tell(found, TEXTS) for tell in lines):
        print_plain(line)
    if not is_whole:
        raise typer.Exit(DOES_NOT_FIT)
