"""`orrery balance`: what games between equal bots say about a game."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from orrery.bots.arena import Series
from orrery.bots.balance import balance_report, play_balance_game
from orrery.bots.work import run_all
from orrery.cli.balance_page import (
    SHOWN,
    component_table,
    flag_lines,
    kind_name,
    kinds_of,
    length_line,
    page_of,
    seat_table,
    source_table,
    title_of,
)
from orrery.cli.output import TEXTS, fail, print_plain, print_table, progress_bar
from orrery.cli.series import GameName, Seats
from orrery.cli.text import Texts
from orrery.cli.workers import Jobs, Ray, workers_of
from orrery.core.errors import OrreryError


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=TEXTS.format("simulate-help-games"))] = 400,
    bots: Annotated[str, typer.Option(help=TEXTS.format("balance-help-bots"))] = "wanderer",
    seats: Seats = 2,
    jobs: Jobs = 0,
    ray: Ray = "",
    seed: Annotated[int, typer.Option(help=TEXTS.format("arena-help-seed"))] = 0,
    json: Annotated[Path | None, typer.Option(help=TEXTS.format("arena-help-json"))] = None,
    html: Annotated[Path | None, typer.Option(help=TEXTS.format("arena-help-html"))] = None,
) -> None:
    from orrery.games import game_named

    try:
        rules = game_named(game)
        texts = Texts(TEXTS.language, rules)
        series = Series(rules, seats, {}, [bots], seed)
        tasks = [series.task(number) for number in range(1, games + 1)]
        with progress_bar(TEXTS.format("simulate-progress")) as shown:
            counted = run_all(tasks, play_balance_game, workers_of(jobs, ray), shown)
        found = balance_report(rules, bots, seed, counted)
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        if html is not None:
            html.write_text(page_of(found, texts), "utf-8")
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(title_of(found, texts))
    print_table(*seat_table(found, texts))
    print_table(*source_table(found, texts))
    print_plain(length_line(found, texts))
    for kind, components in kinds_of(found).items():
        print_plain(kind_name(kind, texts))
        few = components[:SHOWN] + components[max(SHOWN, len(components) - SHOWN) :]
        print_table(*component_table(few, texts))
    for line in flag_lines(found, texts):
        print_plain(line)
