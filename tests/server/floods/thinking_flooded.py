"""An ordinary game, and one against a bot, beside a flood of what bots are asked for:
`python -m tests.server.floods.thinking_flooded [NAME ...]` prints the figures."""

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, NamedTuple
from urllib.parse import urlsplit

import httpx

from tests.server.floods.flooded import flooded_server, percentile, play
from tests.server.floods.thinking_attacks import ATTACKS, GAME
from tests.server.scale.servers import Client, Server, at_table, new_guest, new_table

# As many frames as a server takes where nothing else is set.
SETTINGS: Final = {"ORRERY_COMMANDS_PER_SECOND": "50", "ORRERY_COMMANDS_BURST": "200"}
_PAUSE: Final = 0.02
# A bot that has not played after so many seconds is waited for no longer.
_MOST: Final = 60.0


class Half(NamedTuple):
    """Seconds until moves of people were acknowledged, and until a bot had played its turn; and
    whether the server was ready all the time."""

    moves: list[float]
    bots: list[float]
    is_ready: bool


class Figures(NamedTuple):
    """Without a flood and beside one."""

    quiet: Half
    flooded: Half

    @property
    def ratio(self) -> float:
        return percentile(self.flooded.moves) / percentile(self.quiet.moves)

    @property
    def bot_ratio(self) -> float:
        return percentile(self.flooded.bots, 0.5) / percentile(self.quiet.bots, 0.5)

    @property
    def late_bot_ratio(self) -> float:
        return percentile(self.flooded.bots) / percentile(self.quiet.bots)


async def measure(server: Server, attack: str, count: int, seconds: float) -> Figures:
    """Play for so long in peace, then for so long beside the flood."""
    ada, ben = new_guest(server, "Ada"), new_guest(server, "Ben")
    with _flood(server, attack, count) as (said, told):
        await asyncio.to_thread(said.readline)
        quiet = await _play_both(server, ada, ben, seconds)
        told.write("go\n")
        told.flush()
        await asyncio.sleep(2.0)
        return Figures(quiet, await _play_both(server, ada, ben, seconds))


@contextmanager
def _flood(server: Server, attack: str, count: int) -> Iterator[tuple[IO[str], IO[str]]]:
    """The attack in a process of its own: what it says, and what it is told."""
    port = str(urlsplit(server.address).port)
    module = "tests.server.floods.thinking_attacks"
    flood = subprocess.Popen(
        [sys.executable, "-m", module, attack, port, str(count)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert flood.stdout is not None
    assert flood.stdin is not None
    try:
        yield flood.stdout, flood.stdin
    finally:
        flood.kill()
        flood.communicate()


async def _play_both(server: Server, ada: str, ben: str, seconds: float) -> Half:
    until = time.monotonic() + seconds
    moves, bots, is_ready = await asyncio.gather(
        play(server, ada, seconds), _play_bot(server, ben, until), _watch_readiness(server, until)
    )
    return Half(moves, bots, is_ready)


async def _play_bot(server: Server, token: str, until: float) -> list[float]:
    """Play against a bot until then, and until it had a turn; how long each of its turns took."""
    rng = random.Random(11)  # noqa: S311
    taken: list[float] = []
    while time.monotonic() < until or not taken:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        table = await asyncio.to_thread(new_table, server, token, seats, game=GAME)
        async with at_table(server, table, token) as socket:
            client = Client(socket)
            while not client.updates:
                await client.hear()
            while not client.is_finished and (time.monotonic() < until or not taken):
                command = client.next_command(f"m{client.version}", rng)
                if command is not None:
                    await client.answer_to(command)
                    await client.reach(int(command["version"]) + 1)
                    await asyncio.sleep(_PAUSE)
                    continue
                begun = time.monotonic()
                with suppress(TimeoutError):
                    await asyncio.wait_for(_reach_turn(client, rng), _MOST)
                taken.append(time.monotonic() - begun)
    return taken


async def _reach_turn(client: Client, rng: random.Random) -> None:
    while not client.is_finished and client.next_command("", rng) is None:
        await client.hear()


async def _watch_readiness(server: Server, until: float) -> bool:
    answers: list[bool] = []
    async with httpx.AsyncClient(timeout=60) as http:
        while time.monotonic() < until:
            answers.append((await http.get(f"{server.address}/readyz")).is_success)
            await asyncio.sleep(0.5)
    return all(answers)


def main(seconds: float = 15.0) -> None:
    out = sys.stdout.write
    out("| flood | moves p99 | ratio | bot's turn p50 | ratio | p99 | ratio | turns | ready |\n")
    for attack in sys.argv[1:] or ATTACKS:
        with (
            tempfile.TemporaryDirectory() as folder,
            flooded_server(Path(folder), **SETTINGS) as server,
        ):
            try:
                measuring = measure(server, attack, ATTACKS[attack][1], seconds)
                found = asyncio.run(asyncio.wait_for(measuring, 600))
            except Exception as error:  # noqa: BLE001 - a figure too
                out(f"| {attack} | {type(error).__name__}: {error} |\n")
                continue
        quiet, flooded = found
        out(
            f"| {attack} | {_pair(quiet.moves, flooded.moves, 0.99)} | {found.ratio:.1f}"
            f" | {_pair(quiet.bots, flooded.bots, 0.5)} | {found.bot_ratio:.1f}"
            f" | {_pair(quiet.bots, flooded.bots, 0.99)} | {found.late_bot_ratio:.1f}"
            f" | {len(quiet.bots)} and {len(flooded.bots)} | {flooded.is_ready} |\n"
        )
        sys.stdout.flush()


def _pair(quiet: list[float], flooded: list[float], share: float) -> str:
    one, other = (percentile(each, share) * 1000 for each in (quiet, flooded))
    return f"{one:.1f} and {other:.1f} ms"


if __name__ == "__main__":
    main()
