"""Two server processes on one PostgreSQL and one Redis play one game as if they were one."""

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from orrery.games import GAMES
from orrery.server.store import open_reader
from orrery.server.store.digest import verify_table
from tests.server.scale.servers import (
    Client,
    Server,
    ask,
    at_table,
    new_guest,
    new_table,
    serving,
)
from tests.server.store.services import Postgres, free_port, redis

PATIENCE = 120


class TableServices:
    """Two servers, and the Redis between them."""

    def __init__(self, stack: ExitStack, folder: Path, database: str) -> None:
        self.database = database
        self.redis = ExitStack()
        stack.enter_context(self.redis)
        address = self.redis.enter_context(redis(free_port()))
        settings = {"ORRERY_DATABASE": database, "ORRERY_REDIS": address}
        self.first, self.second = (Server(folder / name, **settings) for name in ("one", "two"))
        stack.enter_context(serving(self.first, self.second))

    def start_game(self) -> tuple[str, str, str]:
        """A table with Ada, who comes to the first server, and Bo, who comes to the second."""
        ada, bo = new_guest(self.first, "Ada"), new_guest(self.second, "Bo")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = new_table(self.first, ada, seats, start=False)
        ask(self.second, f"/api/tables/{table}/seats/1", bo, {"do": "sit"})
        ask(self.first, f"/api/tables/{table}/start", ada, {})
        return table, ada, bo


@pytest.fixture(scope="module")
def house(cluster: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServices]:
    with ExitStack() as stack:
        yield TableServices(stack, tmp_path_factory.mktemp("house"), cluster.new_database())


async def move(actor: Client, other: Client, id: str, rng: random.Random) -> None:
    """One move of whoever is to act; both clients see it before the next."""
    command = actor.next_command(id, rng)
    assert command is not None
    done = await actor.answer_to(command)
    assert done["type"] == "done"
    await actor.reach(done["version"])
    await other.reach(done["version"])


def test_two_people_at_two_servers_play_a_whole_game(house: TableServices) -> None:
    table, ada, bo = house.start_game()
    rng = random.Random(1)  # noqa: S311 - the same game in every run

    async def play() -> int:
        async with (
            asyncio.timeout(PATIENCE),
            at_table(house.first, table, ada) as one,
            at_table(house.second, table, bo) as two,
        ):
            clients = [Client(one), Client(two)]
            for client in clients:
                await client.reach(1)
            moves = 0
            while not clients[0].is_finished:
                able = [client for client in clients if client.next_command("x", rng)]
                if not able:
                    await clients[0].hear()
                    continue
                actor = able[0]
                other = clients[1 - clients.index(actor)]
                await move(actor, other, f"m{moves}", rng)
                moves += 1
            while not clients[1].is_finished:
                await clients[1].hear()
            return moves

    async def verified() -> bool:
        reader = await open_reader(house.database)
        try:
            return await verify_table(reader, table, GAMES)
        finally:
            await reader.close()

    assert asyncio.run(play()) > 30
    assert asyncio.run(verified())


def test_of_two_moves_for_one_version_at_two_servers_one_is_done(house: TableServices) -> None:
    """The same person with two windows, each at another server."""
    token = new_guest(house.first, "Cy")
    table = new_table(house.first, token, [{"kind": "me"}, {"kind": "me", "name": "Di"}])
    rng = random.Random(2)  # noqa: S311

    async def play(server: Server, name: str, versions: int) -> list[tuple[str, int]]:
        told: list[tuple[str, int]] = []
        async with asyncio.timeout(PATIENCE), at_table(server, table, token) as socket:
            client = Client(socket)
            await client.reach(1)
            while client.version < versions:
                command = client.next_command(f"{name}-{len(told)}", rng)
                if command is None:
                    await client.hear()
                    continue
                answer = await client.answer_to(command)
                assert answer.get("code", "stale") == "stale"
                told.append((answer["type"], answer["version"]))
                await client.reach(answer["version"])
        return told

    async def both() -> list[list[tuple[str, int]]]:
        plays = [play(house.first, "one", 40), play(house.second, "two", 40)]
        return await asyncio.gather(*plays)

    async def versions_and_commands() -> list[tuple[int, str]]:
        reader = await open_reader(house.database)
        try:
            return [(step.version, step.command) for step in await reader.log(table)]
        finally:
            await reader.close()

    told = asyncio.run(both())
    done = sorted(version for answers in told for kind, version in answers if kind == "done")
    log = asyncio.run(versions_and_commands())
    assert [version for version, _ in log] == [1, *done]
    assert len({command for _, command in log}) == len(log)


def test_people_who_want_a_match_at_two_servers_meet(house: TableServices) -> None:
    servers = [house.first, house.second] * 4
    tokens = [new_guest(server, f"M{place}") for place, server in enumerate(servers)]

    def want(server: Server, token: str) -> str:
        return str(ask(server, "/api/match", token, {"game": "exoplanets"})["id"])

    with ThreadPoolExecutor(len(servers)) as threads:
        found = list(threads.map(want, servers, tokens))
    assert sorted(found.count(table) for table in set(found)) == [2, 2, 2, 2]
    first = found[0]
    (other,) = [place for place, table in enumerate(found) if table == first and place]

    async def begin() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            at_table(servers[0], first, tokens[0]) as one,
            at_table(servers[other], first, tokens[other]) as two,
        ):
            await asyncio.gather(Client(one).reach(1), Client(two).reach(1))

    asyncio.run(begin())


def test_a_table_made_at_one_server_is_seen_in_the_lobby_of_the_other(
    house: TableServices,
) -> None:
    ada, bo = new_guest(house.first, "Ada"), new_guest(house.second, "Bo")

    async def look() -> None:
        address = f"{house.second.address.replace('http', 'ws', 1)}/api/lobby/socket"
        headers = {"Authorization": f"Bearer {bo}"}
        async with asyncio.timeout(PATIENCE), connect(address, additional_headers=headers) as line:
            await line.recv()
            seats = [{"kind": "me"}, {"kind": "open"}]
            wanted = {"game": "cosmos", "seats": seats, "public": True}
            made = await asyncio.to_thread(ask, house.first, "/api/tables", ada, wanted)
            seen: list[str] = []
            while made["id"] not in seen:
                frame = json.loads(await line.recv())
                seen = [table["id"] for table in frame.get("tables", ())]

    asyncio.run(look())


def test_without_redis_the_other_server_only_hears_later(house: TableServices) -> None:
    """Last of this file: Redis is gone afterwards."""
    table, ada, bo = house.start_game()
    rng = random.Random(3)  # noqa: S311

    async def play() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            at_table(house.first, table, ada) as one,
            at_table(house.second, table, bo) as two,
        ):
            clients = [Client(one), Client(two)]
            for client in clients:
                await client.reach(1)
            for number in range(6):
                if number == 2:
                    await asyncio.to_thread(house.redis.close)
                actor = next(client for client in clients if client.next_command("x", rng))
                other = clients[1 - clients.index(actor)]
                await move(actor, other, f"r{number}", rng)

    asyncio.run(play())
