"""Where commands find the database, in the same settings as the server, and how they work on it."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeVar

import typer

from orrery.cli.output import TEXTS, WRONG_USAGE, fail, print_plain
from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from orrery.server.settings import Settings
    from orrery.server.store import Store

T = TypeVar("T")
# An id may begin with a hyphen, and is no option then.
WITH_ID: Final[dict[str, bool]] = {"ignore_unknown_options": True}
# To read; to change a little beside a server; to change what no server may have open.
Access = Literal["read", "beside", "alone"]
Data = Annotated[str | None, typer.Option(help=TEXTS.format("serve-help-data"))]
Database = Annotated[str | None, typer.Option(help=TEXTS.format("database-help"))]
Yes = Annotated[bool, typer.Option("--yes", help=TEXTS.format("yes-help"))]


def settings_of(data: str | None, database: str | None) -> "Settings":
    """The settings of the server, overridden by the command line."""
    from orrery.server.settings import load

    return load(os.environ, {"data": data, "database": database})


def address_of(data: str | None, database: str | None) -> str:
    return settings_of(data, database).database_address


def find_settings(data: str | None, database: str | None) -> "Settings":
    """The settings; a wrong one ends the command."""
    try:
        return settings_of(data, database)
    except (OrreryError, OSError) as error:
        fail(error)


def find_address(data: str | None, database: str | None) -> str:
    return find_settings(data, database).database_address


def run_on_store(address: str, access: Access, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Work on the store; what goes wrong ends the command."""
    from orrery.server.store import open_beside, open_reader, open_store

    opening = {"read": open_reader, "beside": open_beside, "alone": open_store}

    async def run() -> T:
        store = await opening[access](address)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (OrreryError, OSError) as error:
        fail(error)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def format_time(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


def confirm(question: str, yes: bool) -> None:
    """Ask before something that cannot be undone; without a terminal only --yes is an answer."""
    if yes:
        return
    answer = TEXTS.format("yes-letter")
    try:
        given = input(f"{question} [{answer}/…] ")
    except EOFError:
        given = ""
    if given.strip().lower() != answer:
        print_plain(TEXTS.format("not-done"))
        raise typer.Exit(WRONG_USAGE)


async def find_damage(address: str) -> list[str]:
    """What the database finds wrong with itself; of a file also where it cannot be opened."""
    from orrery.server.store import open_reader, parse_address
    from orrery.server.store.files import find_damage as find_in_file

    place = parse_address(address)
    if isinstance(place, Path):
        is_there = await asyncio.to_thread(place.is_file)
        return await asyncio.to_thread(find_in_file, place) if is_there else []
    store = await open_reader(address)
    try:
        return await store.find_damage()
    finally:
        await store.close()
