"""Database files: created privately, copied as one snapshot, replaced as a whole, rotated."""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import apsw
import structlog

from orrery.server.store.errors import DiskFull, StoreRefused

_KEPT: Final = 5
_BEFORE_MIGRATION: Final = r"orrery-\d{8}-\d{6}-revision-\w+\.sqlite"
JOURNALS: Final = ("-wal", "-shm", "-journal")
_log = structlog.get_logger("store")


def create_private_file(path: Path) -> None:
    """Create the file readable only by its owner: it holds the seeds of running games."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def copy_database(source: Path, target: Path) -> None:
    """By SQLite's backup interface in one step: a snapshot even while others write."""
    try:
        with open_file(source, apsw.SQLITE_OPEN_READWRITE) as old, open_file(target) as new:
            with new.backup("main", old, "main") as copying:
                while not copying.done:
                    copying.step(-1)
            # One file, without a journal beside it.
            new.execute("PRAGMA journal_mode=DELETE")
    except apsw.FullError as error:
        raise DiskFull(path=str(target)) from error
    except apsw.Error as error:
        raise StoreRefused(path=str(target), problem=str(error)) from error


@contextmanager
def open_file(
    path: Path, flags: int = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
) -> Iterator[apsw.Connection]:
    connection = apsw.Connection(str(path), flags=flags)
    connection.set_busy_timeout(10_000)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def atomic_file(file: Path) -> Iterator[Path]:
    """A temporary file that is renamed once it is complete and on disk."""
    part = file.with_name(f".{file.name}.part")
    remove(part)
    try:
        create_private_file(part)
        yield part
        sync(part)
        part.replace(file)
        sync(file.parent)
    finally:
        remove(part)


def remove(path: Path) -> None:
    with suppress(FileNotFoundError):
        path.unlink()
    remove_journals(path)


def remove_journals(path: Path) -> None:
    for ending in JOURNALS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + ending).unlink()


def sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def find_damage(path: Path) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    try:
        with open_file(path, apsw.SQLITE_OPEN_READWRITE) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
            references = connection.execute("PRAGMA foreign_key_check").fetchall()
    except (apsw.Error, UnicodeDecodeError) as error:
        return [str(error)]
    lost = [f"foreign key: {name} row {row} -> {parent}" for name, row, parent, _ in references]
    return [problem for problem in found if problem != "ok"] + lost


def rotate(folder: Path, pattern: str, keep: int) -> list[Path]:
    """Remove all but the latest files whose names match; names sort by time."""
    files = sorted(path for path in folder.iterdir() if re.fullmatch(pattern, path.name))
    old = files[: max(0, len(files) - keep)]
    for path in old:
        remove(path)
    return old


def timestamp() -> str:
    """This moment as names of files carry it; they sort by time."""
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime())


def back_up_revision(folder: Path, revision: str, write: Callable[[Path], None]) -> Path:
    """Keep a database as it is before its revision changes; the latest such backups are kept."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / f"orrery-{timestamp()}-revision-{revision}.sqlite"
    with atomic_file(file) as part:
        write(part)
    rotate(folder, _BEFORE_MIGRATION, _KEPT)
    _log.info("backed-up", revision=revision, file=str(file))
    return file
