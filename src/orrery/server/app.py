"""The server put together: store, workers, tables, routes, and what happens at start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from orrery import __version__
from orrery.core.errors import OrreryError, UnknownGame
from orrery.server import api, review_api
from orrery.server.bodies import Problem
from orrery.server.description import EventSchema
from orrery.server.guard import Guard
from orrery.server.guests import Guests
from orrery.server.hints import open_hints
from orrery.server.house import House
from orrery.server.metrics import Metrics
from orrery.server.screen import Screen, show_screen
from orrery.server.services import Services, guest_of
from orrery.server.settings import Settings
from orrery.server.socket import table_socket
from orrery.server.store import Guest, Store, StoreError, open_store
from orrery.server.tables import Tables
from orrery.server.webhooks import open_webhooks
from orrery.server.workers import Thinkers, Workers

LARGEST_BODY: Final = 64 * 1024
_log = structlog.get_logger("app")
_CODES: Final = {400: "malformed", 404: "not-found", 405: "no-such-method", 413: "too-large"}


@asynccontextmanager
async def opened(
    settings: Settings, *, store: Store | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[Services]:
    """Everything behind the doors, open while it is used, closed in order afterwards."""
    if store is None:
        store = await open_store(settings.database_address)
    thinkers = thinkers or Workers(settings.worker_count, settings.bot_seconds)
    house = House(store, thinkers, Metrics(), idle_seconds=settings.idle_seconds)
    tables = Tables(house)
    hints = open_hints(store, tables.heard, settings.redis)
    webhooks = open_webhooks(house, tables.is_here, settings)
    services = Services(settings, house, tables, Guests(store), webhooks)
    house.changed = hints.publish
    tables.on_load = hints.watch
    tables.on_leave = hints.unwatch
    try:
        await tables.wake()
        yield services
    finally:
        await services.reviews.close()
        await tables.drain()
        await hints.close()
        await webhooks.close()
        thinkers.close()
        await store.close()


def create_app(services: Services, screen: Screen | None = None) -> Guard:
    """The server as an ASGI application."""
    shown = screen or Screen()

    async def current_guest(request: Request[Any, Any, Any]) -> Guest:
        return await guest_of(request, services)

    app = Litestar(
        route_handlers=[*api.HANDLERS, *review_api.HANDLERS, table_socket, show_screen],
        dependencies={
            "guest": Provide(current_guest),
            "services": Provide(lambda: services, sync_to_thread=False),
            "screen": Provide(lambda: shown, sync_to_thread=False),
        },
        exception_handlers={
            OrreryError: _refused,
            HTTPException: _not_served,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Orrery",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        plugins=[EventSchema()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Guard(app, services)


def _answer(code: str, status: int, facts: dict[str, Any] | None = None) -> Response[Problem]:
    return Response(Problem(code=code, facts=facts or {}), status_code=status)


def _refused(_request: Request[Any, Any, Any], error: OrreryError) -> Response[Problem]:
    if isinstance(error, StoreError):
        _log.warning("not-kept", code=error.code)
        return _answer("not-kept", 503, {"reason": error.code})
    status = 404 if isinstance(error, UnknownGame) else getattr(error, "status", 400)
    return _answer(error.code, status, error.facts)


def _not_served(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    facts: dict[str, Any] = {}
    if error.status_code == 400 and isinstance(error.extra, list):
        with suppress(TypeError, AttributeError):
            facts["problems"] = [str(problem.get("message", ""))[:200] for problem in error.extra]
    return _answer(_CODES.get(error.status_code, "refused"), error.status_code, facts)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    route = request.scope.get("path_template") or "-"
    _log.error("failed", route=route, error=type(error).__name__, exc_info=error)
    return _answer("internal", 500)
