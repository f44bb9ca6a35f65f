"""`orrery downgrade`: leads the database back to an earlier step, for an earlier program."""

import asyncio
from typing import Annotated

import typer

from orrery.cli.database import Data, Database, Yes, confirm, settings_of
from orrery.cli.output import TEXTS, fail, print_plain
from orrery.core.errors import OrreryError


def downgrade(
    revision: Annotated[str, typer.Argument(help=TEXTS.format("downgrade-help-revision"))],
    data: Data = None,
    database: Database = None,
    yes: Yes = False,
) -> None:
    from orrery.server.store.downgrade import downgrade as lead_back

    try:
        settings = settings_of(data, database)
        confirm(TEXTS.format("downgrade-ask", revision=revision), yes)
        folder = settings.backup_folder
        kept = asyncio.run(lead_back(settings.database_address, revision, folder))
    except (OrreryError, OSError) as error:
        fail(error)
    print_plain(TEXTS.format("downgrade-done", revision=revision, path=str(kept)))
