"""What one hostile guest can ask the bots for: hints, reviews, and games among bots alone. Each
attack prepares its tables, says so, and begins when it is told to:
`python -m tests.server.floods.thinking_attacks NAME PORT COUNT` goes on until it is stopped."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

HOST: Final = "127.0.0.1"
GAME: Final = "cosmos"
_TABLES_OF_GUEST: Final = 98
_AT_ONCE: Final = 200
_PAUSE: Final = 0.05


class Guest:
    """A guest who takes no refusal for an answer."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}", headers=self.headers, timeout=60
        )

    @classmethod
    async def new(cls, port: int) -> "Guest":
        found = await cls(port, "").ask("/api/me", {"name": "Eve", "token": True})
        return cls(port, found["token"])

    async def ask(self, path: str, body: Any = None) -> Any:
        """Ask until it is done."""
        while True:
            answer = await self.try_once(path, body)
            if answer is not None and answer.status_code not in (429, 503):
                return answer.raise_for_status().json()
            await asyncio.sleep(_PAUSE)

    async def try_once(self, path: str, body: Any = None) -> httpx.Response | None:
        method = "GET" if body is None else "POST"
        with suppress(httpx.TransportError):
            return await self._http.request(method, path, json=body)
        return None

    async def table(self, *seats: str, game: str = GAME) -> str:
        wanted = [{"kind": "me"} if s == "me" else {"kind": "bot", "bot": s} for s in seats]
        made = await self.ask("/api/tables", {"game": game, "seats": wanted})
        await self.ask(f"/api/tables/{made['id']}/start", {})
        return str(made["id"])


async def ready() -> None:
    """Say that everything is prepared, and wait for the word to begin."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)


async def hints(port: int, sockets: int) -> None:
    """Hints over several sockets, many at once, one after another."""
    guest = await Guest.new(port)
    tables = [await guest.table("me", "me") for _ in range(sockets)]
    await ready()
    async with asyncio.TaskGroup() as tasks:
        for table in tables:
            tasks.create_task(_ask_hints(guest, table))


async def _ask_hints(guest: Guest, table: str) -> None:
    address = f"ws://{HOST}:{guest.port}/api/tables/{table}/socket"
    while True:
        with suppress(OSError, ConnectionClosed):
            async with connect(address, additional_headers=guest.headers, max_size=None) as socket:
                await _flood_hints(socket)
        await asyncio.sleep(_PAUSE)


async def _flood_hints(socket: Any) -> None:
    update: dict[str, Any] = {"legal": []}
    while not update["legal"]:
        frame = json.loads(await socket.recv())
        update = frame if frame["type"] == "update" else update
    asked, answered = 0, 0
    while True:
        while asked - answered < _AT_ONCE:
            asked += 1
            await socket.send(
                json.dumps(
                    {
                        "type": "hint",
                        "id": f"h{asked}",
                        "version": update["version"],
                        "seat": update["seat"],
                    }
                )
            )
        answered += json.loads(await socket.recv())["type"] in ("hints", "refused")


async def reviews(port: int, count: int) -> None:
    """Reviews of many finished games, all asked for again and again."""
    guest = await Guest.new(port)
    tables = [await guest.table("random", "random", game="exoplanets") for _ in range(count)]
    for table in tables:
        await _finish(guest, table)
    await ready()
    while True:
        for table in tables:
            await guest.try_once(f"/api/tables/{table}/review")
            await asyncio.sleep(_PAUSE)


async def _finish(guest: Guest, table: str) -> None:
    while (await guest.ask(f"/api/tables/{table}"))["status"] != "finished":  # noqa: ASYNC110
        await asyncio.sleep(_PAUSE)


async def bot_games(port: int, count: int) -> None:
    """Games among bots alone, which nobody watches; of several guests, since each has so many."""
    await ready()
    left = count
    while left:
        guest = await Guest.new(port)
        for _ in range(min(left, _TABLES_OF_GUEST)):
            await guest.table("greedy", "greedy", "greedy", "greedy")
            left -= 1
    await asyncio.Event().wait()


# How much of it there is where nothing else is said.
ATTACKS: Final[dict[str, tuple[Callable[[int, int], Awaitable[None]], int]]] = {
    "hints": (hints, 4),
    "reviews": (reviews, 50),
    "bots": (bot_games, 590),
}


async def _main() -> None:
    name, port, count = sys.argv[1:]
    await ATTACKS[name][0](int(port), int(count))


if __name__ == "__main__":
    asyncio.run(_main())
