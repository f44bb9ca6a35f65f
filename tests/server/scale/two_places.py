"""Two servers in this process, each with a store of its own on one PostgreSQL, and one Redis
between them."""

import asyncio
import functools
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from orrery.server.changes import ChangeFeed
from tests.server.scale.test_changes import until
from tests.server.store.services import Postgres, free_port, redis
from tests.server.visitors import PATIENCE, Message, Place, TableSocket, Visitor, serving, sits

Scene = Callable[[Place, Place], Awaitable[None]]
Pair = tuple[Place, Place]


def between(scene: Scene) -> Callable[[Postgres], None]:
    """A test that is given two servers."""

    async def staged(database: str) -> None:
        with Redis() as server:
            async with two_places(database, server.address) as (one, two):
                await until(lambda: all(feed_of(place).is_connected for place in (one, two)))
                await scene(one, two)

    # Not functools.wraps: pytest would look for fixtures called as the places.
    @functools.wraps(scene, assigned=("__module__", "__name__", "__doc__"))
    def run(cluster: Postgres) -> None:
        asyncio.run(asyncio.wait_for(staged(cluster.new_database()), 2 * PATIENCE))

    del run.__wrapped__
    return run


@asynccontextmanager
async def two_places(database: str, redis: str = "", **more: Any) -> AsyncIterator[Pair]:
    wanted: dict[str, Any] = {"database": database, "redis": redis, **more}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder, **wanted) as one, serving(folder, **wanted) as two:
            yield one, two


class Redis(ExitStack):
    """A Redis that can be stopped and started again; everything in it is gone then."""

    def __init__(self) -> None:
        super().__init__()
        self._port = free_port()
        self.address = ""
        self.begin()

    def begin(self) -> None:
        self.address = self.enter_context(redis(self._port))


def feed_of(place: Place) -> ChangeFeed:
    feed = getattr(place.services.shared.publish_change, "__self__", None)
    assert isinstance(feed, ChangeFeed)
    return feed


async def begun(one: Place, two: Place, **fields: Any) -> tuple[Visitor, Visitor, str]:
    """Ada, who comes to one server, and Ben, who comes to the other, at a table that began."""
    ada, ben = await one.guest(), await two.guest("Ben")
    table = (await ada.table("me", "open", **fields))["id"]
    async with ada.line(table) as line:
        await sits(ben, table, line)
    async with ben.line(table) as line:
        await line.until("welcome")
        await ada.post(f"/api/tables/{table}/start")
        await line.until("update", version=1)
    return ada, ben, table


async def spectated(place: Place, table: str, version: int) -> Message:
    """The whole position as anybody sees it who comes to this server."""
    visitor = await place.guest("Cy")
    async with visitor.line(table) as line:
        return await line.until("update", kind="whole", version=version)


async def shifted(line: TableSocket, now: Message) -> Message:
    """After a move that nothing keeps from being taken back."""
    action = next(text for text in now["legal"] if text.startswith("shift"))
    return await done(line, now, "act", action=action)


async def done(line: TableSocket, now: Message, type: str, **fields: str) -> Message:
    await line.send(type, version=now["version"], seat=now["seat"], **fields)
    return await line.until("update", seat=now["seat"], version=now["version"] + 1)
