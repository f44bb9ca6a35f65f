"""Who is at the table, through whichever process. A person who is gone longer than the grace time
is away: then the others may hand the seat to a bot."""

from collections.abc import Awaitable, Callable, Iterable

from orrery.server.store import Connected
from orrery.server.tables.broadcast import Broadcast
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.timers import Timers


async def _nothing_new() -> bool:
    """No other process."""
    return True


class Presence:
    """Connected and away seats of one table. `refresh` asks the store who is connected through
    other processes; False if it does not tell."""

    def __init__(
        self, state: TableState, broadcast: Broadcast, timers: Timers, services: TableServices
    ) -> None:
        self._state = state
        self._broadcast = broadcast
        self._timers = timers
        self._services = services
        self.refresh: Callable[[], Awaitable[bool]] = _nothing_new
        self._elsewhere: frozenset[str] = frozenset()
        self._away: set[int] = set()
        self._is_watching = False

    def is_connected(self, seat: int) -> bool:
        return self.is_here(self._state.players[seat].guest)

    def is_here(self, guest_id: str) -> bool:
        """Whether a guest is connected, through this process or another."""
        return guest_id in self._broadcast or guest_id in self._elsewhere

    def is_away(self, seat: int) -> bool:
        return seat in self._away

    def watch(self) -> None:
        """Once the game is running, start the grace time of everyone who is not connected."""
        if self._is_watching or self._state.row.status != "running":
            return
        self._is_watching = True
        for seat, player in enumerate(self._state.players):
            if player.is_guest and not self.is_connected(seat):
                self.start_grace(seat)

    def knows(self, connected: Iterable[Connected]) -> bool:
        return self._services.presence.elsewhere(connected) == self._elsewhere

    def follow(self, connected: Iterable[Connected]) -> bool:
        """Adopt who is connected through other processes; whether that changes a seat."""
        guests = self._services.presence.elsewhere(connected)
        if not self._services.presence.is_settled:
            guests |= self._elsewhere
        before = [self.is_connected(seat) for seat in range(len(self._state.players))]
        self._elsewhere = guests
        changed = [seat for seat, was in enumerate(before) if was != self.is_connected(seat)]
        for seat in changed:
            if before[seat]:
                self.start_grace(seat)
            else:
                self.mark_present(seat)
        return bool(changed)

    def mark_present(self, seat: int) -> None:
        self._away.discard(seat)
        self._timers.cancel(f"away-{seat}")

    def start_grace(self, seat: int) -> None:
        """A person is gone: wait for the grace time, unless they left the table."""
        if self._state.row.status == "running":
            has_left = self._state.players[seat].left
            self._wait(seat, 0.0 if has_left else float(self._state.terms.grace))

    def _wait(self, seat: int, seconds: float) -> None:
        self._timers.start(f"away-{seat}", seconds, lambda: self._mark_away(seat))

    async def _mark_away(self, seat: int) -> None:
        is_certain = await self.refresh() and self._services.presence.is_settled
        if self.is_connected(seat) or self._state.row.status != "running":
            return
        if not is_certain:
            # They may be connected through a process that is not heard of at the moment.
            self._wait(seat, self._services.retry_seconds)
            return
        self._away.add(seat)
        self._broadcast.send_table()
