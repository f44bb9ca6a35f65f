"""Two server processes on one PostgreSQL and one Redis play one game as if they were one."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

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


class House:
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
def house(cluster: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with ExitStack() as stack:
        yield House(stack, tmp_path_factory.mktemp("house"), cluster.new_database())


async def move(actor: Client, other: Client, id: str, rng: random.Random) -> None:
    """One move of whoever is to act; both clients see it before the next."""
    command = actor.next_command(id, rng)
    assert command is not None
    done = await actor.answer_to(command)
    assert done["type"] == "done"
    await actor.reach(done["version"])
    await other.reach(done["version"])


def test_two_people_at_two_servers_play_a_whole_game(house: House) -> None:
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


def test_of_two_moves_for_one_version_at_two_servers_one_is_done(house: House) -> None:
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
            return [(logged.version, logged.command) for logged in await reader.log(table)]
        finally:
            await reader.close()

    told = asyncio.run(both())
    done = sorted(version for answers in told for kind, version in answers if kind == "done")
    log = asyncio.run(versions_and_commands())
    assert [version for version, _ in log] == [1, *done]
    assert len({command for _, command in log}) == len(log)


def test_without_redis_the_other_server_only_hears_later(house: House) -> None:
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
