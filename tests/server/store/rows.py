"""Tables and commands for tests, and a store to put them into."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from orrery.server.store import (
    Device,
    Guest,
    Store,
    StoredEntry,
    StoredStep,
    StoredTable,
    TableStatus,
    open_store,
)

T = TypeVar("T")

ADA = Guest(id="ada", name="Ada", language="pl", created=5)
BO = Guest(id="bo", name="Bo")
ADAS = Device(id="ada-1", guest="ada", token_hash="1f" * 32, label="Firefox", added=5, seen=9)
BOS = Device(id="bo-1", guest="bo", token_hash="2e" * 32)


def a_table(
    id: str = "t",
    guests: tuple[str, ...] = (),
    *,
    host: str = "",
    public: bool = False,
    status: TableStatus = "open",
    updated: int = 0,
) -> StoredTable:
    return StoredTable(
        id=id,
        game="cosmos",
        rules=1,
        seats=2,
        options={"edition": "reconciled"},
        players=[{"guest": guest, "name": guest.title()} for guest in guests] or [{}, {}],
        host=host,
        is_public=public,
        status=status,
        updated=updated,
    )


def a_command(version: int, command: str | None = None, table: str = "t") -> StoredStep:
    return StoredStep(
        table=table,
        version=version,
        command=command or f"c{version}",
        kind="act",
        seat=version % 2,
        entries=[StoredEntry(version % 2, "collect"), StoredEntry(-1, "row light")],
        answer={"type": "done", "version": version},
        guest="ada",
        at=1000 + version,
    )


def with_store(database: str, scenario: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, run a scenario on it, close it."""

    async def run() -> T:
        store = await open_store(database)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(run())
