"""A backup is one SQLite file, whatever the database: made while games are played, restored into
a SQLite file or into PostgreSQL."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import apsw
from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    Table,
    delete,
    func,
    insert,
    literal_column,
    select,
    text,
)
from sqlalchemy.engine import RowMapping

from orrery.server.store import migrate, place_of
from orrery.server.store.errors import (
    MissingDatabase,
    NotABackup,
    NotEmpty,
    StoreRefused,
)
from orrery.server.store.postgres import PostgresStore
from orrery.server.store.schema import METADATA, TABLES
from orrery.server.store.sqlite import FileLock, engine_of, make_private

ROWS_AT_ONCE: Final = 500
_NUMBER: Final = "row_number"
_BESIDE: Final = ("-wal", "-shm", "-journal")


async def backup(database: str, file: Path) -> int:
    """Copy one consistent moment of the database into a file; the number of tables in it."""
    place = place_of(database)
    if isinstance(place, Path):
        return await asyncio.to_thread(_backup_sqlite, place, file)
    return await _backup_postgres(place, file)


async def restore(file: Path, database: str, *, replace: bool = False) -> int:
    """Put a backup in the place of a database; one that holds tables only if that is wanted."""
    await asyncio.to_thread(check_backup, file)
    place = place_of(database)
    if isinstance(place, Path):
        return await asyncio.to_thread(_restore_sqlite, file, place, replace)
    return await _restore_postgres(file, place, replace)


def check_backup(file: Path) -> None:
    """Refuse what is no whole backup of a database this program knows."""
    if not file.is_file():
        raise MissingDatabase(path=str(file))
    try:
        connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            found = connection.execute("PRAGMA integrity_check").fetchall()
            revision = connection.execute("SELECT version_num FROM alembic_version").get
        finally:
            connection.close()
    except apsw.Error as error:
        raise NotABackup(path=str(file), problem=str(error)) from error
    if found != [("ok",)]:
        raise NotABackup(path=str(file), problem=str(found[0][0]))
    if not migrate.is_known(str(revision)):
        raise NotABackup(path=str(file), problem=str(revision))


# SQLite


def _backup_sqlite(source: Path, file: Path) -> int:
    if not source.is_file():
        raise MissingDatabase(path=str(source))
    with _whole_or_none(file) as part:
        _copy(source, part)
        check_backup(part)
        return _tables_in(part)


def _restore_sqlite(file: Path, target: Path, replace: bool) -> int:
    target.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(target):
        if target.is_file() and not replace and _tables_in(target):
            raise NotEmpty(path=str(target))
        with _whole_or_none(target) as part:
            _copy(file, part)
            count = _tables_in(part)
            # The journal of the old file must not be taken for one of the new.
            _remove_beside(target)
        return count


def _copy(source: Path, target: Path) -> None:
    """By the backup interface in one step: one moment, also while others write."""
    try:
        with _opened(source, apsw.SQLITE_OPEN_READWRITE) as old, _opened(target) as new:
            with new.backup("main", old, "main") as copying:
                while not copying.done:
                    copying.step(-1)
            # One file, without a journal beside it.
            new.execute("PRAGMA journal_mode=DELETE")
    except apsw.Error as error:
        raise StoreRefused(path=str(target), problem=str(error)) from error


@contextmanager
def _opened(
    path: Path, flags: int = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
) -> Iterator[apsw.Connection]:
    connection = apsw.Connection(str(path), flags=flags)
    connection.set_busy_timeout(10_000)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def _whole_or_none(file: Path) -> Iterator[Path]:
    """A part file that takes the name once it is whole and on disk."""
    part = file.with_name(f".{file.name}.part")
    _remove(part)
    try:
        make_private(part)
        yield part
        _sync(part)
        part.replace(file)
        _sync(file.parent)
    finally:
        _remove(part)


def _remove(path: Path) -> None:
    with suppress(FileNotFoundError):
        path.unlink()
    _remove_beside(path)


def _remove_beside(path: Path) -> None:
    for ending in _BESIDE:
        with suppress(FileNotFoundError):
            path.with_name(path.name + ending).unlink()


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _tables_in(path: Path) -> int:
    try:
        with _opened(path, apsw.SQLITE_OPEN_READWRITE) as connection:
            return int(connection.execute("SELECT count(*) FROM tables").get)
    except apsw.SQLError:
        return 0


# PostgreSQL


async def _backup_postgres(url: URL, file: Path) -> int:
    store = await PostgresStore.look(url)
    try:
        return await store.read(lambda connection: _write_to(file, connection))
    finally:
        await store.close()


def _write_to(file: Path, source: Connection) -> int:
    """Copy what one snapshot shows, some rows at a time."""
    source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    with _whole_or_none(file) as part:
        with _upgraded(part) as target:
            _pour(source, target)
        with _opened(part) as written:
            written.execute("PRAGMA journal_mode=DELETE")
        return _tables_in(part)


@contextmanager
def _upgraded(path: Path) -> Iterator[Connection]:
    engine = engine_of(path, writes=True)
    try:
        with engine.begin() as connection:
            migrate.upgrade(connection)
            yield connection
    finally:
        engine.dispose()


async def _restore_postgres(file: Path, url: URL, replace: bool) -> int:
    """From a copy of the backup that is brought up to date."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        await asyncio.to_thread(_copy, file, copy)
        store = await PostgresStore.open(url)
        try:
            with _upgraded(copy) as source:
                await store.write(lambda connection: _replace(connection, source, replace))
        finally:
            await store.close()
        return await asyncio.to_thread(_tables_in, copy)


def _replace(connection: Connection, source: Connection, replace: bool) -> None:
    count = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    if count and not replace:
        raise NotEmpty(path="postgresql")
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    _pour(source, connection)


def _pour(source: Connection, target: Connection) -> None:
    for table in METADATA.sorted_tables:
        for rows in _batches(source, table):
            target.execute(insert(table), [_plain(row) for row in rows])


def _plain(row: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in row.items() if name != _NUMBER}


def _batches(source: Connection, table: Table) -> Iterator[Sequence[RowMapping]]:
    """All rows of a table, never more of them in memory than are written at once."""
    if source.dialect.name == "postgresql":
        streamed = select(table).execution_options(yield_per=ROWS_AT_ONCE)
        yield from source.execute(streamed).mappings().partitions()
        return
    number = literal_column("rowid", BigInteger)
    last = 0
    while True:
        ordered = select(table, number.label(_NUMBER)).where(number > last).order_by(number)
        rows = source.execute(ordered.limit(ROWS_AT_ONCE)).mappings().all()
        if not rows:
            return
        last = rows[-1][_NUMBER]
        yield rows
