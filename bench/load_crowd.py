"""The clients of a load test, all in one process beside the server's: everyone plays a legal
action of the latest update, chosen by a seeded generator, as soon as it is their turn or after a
pause. Jobs come as lines of JSON; see `worker.py`."""

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import uvloop
from msgspec import Struct, json

from bench import worker
from bench.load_wire import Http, Socket, upgrade

HOST: Final = "127.0.0.1"
MAKERS: Final = 8
PATIENCE: Final = 60.0
# Moves whose time of sending is remembered; everyone has seen the ones before.
KEPT: Final = 8
COME_BACK: Final = (0.05, 1.0)


class Status(Struct, frozen=True):
    status: str = ""


class Heard(Struct):
    """As much of a message as a client here looks at."""

    type: str
    id: str = ""
    seat: int = -3
    version: int = 0
    kind: str = ""
    legal: list[str] = []
    table: Status = Status()


class Act(Struct, tag_field="type", tag="act"):
    id: str
    version: int
    seat: int
    action: str


_HEARD: Final = json.Decoder(Heard)


@dataclass
class Tally:
    """What happened while the crowd was let play; times in seconds."""

    moves: int = 0
    refused: int = 0
    finished: int = 0
    lost: int = 0
    back: int = 0
    frames: int = 0
    bytes: int = 0
    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)


class Member:
    """One guest at one table."""

    def __init__(self, table: "Table", token: str, port: int) -> None:
        self.table = table
        self.token = token
        self.port = port
        self.version = 0
        self.socket: Socket | None = None
        self.is_wanted = True

    async def connect(self) -> None:
        path = f"/api/tables/{self.table.id}/socket"
        request = upgrade(HOST, self.port, path, self.token)
        loop = asyncio.get_running_loop()
        self.version = 0
        _, self.socket = await loop.create_connection(
            lambda: Socket(request, self._hear, self._lost), HOST, self.port
        )

    def leave(self) -> None:
        self.is_wanted = False
        if self.socket is not None:
            self.socket.abort()

    def _hear(self, frame: bytes) -> None:
        tally = self.table.crowd.tally
        tally.frames += 1
        tally.bytes += len(frame)
        self.table.hear(self, _HEARD.decode(frame))

    def _lost(self) -> None:
        self.socket = None
        if self.is_wanted:
            self.table.crowd.tally.lost += 1
            self.table.crowd.spawn(self._come_back())

    async def _come_back(self) -> None:
        await asyncio.sleep(self.table.rng.uniform(*COME_BACK))
        try:
            await self.connect()
            self.table.crowd.tally.back += 1
        except OSError:
            self._lost()


