"""One live table: a mailbox that takes commands and requests one after another, answers each, and
broadcasts what changed."""

from asyncio import Future
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, SPECTATOR
from orrery.play.table import STALE, Refusal
from orrery.server.access.permissions import Role, Roles, check_permission
from orrery.server.errors import NotFinished, NotYours, TableSetAside
from orrery.server.protocol import messages
from orrery.server.protocol.bodies import HintList, SeatCommand, TableDescription
from orrery.server.protocol.moderation import Moderate, People
from orrery.server.store import Connected, Guest, StoredStep, StoredTable, StoreError
from orrery.server.tables.bot_guests import check_bot
from orrery.server.tables.broadcast import Broadcast, Connection
from orrery.server.tables.chat import Chat
from orrery.server.tables.forgetting import without_host, without_person
from orrery.server.tables.game import BrokenLog, LiveGame
from orrery.server.tables.hints import Hints
from orrery.server.tables.hosting import Hosting
from orrery.server.tables.mailbox import Mailbox, MailboxClosed
from orrery.server.tables.opening import Opening
from orrery.server.tables.presence import Presence
from orrery.server.tables.seating import Player, SeatChange, change_seats
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.sync import Sync
from orrery.server.tables.table_row import describe_table
from orrery.server.tables.timers import Timers
from orrery.server.tables.turns import Turns

_ANSWERS_KEPT: Final = 512
_log = structlog.get_logger("table")


