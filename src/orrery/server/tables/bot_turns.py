"""The turns of bots: asks for the move, says when a bot has to wait for its turn to think, and when
it failed. A bot that fails is asked again, at growing intervals, and nobody moves in its place."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from orrery.core.errors import OrreryError
from orrery.games import reference_to
from orrery.play.table import Refusal
from orrery.server.errors import ThinkingFailed
from orrery.server.protocol import messages
from orrery.server.protocol.bodies import BotTrouble
from orrery.server.tables.broadcast import Broadcast
from orrery.server.tables.game import STAND_IN, BrokenLog
from orrery.server.tables.moves import Moves
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.timers import Timers
from orrery.server.thinking.jobs import Move, choose
from orrery.server.thinking.queue import Asker, Urgency
from orrery.server.thinking.scheduler import Request

_MOST_DOUBLINGS: Final = 8
_log = structlog.get_logger("table")


class _Turn(NamedTuple):
    """A bot is to act at a version, for a person since `stand_in` if that is set."""

    version: int
    seat: int
    bot: str
    stand_in: int


class _Plan(NamedTuple):
    """How a bot means to go on from a version. Kept in memory only: a bot without it plans again,
    as after a restart."""

    version: int
    seat: int
    bot: str
    actions: tuple[str, ...]

    def fits(self, turn: _Turn) -> bool:
        return (self.version, self.seat, self.bot) == (turn.version, turn.seat, turn.bot)


class BotTurns:
    """Sees to the bots of one table; everything here runs in its mailbox. `advance` sees to whoever
    is next after a move."""

    def __init__(
        self,
        state: TableState,
        moves: Moves,
        broadcast: Broadcast,
        timers: Timers,
        services: TableServices,
        advance: Callable[[], None],
    ) -> None:
        self._state = state
        self._moves = moves
        self._broadcast = broadcast
        self._timers = timers
        self._services = services
        self._advance = advance
        self._turn: _Turn | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._request: Request[Move] | None = None
        self._plan: _Plan | None = None
        self._failures = 0
        self._trouble: BotTrouble | None = None

    def trouble_of(self, seat: int) -> BotTrouble | None:
        """Why the bot of a seat has not moved, where there is something to say."""
        is_asked = self._turn is not None and self._turn.seat == seat
        return self._trouble if is_asked else None

    def ask(self) -> None:
        """Ask the bot that is to act, if one is; whoever was asked before is forgotten."""
        turn = self._turn_now()
        if turn != self._turn:
            self._forget()
            self._turn = turn
            self._think()

    def follow_presence(self) -> None:
        """Somebody came or went: what people wait for is thought about first."""
        if self._request is not None:
            self._request.change_urgency(self._urgency())

    def _turn_now(self) -> _Turn | None:
        seat = self._state.seat_to_act()
        player = None if seat is None else self._state.players[seat]
        if seat is None or player is None or not player.bot:
            return None
        return _Turn(self._state.version, seat, player.bot, player.stand_in)

    def _forget(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._timers.cancel("bot")
        self._failures = 0
        self._show(None)

    # Thinking

    def _think(self) -> None:
        if self._turn is not None:
            self._thinking = self._timers.spawn(self._find_move(self._turn))

    async def _find_move(self, turn: _Turn) -> None:
        if turn.stand_in:
            await asyncio.sleep(self._services.stand_in_seconds)
        self._timers.start("bot", self._services.waiting_seconds, self._say_waiting)
        try:
            with self._services.metrics.bot_seconds.time():
                found = await self._ask_worker(turn)
        except ThinkingFailed:
            self._timers.post(lambda: self._fail(turn))
        else:
            self._timers.post(lambda: self._move(turn, found))

    async def _ask_worker(self, turn: _Turn) -> Move:
        game = self._state.require_game()
        update = game.update_for(turn.seat)
        seed = secrets.token_hex(16)
        asker = Asker(self._urgency(), self._state.row.host, self._state.id)
        plan = self._plan.actions if self._plan is not None and self._plan.fits(turn) else ()
        what = (reference_to(game.game), turn.bot, seed, update.view, update.legal, plan)
        self._request = request = self._services.scheduler.submit(asker, choose, *what)
        try:
            return await request.wait()
        finally:
            if self._request is request:
                self._request = None

    def _urgency(self) -> Urgency:
        return Urgency.MOVE if self._broadcast else Urgency.UNWATCHED_MOVE

    async def _say_waiting(self) -> None:
        if self._request is not None and self._request.is_waiting and self._trouble is None:
            self._show("waiting")

    # Moving

    async def _move(self, turn: _Turn, found: Move) -> None:
        """Make the move of a bot like any other; one for an old version is dropped."""
        if turn != self._turn_now():
            return
        player = self._state.players[turn.seat]
        maker = STAND_IN if player.is_guest else "bot/"
        move = messages.Act(
            id=f"bot-{turn.version}", version=turn.version, seat=turn.seat, action=found.action
        )
        try:
            answer = await self._moves.make(move, f"{maker}{turn.version}", thought=found.thought)
        except BrokenLog:
            raise
        except OrreryError as error:
            _log.warning("not-kept", code=error.code)
            retry = self._services.retry_seconds
            self._timers.start("bot", retry, lambda: self._move(turn, found))
            return
        if isinstance(answer, Refusal) and self._state.version == turn.version:
            await self._fail(turn)
            return
        self._keep_plan(turn, found)
        self._broadcast.send_changes()
        if player is not self._state.players[turn.seat]:
            self._broadcast.send_table()
        self._advance()

    def _keep_plan(self, turn: _Turn, found: Move) -> None:
        """Keep the plan if this very move was made, here, and no draw has followed it."""
        self._plan = None
        version = turn.version + 1
        latest = self._state.require_game().latest
        if latest is None or latest.version != version:
            return
        if [entry.text for entry in latest.entries] == [found.action]:
            self._plan = _Plan(version, turn.seat, turn.bot, found.plan)

    # Failing

    async def _fail(self, turn: _Turn) -> None:
        """Say so, and try again after a while; the host may put another bot in its place."""
        if turn != self._turn:
            return
        _log.error("bot-failed", bot=turn.bot, game=self._state.row.game)
        self._show("failed")
        wait = self._services.retry_seconds * 2**self._failures
        self._failures = min(self._failures + 1, _MOST_DOUBLINGS)
        self._timers.start("bot", wait, self._think_again)

    async def _think_again(self) -> None:
        self._think()

    def _show(self, trouble: BotTrouble | None) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self._broadcast.send_table()
