"""The socket of a table: reads commands, writes messages, reports frames that are no commands."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.server.access.limits import TokenBucket
from orrery.server.access.requests import counted_address
from orrery.server.errors import (
    Blocked,
    Busy,
    NoGuest,
    NoSuchTable,
    Removed,
    ServerError,
    TableSetAside,
)
from orrery.server.http.open_sockets import CLOSE_NO_GUEST
from orrery.server.http.services import Services
from orrery.server.protocol import messages
from orrery.server.settings import Settings
from orrery.server.store import Guest, StoreError
from orrery.server.tables.broadcast import CLOSE_DISMISSED, CLOSE_SET_ASIDE
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.mailbox import MailboxClosed

CLOSE_NO_TABLE: Final = 4404
CLOSE_ABUSE: Final = 4429
CLOSE_SLOW: Final = 4408
CLOSE_LATER: Final = 1013
_LONGEST_QUEUE: Final = 512
_MOST_BAD_FRAMES: Final = 50
_CLOSE_SECONDS: Final = 5.0


class Outgoing:
    """The frames to be sent to one guest. Sending never waits; a guest who reads too slowly is
    disconnected, and gets the whole position on connecting again."""

    def __init__(self, guest: Guest, address: str) -> None:
        self._guest = guest
        self._address = address
        self._frames: deque[bytes] = deque()
        self._code: int | None = None
        self.is_dropped = False
        self._wakeup: asyncio.Future[None] | None = None
        self._writer: asyncio.Task[Any] | None = None

    @property
    def guest(self) -> Guest:
        return self._guest

    @property
    def address(self) -> str:
        return self._address

    def send(self, frame: bytes) -> None:
        if self._code is None:
            self._frames.append(frame)
            self._wake()
            if len(self._frames) > _LONGEST_QUEUE:
                self.drop(CLOSE_SLOW)

    def close(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._wake()

    def _wake(self) -> None:
        if self._wakeup is not None:
            idle, self._wakeup = self._wakeup, None
            if not idle.done():
                idle.set_result(None)

    def drop(self, code: int) -> None:
        """End at once, without sending what is queued."""
        self._code = code
        self.is_dropped = True
        self._frames.clear()
        # The writer may be waiting for a client that never reads again.
        if self._writer is not None:
            self._writer.cancel()

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send until told to close."""
        self._writer = asyncio.current_task()
        while self._frames or self._code is None:
            while self._frames:
                await socket.send_data(self._frames.popleft().decode(), "text")
            if self._code is None:
                self._wakeup = asyncio.get_running_loop().create_future()
                await self._wakeup
        if not self.is_dropped:
            await socket.close(self._code)

    async def close_dropped(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send the close code, in case the guest reads again soon."""
        with suppress(TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(_CLOSE_SECONDS):
                await socket.close(self._code or CLOSE_SLOW)


class Incoming(ABC):
    """Reads the frames of a socket."""

    def __init__(self, out: Outgoing, settings: Settings) -> None:
        self._out = out
        self._bucket = TokenBucket(
            settings.commands_burst, settings.commands_per_second, time.monotonic()
        )
        self._bad_frames = 0

    async def read(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Read frames until the socket is closed."""
        while True:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            # A client that sends too fast is read more slowly; every frame is answered.
            pause = self._bucket.delay(time.monotonic())
            if pause:
                await asyncio.sleep(pause)
            self.receive(event.get("text"))

    def receive(self, frame: str | None) -> None:
        """Execute the command in a frame, or report what is wrong with it."""
        if frame is None:
            self._report("binary")
        elif len(frame) > messages.LARGEST_FRAME:
            self._report("too-large")
        else:
            try:
                self._execute(frame)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._report("malformed", messages.read_id(frame), str(error)[:200])

    @abstractmethod
    def _execute(self, frame: str) -> None: ...

    def _report(self, code: str, id: str | None = None, text: str = "") -> None:
        self._bad_frames += 1
        self._out.send(messages.encode(messages.Malformed(code=code, id=id, text=text)))
        if self._bad_frames > _MOST_BAD_FRAMES:
            self._out.close(CLOSE_ABUSE)


class TableCommands(Incoming):
    """Posts commands to a table."""

    def __init__(self, live: LiveTable, out: Outgoing, settings: Settings) -> None:
        super().__init__(out, settings)
        self._live = live

    def _execute(self, frame: str) -> None:
        command = messages.decode(frame)
        live, out = self._live, self._out
        live.post(lambda: live.execute(out, command))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Serve one guest at one table until either side closes."""

    async def serve(out: Outgoing) -> None:
        await _serve(socket, table_id, out, services)

    await admit(socket, services, serve)


async def admit(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    serve: Callable[[Outgoing], Awaitable[None]],
) -> None:
    """Serve a guest who has a place left for a socket; tell others why not."""
    await socket.accept()
    try:
        session = await services.authenticate(socket)
        guest, address = session.guest, counted_address(socket.scope["client"])
        out = Outgoing(guest, address)
        places = (
            services.sockets_of_guest.take(guest.id),
            services.sockets_of_address.take(address),
            services.sockets.keep(session.device.id, out),
        )
        with places[0], places[1], places[2]:
            await services.devices.check_signed_in(session)
            await serve(out)
            if out.is_dropped:
                await out.close_dropped(socket)
    except (ServerError, StoreError) as error:
        services.connections.refusals.count(f"socket-{error.code}")
        await _reject(socket, error)


async def _serve(
    socket: WebSocket[Any, Any, Any], table_id: str, out: Outgoing, services: Services
) -> None:
    live = await _connect(services, table_id, out)
    services.metrics.connections.inc()
    try:
        await exchange(socket, TableCommands(live, out, services.settings), out)
    finally:
        services.metrics.connections.dec()
        live.post(lambda: live.disconnect(out))


async def _connect(services: Services, table_id: str, out: Outgoing) -> LiveTable:
    async def connect(live: LiveTable) -> LiveTable:
        if services.connections.is_crowded and "seat" not in live.roles_of(out.guest):
            raise Busy
        await live.connect(out)
        return live

    try:
        return await services.tables.call(table_id, connect)
    except MailboxClosed:
        raise Busy from None


async def _reject(socket: WebSocket[Any, Any, Any], error: ServerError | StoreError) -> None:
    codes = {
        NoGuest.code: CLOSE_NO_GUEST,
        NoSuchTable.code: CLOSE_NO_TABLE,
        TableSetAside.code: CLOSE_SET_ASIDE,
        Blocked.code: CLOSE_DISMISSED,
        Removed.code: CLOSE_DISMISSED,
    }
    frame = messages.encode(messages.Malformed(code=error.code))
    try:
        await socket.send_data(frame.decode(), "text")
        await socket.close(codes.get(error.code, CLOSE_LATER))
    except WebSocketDisconnect:
        return


async def exchange(socket: WebSocket[Any, Any, Any], incoming: Incoming, out: Outgoing) -> None:
    """Read and write concurrently; when one ends, so does the other."""
    tasks = [
        asyncio.create_task(incoming.read(socket)),
        asyncio.create_task(out.write(socket)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
