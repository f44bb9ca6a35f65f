"""Security in front of every route: rate limits by address, the origin of a request, and headers
that make browsers strict."""

from asyncio import sleep
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from orrery.server.access.requests import client_address, is_this_machine, name_of_host
from orrery.server.errors import BadRequest, ForeignOrigin, ServerError, TooMany, WrongHost
from orrery.server.http.services import Services
from orrery.server.protocol.bodies import Problem

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
_HSTS: Final = ("strict-transport-security", "max-age=31536000")
# Asked by machines that know the server by another name.
_FOR_OPERATORS: Final = frozenset({"/healthz", "/readyz", "/metrics"})
# Who asks too often is answered later, and so asks less often.
REFUSAL_SECONDS: Final = 0.5
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class SecurityMiddleware:
    """The outermost ASGI layer of the server."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services
        self._allowed_origins = _allowed_origins(services)
        self._hosts = frozenset(
            name
            for name in (_site(origin).hostname for origin in self._allowed_origins)
            if name and services.settings.address
        )

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_http(self, scope: Any, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TooMany.status:
                    await sleep(REFUSAL_SECONDS)
                message["headers"] = [*message.get("headers", ()), *_headers(scope, message)]
                route = scope.get("path_template") or "-"
                self._services.metrics.requests.labels(route, message["status"]).inc()
            await send(message)

        try:
            self._services.by_address.check(client_address(scope["client"]))
            self._check_host(scope)
            if scope["method"] not in _SAFE:
                self._check_origin(scope)
        except ServerError as error:
            await _send_refusal(error, send_strictly)
            return
        await self._app(scope, receive, send_strictly)

    async def _serve_websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        async def send_to_stranger(message: Message) -> None:
            await send({**message, "type": message["type"].replace("http", "websocket.http")})

        try:
            self._services.by_address.check(client_address(scope["client"]))
            self._check_host(scope)
            self._check_origin(scope)
        except ServerError as error:
            # Before it is accepted: the handshake is answered as any request is.
            await receive()
            await _send_refusal(error, send_to_stranger)
            return
        await self._app(scope, receive, send)

    def _check_host(self, scope: Any) -> None:
        """Refuse what is no host, and, where the address of the server is set, other hosts."""
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if not given and scope["http_version"] == "1.0":
            return
        name = name_of_host(given[0]) if len(given) == 1 else None
        if name is None:
            raise BadRequest
        is_known = name in self._hosts or is_this_machine(name)
        if self._hosts and not is_known and scope["path"] not in _FOR_OPERATORS:
            raise WrongHost

    def _check_origin(self, scope: Any) -> None:
        """Refuse requests that a page of another site makes in the name of its visitor."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "none") not in ("none", "same-origin"):
                raise ForeignOrigin
            return
        own = headers.get(b"host", "").lower()
        if _site(origin).netloc != own and origin.lower() not in self._allowed_origins:
            raise ForeignOrigin


def _allowed_origins(services: Services) -> frozenset[str]:
    named = [services.settings.address, *services.settings.origins.split(",")]
    return frozenset(site.strip().rstrip("/").lower() for site in named if site.strip())


def _site(address: str) -> SplitResult:
    """The parts of an address; empty ones where it is malformed."""
    try:
        return urlsplit(address.lower())
    except ValueError:
        return urlsplit("")


def _headers(scope: Any, message: Message) -> list[tuple[bytes, bytes]]:
    given = {name.lower() for name, _ in message.get("headers", ())}
    added = [*HEADERS]
    if scope["scheme"] == "https":
        added.append(_HSTS)
    if b"cache-control" not in given:
        added.append(("cache-control", "no-store"))
    return [(name.encode(), value.encode()) for name, value in added]


async def _send_refusal(error: ServerError, send: Send) -> None:
    body = msgspec.json.encode(Problem(code=error.code))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
