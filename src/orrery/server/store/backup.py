"""A backup is one SQLite file, whatever the database: made while games are played, restored into
a SQLite file or into PostgreSQL."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import apsw
from sqlalchemy import URL, Connection, Table, delete, func, insert, select, text

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

_ROWS_AT_ONCE: Final = 1000
_BESIDE: Final = ("-wal", "-shm", "-journal")
Rows = dict[Table, list[dict[str, Any]]]


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
        rows = await store.read(_all_rows)
    finally:
        await store.close()
    return await asyncio.to_thread(_write_rows, file, rows)


def _write_rows(file: Path, rows: Rows) -> int:
    with _whole_or_none(file) as part:
        with _upgraded(part) as connection:
            _insert(connection, rows)
        with _opened(part) as written:
            written.execute("PRAGMA journal_mode=DELETE")
    return len(rows[TABLES])


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
    rows = await asyncio.to_thread(_rows_of, file)
    store = await PostgresStore.open(url)
    try:
        await store.write(lambda connection: _replace(connection, rows, replace))
    finally:
        await store.close()
    return len(rows[TABLES])


def _rows_of(file: Path) -> Rows:
    """The rows of a backup, which is brought up to date on a copy."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        _copy(file, copy)
        with _upgraded(copy) as connection:
            return _all_rows(connection)


def _all_rows(connection: Connection) -> Rows:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    return {
        table: [{str(name): value for name, value in row.items()} for row in found.mappings()]
        for table in METADATA.sorted_tables
        for found in [connection.execute(select(table))]
    }


def _replace(connection: Connection, rows: Rows, replace: bool) -> None:
    count = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    if count and not replace:
        raise NotEmpty(path="postgresql")
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    _insert(connection, rows)


def _insert(connection: Connection, rows: Rows) -> None:
    for table in METADATA.sorted_tables:
        found = rows[table]
        for start in range(0, len(found), _ROWS_AT_ONCE):
            connection.execute(insert(table), found[start : start + _ROWS_AT_ONCE])
