"""Promise 1, with the whole server: killed while people play, it has every acknowledged move,
and who sends a command again gets the same answer."""

import asyncio
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.games import GAMES
from orrery.server.store import open_reader
from orrery.server.store.digest import verify_table
from tests.server.durability.rounds import is_long
from tests.server.scale.servers import Client, Frame, Server, at_table, new_guest, new_table

ROUNDS = 20 if is_long() else 2
TABLES = 4
PATIENCE = 120


@dataclass
class Sitting:
    """What a player remembers of a table: answered commands, and the one without an answer."""

    table: str
    done: dict[str, int] = field(default_factory=dict)
    last: Frame | None = None
    pending: Frame | None = None
    sent: int = 0
    is_over: bool = False

    async def play(self, client: Client, rng: random.Random) -> bool:
        """One command and its answer; whether the game goes on."""
        if client.is_finished:
            self.is_over = True
            return False
        command = client.next_command(f"c{self.sent}", rng)
        if command is None:
            await client.hear()
            return True
        self.sent += 1
        self.pending = command
        await self.settle(client)
        return True

    async def settle(self, client: Client) -> None:
        """The answer to the command under way, which may have been sent before."""
        if self.pending is None:
            return
        answer = await client.answer_to(self.pending)
        assert answer["type"] == "done"
        assert answer["version"] == self.pending["version"] + 1
        self.done[self.pending["id"]] = answer["version"]
        self.last, self.pending = self.pending, None
        await client.reach(answer["version"])

    async def ask_again(self, client: Client) -> None:
        """The last answered command, once more: the same answer."""
        if self.last is not None:
            answer = await client.answer_to(self.last)
            assert (answer["type"], answer["version"]) == ("done", self.done[self.last["id"]])


async def play(server: Server, token: str, sitting: Sitting, rng: random.Random) -> None:
    """Play on until the game ends or the server is gone."""
    try:
        async with at_table(server, sitting.table, token) as socket:
            client = Client(socket)
            await client.reach(1)
            await sitting.ask_again(client)
            await sitting.settle(client)
            while await sitting.play(client, rng):
                pass
    except (ConnectionClosed, OSError):
        return


def count(sittings: Iterable[Sitting]) -> int:
    return sum(len(sitting.done) for sitting in sittings)


async def kill_after(server: Server, sittings: list[Sitting], moves: int) -> None:
    total = count(sittings) + moves
    while count(sittings) < total and not all(sitting.is_over for sitting in sittings):  # noqa: ASYNC110
        await asyncio.sleep(0.002)
    server.kill()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path)
    one.start()
    try:
        yield one
    finally:
        one.stop()


def test_a_killed_server_has_every_acknowledged_move(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(11)  # noqa: S311 - the same kills in every run
    token = new_guest(server, "Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
    sittings: list[Sitting] = []

    def begun() -> list[Sitting]:
        """The games that are not over, and new ones until there are enough."""
        running = [sitting for sitting in sittings if not sitting.is_over]
        missing = range(TABLES - len(running))
        sittings.extend(Sitting(new_table(server, token, seats)) for _ in missing)
        return running + sittings[len(sittings) - len(missing) :]

    async def a_round(running: list[Sitting], *, kills: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            plays = [play(server, token, sitting, rng) for sitting in running]
            if kills:
                plays.append(kill_after(server, running, rng.randrange(10, 60)))
            await asyncio.gather(*plays)

    async def check() -> int:
        reader = await open_reader(f"sqlite:///{tmp_path}/orrery.sqlite")
        try:
            for sitting in sittings:
                assert await verify_table(reader, sitting.table, GAMES)
                log = await reader.log(sitting.table)
                kept = {step.command.rpartition("/")[2]: step.version for step in log}
                assert len(kept) == len(log)
                found = {id: version for id, version in kept.items() if id in sitting.done}
                assert found == sitting.done
                assert len(log) == len(sitting.done) + 1
        finally:
            await reader.close()
        return count(sittings)

    for _ in range(ROUNDS):
        asyncio.run(a_round(begun(), kills=True))
        server.start()
    asyncio.run(a_round(begun(), kills=False))
    moves = asyncio.run(check())
    with capsys.disabled():
        print(f"\nserver killed {ROUNDS} times in play, {moves} moves: 0 lost, doubled, displaced")  # noqa: T201
