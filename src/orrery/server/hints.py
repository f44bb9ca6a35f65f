"""Tells this process that another one changed tables. A hint carries no move, only the names of
tables: the database is the truth, and without Redis it is asked every few seconds."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from orrery.server.store import Store, StoreRefused

CHANNEL: Final = "orrery:changed"
MOST_WAITING: Final = 10_000

Mark = tuple[int, int, int]
Changed = Callable[[str], None]


class Hints:
    """Asks the database about the tables watched here, and calls `changed` for each that is not
    as it was. It may call for changes made by this very process: compare versions."""

    def __init__(self, store: Store, changed: Changed, interval: float = 2.0) -> None:
        self._store = store
        self._changed = changed
        self._interval = interval
        self._marks: dict[str, Mark | None] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._poll_now = asyncio.Event()

    def start(self) -> None:
        if self._store.is_shared:
            self._run(self._poll())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    def watch(self, table_id: str) -> None:
        """From now on say when this table changes."""
        self._marks.setdefault(table_id, None)

    def unwatch(self, table_id: str) -> None:
        self._marks.pop(table_id, None)

    def publish(self, table_id: str) -> None:
        """Tell the others that this table has changed; never waits and never fails."""

    @property
    def is_connected(self) -> bool:
        """Whether hints come at once rather than within the interval."""
        return False

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _poll(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._poll_now.wait(), self._pause())
            self._poll_now.clear()
            with suppress(StoreRefused):
                await self._compare()

    def _pause(self) -> float:
        return self._interval

    async def _compare(self) -> None:
        if not self._marks:
            return
        for table_id, mark in (await self._store.marks(list(self._marks))).items():
            if table_id not in self._marks:
                continue
            before, self._marks[table_id] = self._marks[table_id], mark
            if before != mark:
                self._changed(table_id)


class RedisHints(Hints):
    """Hints by Redis at once; the database is still asked, seldom while Redis answers and
    every interval while it does not."""

    SELDOM: Final = 10

    def __init__(self, store: Store, changed: Changed, url: str, interval: float = 2.0) -> None:
        super().__init__(store, changed, interval)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._sender = secrets.token_hex(8)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._is_connected = False

    def start(self) -> None:
        super().start()
        self._run(self._listen())
        self._run(self._send())

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()

    def publish(self, table_id: str) -> None:
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(table_id)

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    def _pause(self) -> float:
        return self._interval * (self.SELDOM if self._is_connected else 1)

    async def _send(self) -> None:
        while True:
            tables = {await self._waiting.get(): None}
            while not self._waiting.empty():
                tables[self._waiting.get_nowait()] = None
            with suppress(RedisError, OSError):
                await self._redis.publish(CHANNEL, " ".join((self._sender, *tables)))

    async def _listen(self) -> None:
        while True:
            with suppress(RedisError, OSError):
                await self._hear()
            self._is_connected = False
            self._poll_now.set()
            await asyncio.sleep(self._interval / 2)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    self._is_connected = True
                    # What was said while nobody listened here is found in the database.
                    self._poll_now.set()
                else:
                    self._heard(message["data"])

    def _heard(self, data: bytes) -> None:
        sender, *tables = data.decode("utf-8", "replace").split(" ")
        if sender != self._sender:
            for table_id in tables:
                if table_id in self._marks:
                    self._changed(table_id)


def open_hints(store: Store, changed: Changed, redis: str = "", interval: float = 2.0) -> Hints:
    """Started hints: by Redis where its address is given. A store that no other process shares
    is never asked."""
    hints = (
        RedisHints(store, changed, redis, interval) if redis else Hints(store, changed, interval)
    )
    hints.start()
    return hints
