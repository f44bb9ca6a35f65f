"""The store in one SQLite file: one thread writes, and commits all that waits together."""

import asyncio
import errno
import fcntl
import os
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

import apsw
from sqlalchemy import URL, Engine, create_engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool, StaticPool

from orrery.server.store import migrate
from orrery.server.store.driver import OLDEST, Savepoint, dotted, version_info
from orrery.server.store.errors import (
    DiskFull,
    DiskReadOnly,
    DuplicateKey,
    MissingDatabase,
    OldSqlite,
    StoreClosed,
    StoreError,
    StoreLocked,
    StoreRefused,
    UnknownTable,
)
from orrery.server.store.store import Store, Work

T = TypeVar("T")

LARGEST_GROUP: Final = 512
READERS: Final = 2
PRAGMAS: Final = ("foreign_keys=ON", "fullfsync=ON", "checkpoint_fullfsync=ON")
FULL: Final = "FULL"


def engine_of(
    path: Path,
    *,
    writes: bool,
    synchronous: str = FULL,
    vfs: str | None = None,
    alone: bool = False,
) -> Engine:
    """An engine for the one writer, or for readers beside it; `alone` for file layers that
    cannot share the index of the journal, so that nobody reads beside the writer."""
    first = ("locking_mode=EXCLUSIVE",) if alone else ()
    journal = (*first, "journal_mode=WAL") if writes else ()
    return create_engine(
        URL.create("sqlite+apsw", database=str(path)),
        poolclass=StaticPool if writes else QueuePool,
        connect_args={
            "pragmas": (*journal, *PRAGMAS, f"synchronous={synchronous}"),
            "begin": "BEGIN IMMEDIATE" if writes else "BEGIN",
            "creates": writes,
            "vfs": vfs,
        },
    )


def refusal(error: DBAPIError, path: Path) -> StoreError:
    """What a failure of the database means to the one who asked."""
    cause = None if error.orig is None else error.orig.__cause__
    if isinstance(cause, apsw.ConstraintError):
        is_foreign = "FOREIGN KEY" in str(cause)
        return UnknownTable(table="") if is_foreign else DuplicateKey(key=str(cause))
    if isinstance(cause, apsw.FullError):
        return DiskFull(path=str(path))
    if isinstance(cause, apsw.ReadOnlyError | apsw.CantOpenError | apsw.PermissionsError):
        return DiskReadOnly(path=str(path))
    return StoreRefused(path=str(path), problem=str(error.orig))


def _refused_by_system(error: OSError, path: Path) -> StoreRefused:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(path=str(path))
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return DiskReadOnly(path=str(path))
    return StoreRefused(path=str(path), problem=error.strerror or type(error).__name__)


def make_private(path: Path) -> None:
    """A file there is from now on, for its owner alone: it holds the seeds of running games."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class FileLock:
    """Keeps a second process off the same file; the system lets go of it when we end."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        self._file: int | None = None

    def __enter__(self) -> Self:
        self.take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.release()

    def take(self) -> None:
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            raise StoreLocked(path=str(self._path), process=holder or "?") from None
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class Job(Generic[T]):
    """A piece of work for the writer and where its answer goes."""

    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.value: T | None = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)  # type: ignore[arg-type] # None where T allows it


class Writer:
    """The one thread that writes. What waits while a commit is under way is the next group."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path
        self._queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._is_ending = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job[Any]) -> None:
        self._queue.put(job)

    def end(self) -> None:
        """Commit what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._is_ending:
            group = self._next_group()
            if group:
                self._commit(group)
                _settle(group)
        self._engine.dispose()

    def _next_group(self) -> list[Job[Any]]:
        group: list[Job[Any]] = []
        item = self._queue.get()
        try:
            while item is not None:
                group.append(item)
                if len(group) == LARGEST_GROUP:
                    return group
                item = self._queue.get_nowait()
        except Empty:
            return group
        self._is_ending = True
        return group

    def _commit(self, group: Sequence[Job[Any]]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in group:
                    self._perform(connection, job)
        except DBAPIError as error:
            for job in group:
                job.error = refusal(error, self._path)
            # After a failed write nothing the connection holds in memory is to be trusted.
            self._engine.dispose()

    def _perform(self, connection: Any, job: Job[Any]) -> None:
        try:
            with Savepoint(connection.connection.dbapi_connection):
                job.value = job.work(connection)
        except IntegrityError as error:
            job.error = refusal(error, self._path)
        except DBAPIError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to the asker
            job.error = error


def _settle(group: Iterable[Job[Any]]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in group:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_all, jobs)


def _settle_all(jobs: Iterable[Job[Any]]) -> None:
    for job in jobs:
        job.settle()


class SqliteReader(Store):
    """A look into the file beside whoever plays on it: no lock, and nothing is written."""

    def __init__(self, path: Path, vfs: str | None = None) -> None:
        self.path = path
        self._readers = engine_of(path, writes=False, vfs=vfs)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._is_closed = False

    @classmethod
    async def look(cls, path: Path) -> "SqliteReader":
        """Open a file that is there and in the form this program knows."""
        if not await asyncio.to_thread(path.is_file):
            raise MissingDatabase(path=str(path))
        reader = cls(path)
        try:
            await reader.read(migrate.check)
        except BaseException:
            await reader.close()
            raise
        return reader

    async def read(self, work: Work[T]) -> T:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, work)

    async def write(self, work: Work[T]) -> T:  # noqa: ARG002 - nothing is ever written
        raise DiskReadOnly(path=str(self.path))

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        self._readers.dispose()

    def _read(self, work: Work[T]) -> T:
        try:
            with self._readers.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            raise refusal(error, self.path) from error

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreClosed(path=str(self.path))


class SqliteStore(SqliteReader):
    """The file in the hands of its one process; readers never wait for the writer."""

    def __init__(self, path: Path, lock: FileLock, writer: Engine, vfs: str | None) -> None:
        super().__init__(path, vfs)
        self._lock = lock
        self._writer = Writer(writer, path)

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        synchronous: str = FULL,
        vfs: str | None = None,
        alone: bool = False,
    ) -> "SqliteStore":
        """Lock the file, bring it to the form this program knows, start the writer."""
        writer = engine_of(path, writes=True, synchronous=synchronous, vfs=vfs, alone=alone)
        return await asyncio.to_thread(cls._open, path, writer, vfs)

    @classmethod
    def _open(cls, path: Path, writer: Engine, vfs: str | None) -> "SqliteStore":
        if version_info() < OLDEST:
            raise OldSqlite(version=dotted(version_info()), oldest=dotted(OLDEST))
        lock = FileLock(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.take()
            make_private(path)
        except OSError as error:
            raise _refused_by_system(error, path) from error
        try:
            with writer.begin() as connection:
                migrate.upgrade(connection)
        except BaseException as error:
            writer.dispose()
            lock.release()
            if isinstance(error, DBAPIError):
                raise refusal(error, path) from error
            raise
        return cls(path, lock, writer, vfs)

    async def write(self, work: Work[T]) -> T:
        self._check_open()
        job = Job(work, asyncio.get_running_loop())
        self._writer.put(job)
        return await job.future

    def _close(self) -> None:
        super()._close()
        self._writer.end()
        self._lock.release()
