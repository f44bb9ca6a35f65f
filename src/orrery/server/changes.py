"""Tells this process which tables other processes have changed and which devices they have signed
out. A change notice carries no move, only ids: the database is the truth, and without Redis it is
polled every few seconds."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from orrery.server.retries import retry_delay
from orrery.server.store import ChangeCounters, Connected, Store

CHANNEL: Final = "orrery:changed"
QUEUE_SIZE: Final = 10_000

_log = structlog.get_logger("changes")
OnChange = Callable[[str], None]
OnConnected = Callable[[str, Iterable[Connected]], None]


def _ignore(_table_id: str, _connected: Iterable[Connected]) -> None:
    """Nobody wants to know."""


def _ignore_sign_out(_device_id: str) -> None:
    """Nobody is connected."""


class ChangeFeed:
    """Polls the database about the tables and devices watched here. It calls `on_change` for each
    table that has changed, also if this process changed it: compare versions. `on_connected` is
    told each time who is connected to a table, since people come and go between two polls, and
    `on_sign_out` of each device that is no longer signed in."""

    def __init__(self, store: Store, on_change: OnChange, interval: float = 2.0) -> None:
        self._store = store
        self._on_change = on_change
        self._interval = interval
        self._counters: dict[str, ChangeCounters | None] = {}
        self._failures = 0
        self.on_connected: OnConnected = _ignore
        self._devices: set[str] = set()
        self.on_sign_out: OnChange = _ignore_sign_out
        self._tasks: list[asyncio.Task[None]] = []
        self._poll_now = asyncio.Event()

    def start(self) -> None:
        if self._store.is_shared:
            self._spawn(self._poll())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    def watch(self, table_id: str) -> None:
        """Report changes of this table from now on."""
        self._counters.setdefault(table_id, None)

    def unwatch(self, table_id: str) -> None:
        self._counters.pop(table_id, None)

    def watch_device(self, device_id: str) -> None:
        """Report from now on that this device is signed out."""
        self._devices.add(device_id)

    def unwatch_device(self, device_id: str) -> None:
        self._devices.discard(device_id)

    def publish(self, id: str) -> None:
        """Tell other processes that this table has changed, or that this device was signed out;
        never waits and never fails."""

    @property
    def is_connected(self) -> bool:
        """Whether changes are reported at once rather than within the interval."""
        return False

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _poll(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._poll_now.wait(), self._poll_interval())
            self._poll_now.clear()
            try:
                await self._compare()
                await self._compare_devices()
                self._failures = 0
            except Exception as error:  # noqa: BLE001 - whatever it is, the next poll finds it out
                self._failures += 1
                _log.warning("not-polled", error=type(error).__name__)

    def _poll_interval(self) -> float:
        if self._failures:
            return min(retry_delay(self._failures, self._interval / 2), self._usual_interval())
        return self._usual_interval()

    def _usual_interval(self) -> float:
        return self._interval

    async def _compare(self) -> None:
        watched = list(self._counters)
        found = await self._store.change_counters(watched) if watched else {}
        for table_id in watched:
            if table_id not in self._counters:
                continue
            # None where the table is gone.
            before, now = self._counters[table_id], found.get(table_id)
            self._counters[table_id] = now
            if now is not None:
                self.on_connected(table_id, now.connected)
            if _numbers(before) != _numbers(now):
                self._on_change(table_id)

    async def _compare_devices(self) -> None:
        watched = list(self._devices)
        if not watched:
            return
        known = await self._store.known_devices(watched)
        for device_id in watched:
            if device_id not in known and device_id in self._devices:
                self.on_sign_out(device_id)


def _numbers(counters: ChangeCounters | None) -> tuple[int, ...]:
    return () if counters is None else (counters.revision, counters.version, counters.lines)


class RedisChangeFeed(ChangeFeed):
    """Reports changes through Redis at once; the database is still polled, less often while Redis
    is connected."""

    FEWER_POLLS: Final = 10

    def __init__(self, store: Store, on_change: OnChange, url: str, interval: float = 2.0) -> None:
        super().__init__(store, on_change, interval)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._sender = secrets.token_hex(8)
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(QUEUE_SIZE)
        self._is_connected = False

    def start(self) -> None:
        super().start()
        self._spawn(self._listen())
        self._spawn(self._send())

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()

    def publish(self, id: str) -> None:
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(id)

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    def _usual_interval(self) -> float:
        return self._interval * (self.FEWER_POLLS if self._is_connected else 1)

    async def _send(self) -> None:
        while True:
            ids = {await self._outgoing.get(): None}
            while not self._outgoing.empty():
                ids[self._outgoing.get_nowait()] = None
            with suppress(RedisError, OSError):
                await self._redis.publish(CHANNEL, " ".join((self._sender, *ids)))

    async def _listen(self) -> None:
        while True:
            with suppress(RedisError, OSError):
                await self._subscribe()
            self._is_connected = False
            self._poll_now.set()
            await asyncio.sleep(self._interval / 2)

    async def _subscribe(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    self._is_connected = True
                    # Changes published before this subscription are found in the database.
                    self._poll_now.set()
                else:
                    self._receive(message["data"])

    def _receive(self, data: bytes) -> None:
        sender, *ids = data.decode("utf-8", "replace").split(" ")
        if sender == self._sender:
            return
        for id in ids:
            if id in self._counters:
                self._on_change(id)
            if id in self._devices:
                self.on_sign_out(id)


def open_change_feed(
    store: Store, on_change: OnChange, redis: str = "", interval: float = 2.0
) -> ChangeFeed:
    """A started feed, through Redis if its address is given. A store that no other process shares
    is never polled."""
    feed = (
        RedisChangeFeed(store, on_change, redis, interval)
        if redis
        else ChangeFeed(store, on_change, interval)
    )
    feed.start()
    return feed
