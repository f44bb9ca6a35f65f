"""The tables of this process: created, loaded from the store, unloaded when idle, and drained at
the end."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TypeVar

import msgspec

from orrery.core.game import CHANCE, NOBODY
from orrery.games import game_named, game_of, reference_to
from orrery.play.record import replay
from orrery.play.verifiable import SCHEME, SEED_BYTES, seal
from orrery.server.errors import (
    BadPosition,
    Blocked,
    Busy,
    NoSuchSeat,
    NoSuchTable,
    ServerError,
    TableSetAside,
    TooManyTables,
    TooManyTablesHere,
)
from orrery.server.protocol.bodies import (
    ContinueFrom,
    CreateTable,
    Origin,
    TableDescription,
    TableList,
)
from orrery.server.store import AuditEntry, Connected, Guest, QuotaHolder, StoredEntry, StoredTable
from orrery.server.store.set_aside import BY_OPERATOR
from orrery.server.tables.forgetting import forget_person
from orrery.server.tables.joining import invite_reserved, rejoin
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.mailbox import MailboxClosed
from orrery.server.tables.replays import record_up_to, record_with_line
from orrery.server.tables.seating import Player, bot_or_default, reserve_seats, seat_players
from orrery.server.tables.services import TableServices
from orrery.server.tables.setting_aside import setting_aside
from orrery.server.tables.table_row import (
    Terms,
    describe_table,
    players_of,
    players_to_json,
    terms_of,
    to_json,
)

T = TypeVar("T")

_Connected = Mapping[str, Iterable[Connected]]

_LISTED = 50
_ATTEMPTS = 4
# Nobody fills the public list, not even from several names.
_LISTED_OF_HOST = 3
_LISTED_OF_ADDRESS = 10
_ALL = 1_000_000
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class TableRegistry:
    """The tables of this process. Whatever concerns one table runs in its mailbox."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._visited: set[str] = set()
        self._is_draining = False
        self.on_load: Callable[[str], None] = _ignore
        self.on_unload: Callable[[str], None] = _ignore

    async def open(self, table_id: str) -> LiveTable:
        """The table of this id, for somebody who wants to see it."""
        live = await self._open(table_id)
        self._visited.add(table_id)
        return live

    async def _open(self, table_id: str) -> LiveTable:
        """From memory or from the store."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        if self._is_draining:
            raise Busy
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        if not _ID.fullmatch(table_id):
            raise NoSuchTable
        aside = await self._services.store.set_aside_entry(table_id)
        if aside is not None and aside.code == BY_OPERATOR:
            raise TableSetAside(reason=aside.code)
        async with setting_aside(table_id, self._services):
            live = await self._read(table_id)
        if aside is not None:
            # What was wrong is no longer: it was repaired, or the program was updated.
            await self._services.store.release(table_id)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        row = await self._services.store.table(table_id)
        if row is None:
            raise NoSuchTable
        # The log is read after the row: a step committed in between is in the log only.
        steps = await self._services.store.log(table_id)
        chat = await self._services.store.chat(table_id, limit=1)
        last_chat = chat[-1].number if chat else 0
        connected = (await self._connected([row])).get(row.id, ())
        return self._add(LiveTable(row, steps, self._services, last_chat, connected))

    def _add(self, live: LiveTable) -> LiveTable:
        self._live[live.id] = live
        live.on_idle = lambda: self._unload(live)
        self.on_load(live.id)
        self._services.metrics.tables.set(len(self._live))
        return live

    def _unload(self, live: LiveTable) -> None:
        if self._live.get(live.id) is not live:
            return
        del self._live[live.id]
        self.on_unload(live.id)
        self._services.metrics.tables.set(len(self._live))
        asyncio.get_running_loop().create_task(live.unload())

    def forget(self, table_id: str) -> None:
        """The table was removed from the store."""
        live = self._live.get(table_id)
        if live is not None:
            live.close_connections()
            self._unload(live)

    async def call(self, table_id: str, job: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Run a job in the mailbox of a table and return its result. The job sees everything that
        was committed before, by whichever process."""
        asked = monotonic()

        async def run(live: LiveTable) -> T:
            await live.refresh(asked)
            return await job(live)

        for _ in range(_ATTEMPTS):
            live = await self.open(table_id)
            try:
                return await live.call(partial(run, live))
            except MailboxClosed:
                if self._is_draining:
                    break
        raise Busy

    async def current(self, table_id: str) -> LiveTable:
        """A table that knows of everything committed before, to ask what takes long."""

        async def same(live: LiveTable) -> LiveTable:
            return live

        return await self.call(table_id, same)

    async def read(self, table_id: str, question: Callable[[LiveTable], T]) -> T:
        """Ask a table something between two jobs of its mailbox."""

        async def job(live: LiveTable) -> T:
            return question(live)

        return await self.call(table_id, job)

    def check_for_changes(self, table_id: str) -> None:
        """Another process has reported a change of this table."""
        live = self._live.get(table_id)
        if live is not None:
            live.check_for_changes()

    def check_connected(self, table_id: str, connected: Iterable[Connected]) -> None:
        """Who is connected to this table, as the store has it."""
        live = self._live.get(table_id)
        if live is not None and not live.knows_connected(connected):
            live.check_for_changes()

    def check_all(self) -> None:
        """Look again at who is connected to every table here."""
        for live in self._live.values():
            live.check_for_changes()

    # What hosts and operators did, here or in another process

    def notice_deed(self, entry: AuditEntry) -> None:
        """Let a deed take effect at the tables of this process; a second time it changes
        nothing."""
        live = self._live.get(entry.table_id)
        if live is not None:
            live.check_for_changes()
            live.post(lambda: self._withdraw_if_not_served(live))
        for table in self._live.values():
            if entry.deed == "block":
                table.dismiss(entry.guest_id, Blocked.code)
            elif entry.deed == "rename":
                table.renew(entry.guest_id)

    async def _withdraw_if_not_served(self, live: LiveTable) -> None:
        """The operator has set the table aside or removed it."""
        store = self._services.store
        aside = await store.set_aside_entry(live.id)
        is_aside = aside is not None and aside.code == BY_OPERATOR
        if self._live.get(live.id) is live and (is_aside or await store.table(live.id) is None):
            live.withdraw()

    def is_connected(self, table_id: str, guest_id: str) -> bool:
        """Whether a guest is connected to a table, as far as this process knows."""
        live = self._live.get(table_id)
        return live is not None and live.is_connected(guest_id)

    def visited(self) -> list[str]:
        """The tables at which somebody is, or was since this was last asked."""
        visited, self._visited = self._visited, set()
        return sorted(visited | {live.id for live in self._live.values() if live.is_watched})

    async def forget_guest(self, guest_id: str, pseudonym: str) -> None:
        """Go on without a guest at every table of theirs, and remove the guest. If it fails
        halfway, the same again does the rest."""
        store = self._services.store
        unfinished = await store.tables(status=("open", "running"), guest=guest_id, limit=_ALL)
        left = [row.id for row in unfinished]
        for table_id in left:
            with suppress(NoSuchTable, TableSetAside):
                await self.call(table_id, lambda live: live.forget(guest_id, pseudonym))
        alias = f"gone-{secrets.token_hex(8)}"
        changed = await store.forget_guest(
            guest_id, left, lambda row: forget_person(row, guest_id, pseudonym), alias
        )
        for table_id in changed:
            self.check_for_changes(table_id)
            self._services.publish_change(table_id)

    def attended_tables(self) -> list[str]:
        """The waiting tables at which somebody is connected here."""
        return [live.id for live in self._live.values() if live.is_attended]

    async def list_for(self, guest: Guest) -> TableList:
        store = self._services.store
        mine = await store.tables(guest=guest.id, limit=_LISTED)
        since = self._services.now() - int(1000 * self._services.listed_seconds)
        public = await store.listed_tables(
            since, of_host=_LISTED_OF_HOST, of_address=_LISTED_OF_ADDRESS, limit=_LISTED
        )
        mine = [row for row in mine if row.version or row.status != "abandoned"]
        mine, public = _without_removed(mine, guest), _without_removed(public, guest)
        connected = await self._connected([*mine, *public])
        return TableList(
            mine=await self._describe_all(mine, connected),
            public=await self._describe_all(public, connected),
        )

    async def _connected(self, rows: Sequence[StoredTable]) -> _Connected:
        """Who is connected to these tables through other processes."""
        store = self._services.store
        return await store.connected([row.id for row in rows]) if store.is_shared else {}

    async def _describe_all(
        self, rows: Sequence[StoredTable], connected: _Connected
    ) -> list[TableDescription]:
        described: list[TableDescription] = []
        for row in rows:
            with suppress(TableSetAside):
                async with setting_aside(row.id, self._services):
                    described.append(self._describe(row, connected.get(row.id, ())))
        return described

    def _describe(self, row: StoredTable, connected: Iterable[Connected]) -> TableDescription:
        """A table as it is here, or as it was just read where that is newer."""
        live = self._live.get(row.id)
        if live is not None and live.is_as_new_as(row):
            return live.describe()
        game_named(row.game, row.rules)
        here = {one.guest for one in connected}
        return describe_table(row, lambda seat: players_of(row)[seat].guest in here)

    # New tables

    async def create(
        self, guest: Guest, wanted: CreateTable, address: str = ""
    ) -> TableDescription:
        """A new table, as all of these: counted for the guest and the hash of their address."""
        players = seat_players(wanted.seats, guest)
        terms = Terms(
            clock=wanted.clock,
            undo=wanted.undo,
            grace=wanted.grace,
            patience=wanted.patience,
            overdue=wanted.overdue,
            welcomes_bots=wanted.welcomes_bots,
        )
        row = self.new_row(guest, wanted.game, players, wanted.options, terms, wanted.public)
        return (await self._create(row, address)).describe()

    async def rematch(self, guest: Guest, table_id: str, address: str = "") -> TableDescription:
        """The same people again; everyone moves on by one seat, so somebody else begins. The seats
        of the others are kept for them until they answer."""
        created: list[str] = []

        async def create() -> str:
            before = await self.open(table_id)
            created.append(await self._create_rematch(guest, before, address))
            return created[0]

        next_id = await self.call(table_id, lambda live: live.link_rematch(guest, create))
        if created and created[0] != next_id:
            # Somebody was faster at another process.
            await self.call(created[0], lambda live: live.leave(guest))
        elif created:
            await self.call(next_id, lambda live: invite_reserved(live, guest, self._services))
        return await self.call(next_id, lambda live: rejoin(live, guest, self._services))

    async def _create_rematch(self, guest: Guest, before: LiveTable, address: str) -> str:
        first, *others = reserve_seats(before.players, guest, before.removed)
        terms = msgspec.structs.replace(
            terms_of(before.row),
            origin=None,
            to_act=None,
            points=[],
            clocks=None,
            is_quick=False,
            starts_full=True,
        )
        old = before.row
        row = self.new_row(guest, old.game, [*others, first], old.options, terms, old.is_public)
        return (await self._create(row, address)).id

    async def continue_from(
        self, guest: Guest, table_id: str, position: int, wanted: ContinueFrom, address: str = ""
    ) -> TableDescription:
        """A new table from a position of a finished game, against bots."""
        bot = bot_or_default(wanted.bot)
        before = await self.current(table_id)
        record = before.finished_game(guest, "continue").record()
        given = record_up_to(record, position)
        if wanted.seat >= record.seats:
            raise NoSuchSeat(seat=wanted.seat, seats=record.seats)
        given = record_with_line(given, wanted.seat, wanted.line)
        if record.game.to_act(replay(given)) == NOBODY:
            raise BadPosition(position=position)
        players = [Player(kind="bot", bot=bot)] * record.seats
        players[wanted.seat] = Player(kind="person", name=guest.name, guest=guest.id)
        terms = Terms(
            undo=terms_of(before.row).undo,
            origin=Origin(table=table_id, position=position),
            taken_over=[StoredEntry(entry.actor, entry.action.text) for entry in given.entries],
        )
        row = self.new_row(
            guest, reference_to(record.game), players, dict(record.options), terms, False
        )
        draws = sum(entry.actor == CHANCE for entry in given.entries)
        row = msgspec.structs.replace(row, given=draws)
        return (await self._create(row, address)).describe()

    def new_row(
        self,
        guest: Guest,
        game_id: str,
        players: list[Player],
        options: dict[str, str],
        terms: Terms,
        is_public: bool,
    ) -> StoredTable:
        game = game_of(game_id)
        game.new(len(players), options)
        seed = secrets.token_bytes(SEED_BYTES)
        at = self._services.now()
        return StoredTable(
            id=secrets.token_urlsafe(16),
            game=game.id,
            rules=game.rules,
            seats=len(players),
            options=game.full_options(options),
            settings=to_json(terms),
            players=players_to_json(players),
            host=guest.id,
            is_public=is_public,
            created=at,
            updated=at,
            commitment=seal(seed),
            seed=seed.hex(),
            scheme=SCHEME,
        )

    async def _create(self, row: StoredTable, address: str) -> LiveTable:
        self.check_new_table(row.host)
        row = msgspec.structs.replace(row, address=address)
        full = await self._services.store.create_table(row, self._services.quota)
        if full is not None:
            raise self.full_quota(full)
        self._services.notify_lobby()
        return self._add(LiveTable(row, (), self._services))

    def check_new_table(self, guest_id: str) -> None:
        """Refuse who makes too many tables, and everybody while the server stops."""
        if self._is_draining:
            raise Busy
        self._services.check_new_table(guest_id)

    def full_quota(self, holder: QuotaHolder) -> ServerError:
        quota = self._services.quota
        if holder == "guest":
            return TooManyTables(most=quota.guest)
        return TooManyTablesHere(most=quota.address)

    # The life of the server

    async def load_clocked_tables(self) -> None:
        """Load the running tables with a clock: it has to go on. A table that cannot be read is
        set aside, and the others are served."""
        store = self._services.store
        rows = {row.id: row for row in await store.tables(status=("running",), limit=10_000)}
        known = {entry.table for entry in await store.set_aside_entries()}
        for table_id in await store.table_ids("running"):
            with suppress(TableSetAside):
                if table_id in known or await self._has_clock(table_id, rows.get(table_id)):
                    await self._open(table_id)

    async def _has_clock(self, table_id: str, row: StoredTable | None) -> bool:
        async with setting_aside(table_id, self._services):
            row = row or await self._services.store.table(table_id)
            return row is not None and terms_of(row).clock is not None

    async def drain(self) -> None:
        """Accept nothing new, finish what was begun, close every connection, and stop."""
        self._is_draining = True
        live = list(self._live.values())
        for table in live:
            table.post(table.store_clocks)
        await asyncio.gather(*(table.drain() for table in live))
        for table in live:
            table.close_connections()
        await asyncio.gather(*(table.stop() for table in live))
        self._live.clear()


def _without_removed(rows: Sequence[StoredTable], guest: Guest) -> list[StoredTable]:
    """The tables from which a guest was not removed."""
    return [row for row in rows if guest.id not in row.moderation.get("removed", ())]


def _ignore(_table_id: str) -> None:
    """No other process."""
