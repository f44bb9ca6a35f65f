"""Who sent a request: the guest's token, the network address, and the address of this server they
used."""

import hashlib
import ipaddress
import re
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from orrery.server.access.guests import PLAIN_COOKIE, SECURE_COOKIE

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")


def client_address(client: Any) -> str:
    """The network address that is rate limited; for IPv6 the /64 network of a household."""
    host = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def counted_address(client: Any) -> str:
    """The network address as it is limited; empty for this machine, where a program may speak for
    many people."""
    return "" if client and is_this_machine(str(client[0])) else client_address(client)


class AddressHash:
    """Network addresses as they are stored with a table. The key lives as long as the process and
    is never stored: what is stored tells which tables came from one place, and not from where."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)

    def of(self, client: Any) -> str:
        address = counted_address(client).encode()
        return (
            hashlib.blake2b(address, key=self._key, digest_size=16).hexdigest() if address else ""
        )


def is_this_machine(host: str) -> bool:
    """Whether a network address, or the name of a host, is that of the machine itself."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
        return (getattr(address, "ipv4_mapped", None) or address).is_loopback
    except ValueError:
        return False


def name_of_host(host: str) -> str | None:
    """The name in a Host header, without the port; None where it is malformed."""
    if not _HOST.fullmatch(host):
        return None
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 - raises where it is no number
    except ValueError:
        return None
    return parts.hostname


def is_secure_channel(scheme: str, host: str) -> bool:
    """Whether a browser keeps a Secure cookie here: over TLS, or on its own machine."""
    name = name_of_host(host) or ""
    return scheme in ("https", "wss") or name in ("localhost", "127.0.0.1", "::1")


def site_of(request: AnyConnection) -> str:
    """The address of this server that the client used."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if name_of_host(host) else ""


def token_of(request: AnyConnection) -> str | None:
    """The token of a request: the header of a program, or the cookie of a browser."""
    header = request.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    if is_secure_channel(request.scope["scheme"], request.headers.get("host", "")):
        return request.cookies.get(SECURE_COOKIE)
    return request.cookies.get(PLAIN_COOKIE)
