"""A table as it is kept: its row and its game, always in step with the store. Whatever happens is
committed first and adopted only then."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

from orrery.core.game import CHANCE, NOBODY, State
from orrery.games import game_named
from orrery.play.record import Record, Result, encode, result_of
from orrery.play.table import Accepted, Step
from orrery.play.table import Refused as Refusal
from orrery.server import messages, rows, seating
from orrery.server.errors import AlreadyStarted, BadPosition, Changed, NotStarted, SeatsOpen
from orrery.server.house import House
from orrery.server.live import BrokenLog, FollowingDealer, LiveGame, stored
from orrery.server.seating import Player
from orrery.server.store import (
    ChatLine,
    Guest,
    Kind,
    Known,
    Logged,
    StoredTable,
    TableChanges,
)

_ATTEMPTS: Final = 4
_ALL_HEARD: Final = 2**31 - 1
Playing = messages.Act | messages.Undo | messages.Redo | messages.Restart
Outcome = messages.Done | Refusal


class Witness(Protocol):
    """Who wants to know what became of the table."""

    def stepped(self, step: Logged) -> None:
        """A step was adopted, made here or elsewhere."""

    def followed(self) -> None:
        """The step was made by another process: nobody here has seen it."""

    def changed_elsewhere(self) -> None:
        """Another process changed something about the table itself."""


class Ledger:
    """The row, the players, what was agreed, and the game once it has begun."""

    def __init__(
        self, row: StoredTable, steps: Sequence[Logged], house: House, witness: Witness
    ) -> None:
        self._house = house
        self._witness = witness
        self.row = row
        self.players = rows.players_of(row)
        self._seats = seating.by_guest(self.players)
        self.agreed = rows.agreed(row)
        self.game = self._loaded(steps) if steps else None
        self.is_news = False
        """Whether the table began or ended by what was adopted last."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return 0 if self.game is None else self.game.version

    def begun(self) -> LiveGame:
        if self.game is None:
            raise NotStarted(table=self.id)
        return self.game

    def seats_of(self, guest_id: str) -> Sequence[int]:
        """The seats of a guest."""
        return self._seats.get(guest_id, ())

    # Steps of the game

    async def play(self, command: Playing, key: str, guest_id: str) -> Outcome:
        """Do what a person asks; what was done before is answered as it was then."""
        outcome = await self.attempt(command, key, guest_id)
        if isinstance(outcome, Refusal) and outcome.code == "stale":
            before = await self._house.store.answer_to(self.id, key)
            if before is not None:
                return messages.Done(id=command.id, version=before.version)
        return outcome

    async def attempt(self, command: Playing, key: str, guest_id: str) -> Outcome:
        """Judge a command, commit it, adopt it."""
        game = self.begun()
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
            logged = self._logged(command, "redo", key, guest_id, entries=stored(again.entries))
            return await self._keep(command, logged, game.redo, self._turned(again.after))
        whole = isinstance(command, messages.Restart)
        count = game.would_take_back(command.seat, command.version, whole)
        if isinstance(count, Refusal):
            return count
        kind: Kind = "restart" if whole else "undo"
        logged = self._logged(command, kind, key, guest_id, taken_back=count)
        # Whoever takes something back is to act again.
        changes = self._turned_to(command.seat)
        return await self._keep(command, logged, game.restart if whole else game.undo, changes)

    async def _commit_step(
        self, command: messages.Act, step: Step, key: str, guest_id: str
    ) -> Outcome:
        game = self.begun()
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
        command: Playing,
        logged: Logged,
        adopt: Callable[[int, int], Accepted | Refusal],
        changes: TableChanges,
    ) -> Outcome:
        """Commit a step, and adopt it only then."""
        game = self.begun()
        with self._house.metrics.commit_seconds.time():
            kept = await self._house.store.append(logged, **changes)
        if kept.outcome == "conflict":
            await self.catch_up()
            return Refusal("stale", self.version)
        if kept.outcome == "already":
            await self.catch_up()
            return messages.Done(id=command.id, version=kept.version)
        accepted = adopt(command.seat, command.version)
        if isinstance(accepted, Refusal):
            raise Changed(table=self.id)
        game.remember(accepted, logged.taken_back)
        self._house.metrics.step(self.row.game, logged.kind).inc()
        self._adopted(changes)
        self._witness.stepped(logged)
        return messages.Done(id=command.id, version=logged.version)

    def _logged(
        self,
        command: Playing,
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
        actor = self.begun().game.to_act(after)
        return self._turned_to(None if actor == NOBODY else int(actor))

    def _turned_to(self, to_act: int | None) -> TableChanges:
        if to_act == self.agreed.to_act:
            return {}
        return {"settings": rows.plain(msgspec.structs.replace(self.agreed, to_act=to_act))}

    async def _ending(self, step: Step, result: Result) -> TableChanges:
        """What the last step of a game changes about the table."""
        record = self.begun().record_with(step, result)
        return {
            "status": "finished",
            "result": rows.plain(result),
            "digest": await self._house.thinkers.digest(encode(record)),
            "updated": self._house.now(),
        }

    # Changes of the table itself

    async def change(self, changes: Callable[[], TableChanges]) -> None:
        """Change the row; where another process was faster, look again and decide anew."""
        for _ in range(_ATTEMPTS):
            wanted = changes()
            wanted["updated"] = self._house.now()
            if await self._house.store.update_table(self.id, self.row.revision, **wanted):
                self._adopted(wanted)
                return
            await self.catch_up()
        raise Changed(table=self.id)

    def _adopted(self, changes: TableChanges) -> None:
        """The row as it is now in the store."""
        if changes:
            fields: dict[str, Any] = {**changes, "revision": self.row.revision + 1}
            self._take(msgspec.structs.replace(self.row, **fields))
        self._house.changed(self.id)
        self.is_news = self.is_news or "status" in changes

    def _take(self, row: StoredTable) -> None:
        before, self.row = self.row, row
        if row.players is not before.players:
            self.players = rows.players_of(row)
            self._seats = seating.by_guest(self.players)
        if row.settings is not before.settings:
            self.agreed = rows.agreed(row)

    # The beginning

    async def begin(self, guest: Guest, given: Record | None) -> None:
        """Deal and begin, with a beginning taken over from another game where one is given."""
        if self.row.status != "open":
            raise AlreadyStarted(table=self.id)
        if any(player.kind == "open" for player in self.players):
            raise SeatsOpen(table=self.id)
        players = [_with_nonce(player) for player in self.players]
        nonces = [player.nonce for player in players]
        row = msgspec.structs.replace(self.row, players=rows.plain_players(players), nonces=nonces)
        game = self._dealt(row, given)
        if game.is_over:
            raise BadPosition(position=game.position)
        await self._commit_start(guest, row, game)

    def _dealt(self, row: StoredTable, given: Record | None) -> LiveGame:
        record = _record_of(row)
        if given is not None:
            record = replace(record, entries=given.entries)
        dealer = FollowingDealer(bytes.fromhex(row.seed), row.nonces)
        dealer.stand_at(row.given)
        return LiveGame(record, dealer=dealer, undo_policy=self.agreed.undo)

    async def _commit_start(self, guest: Guest, row: StoredTable, game: LiveGame) -> None:
        terms = msgspec.structs.replace(self.agreed, to_act=game.actor())
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
            await self.catch_up()
            raise AlreadyStarted(table=self.id)
        self.game = game
        self._adopted(changes)
        self._witness.stepped(logged)

    # Being in step with the store

    def _loaded(self, steps: Sequence[Logged]) -> LiveGame:
        dealer = FollowingDealer(bytes.fromhex(self.row.seed), self.row.nonces)
        record = _record_of(self.row)
        return LiveGame.loaded(record, steps, dealer=dealer, undo_policy=self.agreed.undo)

    async def catch_up(self, heard: int = _ALL_HEARD) -> Sequence[ChatLine]:
        """Follow what another process did; what was said there since."""
        news = await self._house.store.news(Known(self.id, self.version, heard))
        if news is None:
            return ()
        if news.row.version < self.version:
            raise BrokenLog(version=news.row.version)
        is_changed = _lasting(news.row) != _lasting(self.row)
        self._take(news.row)
        for step in news.steps:
            self._follow(step)
        if is_changed:
            self._witness.changed_elsewhere()
        return news.lines

    def _follow(self, step: Logged) -> None:
        if self.game is None:
            self.game = self._loaded([step])
        else:
            self.game.follow(step)
        self._witness.stepped(step)
        self._witness.followed()


def _lasting(row: StoredTable) -> StoredTable:
    """A row without what every move changes, of which the update tells."""
    return msgspec.structs.replace(row, settings={}, updated=0, revision=0, version=0)


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
