"""The queries of the store, as functions of a connection: the same for every database."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from orrery.server.store.copy_rows import read_batches
from orrery.server.store.errors import DamagedRow, UnknownTable
from orrery.server.store.prepared import Prepared
from orrery.server.store.presence import find_connected
from orrery.server.store.rows import (
    Appended,
    ChangeCounters,
    Connected,
    Delta,
    QuotaHolder,
    StoredChatLine,
    StoredStep,
    StoredTable,
    SyncPoint,
    TableChanges,
    TableQuota,
    TableStatus,
)
from orrery.server.store.schema import (
    CHAT,
    LOG,
    METADATA,
    PROBES,
    SET_ASIDE,
    SITTERS,
    TABLES,
)
from orrery.server.store.waiting import refresh_waiting

_JSON_OF_TABLE: Final = ("options", "settings", "players", "nonces", "result", "moderation")
_JSON_OF_LOG: Final = ("entries", "answer")
_OF_WAITING: Final = frozenset({"players", "status", "is_public"})
# A parameter must not be called like the column it sets.
_NEW: Final = "new_"
_INSERT: Final[Mapping[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

_LATEST: Final = (
    select(func.coalesce(func.max(LOG.c.version), 0))
    .where(LOG.c.table == bindparam("table", type_=LOG.c.table.type))
    .scalar_subquery()
)


def _append_statement(dialect: str) -> Any:
    """One statement that adds a version only if it follows the latest and is no duplicate."""
    given = select(*(bindparam(c.name, type_=c.type) for c in LOG.c)).where(
        bindparam("version", type_=LOG.c.version.type) == _LATEST + 1
    )
    return _INSERT[dialect](LOG).from_select(list(LOG.c), given).on_conflict_do_nothing()


_APPEND: Final = {dialect: Prepared(_append_statement(dialect)) for dialect in _INSERT}
_VERSION_OF_TABLE: Final = (
    select(func.coalesce(func.max(LOG.c.version), 0))
    .where(LOG.c.table == TABLES.c.id)
    .scalar_subquery()
    .label("version")
)


def _encode_json(fields: Mapping[str, Any], json: Sequence[str]) -> dict[str, Any]:
    return {
        name: msgspec.json.encode(value).decode() if name in json else value
        for name, value in fields.items()
    }


def _decode_json(row: Mapping[Any, Any], json: Sequence[str] = ()) -> dict[str, Any]:
    return {
        str(name): msgspec.json.decode(value) if name in json else value
        for name, value in row.items()
    }


def _to_table(row: Mapping[Any, Any]) -> StoredTable:
    try:
        return msgspec.convert(_decode_json(row, _JSON_OF_TABLE), StoredTable)
    except msgspec.DecodeError as error:
        raise DamagedRow(table=row["id"], problem=str(error)) from None


def _to_step(row: Mapping[Any, Any]) -> StoredStep:
    try:
        return msgspec.convert(_decode_json(row, _JSON_OF_LOG), StoredStep)
    except msgspec.DecodeError as error:
        raise DamagedRow(table=row["table"], problem=str(error)) from None


# Tables


def add_table(
    connection: Connection, table: StoredTable, quota: TableQuota | None = None
) -> QuotaHolder | None:
    """Add a table, unless its host or its network address has too many unfinished: then who."""
    full = None if quota is None else _full_quota(connection, table, quota)
    if full is None:
        _insert_table(connection, table)
    return full


def _full_quota(
    connection: Connection, table: StoredTable, quota: TableQuota
) -> QuotaHolder | None:
    if has_unfinished(connection, is_of(table.host), quota.guest):
        return "guest"
    is_there = TABLES.c.address == table.address
    if table.address and has_unfinished(connection, is_there, quota.address):
        return "address"
    return None


def has_unfinished(connection: Connection, which: ColumnElement[bool], count: int) -> bool:
    """Whether there are so many unfinished tables of these."""
    unfinished = TABLES.c.status.in_(("open", "running"))
    last = select(TABLES.c.id).where(which, unfinished).offset(count - 1).limit(1)
    return connection.execute(last).first() is not None


def is_of(guest: str) -> ColumnElement[bool]:
    """A guest's own tables: those they sit at, and those they created."""
    seats = select(SITTERS.c.table).where(SITTERS.c.guest == guest)
    hosted = TABLES.alias("hosted")
    return TABLES.c.id.in_(seats.union_all(select(hosted.c.id).where(hosted.c.host == guest)))


def _insert_table(connection: Connection, table: StoredTable) -> None:
    fields = msgspec.structs.asdict(table)
    del fields["version"]
    connection.execute(insert(TABLES), _encode_json(fields, _JSON_OF_TABLE))
    _replace_sitters(connection, table.id, table.players)
    refresh_waiting(connection, table.id)


def find_table(connection: Connection, table_id: str) -> StoredTable | None:
    found = with_version().where(TABLES.c.id == table_id)
    row = connection.execute(found).mappings().first()
    return None if row is None else _to_table(row)


