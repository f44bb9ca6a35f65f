"""Posts a small body to an address that a guest gave: never to a machine of this network, without
following redirects, and to exactly the IP address that was resolved and checked."""

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from orrery.server.errors import BadWebhook
from orrery.server.protocol.bodies import NotDelivered

SECONDS: Final = 10.0
_LOOKUPS: Final = 4
_MOST_ADDRESSES: Final = 4
_LONGEST_LINE: Final = 4096
_FIRST_UNPRIVILEGED_PORT: Final = 1024
_PORTS: Final = {"https": 443, "http": 80}
# Networks whose addresses embed an IPv4 address, which might be one of this network.
_TUNNEL_NETWORKS: Final = tuple(
    map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class DeliveryFailed(Exception):
    """Why; `is_final` if another try would not help."""

    def __init__(self, reason: NotDelivered, *, is_final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_final = is_final


@dataclass(frozen=True)
class Target:
    """The parts of a webhook address."""

    is_tls: bool
    host: str
    port: int
    path: str
    host_header: str


def parse_target(address: str, *, is_private_allowed: bool) -> Target:
    """Parse an address; refuse one that cannot be a webhook."""
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
    if port != usual and port < _FIRST_UNPRIVILEGED_PORT:
        raise BadWebhook(reason="port")
    if _is_ip_address(host) and not is_private_allowed and not is_public(host):
        raise BadWebhook(reason="private")
    return Target(
        parts.scheme == "https", host, port, _path_of(parts), _host_header(host, port, parts)
    )


def _path_of(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _host_header(host: str, port: int, parts: SplitResult) -> str:
    shown = f"[{host}]" if ":" in host else host
    return shown if port == _PORTS[parts.scheme] else f"{shown}:{port}"


def _is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(ip_address: str) -> bool:
    """Whether an IP address is on the public internet, and certainly not on this network."""
    address = ipaddress.ip_address(ip_address.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in _TUNNEL_NETWORKS):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


class WebhookClient:
    """Sends the requests of one server."""

    def __init__(self, *, is_private_allowed: bool, seconds: float = SECONDS) -> None:
        self._is_private_allowed = is_private_allowed
        self._seconds = seconds
        # A name server that never answers delays other lookups, and nothing else.
        self._lookups = ThreadPoolExecutor(_LOOKUPS, thread_name_prefix="lookup")

    def check(self, address: str) -> Target:
        return parse_target(address, is_private_allowed=self._is_private_allowed)

    @staticmethod
    def host_of(address: str) -> str:
        """The host of an address; the rest of it is secret."""
        return urlsplit(address).hostname or ""

    async def post(self, address: str, body: bytes) -> None:
        """Deliver, or raise DeliveryFailed."""
        try:
            target = self.check(address)
            async with asyncio.timeout(self._seconds):
                addresses = await self._public_addresses(target)
                status = await _send(target, addresses, body)
        except BadWebhook:
            raise DeliveryFailed("private", is_final=True) from None
        except (OSError, TimeoutError, ValueError, EOFError):
            raise DeliveryFailed("unreachable") from None
        if not 200 <= status < 300:
            may_pass = status >= 500 or status in (408, 425, 429)
            raise DeliveryFailed("answer", is_final=not may_pass)

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def _public_addresses(self, target: Target) -> list[str]:
        """The IP addresses of a host that may be contacted."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._lookups, _resolve, target.host, target.port)
        addresses = [a for a in found if self._is_private_allowed or is_public(a)]
        if not addresses:
            raise BadWebhook(reason="private")
        return addresses[:_MOST_ADDRESSES]


def _resolve(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


@cache
def _tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _connect(target: Target, addresses: list[str]) -> Streams:
    """A connection to the first address that accepts one."""
    for place, ip_address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(
                ip_address,
                target.port,
                limit=_LONGEST_LINE,
                ssl=_tls_context() if target.is_tls else None,
                server_hostname=target.host if target.is_tls else None,
            )
        except OSError:
            if place == len(addresses):
                raise
    raise ConnectionError


async def _send(target: Target, addresses: list[str], body: bytes) -> int:
    """The status of the answer; the rest of it is not read."""
    reader, writer = await _connect(target, addresses)
    try:
        writer.write(_request_head(target, len(body)) + body)
        await writer.drain()
        return _parse_status(await reader.readuntil(b"\n"))
    except asyncio.LimitOverrunError:
        raise DeliveryFailed("answer", is_final=True) from None
    finally:
        writer.transport.abort()


def _request_head(target: Target, length: int) -> bytes:
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.host_header}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "User-Agent: orrery",
        "Accept: */*",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def _parse_status(line: bytes) -> int:
    version, status, *_ = line.split(None, 2)
    if not version.startswith(b"HTTP/1."):
        raise ValueError(version)
    return int(status)
