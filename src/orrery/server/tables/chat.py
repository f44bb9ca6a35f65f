"""The chat of a table: plain text, stored, and broadcast to everyone who is there."""

from collections.abc import Iterable

from orrery.server.access.clean_text import clean_chat
from orrery.server.errors import Muted
from orrery.server.protocol import messages
from orrery.server.protocol.bodies import ChatLine
from orrery.server.store import StoredChatLine
from orrery.server.tables.broadcast import Broadcast, Connection
from orrery.server.tables.services import TableServices
from orrery.server.tables.state import TableState


class Chat:
    """The chat of one table; `last_number` is the number of the last line that was broadcast."""

    def __init__(
        self, state: TableState, broadcast: Broadcast, services: TableServices, last_number: int
    ) -> None:
        self._state = state
        self._broadcast = broadcast
        self._services = services
        self.last_number = last_number

    async def post(self, connection: Connection, text: str, command: str) -> int:
        """Store a line once, however often it is sent; the version for the answer."""
        if connection.guest.id in self._state.moderation.muted:
            raise Muted
        cleaned = clean_chat(text)
        if not cleaned:
            return self._state.version
        guest = connection.guest
        self._services.check_chat(guest.id, connection.address)
        line = StoredChatLine(
            table=self._state.id,
            text=cleaned,
            name=guest.name,
            guest=guest.id,
            at=self._services.now(),
            command=command,
            version=self._state.version,
        )
        stored = await self._services.store.add_chat(line)
        # With lines of other processes that were stored before it.
        self.broadcast(await self._services.store.chat(self._state.id, self.last_number))
        self._services.publish_change(self._state.id)
        return stored.version or 0

    def broadcast(self, lines: Iterable[StoredChatLine]) -> None:
        for line in lines:
            self.last_number = line.number
            self._broadcast.send(messages.Chatted(line=self.describe(line)))

    def describe(self, line: StoredChatLine) -> ChatLine:
        """A line as everyone at the table sees it."""
        own = self._state.seats_of(line.guest)
        return ChatLine(
            number=line.number,
            at=line.at,
            player=line.guest,
            seat=own[0] if own else None,
            name=line.name or (self._state.players[own[0]].name if own else ""),
            text=line.text,
        )
