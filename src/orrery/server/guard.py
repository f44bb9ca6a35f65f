"""Stands before every route: limits by address, pages of other sites, and the headers that tell
browsers to be strict."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from orrery.server.bodies import Problem
from orrery.server.errors import ForeignOrigin, ServerError, TooMany
from orrery.server.services import Services, address_of

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
_HSTS: Final = ("strict-transport-security", "max-age=31536000")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services
        self._sites = _sites(services)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._open(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Any, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_headers(scope, message)]
                route = scope.get("path_template") or "-"
                self._services.metrics.requests.labels(route, message["status"]).inc()
            await send(message)

        try:
            self._services.by_address.check(address_of(scope["client"]))
            if scope["method"] not in _SAFE:
                self._check_site(scope)
        except ServerError as error:
            await _refuse(error, send_strictly)
            return
        await self._app(scope, receive, send_strictly)

    async def _open(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            self._services.by_address.check(address_of(scope["client"]))
            self._check_site(scope)
        except (ForeignOrigin, TooMany):
            # Closed before it was accepted: the handshake is answered by 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._app(scope, receive, send)

    def _check_site(self, scope: Any) -> None:
        """A page of another site must not act for whoever looks at it."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "none") not in ("none", "same-origin"):
                raise ForeignOrigin
            return
        own = headers.get(b"host", "").lower()
        if urlsplit(origin).netloc.lower() != own and origin.lower() not in self._sites:
            raise ForeignOrigin


def _sites(services: Services) -> frozenset[str]:
    named = [services.settings.address, *services.settings.origins.split(",")]
    return frozenset(site.strip().rstrip("/").lower() for site in named if site.strip())


def _headers(scope: Any, message: Message) -> list[tuple[bytes, bytes]]:
    given = {name.lower() for name, _ in message.get("headers", ())}
    added = [*HEADERS]
    if scope["scheme"] == "https":
        added.append(_HSTS)
    if b"cache-control" not in given:
        added.append(("cache-control", "no-store"))
    return [(name.encode(), value.encode()) for name, value in added]


async def _refuse(error: ServerError, send: Send) -> None:
    body = msgspec.json.encode(Problem(code=error.code))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