class Table:
    """One game: whose turn it is, what waits to be sent, when each move was sent."""

    def __init__(self, crowd: "Crowd", number: int, id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.rng = random.Random(number)
        self.members: list[Member] = []
        self.version = 0
        self.sent: dict[int, float] = {}
        self.held: tuple[Member, Act] | None = None
        self.awaited = 0
        self.is_over = False

    @property
    def is_quiet(self) -> bool:
        """Nothing is under way, and everyone has seen the latest version."""
        latest = max(1, self.version, self.awaited)
        return all(member.version >= latest for member in self.members)

    def hear(self, member: Member, heard: Heard) -> None:
        now = time.perf_counter()
        if heard.type == "update":
            member.version = heard.version
            self.version = max(self.version, heard.version)
            if heard.kind != "whole" and heard.version in self.sent:
                self.crowd.tally.shown.append(now - self.sent[heard.version])
            if heard.legal:
                self._choose(member, heard)
        elif heard.type == "done":
            self.crowd.tally.moves += 1
            self.crowd.tally.acknowledged.append(now - self.sent.get(heard.version, now))
        elif heard.type in ("refused", "error"):
            self.awaited = 0
            self.crowd.tally.refused += 1
        elif heard.table.status == "finished" and not self.is_over:
            self.is_over = True
            self.crowd.tally.finished += 1
            self.crowd.over(self)

    def _choose(self, member: Member, heard: Heard) -> None:
        """The same id for the same decision: after a lost answer the command is sent again."""
        action = heard.legal[self.rng.randrange(len(heard.legal))]
        act = Act(f"v{heard.version}", heard.version, heard.seat, action)
        if self.crowd.is_open:
            self.later(member, act)
        else:
            self.held = (member, act)

    def later(self, member: Member, act: Act) -> None:
        pause = self.crowd.pace * self.rng.uniform(0.5, 1.5)
        if pause:
            asyncio.get_running_loop().call_later(pause, self._send, member, act)
        else:
            self._send(member, act)

    def _send(self, member: Member, act: Act) -> None:
        if not self.crowd.is_open:
            self.held = (member, act)
        elif member.socket is not None and act.version == self.version:
            self.awaited = act.version + 1
            self.sent.pop(act.version - KEPT, None)
            self.sent[act.version + 1] = time.perf_counter()
            member.socket.send(json.encode(act))


class Crowd:
    """Everyone, and whether they may play now."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.tally = Tally()
        self.is_open = False
        self.renews = False
        self.pace = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._echoes: list[Echo] = []
        self._ports: list[int] = []
        self._rng = random.Random(0)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def prepare(
        self, ports: list[int], tables: int, seats: int, games: list[str], mixed: bool = False
    ) -> dict[str, Any]:
        """Make guests and tables and start the games. Tables are spread over the processes that
        listen on these ports; `mixed` spreads the guests of each table over them too."""
        self._ports = ports
        numbers = iter(range(tables))

        async def make() -> None:
            doors = [Http(HOST, port) for port in ports]
            for number in numbers:
                http = doors[number % len(doors)]
                table = await self._make(http, number, seats, games[number // 2 % len(games)])
                for place, member in enumerate(table.members):
                    member.port = ports[(number + mixed * place) % len(ports)]
                self.tables.append(table)
            for http in doors:
                http.close()

        await asyncio.gather(*(make() for _ in range(MAKERS)))
        return {"tables": len(self.tables)}

    async def _make(self, http: Http, number: int, seats: int, game: str) -> Table:
        wanted = {"name": "Load", "token": True}
        tokens = [(await http.ask("POST", "/api/me", body=wanted))["token"] for _ in range(seats)]
        kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        body = {"game": game, "seats": kinds, "undo": "strict"}
        made = await http.ask("POST", "/api/tables", tokens[0], body)
        path = f"/api/tables/{made['id']}"
        for seat, token in enumerate(tokens):
            await self._sit(http, made, seat, token)
        await http.ask("POST", f"{path}/start", tokens[0])
        table = Table(self, number, made["id"])
        table.members = [Member(table, token, self._ports[0]) for token in tokens]
        return table

    async def _sit(self, http: Http, table: dict[str, Any], seat: int, token: str) -> None:
        """Take a seat, or keep the own one, with a nonce for the deal."""
        value = f"{self._rng.getrandbits(128):032x}"
        nonce = {"commitment": table["deal"]["commitment"], "value": value}
        path = f"/api/tables/{table['id']}/seats/{seat}"
        await http.ask("POST", path, token, {"do": "sit", "nonce": nonce})

    async def connect(self) -> dict[str, Any]:
        """Open all sockets and wait until everyone sees their game."""
        members = [member for table in self.tables for member in table.members]
        for first in range(0, len(members), 50):
            await asyncio.gather(*(member.connect() for member in members[first : first + 50]))
        await self._quiet()
        return {"sockets": len(members), "seen": sum(m.version > 0 for m in members)}

    async def play(self, seconds: float, pace: float = 0.0, storm: float = 0.0) -> dict[str, Any]:
        """Let everyone play for a while, then until nothing is under way. In the middle of it a
        storm cuts a share of the sockets."""
        self.tally, self.pace = Tally(), pace
        begun = time.perf_counter()
        before = {table.id: table.version for table in self.tables}
        self.is_open = True
        for table in self.tables:
            if table.held is not None:
                table.later(*table.held)
                table.held = None
        await asyncio.sleep(seconds / 2)
        self._storm(storm)
        await asyncio.sleep(seconds / 2)
        lasted = time.perf_counter() - begun
        moves = self.tally.moves
        self.is_open = False
        await self._quiet()
        still = sum(before.get(table.id) == table.version for table in self.tables)
        return {"seconds": lasted, "moves in time": moves, "still": still, **vars(self.tally)}

    async def _quiet(self) -> None:
        until = time.monotonic() + PATIENCE
        while not all(table.is_quiet for table in self.tables):
            if time.monotonic() > until:
                return
            await asyncio.sleep(0.02)

    def _storm(self, share: float) -> None:
        """Cut the sockets of a share of the guests; they come back by themselves."""
        members = [member for table in self.tables for member in table.members]
        for member in self._rng.sample(members, int(len(members) * share)):
            if member.socket is not None:
                member.socket.abort()

    async def renew(self, wanted: bool) -> dict[str, Any]:
        """From now on play again where a game is over."""
        self.renews = wanted
        return {}

    def over(self, table: Table) -> None:
        if self.renews:
            self.spawn(self._again(table))

    async def _again(self, table: Table) -> None:
        """A rematch, to which everyone moves on."""
        for member in table.members:
            member.leave()
        first = table.members[0]
        http = Http(HOST, first.port)
        made = await http.ask("POST", f"/api/tables/{table.id}/rematch", first.token)
        # A rematch moves everyone on by one seat.
        members = [*table.members[1:], first]
        for seat, member in enumerate(members):
            await self._sit(http, made, seat, member.token)
        await http.ask("POST", f"/api/tables/{made['id']}/start", first.token)
        http.close()
        again = Table(self, table.rng.randrange(2**32), made["id"])
        again.members = [Member(again, m.token, m.port) for m in members]
        self.tables[self.tables.index(table)] = again
        for member in again.members:
            await member.connect()

    async def echo(self, port: int, sockets: int, seconds: float, size: int) -> dict[str, Any]:
        """Send a text back and forth on so many sockets at once for a while."""
        if not self._echoes:
            self._echoes = [Echo(bytes(48 + i % 75 for i in range(size))) for _ in range(sockets)]
            await asyncio.gather(*(echo.connect(port) for echo in self._echoes))
        before = sum(echo.heard for echo in self._echoes)
        begun = time.perf_counter()
        for echo in self._echoes:
            echo.start()
        await asyncio.sleep(seconds)
        for echo in self._echoes:
            echo.is_open = False
        lasted = time.perf_counter() - begun
        await asyncio.sleep(0.3)
        return {"echoes": sum(echo.heard for echo in self._echoes) - before, "seconds": lasted}

    async def end(self) -> dict[str, Any]:
        self.is_open = False
        for table in self.tables:
            for member in table.members:
                member.leave()
        return {}


class Echo:
    """A socket that answers every answer."""

    def __init__(self, text: bytes) -> None:
        self._text = text.replace(b'"', b"'").replace(b"\\", b"/")
        self._socket: Socket | None = None
        self.heard = 0
        self.is_open = False

    async def connect(self, port: int) -> None:
        request = upgrade(HOST, port, "/")
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(
            lambda: Socket(request, self._hear, lambda: None), HOST, port
        )
        await asyncio.sleep(0.2)

    def start(self) -> None:
        self.is_open = True
        self._send()

    def _hear(self, _frame: bytes) -> None:
        self.heard += 1
        if self.is_open:
            self._send()

    def _send(self) -> None:
        assert self._socket is not None
        self._socket.send(self._text)


def main() -> None:
    loop = uvloop.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    crowd = Crowd()

    def job(work: Callable[..., Awaitable[dict[str, Any]]]) -> worker.Job:
        def done(**facts: Any) -> dict[str, Any]:
            async def run() -> dict[str, Any]:
                return await work(**facts)

            return asyncio.run_coroutine_threadsafe(run(), loop).result()

        return done

    names = ("prepare", "connect", "play", "renew", "echo", "end")
    worker.serve({name: job(getattr(crowd, name)) for name in names})
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


if __name__ == "__main__":
    main()
