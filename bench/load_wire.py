"""The least of HTTP and WebSocket that a crowd of clients needs, so that a thousand of them cost
little beside the server they are there to measure."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final, cast

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_KEY: Final = "b3JyZXJ5LWxvYWQtdGVzdA=="


class Refused(Exception):
    """An answer that is no success."""


class Http:
    """One connection that is kept; one request at a time."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            f"Content-Length: {len(content)}",
            "Content-Type: application/json",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        return await self._answer(reader, path)

    async def _answer(self, reader: asyncio.StreamReader, path: str) -> Any:
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        fields = dict(line.split(": ", 1) for line in lines if line)
        body = await reader.readexactly(int(fields["content-length"]))
        if status.split()[1] not in ("200", "201"):
            raise Refused(f"{path}: {status} {body.decode()}")
        return json.loads(body)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Socket(asyncio.Protocol):
    """A WebSocket of whole text frames. `hear` is given each; `lost` is told of the end."""

    def __init__(
        self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._request = request
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        while (frame := self._next()) is not None:
            self._take(*frame)

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def abort(self) -> None:
        """Be gone without a word, as when a network breaks."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, content: bytes) -> None:
        # A client must mask what it sends; a mask of zeros leaves the text as it is.
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        if self._transport is not None:
            self._transport.write(bytes([kind]) + length + bytes(4) + content)

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end >= 0:
            self._is_open = self._buffer.startswith(b"HTTP/1.1 101")
            del self._buffer[: end + 4]
            if not self._is_open:
                self.abort()
        return self._is_open

    def _next(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        kind, content = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, content

    def _take(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._hear(content)
        elif kind == _PING:
            self._write(_PONG, content)
        elif kind == _CLOSE:
            self.abort()


def upgrade(host: str, port: int, path: str, token: str = "") -> bytes:
    """The request that opens a WebSocket."""
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {_KEY}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    return "\r\n".join([*head, "", ""]).encode()
