"""The options of commands that play games of a series: which game, how many seats, which bots."""

from collections.abc import Sequence
from typing import Annotated

import typer

from orrery.bots import PLAIN
from orrery.bots.levels import LEVELS
from orrery.cli.output import TEXTS
from orrery.core.errors import OrreryError

_BOTS_HELP = TEXTS.format("simulate-help-bots", levels=", ".join(LEVELS), plain=", ".join(PLAIN))

GameName = Annotated[str, typer.Argument(help=TEXTS.format("simulate-help-game"))]
Seats = Annotated[int, typer.Option(help=TEXTS.format("simulate-help-seats"))]
Bots = Annotated[str, typer.Option(help=_BOTS_HELP)]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", help=TEXTS.format("simulate-help-option"))
]


class BadOptionText(OrreryError):
    code = "usage-option"


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """Options written `name=value`."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptionText(text=text)
        options[name] = value
    return options
