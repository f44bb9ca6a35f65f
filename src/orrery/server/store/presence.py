"""Who is connected to which table through which process, as functions of a connection. The leases
of processes are measured by the clock of the database: those of several machines may differ."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from orrery.server.store.rows import Connected
from orrery.server.store.schema import PRESENCE, PROCESSES, SITTERS

Place = tuple[str, str]
"""A table, and a guest who is connected to it."""

_INSERT: Final[Mapping[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_NOW: Final[Mapping[str, ColumnElement[int]]] = {
    "sqlite": literal_column("CAST(unixepoch('subsec') * 1000 AS INTEGER)"),
    "postgresql": literal_column("CAST(extract(epoch FROM now()) * 1000 AS BIGINT)"),
}


def begin_lease(
    connection: Connection, process: str, milliseconds: int, places: Sequence[Place]
) -> None:
    """A process begins, or has lost its lease: with everybody who is connected through it."""
    end_lease(connection, process)
    until = _NOW[connection.dialect.name] + milliseconds
    connection.execute(insert(PROCESSES).values(id=process, until=until))
    save(connection, process, places, ())


def renew_lease(connection: Connection, process: str, milliseconds: int) -> bool:
    """False: the lease has ended, and with it everybody connected through the process is gone."""
    now = _NOW[connection.dialect.name]
    own = update(PROCESSES).where(PROCESSES.c.id == process, PROCESSES.c.until > now)
    is_renewed = connection.execute(own.values(until=now + milliseconds)).rowcount == 1
    ended = select(PROCESSES.c.id).where(PROCESSES.c.until <= now)
    # Several processes tidy up at once: each row is left to whoever has it.
    for other in connection.execute(ended.with_for_update(skip_locked=True)).scalars().all():
        end_lease(connection, other)
    return is_renewed


def end_lease(connection: Connection, process: str) -> None:
    connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
    connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))


def running_processes(connection: Connection) -> list[str]:
    now = _NOW[connection.dialect.name]
    found = select(PROCESSES.c.id).where(PROCESSES.c.until > now).order_by(PROCESSES.c.id)
    return list(connection.execute(found).scalars())


def save(
    connection: Connection, process: str, come: Sequence[Place], gone: Sequence[Place]
) -> None:
    """Some have connected through a process, others are no longer."""
    rows = [{"table": table, "guest": guest, "process": process} for table, guest in sorted(come)]
    if rows:
        added = _INSERT[connection.dialect.name](PRESENCE).on_conflict_do_nothing()
        connection.execute(added, rows)
    for table, guest in gone:
        place = (PRESENCE.c.table == table, PRESENCE.c.guest == guest)
        connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process, *place))


def find_connected(
    connection: Connection, table_ids: Sequence[str]
) -> dict[str, frozenset[Connected]]:
    """Those with a seat who are connected to each of these tables."""
    has_seat = (SITTERS.c.table == PRESENCE.c.table) & (SITTERS.c.guest == PRESENCE.c.guest)
    joined = PRESENCE.join(SITTERS, has_seat).join(PROCESSES, PROCESSES.c.id == PRESENCE.c.process)
    found = select(PRESENCE.c.table, PRESENCE.c.process, PRESENCE.c.guest).select_from(joined)
    found = found.where(PROCESSES.c.until > _NOW[connection.dialect.name])
    connected: dict[str, set[Connected]] = {}
    for row in connection.execute(found.where(PRESENCE.c.table.in_(table_ids))):
        connected.setdefault(row.table, set()).add(Connected(row.process, row.guest))
    return {table_id: frozenset(connected.get(table_id, ())) for table_id in table_ids}
