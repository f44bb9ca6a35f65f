"""Runs the server until it is told to stop, and lets everyone know before it goes."""

import asyncio
import gc
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from orrery.server import logs
from orrery.server.app import create_app, opened
from orrery.server.messages import LARGEST_FRAME
from orrery.server.screen import Screen
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.workers import Thinkers

# Somewhat larger than what is accepted, so that a frame too large is answered, not cut off.
_LARGEST_READ: Final = 4 * LARGEST_FRAME
_BACKLOG: Final = 2048
_GOODBYE_SECONDS: Final = 0.05
# What was loaded at the start is never garbage, and positions and views hold no cycles. Tables and
# sockets that are gone do: they are swept up now and then rather than after so many moves.
_COLLECT_AFTER: Final = (100_000, 10, 1_000_000)
_SWEEP_SECONDS: Final = 30.0


class DrainingServer(uvicorn.Server):
    """Finishes what was begun and says goodbye before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.tables.drain()
        # The farewell is on its way; let the writers send it.
        await asyncio.sleep(_GOODBYE_SECONDS)
        await super().shutdown(sockets)
        # uvicorn would raise the signal again and cut off the closing of the store.
        self._captured_signals.clear()


def server_for(services: Services, screen: Screen | None = None) -> DrainingServer:
    settings = services.settings
    config = uvicorn.Config(
        create_app(services, screen),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_READ,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=10,
    )
    return DrainingServer(config, services)


async def run(
    settings: Settings,
    announce: Callable[[list[str], Screen], None],
    *,
    store: Store | None = None,
    thinkers: Thinkers | None = None,
) -> None:
    """Serve until a signal comes; `announce` is told the addresses once the server listens."""
    listening = _listening(settings)
    screen = Screen()
    async with opened(settings, store=store, thinkers=thinkers) as services:
        server = server_for(services, screen)
        announce(addresses(settings, listening.getsockname()[1]), screen)
        sweeping = asyncio.create_task(_sweep())
        await server.serve(sockets=[listening])
        sweeping.cancel()


async def _sweep() -> None:
    while True:
        await asyncio.sleep(_SWEEP_SECONDS)
        gc.collect()


def start(settings: Settings, announce: Callable[[list[str], Screen], None]) -> None:
    """Serve from a plain program."""
    logs.set_up(settings.log_level)
    if not settings.database:
        Path(settings.data).mkdir(parents=True, exist_ok=True)
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)
    loop_of = uvicorn.Config(announce, loop="auto").get_loop_factory()
    with asyncio.Runner(loop_factory=loop_of) as runner:
        runner.run(run(settings, announce))


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        # From here on whoever connects waits a moment rather than being refused.
        listening.listen(_BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def addresses(settings: Settings, port: int) -> list[str]:
    """Where people find the server: on this machine, and from others on the same network."""
    if settings.address:
        return [settings.address.rstrip("/")]
    if settings.host not in ("0.0.0.0", "::"):  # noqa: S104 - what the operator asked for
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        return [f"http://{host}:{port}"]
    own = _network_address()
    return [f"http://localhost:{port}", *([f"http://{own}:{port}"] if own else [])]


def _network_address() -> str:
    """The address of this machine on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
