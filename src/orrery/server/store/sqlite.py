"""The store in one SQLite file: one thread writes, and commits in batches."""

import asyncio
import errno
import fcntl
import os
import threading
from collections.abc import Callable, Iterable, Sequence
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
from orrery.server.store.apsw_driver import OLDEST, Savepoint, dotted, version_info
from orrery.server.store.errors import (
    CorruptDatabase,
    DiskFull,
    DiskReadOnly,
    DuplicateKey,
    FileReplaced,
    MissingDatabase,
    OldSqlite,
    StoreClosed,
    StoreError,
    StoreLocked,
    StoreRefused,
    UnknownTable,
)
from orrery.server.store.files import (
    back_up_revision,
    copy_database,
    create_private_file,
    find_damage,
)
from orrery.server.store.store import Store, Work
from orrery.server.store.watched_file import WatchedFile

T = TypeVar("T")

LARGEST_BATCH: Final = 512
READERS: Final = 2
PRAGMAS: Final = ("foreign_keys=ON", "fullfsync=ON", "checkpoint_fullfsync=ON")
FULL: Final = "FULL"
BACKUPS: Final = "backups"


def make_engine(
    path: Path,
    *,
    writes: bool,
    synchronous: str = FULL,
    vfs: str | None = None,
    exclusive: bool = False,
) -> Engine:
    """An engine for the one writer, or for readers beside it; `exclusive` for file layers without
    shared memory, where nobody can read beside the writer."""
    first = ("locking_mode=EXCLUSIVE",) if exclusive else ()
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


def translate_error(error: DBAPIError, path: Path) -> StoreError:
    """The store's error for an error of the database."""
    cause = None if error.orig is None else error.orig.__cause__
    if isinstance(cause, apsw.ConstraintError):
        is_foreign = "FOREIGN KEY" in str(cause)
        return UnknownTable(table="") if is_foreign else DuplicateKey(key=str(cause))
    if isinstance(cause, apsw.FullError):
        return DiskFull(path=str(path))
    if isinstance(cause, apsw.ReadOnlyError | apsw.CantOpenError | apsw.PermissionsError):
        return DiskReadOnly(path=str(path))
    if isinstance(cause, apsw.CorruptError | apsw.NotADBError | UnicodeDecodeError):
        return CorruptDatabase(path=str(path), problem=str(cause))
    return StoreRefused(path=str(path), problem=str(error.orig))


def _translate_os_error(error: OSError, path: Path) -> StoreRefused:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(path=str(path))
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return DiskReadOnly(path=str(path))
    return StoreRefused(path=str(path), problem=error.strerror or type(error).__name__)


def backing_up(path: Path, folder: Path) -> Callable[[str], Path]:
    """What to do before the revision of a file changes."""

    def back_up(revision: str) -> Path:
        return back_up_revision(folder, revision, lambda part: copy_database(path, part))

    return back_up


class FileLock:
    """Keeps a second process off the same file; the system releases it when the process ends."""

    def __init__(self, database: Path) -> None:
        # By its real name: a second process may come by a link.
        database = database.resolve()
        self._path = database.with_name(f"{database.name}.lock")
        self._file: int | None = None

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.release()

    def acquire(self) -> None:
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

    def holder(self) -> str:
        """The process that has the file now, or nothing; makes no file."""
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CLOEXEC)
        except OSError:
            return ""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return os.read(file, 20).decode("ascii", "replace").strip() or "?"
        finally:
            os.close(file)
        return ""

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class WriteJob(Generic[T]):
    """A piece of work for the writer thread, and the future that gets its result."""

    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.value: T | None = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)  # type: ignore[arg-type] # None where T allows it


