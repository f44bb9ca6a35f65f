"""Tables that are not served, each with the reason; what an operator does with a table: list, copy,
cut off, remove. All of it works on rows that cannot be read as a table any more."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select

from orrery.server.store.errors import UnknownTable
from orrery.server.store.rows import SetAside, TableChanges, TableSummary
from orrery.server.store.schema import LOG, METADATA, SET_ASIDE, SITTERS, TABLES
from orrery.server.store.statements import update_table

BY_OPERATOR: Final = "operator"


def save(connection: Connection, entry: SetAside) -> None:
    """Set a table aside, or replace the reason of one that is."""
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == entry.table)).first() is None:
        raise UnknownTable(table=entry.table)
    release(connection, entry.table)
    connection.execute(insert(SET_ASIDE), msgspec.structs.asdict(entry))


def release(connection: Connection, table_id: str) -> bool:
    return connection.execute(_of(SET_ASIDE, table_id)).rowcount == 1


def find(connection: Connection, table_id: str) -> SetAside | None:
    row = connection.execute(select(SET_ASIDE).where(SET_ASIDE.c.table == table_id)).first()
    return None if row is None else SetAside(**row._mapping)


def find_all(connection: Connection) -> list[SetAside]:
    found = connection.execute(select(SET_ASIDE).order_by(SET_ASIDE.c.at, SET_ASIDE.c.table))
    return [SetAside(**row._mapping) for row in found]


def list_tables(
    connection: Connection,
    *,
    status: str | None = None,
    game: str | None = None,
    guest: str | None = None,
    only_set_aside: bool = False,
    limit: int = 50,
    offset: int = 0,
) -> list[TableSummary]:
    """Tables, the latest first, from those columns only that any row has."""
    found = summaries().order_by(TABLES.c.updated.desc(), TABLES.c.id)
    if status is not None:
        found = found.where(TABLES.c.status == status)
    if game is not None:
        found = found.where(TABLES.c.game == game)
    if guest is not None:
        own = select(SITTERS.c.table).where(SITTERS.c.guest == guest)
        found = found.where(TABLES.c.id.in_(own) | (TABLES.c.host == guest))
    if only_set_aside:
        found = found.where(SET_ASIDE.c.code.is_not(None))
    rows = connection.execute(found.limit(limit).offset(offset)).mappings()
    return [TableSummary(**{**row, "reason": row["reason"] or ""}) for row in rows]


def summaries() -> Select[Any]:
    """Those columns, with the version and why a table is set aside."""
    version = (
        select(func.coalesce(func.max(LOG.c.version), 0))
        .where(LOG.c.table == TABLES.c.id)
        .scalar_subquery()
    )
    columns = [TABLES.c[name] for name in ("id", "game", "rules", "seats", "status", "updated")]
    reason = SET_ASIDE.c.code.label("reason")
    joined = TABLES.outerjoin(SET_ASIDE, SET_ASIDE.c.table == TABLES.c.id)
    return select(*columns, version.label("version"), reason).select_from(joined)


def dump(connection: Connection, table_id: str) -> dict[str, list[dict[str, Any]]]:
    """Every stored row of a table as it is; it contains the secret seed."""
    rows = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings()
    dumped = {TABLES.name: [dict(row) for row in rows]}
    if not dumped[TABLES.name]:
        raise UnknownTable(table=table_id)
    for part in _parts():
        rows = connection.execute(select(part).where(part.c.table == table_id)).mappings()
        dumped[part.name] = [dict(row) for row in rows]
    return dumped


def cut_off(connection: Connection, table_id: str, version: int, changes: TableChanges) -> None:
    """Forget the versions after this one, change the row to fit, and serve the table again."""
    connection.execute(delete(LOG).where(LOG.c.table == table_id, LOG.c.version > version))
    update_table(connection, table_id, None, changes)
    release(connection, table_id)


def remove_table(connection: Connection, table_id: str) -> bool:
    """Remove a table with everything that belongs to it; False: there is none."""
    for part in reversed(_parts()):
        connection.execute(_of(part, table_id))
    return connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 1


def _parts() -> Sequence[Any]:
    """What holds rows that belong to a table."""
    return [part for part in METADATA.sorted_tables if "table" in part.c]


def _of(part: Any, table_id: str) -> Any:
    return delete(part).where(part.c.table == table_id)
