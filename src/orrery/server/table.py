"""One live table: an actor that judges every command, commits it, and only then adopts it,
answers, and tells everyone who watches. Bots come in by the same door."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import structlog

from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, SPECTATOR
from orrery.play.record import Record
from orrery.play.table import Refused as Refusal
from orrery.server import messages, rows, seating
from orrery.server.actor import Actor
from orrery.server.audience import Audience, Connection
from orrery.server.bodies import Hint, HintList, SeatCommand, TableDescription
from orrery.server.errors import NotFinished, NotToAct, NotYours
from orrery.server.house import House
from orrery.server.ledger import Ledger
from orrery.server.live import BrokenLog, LiveGame
from orrery.server.policy import Role, Roles, permit
from orrery.server.seating import Asked
from orrery.server.steward import Steward
from orrery.server.store import Guest, Logged, StoredTable, StoreError, TableChanges
from orrery.server.talk import Talk
from orrery.server.timers import Timers

_ANSWERS_KEPT: Final = 512
_log = structlog.get_logger("table")


class LiveTable(Actor):
    """A table in memory. What it keeps can always be made again from the store."""

    def __init__(
        self, row: StoredTable, steps: Sequence[Logged], house: House, heard: int = 0
    ) -> None:
        super().__init__()
        self._house = house
        self._ledger = Ledger(row, steps, house, self)
        self._audience = Audience(self._ledger.seats_of)
        self._timers = Timers(self.post)
        self._steward = Steward(self, self._ledger, self._audience, self._timers, house)
        self.talk = Talk(self._ledger, self._audience, house, heard)
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self._told = self.version
        self._is_to_look = False
        self.on_idle: Callable[[], None] = _nothing
        self._steward.begin(steps)
        self._steward.attend()
        self._rest()

    # Looking at it

    @property
    def id(self) -> str:
        return self._ledger.id

    @property
    def row(self) -> StoredTable:
        return self._ledger.row

    @property
    def version(self) -> int:
        return self._ledger.version

    def is_here(self, guest_id: str) -> bool:
        return guest_id in self._audience

    @property
    def is_watched(self) -> bool:
        return bool(self._audience)

    def described(self) -> TableDescription:
        row = msgspec.structs.replace(self.row, version=self.version)
        return rows.described(row, self._steward.is_connected, self._steward.is_away)

    def roles_of(self, guest: Guest) -> Roles:
        roles: set[Role] = {"guest"}
        if self._ledger.seats_of(guest.id):
            roles.add("seat")
        if self.row.host == guest.id:
            roles.add("host")
        return frozenset(roles)

    def game_for(self, guest: Guest, deed: str, seat: int) -> LiveGame:
        """The game, for one who may look at it from this seat: of a running game only from the
        own seats or as a spectator."""
        permit(deed, self.roles_of(guest))
        game = self._ledger.begun()
        if not SPECTATOR <= seat < game.seats or seat in (CHANCE, NOBODY):
            raise NotYours(seat=seat)
        if seat >= 0 and not game.is_over and self._ledger.players[seat].guest != guest.id:
            raise NotYours(seat=seat)
        return game

    def finished_game(self, guest: Guest, deed: str) -> LiveGame:
        permit(deed, self.roles_of(guest))
        game = self._ledger.begun()
        if not game.is_over:
            raise NotFinished(table=self.id)
        return game

    def viewer_of(self, guest: Guest) -> int:
        """The seat through which a guest sees a record: the first of the own ones."""
        own = self._ledger.seats_of(guest.id)
        return own[0] if own else SPECTATOR

    # Coming and going

    async def join(self, connection: Connection) -> None:
        """A guest connects, with one socket at a time."""
        guest = connection.guest
        permit("watch", self.roles_of(guest))
        is_new = self._audience.take_in(connection)
        own = self._ledger.seats_of(guest.id)
        for seat in own:
            self._steward.welcome_back(seat)
        self._audience.welcome(connection, self.described())
        self._show_whole(guest)
        if own and is_new:
            self.tell_table(besides=guest.id)

    async def part(self, connection: Connection) -> None:
        """A socket is closed."""
        if not self._audience.let_go(connection):
            return
        own = self._ledger.seats_of(connection.guest.id)
        for seat in own:
            self._steward.expect_back(seat)
        if own:
            self.tell_table()
        self._steward.mind_absent()
        self._rest()

    def dismiss(self) -> None:
        """The server stops: everyone is told to come back later."""
        self._audience.dismiss()
        self._timers.end()

    def _rest(self) -> None:
        """Leave the memory after a while in which nobody came."""
        if not self._audience:
            self._timers.later("rest", self._house.idle_seconds, self._maybe_leave)

    async def _maybe_leave(self) -> None:
        if self._audience or self._timers.is_working or self._steward.is_timing:
            self._rest()
        else:
            self.on_idle()

    # Telling everyone

    def _show_whole(self, guest: Guest) -> None:
        game = self._ledger.game
        if game is not None:
            self._audience.show_whole(guest.id, game, self._steward.shown_clocks())

    def tell_update(self) -> None:
        """The latest change, if not told yet, to every viewer as that viewer may see it."""
        game = self._ledger.game
        if game is not None and game.version != self._told:
            self._told = game.version
            self._audience.tell_change(game, self._steward.shown_clocks())
        if self._ledger.is_news:
            self._ledger.is_news = False
            self.tell_table()

    def tell_table(self, besides: str = "") -> None:
        self._audience.tell_table(self.described(), besides)

    # What the ledger tells

    def stepped(self, step: Logged) -> None:
        """A step was adopted, made here or elsewhere."""
        if step.kind == "start":
            self._steward.begin()
        self._steward.tick(step.at, acted=step.kind == "act")

    def followed(self) -> None:
        """The step was made by another process."""
        self.tell_update()

    def changed_elsewhere(self) -> None:
        """Another process changed something about the table itself."""
        self.tell_table()

    def look(self) -> None:
        """Another process may have changed this table: look once, however often that is said."""
        if not self._is_to_look:
            self._is_to_look = True
            self.post(self._catch_up)

    async def _catch_up(self) -> None:
        self._is_to_look = False
        try:
            lines = await self._ledger.catch_up(self.talk.heard)
        except BrokenLog:
            self._start_over()
            return
        self.talk.tell(lines)
        self._steward.attend()

    def _start_over(self) -> None:
        """The store does not go on from what is known here, as after a restore of a backup:
        whoever comes back finds the table made again from it."""
        _log.error("does-not-follow", table=self.id, version=self.version)
        self.dismiss()
        self.on_idle()

    # Commands of the socket

    async def obey(self, connection: Connection, command: messages.ClientMessage) -> None:
        """Answer a command exactly once; the same command again gets the same answer."""
        key = f"{connection.guest.id}/{command.id}"
        known = self._answers.get(key)
        if known is not None:
            connection.send(known)
            return
        answer = await self._answered(connection, command, key)
        if answer is not None:
            self._reply(connection, command, key, answer)
            self.tell_update()
            self._steward.attend()

    def _reply(
        self,
        connection: Connection,
        command: messages.ClientMessage,
        key: str,
        answer: messages.ServerSent,
    ) -> None:
        frame = messages.encoded(answer)
        # What the store refused for the moment may be tried again with the same id.
        if not (isinstance(answer, messages.Refused) and answer.code in _FOR_THE_MOMENT):
            self._answers[key] = frame
            if len(self._answers) > _ANSWERS_KEPT:
                self._answers.popitem(last=False)
        kind = type(command).__name__.lower()
        code = answer.code if isinstance(answer, messages.Refused) else "done"
        self._house.metrics.command(kind, code).inc()
        connection.send(frame)

    async def _answered(
        self, connection: Connection, command: messages.ClientMessage, key: str
    ) -> messages.ServerSent | None:
        try:
            permit(_DEEDS[type(command)], self.roles_of(connection.guest))
            if isinstance(command, messages.Chat):
                version = await self.talk.say(connection.guest, command.text, key)
                return messages.Done(id=command.id, version=version)
            self._check_own(connection.guest, command.seat)
            if isinstance(command, messages.AskHint):
                self._advise(connection, command, key)
                return None
            outcome = await self._ledger.play(command, key, connection.guest.id)
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
            return messages.Refused(
                id=command.id, code="not-kept", version=self.version, text=error.code
            )
        except OrreryError as error:
            return messages.Refused(id=command.id, code=error.code, version=self.version)
        if isinstance(outcome, Refusal):
            return _refused(command.id, outcome)
        return outcome

    def _check_own(self, guest: Guest, seat: int) -> None:
        self._ledger.begun()
        if seat >= len(self._ledger.players) or self._ledger.players[seat].guest != guest.id:
            raise NotYours(seat=seat)
        if self._ledger.players[seat].bot:
            raise NotYours(seat=seat)

    # Hints

    def _advise(self, connection: Connection, command: messages.AskHint, key: str) -> None:
        game = self._ledger.begun()
        if command.version != game.version:
            refusal = Refusal("stale", game.version)
            self._reply(connection, command, key, _refused(command.id, refusal))
        elif game.actor() != command.seat:
            raise NotToAct(seat=command.seat)
        else:
            self._timers.spawn(self._advised(connection, command, key))

    async def _advised(self, connection: Connection, command: messages.AskHint, key: str) -> None:
        answer: messages.ServerSent
        version = self.version
        try:
            moves = await self._best_moves(command.seat)
            answer = messages.Hints(id=command.id, version=version, seat=command.seat, moves=moves)
        except Exception as error:  # noqa: BLE001 - every command gets an answer
            _log.warning("hint-failed", error=type(error).__name__)
            answer = messages.Refused(id=command.id, code="busy", version=version)
        self._reply(connection, command, key, answer)

    async def hints_for(self, guest: Guest, seat: int) -> HintList:
        """The best moves of an own seat; asked outside the table's turn, since it takes time."""
        permit("hint", self.roles_of(guest))
        self._check_own(guest, seat)
        game = self._ledger.begun()
        if game.actor() != seat:
            raise NotToAct(seat=seat)
        version = game.version
        return HintList(version=version, seat=seat, moves=await self._best_moves(seat))

    async def _best_moves(self, seat: int) -> list[Hint]:
        update = self._ledger.begun().update_for(seat)
        return await self._house.thinkers.hints(self.row.game, update.view, update.legal)

    # Changing the table itself

    async def change_seat(self, guest: Guest, seat: int, command: SeatCommand) -> TableDescription:
        permit(command.do, self.roles_of(guest))

        def seats() -> TableChanges:
            asked = Asked(
                players=self._ledger.players,
                seat=seat,
                command=command,
                guest=guest,
                is_host=self.row.host == guest.id,
                is_open=self.row.status == "open",
                is_away=self._steward.is_away(seat),
            )
            return {"players": rows.plain_players(seating.changed(asked))}

        await self._ledger.change(seats)
        if command.do == "leave":
            self._steward.expect_back(seat)
            await self._pass_on_host(guest)
        self._reseated(guest)
        return self.described()

    async def leave(self, guest: Guest) -> TableDescription:
        """Leave all own seats."""
        permit("leave", self.roles_of(guest))
        for seat in self._ledger.seats_of(guest.id):
            await self.change_seat(guest, seat, SeatCommand(do="leave"))
        return self.described()

    async def _pass_on_host(self, guest: Guest) -> None:
        """Before the start the host who leaves hands the table to someone who sits at it."""
        others = [p.guest for p in self._ledger.players if p.guest and p.guest != guest.id]
        is_gone = not self._ledger.seats_of(guest.id)
        if self.row.status == "open" and self.row.host == guest.id and is_gone and others:
            await self._ledger.change(lambda: {"host": others[0]})

    def _reseated(self, guest: Guest) -> None:
        """Seats changed hands: clocks, bots and views follow."""
        self._steward.tick(self._house.now(), acted=False)
        self.tell_table()
        self._show_whole(guest)
        self._steward.attend()

    async def start(self, guest: Guest, given: Record | None = None) -> TableDescription:
        """Deal and begin; with a beginning taken over from another game where one is given."""
        permit("start", self.roles_of(guest))
        await self._ledger.begin(guest, given)
        self.tell_update()
        self._steward.attend()
        return self.described()

    async def follow_with(self, guest: Guest, make: Callable[[], Any]) -> str:
        """The table of the rematch: made by the first who asks, the same for all."""
        permit("rematch", self.roles_of(guest))
        if self.row.status != "finished":
            raise NotFinished(table=self.id)
        if not self.row.next_table:
            made: str = await make()

            def link() -> TableChanges:
                return {"next_table": self.row.next_table or made}

            await self._ledger.change(link)
            self.tell_table()
        return self.row.next_table


_FOR_THE_MOMENT: Final = frozenset({"not-kept", "busy", "too-many"})
_DEEDS: Final[dict[type[messages.Command], str]] = {
    messages.Act: "act",
    messages.Undo: "undo",
    messages.Redo: "redo",
    messages.Restart: "restart",
    messages.Chat: "chat",
    messages.AskHint: "hint",
}


def _nothing() -> None:
    """Nobody keeps a list of tables."""


def _refused(id: str, refusal: Refusal) -> messages.Refused:
    return messages.Refused(
        id=id,
        code=refusal.code,
        version=refusal.version,
        text=refusal.text,
        legal=refusal.legal,
        reason=refusal.reason,
    )