def table_ids(connection: Connection, status: TableStatus | None = None) -> list[str]:
    found = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
    if status is not None:
        found = found.where(TABLES.c.status == status)
    return list(connection.execute(found).scalars())


@cache
def _update_statement(columns: tuple[str, ...], is_checked: bool) -> Prepared:
    """Cached for each set of columns: building a statement takes longer than running it."""
    changed = update(TABLES).where(TABLES.c.id == bindparam("table"))
    if is_checked:
        changed = changed.where(TABLES.c.revision == bindparam("since"))
    values = {name: bindparam(_NEW + name, type_=TABLES.c[name].type) for name in columns}
    return Prepared(changed.values(revision=TABLES.c.revision + 1, **values))


def update_table(
    connection: Connection, table_id: str, revision: int | None, changes: TableChanges
) -> bool:
    """Update a table unless it was changed since that revision."""
    values = {_NEW + name: value for name, value in _encode_json(changes, _JSON_OF_TABLE).items()}
    change = _update_statement(tuple(changes), revision is not None)
    if change.execute(connection, {"table": table_id, "since": revision, **values}) != 1:
        return False
    if "players" in changes:
        _replace_sitters(connection, table_id, changes["players"])
    if not _OF_WAITING.isdisjoint(changes):
        refresh_waiting(connection, table_id)
    return True


def _replace_sitters(
    connection: Connection, table_id: str, players: Sequence[Mapping[str, Any]]
) -> None:
    connection.execute(delete(SITTERS).where(SITTERS.c.table == table_id))
    guests = sorted({str(player["guest"]) for player in players if player.get("guest")})
    if guests:
        rows = [{"guest": guest, "table": table_id} for guest in guests]
        connection.execute(insert(SITTERS), rows)


def find_tables(
    connection: Connection,
    status: Sequence[TableStatus],
    guest: str | None,
    public: bool,
    limit: int,
) -> list[StoredTable]:
    """Tables by status, the latest first: public ones, those of a guest, or all; without those
    that are set aside or cannot be read."""
    found = with_version().order_by(TABLES.c.updated.desc(), TABLES.c.id)
    found = found.where(TABLES.c.id.not_in(select(SET_ASIDE.c.table)))
    if status:
        found = found.where(TABLES.c.status.in_(status))
    if guest is not None:
        is_own = is_of(guest)
        found = found.where(or_(is_own, TABLES.c.is_public) if public else is_own)
    elif public:
        found = found.where(TABLES.c.is_public)
    return readable_tables(connection, found.limit(limit))


def with_version() -> Select[Any]:
    """The rows of tables, each with its version."""
    return select(TABLES, _VERSION_OF_TABLE)


def readable_tables(connection: Connection, found: Select[Any]) -> list[StoredTable]:
    try:
        rows = connection.execute(found).mappings().all()
    except DBAPIError:
        # One row that the database itself cannot read must not hide the others.
        ids = connection.execute(found.with_only_columns(TABLES.c.id)).scalars().all()
        return [table for id in ids if (table := find_readable(connection, id)) is not None]
    return [table for row in rows if (table := to_readable(row)) is not None]


def to_readable(row: Mapping[Any, Any]) -> StoredTable | None:
    try:
        return _to_table(row)
    except DamagedRow:
        return None


def find_readable(connection: Connection, table_id: str) -> StoredTable | None:
    """A table, unless there is none or it cannot be read."""
    try:
        return find_table(connection, table_id)
    except (DamagedRow, DBAPIError):
        return None


# The log


def append(
    connection: Connection, step: StoredStep, changes: TableChanges, revision: int | None = None
) -> Appended:
    """Add a version to a log, and change the table in the same commit, unless it was changed
    since that revision."""
    if revision is not None and _revision(connection, step.table, changes) != revision:
        return _not_appended(connection, step)
    row = _encode_json(msgspec.structs.asdict(step), _JSON_OF_LOG)
    if _APPEND[connection.dialect.name].execute(connection, row) != 1:
        return _not_appended(connection, step)
    if changes:
        update_table(connection, step.table, None, changes)
    return Appended(status="committed", version=step.version, answer=step.answer)


def _revision(connection: Connection, table_id: str, changes: TableChanges) -> int | None:
    """Locked where the table is about to be changed."""
    found = select(TABLES.c.revision).where(TABLES.c.id == table_id)
    return connection.execute(found.with_for_update() if changes else found).scalar()


def _not_appended(connection: Connection, step: StoredStep) -> Appended:
    before = find_answer(connection, step.table, step.command)
    if before is not None:
        return before
    return Appended(status="conflict", version=latest_version(connection, step.table))


