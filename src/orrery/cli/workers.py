"""The options of commands that play many games: where they are played, and how long a program may
think."""

import os
from typing import Annotated

import typer
from rich.markup import escape

from orrery.bots.work import Workers
from orrery.cli.output import TEXTS

Jobs = Annotated[int, typer.Option(min=0, help=TEXTS.format("arena-help-jobs"))]
_RAY_HELP = escape(TEXTS.format("arena-help-ray"))
Ray = Annotated[str, typer.Option(metavar="ADDRESS", help=_RAY_HELP)]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.01, help=TEXTS.format("arena-help-seconds"))
]


def workers_of(jobs: int, ray: str) -> Workers:
    """So many processes, one for each core where none are asked for; or Ray."""
    return Workers(jobs or os.cpu_count() or 1, ray)
