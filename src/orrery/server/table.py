"""One live table: an actor that judges every command, commits it, and only then adopts it,
answers, and tells everyone who watches. Bots come in by the same door."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec
import structlog

from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, State
from orrery.games import game_named
from orrery.play.record import Record, Result, encode, result_of
from orrery.play.table import Accepted, Step
from orrery.play.table import Refused as Refusal
from orrery.server import messages, rows, seating
from orrery.server.actor import Actor
from orrery.server.bodies import ChatLine, Hint, HintList, SeatCommand, TableDescription
from orrery.server.clocks import RunningClocks
from orrery.server.errors import (
    AlreadyStarted,
    BadPosition,
    Changed,
    NotFinished,
    NotStarted,
    NotToAct,
    NotYours,
    SeatsOpen,
)
from orrery.server.guests import described as described_guest
from orrery.server.house import House
from orrery.server.live import FollowingDealer, LiveGame, stored
from orrery.server.policy import Role, Roles, permit
from orrery.server.seating import STAND_IN, Asked, Player
from orrery.server.store import ChatLine as StoredChat
from orrery.server.store import Guest, Kind, Logged, StoredTable, StoreError, TableChanges
from orrery.server.texts import cleaned_chat

CLOSE_REPLACED: Final = 4001
CLOSE_RESTART: Final = 1012
_ANSWERS_KEPT: Final = 512
_ATTEMPTS: Final = 4
_log = structlog.get_logger("table")


class Connection(Protocol):
    """A socket of a guest at this table. Sending never waits."""

    @property
    def guest(self) -> Guest: ...

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class LiveTable(Actor):
    """A table in memory. What it keeps can always be made again from the store."""

    def __init__(
        self, row: StoredTable, steps: Sequence[Logged], house: House, heard: int = 0
    ) -> None:
        super().__init__()
        self._house = house
        self._row = row
        self._players = rows.players_of(row)
        self._agreed = rows.agreed(row)
        self._connections: dict[str, Connection] = {}
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self._away: set[int] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thought = -1
        self._heard = heard
        self._told = 0
        self._is_news = False
        self.on_idle: Callable[[], None] = _nothing
        self._game = self._loaded(steps) if steps else None
        self._clocks = self._new_clocks(steps)
        self._told = self.version
        for seat in self._absent():
            self._expect_back(seat)
        self._attend()
        self._rest()

    # Looking at it

    @property
    def id(self) -> str:
        return self._row.id

    @property
    def row(self) -> StoredTable:
        return self._row

    @property
    def version(self) -> int:
        return 0 if self._game is None else self._game.version

    @property
    def is_watched(self) -> bool:
        return bool(self._connections)

    def described(self) -> TableDescription:
        row = msgspec.structs.replace(self._row, version=self.version)
        return rows.described(row, self._is_connected, self._is_away)

    def roles_of(self, guest: Guest) -> Roles:
        roles: set[Role] = {"guest"}
        if seating.seats_of(self._players, guest.id):
            roles.add("seat")
        if self._row.host == guest.id:
            roles.add("host")
        return frozenset(roles)

    def game_for(self, guest: Guest, deed: str, seat: int) -> LiveGame:
        """The game, for one who may look at it from this seat: of a running game only from the
        own seats or as a spectator."""
        permit(deed, self.roles_of(guest))
        game = self._begun()
        if not SPECTATOR <= seat < game.seats or seat in (CHANCE, NOBODY):
            raise NotYours(seat=seat)
        if seat >= 0 and not game.is_over and self._players[seat].guest != guest.id:
            raise NotYours(seat=seat)
        return game

    def finished_game(self, guest: Guest, deed: str) -> LiveGame:
        permit(deed, self.roles_of(guest))
        game = self._begun()
        if not game.is_over:
            raise NotFinished(table=self.id)
        return game

    def viewer_of(self, guest: Guest) -> int:
        """The seat through which a guest sees a record: the first of the own ones."""
        own = seating.seats_of(self._players, guest.id)
        return own[0] if own else SPECTATOR

    def _begun(self) -> LiveGame:
        if self._game is None:
            raise NotStarted(table=self.id)
        return self._game

    def _is_connected(self, seat: int) -> bool:
        return self._players[seat].guest in self._connections

    def _is_away(self, seat: int) -> bool:
        return seat in self._away

    def _absent(self) -> list[int]:
        return [
            seat
            for seat, player in enumerate(self._players)
            if player.kind == "person" and not self._is_connected(seat)
        ]

    # Coming and going

    async def join(self, connection: Connection) -> None:
        """A guest connects, with one socket at a time."""
        guest = connection.guest
        permit("watch", self.roles_of(guest))
        before = self._connections.get(guest.id)
        self._connections[guest.id] = connection
        if before is not None:
            before.send(messages.encoded(messages.Replaced()))
            before.close(CLOSE_REPLACED)
        own = seating.seats_of(self._players, guest.id)
        for seat in own:
            self._welcome_back(seat)
        welcome = messages.Welcome(me=described_guest(guest), seats=own, table=self.described())
        connection.send(messages.encoded(welcome))
        self._show_whole(connection)
        if own and before is None:
            self._tell_table(besides=guest.id)

    async def part(self, connection: Connection) -> None:
        """A socket is closed."""
        guest_id = connection.guest.id
        if self._connections.get(guest_id) is not connection:
            return
        del self._connections[guest_id]
        own = seating.seats_of(self._players, guest_id)
        for seat in own:
            self._expect_back(seat)
        if own:
            self._tell_table()
        self._rest()

    def _welcome_back(self, seat: int) -> None:
        self._away.discard(seat)
        self._cancel(f"away-{seat}")

    def _expect_back(self, seat: int) -> None:
        if self._row.status != "running":
            return
        wait = 0.0 if self._players[seat].left else float(self._agreed.grace)
        self._later(f"away-{seat}", wait, lambda: self._grow_away(seat))

    async def _grow_away(self, seat: int) -> None:
        if not self._is_connected(seat) and self._row.status == "running":
            self._away.add(seat)
            self._tell_table()

    def dismiss(self) -> None:
        """The server stops: everyone is told to come back later."""
        for connection in list(self._connections.values()):
            connection.send(messages.encoded(messages.Closing()))
            connection.close(CLOSE_RESTART)
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

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
            self._tell_update()
            self._attend()

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
        self._house.metrics.commands.labels(kind, code).inc()
        connection.send(frame)

    async def _answered(
        self, connection: Connection, command: messages.ClientMessage, key: str
    ) -> messages.ServerSent | None:
        try:
            permit(_DEEDS[type(command)], self.roles_of(connection.guest))
            if isinstance(command, messages.Chat):
                await self._say(connection.guest, command.text)
                return messages.Done(id=command.id, version=self.version)
            self._check_own(connection.guest, command.seat)
            if isinstance(command, messages.AskHint):
                self._advise(connection, command, key)
                return None
            outcome = await self._stepped(command, key, connection.guest)
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
        self._begun()
        if seat >= len(self._players) or self._players[seat].guest != guest.id:
            raise NotYours(seat=seat)
        if self._players[seat].bot:
            raise NotYours(seat=seat)

    async def _stepped(
        self, command: "_Playing", key: str, guest: Guest
    ) -> messages.ServerSent | Refusal:
        outcome = await self._attempt(command, key, guest.id)
        if isinstance(outcome, Refusal) and outcome.code == "stale":
            before = await self._house.store.answer_to(self.id, key)
            if before is not None:
                return messages.Done(id=command.id, version=before.version)
        return outcome

    async def _attempt(
        self, command: "_Playing", key: str, guest_id: str
    ) -> messages.ServerSent | Refusal:
        game = self._begun()
        if isinstance(command, messages.Act):
            game.stand()
            step = game.consider(command.seat, command.action, command.version)
            if isinstance(step, Refusal):
                return step
            return await self._commit_step(command, step, key, guest_id)
        if isinstance(command, messages.Redo):
            again = game.would_redo(command.seat, command.version)
            if isinstance(again, Refusal):
                return again
            logged = self._logged(command, "redo", key, guest_id, entries=stored(again))
            return await self._keep(command, logged, game.redo)
        whole = isinstance(command, messages.Restart)
        count = game.would_take_back(command.seat, command.version, whole)
        if isinstance(count, Refusal):
            return count
        kind: Kind = "restart" if whole else "undo"
        logged = self._logged(command, kind, key, guest_id, taken_back=count)
        return await self._keep(command, logged, game.restart if whole else game.undo)

    async def _commit_step(
        self, command: messages.Act, step: Step, key: str, guest_id: str
    ) -> messages.ServerSent | Refusal:
        game = self._begun()
        logged = self._logged(command, "act", key, guest_id, entries=stored(step.entries))

        def adopt(_seat: int, _version: int) -> Accepted:
            return game.adopt(step)

        changes = self._turned(step.after)
        result = result_of(game.game, step.after)
        if result is not None:
            changes |= await self._ending(step, result)
        return await self._keep(command, logged, adopt, changes)

    async def _keep(
        self,
        command: "_Playing",
        logged: Logged,
        adopt: Callable[[int, int], Accepted | Refusal],
        changes: TableChanges | None = None,
    ) -> messages.ServerSent | Refusal:
        """Commit a step, and adopt it only then."""
        game = self._begun()
        with self._house.metrics.commit_seconds.time():
            kept = await self._house.store.append(logged, **(changes or {}))
        if kept.outcome == "conflict":
            await self._catch_up()
            return Refusal("stale", self.version)
        if kept.outcome == "already":
            await self._catch_up()
            return messages.Done(id=command.id, version=kept.version)
        accepted = adopt(command.seat, command.version)
        if isinstance(accepted, Refusal):
            raise Changed(table=self.id)
        game.remember(accepted, logged.taken_back)
        self._house.metrics.steps.labels(self._row.game, logged.kind).inc()
        self._adopted(changes or {})
        self._tick(logged.at, acted=logged.kind == "act")
        return messages.Done(id=command.id, version=logged.version)

    def _logged(
        self,
        command: "_Playing",
        kind: Kind,
        key: str,
        guest_id: str,
        *,
        entries: list[Any] | None = None,
        taken_back: int = 0,
    ) -> Logged:
        version = self.version + 1
        return Logged(
            table=self.id,
            version=version,
            command=key,
            kind=kind,
            seat=command.seat,
            entries=entries or [],
            taken_back=taken_back,
            answer={"version": version},
            guest=guest_id,
            at=self._house.now(),
        )

    def _turned(self, after: State) -> TableChanges:
        """What a step changes about the table itself: whose turn it is."""
        actor = self._begun().game.to_act(after)
        to_act = None if actor == NOBODY else int(actor)
        if to_act == self._agreed.to_act:
            return {}
        return {"settings": rows.plain(msgspec.structs.replace(self._agreed, to_act=to_act))}

    async def _ending(self, step: Step, result: Result) -> TableChanges:
        """What the last step of a game changes about the table."""
        record = self._begun().record_with(step, result)
        return {
            "status": "finished",
            "result": rows.plain(result),
            "digest": await self._house.thinkers.digest(encode(record)),
            "updated": self._house.now(),
        }

    def _adopted(self, changes: TableChanges) -> None:
        """The row as it is now in the store."""
        fields: dict[str, Any] = dict(changes)
        if changes:
            fields["revision"] = self._row.revision + 1
        self._take(msgspec.structs.replace(self._row, **fields))
        self._house.changed(self.id)
        self._is_news = self._is_news or "status" in changes

    def _take(self, row: StoredTable) -> None:
        before, self._row = self._row, row
        if row.players is not before.players:
            self._players = rows.players_of(row)
        if row.settings is not before.settings:
            self._agreed = rows.agreed(row)

    async def _say(self, guest: Guest, text: str) -> None:
        cleaned = cleaned_chat(text)
        if cleaned:
            line = StoredChat(
                table=self.id,
                text=cleaned,
                name=guest.name,
                guest=guest.id,
                at=self._house.now(),
            )
            await self._house.store.add_chat(line)
            await self._hear()
            self._house.changed(self.id)

    async def _hear(self) -> None:
        """Tell what was said since, here or at another process."""
        for line in await self._house.store.chat(self.id, self._heard):
            self._heard = line.number
            self._tell(messages.Chatted(line=self.chat_line(line)))

    def chat_line(self, line: StoredChat) -> ChatLine:
        own = seating.seats_of(self._players, line.guest)
        return ChatLine(
            number=line.number,
            at=line.at,
            player=line.guest,
            seat=own[0] if own else None,
            name=line.name or (self._players[own[0]].name if own else ""),
            text=line.text,
        )

    # Hints

    def _advise(self, connection: Connection, command: messages.AskHint, key: str) -> None:
        game = self._begun()
        if command.version != game.version:
            refusal = Refusal("stale", game.version)
            self._reply(connection, command, key, _refused(command.id, refusal))
        elif game.actor() != command.seat:
            raise NotToAct(seat=command.seat)
        else:
            self._spawn(self._advised(connection, command, key))

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
        game = self._begun()
        if game.actor() != seat:
            raise NotToAct(seat=seat)
        version = game.version
        return HintList(version=version, seat=seat, moves=await self._best_moves(seat))

    async def _best_moves(self, seat: int) -> list[Hint]:
        update = self._begun().update_for(seat)
        return await self._house.thinkers.hints(self._row.game, update.view, update.legal)

    # Changing the table itself

    async def change_seat(self, guest: Guest, seat: int, command: SeatCommand) -> TableDescription:
        permit(command.do, self.roles_of(guest))

        def seats() -> TableChanges:
            asked = Asked(
                players=self._players,
                seat=seat,
                command=command,
                guest=guest,
                is_host=self._row.host == guest.id,
                is_open=self._row.status == "open",
                is_away=seat in self._away,
            )
            return {"players": rows.plain_players(seating.changed(asked))}

        await self._change(seats)
        if command.do == "leave":
            self._expect_back(seat)
            await self._pass_on_host(guest)
        self._reseated(guest)
        return self.described()

    async def leave(self, guest: Guest) -> TableDescription:
        """Leave all own seats."""
        permit("leave", self.roles_of(guest))
        for seat in seating.seats_of(self._players, guest.id):
            await self.change_seat(guest, seat, SeatCommand(do="leave"))
        return self.described()

    async def _pass_on_host(self, guest: Guest) -> None:
        """Before the start the host who leaves hands the table to someone who sits at it."""
        others = [p.guest for p in self._players if p.guest and p.guest != guest.id]
        is_gone = not seating.seats_of(self._players, guest.id)
        if self._row.status == "open" and self._row.host == guest.id and is_gone and others:
            await self._change(lambda: {"host": others[0]})

    async def _change(self, changes: Callable[[], TableChanges]) -> None:
        """Change the row; where another process was faster, look again and decide anew."""
        for _ in range(_ATTEMPTS):
            wanted = changes()
            wanted["updated"] = self._house.now()
            row = self._row
            if await self._house.store.update_table(row.id, row.revision, **wanted):
                self._adopted(wanted)
                return
            await self._catch_up()
        raise Changed(table=self.id)

    def _reseated(self, guest: Guest) -> None:
        """Seats changed hands: clocks, bots and views follow."""
        self._tick(self._house.now(), acted=False)
        self._tell_table()
        connection = self._connections.get(guest.id)
        if connection is not None:
            self._show_whole(connection)
        self._attend()

    async def start(self, guest: Guest, given: Record | None = None) -> TableDescription:
        """Deal and begin; with a beginning taken over from another game where one is given."""
        permit("start", self.roles_of(guest))
        if self._row.status != "open":
            raise AlreadyStarted(table=self.id)
        if any(player.kind == "open" for player in self._players):
            raise SeatsOpen(table=self.id)
        players = [_with_nonce(player) for player in self._players]
        nonces = [player.nonce for player in players]
        row = msgspec.structs.replace(self._row, players=rows.plain_players(players), nonces=nonces)
        game = self._dealt(row, given)
        if game.is_over:
            raise BadPosition(position=game.position)
        await self._begin(guest, row, game)
        return self.described()

    def _dealt(self, row: StoredTable, given: Record | None) -> LiveGame:
        record = _record_of(row)
        if given is not None:
            record = replace(record, entries=given.entries)
        dealer = FollowingDealer(bytes.fromhex(row.seed), row.nonces)
        dealer.stand_at(row.given)
        return LiveGame(record, dealer=dealer, undo_policy=self._agreed.undo)

    async def _begin(self, guest: Guest, row: StoredTable, game: LiveGame) -> None:
        terms = msgspec.structs.replace(self._agreed, to_act=game.actor())
        at = self._house.now()
        logged = Logged(
            table=self.id,
            version=1,
            command="start",
            kind="start",
            seat=CHANCE,
            entries=stored(game.log),
            answer={"version": 1},
            guest=guest.id,
            at=at,
        )
        changes: TableChanges = {
            "status": "running",
            "players": row.players,
            "nonces": row.nonces,
            "settings": rows.plain(terms),
            "updated": at,
        }
        kept = await self._house.store.append(logged, **changes)
        if kept.outcome != "committed":
            await self._catch_up()
            raise AlreadyStarted(table=self.id)
        self._game = game
        self._clocks = self._new_clocks(())
        self._adopted(changes)
        for seat in self._absent():
            self._expect_back(seat)
        self._tick(at, acted=False)
        self._tell_update()
        self._attend()

    async def follow_with(self, guest: Guest, make: Callable[[], Any]) -> str:
        """The table of the rematch: made by the first who asks, the same for all."""
        permit("rematch", self.roles_of(guest))
        if self._row.status != "finished":
            raise NotFinished(table=self.id)
        if not self._row.next_table:
            made: str = await make()

            def link() -> TableChanges:
                return {"next_table": self._row.next_table or made}

            await self._change(link)
            self._tell_table()
        return self._row.next_table

    # Being in step with the store

    def _loaded(self, steps: Sequence[Logged]) -> LiveGame:
        dealer = FollowingDealer(bytes.fromhex(self._row.seed), self._row.nonces)
        record = _record_of(self._row)
        return LiveGame.loaded(record, steps, dealer=dealer, undo_policy=self._agreed.undo)

    async def catch_up(self) -> None:
        """Another process may have changed this table."""
        await self._catch_up()
        await self._hear()
        self._attend()

    async def _catch_up(self) -> None:
        row, steps = await self._house.store.news(self.id, self.version)
        if row is None:
            return
        is_changed = _lasting(row) != _lasting(self._row)
        self._take(row)
        for step in steps:
            self._follow(step)
        if is_changed:
            self._tell_table()

    def _follow(self, step: Logged) -> None:
        if self._game is None:
            self._game = self._loaded([step])
            self._clocks = self._new_clocks(())
        else:
            self._game.follow(step)
        self._tick(step.at, acted=step.kind == "act")
        self._tell_update()

    # Telling everyone

    def _show_whole(self, connection: Connection) -> None:
        if self._game is None:
            return
        for viewer in self._viewers(connection):
            update = self._game.message_for(viewer, self._shown_clocks(), whole=True)
            connection.send(messages.encoded(update))

    def _viewers(self, connection: Connection) -> list[int]:
        return seating.seats_of(self._players, connection.guest.id) or [SPECTATOR]

    def _tell_update(self) -> None:
        """The latest change, if not told yet, to every viewer as that viewer may see it."""
        game = self._game
        if game is not None and game.version != self._told:
            self._told = game.version
            self._tell_change(game)
        if self._is_news:
            self._is_news = False
            self._tell_table()

    def _tell_change(self, game: LiveGame) -> None:
        frames: dict[int, bytes] = {}
        clocks = self._shown_clocks()
        for connection in list(self._connections.values()):
            for viewer in self._viewers(connection):
                if viewer not in frames:
                    update = game.message_for(viewer, clocks, whole=False)
                    frames[viewer] = messages.encoded(update)
                connection.send(frames[viewer])

    def _tell_table(self, besides: str = "") -> None:
        table = self.described()
        for guest_id, connection in list(self._connections.items()):
            if guest_id != besides:
                own = seating.seats_of(self._players, guest_id)
                connection.send(messages.encoded(messages.TableChanged(seats=own, table=table)))

    def _tell(self, message: messages.ServerSent) -> None:
        frame = messages.encoded(message)
        for connection in list(self._connections.values()):
            connection.send(frame)

    # Clocks

    def _new_clocks(self, steps: Sequence[Logged]) -> RunningClocks | None:
        if self._agreed.clock is None:
            return None
        clocks = RunningClocks(self._agreed.clock, len(self._players))
        if steps:
            clocks.follow([(step.seat, step.at) for step in steps[1:]], steps[0].at)
        if self._game is not None:
            clocks.start(self._clocked_seat(), self._house.now())
        return clocks

    def _clocked_seat(self) -> int | None:
        """The seat whose person is to act."""
        seat = None if self._game is None else self._game.actor()
        return None if seat is None or self._players[seat].bot else seat

    def _shown_clocks(self) -> messages.Clocks | None:
        return None if self._clocks is None else self._clocks.shown()

    def _tick(self, at: int, acted: bool) -> None:
        if self._clocks is not None and self._game is not None:
            self._clocks.stop(at, acted=acted)
            self._clocks.start(self._clocked_seat(), at)

    async def _time_out(self) -> None:
        seat = None if self._clocks is None else self._clocks.running
        if self._clocks is None or seat is None:
            return
        deadline = self._clocks.deadline
        if deadline is None or deadline > self._house.now():
            self._attend()
            return
        players = list(self._players)
        players[seat] = msgspec.structs.replace(players[seat], bot=STAND_IN)
        await self._change(lambda: {"players": rows.plain_players(players)})
        self._tick(self._house.now(), acted=False)
        self._tell_table()
        self._attend()

    # Bots, timers, rest

    def _attend(self) -> None:
        """After any change: let the bot to act think, and mind the clock."""
        if self._game is None:
            return
        deadline = None if self._clocks is None else self._clocks.deadline
        self._cancel("clock")
        if deadline is not None:
            wait = max(0, deadline - self._house.now()) / 1000
            self._later("clock", wait, self._time_out)
        seat = self._game.actor()
        if seat is None or not self._players[seat].bot or self._thought == self.version:
            return
        self._thought = self.version
        self._spawn(self._think(seat, self._players[seat].bot))

    async def _think(self, seat: int, bot: str) -> None:
        game = self._begun()
        update = game.update_for(seat)
        with self._house.metrics.bot_seconds.time():
            text = await self._house.thinkers.choose(self._row.game, bot, update.view, update.legal)
        self.post(lambda: self._bot_acts(seat, update.version, text))

    async def _bot_acts(self, seat: int, version: int, text: str) -> None:
        """A bot's answer, by the same door; one for an old version is dropped."""
        if version != self.version or not self._players[seat].bot:
            return
        command = messages.Act(id=f"bot-{version}", version=version, seat=seat, action=text)
        try:
            outcome = await self._attempt(command, f"bot/{version}", "")
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
            self._think_again()
            return
        if isinstance(outcome, Refusal) and self.version == version:
            _log.error("bot-refused", code=outcome.code)
            self._think_again()
            return
        self._tell_update()
        self._attend()

    def _think_again(self) -> None:
        self._thought = -1
        self._later("bot", self._house.retry_seconds, self._retry)

    async def _retry(self) -> None:
        self._attend()

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _later(self, name: str, seconds: float, job: Callable[[], Any]) -> None:
        self._cancel(name)
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(seconds, lambda: self.post(job))

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def _rest(self) -> None:
        """Leave the memory after a while in which nobody came."""
        if not self._connections:
            self._later("rest", self._house.idle_seconds, self._maybe_leave)

    async def _maybe_leave(self) -> None:
        runs = self._clocks is not None and self._clocks.running is not None
        if self._connections or self._tasks or runs:
            self._rest()
        else:
            self.on_idle()


_Playing = messages.Act | messages.Undo | messages.Redo | messages.Restart
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


def _lasting(row: StoredTable) -> StoredTable:
    """A row without what every move changes, of which the update tells."""
    return msgspec.structs.replace(row, settings={}, updated=0, revision=0, version=0)


def _refused(id: str, refusal: Refusal) -> messages.Refused:
    return messages.Refused(
        id=id,
        code=refusal.code,
        version=refusal.version,
        text=refusal.text,
        legal=refusal.legal,
        reason=refusal.reason,
    )


def _with_nonce(player: Player) -> Player:
    if player.kind != "person" or player.nonce:
        return player
    return msgspec.structs.replace(player, nonce=secrets.token_hex(16))


def _record_of(row: StoredTable) -> Record:
    """The game of a row before its first entry."""
    return Record(
        game=game_named(row.game),
        seats=row.seats,
        options=row.options,
        names=seating.names_of(rows.players_of(row)),
        entries=(),
        result=None,
    )
