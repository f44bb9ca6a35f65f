"""The socket of a table: frames in, frames out, and a clear word where something is wrong."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.server import messages
from orrery.server.actor import Stopped
from orrery.server.errors import Busy, NoGuest, NoSuchTable, ServerError
from orrery.server.limits import Bucket
from orrery.server.services import Services, guest_of
from orrery.server.settings import Settings
from orrery.server.store import Guest, StoreError
from orrery.server.table import LiveTable

CLOSE_NO_GUEST: Final = 4401
CLOSE_NO_TABLE: Final = 4404
CLOSE_ABUSE: Final = 4429
CLOSE_SLOW: Final = 4408
CLOSE_LATER: Final = 1013
_MOST_WAITING: Final = 512
_MOST_OFFENCES: Final = 50
_FAREWELL_SECONDS: Final = 5.0


class Outgoing:
    """What waits to be sent to one guest. Sending never waits; one who reads too slowly is
    disconnected and finds everything again on coming back."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._frames: deque[bytes] = deque()
        self._code: int | None = None
        self._idle: asyncio.Future[None] | None = None
        self._writer: asyncio.Task[Any] | None = None

    @property
    def guest(self) -> Guest:
        return self._guest

    @property
    def is_given_up(self) -> bool:
        """Whether the guest read too slowly."""
        return self._code == CLOSE_SLOW

    def send(self, frame: bytes) -> None:
        if self._code is None:
            self._frames.append(frame)
            self._wake()
            if len(self._frames) > _MOST_WAITING:
                self._give_up()

    def close(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._wake()

    def _wake(self) -> None:
        if self._idle is not None:
            idle, self._idle = self._idle, None
            if not idle.done():
                idle.set_result(None)

    def _give_up(self) -> None:
        self._code = CLOSE_SLOW
        # The writer waits for a reader who may never read again.
        if self._writer is not None:
            self._writer.cancel()

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send until told to close."""
        self._writer = asyncio.current_task()
        while self._frames or self._code is None:
            while self._frames:
                await socket.send_data(self._frames.popleft().decode(), "text")
            if self._code is None:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
        await socket.close(self._code)


class Incoming:
    """Turns frames into commands for the table."""

    def __init__(self, live: LiveTable, out: Outgoing, settings: Settings) -> None:
        self._live = live
        self._out = out
        self._bucket = Bucket(
            settings.commands_burst, settings.commands_per_second, time.monotonic()
        )
        self._offences = 0

    async def read(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Take frames until the socket is closed."""
        while True:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            # Whoever sends too fast is read more slowly; no frame goes unanswered.
            pause = self._bucket.wait(time.monotonic())
            if pause:
                await asyncio.sleep(pause)
            self.take(event.get("text"))

    def take(self, frame: str | None) -> None:
        """Hand a command to the table, or say what is wrong with the frame."""
        if frame is None:
            self._object("binary")
        elif len(frame) > messages.LARGEST_FRAME:
            self._object("too-large")
        else:
            self._command(frame)

    def _command(self, frame: str) -> None:
        try:
            command = messages.decoded(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._object("malformed", messages.id_in(frame), str(error)[:200])
            return
        live, out = self._live, self._out
        live.post(lambda: live.obey(out, command))

    def _object(self, code: str, id: str | None = None, text: str = "") -> None:
        self._offences += 1
        self._out.send(messages.encoded(messages.Malformed(code=code, id=id, text=text)))
        if self._offences > _MOST_OFFENCES:
            self._out.close(CLOSE_ABUSE)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Serve one guest at one table until either side closes."""
    await socket.accept()
    try:
        guest = await guest_of(socket, services)
        out = Outgoing(guest)
        live = await _joined(services, table_id, out)
    except (ServerError, StoreError) as error:
        await _turn_away(socket, error)
        return
    services.metrics.connections.inc()
    try:
        await _converse(socket, Incoming(live, out, services.settings), out)
    finally:
        services.metrics.connections.dec()
        live.post(lambda: live.part(out))
    if out.is_given_up:
        await _let_go(socket)


async def _let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """Say why, if the guest reads again before long."""
    with suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(_FAREWELL_SECONDS):
            await socket.close(CLOSE_SLOW)


async def _joined(services: Services, table_id: str, out: Outgoing) -> LiveTable:
    async def join(live: LiveTable) -> LiveTable:
        await live.join(out)
        return live

    try:
        return await services.tables.ask(table_id, join)
    except Stopped:
        raise Busy from None


async def _turn_away(socket: WebSocket[Any, Any, Any], error: ServerError | StoreError) -> None:
    codes = {NoGuest.code: CLOSE_NO_GUEST, NoSuchTable.code: CLOSE_NO_TABLE}
    frame = messages.encoded(messages.Malformed(code=error.code))
    try:
        await socket.send_data(frame.decode(), "text")
        await socket.close(codes.get(error.code, CLOSE_LATER))
    except WebSocketDisconnect:
        return


async def _converse(socket: WebSocket[Any, Any, Any], incoming: Incoming, out: Outgoing) -> None:
    """Read and write at once; when one ends, so does the other."""
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
