"""`orrery audit`: what hosts and operators did."""

from typing import TYPE_CHECKING, Annotated

import typer

from orrery.cli.database import Data, Database, find_address, format_time, run_on_store
from orrery.cli.output import TEXTS, print_table

if TYPE_CHECKING:
    from orrery.server.store import AuditEntry


def audit(
    data: Data = None,
    database: Database = None,
    table: Annotated[str | None, typer.Option(help=TEXTS.format("audit-help-table"))] = None,
    guest: Annotated[str | None, typer.Option(help=TEXTS.format("audit-help-guest"))] = None,
    limit: Annotated[int, typer.Option(min=1, help=TEXTS.format("audit-help-limit"))] = 50,
) -> None:
    from orrery.server.store.moderation import read_audit

    found = run_on_store(
        find_address(data, database),
        "read",
        lambda store: store.read(
            lambda connection: read_audit(
                connection, limit=limit, table_id=table, guest_id=guest, latest_first=True
            )
        ),
    )
    columns = ("number", "at", "role", "by", "deed", "table", "guest", "reason")
    headings = [TEXTS.format(f"audit-column-{column}") for column in columns]
    print_table(headings, [_cells(entry) for entry in reversed(found)])


def _cells(entry: "AuditEntry") -> list[str]:
    who = [TEXTS.format(f"audit-role-{entry.role}"), entry.by]
    what = [TEXTS.format(f"audit-deed-{entry.deed}"), entry.table_id, entry.guest_id, entry.reason]
    return [str(entry.number), format_time(entry.at), *who, *what]
