"""`orrery backup`: one consistent moment of all stored games into a file, while they go on."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.database import Data, Database, address_of
from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError


def backup(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("backup-help-file"))],
    data: Data = None,
    database: Database = None,
) -> None:
    from orrery.server.store.backup import backup as copied

    try:
        count = asyncio.run(copied(address_of(data, database), file))
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("backup-done", tables=count, path=str(file)))
