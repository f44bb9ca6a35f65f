"""The store: guests, tables, logs and chat, in a SQLite file or in PostgreSQL."""

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from orrery.server.store.errors import (
    DiskFull,
    DiskReadOnly,
    DuplicateKey,
    StoreClosed,
    StoreError,
    StoreLocked,
    StoreRefused,
    UnknownDatabase,
    UnknownGuest,
    UnknownReport,
    UnknownTable,
)
from orrery.server.store.rows import (
    INVITATION,
    Appended,
    AppendStatus,
    AuditEntry,
    AuditRole,
    BotAccount,
    ChangeCounters,
    Connected,
    Deed,
    Delta,
    Device,
    DeviceCode,
    Expiry,
    Fellow,
    Guest,
    GuestSummary,
    InvitationLimits,
    Invited,
    Notification,
    QuotaHolder,
    Report,
    ReportKind,
    SeenSince,
    Session,
    SetAside,
    StepKind,
    StoredChatLine,
    StoredEntry,
    StoredInvitation,
    StoredReview,
    StoredStep,
    StoredTable,
    SyncPoint,
    TableChanges,
    TableQuota,
    TableStatus,
    TableSummary,
    WaitingFilter,
    WaitingTable,
    Webhook,
    line_of_play,
)
from orrery.server.store.store import Store

__all__ = [
    "INVITATION",
    "AppendStatus",
    "Appended",
    "AuditEntry",
    "AuditRole",
    "BotAccount",
    "ChangeCounters",
    "Connected",
    "Deed",
    "Delta",
    "Device",
    "DeviceCode",
    "DiskFull",
    "DiskReadOnly",
    "DuplicateKey",
    "Expiry",
    "Fellow",
    "Guest",
    "GuestSummary",
    "InvitationLimits",
    "Invited",
    "Notification",
    "QuotaHolder",
    "Report",
    "ReportKind",
    "SeenSince",
    "Session",
    "SetAside",
    "StepKind",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreLocked",
    "StoreRefused",
    "StoredChatLine",
    "StoredEntry",
    "StoredInvitation",
    "StoredReview",
    "StoredStep",
    "StoredTable",
    "SyncPoint",
    "TableChanges",
    "TableQuota",
    "TableStatus",
    "TableSummary",
    "UnknownDatabase",
    "UnknownGuest",
    "UnknownReport",
    "UnknownTable",
    "WaitingFilter",
    "WaitingTable",
    "Webhook",
    "line_of_play",
    "open_beside",
    "open_reader",
    "open_store",
    "parse_address",
]


async def open_store(database: str, backups: Path | None = None) -> Store:
    """The store at `sqlite:///PATH` or `postgresql://…`, brought up to date and ready. Before a
    migration it is backed up into the folder `backups`; a SQLite file has one beside it."""
    place = parse_address(database)
    if isinstance(place, Path):
        from orrery.server.store.sqlite import SqliteStore

        return await SqliteStore.open(place, backups=backups)
    from orrery.server.store.postgres import PostgresStore

    return await PostgresStore.open(place, backups)


async def open_reader(database: str) -> Store:
    """The same store for reading only, beside a server that plays on it."""
    place = parse_address(database)
    if isinstance(place, Path):
        from orrery.server.store.sqlite import SqliteReader

        return await SqliteReader.open_existing(place)
    from orrery.server.store.postgres import PostgresStore

    return await PostgresStore.open_existing(place)


async def open_beside(database: str) -> Store:
    """The same store for a small change, also while a server plays on it: what concerns the
    server's tables and guests must stand in the audit log, which it reads every few seconds."""
    place = parse_address(database)
    if isinstance(place, Path):
        from orrery.server.store.sqlite_beside import SqliteBeside

        return await SqliteBeside.open_existing(place)
    from orrery.server.store.postgres import PostgresStore

    return await PostgresStore.open_existing(place)


def parse_address(database: str) -> Path | URL:
    """The file of SQLite, or the URL of PostgreSQL, that an address names."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise UnknownDatabase(kind="?") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return Path(url.database)
    if kind == "postgresql":
        return url
    raise UnknownDatabase(kind=kind)
