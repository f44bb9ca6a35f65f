"""What is said at a table: text, kept like everything else, told to all who are there."""

from collections.abc import Iterable

from orrery.server import messages
from orrery.server.audience import Audience
from orrery.server.bodies import ChatLine
from orrery.server.house import House
from orrery.server.ledger import Ledger
from orrery.server.store import ChatLine as StoredChat
from orrery.server.store import Guest
from orrery.server.texts import cleaned_chat


class Talk:
    """The chat of one table; `heard` is the number of the last line that was told."""

    def __init__(self, ledger: Ledger, audience: Audience, house: House, heard: int) -> None:
        self._ledger = ledger
        self._audience = audience
        self._house = house
        self.heard = heard

    async def say(self, guest: Guest, text: str, command: str) -> int:
        """Keep a line once, however often it is sent; the version its sender is told."""
        cleaned = cleaned_chat(text)
        if not cleaned:
            return self._ledger.version
        line = StoredChat(
            table=self._ledger.id,
            text=cleaned,
            name=guest.name,
            guest=guest.id,
            at=self._house.now(),
            command=command,
            version=self._ledger.version,
        )
        kept = await self._house.store.add_chat(line)
        await self.hear()
        self._house.changed(self._ledger.id)
        return kept.version or 0

    async def hear(self) -> None:
        """Tell what was said since, here or at another process."""
        self.tell(await self._house.store.chat(self._ledger.id, self.heard))

    def tell(self, lines: Iterable[StoredChat]) -> None:
        for line in lines:
            self.heard = line.number
            self._audience.tell(messages.Chatted(line=self.shown(line)))

    def shown(self, line: StoredChat) -> ChatLine:
        own = self._ledger.seats_of(line.guest)
        return ChatLine(
            number=line.number,
            at=line.at,
            player=line.guest,
            seat=own[0] if own else None,
            name=line.name or (self._ledger.players[own[0]].name if own else ""),
            text=line.text,
        )
