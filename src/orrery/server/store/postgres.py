"""The store in PostgreSQL, shared by several processes: of two that write the same version of a
table, one wins."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar, Final, TypeVar, Unpack

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from orrery.server.store import migrate, sqlite, statements
from orrery.server.store.batcher import Batcher
from orrery.server.store.copy_rows import copy_everything
from orrery.server.store.errors import (
    DiskFull,
    DiskReadOnly,
    DuplicateKey,
    StoreError,
    StoreRefused,
    UnknownTable,
)
from orrery.server.store.files import back_up_revision, open_file
from orrery.server.store.postgres_batches import BatchConnection, encode_step
from orrery.server.store.rows import Appended, Delta, StoredStep, SyncPoint, TableChanges
from orrery.server.store.store import Store, Work

T = TypeVar("T")

CONNECTIONS: Final = 8
_FOREIGN_KEY: Final = "23503"
_REFUSALS: Final[dict[str, type[StoreRefused]]] = {
    "53100": DiskFull,
    "25006": DiskReadOnly,
}


def make_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_size=CONNECTIONS,
        pool_pre_ping=True,
        connect_args={"server_settings": {"synchronous_commit": "on"}, "timeout": 10},
    )


def translate_error(error: DBAPIError) -> StoreError:
    """The store's error for an error of the database; it never contains a password."""
    state = str(getattr(error.orig, "sqlstate", "") or "")
    if isinstance(error, IntegrityError):
        return UnknownTable(table="") if state == _FOREIGN_KEY else DuplicateKey(key=state)
    cause = error.orig and error.orig.__cause__
    problem = type(cause or error.orig).__name__
    return _REFUSALS.get(state, StoreRefused)(path="postgresql", problem=problem)


def backing_up(connection: Connection, folder: Path | None) -> Callable[[str], Path] | None:
    """What to do before the revision of a database changes."""

    def write(part: Path) -> None:
        engine = sqlite.make_engine(part, writes=True)
        try:
            with engine.begin() as target:
                copy_everything(connection, target)
        finally:
            engine.dispose()
        with open_file(part) as written:
            written.execute("PRAGMA journal_mode=DELETE")

    def back_up(folder: Path, revision: str) -> Path:
        return back_up_revision(folder, revision, write)

    return None if folder is None else partial(back_up, folder)


class PostgresStore(Store):
    """Opened by `open`."""

    is_shared: ClassVar[bool] = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer, self._reader = BatchConnection(engine), BatchConnection(engine)
        self._moves = Batcher(self._writer.append)
        self._changes = Batcher(self._reader.changes_since)

    @classmethod
    async def open(cls, url: URL, backups: Path | None = None) -> "PostgresStore":
        """Bring the database up to date, after a backup into a folder if one is given."""
        store = cls(make_engine(url))
        try:
            await store.write(lambda c: migrate.upgrade(c, before=backing_up(c, backups)))
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def open_existing(cls, url: URL) -> "PostgresStore":
        """Open a database that is up to date, without migrating it."""
        store = cls(make_engine(url))
        try:
            await store.read(migrate.check)
        except BaseException:
            await store.close()
            raise
        return store

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with _translating_errors(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(
        self, step: StoredStep, *, revision: int | None = None, **changes: Unpack[TableChanges]
    ) -> Appended:
        """Retried once after a lost connection; it is `already` if the commit went through."""
        is_move = changes.keys() <= {"settings"}
        if is_move and await self._moves.submit(
            encode_step(step, changes.get("settings"), revision)
        ):
            return Appended(status="committed", version=step.version, answer=step.answer)
        try:
            return await super().append(step, revision=revision, **changes)
        except StoreRefused:
            return await super().append(step, revision=revision, **changes)

    async def changes_since(self, point: SyncPoint) -> Delta | None:
        row = await self._changes.submit(point)
        return await super().changes_since(point) if row is None else statements.delta_from_row(row)

    async def close(self) -> None:
        await self._moves.drain()
        await self._changes.drain()
        await self._writer.close()
        await self._reader.close()
        await self._engine.dispose()


@asynccontextmanager
async def _translating_errors() -> AsyncIterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise translate_error(error) from error
    except (OSError, PoolTimeout) as error:
        raise StoreRefused(path="postgresql", problem=type(error).__name__) from error
