"""A process that plays at several tables at once and tells every acknowledged move on its
standard output, until somebody kills it."""

import asyncio
import os
import sys
from pathlib import Path

from orrery.server.store.sqlite import SqliteStore
from tests.server.store.rows import a_command


def command_of(table: str, version: int, round_number: int) -> str:
    return f"{table}-{version}-{round_number}"


async def play_at(store: SqliteStore, table: str, round_number: int) -> None:
    found = await store.table(table)
    version = 1 if found is None else found.version + 1
    while True:
        command = command_of(table, version, round_number)
        appended = await store.append(a_command(version, command, table))
        if appended.status != "committed":
            raise RuntimeError(appended)
        os.write(sys.stdout.fileno(), f"{table} {version}\n".encode())
        version += 1


async def play(path: Path, round_number: int, tables: list[str]) -> None:
    store = await SqliteStore.open(path)
    await asyncio.gather(*(play_at(store, table, round_number) for table in tables))


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
