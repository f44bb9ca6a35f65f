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
    UnknownTable,
)
from orrery.server.store.rows import (
    Appended,
    Call,
    ChatLine,
    Guest,
    Kind,
    Known,
    Logged,
    News,
    Outcome,
    Status,
    StoredEntry,
    StoredTable,
    TableChanges,
    Webhook,
    surviving,
)
from orrery.server.store.store import Store

__all__ = [
    "Appended",
    "Call",
    "ChatLine",
    "DiskFull",
    "DiskReadOnly",
    "DuplicateKey",
    "Guest",
    "Kind",
    "Known",
    "Logged",
    "News",
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
    "Webhook",
    "open_reader",
    "open_store",
    "place_of",
    "surviving",
]


async def open_store(database: str) -> Store:
    """The store at `sqlite:///PATH` or `postgresql://…`, brought up to date and ready."""
    place = place_of(database)
    if isinstance(place, Path):
        from orrery.server.store.sqlite import SqliteStore

        return await SqliteStore.open(place)
    from orrery.server.store.postgres import PostgresStore

    return await PostgresStore.open(place)


async def open_reader(database: str) -> Store:
    """The same store to look into only, beside a server that plays on it."""
    place = place_of(database)
    if isinstance(place, Path):
        from orrery.server.store.sqlite import SqliteReader

        return await SqliteReader.look(place)
    from orrery.server.store.postgres import PostgresStore

    return await PostgresStore.look(place)


def place_of(database: str) -> Path | URL:
    """What an address names: the file of SQLite, or the address of PostgreSQL."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise UnknownDatabase(kind="?") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return Path(url.database)
    if kind == "postgresql":
        return url
    raise UnknownDatabase(kind=kind)
