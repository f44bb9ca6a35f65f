"""Keeps a table from standing still: clocks, the turns of bots, people who are away."""

from collections.abc import Sequence
from typing import Protocol

import msgspec
import structlog

from orrery.core.game import SPECTATOR
from orrery.play.table import Refused as Refusal
from orrery.server import messages, rows
from orrery.server.audience import Audience
from orrery.server.clocks import RunningClocks
from orrery.server.house import House, Turn
from orrery.server.ledger import Ledger
from orrery.server.seating import STAND_IN
from orrery.server.store import Logged, StoreError
from orrery.server.timers import Timers

_log = structlog.get_logger("table")


class Attended(Protocol):
    """The table, which tells its guests."""

    def tell_table(self) -> None: ...

    def tell_update(self) -> None: ...


class Steward:
    """Acts when nobody sends anything, always in the table's turn."""

    def __init__(
        self, table: Attended, ledger: Ledger, audience: Audience, timers: Timers, house: House
    ) -> None:
        self._table = table
        self._ledger = ledger
        self._audience = audience
        self._timers = timers
        self._house = house
        self._away: set[int] = set()
        self._clocks: RunningClocks | None = None
        self._thought = -1
        self._called = -1

    def begin(self, steps: Sequence[Logged] = ()) -> None:
        """The game began, or was loaded with these steps: wind up the clocks, miss the absent."""
        self._clocks = self._new_clocks(steps)
        for seat, player in enumerate(self._ledger.players):
            if player.kind == "person" and not self.is_connected(seat):
                self.expect_back(seat)

    def attend(self) -> None:
        """After any change: let the bot to act think, and mind the clock."""
        if self._ledger.game is not None:
            self._mind_clock()
            self._mind_bot()
            self.mind_absent()

    # People who are away

    def is_connected(self, seat: int) -> bool:
        return self._ledger.players[seat].guest in self._audience

    def is_away(self, seat: int) -> bool:
        return seat in self._away

    def welcome_back(self, seat: int) -> None:
        self._away.discard(seat)
        self._timers.cancel(f"away-{seat}")

    def expect_back(self, seat: int) -> None:
        if self._ledger.row.status != "running":
            return
        has_left = self._ledger.players[seat].left
        wait = 0.0 if has_left else float(self._ledger.agreed.grace)
        self._timers.later(f"away-{seat}", wait, lambda: self._grow_away(seat))

    async def _grow_away(self, seat: int) -> None:
        if not self.is_connected(seat) and self._ledger.row.status == "running":
            self._away.add(seat)
            self._table.tell_table()

    def mind_absent(self) -> None:
        """A person who is to act and is not here may have asked to be told elsewhere."""
        game = self._ledger.game
        seat = None if game is None else game.actor()
        if game is None or seat is None or self._called == game.version:
            return
        player = self._ledger.players[seat]
        if player.guest and not (player.bot or player.left or self.is_connected(seat)):
            self._called = game.version
            view = game.update_for(SPECTATOR).view
            who = (game.version, seat, player.guest, view)
            self._house.turn(Turn(self._ledger.id, game.game.id, *who))

    # Clocks

    def shown_clocks(self) -> messages.Clocks | None:
        return None if self._clocks is None else self._clocks.shown()

    @property
    def is_timing(self) -> bool:
        """Whether somebody's time runs."""
        return self._clocks is not None and self._clocks.running is not None

    def tick(self, at: int, acted: bool) -> None:
        """A decision is over, the next one begins."""
        if self._clocks is not None and self._ledger.game is not None:
            self._clocks.stop(at, acted=acted)
            self._clocks.start(self._clocked_seat(), at)

    def _new_clocks(self, steps: Sequence[Logged]) -> RunningClocks | None:
        clock = self._ledger.agreed.clock
        if clock is None:
            return None
        clocks = RunningClocks(clock, len(self._ledger.players))
        if steps:
            clocks.follow([(step.seat, step.at) for step in steps[1:]], steps[0].at)
        if self._ledger.game is not None:
            clocks.start(self._clocked_seat(), self._house.now())
        return clocks

    def _clocked_seat(self) -> int | None:
        """The seat whose person is to act."""
        seat = self._ledger.begun().actor()
        return None if seat is None or self._ledger.players[seat].bot else seat

    def _mind_clock(self) -> None:
        deadline = None if self._clocks is None else self._clocks.deadline
        self._timers.cancel("clock")
        if deadline is not None:
            wait = max(0, deadline - self._house.now()) / 1000
            self._timers.later("clock", wait, self.time_out)

    async def time_out(self) -> None:
        """Whoever has no time left is played by a bot."""
        seat = None if self._clocks is None else self._clocks.running
        if self._clocks is None or seat is None:
            return
        deadline = self._clocks.deadline
        if deadline is None or deadline > self._house.now():
            self.attend()
            return
        players = list(self._ledger.players)
        players[seat] = msgspec.structs.replace(players[seat], bot=STAND_IN)
        await self._ledger.change(lambda: {"players": rows.plain_players(players)})
        self.tick(self._house.now(), acted=False)
        self._table.tell_table()
        self.attend()

    # Bots

    def _mind_bot(self) -> None:
        seat = self._ledger.begun().actor()
        version = self._ledger.version
        if seat is None or not self._ledger.players[seat].bot or self._thought == version:
            return
        self._thought = version
        self._timers.spawn(self._think(seat, self._ledger.players[seat].bot))

    async def _think(self, seat: int, bot: str) -> None:
        game = self._ledger.begun()
        update = game.update_for(seat)
        with self._house.metrics.bot_seconds.time():
            text = await self._house.thinkers.choose(game.game.id, bot, update.view, update.legal)
        self._timers.post(lambda: self._bot_acts(seat, update.version, text))

    async def _bot_acts(self, seat: int, version: int, text: str) -> None:
        """A bot's answer, by the same door; one for an old version is dropped."""
        if version != self._ledger.version or not self._ledger.players[seat].bot:
            return
        command = messages.Act(id=f"bot-{version}", version=version, seat=seat, action=text)
        try:
            outcome = await self._ledger.attempt(command, f"bot/{version}", "")
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
            self._think_again()
            return
        if isinstance(outcome, Refusal) and self._ledger.version == version:
            _log.error("bot-refused", code=outcome.code)
            self._think_again()
            return
        self._table.tell_update()
        self.attend()

    def _think_again(self) -> None:
        self._thought = -1
        self._timers.later("bot", self._house.retry_seconds, self._retry)

    async def _retry(self) -> None:
        self.attend()
