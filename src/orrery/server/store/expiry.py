"""What has expired, as functions of a connection: tables that nobody has touched since a time, and
guests who have not come back. One thing is closed or removed at a time, and only after asking once
more whether it has expired, so that several processes may do the same at once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from orrery.server.store.rows import Expiry, StoredTable, TableChanges, TableSummary
from orrery.server.store.schema import (
    CHAT,
    GUESTS,
    LOG,
    METADATA,
    SET_ASIDE,
    SITTERS,
    TABLES,
    VISITS,
)
from orrery.server.store.set_aside import remove_table, summaries
from orrery.server.store.statements import readable_tables, update_table, with_version

_INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

_HAS_STARTED: Final = exists().where(LOG.c.table == TABLES.c.id)
_HAS_SITTERS: Final = exists().where(SITTERS.c.table == TABLES.c.id)
_SITS: Final = exists().where(SITTERS.c.guest == GUESTS.c.id)
_HOSTS: Final = exists().where(TABLES.c.host == GUESTS.c.id)
_BOTS: Final = GUESTS.alias("bots")
_BOT_SITS: Final = exists().where(SITTERS.c.guest == _BOTS.c.id)
_IS_SET_ASIDE: Final = TABLES.c.id.in_(select(SET_ASIDE.c.table))
_LAST_STEP: Final = (
    select(LOG.c.at)
    .where(LOG.c.table == TABLES.c.id)
    .order_by(LOG.c.version.desc())
    .limit(1)
    .scalar_subquery()
)
_LAST_CHAT: Final = (
    select(CHAT.c.at)
    .where(CHAT.c.table == TABLES.c.id)
    .order_by(CHAT.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_LAST_VISIT: Final = select(VISITS.c.at).where(VISITS.c.table == TABLES.c.id).scalar_subquery()
_OF_KIND: Final[dict[Expiry, ColumnElement[bool]]] = {
    "empty": and_(TABLES.c.status == "open", not_(_HAS_SITTERS)),
    "waiting": and_(TABLES.c.status == "open", _HAS_SITTERS),
    "running": TABLES.c.status == "running",
    "unstarted": and_(TABLES.c.status == "abandoned", not_(_HAS_STARTED)),
    "abandoned": and_(TABLES.c.status == "abandoned", _HAS_STARTED),
    "finished": TABLES.c.status == "finished",
}


def _touched_since(since: int) -> ColumnElement[bool]:
    """Whether somebody moved, spoke, changed the table or was at it."""
    latest = (TABLES.c.updated, _LAST_STEP, _LAST_CHAT, _LAST_VISIT)
    return or_(*(func.coalesce(at, 0) >= since for at in latest))


def mark_visits(connection: Connection, table_ids: Sequence[str], at: int) -> None:
    """Somebody was at these tables; one that is gone is left out."""
    there = select(TABLES.c.id, literal(at, VISITS.c.at.type)).where(TABLES.c.id.in_(table_ids))
    added = _INSERT[connection.dialect.name](VISITS).from_select(["table", "at"], there)
    connection.execute(
        added.on_conflict_do_update(index_elements=["table"], set_={"at": added.excluded.at})
    )


def find_expired(connection: Connection, kind: Expiry, before: int, limit: int) -> list[str]:
    """The oldest first."""
    table, since = (GUESTS, GUESTS.c.seen) if kind == "guest" else (TABLES, TABLES.c.updated)
    found = select(table.c.id).where(_is_expired(kind, before)).order_by(since).limit(limit)
    return list(connection.execute(found).scalars())


def count_expired(connection: Connection, kind: Expiry, before: int) -> int:
    table = GUESTS if kind == "guest" else TABLES
    found = select(func.count()).select_from(table).where(_is_expired(kind, before))
    return int(connection.execute(found).scalar_one())


def list_expired(
    connection: Connection, kind: Expiry, before: int, limit: int
) -> list[TableSummary]:
    """The same for the operator to read, with the kind as the reason."""
    found = summaries().where(_is_expired(kind, before)).order_by(TABLES.c.updated).limit(limit)
    return [TableSummary(**{**row, "reason": kind}) for row in connection.execute(found).mappings()]


def close_expired(
    connection: Connection, table_id: str, kind: Expiry, before: int, at: int
) -> bool:
    """Close a table without a result; False: it was touched or closed meanwhile."""
    found = select(TABLES.c.settings, TABLES.c.revision).where(
        TABLES.c.id == table_id, _is_expired(kind, before)
    )
    row = connection.execute(found).first()
    if row is None:
        return False
    settings = {**msgspec.json.decode(row.settings), "expired": True}
    changes: TableChanges = {"status": "abandoned", "settings": settings, "updated": at}
    return update_table(connection, table_id, row.revision, changes)


def remove_expired(connection: Connection, id: str, kind: Expiry, before: int) -> bool:
    """Remove a table or a guest with everything that is theirs; False: somebody was faster."""
    table = GUESTS if kind == "guest" else TABLES
    found = select(table.c.id).where(table.c.id == id, _is_expired(kind, before))
    if connection.execute(found).first() is None:
        return False
    return remove_guest(connection, id) if kind == "guest" else remove_table(connection, id)


def remove_guest(connection: Connection, guest_id: str) -> bool:
    """Remove a guest with their bot accounts."""
    for bot in connection.execute(select(GUESTS.c.id).where(GUESTS.c.owner == guest_id)).scalars():
        remove_guest(connection, bot)
    for part in reversed(METADATA.sorted_tables):
        for column in part.c:
            if column.references(GUESTS.c.id):
                connection.execute(delete(part).where(column == guest_id))
    return connection.execute(delete(GUESTS).where(GUESTS.c.id == guest_id)).rowcount == 1


def _is_expired(kind: Expiry, before: int) -> ColumnElement[bool]:
    """Tables that are set aside are the operator's. The first part is what an index finds."""
    if kind == "guest":
        # A bot account lives as long as its owner, who lives as long as it plays.
        has_bot = exists().where(
            _BOTS.c.owner == GUESTS.c.id, or_(_BOTS.c.seen >= before, _BOT_SITS)
        )
        is_gone = and_(GUESTS.c.seen < before, GUESTS.c.owner == "", not_(_SITS), not_(_HOSTS))
        return and_(is_gone, not_(has_bot))
    is_old = and_(TABLES.c.updated < before, _OF_KIND[kind])
    return and_(is_old, not_(_touched_since(before)), not_(_IS_SET_ASIDE))


# The public list


def listed_tables(
    connection: Connection, since: int, of_host: int, of_address: int, limit: int
) -> list[StoredTable]:
    """Public tables that wait or run and were touched since, those somebody was at last first:
    so many of one host and of one network address."""
    order = (_LAST_VISIT.desc().nulls_last(), TABLES.c.updated.desc(), TABLES.c.id)
    address = func.coalesce(func.nullif(TABLES.c.address, ""), TABLES.c.id)
    places = (
        select(
            TABLES.c.id,
            func.row_number().over(order_by=order).label("place"),
            func.row_number().over(partition_by=TABLES.c.host, order_by=order).label("of_host"),
            func.row_number().over(partition_by=address, order_by=order).label("of_address"),
        )
        .where(TABLES.c.is_public, TABLES.c.status.in_(("open", "running")))
        .where(_touched_since(since), not_(_IS_SET_ASIDE))
        .subquery()
    )
    found = with_version().join(places, places.c.id == TABLES.c.id)
    found = found.where(places.c.of_host <= of_host, places.c.of_address <= of_address)
    return readable_tables(connection, found.order_by(places.c.place).limit(limit))
