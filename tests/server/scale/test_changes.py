"""Redis carries change notices only: losing it costs seconds, not moves."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from orrery.server.changes import ChangeFeed, open_change_feed
from orrery.server.store import (
    ChangeCounters,
    Store,
    StoredChatLine,
    StoreRefused,
    open_store,
)
from tests.server.store.rows import a_command, a_table
from tests.server.store.services import Postgres, free_port, redis

PATIENCE = 60
NEVER = 3600.0
QUICK = 0.1


class Process:
    """What one server process has: a store, a change feed, and what it reported."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.feed: ChangeFeed | None = None

    def listen(self, address: str, interval: float) -> ChangeFeed:
        self.feed = open_change_feed(self.store, self.heard.put_nowait, address, interval)
        self.feed.watch("t")
        return self.feed

    async def hears(self) -> str:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)

    async def is_quiet(self) -> None:
        """Take what was heard until nothing more comes for a while."""
        while True:
            try:
                await asyncio.wait_for(self.heard.get(), 5 * QUICK)
            except TimeoutError:
                return


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Process]:
    store = await open_store(database)
    one = Process(store)
    try:
        yield one
    finally:
        if one.feed is not None:
            await one.feed.close()
        await store.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - what is waited for happens in another program
            await asyncio.sleep(0.01)


@asynccontextmanager
async def listening(
    database: str, address: str
) -> AsyncIterator[tuple[Process, Process, ChangeFeed, ChangeFeed]]:
    """Two processes that hear each other, and nothing of the database."""
    async with process(database) as first, process(database) as second:
        one, other = first.listen(address, NEVER), second.listen(address, NEVER)
        await until(lambda: one.is_connected and other.is_connected)
        yield first, second, one, other


def test_a_change_is_reported_through_redis_without_polling(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario(address: str) -> None:
        async with process(database) as first, process(database) as second:
            await first.store.create_table(a_table())
            one, other = first.listen(address, NEVER), second.listen(address, NEVER)
            await until(lambda: one.is_connected and other.is_connected)
            assert await second.hears() == "t"  # the first look after connecting
            one.publish("t")
            assert await second.hears() == "t"
            one.publish("elsewhere")
            one.publish("t")
            assert await second.hears() == "t"
            other.unwatch("t")
            one.publish("t")
            other.watch("u")
            one.publish("u")
            assert await second.hears() == "u"

    with redis(free_port()) as address:
        asyncio.run(scenario(address))


def test_a_process_does_not_hear_its_own_changes(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario(address: str) -> None:
        async with listening(database, address) as (first, second, one, _):
            one.publish("t")
            assert await second.hears() == "t"
            assert first.heard.empty()

    with redis(free_port()) as address:
        asyncio.run(scenario(address))


def test_many_changes_are_told_at_once_and_each_table_once(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario(address: str) -> None:
        async with listening(database, address) as (_, second, one, other):
            for name in ("u", "v", "last"):
                other.watch(name)
            for name in ("t", "u", "t", "elsewhere", "v", "u", "last"):
                one.publish(name)
            assert [await second.hears() for _ in range(4)] == ["t", "u", "v", "last"]
            assert second.heard.empty()

    with redis(free_port()) as address:
        asyncio.run(scenario(address))


def test_a_lost_change_notice_is_found_by_polling(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario(address: str) -> None:
        async with process(database) as first, process(database) as second:
            await first.store.create_table(a_table())
            feed = second.listen(address, QUICK)
            await until(lambda: feed.is_connected)
            await second.is_quiet()
            await first.store.append(a_command(1))
            assert await second.hears() == "t"
            assert feed.is_connected

    with redis(free_port()) as address:
        asyncio.run(scenario(address))


def test_losing_redis_only_delays(cluster: Postgres) -> None:
    """Redis is stopped and started again; every move is made and heard of all the while."""
    database = cluster.new_database()
    port = free_port()

    async def move(first: Process, second: Process, version: int) -> None:
        assert (await first.store.append(a_command(version))).status == "committed"
        assert first.feed is not None
        first.feed.publish("t")
        assert await second.hears() == "t"
        assert len(await second.store.log("t")) == version

    async def scenario() -> None:
        with ExitStack() as stack:
            async with process(database) as first, process(database) as second:
                await first.store.create_table(a_table())
                address = stack.enter_context(redis(port))
                one, other = first.listen(address, QUICK), second.listen(address, QUICK)
                await until(lambda: one.is_connected and other.is_connected)
                await second.is_quiet()
                await move(first, second, 1)

                await asyncio.to_thread(stack.close)
                await until(lambda: not (one.is_connected or other.is_connected))
                await second.is_quiet()
                for version in range(2, 6):
                    await move(first, second, version)

                await asyncio.to_thread(stack.enter_context, redis(port))
                await until(lambda: one.is_connected and other.is_connected)
                await second.is_quiet()
                await move(first, second, 6)

    asyncio.run(scenario())


@pytest.mark.parametrize("address", ["", "redis://127.0.0.1:1/0"])
def test_without_redis_every_kind_of_change_is_found(cluster: Postgres, address: str) -> None:
    database = cluster.new_database()

    async def scenario() -> None:
        async with process(database) as first, process(database) as second:
            await first.store.create_table(a_table())
            second.listen(address, QUICK)
            assert await second.hears() == "t"
            await second.is_quiet()
            await first.store.append(a_command(1))
            assert await second.hears() == "t"
            await first.store.update_table("t", 0, players=[{"guest": "ada"}, {}])
            assert await second.hears() == "t"
            await first.store.add_chat(StoredChatLine(table="t", text="hi", name="Ada"))
            assert await second.hears() == "t"
            await second.is_quiet()
            assert second.heard.empty()

    asyncio.run(scenario())


def test_a_poll_that_fails_for_whatever_reason_is_tried_again(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = cluster.new_database()
    failures = [RuntimeError("no such thing"), StoreRefused(path="", problem="gone")]

    async def scenario() -> None:
        async with process(database) as one:
            await one.store.create_table(a_table())
            told = one.store.change_counters

            async def change_counters(tables: Sequence[str]) -> dict[str, ChangeCounters]:
                if failures:
                    raise failures.pop()
                return await told(tables)

            monkeypatch.setattr(one.store, "change_counters", change_counters)
            one.listen("", QUICK)
            assert await one.hears() == "t"
            assert failures == []

    asyncio.run(scenario())


def test_a_table_that_is_gone_is_reported(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario() -> None:
        async with process(database) as first, process(database) as second:
            await first.store.create_table(a_table())
            second.listen("", QUICK)
            assert await second.hears() == "t"
            await first.store.remove_table("t")
            assert await second.hears() == "t"

    asyncio.run(scenario())


def test_a_file_of_ones_own_is_never_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with process(f"sqlite:///{tmp_path}/orrery.sqlite") as alone:
            await alone.store.create_table(a_table())
            alone.listen("", 0.001)
            await alone.store.append(a_command(1))
            await asyncio.sleep(0.05)
            assert alone.heard.empty()

    asyncio.run(scenario())