class LiveTable(Mailbox):
    """A table in memory. All of it can be rebuilt from the store."""

    def __init__(
        self,
        row: StoredTable,
        steps: Sequence[StoredStep],
        services: TableServices,
        last_chat: int = 0,
        connected: Iterable[Connected] = (),
    ) -> None:
        # First what fails for a table that cannot be read: the mailbox starts a task.
        self._state = TableState(row, steps, services.ticks())
        super().__init__()
        self._services = services
        self._broadcast = Broadcast(self._state, self.describe, self._ticks)
        self._timers = Timers(self.post)
        self._presence = Presence(self._state, self._broadcast, self._timers, services)
        self._presence.follow(connected)
        self.chat = Chat(self._state, self._broadcast, services, last_chat)
        self._sync = Sync(
            self._state, self._broadcast, self._presence, self.chat, self._timers, services
        )
        self._hints = Hints(self._state, self._timers, services)
        self._turns = Turns(
            self._state,
            self._sync,
            self._broadcast,
            self._presence,
            self._timers,
            self._hints,
            services,
        )
        self._hosting = Hosting(self._state, self._sync, self._broadcast, services)
        self._presence.refresh = self._sync.try_to_refresh
        self._sync.on_refresh = self._turns.advance
        self._opening = Opening(self._state, self._sync, self._timers, services, self._start)
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self.on_idle: Callable[[], None] = _ignore
        self._turns.advance()
        self._start_idle_timer()

    # Questions about it

    @property
    def id(self) -> str:
        return self._state.id

    @property
    def row(self) -> StoredTable:
        return self._state.row

    @property
    def version(self) -> int:
        return self._state.version

    @property
    def is_watched(self) -> bool:
        return bool(self._broadcast)

    def is_connected(self, guest_id: str) -> bool:
        return self._presence.is_here(guest_id)

    def knows_connected(self, connected: Iterable[Connected]) -> bool:
        return self._presence.knows(connected)

    def is_as_new_as(self, row: StoredTable) -> bool:
        """Whether nothing in a row that was just read is newer than what is known here."""
        return self.version >= row.version and self.row.revision >= row.revision

    @property
    def is_attended(self) -> bool:
        """Whether it waits for players and somebody who sits at it is connected."""
        is_waiting = self.row.status == "open" and self.row.is_public
        return is_waiting and any(player.guest in self._broadcast for player in self._state.players)

    @property
    def players(self) -> Sequence[Player]:
        return self._state.players

    @property
    def removed(self) -> Container[str]:
        """The guests whom the host has removed."""
        return self._state.moderation.removed

    def _ticks(self) -> int:
        return self._services.ticks()

    def describe(self) -> TableDescription:
        row = msgspec.structs.replace(self.row, version=self.version)
        presence, turns = self._presence, self._turns
        return describe_table(
            row,
            presence.is_connected,
            presence.is_away,
            turns.overdue.is_overdue,
            turns.bots.trouble_of,
        )

    def roles_of(self, guest: Guest) -> Roles:
        if guest.id in self._state.moderation.removed:
            return frozenset({"removed"})
        if guest.is_bot:
            return frozenset({"bot", "bot-seat"} if self._state.seats_of(guest.id) else {"bot"})
        roles: set[Role] = {"guest"}
        if self._state.seats_of(guest.id):
            roles.add("seat")
        if self.row.host == guest.id:
            roles.add("host")
        return frozenset(roles)

    def game_for(self, guest: Guest, permission: str, seat: int) -> LiveGame:
        """The game, for a guest who may see it from this seat: while it is running only from
        their own seats or as a spectator."""
        check_permission(permission, self.roles_of(guest))
        game = self._state.require_game()
        if not SPECTATOR <= seat < game.seats or seat in (CHANCE, NOBODY):
            raise NotYours(seat=seat)
        if seat >= 0 and not game.is_over and self._state.players[seat].guest != guest.id:
            raise NotYours(seat=seat)
        return game

    def finished_game(self, guest: Guest, permission: str) -> LiveGame:
        check_permission(permission, self.roles_of(guest))
        game = self._state.require_game()
        if not game.is_over:
            raise NotFinished(table=self.id)
        return game

    def viewer_of(self, guest: Guest) -> int:
        """The seat as which a guest sees a record: the first of their own."""
        own = self._state.seats_of(guest.id)
        return own[0] if own else SPECTATOR

    # Connections

    async def connect(self, connection: Connection) -> None:
        guest = connection.guest
        check_permission("watch", self.roles_of(guest))
        await self._services.presence.enter(self.id, guest.id)
        is_new = self._broadcast.subscribe(connection)
        self._turns.bots.follow_presence()
        own = self._state.seats_of(guest.id)
        for seat in own:
            self._presence.mark_present(seat)
        self._broadcast.send_welcome(connection)
        self._broadcast.send_position(guest.id)
        if own and is_new:
            self._broadcast.send_table(except_guest=guest.id)

    async def disconnect(self, connection: Connection) -> None:
        self._hints.drop_of(connection)
        if not self._broadcast.unsubscribe(connection):
            return
        self._turns.bots.follow_presence()
        await self._services.presence.leave(self.id, connection.guest.id)
        await self._sync.try_to_refresh()
        own = self._state.seats_of(connection.guest.id)
        for seat in own:
            self._presence.start_grace(seat)
        if own:
            self._broadcast.send_table()
        self._turns.notify_absent()
        await self._turns.count_wishes()
        self._start_idle_timer()

    def close_connections(self) -> None:
        """The table leaves this process: clients are asked to come back later."""
        self._broadcast.close_all()
        self._timers.cancel_all()

    async def unload(self) -> None:
        """Nobody is connected here any more, also those whose sockets are still being closed."""
        await self._services.presence.leave_all(self.id, self._broadcast.guests())
        await self.stop()

    async def store_clocks(self) -> None:
        """Before the server stops: what is left on a running clock."""
        if self._state.is_clock_running:
            with suppress(OrreryError):
                await self._sync.change_players(list)

    def _start_idle_timer(self) -> None:
        if not self.is_watched:
            self._timers.start("idle", self._services.idle_seconds, self._unload_if_idle)

    async def _unload_if_idle(self) -> None:
        if self.is_watched or self._timers.has_tasks or self._state.is_clock_running:
            self._start_idle_timer()
        else:
            self.on_idle()

    # Changes by other processes

    def check_for_changes(self) -> None:
        self._sync.check_for_changes()

    async def refresh(self, asked: float) -> None:
        """Follow whatever other processes have committed before this was asked for."""
        await self._sync.refresh(asked)

    def _fail(self, error: Exception, result: "Future[Any] | None") -> None:
        """A table whose log does not go on from what is known here, as after a restored backup,
        is loaded again for whoever comes back."""
        if isinstance(error, BrokenLog):
            _log.error("does-not-follow", table=self.id, version=self.version)
            self.close_connections()
            self.on_idle()
            error = MailboxClosed()
        super()._fail(error, result)

    # Commands of the socket

    async def execute(self, connection: Connection, command: messages.ClientMessage) -> None:
        """Answer a command exactly once, then broadcast what it changed. The same command again
        gets the same answer."""
        key = f"{connection.guest.id}/{command.id}"
        known = self._answers.get(key)
        if known is not None:
            connection.send(known)
            return
        answer = await self._answer(connection, command, key)
        if isinstance(answer, messages.Refused) and await self._has_moved_on():
            answer = await self._answer(connection, command, key)
        if answer is not None:
            self._reply(connection, command, key, answer)
            self._broadcast.send_changes()
            self._turns.advance()

    async def _has_moved_on(self) -> bool:
        """Whether another process has changed what a refusal was decided by."""
        before = (self.version, self.row)
        await self._sync.try_to_refresh()
        return (self.version, self.row) != before

    async def _answer(
        self, connection: Connection, command: messages.ClientMessage, key: str
    ) -> messages.ServerSent | None:
        """The answer to a command; None for a hint, which is answered later."""
        try:
            if isinstance(command, messages.Chat | messages.AskHint):
                await self._sync.refresh()
            check_permission(COMMAND_PERMISSIONS[type(command)], self.roles_of(connection.guest))
            if isinstance(command, messages.Chat):
                version = await self.chat.post(connection, command.text, key)
                return messages.Done(id=command.id, version=version)
            self._check_own_seat(connection.guest, command.seat)
            if isinstance(command, messages.AskHint):
                return self._start_hint(connection, command, key)
            answer = await self._turns.moves.make(command, key, connection.guest.id)
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
            return messages.Refused(
                id=command.id, code="not-kept", version=self.version, text=error.code
            )
        except BrokenLog:
            raise
        except OrreryError as error:
            return messages.Refused(id=command.id, code=error.code, version=self.version)
        return refusal_message(command.id, answer) if isinstance(answer, Refusal) else answer

    def _reply(
        self,
        connection: Connection,
        command: messages.ClientMessage,
        key: str,
        answer: messages.ServerSent,
    ) -> None:
        frame = messages.encode(answer)
        code = answer.code if isinstance(answer, messages.Refused) else "done"
        if code not in _TEMPORARY:
            self._answers[key] = frame
            if len(self._answers) > _ANSWERS_KEPT:
                self._answers.popitem(last=False)
        self._services.metrics.command(type(command).__name__.lower(), code).inc()
        connection.send(frame)

    def _check_own_seat(self, guest: Guest, seat: int) -> None:
        """Refuse a seat of somebody else, or one that a bot plays at the moment."""
        self._state.require_game()
        players = self._state.players
        if seat >= len(players) or players[seat].guest != guest.id or players[seat].bot:
            raise NotYours(seat=seat)

    # Hints

    def _start_hint(
        self, connection: Connection, command: messages.AskHint, key: str
    ) -> messages.Refused | None:
        if command.version != self.version:
            return refusal_message(command.id, Refusal(STALE, self.version))
        self._hints.start(connection, command, partial(self._reply, connection, command, key))
        return None

    async def hints_for(self, guest: Guest, seat: int) -> HintList:
        """The best moves of an own seat; called outside the mailbox, since it takes time."""
        check_permission("hint", self.roles_of(guest))
        self._check_own_seat(guest, seat)
        return await self._hints.best_moves(guest.id, seat)

    # Changes of the table itself

    async def change_seat(self, guest: Guest, seat: int, command: SeatCommand) -> TableDescription:
        check_permission(command.do, self.roles_of(guest))
        if command.do == "sit":
            await self.check_bot(guest)

        def change(players: list[Player]) -> list[Player]:
            wanted = SeatChange(
                players=players,
                seat=seat,
                command=command,
                guest=guest,
                is_open=self.row.status == "open",
                is_away=self._presence.is_away(seat),
                commitment=self.row.commitment,
                is_overdue=self._turns.overdue.is_overdue(seat),
                has_failed=self._turns.bots.trouble_of(seat) == "failed",
                patience=self._state.terms.patience,
            )
            return change_seats(wanted)

        refresh = seat if command.do in ("take-back", "wait") else None
        await self._sync.change_players(change, refresh)
        if command.do == "leave":
            self._presence.start_grace(seat)
            await self._opening.pass_on_host(guest)
        if command.do == "stand-in":
            await self._turns.count_wishes()
        await self._announce_seats(guest)
        return self.describe()

    async def check_bot(self, guest: Guest) -> None:
        """Refuse a bot account that may not sit down here."""
        await check_bot(self._state, guest, self._services)

    async def reseat(
        self, guest: Guest, change: Callable[[list[Player]], list[Player]]
    ) -> TableDescription:
        """Change several seats at once."""
        await self._sync.change_players(change)
        await self._announce_seats(guest)
        return self.describe()

    async def _announce_seats(self, guest: Guest) -> None:
        await self._opening.take_over_host(guest)
        self._broadcast.send_table()
        self._broadcast.send_positions()
        self._turns.advance()
        await self._opening.start_if_full(guest)

    async def follow_match(self, guest: Guest) -> TableDescription:
        """The store has seated a guest by a quick match."""
        await self._sync.catch_up()
        self._turns.advance()
        await self._opening.start_if_full(guest)
        return self.describe()

    async def moderate(self, guest: Guest, command: Moderate) -> TableDescription:
        """A deed of the host."""
        check_permission(command.do, self.roles_of(guest))
        await self._hosting.moderate(guest, command)
        self._broadcast.send_table()
        self._broadcast.send_positions()
        self._turns.advance()
        return self.describe()

    def people_for(self, guest: Guest) -> People:
        check_permission("see-people", self.roles_of(guest))
        return self._hosting.people()

    def dismiss(self, guest_id: str, error: str) -> None:
        """The operator has blocked a guest, and their bot accounts with them."""
        for guest in self._broadcast.people():
            if guest_id in (guest.id, guest.owner):
                self._broadcast.dismiss(guest.id, error)

    def renew(self, guest_id: str) -> None:
        """The operator has renamed a guest."""
        self._broadcast.renew(guest_id)
        if self._state.seats_of(guest_id) or any(each.owner for each in self._state.players):
            self.check_for_changes()

    def withdraw(self) -> None:
        """The table is served no longer: everyone is told, and it leaves the memory."""
        self._broadcast.dismiss_all(TableSetAside.code)
        self._timers.cancel_all()
        self.on_idle()

    async def leave(self, guest: Guest) -> TableDescription:
        """Leave all own seats."""
        check_permission("leave", self.roles_of(guest))
        for seat in self._state.seats_of(guest.id):
            await self.change_seat(guest, seat, SeatCommand(do="leave"))
        return self.describe()

    async def forget(self, guest_id: str, pseudonym: str) -> None:
        """Go on without a person who is forgotten."""
        await self._sync.change_players(
            lambda players: without_person(players, guest_id, pseudonym, self.row.status)
        )
        await self._sync.change_row(lambda: without_host(self.row, self._state.players, guest_id))
        self._broadcast.send_table()
        self._broadcast.send_positions()
        self._turns.advance()

    async def start(self, guest: Guest) -> TableDescription:
        """Deal and start, with the nonces that are there."""
        check_permission("start", self.roles_of(guest))
        await self._start(guest)
        return self.describe()

    async def _start(self, guest: Guest) -> None:
        try:
            await self._sync.start(guest)
        finally:
            # Another process may have been faster: then its start was followed.
            self._broadcast.send_changes()
            self._turns.advance()

    async def link_rematch(self, guest: Guest, create: Callable[[], Awaitable[str]]) -> str:
        """The table of the rematch: created by the first who asks, the same for all."""
        check_permission("rematch", self.roles_of(guest))
        if self.row.status != "finished":
            raise NotFinished(table=self.id)
        if not self.row.next_table:
            created = await create()
            await self._sync.change_row(lambda: {"next_table": self.row.next_table or created})
            self._broadcast.send_table()
        return self.row.next_table


# The same command may be tried again after one of these.
_TEMPORARY: Final = frozenset({"not-kept", "busy", "too-many", "too-many-hints", "thinking-failed"})
COMMAND_PERMISSIONS: Final[dict[type[messages.Command], str]] = {
    messages.Act: "act",
    messages.Undo: "undo",
    messages.Redo: "redo",
    messages.Restart: "restart",
    messages.Chat: "chat",
    messages.AskHint: "hint",
}


def _ignore() -> None:
    """No registry."""


def refusal_message(id: str, refusal: Refusal) -> messages.Refused:
    """The message for a refusal of the game."""
    return messages.Refused(
        id=id,
        code=refusal.code,
        version=refusal.version,
        text=refusal.text,
        legal=refusal.legal,
        reason=refusal.reason,
    )
