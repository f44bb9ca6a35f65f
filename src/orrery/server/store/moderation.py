"""Reports, the audit log, and the deeds of operators: what is done and its line in the audit log
are one commit."""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from orrery.server.store import statements
from orrery.server.store.bots import bot_ids
from orrery.server.store.errors import UnknownGuest, UnknownReport, UnknownTable
from orrery.server.store.rows import (
    AuditEntry,
    GuestSummary,
    Report,
    StoredTable,
    TableChanges,
)
from orrery.server.store.schema import AUDIT, CHAT, GUESTS, REPORTS, SITTERS

CLOSED: Final = "closed"


# The audit log


def add_audit(connection: Connection, entry: AuditEntry) -> AuditEntry:
    """Add a line under the next number, so that none is ever skipped by whoever reads on."""
    numbered = msgspec.structs.replace(entry, number=_next(connection, AUDIT))
    connection.execute(insert(AUDIT), msgspec.structs.asdict(numbered))
    return numbered


def latest_audit(connection: Connection) -> int:
    return _next(connection, AUDIT) - 1


def read_audit(
    connection: Connection,
    after: int = 0,
    limit: int = 100,
    *,
    table_id: str | None = None,
    guest_id: str | None = None,
    latest_first: bool = False,
) -> list[AuditEntry]:
    found = select(AUDIT).where(AUDIT.c.number > after)
    if table_id is not None:
        found = found.where(AUDIT.c.table_id == table_id)
    if guest_id is not None:
        found = found.where((AUDIT.c.guest_id == guest_id) | (AUDIT.c.by == guest_id))
    order = AUDIT.c.number.desc() if latest_first else AUDIT.c.number
    rows = connection.execute(found.order_by(order).limit(limit)).mappings()
    return [AuditEntry(**row) for row in rows]


def _next(connection: Connection, table: Any) -> int:
    last = select(func.coalesce(func.max(table.c.number), 0))
    return int(connection.execute(last).scalar_one()) + 1


# Deeds


def moderate_table(
    connection: Connection, table_id: str, revision: int, changes: TableChanges, entry: AuditEntry
) -> bool:
    """A deed of the host; False: the table was changed since that revision."""
    if not statements.update_table(connection, table_id, revision, changes):
        return False
    add_audit(connection, entry)
    return True


def close_table(connection: Connection, entry: AuditEntry) -> bool:
    """End whatever goes on at a table; False: it was over already."""
    row = statements.find_table(connection, entry.table_id)
    if row is None:
        raise UnknownTable(table=entry.table_id)
    if row.status not in ("open", "running"):
        return False
    changes = close_changes(row, entry)
    statements.update_table(connection, row.id, None, changes)
    add_audit(connection, entry)
    return True


def close_changes(row: StoredTable, entry: AuditEntry) -> TableChanges:
    """How the row changes when somebody closes the table."""
    moderation = {**row.moderation, CLOSED: entry.role}
    return {"status": "abandoned", "moderation": moderation, "updated": entry.at}


def block_guest(connection: Connection, entry: AuditEntry) -> None:
    """Block a guest with their bot accounts, or unblock them: the entry says which."""
    since = entry.at if entry.deed == "block" else 0
    _change_guest(connection, entry.guest_id, blocked=since)
    bots = update(GUESTS).where(GUESTS.c.owner == entry.guest_id)
    connection.execute(bots.values(blocked=since))
    add_audit(connection, entry)


def rename_guest(connection: Connection, entry: AuditEntry, name: str) -> None:
    """Change the name of a guest wherever it is shown: at their tables and in the chat too."""
    _change_guest(connection, entry.guest_id, name=name)
    said = update(CHAT).where(CHAT.c.guest == entry.guest_id)
    connection.execute(said.values(name=name))
    _rename_player(connection, entry.guest_id, "name", name)
    for bot in bot_ids(connection, entry.guest_id):
        _rename_player(connection, bot, "owner", name)
    add_audit(connection, entry)


