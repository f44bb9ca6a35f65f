"""The store in PostgreSQL, for several processes at once: the version decides between them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar, Final, TypeVar, Unpack

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from orrery.server.store import migrate, statements
from orrery.server.store.direct import Direct, move_of
from orrery.server.store.errors import (
    DiskFull,
    DiskReadOnly,
    DuplicateKey,
    StoreError,
    StoreRefused,
    UnknownTable,
)
from orrery.server.store.groups import Groups
from orrery.server.store.rows import Appended, Known, Logged, News, TableChanges
from orrery.server.store.store import Store, Work

T = TypeVar("T")

CONNECTIONS: Final = 8
_FOREIGN_KEY: Final = "23503"
_REFUSALS: Final[dict[str, type[StoreRefused]]] = {
    "53100": DiskFull,
    "25006": DiskReadOnly,
}


def engine_of(url: URL) -> AsyncEngine:
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_size=CONNECTIONS,
        pool_pre_ping=True,
        connect_args={"server_settings": {"synchronous_commit": "on"}, "timeout": 10},
    )


def refusal(error: DBAPIError) -> StoreError:
    """What a failure of the database means to the one who asked; never a password in it."""
    state = str(getattr(error.orig, "sqlstate", "") or "")
    if isinstance(error, IntegrityError):
        return UnknownTable(table="") if state == _FOREIGN_KEY else DuplicateKey(key=state)
    cause = error.orig and error.orig.__cause__
    problem = type(cause or error.orig).__name__
    return _REFUSALS.get(state, StoreRefused)(path="postgresql", problem=problem)


class PostgresStore(Store):
    """Opened by `open`."""

    is_shared: ClassVar[bool] = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer, self._reader = Direct(engine), Direct(engine)
        self._moves = Groups(self._writer.append)
        self._news = Groups(self._reader.news)

    @classmethod
    async def open(cls, url: URL) -> "PostgresStore":
        store = cls(engine_of(url))
        try:
            await store.write(migrate.upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def look(cls, url: URL) -> "PostgresStore":
        """A look into a database in the form this program knows."""
        store = cls(engine_of(url))
        try:
            await store.read(migrate.check)
        except BaseException:
            await store.close()
            raise
        return store

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with _refusing(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, logged: Logged, **changes: Unpack[TableChanges]) -> Appended:
        """Asked once more after a lost connection: it is `already` where the commit was done."""
        is_move = changes.keys() <= {"settings"}
        if is_move and await self._moves.ask(move_of(logged, changes.get("settings"))):
            return Appended(outcome="committed", version=logged.version, answer=logged.answer)
        try:
            return await super().append(logged, **changes)
        except StoreRefused:
            return await super().append(logged, **changes)

    async def news(self, known: Known) -> News | None:
        row = await self._news.ask(known)
        return await super().news(known) if row is None else statements.news_from(row)

    async def close(self) -> None:
        await self._moves.settle()
        await self._news.settle()
        await self._writer.close()
        await self._reader.close()
        await self._engine.dispose()


@asynccontextmanager
async def _refusing() -> AsyncIterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise refusal(error) from error
    except (OSError, PoolTimeout) as error:
        raise StoreRefused(path="postgresql", problem=type(error).__name__) from error
