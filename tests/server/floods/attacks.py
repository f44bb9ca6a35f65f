"""What one hostile client can send, on loopback and bounded in number and bytes:
`python -m tests.server.floods.attacks NAME PORT` goes on until it is stopped."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

HOST: Final = "127.0.0.1"
_MOST_BYTES: Final = 400 * 1024 * 1024
_PART: Final = 65_535
_PAUSE: Final = 0.05


async def endless_header(port: int) -> None:
    """Requests whose only header never ends, one after another."""
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: "
    await _pour_for_ever(port, head, b"a" * _PART)


async def endless_body(port: int) -> None:
    """Requests whose body never ends, one after another."""
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    await _pour_for_ever(port, head, b"ffff\r\n" + b"a" * _PART + b"\r\n")


async def silent_connections(port: int, count: int = 2000) -> None:
    """Connections over which nothing is ever said; lost ones are opened again."""
    opened: list[asyncio.StreamWriter] = []
    while True:
        opened = [writer for writer in opened if not writer.transport.is_closing()]
        for _ in range(min(100, count - len(opened))):
            with suppress(OSError, TimeoutError):
                _, writer = await asyncio.wait_for(asyncio.open_connection(HOST, port), 5)
                opened.append(writer)
        await asyncio.sleep(_PAUSE)


async def _pour_for_ever(port: int, head: bytes, part: bytes) -> None:
    while True:
        with suppress(OSError):
            await _pour(port, head, part)
        await asyncio.sleep(_PAUSE)


async def _pour(port: int, head: bytes, part: bytes) -> None:
    _, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write(head)
        for _ in range(_MOST_BYTES // len(part)):
            writer.write(part)
            await writer.drain()
    finally:
        writer.transport.abort()


ATTACKS: Final[dict[str, Callable[[int], Awaitable[None]]]] = {
    "header": endless_header,
    "body": endless_body,
    "silent": silent_connections,
}


async def _main() -> None:
    await ATTACKS[sys.argv[1]](int(sys.argv[2]))


if __name__ == "__main__":
    asyncio.run(_main())