def _rename_player(
    connection: Connection, guest_id: str, field: Literal["name", "owner"], name: str
) -> None:
    seats = select(SITTERS.c.table).where(SITTERS.c.guest == guest_id)
    for table_id in connection.execute(seats).scalars().all():
        row = statements.find_readable(connection, table_id)
        if row is not None:
            players = [
                {**player, field: name} if player.get("guest") == guest_id else player
                for player in row.players
            ]
            statements.update_table(connection, table_id, None, {"players": players})


def _change_guest(connection: Connection, guest_id: str, **values: Any) -> None:
    changed = update(GUESTS).where(GUESTS.c.id == guest_id).values(**values)
    if connection.execute(changed).rowcount != 1:
        raise UnknownGuest(guest=guest_id)


def with_audit(work: Callable[[Connection], Any], entry: AuditEntry) -> Callable[[Connection], Any]:
    """Something done to the store, and its line in the audit log if it was done."""

    def run(connection: Connection) -> Any:
        done = work(connection)
        if done is not False:
            add_audit(connection, entry)
        return done

    return run


# Guests


def list_guests(
    connection: Connection,
    *,
    name: str | None = None,
    only_blocked: bool = False,
    limit: int = 50,
    offset: int = 0,
) -> list[GuestSummary]:
    """Guests, the newest first."""
    tables = (
        select(func.count()).where(SITTERS.c.guest == GUESTS.c.id).scalar_subquery().label("tables")
    )
    columns = [GUESTS.c[column] for column in ("id", "name", "created", "blocked")]
    found = select(*columns, tables).order_by(GUESTS.c.created.desc(), GUESTS.c.id)
    if name is not None:
        found = found.where(func.lower(GUESTS.c.name).contains(name.lower(), autoescape=True))
    if only_blocked:
        found = found.where(GUESTS.c.blocked > 0)
    rows = connection.execute(found.limit(limit).offset(offset)).mappings()
    return [GuestSummary(**row) for row in rows]


# Reports


def add_report(connection: Connection, report: Report) -> Report:
    """Add a report; the same one by the same guest is there once."""
    before = connection.execute(_same_report(report)).mappings().first()
    if before is not None:
        return Report(**before)
    numbered = msgspec.structs.replace(report, number=_next(connection, REPORTS))
    connection.execute(insert(REPORTS), msgspec.structs.asdict(numbered))
    return numbered


def _same_report(report: Report) -> Any:
    columns = ("reporter", "kind", "table_id", "guest_id", "line")
    return select(REPORTS).where(*(REPORTS.c[name] == getattr(report, name) for name in columns))


def list_reports(
    connection: Connection, *, with_settled: bool = False, limit: int = 50, offset: int = 0
) -> list[Report]:
    """Reports, the oldest first; without those that the operator is done with."""
    found = select(REPORTS).order_by(REPORTS.c.number)
    if not with_settled:
        found = found.where(REPORTS.c.settled == 0)
    rows = connection.execute(found.limit(limit).offset(offset)).mappings()
    return [Report(**row) for row in rows]


def reports_by(connection: Connection, reporter: str) -> list[Report]:
    """Everything a guest has reported."""
    found = select(REPORTS).where(REPORTS.c.reporter == reporter).order_by(REPORTS.c.number)
    return [Report(**row) for row in connection.execute(found).mappings()]


def settle_report(connection: Connection, number: int, entry: AuditEntry) -> Report:
    """The operator is done with a report; once settled it stays so."""
    row = connection.execute(select(REPORTS).where(REPORTS.c.number == number)).mappings().first()
    if row is None:
        raise UnknownReport(number=str(number))
    report = Report(**row)
    if report.settled:
        return report
    done = update(REPORTS).where(REPORTS.c.number == number).values(settled=entry.at)
    connection.execute(done)
    concerned = {"table_id": report.table_id, "guest_id": report.guest_id}
    add_audit(connection, msgspec.structs.replace(entry, **concerned))
    return msgspec.structs.replace(report, settled=entry.at)
