"""Real server processes and clients that speak the protocol with them."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.store.services import HOST, free_port, wait_for

START: Final = "from orrery.cli.main import main; main()"
Frame = dict[str, Any]


class Server:
    """`orrery serve` as a process of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.address = ""
        self._data = data
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        port = free_port()
        self.address = f"http://{HOST}:{port}"
        options = ["--host", HOST, "--port", str(port), "--data", str(self._data)]
        self._data.mkdir(parents=True, exist_ok=True)
        limits = {
            "ORRERY_COMMANDS_PER_SECOND": "100000",
            "ORRERY_COMMANDS_BURST": "100000",
            "ORRERY_CHAT_BURST": "100000",
            "ORRERY_TABLES_BURST": "100000",
        }
        with (self._data / "output").open("a+b") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-c", START, "serve", *options],
                stdout=output,
                stderr=output,
                env=os.environ | limits | {"ORRERY_WORKERS": "1"} | self._settings,
                start_new_session=True,
            )
            wait_for(self._process, self._is_ready, output)

    @property
    def pid(self) -> int:
        return 0 if self._process is None else self._process.pid

    def kill(self) -> None:
        """Without a word, it and its workers."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            os.killpg(self._process.pid, how)
            self._process.wait(60)
            self._process = None

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz", timeout=10).is_success
        except httpx.TransportError:
            return False


@contextmanager
def serving(*servers: Server) -> Iterator[None]:
    """Servers that start side by side."""
    try:
        with ThreadPoolExecutor() as threads:
            list(threads.map(Server.start, servers))
        yield
    finally:
        for server in servers:
            server.stop()


def ask(server: Server, path: str, token: str | None = None, body: Any = None) -> Any:
    """One HTTP request; a body makes it a POST."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    method = "GET" if body is None else "POST"
    answer = httpx.request(method, server.address + path, json=body, headers=headers, timeout=60)
    return answer.raise_for_status().json()


def new_guest(server: Server, name: str) -> str:
    return str(ask(server, "/api/me", body={"name": name, "token": True})["token"])


class Client:
    """One socket at one table; keeps the latest update of each seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.updates: dict[int, Frame] = {}
        self.answers: dict[str, Frame] = {}
        self.is_finished = False

    @property
    def version(self) -> int:
        return max((int(update["version"]) for update in self.updates.values()), default=0)

    async def hear(self) -> Frame:
        frame: Frame = json.loads(await self._socket.recv())
        if frame["type"] == "update":
            self.updates[frame["seat"]] = frame
        elif frame["type"] in ("done", "refused"):
            self.answers[frame["id"]] = frame
        elif frame["type"] in ("welcome", "table"):
            self.is_finished = frame["table"]["status"] == "finished"
        return frame

    async def reach(self, version: int) -> None:
        while self.version < version:
            await self.hear()

    async def send(self, command: Frame) -> None:
        await self._socket.send(json.dumps(command))

    async def answer_to(self, command: Frame) -> Frame:
        """Send a command and wait for its one answer."""
        await self.send(command)
        while command["id"] not in self.answers:
            await self.hear()
        return self.answers.pop(command["id"])

    def next_command(self, id: str, rng: random.Random) -> Frame | None:
        """Something legal for the seat of this client that is to act."""
        for seat, update in self.updates.items():
            if update["legal"] and update["version"] == self.version:
                action = rng.choice(update["legal"])
                version = update["version"]
                return {
                    "type": "act",
                    "id": id,
                    "version": version,
                    "seat": seat,
                    "action": action,
                }
        return None


def at_table(server: Server, table: str, token: str) -> connect:
    """The socket of a table; use it with `async with`."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    return connect(address, additional_headers=headers, max_size=None)


def new_table(
    server: Server, token: str, seats: list[Frame], *, start: bool = True, **fields: Any
) -> str:
    wanted = {"game": "exoplanets", "seats": seats} | fields
    table = str(ask(server, "/api/tables", token, wanted)["id"])
    if start:
        ask(server, f"/api/tables/{table}/start", token, {})
    return table
