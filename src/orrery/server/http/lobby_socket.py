"""The socket of the lobby: sends the waiting tables that fit the filter of whoever looks, and their
own invitations, whenever something has changed. A frame it receives is a new filter."""

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from orrery.server.errors import Busy
from orrery.server.http.services import Services
from orrery.server.http.socket import Incoming, Outgoing, admit, exchange
from orrery.server.protocol.lobby import LobbyFilter
from orrery.server.settings import Settings
from orrery.server.tables.lobby import Lobby, Subscriber


class LobbyFilters(Incoming):
    """Takes the filters of one subscriber."""

    def __init__(
        self, lobby: Lobby, subscriber: Subscriber, out: Outgoing, settings: Settings
    ) -> None:
        super().__init__(out, settings)
        self._lobby = lobby
        self._subscriber = subscriber

    def _execute(self, frame: str) -> None:
        self._lobby.set_filter(self._subscriber, msgspec.json.decode(frame, type=LobbyFilter))


@websocket("/api/lobby/socket")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any], services: NamedDependency[Services]
) -> None:
    """Serve one guest in the lobby until either side closes."""

    async def serve(out: Outgoing) -> None:
        if services.connections.is_crowded:
            raise Busy
        subscriber = await services.lobby.subscribe(out)
        services.metrics.connections.inc()
        try:
            filters = LobbyFilters(services.lobby, subscriber, out, services.settings)
            await exchange(socket, filters, out)
        finally:
            services.metrics.connections.dec()
            services.lobby.unsubscribe(subscriber)

    await admit(socket, services, serve)
