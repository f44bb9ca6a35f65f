"""A real server on loopback, and visitors who speak to it as any program would."""

import asyncio
import functools
import itertools
import secrets
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from orrery.server.http.services import Services, open_services
from orrery.server.serve import make_server
from orrery.server.settings import Settings
from orrery.server.store import Store, open_store
from orrery.server.thinking.workers import Worker
from tests.server.inline_worker import InlineWorker

Message = dict[str, Any]
# No command id is ever used twice at a table.
_IDS = itertools.count(1)
# Only to end a test that would hang: nothing is measured by it.
PATIENCE = 60.0
GENEROUS: dict[str, Any] = {
    "requests_burst": 1e9,
    "address_burst": 1e9,
    "guests_burst": 1e9,
    "commands_burst": 1e9,
    "chat_burst": 1e9,
    "tables_burst": 1e9,
    "guest_tables": 1_000_000,
    "address_sockets": 1_000_000,
    # These tests are about the server; how deep it thinks is tested elsewhere.
    "hint_level": "astronomer",
}


class TableSocket:
    """A socket at a table: commands out, messages in, in the order they came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    async def next(self) -> Message:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        return message

    async def until(self, type: str, **wanted: Any) -> Message:
        """The next message of a type that has these values."""
        while True:
            message = await self.next()
            if message["type"] == type and all(message.get(k) == v for k, v in wanted.items()):
                return message

    async def send(self, type: str, **fields: Any) -> str:
        id = fields.pop("id", None) or f"c{next(_IDS)}"
        await self.socket.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        return str(id)

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send a command and wait for its one answer."""
        id = await self.send(type, **fields)
        while True:
            message = await self.next()
            if message.get("id") == id:
                return message

    async def closed(self) -> int:
        """Read to the end; the code the socket was closed with."""
        try:
            while True:
                await self.next()
        except Exception:  # noqa: BLE001 - any end is an end
            await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        return self.socket.close_code or 0


class Visitor:
    """A guest with a token."""

    def __init__(self, place: "Place", http: httpx.AsyncClient, me: Message) -> None:
        self.place = place
        self.http = http
        self.id: str = me.get("id", "")
        self.token: str = me.get("token") or ""

    async def bot(self, name: str = "Probe") -> "Visitor":
        """A bot account of this guest."""
        made = await self.post("/api/me/bots", {"name": name})
        me = {"id": made["bot"]["id"], "token": made["token"]}
        return Visitor(self.place, self.place.client(made["token"]), me)

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body)
        good = answer.status_code in (200, 201) if status is None else answer.status_code == status
        assert good, f"{answer.status_code} {answer.text}"
        return answer.json()

    async def table(
        self, *seats: str, game: str = "exoplanets", start: bool = False, **fields: Any
    ) -> Message:
        """A new table; seats are `me`, `open` or a bot's name."""
        asked = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made: Message = await self.post("/api/tables", {"game": game, "seats": asked, **fields})
        return await self.start(made) if start else made

    async def start(self, table: Message) -> Message:
        """Send the own nonces for a new table, and start its game."""
        for seat in table["seats"]:
            if seat["player"] == self.id:
                await self.send_nonce(table, seat["seat"])
        started: Message = await self.post(f"/api/tables/{table['id']}/start")
        return started

    async def send_nonce(
        self, table: Message, seat: int, value: str = "", status: int = 200
    ) -> Message:
        """Sit down with a nonce for the commitment that the table showed."""
        nonce = {
            "commitment": table["deal"]["commitment"],
            "value": value or secrets.token_hex(16),
        }
        return await self.seat(table["id"], seat, "sit", status, nonce=nonce)

    async def seat(self, table: str, seat: int, do: str, status: int = 200, **more: Any) -> Message:
        path = f"/api/tables/{table}/seats/{seat}"
        changed: Message = await self.post(path, {"do": do, **more}, status)
        return changed

    @asynccontextmanager
    async def line(self, table: str, **options: Any) -> AsyncIterator[TableSocket]:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= options.pop("headers", {})
        address = f"{self.place.address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, **options
        ) as socket:
            yield TableSocket(socket)


class Place:
    """A server that listens."""

    def __init__(self, services: Services, address: str) -> None:
        self.services = services
        self.address = address
        self._clients: list[httpx.AsyncClient] = []

    def client(self, token: str = "", **headers: str) -> httpx.AsyncClient:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        # Nothing here is over TLS; loading the certificates takes longer than the tests.
        client = httpx.AsyncClient(
            base_url=self.address,
            headers=headers,
            timeout=PATIENCE,
            verify=False,  # noqa: S501
        )
        self._clients.append(client)
        return client

    async def guest(self, name: str = "Ada") -> Visitor:
        stranger = self.client()
        answer = await stranger.post("/api/me", json={"name": name, "token": True})
        me = answer.json()
        return Visitor(self, self.client(me["token"]), me)

    def stranger(self) -> Visitor:
        return Visitor(self, self.client(), {})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    store: Store | None = None,
    workers: Sequence[Worker] = (),
    **settings: Any,
) -> AsyncIterator[Place]:
    """A server over a database in this folder, as `orrery serve` runs it."""
    wanted = Settings(data=str(folder), port=0, **(GENEROUS | settings))
    async with open_services(wanted, store=store, workers=workers or [InlineWorker()]) as services:
        server = make_server(services)
        server.config.load()
        server.lifespan = server.config.lifespan_class(server.config)
        await server.startup()
        ticking = asyncio.create_task(server.main_loop())
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            async with Place(services, f"http://127.0.0.1:{port}") as place:
                yield place
        finally:
            server.should_exit = True
            await ticking
            await server.shutdown()


@functools.cache
def _fresh_database() -> bytes:
    """A database with every migration applied, made once."""

    async def make(path: Path) -> None:
        await (await open_store(f"sqlite:///{path}")).close()

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "orrery.sqlite"
        # In a thread: whoever asks may be within a loop of its own.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, make(path)).result()
        return path.read_bytes()


def served(**settings: Any) -> Callable[[Callable[[Place], Awaitable[None]]], Callable[[], None]]:
    """A test that is given a server of its own."""

    def decorate(test: Callable[[Place], Awaitable[None]]) -> Callable[[], None]:
        async def scene() -> None:
            with tempfile.TemporaryDirectory() as folder:
                (Path(folder) / "orrery.sqlite").write_bytes(_fresh_database())
                async with serving(Path(folder), **settings) as place:
                    await test(place)

        # Not functools.wraps: pytest would look for a fixture called `place`.
        @functools.wraps(test, assigned=("__module__", "__name__", "__doc__"))
        def run() -> None:
            asyncio.run(asyncio.wait_for(scene(), 2 * PATIENCE))

        del run.__wrapped__
        return run

    return decorate


async def sits(guest: Visitor, table: str, line: TableSocket) -> None:
    """A guest called Ben takes the second seat, and somebody's line hears of it."""
    await line.until("welcome")
    await guest.seat(table, 1, "sit")
    assert (await line.until("table"))["table"]["seats"][1]["name"] == "Ben"


async def play_out(line: TableSocket, seats: set[int], update: Message | None = None) -> Message:
    """Play the first legal action of these seats until the game is over; the table then."""
    message = update or await line.next()
    while True:
        if message["type"] == "update" and message["legal"] and message["seat"] in seats:
            await line.send(
                "act",
                version=message["version"],
                seat=message["seat"],
                action=message["legal"][message["version"] % len(message["legal"])],
            )
        if message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] == "table" and message["table"]["status"] == "finished":
            table: Message = message["table"]
            return table
        message = await line.next()
