"""The interface of the store: guests, tables, their logs and their chat. A method that changes
something returns only after it is committed with full synchronisation."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar, Unpack

from sqlalchemy import Connection

from orrery.server.store import (
    bots,
    devices,
    expiry,
    forgetting,
    invitations,
    lobby,
    migrate,
    notifications,
    presence,
    reviews,
    set_aside,
    statements,
    waiting,
)
from orrery.server.store.errors import DuplicateKey, UnknownGuest
from orrery.server.store.presence import Place
from orrery.server.store.rows import (
    Appended,
    BotAccount,
    ChangeCounters,
    Connected,
    Delta,
    Device,
    DeviceCode,
    Expiry,
    Fellow,
    Guest,
    InvitationLimits,
    InvitationOutcome,
    InvitationStatus,
    Invited,
    Match,
    Notification,
    QuotaHolder,
    SeenSince,
    Session,
    SetAside,
    StoredChatLine,
    StoredInvitation,
    StoredReview,
    StoredStep,
    StoredTable,
    SyncPoint,
    TableChanges,
    TableQuota,
    TableStatus,
    TableSummary,
    WaitingFilter,
    WaitingTable,
    Webhook,
)

T = TypeVar("T")
Work = Callable[[Connection], T]

_ATTEMPTS: Final = 20


class Store(ABC):
    """Every method may raise StoreRefused (its code says why): then nothing was written."""

    is_shared: ClassVar[bool] = False
    """Whether other processes may change the same tables."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Read from one consistent snapshot."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Change something; returns once it is committed."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work and close the database."""

    async def write_numbered(self, work: Work[T]) -> T:
        """Change something that takes the next number; tried again where two take the same."""
        for _ in range(_ATTEMPTS):
            try:
                return await self.write(work)
            except DuplicateKey:
                continue
        return await self.write(work)

    # Guests

    async def create_guest(self, guest: Guest, device: Device) -> None:
        """Add a new guest at a first device."""
        await self.write(lambda connection: devices.add_guest(connection, guest, device))

    async def guest(self, guest_id: str) -> Guest | None:
        return await self.read(lambda connection: devices.find_guest(connection, guest_id))

    async def session(self, token_hash: str) -> Session | None:
        """The guest and the device whose token this is."""
        return await self.read(lambda connection: devices.find_session(connection, token_hash))

    async def update_guest(self, guest_id: str, *, name: str, language: str) -> None:
        changes = {"name": name, "language": language}
        if not await self.write(lambda c: devices.update_guest(c, guest_id, changes)):
            raise UnknownGuest(guest=guest_id)

    async def tables_of(self, guest_id: str) -> list[str]:
        """Every table at which a guest sits or which they created, also those set aside."""
        return await self.read(lambda connection: forgetting.tables_of(connection, guest_id))

    async def forget_guest(
        self, guest_id: str, left: Sequence[str], change: forgetting.Change, alias: str
    ) -> list[str]:
        """Remove a guest with everything that is theirs alone; `change` says how each table of
        theirs goes on, those they `left` just before included. All of these tables."""
        return await self.write(lambda c: forgetting.forget_guest(c, guest_id, left, change, alias))

    # Devices

    async def devices(self, guest_id: str) -> list[Device]:
        return await self.read(lambda connection: devices.devices_of(connection, guest_id))

    async def known_devices(self, device_ids: Sequence[str]) -> set[str]:
        """Those of these devices that are signed in."""
        return await self.read(lambda connection: devices.known_devices(connection, device_ids))

    async def mark_seen(self, session: Session, at: int) -> bool:
        """The guest and the device were seen; False: they have been removed."""
        return await self.write(lambda connection: devices.mark_seen(connection, session, at))

    async def remove_device(self, guest_id: str, device_id: str) -> bool:
        """Sign out a device of a guest; False: they have no such device."""
        return await self.write(lambda c: devices.remove_device(c, guest_id, device_id))

    async def save_code(self, code: DeviceCode, at: int) -> None:
        """Keep the only code of a guest that leads to another device."""
        await self.write(lambda connection: devices.save_code(connection, code, at))

    async def guest_of_code(self, code_hash: str, at: int) -> Guest | None:
        return await self.read(lambda c: devices.find_code(c, code_hash, at))

    async def use_code(
        self, code_hash: str, device: Device, former: Device | None = None
    ) -> Guest | None:
        """Make this a device of the guest whose code it is, once, in place of the former one;
        None: there is no such code any more."""
        return await self.write(lambda c: devices.use_code(c, code_hash, device, former))

    # Bot accounts

    async def create_bot(self, bot: Guest, device: Device, most: int) -> bool:
        """Add a bot account with its token; False: its owner has so many already."""
        return await self.write(lambda connection: bots.add_bot(connection, bot, device, most))

    async def bots(self, owner: str) -> list[BotAccount]:
        return await self.read(lambda connection: bots.bots_of(connection, owner))

    async def replace_bot_token(self, owner: str, bot: str, device: Device) -> list[str] | None:
        """Another token for a bot account; the devices of the former ones. None: there is no such
        bot."""
        return await self.write(lambda c: bots.replace_token(c, owner, bot, device))

    async def is_bot_busy(self, bot: str, most: int) -> bool:
        """Whether a bot account sits at so many unfinished tables."""
        return await self.read(lambda connection: bots.is_busy(connection, bot, most))

    async def is_invited(self, guest: str, table_id: str) -> bool:
        """Whether an invitation to this table waits for its answer."""
        return await self.read(lambda c: invitations.is_pending(c, guest, table_id))

    # Tables

    async def create_table(
        self, table: StoredTable, quota: TableQuota | None = None
    ) -> QuotaHolder | None:
        """Add a new table; its version is 0 until something is appended to its log. Not where its
        host or its network address has as many unfinished tables as this: then who."""
        return await self.write(lambda connection: statements.add_table(connection, table, quota))

    async def table(self, table_id: str) -> StoredTable | None:
        return await self.read(lambda connection: statements.find_table(connection, table_id))

    async def table_ids(self, status: TableStatus | None = None) -> list[str]:
        """Every table there is, or those of a status, the oldest first."""
        return await self.read(lambda connection: statements.table_ids(connection, status))

    async def update_table(
        self, table_id: str, revision: int, **changes: Unpack[TableChanges]
    ) -> bool:
        """Change a table that is still at this revision, making it the next revision. False:
        it was changed elsewhere meanwhile; load it again and decide anew."""
        return await self.write(
            lambda connection: statements.update_table(connection, table_id, revision, changes)
        )

    async def tables(
        self,
        *,
        status: Sequence[TableStatus] = (),
        guest: str | None = None,
        public: bool = False,
        limit: int = 100,
    ) -> list[StoredTable]:
        """The latest tables: of any of these statuses; of a guest, public ones, or both. Those
        that are set aside or cannot be read are left out."""
        return await self.read(
            lambda connection: statements.find_tables(connection, status, guest, public, limit)
        )

    async def set_aside(self, entry: SetAside) -> None:
        """Serve a table no longer, and remember why."""
        await self.write(lambda connection: set_aside.save(connection, entry))

    async def release(self, table_id: str) -> bool:
        """Serve a table again; False: it was not set aside."""
        return await self.write(lambda connection: set_aside.release(connection, table_id))

    async def set_aside_entry(self, table_id: str) -> SetAside | None:
        return await self.read(lambda connection: set_aside.find(connection, table_id))

    async def set_aside_entries(self) -> list[SetAside]:
        return await self.read(set_aside.find_all)

    async def remove_table(self, table_id: str) -> bool:
        """Remove a table with everything that belongs to it; False: there is none."""
        return await self.write(lambda connection: set_aside.remove_table(connection, table_id))

    # Expiry

    async def mark_visits(self, table_ids: Sequence[str], at: int) -> None:
        """Somebody is at these tables."""
        await self.write(lambda connection: expiry.mark_visits(connection, table_ids, at))

    async def listed_tables(
        self, since: int, *, of_host: int, of_address: int, limit: int
    ) -> list[StoredTable]:
        """The public tables worth showing: touched since, so many of one host and address."""
        return await self.read(
            lambda connection: expiry.listed_tables(connection, since, of_host, of_address, limit)
        )

    async def expired(self, kind: Expiry, before: int, limit: int) -> list[str]:
        """Tables of this kind that nobody has touched since, or guests who have not been here."""
        return await self.read(lambda c: expiry.find_expired(c, kind, before, limit))

    async def list_expired(self, kind: Expiry, before: int, limit: int) -> list[TableSummary]:
        return await self.read(lambda c: expiry.list_expired(c, kind, before, limit))

    async def count_expired(self, kind: Expiry, before: int) -> int:
        return await self.read(lambda c: expiry.count_expired(c, kind, before))

    async def close_expired(self, table_id: str, kind: Expiry, before: int, at: int) -> bool:
        """Close a table that nobody has touched since; False: somebody has."""
        return await self.write(lambda c: expiry.close_expired(c, table_id, kind, before, at))

    async def remove_expired(self, id: str, kind: Expiry, before: int) -> bool:
        """Remove such a table or guest; False: somebody has come back."""
        return await self.write(lambda c: expiry.remove_expired(c, id, kind, before))

    # The lobby

    async def waiting_tables(
        self,
        wanted: WaitingFilter,
        seen: SeenSince,
        limit: int,
        after: tuple[int, str] | None = None,
    ) -> list[WaitingTable]:
        """Public tables that wait for players, the latest first."""
        return await self.read(lambda c: lobby.find_waiting(c, wanted, seen, limit, after))

    async def waiting_tables_of(self, guests: Sequence[str]) -> dict[str, list[str]]:
        return await self.read(lambda c: lobby.find_waiting_of(c, guests))

    async def mark_waiting(self, tables: Sequence[str], guests: Sequence[str], at: int) -> None:
        """Somebody is at these waiting tables, and these guests are in the lobby."""
        await self.write(lambda c: waiting.mark_seen(c, tables, guests, at))

    async def match(
        self,
        wanted: WaitingFilter,
        seen: SeenSince,
        join: lobby.Join,
        new: StoredTable,
        quota: TableQuota,
    ) -> Match:
        """The table at which a guest sits now: one that was waiting, or else the new one."""
        return await self.write(lambda c: lobby.match(c, wanted, seen, join, new, quota))

    # Invitations

    async def fellows(self, guest: str, table_id: str, limit: int) -> list[Fellow]:
        return await self.read(lambda c: invitations.find_fellows(c, guest, table_id, limit))

    async def add_invitation(
        self, given: StoredInvitation, limits: InvitationLimits
    ) -> InvitationOutcome:
        return await self.write(lambda c: invitations.add_invitation(c, given, limits))

    async def invitations(self, guests: Sequence[str], limit: int = 100) -> list[Invited]:
        """What these guests have not answered."""
        return await self.read(lambda c: invitations.find_invitations(c, guests, limit))

    async def answer_invitation(self, guest: str, table_id: str, status: InvitationStatus) -> bool:
        return await self.write(lambda c: invitations.answer_invitation(c, guest, table_id, status))

    async def set_invitations_off(self, guest: str, off: bool) -> None:
        await self.write(lambda c: invitations.set_off(c, guest, off))

    async def are_invitations_off(self, guest: str) -> bool:
        return await self.read(lambda c: invitations.is_off(c, guest))

    # The log

    async def append(
        self, step: StoredStep, *, revision: int | None = None, **changes: Unpack[TableChanges]
    ) -> Appended:
        """Make a command the next version of its table, and change the table in the same
        commit, unless another process has changed it since `revision`. Only `committed` changed
        anything; the same command again is `already`."""
        since = revision if self.is_shared else None
        return await self.write(lambda c: statements.append(c, step, changes, since))

    async def answer_to(self, table_id: str, command: str) -> Appended | None:
        """The answer an accepted command got, as `already`."""
        return await self.read(lambda c: statements.find_answer(c, table_id, command))

    async def log(self, table_id: str, after: int = 0) -> list[StoredStep]:
        """The versions of a table later than `after`, in order, without gaps."""
        return await self.read(lambda connection: statements.read_log(connection, table_id, after))

    async def changes_since(self, point: SyncPoint) -> Delta | None:
        """A table with its log from that version on, and its later chat."""
        return await self.read(lambda connection: statements.changes_since(connection, point))

    async def change_counters(self, table_ids: Sequence[str]) -> dict[str, ChangeCounters]:
        """What tells that a table has changed, for each that exists."""
        return await self.read(lambda connection: statements.change_counters(connection, table_ids))

    # Reviews

    async def save_review(self, review: StoredReview) -> None:
        """Keep the review of a finished game; one by another level is replaced."""
        await self.write(lambda connection: reviews.save_review(connection, review))

    async def review(self, table_id: str) -> StoredReview | None:
        return await self.read(lambda connection: reviews.find_review(connection, table_id))

    # Presence

    async def begin_lease(self, process: str, milliseconds: int, places: Sequence[Place]) -> None:
        """A server process begins; whoever is connected through it is until its lease ends."""
        await self.write(lambda c: presence.begin_lease(c, process, milliseconds, places))

    async def renew_lease(self, process: str, milliseconds: int) -> bool:
        """False: it has ended, and has to begin again."""
        return await self.write(lambda c: presence.renew_lease(c, process, milliseconds))

    async def end_lease(self, process: str) -> None:
        await self.write(lambda connection: presence.end_lease(connection, process))

    async def save_presence(
        self, process: str, come: Sequence[Place], gone: Sequence[Place]
    ) -> None:
        """Some have connected to tables through a process, others are no longer."""
        await self.write(lambda connection: presence.save(connection, process, come, gone))

    async def connected(self, table_ids: Sequence[str]) -> dict[str, frozenset[Connected]]:
        """Those with a seat who are connected to each of these tables, through any process."""
        return await self.read(lambda connection: presence.find_connected(connection, table_ids))

    # Chat

    async def add_chat(self, line: StoredChatLine) -> StoredChatLine:
        """Add a line, and return it with its number; one sent again is returned unchanged."""
        return await self.write_numbered(lambda c: statements.add_chat(c, line))

    async def chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[StoredChatLine]:
        return await self.read(lambda c: statements.read_chat(c, table_id, after, limit))

    async def chat_line(self, table_id: str, number: int) -> StoredChatLine | None:
        found = await self.read(lambda c: statements.read_chat(c, table_id, number - 1, None))
        return found[0] if found and found[0].number == number else None

    async def chat_of(self, guest_id: str) -> list[StoredChatLine]:
        """Everything a guest has said, at any table."""
        return await self.read(lambda c: statements.read_chat_of(c, guest_id))

    # Webhooks

    async def save_webhook(self, webhook: Webhook) -> None:
        await self.write(lambda connection: notifications.save_webhook(connection, webhook))

    async def webhook(self, guest_id: str) -> Webhook | None:
        return await self.read(lambda connection: notifications.find_webhook(connection, guest_id))

    async def remove_webhook(self, guest_id: str) -> None:
        await self.write(lambda connection: notifications.remove_webhook(connection, guest_id))

    async def set_webhook_failures(self, webhook: Webhook, failures: int) -> None:
        await self.write(
            lambda connection: notifications.set_webhook_failures(connection, webhook, failures)
        )

    async def last_step(self, table_id: str) -> tuple[int, str]:
        return await self.read(lambda connection: notifications.last_step(connection, table_id))

    async def add_notification(self, notification: Notification) -> bool:
        """False: that turn, or a later one, was added before."""
        return await self.write(
            lambda connection: notifications.add_notification(connection, notification)
        )

    async def due_notifications(self, until: int, limit: int = 100) -> list[Notification]:
        return await self.read(
            lambda connection: notifications.due_notifications(connection, until, limit)
        )

    async def claim_notification(self, notification: Notification, until: int) -> bool:
        """False: another process has it."""
        return await self.write(
            lambda connection: notifications.claim_notification(connection, notification, until)
        )

    async def reschedule_notification(self, notification: Notification, due: int | None) -> None:
        await self.write(
            lambda connection: notifications.reschedule_notification(connection, notification, due)
        )

    async def is_notification_current(self, notification: Notification) -> bool:
        return await self.read(
            lambda connection: notifications.is_notification_current(connection, notification)
        )

    # Health

    async def probe(self) -> None:
        """Write and commit something small; the error says why that is not possible."""
        await self.write(lambda connection: statements.probe(connection, "ready"))

    async def find_damage(self) -> list[str]:
        """What the database finds wrong with itself, reading everything that is stored."""
        return await self.read(statements.find_damage)

    async def is_up_to_date(self) -> bool:
        """Whether all migrations are applied."""
        return await self.read(migrate.current) == migrate.newest()
