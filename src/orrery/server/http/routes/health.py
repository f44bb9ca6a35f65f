"""Routes for whoever runs the server: health, readiness, metrics."""

from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from litestar import MediaType, Response, get

from orrery.server.http.routes.common import REFUSALS, AnyRequest, AppServices, check_token
from orrery.server.protocol.bodies import Health
from orrery.server.store import StoreError

_log = structlog.get_logger("health")


@get("/healthz", sync_to_thread=False, responses=REFUSALS)
def health() -> Health:
    """The process answers."""
    return Health(ready=True, checks={"process": True})


@get("/readyz", responses=REFUSALS)
async def readiness(services: AppServices) -> Response[Health]:
    """The database accepts writes, a worker is running, the migrations are applied."""
    store = services.shared.store
    checks = {
        "database": await _succeeds(store.probe),
        "migrations": await _succeeds(store.is_up_to_date),
        "workers": await services.shared.scheduler.is_up(),
    }
    ready = all(checks.values())
    return Response(Health(ready=ready, checks=checks), status_code=200 if ready else 503)


async def _succeeds(check: Callable[[], Awaitable[bool | None]]) -> bool:
    """Whether the store neither fails nor answers False."""
    try:
        return await check() is not False
    except StoreError as error:
        _log.warning("not-ready", code=error.code)
        return False


@get("/metrics", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_metrics(request: AnyRequest, services: AppServices) -> Response[bytes]:
    """Metrics for Prometheus, for whoever has the token."""
    check_token(request, services.settings.metrics_token, "metrics")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [health, readiness, show_metrics]
