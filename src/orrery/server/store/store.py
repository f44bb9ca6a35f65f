"""The store: where guests, tables, their logs and their chat are kept for good. Whatever
changes something returns only after it is committed with full synchronisation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar, Unpack

from sqlalchemy import Connection

from orrery.server.store import calls, migrate, statements
from orrery.server.store.errors import DuplicateKey, UnknownGuest
from orrery.server.store.rows import (
    Appended,
    Call,
    ChatLine,
    Guest,
    Known,
    Logged,
    News,
    Status,
    StoredTable,
    TableChanges,
    Webhook,
)

T = TypeVar("T")
Work = Callable[[Connection], T]

_CHAT_ATTEMPTS: Final = 20


class Store(ABC):
    """Every operation may raise StoreRefused (a code says why): then nothing was written."""

    is_shared: ClassVar[bool] = False
    """Whether other processes may change the same tables."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Look something up in one consistent snapshot."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Change something; done once it is committed."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""

    # Guests

    async def create_guest(self, guest: Guest) -> None:
        await self.write(lambda connection: statements.add_guest(connection, guest))

    async def guest(self, guest_id: str) -> Guest | None:
        return await self.read(lambda c: statements.guest_by(c, "id", guest_id))

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        return await self.read(lambda c: statements.guest_by(c, "token_hash", token_hash))

    async def update_guest(self, guest_id: str, *, name: str, language: str) -> None:
        changes = {"name": name, "language": language}
        if not await self.write(lambda c: statements.change_guest(c, guest_id, changes)):
            raise UnknownGuest(guest=guest_id)

    # Tables

    async def create_table(self, table: StoredTable) -> None:
        """Keep a new table; its version is 0 until something is appended to its log."""
        await self.write(lambda connection: statements.add_table(connection, table))

    async def table(self, table_id: str) -> StoredTable | None:
        return await self.read(lambda connection: statements.table_of(connection, table_id))

    async def table_ids(self) -> list[str]:
        """Every table there is, the oldest first."""
        return await self.read(statements.table_ids)

    async def update_table(
        self, table_id: str, revision: int, **changes: Unpack[TableChanges]
    ) -> bool:
        """Change a table that is still at this revision, making it the next revision. False:
        it was changed elsewhere meanwhile; load it again and decide anew."""
        return await self.write(
            lambda connection: statements.change_table(connection, table_id, revision, changes)
        )

    async def tables(
        self,
        *,
        status: Sequence[Status] = (),
        guest: str | None = None,
        public: bool = False,
        limit: int = 100,
    ) -> list[StoredTable]:
        """The latest tables: of any of these statuses; of a guest, public ones, or both."""
        return await self.read(
            lambda connection: statements.tables_where(connection, status, guest, public, limit)
        )

    # The log

    async def append(self, logged: Logged, **changes: Unpack[TableChanges]) -> Appended:
        """Make a command the next version of its table, and change the table in the same
        commit. Only `committed` changed anything; the same command again is `already`."""
        return await self.write(lambda connection: statements.append(connection, logged, changes))

    async def answer_to(self, table_id: str, command: str) -> Appended | None:
        """The answer an accepted command got, as `already`."""
        return await self.read(lambda c: statements.answer_to(c, table_id, command))

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The versions of a table later than `after`, in order, without gaps."""
        return await self.read(lambda connection: statements.log_of(connection, table_id, after))

    async def news(self, known: Known) -> News | None:
        """A table with its later versions and chat."""
        return await self.read(lambda connection: statements.news_of(connection, known))

    async def marks(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """Revision, version and number of chat lines of each table that exists."""
        return await self.read(lambda connection: statements.marks_of(connection, table_ids))

    # Chat

    async def add_chat(self, line: ChatLine) -> ChatLine:
        """Keep a line; it comes back with its number, and sent again as it was kept."""
        for _ in range(_CHAT_ATTEMPTS):
            try:
                return await self.write(lambda c: statements.add_chat(c, line))
            except DuplicateKey:
                continue
        raise DuplicateKey(key=f"chat {line.table}")

    async def chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        return await self.read(lambda c: statements.chat_of(c, table_id, after, limit))

    # Webhooks

    async def keep_webhook(self, webhook: Webhook) -> None:
        await self.write(lambda connection: calls.keep_webhook(connection, webhook))

    async def webhook(self, guest_id: str) -> Webhook | None:
        return await self.read(lambda connection: calls.webhook_of(connection, guest_id))

    async def remove_webhook(self, guest_id: str) -> None:
        await self.write(lambda connection: calls.remove_webhook(connection, guest_id))

    async def count_failures(self, webhook: Webhook, failures: int) -> None:
        await self.write(lambda connection: calls.count_failures(connection, webhook, failures))

    async def last_step(self, table_id: str) -> tuple[int, str]:
        return await self.read(lambda connection: calls.last_step(connection, table_id))

    async def place_call(self, call: Call) -> bool:
        """False: that turn, or a later one, was noted before."""
        return await self.write(lambda connection: calls.place_call(connection, call))

    async def waiting_calls(self, until: int, limit: int = 100) -> list[Call]:
        return await self.read(lambda connection: calls.waiting_calls(connection, until, limit))

    async def take_call(self, call: Call, until: int) -> bool:
        """False: another process has it."""
        return await self.write(lambda connection: calls.take_call(connection, call, until))

    async def put_off(self, call: Call, due: int | None) -> None:
        await self.write(lambda connection: calls.put_off(connection, call, due))

    async def is_current(self, call: Call) -> bool:
        return await self.read(lambda connection: calls.is_current(connection, call))

    # Health

    async def probe(self) -> None:
        """Write and commit something small, or say by an error why that cannot be done."""
        await self.write(lambda connection: statements.probe(connection, "ready"))

    async def is_up_to_date(self) -> bool:
        """Whether the database is in the form this program works with."""
        return await self.read(migrate.current) == migrate.newest()
