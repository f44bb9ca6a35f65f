"""Who keeps the others waiting at a table without a clock: the person to act, once nothing new was
done for as long as the table says. Then the others may agree on a stand-in for the turn."""

from collections.abc import Callable

from orrery.server.tables.broadcast import Broadcast
from orrery.server.tables.seating import people_at
from orrery.server.tables.state import TableState
from orrery.server.tables.timers import Timers

# What is waited for: the seat, how far the game has come, and whether the person has taken the seat
# back from a stand-in, which brings fresh time once in a turn. What was waited for before does not
# start anew, so taking back and doing again gains nothing.
_Wait = tuple[int, int, bool]


class Overdue:
    """The overdue seat of one table, if there is one."""

    def __init__(
        self,
        state: TableState,
        broadcast: Broadcast,
        timers: Timers,
        ticks: Callable[[], int],
    ) -> None:
        self._state = state
        self._broadcast = broadcast
        self._timers = timers
        self._ticks = ticks
        self._wait: _Wait | None = None
        self._starts: dict[_Wait, int] = {}
        self._furthest = 0
        self.seat: int | None = None

    def is_overdue(self, seat: int) -> bool:
        return seat == self.seat

    def watch(self) -> None:
        """After any change: start the time anew if something else is waited for now."""
        wait = self._next_wait()
        if wait == self._wait:
            return
        self._wait, self.seat = wait, None
        self._timers.cancel("overdue")
        if wait is not None:
            waited = self._ticks() - self._starts.setdefault(wait, self._ticks())
            left = max(0.0, self._state.terms.overdue - waited / 1000)
            self._timers.start("overdue", left, self.expire)

    def _next_wait(self) -> _Wait | None:
        state, seat = self._state, self._state.seat_to_act()
        if state.game is None or seat is None or state.terms.clock is not None:
            return None
        if state.game.position > self._furthest:
            self._furthest = state.game.position
            self._starts.clear()
        player = state.players[seat]
        if not player.plays(state.terms.patience) or not self._has_others(player.guest):
            return None
        return seat, self._furthest, player.is_fresh

    def _has_others(self, guest_id: str) -> bool:
        return any(guest != guest_id for guest in people_at(self._state.players))

    async def expire(self) -> None:
        """The time is over: the others may agree from now on."""
        if self._wait is not None:
            self.seat = self._wait[0]
            self._broadcast.send_table()
