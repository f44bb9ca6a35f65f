"""`orrery backup`: writes a consistent snapshot of all stored games while play goes on."""

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
    keep: Annotated[int | None, typer.Option(min=1, help=TEXTS.format("backup-help-keep"))] = None,
) -> None:
    from orrery.server.store.backup import backup as write_backup
    from orrery.server.store.backup import backup_into

    try:
        address = address_of(data, database)
        if keep is None:
            count = asyncio.run(write_backup(address, file))
        else:
            file, count = asyncio.run(backup_into(address, file, keep))
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("backup-done", tables=count, path=str(file)))
