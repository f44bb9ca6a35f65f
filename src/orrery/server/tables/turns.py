"""Sees to whoever is to act: runs the clock of a person, has a bot asked for its move, notifies a
person who is not at the table."""

from collections.abc import Callable

import structlog

from orrery.core.game import SPECTATOR
from orrery.server.store import StoreError
from orrery.server.tables.bot_turns import BotTurns
from orrery.server.tables.broadcast import Broadcast
from orrery.server.tables.hints import Hints
from orrery.server.tables.moves import Moves
from orrery.server.tables.overdue import Overdue
from orrery.server.tables.presence import Presence
from orrery.server.tables.seating import Player, is_agreed, stand_in_for, without_wishes
from orrery.server.tables.services import TableServices, TurnNotice
from orrery.server.tables.state import TableState
from orrery.server.tables.sync import Sync
from orrery.server.tables.timers import Timers

_log = structlog.get_logger("table")


class Turns:
    """The turns of one table; everything here runs in its mailbox."""

    def __init__(
        self,
        state: TableState,
        sync: Sync,
        broadcast: Broadcast,
        presence: Presence,
        timers: Timers,
        hints: Hints,
        services: TableServices,
    ) -> None:
        self._state = state
        self._sync = sync
        self._broadcast = broadcast
        self._presence = presence
        self._timers = timers
        self._hints = hints
        self._services = services
        self.moves = Moves(state, sync, services)
        self.overdue = Overdue(state, broadcast, timers, self._ticks)
        self.bots = BotTurns(state, self.moves, broadcast, timers, services, self.advance)
        self._notified = -1

    def _ticks(self) -> int:
        return self._services.ticks()

    def advance(self) -> None:
        """After any change: see to whoever is to act now."""
        if self._state.game is not None:
            self._presence.watch()
            self._set_clock_timer()
            self.overdue.watch()
            if self._is_agreed():
                self._timers.start("wishes", 0.0, self.count_wishes)
            self._hints.drop_past()
            self.bots.ask()
            self.notify_absent()

    def notify_absent(self) -> None:
        """Notify the person to act, once for each version, unless they are connected."""
        game, seat = self._state.game, self._state.seat_to_act()
        if game is None or seat is None or self._notified == game.version:
            return
        player = self._state.players[seat]
        if player.guest and not (player.bot or player.left or self._presence.is_connected(seat)):
            self._notified = game.version
            seen = game.update_for(SPECTATOR)
            who = (game.version, seat, player.guest, seen.view, seen.facts)
            self._services.notify_turn(TurnNotice(self._state.id, game.game.id, *who))

    # Clocks

    def _set_clock_timer(self) -> None:
        left = self._time_left()
        self._timers.cancel("clock")
        if left is not None:
            self._timers.start("clock", left / 1000, self.check_clock)

    def _time_left(self) -> int | None:
        clocks = self._state.clocks
        if clocks is None or clocks.running is None:
            return None
        return clocks.time_left(clocks.running, self._services.ticks())

    async def check_clock(self) -> None:
        """A stand-in plays the turn of a person who is out of time."""
        seat = None if self._state.clocks is None else self._state.clocks.running
        if self._time_left() != 0 or seat is None:
            self.advance()
            return
        if not await self._start_stand_in(seat, lambda: self._is_running(seat)):
            self._timers.start("clock", self._services.retry_seconds, self.check_clock)

    def _is_running(self, seat: int) -> bool:
        clocks = self._state.clocks
        return clocks is not None and clocks.running == seat

    async def _start_stand_in(self, seat: int, is_late: Callable[[], bool]) -> bool:
        """A stand-in plays the present turn; False if that could not be stored."""
        since = self._services.now()

        def stand_in(players: list[Player]) -> list[Player]:
            # Another process may have been faster: then nobody is late any more.
            late = is_late()
            return [
                stand_in_for(player, since) if late and place == seat else player
                for place, player in enumerate(without_wishes(players))
            ]

        try:
            await self._sync.change_players(stand_in)
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
            return False
        self._broadcast.send_table()
        self._broadcast.send_positions()
        self.advance()
        return True

    # Somebody overdue

    def _is_agreed(self) -> bool:
        seat, state = self.overdue.seat, self._state
        return seat is not None and is_agreed(
            state.players, seat, state.terms.patience, self._presence.is_connected
        )

    async def count_wishes(self) -> None:
        """A stand-in plays the turn of somebody overdue once all others who are there agree."""
        is_certain = await self._presence.refresh()
        seat = self.overdue.seat
        if seat is None or not self._is_agreed():
            return
        if not (is_certain and await self._start_stand_in(seat, lambda: self.overdue.seat == seat)):
            self._timers.start("wishes", self._services.retry_seconds, self.count_wishes)
