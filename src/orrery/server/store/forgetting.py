"""Forgets a guest: what is theirs alone is removed, and what others share loses who it was."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, func, select, update

from orrery.server.store.expiry import remove_guest
from orrery.server.store.rows import StoredTable, TableChanges
from orrery.server.store.schema import CHAT, INVITATIONS, LOG, REPORTS, SITTERS, TABLES
from orrery.server.store.statements import find_readable, update_table

Change = Callable[[StoredTable], TableChanges]


def tables_of(connection: Connection, guest_id: str) -> list[str]:
    """Every table at which a guest sits or which they created, also those set aside."""
    own = select(SITTERS.c.table).where(SITTERS.c.guest == guest_id)
    found = select(TABLES.c.id).where(TABLES.c.id.in_(own) | (TABLES.c.host == guest_id))
    return list(connection.execute(found.order_by(TABLES.c.created, TABLES.c.id)).scalars())


def forget_guest(
    connection: Connection, guest_id: str, left: Sequence[str], change: Change, alias: str
) -> list[str]:
    """Remove a guest, and change every table of theirs with those they `left` just before; all of
    these. Logs keep `alias` in place of the guest, so that no command is done twice; chat keeps
    nothing, and reports about them keep no words of theirs."""
    tables = sorted({*left, *tables_of(connection, guest_id), *_kept_for(connection, guest_id)})
    for table_id in tables:
        _change_table(connection, table_id, change)
        _change_log(connection, table_id, guest_id, alias)
    lost = {"guest": "", "name": "", "command": None}
    connection.execute(update(CHAT).where(CHAT.c.guest == guest_id).values(lost))
    connection.execute(delete(REPORTS).where(REPORTS.c.reporter == guest_id))
    connection.execute(update(REPORTS).where(REPORTS.c.guest_id == guest_id).values(quote=""))
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.sender == guest_id))
    # Also of tables that cannot be read.
    connection.execute(delete(SITTERS).where(SITTERS.c.guest == guest_id))
    connection.execute(update(TABLES).where(TABLES.c.host == guest_id).values(host=""))
    remove_guest(connection, guest_id)
    return tables


def _kept_for(connection: Connection, guest_id: str) -> list[str]:
    """The tables that have not begun and keep a seat for a guest."""
    is_named = TABLES.c.players.contains(guest_id, autoescape=True)
    found = select(TABLES.c.id).where(TABLES.c.status == "open", is_named)
    return list(connection.execute(found).scalars())


def _change_table(connection: Connection, table_id: str, change: Change) -> None:
    """Another process may change the row in between: then it is read again."""
    while (table := find_readable(connection, table_id)) is not None:
        if update_table(connection, table_id, table.revision, change(table)):
            return


def _change_log(connection: Connection, table_id: str, guest_id: str, alias: str) -> None:
    steps = update(LOG).where(LOG.c.table == table_id)
    connection.execute(steps.where(LOG.c.guest == guest_id).values(guest=""))
    commands = LOG.c.command.startswith(f"{guest_id}/", autoescape=True)
    rest = func.substr(LOG.c.command, len(guest_id) + 1)
    connection.execute(steps.where(commands).values(command=alias + rest))
