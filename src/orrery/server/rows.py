"""A stored table as the server works with it: typed settings and players, and its description."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from orrery.play.record import Result
from orrery.play.table import UndoPolicy
from orrery.server import seating
from orrery.server.bodies import Clock, Origin, Status, TableDescription
from orrery.server.seating import Player
from orrery.server.store import StoredTable
from orrery.server.store.digest import deal_of

_STATUS: dict[str, Status] = {"open": "open", "running": "running"}


class Agreed(Struct, frozen=True, kw_only=True):
    """What was agreed when the table was made, and whose turn it was when last written."""

    clock: Clock | None = None
    undo: UndoPolicy = "strict"
    grace: int = 120
    origin: Origin | None = None
    to_act: int | None = None


def agreed(row: StoredTable) -> Agreed:
    return msgspec.convert(row.settings, Agreed)


def players_of(row: StoredTable) -> list[Player]:
    return msgspec.convert(row.players, list[Player])


def plain(value: Struct) -> dict[str, Any]:
    """A struct as the store keeps it."""
    fields: dict[str, Any] = msgspec.to_builtins(value)
    return fields


def plain_players(players: Sequence[Player]) -> list[dict[str, Any]]:
    return [plain(player) for player in players]


def _nobody(_: int) -> bool:
    return False


def described(
    row: StoredTable,
    is_connected: Callable[[int], bool] = _nobody,
    is_away: Callable[[int], bool] = _nobody,
) -> TableDescription:
    """A table as everyone with its link sees it."""
    terms = agreed(row)
    return TableDescription(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=_STATUS.get(row.status, "finished"),
        host=row.host,
        seats=[
            seating.described(seat, player, is_connected(seat), is_away(seat))
            for seat, player in enumerate(players_of(row))
        ],
        options=row.options,
        clock=terms.clock,
        undo=terms.undo,
        public=row.is_public,
        grace=terms.grace,
        created=row.created,
        version=row.version,
        to_act=terms.to_act if row.status == "running" else None,
        result=None if row.result is None else msgspec.convert(row.result, Result),
        deal=deal_of(row),
        origin=terms.origin,
        next=row.next_table or None,
    )
