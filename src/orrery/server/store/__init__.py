"""The store: guests, tables, logs and chat, in a SQLite file or in PostgreSQL."""

from pathlib import Path

from sqlalchemy.engine import make_url
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
    UnknownTable,
)
from orrery.server.store.rows import (
    Appended,
    ChatLine,
    Guest,
    Kind,
    Logged,
    Outcome,
    Status,
    StoredEntry,
    StoredTable,
    TableChanges,
    surviving,
)
from orrery.server.store.store import Store

__all__ = [
    "Appended",
    "ChatLine",
    "DiskFull",
    "DiskReadOnly",
    "DuplicateKey",
    "Guest",
    "Kind",
    "Logged",
    "Outcome",
    "Status",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreLocked",
    "StoreRefused",
    "StoredEntry",
    "StoredTable",
    "TableChanges",
    "UnknownDatabase",
    "UnknownGuest",
    "UnknownTable",
    "open_store",
    "surviving",
]


async def open_store(database: str) -> Store:
    """The store at `sqlite:///PATH` or `postgresql://…`, brought up to date and ready."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise UnknownDatabase(kind="?") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        from orrery.server.store.sqlite import SqliteStore

        return await SqliteStore.open(Path(url.database))
    if kind == "postgresql":
        from orrery.server.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    raise UnknownDatabase(kind=kind)
