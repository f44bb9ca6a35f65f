"""The server as an ASGI application: routes, sockets, the screen, and how errors are answered."""

from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from orrery import __version__
from orrery.core.errors import OrreryError, UnknownGame
from orrery.server.http.lobby_socket import lobby_socket
from orrery.server.http.middleware import SecurityMiddleware
from orrery.server.http.openapi import EventSchema
from orrery.server.http.previews import HANDLERS as PREVIEWS
from orrery.server.http.routes import HANDLERS
from orrery.server.http.routes.common import check_for_bots
from orrery.server.http.screen import Screen, show_screen
from orrery.server.http.services import Services
from orrery.server.http.socket import table_socket
from orrery.server.protocol.bodies import LARGEST_BODY, Problem
from orrery.server.store import Guest, Session, StoreError

_log = structlog.get_logger("app")
_CODES: Final = {400: "malformed", 404: "not-found", 405: "no-such-method", 413: "too-large"}


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is refused as malformed where it is no JSON, whatever is wrong."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError, InternalServerException) as error:
            raise ClientException from error


def create_app(services: Services, screen: Screen | None = None) -> SecurityMiddleware:
    served_screen = screen or Screen()

    async def current_session(request: Request[Any, Any, Any]) -> Session:
        session = await services.authenticate(request)
        check_for_bots(request, session.guest)
        return session

    async def current_guest(session: NamedDependency[Session]) -> Guest:
        return session.guest

    app = Litestar(
        route_handlers=[*HANDLERS, *PREVIEWS, table_socket, lobby_socket, show_screen],
        dependencies={
            "session": Provide(current_session),
            "guest": Provide(current_guest),
            "services": Provide(lambda: services, sync_to_thread=False),
            "screen": Provide(lambda: served_screen, sync_to_thread=False),
        },
        exception_handlers={
            OrreryError: _answer_refusal,
            HTTPException: _answer_http_error,
            Exception: _answer_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Orrery",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        plugins=[EventSchema()],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return SecurityMiddleware(app, services)


def _answer(code: str, status: int, facts: dict[str, Any] | None = None) -> Response[Problem]:
    return Response(Problem(code=code, facts=facts or {}), status_code=status)


def _answer_refusal(_request: Request[Any, Any, Any], error: OrreryError) -> Response[Problem]:
    if isinstance(error, StoreError):
        _log.warning("not-kept", code=error.code)
        return _answer("not-kept", 503, {"reason": error.code})
    status = 404 if isinstance(error, UnknownGame) else getattr(error, "status", 400)
    return _answer(error.code, status, error.facts)


def _answer_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    facts: dict[str, Any] = {}
    if error.status_code == 400 and isinstance(error.extra, list):
        with suppress(TypeError, AttributeError):
            facts["problems"] = [str(problem.get("message", ""))[:200] for problem in error.extra]
    return _answer(_CODES.get(error.status_code, "refused"), error.status_code, facts)


def _answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    route = request.scope.get("path_template") or "-"
    _log.error("failed", route=route, error=type(error).__name__, exc_info=error)
    return _answer("internal", 500)
