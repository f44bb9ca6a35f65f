"""What is asked of the database, as functions of a connection: the same for every database."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from orrery.server.store.errors import DamagedRow, UnknownTable
from orrery.server.store.prepared import Prepared
from orrery.server.store.rows import (
    Appended,
    ChatLine,
    Guest,
    Known,
    Logged,
    News,
    Status,
    StoredTable,
    TableChanges,
)
from orrery.server.store.schema import CHAT, GUESTS, LOG, PROBES, SITTERS, TABLES

_JSON_OF_TABLE: Final = ("options", "settings", "players", "nonces", "result")
_JSON_OF_LOG: Final = ("entries", "answer")
# A parameter must not be called like the column it sets.
_NEW: Final = "new_"
_INSERTS: Final[Mapping[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

_LATEST: Final = (
    select(func.coalesce(func.max(LOG.c.version), 0))
    .where(LOG.c.table == bindparam("table", type_=LOG.c.table.type))
    .scalar_subquery()
)


def _appending(dialect: str) -> Any:
    """One statement that adds a version only where it follows the latest and is no double."""
    given = select(*(bindparam(c.name, type_=c.type) for c in LOG.c)).where(
        bindparam("version", type_=LOG.c.version.type) == _LATEST + 1
    )
    return _INSERTS[dialect](LOG).from_select(list(LOG.c), given).on_conflict_do_nothing()


_APPEND: Final = {dialect: Prepared(_appending(dialect)) for dialect in _INSERTS}
_VERSION_OF_TABLE: Final = (
    select(func.coalesce(func.max(LOG.c.version), 0))
    .where(LOG.c.table == TABLES.c.id)
    .scalar_subquery()
    .label("version")
)


def _packed(fields: Mapping[str, Any], json: Sequence[str]) -> dict[str, Any]:
    return {
        name: msgspec.json.encode(value).decode() if name in json else value
        for name, value in fields.items()
    }


def _unpacked(row: Mapping[Any, Any], json: Sequence[str] = ()) -> dict[str, Any]:
    return {
        str(name): msgspec.json.decode(value) if name in json else value
        for name, value in row.items()
    }


def _table_of(row: Mapping[Any, Any]) -> StoredTable:
    try:
        return msgspec.convert(_unpacked(row, _JSON_OF_TABLE), StoredTable)
    except msgspec.DecodeError as error:
        raise DamagedRow(table=row["id"], problem=str(error)) from None


def _logged_of(row: Mapping[Any, Any]) -> Logged:
    try:
        return msgspec.convert(_unpacked(row, _JSON_OF_LOG), Logged)
    except msgspec.DecodeError as error:
        raise DamagedRow(table=row["table"], problem=str(error)) from None


# Guests


def add_guest(connection: Connection, guest: Guest) -> None:
    connection.execute(insert(GUESTS), msgspec.structs.asdict(guest))


def guest_by(connection: Connection, column: str, value: str) -> Guest | None:
    row = connection.execute(select(GUESTS).where(GUESTS.c[column] == value)).mappings().first()
    return None if row is None else msgspec.convert(_unpacked(row), Guest)


def change_guest(connection: Connection, guest_id: str, changes: Mapping[str, str]) -> bool:
    changed = update(GUESTS).where(GUESTS.c.id == guest_id).values(**changes)
    return connection.execute(changed).rowcount == 1


# Tables


def add_table(connection: Connection, table: StoredTable) -> None:
    fields = msgspec.structs.asdict(table)
    del fields["version"]
    connection.execute(insert(TABLES), _packed(fields, _JSON_OF_TABLE))
    _seat(connection, table.id, table.players)


def table_of(connection: Connection, table_id: str) -> StoredTable | None:
    found = select(TABLES, _VERSION_OF_TABLE).where(TABLES.c.id == table_id)
    row = connection.execute(found).mappings().first()
    return None if row is None else _table_of(row)


def table_ids(connection: Connection) -> list[str]:
    return list(
        connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars()
    )


@cache
def _changing(columns: tuple[str, ...], is_checked: bool) -> Prepared:
    """Made once for each set of columns: making a statement takes longer than running it."""
    changed = update(TABLES).where(TABLES.c.id == bindparam("table"))
    if is_checked:
        changed = changed.where(TABLES.c.revision == bindparam("since"))
    values = {name: bindparam(_NEW + name, type_=TABLES.c[name].type) for name in columns}
    return Prepared(changed.values(revision=TABLES.c.revision + 1, **values))


def change_table(
    connection: Connection, table_id: str, revision: int | None, changes: TableChanges
) -> bool:
    """Change a table unless somebody else changed it since that revision."""
    values = {_NEW + name: value for name, value in _packed(changes, _JSON_OF_TABLE).items()}
    change = _changing(tuple(changes), revision is not None)
    if change.changed(connection, {"table": table_id, "since": revision, **values}) != 1:
        return False
    if "players" in changes:
        _seat(connection, table_id, changes["players"])
    return True


def _seat(connection: Connection, table_id: str, players: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(delete(SITTERS).where(SITTERS.c.table == table_id))
    guests = sorted({str(player["guest"]) for player in players if player.get("guest")})
    if guests:
        rows = [{"guest": guest, "table": table_id} for guest in guests]
        connection.execute(insert(SITTERS), rows)


def tables_where(
    connection: Connection,
    status: Sequence[Status],
    guest: str | None,
    public: bool,
    limit: int,
) -> list[StoredTable]:
    """Tables by status, the latest first: public ones, those of a guest, or all of them."""
    found = select(TABLES, _VERSION_OF_TABLE).order_by(TABLES.c.updated.desc(), TABLES.c.id)
    if status:
        found = found.where(TABLES.c.status.in_(status))
    own = select(SITTERS.c.table).where(SITTERS.c.guest == guest)
    is_own = or_(TABLES.c.id.in_(own), TABLES.c.host == guest)
    if guest is not None:
        found = found.where(or_(is_own, TABLES.c.is_public) if public else is_own)
    elif public:
        found = found.where(TABLES.c.is_public)
    return [_table_of(row) for row in connection.execute(found.limit(limit)).mappings()]


# The log


def append(connection: Connection, logged: Logged, changes: TableChanges) -> Appended:
    """Add a version to a log, with what changes about the table in the same commit."""
    row = _packed(msgspec.structs.asdict(logged), _JSON_OF_LOG)
    if _APPEND[connection.dialect.name].changed(connection, row) != 1:
        return _not_appended(connection, logged)
    if changes:
        change_table(connection, logged.table, None, changes)
    return Appended(outcome="committed", version=logged.version, answer=logged.answer)


def _not_appended(connection: Connection, logged: Logged) -> Appended:
    before = answer_to(connection, logged.table, logged.command)
    if before is not None:
        return before
    return Appended(outcome="conflict", version=version_of(connection, logged.table))


def answer_to(connection: Connection, table_id: str, command: str) -> Appended | None:
    """The answer a command got when it was accepted."""
    found = select(LOG.c.version, LOG.c.answer).where(
        LOG.c.table == table_id, LOG.c.command == command
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    return Appended(outcome="already", version=row.version, answer=msgspec.json.decode(row.answer))


def version_of(connection: Connection, table_id: str) -> int:
    found = select(TABLES.c.id, _VERSION_OF_TABLE).where(TABLES.c.id == table_id)
    row = connection.execute(found).first()
    if row is None:
        raise UnknownTable(table=table_id)
    return int(row.version)


def marks_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """Revision, version and number of chat lines of tables: what tells that one has changed."""
    lines = select(func.count()).where(CHAT.c.table == TABLES.c.id).scalar_subquery()
    found = select(TABLES.c.id, TABLES.c.revision, _VERSION_OF_TABLE, lines.label("lines"))
    rows = connection.execute(found.where(TABLES.c.id.in_(table_ids)))
    return {row.id: (row.revision, row.version, row.lines) for row in rows}


def log_of(connection: Connection, table_id: str, after: int) -> list[Logged]:
    found = select(LOG).where(LOG.c.table == table_id, LOG.c.version > after)
    rows = connection.execute(found.order_by(LOG.c.version)).mappings()
    return [_logged_of(row) for row in rows]


def news_of(connection: Connection, known: Known) -> News | None:
    """The log is read after the row: what came in between is told by its steps alone."""
    row = table_of(connection, known.table)
    if row is None:
        return None
    steps = log_of(connection, known.table, known.version)
    return News(row, steps, chat_of(connection, known.table, known.heard, limit=None))


def news_from(row: Mapping[str, Any]) -> News:
    """The same from a row that also holds the later log and chat as JSON, or null for none."""
    steps, lines = (msgspec.json.decode(row[name] or "[]") for name in ("steps", "lines"))
    chat = msgspec.convert(lines, list[ChatLine])
    return News(_table_of(row), [_logged_of(step) for step in steps], chat)


# Chat


def add_chat(connection: Connection, line: ChatLine) -> ChatLine:
    """Keep a line under the next number; one that was kept before comes back as it was."""
    before = None if line.command is None else _said(connection, line.table, line.command)
    if before is not None:
        return before
    last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == line.table)
    number = connection.execute(last).scalar_one() + 1
    numbered = msgspec.structs.replace(line, number=number)
    connection.execute(insert(CHAT), msgspec.structs.asdict(numbered))
    return numbered


def _said(connection: Connection, table_id: str, command: str) -> ChatLine | None:
    found = select(CHAT).where(CHAT.c.table == table_id, CHAT.c.command == command)
    row = connection.execute(found).mappings().first()
    return None if row is None else msgspec.convert(_unpacked(row), ChatLine)


def chat_of(connection: Connection, table_id: str, after: int, limit: int | None) -> list[ChatLine]:
    """The latest lines, oldest first."""
    found = select(CHAT).where(CHAT.c.table == table_id, CHAT.c.number > after)
    rows = connection.execute(found.order_by(CHAT.c.number.desc()).limit(limit)).mappings()
    return [msgspec.convert(_unpacked(row), ChatLine) for row in rows][::-1]


# Health


def probe(connection: Connection, name: str) -> int:
    """Write something small; how often that was done under this name."""
    raised = update(PROBES).where(PROBES.c.name == name).values(count=PROBES.c.count + 1)
    if connection.execute(raised).rowcount == 0:
        connection.execute(insert(PROBES), {"name": name, "count": 1})
    return int(connection.execute(select(PROBES.c.count).where(PROBES.c.name == name)).scalar_one())
