"""`orrery export`: write a record as one page that replays it."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError
from orrery.play.record import load, write_whole


def export(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help=TEXTS.format("export-help-record"))
    ],
    html: Annotated[Path, typer.Option("--html", help=TEXTS.format("export-help-html"))],
    seat: Annotated[int | None, typer.Option(help=TEXTS.format("export-help-seat"))] = None,
) -> None:
    from orrery.games import GAMES
    from orrery.server.replay_page import page_of

    try:
        record = load(file, GAMES)
        page = page_of(record, seat)
        write_whole(html, page)
    except (OrreryError, OSError) as error:
        fail(error)
    size = round(len(page) / 1000)
    print_plain(
        TEXTS.format("export-done", file=str(html), size=size, positions=len(record.entries) + 1)
    )
