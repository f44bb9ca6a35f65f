"""Three guests who make public tables as fast as the server lets them, from an address each, behind
a proxy: `python -m tests.server.floods.table_flood` prints the figures."""

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx

from orrery.server.settings import Settings
from tests.server.floods.attacks import HOST
from tests.server.floods.flooded import TOKEN, Figures, measure, percentile
from tests.server.scale.servers import Server, ask, new_guest, serving

MODULE: Final = "tests.server.floods.table_flood"
ADDRESSES: Final = ("203.0.113.7", "203.0.113.8", "203.0.113.9")
BURST: Final = Settings().tables_burst
WANTED: Final = {
    "game": "exoplanets",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "public": True,
}
_LANES: Final = 4


@contextmanager
def proxied_server(folder: Path, **settings: str) -> Iterator[Server]:
    """A server that believes this machine whom a request comes from."""
    usual = {"ORRERY_TABLES_BURST": os.environ.get("ORRERY_TABLES_BURST", str(BURST))}
    server = Server(folder, ORRERY_METRICS_TOKEN=TOKEN, ORRERY_PROXIES=HOST, **usual, **settings)
    with serving(server):
        yield server


class Flooder:
    """A guest at an address of their own."""

    def __init__(self, server: str, address: str) -> None:
        self._http = httpx.AsyncClient(
            base_url=server,
            headers={"X-Forwarded-For": address},
            timeout=60,
            verify=False,  # noqa: S501 - nothing here is over TLS
        )

    async def enter(self) -> str:
        """Become a guest; the id."""
        me = (await self._http.post("/api/me", json={"name": "Spam", "token": True})).json()
        self._http.headers["Authorization"] = f"Bearer {me['token']}"
        return str(me["id"])

    async def make_table(self) -> str:
        """The code of the refusal; empty where the table was made."""
        answer = await self._http.post("/api/tables", json=WANTED)
        return "" if answer.is_success else str(answer.json()["code"])

    async def close(self) -> None:
        await self._http.aclose()

    async def flood(self) -> None:
        while True:
            with suppress(httpx.TransportError):
                await self.make_table()


async def flood_for_ever(port: int) -> None:
    flooders = [Flooder(f"http://{HOST}:{port}", address) for address in ADDRESSES]
    for flooder in flooders:
        await flooder.enter()
    await asyncio.gather(*(each.flood() for each in flooders for _ in range(_LANES)))


def public_tables(server: Server, token: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = ask(server, "/api/tables", token)["public"]
    return listed


def _row(found: Figures, made: int, listed: Counter[bool]) -> str:
    return (
        f"| {percentile(found.quiet) * 1000:.1f} ms | {percentile(found.flooded) * 1000:.1f} ms"
        f" | {found.ratio:.1f} | {len(found.quiet)} and {len(found.flooded)}"
        f" | {made} | {listed[True]} of {listed.total()} |\n"
    )


def main(seconds: float = 45.0) -> None:
    with tempfile.TemporaryDirectory() as folder, proxied_server(Path(folder)) as server:
        token = new_guest(server, "Ben")
        made = ask(server, "/api/tables", token, WANTED)
        found = asyncio.run(measure(server, "tables", seconds, MODULE))
        listed = Counter(table["id"] == made["id"] for table in public_tables(server, token))
        sys.stdout.write("| quiet p99 | flooded p99 | ratio | moves | tables | others listed |\n")
        sys.stdout.write(_row(found, _count(Path(folder)), listed))


def _count(folder: Path) -> int:
    """The tables that are stored."""
    with sqlite3.connect(f"file:{folder / 'orrery.sqlite'}?mode=ro", uri=True) as file:
        return int(file.execute("SELECT count(*) FROM tables").fetchone()[0])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(flood_for_ever(int(sys.argv[-1])))
    main()
