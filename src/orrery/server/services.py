"""What the doors of the server need: the tables, the guests, the limits and the figures."""

import ipaddress
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from orrery.server.errors import NoGuest
from orrery.server.guests import PLAIN_COOKIE, SECURE_COOKIE, Guests
from orrery.server.house import House
from orrery.server.limits import Limits
from orrery.server.metrics import Metrics
from orrery.server.reviews import Reviews
from orrery.server.settings import Settings
from orrery.server.store import Guest
from orrery.server.tables import Tables
from orrery.server.webhooks import Webhooks

Asker = ASGIConnection[Any, Any, Any, Any]
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")


@dataclass
class Services:
    """One for each server."""

    settings: Settings
    house: House
    tables: Tables
    guests: Guests
    webhooks: Webhooks
    clock: Callable[[], float] = field(default=time.monotonic)

    def __post_init__(self) -> None:
        wanted = self.settings
        self.reviews = Reviews(self.house.thinkers)
        self.by_guest = Limits(wanted.requests_burst, wanted.requests_per_second, self.clock)
        self.by_address = Limits(wanted.address_burst, wanted.address_per_second, self.clock)
        self.new_guests = Limits(wanted.guests_burst, wanted.guests_per_minute / 60, self.clock)

    @property
    def metrics(self) -> Metrics:
        return self.house.metrics


def address_of(client: Any) -> str:
    """The network address that a limit is for; of IPv6 the network a home gets."""
    host = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_private_channel(scheme: str, host: str) -> bool:
    """Whether a browser keeps a Secure cookie here: over TLS, or on the own machine."""
    name = urlsplit(f"//{host}").hostname or ""
    return scheme in ("https", "wss") or name in ("localhost", "127.0.0.1", "::1")


def site_of(asker: Asker) -> str:
    """The address by which whoever asks has reached this server."""
    host = asker.headers.get("host", "")
    return f"{asker.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""


def token_of(asker: Asker) -> str | None:
    """The token of a request: the header of a program, or the cookie of a browser."""
    header = asker.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    if is_private_channel(asker.scope["scheme"], asker.headers.get("host", "")):
        return asker.cookies.get(SECURE_COOKIE)
    return asker.cookies.get(PLAIN_COOKIE)


async def guest_of(asker: Asker, services: Services) -> Guest:
    """Who asks; refuses a stranger, and a guest who asks too often."""
    guest = await services.guests.by_token(token_of(asker))
    if guest is None:
        raise NoGuest
    services.by_guest.check(guest.id)
    return guest
