"""Posts a small body to an address that a guest gave: to no machine of this network, along no
redirect, and to the very address that was looked up and found harmless."""

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from orrery.server.bodies import NotDelivered
from orrery.server.errors import BadWebhook

SECONDS: Final = 10.0
_LOOKUPS: Final = 4
_MOST_NUMBERS: Final = 4
_LONGEST_LINE: Final = 4096
_FIRST_FREE_PORT: Final = 1024
_PORTS: Final = {"https": 443, "http": 80}
# Networks that carry an IPv4 address within, which might be one of this network.
_TUNNELS: Final = tuple(
    map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Undelivered(Exception):
    """Why; `is_final` where another try would not help."""

    def __init__(self, reason: NotDelivered, *, is_final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_final = is_final


@dataclass(frozen=True)
class Target:
    """An address taken apart."""

    is_secret: bool
    host: str
    port: int
    path: str
    named: str


def target_of(address: str, *, is_private_allowed: bool) -> Target:
    """Where an address leads; refuses what no webhook looks like."""
    try:
        parts = urlsplit(address)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii")
    except (ValueError, UnicodeError):
        raise BadWebhook(reason="malformed") from None
    if parts.scheme not in _PORTS or not host or "@" in parts.netloc:
        raise BadWebhook(reason="malformed")
    if parts.scheme != "https" and not is_private_allowed:
        raise BadWebhook(reason="not-https")
    usual = _PORTS[parts.scheme]
    port = port or usual
    if port != usual and port < _FIRST_FREE_PORT:
        raise BadWebhook(reason="port")
    if _is_number(host) and not is_private_allowed and not is_public(host):
        raise BadWebhook(reason="private")
    return Target(parts.scheme == "https", host, port, _path_of(parts), _named(host, port, parts))


def _path_of(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _named(host: str, port: int, parts: SplitResult) -> str:
    shown = f"[{host}]" if ":" in host else host
    return shown if port == _PORTS[parts.scheme] else f"{shown}:{port}"


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(number: str) -> bool:
    """Whether a number is a machine of the public internet, and certainly none of ours."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in _TUNNELS):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


class Courier:
    """One for each server."""

    def __init__(self, *, is_private_allowed: bool, seconds: float = SECONDS) -> None:
        self._is_private_allowed = is_private_allowed
        self._seconds = seconds
        # A name server that never answers holds up other look-ups here, and nothing else.
        self._lookups = ThreadPoolExecutor(_LOOKUPS, thread_name_prefix="lookup")

    def check(self, address: str) -> Target:
        return target_of(address, is_private_allowed=self._is_private_allowed)

    @staticmethod
    def host_of(address: str) -> str:
        """The machine an address names; the rest of it is nobody's business."""
        return urlsplit(address).hostname or ""

    async def post(self, address: str, body: bytes) -> None:
        """Deliver, or say by Undelivered why not."""
        try:
            target = self.check(address)
            async with asyncio.timeout(self._seconds):
                numbers = await self._numbers_of(target)
                status = await _posted(target, numbers, body)
        except BadWebhook:
            raise Undelivered("private", is_final=True) from None
        except (OSError, TimeoutError, ValueError, EOFError):
            raise Undelivered("unreachable") from None
        if not 200 <= status < 300:
            may_pass = status >= 500 or status in (408, 425, 429)
            raise Undelivered("answer", is_final=not may_pass)

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def _numbers_of(self, target: Target) -> list[str]:
        """The numbers behind a name that may be called."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._lookups, _numbers, target.host, target.port)
        numbers = [n for n in found if self._is_private_allowed or is_public(n)]
        if not numbers:
            raise BadWebhook(reason="private")
        return numbers[:_MOST_NUMBERS]


def _numbers(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _connected(target: Target, numbers: list[str]) -> Streams:
    """A connection to the first number that takes one."""
    for place, number in enumerate(numbers, 1):
        try:
            return await asyncio.open_connection(
                number,
                target.port,
                limit=_LONGEST_LINE,
                ssl=_trusted() if target.is_secret else None,
                server_hostname=target.host if target.is_secret else None,
            )
        except OSError:
            if place == len(numbers):
                raise
    raise ConnectionError


async def _posted(target: Target, numbers: list[str], body: bytes) -> int:
    """The status of the answer; nothing else of it is read."""
    reader, writer = await _connected(target, numbers)
    try:
        writer.write(_head(target, len(body)) + body)
        await writer.drain()
        return _status_in(await reader.readuntil(b"\n"))
    except asyncio.LimitOverrunError:
        raise Undelivered("answer", is_final=True) from None
    finally:
        writer.transport.abort()


def _head(target: Target, length: int) -> bytes:
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.named}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "User-Agent: orrery",
        "Accept: */*",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def _status_in(line: bytes) -> int:
    version, status, *_ = line.split(None, 2)
    if not version.startswith(b"HTTP/1."):
        raise ValueError(version)
    return int(status)
