"""Requests as bytes, for what no client library would send."""

import asyncio
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

PATIENCE = 30.0


class Answer(NamedTuple):
    status: int
    head: str
    body: bytes

    @property
    def code(self) -> Any:
        return msgspec.json.decode(self.body)["code"]


def port_of(address: str) -> int:
    return urlsplit(address).port or 0


async def exchange(address: str, request: bytes) -> Answer | None:
    """Send these bytes and read one answer; None where the server closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    try:
        writer.write(request)
        return await asyncio.wait_for(read_answer(reader), PATIENCE)
    except ConnectionError:
        return None
    finally:
        writer.transport.abort()


async def read_answer(reader: asyncio.StreamReader) -> Answer | None:
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = next(
            (line[15:] for line in head.split("\r\n") if line[:15] == "content-length:"), ""
        )
        body = await reader.readexactly(int(length or 0))
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
    return Answer(int(head.split()[1]), head, body)
