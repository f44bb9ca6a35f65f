"""A backup is one SQLite file, whatever the database. It can be made while games are played, and
restored into SQLite or PostgreSQL."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import apsw
from sqlalchemy import URL, Connection, delete, func, select, text

from orrery.server.store import migrate, parse_address
from orrery.server.store.copy_rows import copy_rows, kept_tables
from orrery.server.store.errors import (
    ForeignFile,
    LiveDatabase,
    MissingDatabase,
    NotABackup,
    NotAFile,
    NotAFolder,
    NotEmpty,
    ServersRunning,
)
from orrery.server.store.files import (
    JOURNALS,
    atomic_file,
    copy_database,
    open_file,
    remove_journals,
    rotate,
    timestamp,
)
from orrery.server.store.postgres import PostgresStore
from orrery.server.store.presence import running_processes
from orrery.server.store.schema import AUDIT, METADATA, TABLES
from orrery.server.store.sqlite import FileLock, make_engine
from orrery.server.store.watched_file import identity_of

_ROTATED: Final = r"orrery-\d{8}-\d{6}\.sqlite"
_SQLITE: Final = b"SQLite format 3\0"


async def backup(database: str, file: Path) -> int:
    """Copy a consistent snapshot of the database into a file; the number of tables in it."""
    place = parse_address(database)
    await asyncio.to_thread(_check_target, file, place)
    if isinstance(place, Path):
        return await asyncio.to_thread(_backup_sqlite, place, file)
    return await _backup_postgres(place, file)


async def backup_into(database: str, folder: Path, keep: int) -> tuple[Path, int]:
    """Back up into a folder under the name of this moment, and keep only the latest backups."""
    await asyncio.to_thread(_make_folder, folder)
    file = folder / f"orrery-{timestamp()}.sqlite"
    count = await backup(database, file)
    await asyncio.to_thread(rotate, folder, _ROTATED, keep)
    return file, count


async def restore(file: Path, database: str, *, replace: bool = False) -> int:
    """Restore a backup; a database that already holds tables is overwritten only with `replace`."""
    await asyncio.to_thread(check_backup, file)
    place = parse_address(database)
    if isinstance(place, Path):
        return await asyncio.to_thread(_restore_sqlite, file, place, replace)
    return await _restore_postgres(file, place, replace)


def _make_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise NotAFolder(path=str(folder))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def check_backup(file: Path) -> None:
    """Refuse a file that is not a complete backup, or is newer than this program."""
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


def _check_target(file: Path, place: Path | URL) -> None:
    """Refuse to write a backup over a database in use, a folder, a device, or something else."""
    if isinstance(place, Path):
        _check_not_live(file, place)
    if file.is_symlink() or file.exists():
        _check_old_backup(file)


def _check_not_live(file: Path, database: Path) -> None:
    """By identity: the same file may have other names and be reached by links."""
    for ending in ("", *JOURNALS, ".lock"):
        part = database.with_name(database.name + ending)
        same = identity_of(part) is not None and identity_of(part) == identity_of(file)
        if same or file.resolve() == part.resolve():
            raise LiveDatabase(path=str(file))


def _check_old_backup(file: Path) -> None:
    if not file.is_file():
        raise NotAFile(path=str(file))
    with file.open("rb") as opened:
        start = opened.read(len(_SQLITE))
    if start not in (b"", _SQLITE):
        raise ForeignFile(path=str(file))
    if file.with_name(f"{file.name}.lock").exists():
        # The database of another server: refused while it runs.
        with FileLock(file):
            pass


# SQLite


def _backup_sqlite(source: Path, file: Path) -> int:
    if not source.is_file():
        raise MissingDatabase(path=str(source))
    with atomic_file(file) as part:
        copy_database(source, part)
        check_backup(part)
        return _tables_in(part)


def _restore_sqlite(file: Path, target: Path, replace: bool) -> int:
    # A link is followed: the file it leads to is replaced, not the link.
    target = target.resolve()
    if identity_of(file) == identity_of(target):
        raise LiveDatabase(path=str(file))
    target.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(target):
        if target.is_file() and not replace and _tables_in(target):
            raise NotEmpty(path=str(target))
        with atomic_file(target) as part:
            copy_database(file, part)
            count = _tables_in(part)
            # SQLite must not apply the journal of the old file to the new one.
            remove_journals(target)
        return count


def _tables_in(path: Path) -> int:
    try:
        with open_file(path, apsw.SQLITE_OPEN_READWRITE) as connection:
            return int(connection.execute("SELECT count(*) FROM tables").get)
    except apsw.SQLError:
        return 0


# PostgreSQL


async def _backup_postgres(url: URL, file: Path) -> int:
    store = await PostgresStore.open_existing(url)
    try:
        return await store.read(lambda connection: _copy_snapshot(file, connection))
    finally:
        await store.close()


def _copy_snapshot(file: Path, source: Connection) -> int:
    """Copy one snapshot, a batch of rows at a time."""
    source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    with atomic_file(file) as part:
        with _open_upgraded(part) as target:
            copy_rows(source, target, METADATA)
        with open_file(part) as written:
            written.execute("PRAGMA journal_mode=DELETE")
        return _tables_in(part)


@contextmanager
def _open_upgraded(path: Path) -> Iterator[Connection]:
    engine = make_engine(path, writes=True)
    try:
        with engine.begin() as connection:
            migrate.upgrade(connection)
            yield connection
    finally:
        engine.dispose()


async def _restore_postgres(file: Path, url: URL, replace: bool) -> int:
    """Restore from a migrated copy of the backup."""
    with TemporaryDirectory() as folder:
        upgraded = Path(folder) / file.name
        await asyncio.to_thread(copy_database, file, upgraded)
        store = await PostgresStore.open(url)
        try:
            with _open_upgraded(upgraded) as source:
                await store.write(lambda connection: _replace(connection, source, replace))
        finally:
            await store.close()
        return await asyncio.to_thread(_tables_in, upgraded)


def _replace(connection: Connection, source: Connection, replace: bool) -> None:
    running = running_processes(connection)
    if running:
        raise ServersRunning(path="postgresql", processes=", ".join(running))
    count = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    if count and not replace:
        raise NotEmpty(path="postgresql")
    for table in reversed(kept_tables(METADATA)):
        # The rows of the audit log cannot be deleted one by one.
        connection.execute(text("TRUNCATE audit") if table is AUDIT else delete(table))
    copy_rows(source, connection, METADATA)