def find_answer(connection: Connection, table_id: str, command: str) -> Appended | None:
    """The answer a command got when it was accepted."""
    found = select(LOG.c.version, LOG.c.answer).where(
        LOG.c.table == table_id, LOG.c.command == command
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    return Appended(status="already", version=row.version, answer=msgspec.json.decode(row.answer))


def latest_version(connection: Connection, table_id: str) -> int:
    found = select(TABLES.c.id, _VERSION_OF_TABLE).where(TABLES.c.id == table_id)
    row = connection.execute(found).first()
    if row is None:
        raise UnknownTable(table=table_id)
    return int(row.version)


def change_counters(connection: Connection, table_ids: Sequence[str]) -> dict[str, ChangeCounters]:
    lines = select(func.count()).where(CHAT.c.table == TABLES.c.id).scalar_subquery()
    found = select(TABLES.c.id, TABLES.c.revision, _VERSION_OF_TABLE, lines.label("lines"))
    rows = connection.execute(found.where(TABLES.c.id.in_(table_ids))).all()
    connected = find_connected(connection, table_ids)
    return {
        row.id: ChangeCounters(row.revision, row.version, row.lines, connected[row.id])
        for row in rows
    }


def read_log(connection: Connection, table_id: str, after: int) -> list[StoredStep]:
    found = select(LOG).where(LOG.c.table == table_id, LOG.c.version > after)
    rows = connection.execute(found.order_by(LOG.c.version)).mappings()
    return [_to_step(row) for row in rows]


def read_readable_log(connection: Connection, table_id: str) -> list[StoredStep]:
    """The versions of a table up to the first that is missing or cannot be read."""
    steps: list[StoredStep] = []
    while True:
        found = select(LOG).where(LOG.c.table == table_id, LOG.c.version == len(steps) + 1)
        try:
            row = connection.execute(found).mappings().first()
            if row is None:
                return steps
            steps.append(_to_step(row))
        except (DamagedRow, DBAPIError):
            return steps


def changes_since(connection: Connection, point: SyncPoint) -> Delta | None:
    """The log is read after the row: a step committed in between is in the log only."""
    row = find_table(connection, point.table)
    if row is None:
        return None
    steps = read_log(connection, point.table, point.version - 1)
    chat = read_chat(connection, point.table, point.last_chat, limit=None)
    connected = find_connected(connection, [point.table])[point.table]
    return Delta(row, steps, chat, sorted(connected))


def delta_from_row(row: Mapping[str, Any]) -> Delta:
    """The same from a row that also holds the rest as JSON, null where empty."""
    names = ("steps", "lines", "connected")
    steps, lines, connected = (msgspec.json.decode(row[name] or "[]") for name in names)
    chat = msgspec.convert(lines, list[StoredChatLine])
    people = sorted(Connected(*one) for one in connected)
    return Delta(_to_table(row), [_to_step(step) for step in steps], chat, people)


# Chat


def add_chat(connection: Connection, line: StoredChatLine) -> StoredChatLine:
    """Add a line under the next number; one that was added before is returned unchanged."""
    before = None if line.command is None else _find_chat(connection, line.table, line.command)
    if before is not None:
        return before
    last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == line.table)
    number = connection.execute(last).scalar_one() + 1
    numbered = msgspec.structs.replace(line, number=number)
    connection.execute(insert(CHAT), msgspec.structs.asdict(numbered))
    return numbered


def _find_chat(connection: Connection, table_id: str, command: str) -> StoredChatLine | None:
    found = select(CHAT).where(CHAT.c.table == table_id, CHAT.c.command == command)
    row = connection.execute(found).mappings().first()
    return None if row is None else msgspec.convert(_decode_json(row), StoredChatLine)


def read_chat(
    connection: Connection, table_id: str, after: int, limit: int | None
) -> list[StoredChatLine]:
    """The latest lines, oldest first."""
    found = select(CHAT).where(CHAT.c.table == table_id, CHAT.c.number > after)
    rows = connection.execute(found.order_by(CHAT.c.number.desc()).limit(limit)).mappings()
    return [msgspec.convert(_decode_json(row), StoredChatLine) for row in rows][::-1]


def read_chat_of(connection: Connection, guest_id: str) -> list[StoredChatLine]:
    """Everything a guest has said, at any table."""
    found = select(CHAT).where(CHAT.c.guest == guest_id).order_by(CHAT.c.table, CHAT.c.number)
    rows = connection.execute(found).mappings()
    return [msgspec.convert(_decode_json(row), StoredChatLine) for row in rows]


# Health


def probe(connection: Connection, name: str) -> int:
    """Write something small; how many times this was done under this name."""
    raised = update(PROBES).where(PROBES.c.name == name).values(count=PROBES.c.count + 1)
    if connection.execute(raised).rowcount == 0:
        connection.execute(insert(PROBES), {"name": name, "count": 1})
    return int(connection.execute(select(PROBES.c.count).where(PROBES.c.name == name)).scalar_one())


def find_damage(connection: Connection) -> list[str]:
    """Read every row of every table: a page that cannot be read shows itself."""
    problems: list[str] = []
    for table in METADATA.sorted_tables:
        try:
            with connection.begin_nested():
                for _ in read_batches(connection, table):
                    pass
        except DBAPIError as error:
            problems.append(f"{table.name}: {type(error.orig).__name__}")
    return problems
