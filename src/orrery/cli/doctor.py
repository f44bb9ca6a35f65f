"""`orrery doctor`: checks that everything a server needs is there."""

import asyncio
import errno
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import typer

from orrery.cli.database import Data, Database, find_damage, settings_of
from orrery.cli.output import DOES_NOT_FIT, TEXTS, error_lines, fail, print_plain, print_table
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.server.settings import Settings
    from orrery.server.store import Expiry

OLDEST_PYTHON = (3, 11)


class Finding(NamedTuple):
    """The result of one check, with details. Only with something `wrong` a server cannot run."""

    topic: str
    is_well: bool
    detail: str
    otherwise: Literal["wrong", "lacking", "attention"] = "wrong"

    @property
    def sign(self) -> str:
        return TEXTS.format("doctor-well" if self.is_well else f"doctor-{self.otherwise}")


def doctor(data: Data = None, database: Database = None) -> None:
    try:
        settings = settings_of(data, database)
    except (OrreryError, OSError) as error:
        fail(error)
    findings = list(examine(settings))
    print_table(
        [TEXTS.format(f"doctor-{column}") for column in ("state", "topic", "detail")],
        [(found.sign, TEXTS.format(f"doctor-{found.topic}"), found.detail) for found in findings],
    )
    if any(found.otherwise == "wrong" and not found.is_well for found in findings):
        print_plain(TEXTS.format("doctor-not-ready"))
        raise typer.Exit(DOES_NOT_FIT)
    print_plain(TEXTS.format("doctor-ready"))


def examine(settings: "Settings") -> Iterator[Finding]:
    """Check everything a server with these settings needs."""
    is_new_enough = sys.version_info >= OLDEST_PYTHON
    yield Finding("python", is_new_enough, platform.python_version())
    yield _check_compiled()
    yield _check_sqlite()
    yield _check("folder", lambda: _write_in(settings))
    yield _check("port", lambda: _listen(settings))
    yield _check_files(settings)
    yield _check_screen()
    database = _check("database", lambda: asyncio.run(_look_into(settings)))
    yield database
    if database.is_well or settings.is_file:
        yield _check("integrity", lambda: _check_integrity(settings))
    yield from _check_tables(settings)
    yield from _check_expired(settings)
    if settings.redis:
        yield _check("redis", lambda: asyncio.run(_ping(settings.redis)))


def _check(topic: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(topic, True, check())
    except (OrreryError, OSError) as error:
        return Finding(topic, False, error_lines(TEXTS, error)[0])


def _check_compiled() -> Finding:
    import orrery.core.game

    is_compiled = not str(orrery.core.game.__file__).endswith(".py")
    text = TEXTS.format("doctor-is-compiled" if is_compiled else "doctor-is-pure")
    return Finding("compiled", is_compiled, text, otherwise="lacking")


def _check_sqlite() -> Finding:
    from orrery.server.store.apsw_driver import OLDEST, dotted, version_info

    return Finding("sqlite", version_info() >= OLDEST, dotted(version_info()))


def _check_files(settings: "Settings") -> Finding:
    from orrery.server.file_limit import most_connections, reachable_file_limit

    files = reachable_file_limit()
    most = most_connections(settings.connections, files)
    text = TEXTS.format("doctor-file-limit", files=files, connections=most)
    return Finding("files", most == settings.connections, text, otherwise="attention")


def _check_screen() -> Finding:
    from orrery.server.http.screen import Screen

    is_built = Screen().is_built
    text = TEXTS.format("doctor-is-built" if is_built else "doctor-is-not-built")
    return Finding("screen", is_built, text, otherwise="lacking")


def _folder_of(settings: "Settings") -> Path:
    """Where the server keeps its file, or without one its backups."""
    from orrery.server.store import parse_address

    place = parse_address(settings.database_address)
    return place.parent.absolute() if isinstance(place, Path) else Path(settings.data).absolute()


def _write_in(settings: "Settings") -> str:
    folder = _folder_of(settings)
    if not folder.exists():
        return _check_new_folder(folder, settings)
    if not folder.is_dir():
        raise OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"orrery")
        file.flush()
    return str(folder)


