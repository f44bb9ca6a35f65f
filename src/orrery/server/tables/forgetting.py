"""How a table goes on when one of its people is forgotten: before the start the seat is free again,
in a running game a bot plays on, and a finished game keeps a pseudonym."""

from collections.abc import Sequence

import msgspec

from orrery.server.store import StoredTable, TableChanges, TableStatus
from orrery.server.tables.seating import DEFAULT_BOT, OPEN, Player, people_at, release_seats
from orrery.server.tables.table_row import players_of, players_to_json


def without_person(
    players: Sequence[Player], guest_id: str, pseudonym: str, status: TableStatus
) -> list[Player]:
    """The seats without a guest; a seat that has been played keeps the pseudonym."""
    return [
        _without(player, pseudonym, status) if player.guest == guest_id else player
        for player in release_seats(players, guest_id)
    ]


def _without(player: Player, pseudonym: str, status: TableStatus) -> Player:
    if status == "open":
        return OPEN
    return msgspec.structs.replace(
        player,
        name=pseudonym,
        guest="",
        bot=(player.bot or DEFAULT_BOT) if status == "running" else player.bot,
        owner=None,
        left=True,
        stand_in=0,
        missed=0,
        is_fresh=False,
        wants_end=False,
    )


def without_host(row: StoredTable, players: Sequence[Player], guest_id: str) -> TableChanges:
    """Somebody else at the table is its host; where nobody is left, it is abandoned."""
    others = people_at(players)
    changes: TableChanges = {}
    if row.host == guest_id:
        changes["host"] = others[0] if others else ""
    is_left = not others and row.host in ("", guest_id)
    if is_left and row.status in ("open", "running"):
        changes["status"] = "abandoned"
    return changes


def forget_person(row: StoredTable, guest_id: str, pseudonym: str) -> TableChanges:
    """How the row of a table changes; one whose seats cannot be read stays as it is."""
    try:
        players = without_person(players_of(row), guest_id, pseudonym, row.status)
    except msgspec.ValidationError:
        return {}
    changes = without_host(row, players, guest_id)
    changes["players"] = players_to_json(players)
    return changes
