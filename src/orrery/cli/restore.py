"""`orrery restore`: replaces the database by a backup."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.database import Data, Database, address_of
from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError


def restore(
    file: Annotated[Path, typer.Argument(help=TEXTS.format("restore-help-file"))],
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option(help=TEXTS.format("restore-help-replace"))] = False,
) -> None:
    from orrery.server.store.backup import restore as restore_backup

    try:
        count = asyncio.run(restore_backup(file, address_of(data, database), replace=replace))
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("restore-done", tables=count, path=str(file)))