class Writer:
    """The one thread that writes. Jobs that arrive during a commit form the next batch."""

    def __init__(self, engine: Engine, path: Path, file: WatchedFile | None) -> None:
        self._engine = engine
        self._path = path
        self._file = file
        self._queue: SimpleQueue[WriteJob[Any] | None] = SimpleQueue()
        self._is_ending = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, job: WriteJob[Any]) -> None:
        self._queue.put(job)

    def stop(self) -> None:
        """Commit what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._is_ending:
            batch = self._next_batch()
            if batch:
                self._commit(batch)
                _resolve(batch)
        self._engine.dispose()

    def _next_batch(self) -> list[WriteJob[Any]]:
        batch: list[WriteJob[Any]] = []
        item = self._queue.get()
        try:
            while item is not None:
                batch.append(item)
                if len(batch) == LARGEST_BATCH:
                    return batch
                item = self._queue.get_nowait()
        except Empty:
            return batch
        self._is_ending = True
        return batch

    def _commit(self, batch: Sequence[WriteJob[Any]]) -> None:
        try:
            self._write(batch)
        except FileReplaced as error:
            for job in batch:
                job.error = error
        except DBAPIError as error:
            for job in batch:
                job.error = translate_error(error, self._path)
            if self._file is not None:
                self._file.forget_log()
            # After a failed write the cache of the connection cannot be trusted.
            self._engine.dispose()

    def _write(self, batch: Sequence[WriteJob[Any]]) -> None:
        if self._file is not None:
            self._file.check()
        with self._engine.begin() as connection:
            for job in batch:
                self._perform(connection, job)
        if self._file is not None:
            self._file.check_commit()

    def _perform(self, connection: Any, job: WriteJob[Any]) -> None:
        try:
            with Savepoint(connection.connection.dbapi_connection):
                job.value = job.work(connection)
        except IntegrityError as error:
            job.error = translate_error(error, self._path)
        except DBAPIError:
            raise
        except Exception as error:  # noqa: BLE001 - raised where the job was queued
            job.error = error


def _resolve(batch: Iterable[WriteJob[Any]]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[WriteJob[Any]]] = {}
    for job in batch:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve_all, jobs)


def _resolve_all(jobs: Iterable[WriteJob[Any]]) -> None:
    for job in jobs:
        job.resolve()


class SqliteReader(Store):
    """Reads the file beside a server that plays on it: takes no lock and writes nothing."""

    def __init__(self, path: Path, vfs: str | None = None) -> None:
        self.path = path
        self._readers = make_engine(path, writes=False, vfs=vfs)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._is_closed = False

    @classmethod
    async def open_existing(cls, path: Path) -> Self:
        """Open a file that exists and is up to date."""
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

    async def find_damage(self) -> list[str]:
        return await asyncio.to_thread(find_damage, self.path)

    async def write(self, work: Work[T]) -> T:  # noqa: ARG002 - a reader never writes
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
            raise translate_error(error, self.path) from error

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreClosed(path=str(self.path))


class SqliteStore(SqliteReader):
    """The file, owned by one process; readers never wait for the writer."""

    def __init__(self, path: Path, lock: FileLock, writer: Engine, vfs: str | None) -> None:
        super().__init__(path, vfs)
        self._lock = lock
        # Another file layer may keep its files anywhere.
        self._file = WatchedFile(path) if vfs is None else None
        self._writer = Writer(writer, path, self._file)

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        synchronous: str = FULL,
        vfs: str | None = None,
        exclusive: bool = False,
        backups: Path | None = None,
    ) -> "SqliteStore":
        """Lock the file, migrate it, start the writer. Before a migration it is backed up, into
        the folder `backups` beside it if no other is given."""
        writer = make_engine(
            path, writes=True, synchronous=synchronous, vfs=vfs, exclusive=exclusive
        )
        folder = backups or path.parent / BACKUPS
        return await asyncio.to_thread(cls._open, path, writer, vfs, folder)

    @classmethod
    def _open(cls, path: Path, writer: Engine, vfs: str | None, backups: Path) -> "SqliteStore":
        if version_info() < OLDEST:
            raise OldSqlite(version=dotted(version_info()), oldest=dotted(OLDEST))
        lock = FileLock(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
            create_private_file(path)
        except OSError as error:
            raise _translate_os_error(error, path) from error
        try:
            with writer.begin() as connection:
                migrate.upgrade(connection, before=None if vfs else backing_up(path, backups))
        except BaseException as error:
            writer.dispose()
            lock.release()
            if isinstance(error, DBAPIError):
                raise translate_error(error, path) from error
            raise
        return cls(path, lock, writer, vfs)

    async def write(self, work: Work[T]) -> T:
        self._check_open()
        job = WriteJob(work, asyncio.get_running_loop())
        self._writer.put(job)
        return await job.future

    def _read(self, work: Work[T]) -> T:
        if self._file is not None:
            self._file.check()
        return super()._read(work)

    def _close(self) -> None:
        super()._close()
        self._writer.stop()
        self._lock.release()
