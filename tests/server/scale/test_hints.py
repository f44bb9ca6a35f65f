"""Redis carries hints only: losing it costs seconds, not moves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from orrery.server.hints import Hints, open_hints
from orrery.server.store import ChatLine, Store, open_store
from tests.server.store.rows import a_command, a_table
from tests.server.store.services import Postgres, free_port, redis

PATIENCE = 60
NEVER = 3600.0
QUICK = 0.1


class Process:
    """What one server process has: a store, hints, and ears."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.hints: Hints | None = None

    def listen(self, address: str, interval: float) -> Hints:
        self.hints = open_hints(self.store, self.heard.put_nowait, address, interval)
        self.hints.watch("t")
        return self.hints

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
        if one.hints is not None:
            await one.hints.close()
        await store.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - what is waited for happens in another program
            await asyncio.sleep(0.01)


@asynccontextmanager
async def listening(
    database: str, address: str
) -> AsyncIterator[tuple[Process, Process, Hints, Hints]]:
    """Two processes that hear each other, and nothing of the database."""
    async with process(database) as first, process(database) as second:
        one, other = first.listen(address, NEVER), second.listen(address, NEVER)
        await until(lambda: one.is_connected and other.is_connected)
        yield first, second, one, other


def test_a_hint_by_redis_comes_without_asking_the_database(cluster: Postgres) -> None:
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


def test_a_process_does_not_hear_its_own_hints(cluster: Postgres) -> None:
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


def test_a_hint_that_got_lost_is_made_good_by_the_database(cluster: Postgres) -> None:
    database = cluster.new_database()

    async def scenario(address: str) -> None:
        async with process(database) as first, process(database) as second:
            await first.store.create_table(a_table())
            hints = second.listen(address, QUICK)
            await until(lambda: hints.is_connected)
            await second.is_quiet()
            await first.store.append(a_command(1))
            assert await second.hears() == "t"
            assert hints.is_connected

    with redis(free_port()) as address:
        asyncio.run(scenario(address))


def test_losing_redis_only_delays(cluster: Postgres) -> None:
    """Redis is stopped and started again; every move is made and heard of all the while."""
    database = cluster.new_database()
    port = free_port()

    async def move(first: Process, second: Process, version: int) -> None:
        assert (await first.store.append(a_command(version))).outcome == "committed"
        assert first.hints is not None
        first.hints.publish("t")
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
            await first.store.add_chat(ChatLine(table="t", text="hi", name="Ada"))
            assert await second.hears() == "t"
            await second.is_quiet()
            assert second.heard.empty()

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
