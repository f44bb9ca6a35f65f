"""The quick match: one click leads to a table that waits for players, or to a new one."""

from typing import Final

import msgspec

from orrery.games import game_of
from orrery.server.errors import TableFull
from orrery.server.protocol.bodies import Clock, TableDescription
from orrery.server.protocol.lobby import QuickMatch, Speed
from orrery.server.store import Guest, SeenSince, StoredTable, TableChanges, WaitingFilter
from orrery.server.store.lobby import Join
from orrery.server.tables.joining import call_off
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.seating import OPEN, Player, join_seats
from orrery.server.tables.services import TableServices
from orrery.server.tables.table_row import Terms, players_of, players_to_json

# Seconds after which people who are not seen any more are not waiting: where a game is played in
# one sitting they must be there now.
SEEN_SECONDS: Final = 45
_CLOCKS: Final[dict[Speed, Clock | None]] = {
    "live": Clock(kind="bank", seconds=1800, increment=20),
    "days": Clock(kind="move", seconds=86_400),
    "untimed": None,
}


async def find_match(
    tables: TableRegistry, services: TableServices, guest: Guest, wish: QuickMatch, address: str
) -> TableDescription:
    """Seat a guest at the fitting table that has waited longest, or at a new one. Whatever else
    the guest was looking for is called off."""
    tables.check_new_table(guest.id)
    new = msgspec.structs.replace(_new_table(tables, guest, wish), address=address)
    wanted, seen = _filter_of(wish, new.options), _seen(wish, services.now())
    found = await services.store.match(wanted, seen, _joining(guest, services), new, services.quota)
    if found.full is not None:
        raise tables.full_quota(found.full)
    services.publish_change(found.table)
    services.notify_lobby()
    waiting = await services.store.waiting_tables_of([guest.id])
    for other in waiting.get(guest.id, ()):
        if other != found.table:
            await tables.call(other, lambda live: call_off(live, guest))
    return await tables.call(found.table, lambda live: live.follow_match(guest))


def _filter_of(wish: QuickMatch, options: dict[str, str]) -> WaitingFilter:
    """Strangers meet at a table with the usual options, and without bots."""
    return WaitingFilter(
        game=wish.game, seats=wish.seats, speed=wish.speed, bots=False, options=options
    )


def _seen(wish: QuickMatch, now: int) -> SeenSince:
    """Who asks for a game over days does not mind that the others are not there now."""
    present = now - SEEN_SECONDS * 1000
    days = 0 if wish.speed == "days" else present
    return {"live": present, "days": days, "untimed": present}


def _joining(guest: Guest, services: TableServices) -> Join:
    def join(row: StoredTable) -> TableChanges | None:
        if guest.id in row.moderation.get("removed", ()):
            return None
        players = players_of(row)
        if any(player.guest == guest.id for player in players):
            return {}
        try:
            joined = join_seats(players, guest)
        except TableFull:
            return None
        return {"players": players_to_json(joined), "updated": services.now()}

    return join


def _new_table(tables: TableRegistry, guest: Guest, wish: QuickMatch) -> StoredTable:
    counts = game_of(wish.game).seat_counts
    count = wish.seats or (2 if 2 in counts else min(counts))
    person = Player(kind="person", name=guest.name, guest=guest.id)
    terms = Terms(clock=_CLOCKS[wish.speed or "live"], is_quick=True, starts_full=True)
    players = [person, *[OPEN] * (count - 1)]
    return tables.new_row(guest, wish.game, players, {}, terms, True)
