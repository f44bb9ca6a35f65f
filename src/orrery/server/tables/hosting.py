"""What the host of a table may do to it: remove people and readmit them, mute them, close it. Every
deed is committed together with its line in the audit log."""

from typing import Any

from orrery.server.access.moderation import after_deed, audit_host
from orrery.server.errors import BadRequest, NoSuchGuest, NotYours, TableOver
from orrery.server.protocol.moderation import Moderate, People, Person
from orrery.server.store import AuditEntry, Guest
from orrery.server.store.moderation import close_changes
from orrery.server.tables.broadcast import Broadcast
from orrery.server.tables.seating import Player, without_person
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState
from orrery.server.tables.sync import Sync
from orrery.server.tables.table_row import to_json


class Hosting:
    """The deeds of the host at one table; everything here runs in its mailbox."""

    def __init__(
        self, state: TableState, sync: Sync, broadcast: Broadcast, services: TableServices
    ) -> None:
        self._state = state
        self._sync = sync
        self._broadcast = broadcast
        self._services = services

    async def moderate(self, host: Guest, command: Moderate) -> None:
        entry = audit_host(host, command, self._state.id, self._services.now())
        if command.do == "close":
            await self._close(entry)
        else:
            await self._decide_about(await self._subject(host, command), command, entry)

    async def _subject(self, host: Guest, command: Moderate) -> Guest:
        if not command.player:
            raise BadRequest
        if command.player == host.id:
            raise NotYours(deed=command.do)
        subject = await self._services.store.guest(command.player)
        if subject is None:
            raise NoSuchGuest(guest=command.player)
        return subject

    async def _close(self, entry: AuditEntry) -> None:
        def decide() -> Any:
            if self._state.row.status not in ("open", "running"):
                raise TableOver(table=self._state.id)
            return close_changes(self._state.row, entry)

        await self._sync.change_row(decide, entry)
        self._state.resume_clocks(self._services.ticks())

    async def _decide_about(self, subject: Guest, command: Moderate, entry: AuditEntry) -> None:
        def change(players: list[Player]) -> list[Player]:
            if command.do != "remove" or self._state.row.status not in ("open", "running"):
                return players
            is_open = self._state.row.status == "open"
            return without_person(players, subject.id, is_open=is_open)

        def decisions() -> Any:
            return {"moderation": to_json(after_deed(self._state.moderation, command, subject))}

        await self._sync.change_players(change, more=decisions, entry=entry)

    def people(self) -> People:
        """Who watches, and whom the host decided about."""
        moderation = self._state.moderation
        watching = {
            guest.id: guest.name
            for guest in self._broadcast.people()
            if not self._state.seats_of(guest.id)
        }
        return People(
            spectators=_persons(watching),
            removed=_persons(moderation.removed),
            muted=_persons(moderation.muted),
        )


def _persons(names: dict[str, str]) -> list[Person]:
    return [Person(player=id, name=name) for id, name in names.items()]
