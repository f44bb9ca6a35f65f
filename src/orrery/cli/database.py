"""Where the commands on stored games find the database: as the server does."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.output import TEXTS

if TYPE_CHECKING:
    from orrery.server.settings import Settings

Data = Annotated[str | None, typer.Option(help=TEXTS.format("serve-help-data"))]
Database = Annotated[str | None, typer.Option(help=TEXTS.format("database-help"))]


def settings_of(data: str | None, database: str | None) -> "Settings":
    """The settings of the server, with what the command line says."""
    from orrery.server.settings import load

    return load(os.environ, {"data": data, "database": database})


def address_of(data: str | None, database: str | None) -> str:
    return settings_of(data, database).database_address
