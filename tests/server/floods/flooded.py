"""An ordinary game beside a flood: `python -m tests.server.floods.flooded` prints the figures."""

import asyncio
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx

from tests.server.floods.attacks import ATTACKS
from tests.server.scale.servers import Client, Server, at_table, new_guest, new_table, serving

TOKEN: Final = "figures"  # noqa: S105 - of a server that lives for a test
FILES: Final = 1024
_PAUSE: Final = 0.02
_ATTACKS: Final = "tests.server.floods.attacks"


class Figures(NamedTuple):
    """Seconds until the moves of an ordinary game were acknowledged, before and during a flood;
    how many MiB the server grew to, from how many; how often it refused something."""

    quiet: list[float]
    flooded: list[float]
    memory_before: float
    memory: float
    refusals: float

    @property
    def ratio(self) -> float:
        return percentile(self.flooded) / percentile(self.quiet)


def percentile(seconds: list[float], share: float = 0.99) -> float:
    return sorted(seconds)[int(len(seconds) * share)] if seconds else float("inf")


@contextmanager
def flooded_server(folder: Path, **settings: str) -> Iterator[Server]:
    """A server with the soft limit of open files that most systems give."""
    server = Server(folder, ORRERY_METRICS_TOKEN=TOKEN, **settings)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    try:
        with serving(server):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            yield server
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def measure(server: Server, attack: str, seconds: float, module: str = _ATTACKS) -> Figures:
    """Play for so long in peace, then for so long beside the flood."""
    token = new_guest(server, "Ada")
    quiet = await play(server, token, seconds)
    before, refused = memory_of(server), refusals_of(server)
    port = str(urlsplit(server.address).port)
    command = [sys.executable, "-m", module, attack, port]
    flood = subprocess.Popen(command)  # noqa: ASYNC220 - it goes on beside
    try:
        await asyncio.sleep(1.0)
        during = await play(server, token, seconds)
    finally:
        flood.kill()
        flood.wait()
    return Figures(quiet, during, before, memory_of(server), refusals_of(server) - refused)


async def play(server: Server, token: str, seconds: float) -> list[float]:
    """Play at an even pace; how long each acknowledgement took. Games over are followed by new
    ones."""
    rng = random.Random(7)  # noqa: S311
    taken: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until or not taken:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await asyncio.to_thread(new_table, server, token, seats)
        async with at_table(server, table, token) as socket:
            client = Client(socket)
            while not client.updates:
                await client.hear()
            while not client.is_finished and (time.monotonic() < until or not taken):
                command = client.next_command(f"m{client.version}", rng)
                if command is None:
                    await client.hear()
                    continue
                begun = time.monotonic()
                await client.answer_to(command)
                taken.append(time.monotonic() - begun)
                await client.reach(int(command["version"]) + 1)
                await asyncio.sleep(_PAUSE)
    return taken


def memory_of(server: Server) -> float:
    """The most the server has held so far, in MiB."""
    status = Path(f"/proc/{server.pid}/status").read_text("utf-8")
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def refusals_of(server: Server) -> float:
    """How often the server has refused something at the door."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    text = httpx.get(f"{server.address}/metrics", headers=headers, timeout=60).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if "refusals_total{" in line)


def main(seconds: float = 10.0) -> None:
    out = sys.stdout.write
    out("| flood | quiet p99 | flooded p99 | ratio | moves | memory | refused |\n")
    for attack in ATTACKS:
        with tempfile.TemporaryDirectory() as folder, flooded_server(Path(folder)) as server:
            try:
                found = asyncio.run(asyncio.wait_for(measure(server, attack, seconds), 90))
            except Exception as error:  # noqa: BLE001 - a figure too
                out(f"| {attack} | {type(error).__name__}: {error} |\n")
                continue
        out(
            f"| {attack} | {percentile(found.quiet) * 1000:.1f} ms"
            f" | {percentile(found.flooded) * 1000:.1f} ms | {found.ratio:.1f}"
            f" | {len(found.quiet)} and {len(found.flooded)}"
            f" | {found.memory_before:.0f} to {found.memory:.0f} MiB | {found.refusals:.0f} |\n"
        )


if __name__ == "__main__":
    main()
