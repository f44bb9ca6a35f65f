"""Whole games played into a store, as a server does it: one commit for each move."""

from typing import Any

import msgspec

from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.play.table import Accepted, Table
from orrery.play.verifiable import VerifiableDealer, seal
from orrery.server.store import Store, StoredEntry, StoredStep, StoredTable, TableChanges
from orrery.server.store.digest import digest_of

NONCES = ["aa" * 16, "bb" * 16]


class Sitting:
    """One game from its first card on; every step is kept before the next is made."""

    def __init__(self, store: Store, table_id: str, game_id: str, seed: int) -> None:
        self._store = store
        self._id = table_id
        self._game: Game[Any, Any] = GAMES[game_id]
        self._seed = bytes([seed]) * 32
        self._dealer = VerifiableDealer(self._seed, NONCES)
        self._table = Table.new(self._game, 2, dealer=self._dealer)
        self._rng = Rng("moves", seed)
        self._version = 0

    async def begin(self) -> None:
        table = StoredTable(
            id=self._id,
            game=self._game.id,
            rules=self._game.rules,
            seats=2,
            options=self._table.options,
            status="running",
            commitment=seal(self._seed),
            seed=self._seed.hex(),
            nonces=NONCES,
        )
        await self._store.create_table(table)
        entries = [StoredEntry(entry.actor, entry.action.text) for entry in self._table.log]
        await self._keep("start", entries)

    async def play(self, moves: int | None = None) -> None:
        """Play so many moves, or to the end; now and then a move is taken back."""
        while not self._table.is_over and moves != 0:
            await self._move()
            moves = None if moves is None else moves - 1

    async def _move(self) -> None:
        seat = self._table.to_act
        if self._rng.below(5) == 0 and self._table.undo_stop(seat) is None:
            self._table.undo(seat, self._table.version)
            await self._keep("undo", [], taken_back=1)
            return
        legal = self._table.update_for(seat).legal
        text = legal[self._rng.below(len(legal))]
        accepted = self._table.propose(seat, text, self._table.version)
        assert isinstance(accepted, Accepted)
        entries = [StoredEntry(entry.actor, entry.action.text) for entry in accepted.entries]
        await self._keep("act", entries, **self._ending())

    def _ending(self) -> TableChanges:
        record = self._table.record()
        if record.result is None:
            return {}
        result = msgspec.to_builtins(record.result)
        return {"status": "finished", "result": result, "digest": digest_of(record)}

    async def _keep(
        self, kind: Any, entries: list[StoredEntry], taken_back: int = 0, **changes: Any
    ) -> None:
        self._version += 1
        step = StoredStep(
            table=self._id,
            version=self._version,
            command=f"c{self._version}",
            kind=kind,
            seat=0,
            entries=entries,
            taken_back=taken_back,
        )
        assert (await self._store.append(step, **changes)).status == "committed"


async def play_into(store: Store, table_id: str, game_id: str, seed: int) -> None:
    sitting = Sitting(store, table_id, game_id, seed)
    await sitting.begin()
    await sitting.play()
