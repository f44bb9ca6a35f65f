"""A process that plays at one table against other processes, and tells what became of each of
its commands."""

import asyncio
import sys

from orrery.server.store import Store, open_store
from tests.server.store.rows import a_command


async def play(store: Store, name: str, commands: int) -> None:
    """Send commands, each for the version after the latest this process knows of."""
    known = 0
    for number in range(commands):
        while True:
            appended = await store.append(a_command(known + 1, f"{name}-{number}"))
            known = appended.version
            print(name, number, appended.status, appended.version, flush=True)  # noqa: T201
            if appended.status == "committed":
                break


async def main(database: str, name: str, commands: int) -> None:
    store = await open_store(database)
    print("ready", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)
    await play(store, name, commands)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
