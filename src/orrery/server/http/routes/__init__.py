"""The routes of the HTTP interface, by what they are about."""

from typing import Final

from orrery.server.http.routes import (
    bots,
    devices,
    games,
    guests,
    health,
    history,
    lobby,
    moderation,
    operator,
    tables,
)

HANDLERS: Final = [
    *games.HANDLERS,
    *guests.HANDLERS,
    *devices.HANDLERS,
    *bots.HANDLERS,
    *tables.HANDLERS,
    *lobby.HANDLERS,
    *history.HANDLERS,
    *moderation.HANDLERS,
    *operator.HANDLERS,
    *health.HANDLERS,
]
