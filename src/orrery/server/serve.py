"""Runs the server until a signal stops it; clients are told before the sockets close."""

import asyncio
import errno
import gc
import socket
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn

from orrery.core.errors import OrreryError
from orrery.server import logs
from orrery.server.file_limit import raise_file_limit
from orrery.server.http.app import create_app
from orrery.server.http.connections import GuardedHttp, GuardedSocket
from orrery.server.http.screen import Screen
from orrery.server.http.services import Services, open_services
from orrery.server.protocol.messages import LARGEST_FRAME
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.store.errors import NotAFolder
from orrery.server.thinking.workers import Worker

# Somewhat larger than what is accepted, so that a frame too large is answered, not cut off.
_LARGEST_READ: Final = 4 * LARGEST_FRAME
_BACKLOG: Final = 2048
_CLOSING_SECONDS: Final = 0.05
# What was loaded at the start is never garbage, and positions and views hold no cycles. Closed
# tables and sockets do: they are collected at intervals rather than after a number of moves.
_COLLECT_AFTER: Final = (100_000, 10, 1_000_000)
_COLLECT_SECONDS: Final = 30.0


class AddressInUse(OrreryError):
    """Another program listens there."""

    code = "address-in-use"


class AddressRefused(OrreryError):
    """The system does not let this program listen there."""

    code = "address-refused"


class DrainingServer(uvicorn.Server):
    """Finishes what was begun and tells clients before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.tables.drain()
        # Give the writers time to send the closing message.
        await asyncio.sleep(_CLOSING_SECONDS)
        await super().shutdown(sockets)
        # uvicorn would raise the signal again and cut off the closing of the store.
        self._captured_signals.clear()


def make_server(services: Services, screen: Screen | None = None) -> DrainingServer:
    settings = services.settings
    config = uvicorn.Config(
        create_app(services, screen),
        host=settings.host,
        port=settings.port,
        http=partial(GuardedHttp, services.connections),  # type: ignore[arg-type]
        ws=partial(GuardedSocket, services.connections),  # type: ignore[arg-type]
        ws_max_size=_LARGEST_READ,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        # What clients send wrongly is counted and logged by `connections`.
        log_level="error",
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
    workers: Sequence[Worker] = (),
) -> None:
    """Serve until a signal comes; `announce` gets the addresses once the server listens."""
    listening = _listen(settings)
    screen = Screen()
    async with open_services(settings, store=store, workers=workers) as services:
        server = make_server(services, screen)
        announce(addresses(settings, listening.getsockname()[1]), screen)
        collecting = asyncio.create_task(_collect_garbage())
        await server.serve(sockets=[listening])
        collecting.cancel()


async def _collect_garbage() -> None:
    while True:
        await asyncio.sleep(_COLLECT_SECONDS)
        gc.collect()


def start(settings: Settings, announce: Callable[[list[str], Screen], None]) -> None:
    """Run the server from synchronous code, as the command line does."""
    logs.configure_logging(settings.log_level)
    raise_file_limit()
    if not settings.database:
        _make_folder(Path(settings.data))
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)
    loop_of = uvicorn.Config(announce, loop="auto").get_loop_factory()
    with asyncio.Runner(loop_factory=loop_of) as runner:
        runner.run(run(settings, announce))


def _make_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise NotAFolder(path=str(folder.absolute()))
    folder.mkdir(parents=True, exist_ok=True)


def try_to_listen(settings: Settings) -> str:
    """The address, if the server could listen there now."""
    _listen(settings).close()
    return f"{settings.host}:{settings.port}"


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        # From here on a client that connects waits rather than being refused.
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        address = f"{settings.host}:{settings.port}"
        if error.errno == errno.EADDRINUSE:
            raise AddressInUse(address=address) from error
        raise AddressRefused(address=address, problem=error.strerror or str(error)) from error
    return listening


def addresses(settings: Settings, port: int) -> list[str]:
    """The addresses of the server: on this machine, and on its network."""
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
