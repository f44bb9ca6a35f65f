"""Keeps a table in step with the store: changes of its row, its start, and what other processes
did. Everything is committed first and adopted only then."""

import math
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from orrery.core.game import CHANCE
from orrery.play.verifiable import complete_nonces
from orrery.server.errors import AlreadyStarted, BadPosition, Changed, SeatsOpen
from orrery.server.retries import retry_delay
from orrery.server.store import (
    Appended,
    AuditEntry,
    Delta,
    Guest,
    StoredStep,
    StoredTable,
    StoreRefused,
    SyncPoint,
    TableChanges,
)
from orrery.server.store.moderation import moderate_table
from orrery.server.tables import table_row
from orrery.server.tables.broadcast import Broadcast
from orrery.server.tables.chat import Chat
from orrery.server.tables.clocks import SeatClocks
from orrery.server.tables.game import BrokenLog, LiveGame, parse_entries, stored_entries
from orrery.server.tables.presence import Presence
from orrery.server.tables.repair import code_of
from orrery.server.tables.seating import Player, is_given_up
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.timers import Timers

_ATTEMPTS: Final = 4


class Sync:
    """One table and the store. `on_refresh` is called after whatever was done elsewhere has been
    followed between two jobs."""

    def __init__(
        self,
        state: TableState,
        broadcast: Broadcast,
        presence: Presence,
        chat: Chat,
        timers: Timers,
        services: TableServices,
    ) -> None:
        self._state = state
        self._broadcast = broadcast
        self._presence = presence
        self._chat = chat
        self._timers = timers
        self._services = services
        self._is_check_posted = False
        self._failures = 0
        self._caught_up = -math.inf
        self.on_refresh: Callable[[], None] = _ignore

    async def change_row(
        self, decide: Callable[[], TableChanges], entry: AuditEntry | None = None
    ) -> None:
        """Change the row, with a line in the audit log if it is a deed of the host; if another
        process was faster, catch up and decide again."""
        for _ in range(_ATTEMPTS):
            changes = decide()
            changes["updated"] = self._services.now()
            if await self._update_row(changes, entry):
                self._adopt(changes)
                return
            await self.catch_up()
        raise Changed(table=self._state.id)

    async def _update_row(self, changes: TableChanges, entry: AuditEntry | None) -> bool:
        try:
            return await self._commit(changes, entry)
        except StoreRefused:
            # It may have been committed all the same.
            self._check_later()
            raise

    async def _commit(self, changes: TableChanges, entry: AuditEntry | None) -> bool:
        store, row = self._services.store, self._state.row
        if entry is None:
            return await store.update_table(row.id, row.revision, **changes)
        return await store.write_numbered(
            lambda connection: moderate_table(connection, row.id, row.revision, changes, entry)
        )

    async def change_players(
        self,
        change: Callable[[list[Player]], list[Player]],
        refresh: int | None = None,
        more: Callable[[], TableChanges] = TableChanges,
        entry: AuditEntry | None = None,
    ) -> None:
        """Change the seats, and store what is left on the clocks with them, and `more`. A seat to
        `refresh` gets fresh time if it is its turn, once in each turn."""
        clocks: list[SeatClocks | None] = [None]

        def decide() -> TableChanges:
            state, at = self._state, self._services.ticks()
            players = change(state.players)
            seat = state.seat_to_act()
            clocks[0] = state.clocks_with(players, seat, at)
            if seat is not None and seat == refresh and not players[seat].is_fresh:
                players[seat] = msgspec.structs.replace(players[seat], is_fresh=True)
                if clocks[0] is not None:
                    clocks[0].refresh(seat)
            changes = state.player_changes(players) | more()
            if clocks[0] is not None:
                changes |= state.setting_changes(clocks[0], at)
            if state.row.status == "running" and is_given_up(players, state.terms.patience):
                changes["status"] = "abandoned"
                if clocks[0] is not None:
                    clocks[0].stop(at)
            return changes

        await self.change_row(decide, entry)
        if clocks[0] is not None:
            self._state.adopt_clocks(clocks[0])

    async def start(self, guest: Guest) -> None:
        """Deal and start, after the entries taken over from another game if there are any."""
        for _ in range(_ATTEMPTS):
            # A nonce that another process has accepted counts.
            await self.catch_up()
            changes = self._decide_start()
            row, terms = self._state.row, self._state.terms
            given = parse_entries(row, terms.taken_over)
            game = LiveGame(msgspec.structs.replace(row, **changes), given)
            if game.is_over:
                raise BadPosition(position=game.position)
            terms = msgspec.structs.replace(game.terms_at(terms), taken_over=[])
            changes["settings"] = table_row.to_json(terms)
            step = self._start_step(game, guest, changes["updated"])
            if (await self.append(step, changes)).status == "committed":
                self._adopt(changes)
                game.remember(step)
                self._state.start_game(game, self._services.ticks())
                return
        raise Changed(table=self._state.id)

    def _start_step(self, game: LiveGame, guest: Guest, at: int) -> StoredStep:
        return StoredStep(
            table=self._state.id,
            version=1,
            command="start",
            kind="start",
            seat=CHANCE,
            entries=stored_entries(game.log),
            answer={"version": 1},
            guest=guest.id,
            at=at,
        )

    async def append(self, step: StoredStep, changes: TableChanges) -> Appended:
        """Commit a step with what it changes about the table; if another process was faster,
        follow what it did."""
        try:
            appended = await self._services.store.append(
                step, revision=self._state.row.revision, **changes
            )
        except StoreRefused:
            # It may have been committed all the same.
            self._check_later()
            raise
        if appended.status != "committed":
            await self.catch_up()
        return appended

    def _decide_start(self) -> TableChanges:
        if self._state.row.status != "open":
            raise AlreadyStarted(table=self._state.id)
        if any(player.kind == "open" for player in self._state.players):
            raise SeatsOpen(table=self._state.id)
        players = self._state.players
        sent = [player.nonce for player in players]
        return {
            "status": "running",
            "players": table_row.players_to_json(players),
            "nonces": complete_nonces(self._state.row.commitment, sent),
            "updated": self._services.now(),
        }

    def _adopt(self, changes: TableChanges) -> None:
        was_open = self._state.row.status == "open"
        self._state.adopt_changes(changes)
        self._services.publish_change(self._state.id)
        if was_open:
            self._services.notify_lobby()

    # Changes by other processes

    def check_for_changes(self) -> None:
        """Another process may have changed this table; several reports lead to one check."""
        if not self._is_check_posted:
            self._is_check_posted = True
            self._timers.post(self._check)

    def _check_later(self) -> None:
        """The store did not answer: check at once, and then less and less often."""
        if not self._services.store.is_shared:
            return
        self._failures += 1
        delay = retry_delay(self._failures, self._services.retry_seconds)
        self._timers.start("check", delay, self._check)

    async def _check(self) -> None:
        self._is_check_posted = False
        with suppress(StoreRefused):
            await self.catch_up()
            self.on_refresh()

    async def refresh(self, asked: float = math.inf) -> None:
        """Follow whatever other processes have committed before this was asked for."""
        if self._services.store.is_shared and self._caught_up <= asked:
            await self.catch_up()
            self.on_refresh()

    async def try_to_refresh(self) -> bool:
        """The same; False if the store does not tell."""
        try:
            await self.refresh()
        except StoreRefused:
            return False
        return True

    async def catch_up(self) -> None:
        """Follow and broadcast what other processes did. BrokenLog: the store does not continue
        what is known here."""
        begun = monotonic()
        point = SyncPoint(self._state.id, self._state.version, self._chat.last_number)
        try:
            self._follow(await self._services.store.changes_since(point))
        except StoreRefused:
            self._check_later()
            raise
        except BrokenLog:
            raise
        except Exception as error:
            raise BrokenLog(version=self._state.version, code=code_of(error)) from error
        self._caught_up = begun
        self._failures = 0
        self._timers.cancel("check")

    def _follow(self, delta: Delta | None) -> None:
        if delta is None or not self._state.continues_in(delta):
            raise BrokenLog(version=self._state.version)
        is_changed = _without_moves(delta.row) != _without_moves(self._state.row)
        self._state.adopt_row(delta.row)
        for step in delta.steps:
            if step.version > self._state.version:
                self._follow_step(step)
                self._broadcast.send_update()
        self._state.resume_clocks(self._services.ticks())
        if self._presence.follow(delta.connected) or is_changed:
            self._broadcast.send_table()
        self._chat.broadcast(delta.chat)

    def _follow_step(self, step: StoredStep) -> None:
        if self._state.game is None:
            game = LiveGame.load(self._state.row, [step])
            self._state.start_game(game, self._services.ticks())
        else:
            self._state.game.follow(step)
            self._state.resume_clocks(self._services.ticks())


def _ignore() -> None:
    """Nobody is to act."""


def _without_moves(row: StoredTable) -> StoredTable:
    """A row without what every move changes, which an update tells anyway."""
    return msgspec.structs.replace(row, settings={}, updated=0, revision=0, version=0)
