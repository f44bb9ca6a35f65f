"""The queries of the lobby: tables that wait for players, and the quick match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    func,
    literal,
    or_,
    select,
    tuple_,
)

from orrery.server.store.rows import (
    Match,
    SeenSince,
    StoredTable,
    TableChanges,
    TableQuota,
    Waiting,
    WaitingFilter,
    WaitingTable,
)
from orrery.server.store.schema import SET_ASIDE, SITTERS, TABLES, WAITING
from orrery.server.store.statements import (
    add_table,
    to_readable,
    update_table,
    with_version,
)

# Any number, the same in every process: it names the lock of the quick match.
_LOCK: Final = 7_264_019
_TRIED: Final = 50
_OF_HOST: Final = 3
_OF_ADDRESS: Final = 10
_PREFIX: Final = "waiting_"

Join = Callable[[StoredTable], TableChanges | None]


def find_waiting(
    connection: Connection,
    wanted: WaitingFilter,
    seen: SeenSince,
    limit: int,
    after: tuple[int, str] | None = None,
) -> list[WaitingTable]:
    """The tables that wait for players, the latest first, after that one of the page before."""
    place = tuple_(WAITING.c.since, WAITING.c.table)
    found = _waiting().where(*_conditions(wanted), TABLES.c.id.in_(_shown(seen)))
    if after is not None:
        found = found.where(place < tuple_(literal(after[0]), literal(after[1])))
    found = found.order_by(WAITING.c.since.desc(), WAITING.c.table.desc()).limit(limit)
    return _read(connection, found)


def find_waiting_of(connection: Connection, guests: Sequence[str]) -> dict[str, list[str]]:
    """The waiting tables at which each of these guests sits."""
    joined = WAITING.join(SITTERS, SITTERS.c.table == WAITING.c.table)
    found = select(SITTERS.c.guest, SITTERS.c.table).select_from(joined)
    found = found.where(SITTERS.c.guest.in_(guests)).order_by(WAITING.c.since.desc())
    tables: dict[str, list[str]] = {}
    for row in connection.execute(found):
        tables.setdefault(row.guest, []).append(row.table)
    return tables


def match(
    connection: Connection,
    wanted: WaitingFilter,
    seen: SeenSince,
    join: Join,
    new: StoredTable,
    quota: TableQuota,
) -> Match:
    """Sit down at the table that has waited longest of those that fit, or add the new one. Only
    one match is made at a time, so two people who ask at once meet. `join` changes a table, or
    says None where it does not fit, and nothing where the guest is sitting there already."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    found = _waiting().where(*_conditions(wanted), _is_attended(seen))
    own = ""
    for row, _ in _read(connection, found.order_by(WAITING.c.since).limit(_TRIED)):
        changes = join(row)
        if changes and update_table(connection, row.id, row.revision, changes):
            return Match(row.id)
        if changes == {}:
            own = row.id
    if own:
        return Match(own)
    return Match(new.id, add_table(connection, new, quota))


def _shown(seen: SeenSince) -> Select[Any]:
    """Only so many of one host and of one network address, so that nobody fills the lobby."""
    address = func.coalesce(func.nullif(TABLES.c.address, ""), TABLES.c.id)
    latest = (WAITING.c.since.desc(), WAITING.c.table)
    places = (
        select(
            WAITING.c.table,
            func.row_number().over(partition_by=TABLES.c.host, order_by=latest).label("of_host"),
            func.row_number().over(partition_by=address, order_by=latest).label("of_address"),
        )
        .join(TABLES, TABLES.c.id == WAITING.c.table)
        .where(_is_attended(seen))
        .subquery()
    )
    is_shown = and_(places.c.of_host <= _OF_HOST, places.c.of_address <= _OF_ADDRESS)
    return select(places.c.table).where(is_shown)


def _waiting() -> Select[Any]:
    columns = [column.label(_PREFIX + column.name) for column in WAITING.c]
    joined = WAITING.join(TABLES, TABLES.c.id == WAITING.c.table)
    found = with_version().add_columns(*columns).select_from(joined)
    return found.where(WAITING.c.table.not_in(select(SET_ASIDE.c.table)))


def _conditions(wanted: WaitingFilter) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    for name in ("game", "seats", "speed"):
        value = getattr(wanted, name)
        if value is not None:
            found.append(WAITING.c[name] == value)
    if wanted.bots is not None:
        found.append(WAITING.c.bots > 0 if wanted.bots else WAITING.c.bots == 0)
    if wanted.options is not None:
        found.append(TABLES.c.options == msgspec.json.encode(wanted.options).decode())
    return found


def _is_attended(seen: SeenSince) -> ColumnElement[bool]:
    return or_(
        *(and_(WAITING.c.speed == speed, WAITING.c.seen >= since) for speed, since in seen.items())
    )


def _read(connection: Connection, found: Select[Any]) -> list[WaitingTable]:
    rows = connection.execute(found).mappings().all()
    return [
        WaitingTable(table, _to_waiting(row))
        for row in rows
        if (table := to_readable(row)) is not None
    ]


def _to_waiting(row: Mapping[Any, Any]) -> Waiting:
    return Waiting(**{name: row[_PREFIX + name] for name in Waiting.__struct_fields__})
