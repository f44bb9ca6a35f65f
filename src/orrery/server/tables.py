"""All tables: made, found in memory or in the store, left to rest, and drained at the end."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from orrery.core.game import CHANCE
from orrery.games import game_named
from orrery.play.verifiable import SEED_BYTES, seal
from orrery.server import lines, rows, seating
from orrery.server.actor import Stopped
from orrery.server.bodies import ContinueFrom, CreateTable, Origin, TableDescription, TableList
from orrery.server.errors import Busy, NoSuchSeat, NoSuchTable
from orrery.server.house import House
from orrery.server.rows import Agreed
from orrery.server.seating import OPEN, Player
from orrery.server.store import Guest, StoredTable
from orrery.server.table import LiveTable

T = TypeVar("T")

_LISTED = 50
_LONGEST_ID = 64


class Tables:
    """The tables of this process. Whatever concerns one table is done by that table's actor."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._is_draining = False
        self.on_load: Callable[[str], None] = _unnoticed
        self.on_leave: Callable[[str], None] = _unnoticed

    async def open(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or from the store."""
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
        row = None if len(table_id) > _LONGEST_ID else await self._house.store.table(table_id)
        if row is None:
            raise NoSuchTable
        # The log is read after the row: what came in between is told by its steps alone.
        steps = await self._house.store.log(table_id)
        said = await self._house.store.chat(table_id, limit=1)
        heard = said[-1].number if said else 0
        return self._add(LiveTable(row, steps, self._house, heard))

    def _add(self, live: LiveTable) -> LiveTable:
        self._live[live.id] = live
        live.on_idle = lambda: self._leave(live)
        self.on_load(live.id)
        self._house.metrics.tables.set(len(self._live))
        return live

    def _leave(self, live: LiveTable) -> None:
        del self._live[live.id]
        self.on_leave(live.id)
        self._house.metrics.tables.set(len(self._live))
        asyncio.get_running_loop().create_task(live.stop())

    async def ask(self, table_id: str, job: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Have something done by a table, in its turn."""
        while True:
            live = await self.open(table_id)
            try:
                return await live.call(partial(job, live))
            except Stopped:
                if self._is_draining:
                    raise Busy from None

    def heard(self, table_id: str) -> None:
        """Another process says that a table has changed."""
        live = self._live.get(table_id)
        if live is not None:
            live.look()

    def is_here(self, table_id: str, guest_id: str) -> bool:
        """Whether a guest is connected to a table by this process."""
        live = self._live.get(table_id)
        return live is not None and live.is_here(guest_id)

    async def listed(self, guest: Guest) -> TableList:
        store = self._house.store
        mine = await store.tables(guest=guest.id, limit=_LISTED)
        public = await store.tables(status=("open", "running"), public=True, limit=_LISTED)
        return TableList(
            mine=[self._described(row) for row in mine],
            public=[self._described(row) for row in public],
        )

    def _described(self, row: StoredTable) -> TableDescription:
        live = self._live.get(row.id)
        return rows.described(row) if live is None else live.described()

    # New tables

    async def create(self, guest: Guest, wanted: CreateTable) -> TableDescription:
        players = seating.seated(wanted.seats, guest, wanted.nonce or "")
        agreed = Agreed(clock=wanted.clock, undo=wanted.undo, grace=wanted.grace)
        row = self._row(guest, wanted.game, players, wanted.options, agreed, wanted.public)
        live = await self._made(row)
        if wanted.start and OPEN not in players:
            return await live.call(lambda: live.start(guest))
        return live.described()

    async def rematch(self, guest: Guest, table_id: str) -> TableDescription:
        """The same people again; everyone moves on by one seat, so another one begins."""
        next_id = await self.ask(
            table_id, lambda live: live.follow_with(guest, lambda: self._again(guest, live))
        )
        live = await self.open(next_id)
        others = {p.guest for p in rows.players_of(live.row) if p.guest} - {guest.id}
        if live.row.status == "open" and not others and live.row.host == guest.id:
            return await live.call(lambda: live.start(guest))
        return live.described()

    async def _again(self, guest: Guest, before: LiveTable) -> str:
        players = [
            msgspec.structs.replace(player, bot="" if player.guest else player.bot, nonce="")
            for player in rows.players_of(before.row)
        ]
        players = [*players[1:], players[0]]
        agreed = msgspec.structs.replace(rows.agreed(before.row), origin=None, to_act=None)
        old = before.row
        row = self._row(guest, old.game, players, old.options, agreed, old.is_public)
        return (await self._made(row)).id

    async def play_on(
        self, guest: Guest, table_id: str, position: int, wanted: ContinueFrom
    ) -> TableDescription:
        """A new table from a position of a finished game, against bots."""
        bot = seating.known_bot(wanted.bot)
        before = await self.open(table_id)
        record = before.finished_game(guest, "continue").record()
        given = lines.up_to(record, position)
        if wanted.seat >= record.seats:
            raise NoSuchSeat(seat=wanted.seat, seats=record.seats)
        given = lines.with_line(given, wanted.seat, wanted.line)
        players = [Player(kind="bot", bot=bot)] * record.seats
        players[wanted.seat] = Player(kind="person", name=guest.name, guest=guest.id)
        agreed = Agreed(
            undo=rows.agreed(before.row).undo, origin=Origin(table=table_id, position=position)
        )
        row = self._row(guest, record.game.id, players, dict(record.options), agreed, False)
        draws = sum(entry.actor == CHANCE for entry in given.entries)
        live = await self._made(msgspec.structs.replace(row, given=draws))
        return await live.call(lambda: live.start(guest, given))

    def _row(
        self,
        guest: Guest,
        game_id: str,
        players: list[Player],
        options: dict[str, str],
        agreed: Agreed,
        is_public: bool,
    ) -> StoredTable:
        game = game_named(game_id)
        game.new(len(players), options)
        seed = secrets.token_bytes(SEED_BYTES)
        at = self._house.now()
        return StoredTable(
            id=secrets.token_urlsafe(16),
            game=game.id,
            rules=game.rules,
            seats=len(players),
            options=game.full_options(options),
            settings=rows.plain(agreed),
            players=rows.plain_players(players),
            host=guest.id,
            is_public=is_public,
            created=at,
            updated=at,
            commitment=seal(seed),
            seed=seed.hex(),
        )

    async def _made(self, row: StoredTable) -> LiveTable:
        if self._is_draining:
            raise Busy
        await self._house.store.create_table(row)
        return self._add(LiveTable(row, (), self._house))

    # The life of the server

    async def wake(self) -> None:
        """Load the running tables whose clocks must not stand still."""
        for row in await self._house.store.tables(status=("running",), limit=10_000):
            if rows.agreed(row).clock is not None:
                await self.open(row.id)

    async def drain(self) -> None:
        """Take nothing new, finish what was begun, tell everyone, and stop."""
        self._is_draining = True
        live = list(self._live.values())
        await asyncio.gather(*(table.settle() for table in live))
        for table in live:
            table.dismiss()
        await asyncio.gather(*(table.stop() for table in live))
        self._live.clear()


def _unnoticed(_table_id: str) -> None:
    """Nobody keeps watch."""
