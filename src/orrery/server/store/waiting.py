"""Which public tables wait for players: one row for each, kept in step with the table in the same
commit, so that the lobby is found without reading every table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from orrery.server.store.rows import Speed, Waiting
from orrery.server.store.schema import SITTERS, TABLES, WAITING

_HOUR: Final = 3600
_COLUMNS: Final = (
    "game",
    "seats",
    "players",
    "settings",
    "is_public",
    "status",
    "created",
    "updated",
)


def speed_of(clock: Mapping[str, Any] | None) -> Speed:
    """How a table with this clock is played: in one sitting, over days, or as people like."""
    if clock is None:
        return "untimed"
    longest = _HOUR if clock["kind"] == "move" else 24 * _HOUR
    return "live" if clock["seconds"] < longest else "days"


def refresh_waiting(connection: Connection, table_id: str) -> None:
    """List a table in the lobby, or not, as its row says."""
    connection.execute(delete(WAITING).where(WAITING.c.table == table_id))
    found = select(*(TABLES.c[name] for name in _COLUMNS)).where(TABLES.c.id == table_id)
    row = connection.execute(found).mappings().first()
    waiting = None if row is None else _waiting(table_id, row)
    if waiting is not None:
        connection.execute(insert(WAITING), msgspec.structs.asdict(waiting))


def _waiting(table_id: str, row: Mapping[Any, Any]) -> Waiting | None:
    """A table waits while a person sits at it and a seat is free that is kept for nobody."""
    if row["status"] != "open" or not row["is_public"]:
        return None
    try:
        players = msgspec.json.decode(row["players"])
        clock = msgspec.json.decode(row["settings"]).get("clock")
    except msgspec.DecodeError:
        return None
    kinds = [player.get("kind") for player in players if not player.get("reserved")]
    if "person" not in kinds or "open" not in kinds:
        return None
    return Waiting(
        table=table_id,
        game=row["game"],
        seats=row["seats"],
        free=kinds.count("open"),
        bots=kinds.count("bot"),
        speed=speed_of(clock),
        since=row["created"],
        seen=row["updated"],
    )


def mark_seen(
    connection: Connection, tables: Sequence[str], guests: Sequence[str], at: int
) -> None:
    """People are at these tables, and these guests where they can be told of a player."""
    of_guests = select(SITTERS.c.table).where(SITTERS.c.guest.in_(guests))
    is_seen = or_(WAITING.c.table.in_(tables), WAITING.c.table.in_(of_guests))
    connection.execute(update(WAITING).where(is_seen).values(seen=at))
