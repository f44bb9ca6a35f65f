"""`orrery doctor`: looks whether everything a server needs is there."""

import asyncio
import platform
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from orrery.cli.database import Data, Database, settings_of
from orrery.cli.output import DOES_NOT_FIT, TEXTS, error_lines, fail, print_plain, print_table
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.server.settings import Settings

OLDEST_PYTHON = (3, 11)


class Finding(NamedTuple):
    """One thing looked at: whether it is well, whether a server can do without, and details."""

    topic: str
    is_well: bool
    detail: str
    is_needed: bool = True

    @property
    def sign(self) -> str:
        if self.is_well:
            return TEXTS.format("doctor-well")
        return TEXTS.format("doctor-wrong" if self.is_needed else "doctor-lacking")


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
    if any(found.is_needed and not found.is_well for found in findings):
        print_plain(TEXTS.format("doctor-not-ready"))
        raise typer.Exit(DOES_NOT_FIT)
    print_plain(TEXTS.format("doctor-ready"))


def examine(settings: "Settings") -> Iterator[Finding]:
    """Everything a server with these settings needs."""
    is_new_enough = sys.version_info >= OLDEST_PYTHON
    yield Finding("python", is_new_enough, platform.python_version())
    yield _compiled()
    yield _sqlite()
    yield _checked("folder", lambda: _write_in(settings))
    yield _checked("port", lambda: _listen(settings))
    yield _screen()
    yield _checked("database", lambda: asyncio.run(_look_into(settings)))
    if settings.redis:
        yield _checked("redis", lambda: asyncio.run(_ping(settings.redis)))


def _checked(topic: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(topic, True, check())
    except (OrreryError, OSError) as error:
        return Finding(topic, False, error_lines(TEXTS, error)[0])


def _compiled() -> Finding:
    import orrery.core.game

    is_compiled = not str(orrery.core.game.__file__).endswith(".py")
    text = TEXTS.format("doctor-is-compiled" if is_compiled else "doctor-is-pure")
    return Finding("compiled", is_compiled, text, is_needed=False)


def _sqlite() -> Finding:
    from orrery.server.store.driver import OLDEST, dotted, version_info

    return Finding("sqlite", version_info() >= OLDEST, dotted(version_info()))


def _screen() -> Finding:
    from orrery.server.screen import Screen

    is_built = Screen().is_built
    text = TEXTS.format("doctor-is-built" if is_built else "doctor-is-not-built")
    return Finding("screen", is_built, text, is_needed=False)


def _write_in(settings: "Settings") -> str:
    folder = Path(settings.data).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"orrery")
        file.flush()
    return str(folder)


def _listen(settings: "Settings") -> str:
    shown = f"{settings.host}:{settings.port}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise OSError(error.errno, error.strerror, shown) from None
    return shown


async def _look_into(settings: "Settings") -> str:
    from orrery.server.store import open_reader
    from orrery.server.store.errors import MissingDatabase, OldDatabase

    try:
        store = await open_reader(settings.database_address)
    except MissingDatabase:
        return TEXTS.format("doctor-new-database")
    except OldDatabase:
        return TEXTS.format("doctor-old-database")
    try:
        return TEXTS.format("doctor-tables", tables=len(await store.table_ids()))
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
    finally:
        await client.aclose()
    return TEXTS.format("doctor-answers")
