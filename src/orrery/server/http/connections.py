"""The limits of connections, before any request is read: how many there are, how large a request
may be and how slowly it may arrive. Whoever goes beyond gets a code and is counted."""

import asyncio
import http
from collections import Counter
from typing import Any, Final, NamedTuple

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from orrery.server.access.requests import client_address, is_this_machine
from orrery.server.errors import BadRequest, Busy, TooMany, TooSlow
from orrery.server.http.refusals import Refusals
from orrery.server.protocol.bodies import LARGEST_BODY, Problem
from orrery.server.settings import Settings

LARGEST_HEAD: Final = 32 * 1024
_PART: Final = 16 * 1024
_MOST_PIPELINED: Final = 32
# After a rejection a client may finish sending, so that it gets to read the answer.
_LINGER_SECONDS: Final = 1.0
_LINGER_BYTES: Final = 1024 * 1024
# Of all connections; the rest is for people with a seat.
_SHARE_OF_OTHERS: Final = 0.9


class Rejection(NamedTuple):
    """Why a connection is closed: the reason that is counted, and what the client is told."""

    reason: str
    status: int
    code: str


HEAD: Final = Rejection("head", 431, "too-large")
BODY: Final = Rejection("body", 413, "too-large")
SLOW: Final = Rejection("slow", TooSlow.status, TooSlow.code)
SILENT: Final = Rejection("silent", TooSlow.status, TooSlow.code)
MALFORMED: Final = Rejection("malformed", BadRequest.status, BadRequest.code)
PIPELINE: Final = Rejection("pipeline", TooMany.status, TooMany.code)
ADDRESS: Final = Rejection("address", TooMany.status, TooMany.code)
FULL: Final = Rejection("full", Busy.status, Busy.code)


class Connections:
    """All connections of a server. When there are too many, the one that has been waiting for a
    request for longest makes room; a socket at a table never does."""

    def __init__(self, settings: Settings, refusals: Refusals, most: int) -> None:
        self.refusals = refusals
        self.most = most
        self.request_seconds = settings.request_seconds
        self._most_of_address = settings.address_connections
        self._proxies = ProxyHeadersMiddleware(_no_app, settings.proxies).trusted_hosts
        self._addresses: dict[asyncio.Transport, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    @property
    def is_crowded(self) -> bool:
        """Whether what is left is for people with a seat."""
        return len(self) - len(self._waiting) >= self.most * _SHARE_OF_OTHERS

    def admit(self, transport: asyncio.Transport, host: str) -> Rejection | None:
        """Count a new connection, or say why there may be no further one."""
        address = "" if self._is_exempt(host) else client_address((host, 0))
        if address and self._counts[address] >= self._most_of_address:
            return ADDRESS
        if len(self) >= self.most and not self._make_room():
            return FULL
        self._addresses[transport] = address
        self._counts[address] += 1
        self.wait(transport)
        return None

    def _is_exempt(self, host: str) -> bool:
        """Proxies, and what runs on this machine, speak for many people."""
        return is_this_machine(host) or host in self._proxies

    def _make_room(self) -> bool:
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        self.refusals.count("crowded-out")
        self.release(longest)
        longest.abort()
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """From now on a request is awaited."""
        if transport in self._addresses:
            self._waiting[transport] = None

    def serve(self, transport: asyncio.Transport) -> None:
        """A whole request has arrived."""
        self._waiting.pop(transport, None)

    def release(self, transport: asyncio.Transport) -> None:
        self._waiting.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's protocol with bounds: of the head, the body, and the time until both are there."""

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._all = connections
        self._head_bytes = 0
        self._body_bytes = 0
        self._is_in_head = True
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._rejection = MALFORMED
        self._is_refused = False
        self._lingering_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        rejection = self._all.admit(transport, self.client[0] if self.client else "")
        if rejection is None:
            self._start_deadline()
        else:
            self._refuse(rejection)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_deadline()
        if self._unread is not None:
            self._unread.cancel()
        self._all.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._start_deadline()
        # In parts: the parser joins what belongs to one header again with every call.
        for start in range(0, len(data), _PART):
            if self._is_refused:
                self._drop(len(data) - start)
                return
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._receive(data[start : start + _PART])

    def _receive(self, part: bytes) -> None:
        try:
            super().data_received(part)
        except (ValueError, AssertionError, AttributeError):
            self._refuse(MALFORMED)
        if self._is_in_head:
            self._head_bytes += len(part)
            if self._head_bytes > LARGEST_HEAD:
                self._refuse(HEAD)

    def on_message_begin(self) -> None:
        self._start_deadline()
        self._head_bytes = 0
        self._body_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        lengths = [int(value) for name, value in self.headers if name == b"content-length"]
        if max(lengths, default=0) > LARGEST_BODY:
            self._fail(BODY)
        if len(self.pipeline) >= _MOST_PIPELINED:
            self._fail(PIPELINE)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        if self._body_bytes > LARGEST_BODY:
            self._fail(BODY)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_head = True
        self._stop_deadline()
        self._all.serve(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._all.wait(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._stop_deadline()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, GuardedSocket) and not socket.handshake_initiated:
            self._refuse(MALFORMED)

    def _fail(self, rejection: Rejection) -> None:
        """Stop the parser from within one of its calls; `send_400_response` comes of it."""
        self._rejection = rejection
        raise ValueError(rejection.reason)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - of the base
        self._refuse(self._rejection)

    # Time

    def pause_writing(self) -> None:
        self._unread = self.loop.call_later(self._all.request_seconds, self._give_up)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        super().resume_writing()

    def _give_up(self) -> None:
        """The client does not read its answer."""
        self._all.refusals.count("unread")
        self.transport.abort()

    def _start_deadline(self) -> None:
        if self._deadline is None and not self._is_refused:
            self._deadline = self.loop.call_later(self._all.request_seconds, self._expire)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expire(self) -> None:
        self._deadline = None
        if not self._is_answering:
            self._refuse(SLOW if self._head_bytes or self._body_bytes else SILENT)

    @property
    def _is_answering(self) -> bool:
        """Whether the latest request is complete and its answer is not."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    # The end

    def _refuse(self, rejection: Rejection) -> None:
        if self._is_refused or self.transport.is_closing():
            return
        self._is_refused = True
        self._stop_deadline()
        self._unset_keepalive_if_required()
        self._all.refusals.count(rejection.reason)
        if self._may_answer():
            self.transport.write(_answer(rejection))
            if self.transport.can_write_eof():
                self.transport.write_eof()
        self.loop.call_later(_LINGER_SECONDS, self.transport.abort)

    def _may_answer(self) -> bool:
        """Whether nothing of another answer is or will be on the wire."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None:
            return True
        if cycle.scope is not self.scope:
            return cycle.response_complete
        if cycle.response_started:
            return False
        cycle.disconnected = True
        cycle.message_event.set()
        return True

    def _drop(self, count: int) -> None:
        self._lingering_bytes += count
        if self._lingering_bytes > _LINGER_BYTES:
            self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol of a socket; it stays counted among the connections."""

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._all = connections

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.release(self.transport)
        super().connection_lost(exc)


def _answer(rejection: Rejection) -> bytes:
    body = msgspec.json.encode(Problem(code=rejection.code))
    head = (
        f"HTTP/1.1 {rejection.status} {http.HTTPStatus(rejection.status).phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "cache-control: no-store\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body


async def _no_app(*_: Any) -> None:
    """Proxies are only looked up."""