def _check_new_folder(folder: Path, settings: "Settings") -> str:
    """Nothing is made here: a server started with other settings would not use it."""
    parent = next(place for place in folder.parents if place.exists())
    if not os.access(parent, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(parent))
    is_default = settings.data == type(settings)().data and not settings.database
    return TEXTS.format(
        "doctor-default-folder" if is_default else "doctor-new-folder", path=str(folder)
    )


def _listen(settings: "Settings") -> str:
    from orrery.server.serve import AddressInUse, try_to_listen

    try:
        return try_to_listen(settings)
    except AddressInUse:
        process = _running_server(settings)
        if not process:
            raise
        return TEXTS.format("doctor-running", process=process)


def _running_server(settings: "Settings") -> str:
    """The process that has the file of these settings, if there is one."""
    from orrery.server.store import parse_address
    from orrery.server.store.sqlite import FileLock

    place = parse_address(settings.database_address)
    return FileLock(place).holder() if isinstance(place, Path) else ""


def _check_integrity(settings: "Settings") -> str:
    from orrery.server.store.errors import CorruptDatabase

    damage = asyncio.run(find_damage(settings.database_address))
    if damage:
        raise CorruptDatabase(path=settings.shown_database, problem=damage[0])
    return TEXTS.format("doctor-sound")


async def _look_into(settings: "Settings") -> str:
    from orrery.server.store import open_reader
    from orrery.server.store.errors import EmptyDatabase, MissingDatabase, OldDatabase

    try:
        store = await open_reader(settings.database_address)
    except MissingDatabase:
        return TEXTS.format("doctor-new-database")
    except EmptyDatabase:
        return TEXTS.format("doctor-empty-database")
    except OldDatabase as error:
        return TEXTS.format("doctor-old-database", revision=str(error.facts["revision"]))
    try:
        return TEXTS.format("doctor-tables", tables=len(await store.table_ids()))
    finally:
        await store.close()


def _check_tables(settings: "Settings") -> Iterator[Finding]:
    """One line for each table that the server would not serve."""
    try:
        broken = asyncio.run(_find_broken(settings))
    except (OrreryError, OSError):
        # The checks above have said why nothing can be read.
        return
    for table, code in broken.items():
        detail = TEXTS.format("doctor-set-aside-table", table=table, code=code)
        yield Finding("set-aside", False, detail, otherwise="attention")


def _check_expired(settings: "Settings") -> Iterator[Finding]:
    """What the next clean-up would close and remove."""
    try:
        counts = asyncio.run(_count_expired(settings))
    except (OrreryError, OSError):
        return
    guests = counts.pop("guest", 0)
    tables = sum(counts.values())
    yield Finding("expired", True, TEXTS.format("doctor-expire", tables=tables, guests=guests))


async def _count_expired(settings: "Settings") -> "dict[Expiry, int]":
    from orrery.server.store import open_reader
    from orrery.server.tables.clean_up import count_expired
    from orrery.server.tables.services import now

    store = await open_reader(settings.database_address)
    try:
        return await count_expired(store, settings, now())
    finally:
        await store.close()


async def _find_broken(settings: "Settings") -> dict[str, str]:
    from orrery.server.store import open_reader
    from orrery.server.tables.repair import broken_tables

    store = await open_reader(settings.database_address)
    try:
        return await broken_tables(store)
    finally:
        await store.close()


async def _ping(url: str) -> str:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client: Any = Redis.from_url(url, socket_connect_timeout=2)
    try:
        await client.ping()
    except RedisError as error:
        raise OSError(0, str(error), "redis") from None
    except ValueError as error:
        raise OSError(0, type(error).__name__, "redis") from None
    finally:
        await client.aclose()
    return TEXTS.format("doctor-answers")
