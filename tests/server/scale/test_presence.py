"""Who is connected to one process is known to all: nobody's seat is handed away while they are at
the table, whatever becomes of Redis, and the people of a process that died are gone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from orrery.server.store import StoreRefused, open_reader
from orrery.server.store.presence import running_processes
from orrery.server.store.schema import PROCESSES
from tests.server.scale.servers import Client, Server, ask, at_table, new_guest, new_table
from tests.server.scale.servers import serving as running
from tests.server.scale.test_changes import until
from tests.server.scale.two_places import Pair, Redis, begun, between, feed_of, two_places
from tests.server.store.services import Postgres
from tests.server.visitors import PATIENCE, Message, Place, TableSocket

# Long enough for a machine that is busy with something else.
LEASE = 3.0


def play(scene: Callable[[], Awaitable[None]]) -> None:
    async def patient() -> None:
        await asyncio.wait_for(scene(), 2 * PATIENCE)

    asyncio.run(patient())


async def settled(*places: Place) -> None:
    """Nobody counts as away before the processes know each other."""
    await until(lambda: all(place.services.presence.is_settled for place in places))


@asynccontextmanager
async def settled_places(database: str, redis: str = "") -> AsyncIterator[Pair]:
    async with two_places(database, redis, presence_seconds=LEASE) as (one, two):
        await settled(one, two)
        yield one, two


async def until_seat(line: TableSocket, seat: int, **wanted: bool) -> Message:
    while True:
        message = await line.next()
        if message["type"] in ("welcome", "table"):
            found: Message = message["table"]["seats"][seat]
            if all(found[name] == value for name, value in wanted.items()):
                return found


def shown_away(line: TableSocket, seat: int) -> list[str]:
    """The frames that told this line that a seat is away."""
    tables = [msgspec.json.decode(frame).get("table") for frame in line.frames]
    return [str(table) for table in tables if table and table["seats"][seat]["away"]]


@pytest.mark.parametrize("has_redis", [True, False])
def test_a_seat_is_not_handed_away_while_its_person_is_at_another_server(
    cluster: Postgres, has_redis: bool
) -> None:
    async def scene() -> None:
        with Redis() as server:
            address = server.address if has_redis else ""
            async with settled_places(cluster.new_database(), address) as (one, two):
                ada, ben, table = await begun(one, two, grace=0)
                async with ada.line(table) as here, ben.line(table) as there:
                    await here.until("welcome")
                    await until_seat(there, 0, connected=True, away=False)
                    refused = await ben.seat(table, 0, "hand-over", 409)
                    assert refused["code"] == "not-away"
                    seat = (await ben.get(f"/api/tables/{table}"))["seats"][0]
                    assert (seat["connected"], seat["away"]) == (True, False)
                    await here.socket.close()
                    await until_seat(there, 0, connected=False, away=True)
                    async with ada.line(table) as again:
                        await again.until("welcome")
                        refused = await ben.seat(table, 0, "hand-over", 409)
                        assert refused["code"] == "not-away"
                    await until_seat(there, 0, connected=True, away=False)
                    await until_seat(there, 0, connected=False, away=True)
                    handed = await ben.seat(table, 0, "hand-over", bot="random")
                    assert handed["seats"][0]["bot"] == "random"

    play(scene)


@between
async def test_the_list_shows_who_is_connected_to_another_server(one: Place, two: Place) -> None:
    ada, ben, table = await begun(one, two)
    async with ada.line(table) as here:
        await here.until("welcome")
        (listed,) = (await ben.get("/api/tables"))["mine"]
        assert [seat["connected"] for seat in listed["seats"]] == [True, False]
        fresh = await two.guest("Cy")
        mine = await fresh.get(f"/api/tables/{table}")
        assert [seat["connected"] for seat in mine["seats"]] == [True, False]


def test_nobody_is_away_because_redis_is_restarted_or_gone(cluster: Postgres) -> None:
    async def scene() -> None:
        with Redis() as server:
            async with settled_places(cluster.new_database(), server.address) as (one, two):
                ada, ben, table = await begun(one, two, grace=0)
                async with ada.line(table) as here, ben.line(table) as there:
                    await here.until("welcome")
                    await until_seat(there, 0, connected=True)
                    there.frames.clear()
                    for begin in (True, False):
                        await asyncio.to_thread(server.close)
                        await until(lambda: not feed_of(two).is_connected)
                        if begin:
                            await asyncio.to_thread(server.begin)
                            await until(lambda: feed_of(two).is_connected)
                        await _renewals(two, 8)
                        refused = await ben.seat(table, 0, "hand-over", 409)
                        assert refused["code"] == "not-away"
                    await here.socket.close()
                    assert (await until_seat(there, 0, connected=False, away=False)) is not None
                    assert shown_away(there, 0) == []
                    await until_seat(there, 0, away=True)

    play(scene)


async def _renewals(place: Place, count: int) -> None:
    """Until the leases were renewed so many times more."""
    store = place.services.shared.store
    seen: set[int | None] = set()
    while len(seen) <= count:
        seen.add(
            await store.read(lambda c: c.execute(select(func.max(PROCESSES.c.until))).scalar())
        )


def test_nobody_is_away_because_the_database_was_gone(cluster: Postgres) -> None:
    """Both servers lose their leases and get new ones; nobody is told that anybody left."""

    database = cluster.new_database()

    async def scene() -> None:
        async with settled_places(database) as (one, two):
            ada, ben, table = await begun(one, two, grace=0)
            async with ada.line(table) as here, ben.line(table) as there:
                await here.until("welcome")
                await until_seat(there, 0, connected=True)
                there.frames.clear()
                with _Unreachable(one), _Unreachable(two):
                    await _until_no_lease(database)
                await settled(one, two)
                refused = await ben.seat(table, 0, "hand-over", 409)
                assert refused["code"] == "not-away"
                await ben.post(f"/api/tables/{table}/seats/1", {"do": "hand-over"})
                while not (await there.until("table"))["table"]["seats"][1]["bot"]:
                    pass
                assert shown_away(there, 0) == []

    play(scene)


async def _until_no_lease(database: str) -> None:
    """Until the leases of all servers have ended."""
    reader = await open_reader(database)
    try:
        while await reader.read(running_processes):
            pass
    finally:
        await reader.close()


class _Unreachable:
    """A store that answers nobody for a while."""

    def __init__(self, place: Place) -> None:
        self._store = place.services.shared.store

    def __enter__(self) -> None:
        async def refuse(*_: object) -> None:
            raise StoreRefused(path="postgresql", problem="gone")

        for name in ("read", "write"):
            setattr(self._store, name, refuse)

    def __exit__(self, *_: object) -> None:
        for name in ("read", "write"):
            delattr(self._store, name)


def test_the_people_of_a_killed_server_are_gone_and_come_back_elsewhere(
    cluster: Postgres, tmp_path: Path
) -> None:
    settings = {
        "ORRERY_DATABASE": cluster.new_database(),
        "ORRERY_PRESENCE_SECONDS": str(LEASE),
    }
    first, second = (Server(tmp_path / name, **settings) for name in ("one", "two"))
    with running(first, second):
        ada, bo = new_guest(first, "Ada"), new_guest(second, "Bo")
        table = new_table(first, ada, [{"kind": "me"}, {"kind": "open"}], start=False, grace=0)
        ask(second, f"/api/tables/{table}/seats/1", bo, {"do": "sit"})
        ask(first, f"/api/tables/{table}/start", ada, {})

        async def scene() -> None:
            async with at_table(second, table, bo) as socket:
                there = Client(socket)
                async with at_table(first, table, ada) as here:
                    await Client(here).hear()
                    await _hear_seat(there, connected=True, away=False)
                    await asyncio.to_thread(first.kill)
                    await _hear_seat(there, connected=False, away=True)
                async with at_table(second, table, ada) as again:
                    await Client(again).hear()
                    await _hear_seat(there, connected=True, away=False)

        play(scene)


async def _hear_seat(client: Client, **wanted: bool) -> None:
    while True:
        seats = (await client.hear()).get("table", {}).get("seats", [{}])
        if all(seats[0].get(name) == value for name, value in wanted.items()):
            return
