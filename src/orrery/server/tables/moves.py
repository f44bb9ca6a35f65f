"""The way of a move, the same for people and bots: decide on a copy, commit to the store, adopt.
Then the table answers the mover and broadcasts the new position."""

from typing import Final, NamedTuple

from orrery.play.record import encode, result_of
from orrery.play.table import OVER, STALE, Refusal, Step
from orrery.server.errors import Changed, NotYours, ThinkingFailed
from orrery.server.protocol import messages
from orrery.server.protocol.messages import Done
from orrery.server.store import Appended, StepKind, StoredStep, TableChanges
from orrery.server.tables.game import Move, stored_entries
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.sync import Sync
from orrery.server.tables.table_row import to_json
from orrery.server.thinking.jobs import digest
from orrery.server.thinking.queue import Asker, Urgency

Answer = Done | Refusal
_ATTEMPTS: Final = 4


class _Maker(NamedTuple):
    """Who makes a move: under which key, for which guest, and what a bot thought of it."""

    key: str
    guest: str
    thought: str


class Moves:
    """Makes the moves of one table."""

    def __init__(self, state: TableState, sync: Sync, services: TableServices) -> None:
        self._state = state
        self._sync = sync
        self._services = services

    async def make(self, move: Move, key: str, guest_id: str = "", thought: str = "") -> Answer:
        """Make a move; one that was made before under this key gets the same answer again.
        `thought` is what a bot found before it moved; it is kept with the move."""
        answer = await self._attempt(move, _Maker(key, guest_id, thought))
        if isinstance(answer, Refusal) and answer.code == STALE:
            before = await self._services.store.answer_to(self._state.id, key)
            if before is not None:
                return Done(id=move.id, version=before.version)
        return answer

    async def _attempt(self, move: Move, maker: _Maker) -> Answer:
        """Decide, commit, adopt; again if another process changed the table but made no move."""
        for _ in range(_ATTEMPTS):
            version = self._state.version
            step = self._decide(move)
            if isinstance(step, Refusal):
                return step
            appended = await self._commit(move, step, maker)
            if appended.status != "conflict":
                return Done(id=move.id, version=appended.version)
            if self._state.version != version:
                return Refusal(STALE, self._state.version)
            self._check_player(move.seat, maker.guest)
        raise Changed(table=self._state.id)

    def _decide(self, move: Move) -> Step | Refusal:
        game = self._state.require_game()
        if self._state.row.status == "abandoned":
            return Refusal(OVER, game.version)
        return game.decide(move)

    def _check_player(self, seat: int, guest_id: str) -> None:
        """Refuse a person whose seat a bot plays by now, or a bot whose seat a person does."""
        player = self._state.players[seat]
        if bool(player.bot) == bool(guest_id) or player.guest != (guest_id or player.guest):
            raise NotYours(seat=seat)

    async def _commit(self, move: Move, step: Step, maker: _Maker) -> Appended:
        """A conflict: another process was faster, and what it did was followed."""
        at = self._services.ticks()
        players = self._state.players_after(step)
        clocks = self._state.clocks_after(step, players, at)
        changes = self._state.player_changes(players)
        if settings := self._state.setting_changes(clocks, at, step.after):
            changes |= settings | {"updated": self._services.now()}
        changes |= await self._end_changes(step)
        stored = self._stored_step(move, step, maker)
        with self._services.metrics.commit_seconds.time():
            appended = await self._sync.append(stored, changes)
        if appended.status == "committed":
            self._adopt(step, stored, changes)
            self._state.adopt_clocks(clocks)
        return appended

    def _adopt(self, step: Step, stored: StoredStep, changes: TableChanges) -> None:
        game = self._state.require_game()
        game.adopt(step)
        game.remember(stored)
        self._services.metrics.step(self._state.row.game, stored.kind).inc()
        self._state.adopt_changes(changes)
        self._services.publish_change(self._state.id)

    async def _end_changes(self, step: Step) -> TableChanges:
        """What a step changes about the table if it ends the game."""
        game = self._state.require_game()
        result = result_of(game.game, step.after)
        if result is None:
            return {}
        record = game.record_after(step, result)
        return {
            "status": "finished",
            "result": to_json(result),
            "digest": await self._digest(encode(record)),
            "updated": self._services.now(),
        }

    async def _digest(self, content: bytes) -> str:
        """Somebody may be waiting for the acknowledgement, whoever is at the table."""
        asker = Asker(Urgency.MOVE, self._state.row.host, self._state.id)
        try:
            return await self._services.scheduler.run(asker, digest, content)
        except ThinkingFailed:
            return digest(content)

    def _stored_step(self, move: Move, step: Step, maker: _Maker) -> StoredStep:
        version = self._state.version + 1
        return StoredStep(
            table=self._state.id,
            version=version,
            command=maker.key,
            kind=_KINDS[type(move)],
            seat=move.seat,
            entries=stored_entries(step.entries),
            taken_back=step.taken_back,
            answer={"version": version},
            guest=maker.guest,
            at=self._services.now(),
            thought=maker.thought,
        )


_KINDS: Final[dict[type[Move], StepKind]] = {
    messages.Act: "act",
    messages.Undo: "undo",
    messages.Redo: "redo",
    messages.Restart: "restart",
}
