"""A table before its game: who is its host, and the start of one that starts by itself."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from orrery.server.errors import AlreadyStarted, SeatsOpen
from orrery.server.store import Guest
from orrery.server.tables.seating import people_at
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.sync import Sync
from orrery.server.tables.timers import Timers


class Opening:
    """What follows from people coming to and leaving one table."""

    def __init__(
        self,
        state: TableState,
        sync: Sync,
        timers: Timers,
        services: TableServices,
        start: Callable[[Guest], Awaitable[None]],
    ) -> None:
        self._state = state
        self._sync = sync
        self._timers = timers
        self._services = services
        self._start = start

    @property
    def _is_open(self) -> bool:
        return self._state.row.status == "open"

    async def pass_on_host(self, guest: Guest) -> None:
        """Before the start a host who leaves hands the table to somebody who has a seat. Where
        nobody has, a table of a quick match is over, and one of a rematch waits for a host."""
        is_gone = not self._state.seats_of(guest.id)
        if not self._is_open or self._state.row.host != guest.id or not is_gone:
            return
        others = people_at(self._state.players)
        if others:
            await self._sync.change_row(lambda: {"host": others[0]})
        elif self._state.terms.is_quick:
            await self._sync.change_row(lambda: {"host": "", "status": "abandoned"})
        elif self._state.terms.starts_full:
            await self._sync.change_row(lambda: {"host": ""})

    async def take_over_host(self, guest: Guest) -> None:
        """Who sits down at a table without a host is its host, unless it is a program."""
        if guest.is_bot:
            return
        if self._is_open and not self._state.row.host and self._state.seats_of(guest.id):
            await self._sync.change_row(lambda: {"host": self._state.row.host or guest.id})

    async def start_if_full(self, guest: Guest) -> None:
        """Start a table that does so by itself; there is a moment for nonces to arrive."""
        players = self._state.players
        is_full = all(player.kind != "open" for player in players)
        if not self._is_open or not self._state.terms.starts_full or not is_full:
            return
        if all(player.nonce for player in players if player.is_guest):
            await self._start_full(guest)
        else:
            wait = self._services.nonce_seconds
            self._timers.start("full", wait, lambda: self._start_full(guest))

    async def _start_full(self, guest: Guest) -> None:
        # Another process may have been faster, or somebody has left.
        with suppress(AlreadyStarted, SeatsOpen):
            await self._start(guest)
