"""Everything that the routes and sockets of one server use, opened and closed together."""

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from orrery.server.access.audit_feed import AuditFeed
from orrery.server.access.bots import Bots
from orrery.server.access.devices import Devices
from orrery.server.access.guests import Guests
from orrery.server.access.limits import Places, RateLimits
from orrery.server.access.requests import (
    AddressHash,
    AnyConnection,
    client_address,
    counted_address,
    token_of,
)
from orrery.server.changes import ChangeFeed, open_change_feed
from orrery.server.errors import Blocked, NoGuest, TooManyHints
from orrery.server.file_limit import file_limit, most_connections
from orrery.server.http.connections import Connections
from orrery.server.http.open_sockets import OpenSockets
from orrery.server.http.refusals import Refusals
from orrery.server.metrics import Metrics
from orrery.server.notifications.webhooks import Webhooks, open_webhooks
from orrery.server.previews import Cards
from orrery.server.settings import Settings
from orrery.server.store import (
    AuditEntry,
    InvitationLimits,
    Session,
    Store,
    TableQuota,
    open_store,
)
from orrery.server.tables.clean_up import CleanUp
from orrery.server.tables.lobby import LOBBY, Intervals, Lobby
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.services import TableServices
from orrery.server.tables.shared_presence import SharedPresence
from orrery.server.thinking.queue import Urgency
from orrery.server.thinking.reviews import Reviews
from orrery.server.thinking.scheduler import Scheduler
from orrery.server.thinking.workers import ProcessWorker, Worker

_DAY: Final = 24 * 3600
_FOR_BLOCKED: Final = frozenset({"GET", "HEAD", "DELETE"})
# So many files with everything of one guest at once, and as many a minute.
_EXPORTS: Final = 3


@dataclass
class Services:
    """One for each server; `shared` is what its tables share."""

    settings: Settings
    shared: TableServices
    tables: TableRegistry
    guests: Guests
    webhooks: Webhooks
    lobby: Lobby
    clock: Callable[[], float] = field(default=time.monotonic)

    def __post_init__(self) -> None:
        wanted = self.settings
        self.reviews = Reviews(
            self.shared.store, self.shared.scheduler, wanted.review_level, wanted.guest_reviews
        )
        self.connections = Connections(
            wanted, Refusals(self.metrics), most_connections(wanted.connections, file_limit())
        )
        self.metrics.tcp_connections.set_function(lambda: len(self.connections))
        for urgency in Urgency:
            waiting = self.metrics.waiting.labels(urgency.name.lower())
            waiting.set_function(partial(self.shared.scheduler.count, urgency))
        self.sockets_of_guest = Places(wanted.guest_sockets)
        self.sockets_of_address = Places(wanted.address_sockets)
        self.addresses = AddressHash()
        self.cards = Cards()
        self.chat_of_guest = RateLimits(wanted.chat_burst, wanted.chat_per_minute / 60, self.clock)
        self.chat_of_address = RateLimits(
            wanted.address_chat_burst, wanted.address_chat_per_minute / 60, self.clock
        )
        self.tables_of_guest = RateLimits(
            wanted.tables_burst, wanted.tables_per_minute / 60, self.clock
        )
        self.reports_of_guest = RateLimits(
            wanted.reports_burst, wanted.reports_per_hour / 3600, self.clock
        )
        self.sockets = OpenSockets()
        self.devices = Devices(self.shared.store, self.now, self._sign_out)
        self.bots = Bots(self.shared.store, self.now, wanted.guest_bots, self._sign_out)
        self.codes = RateLimits(wanted.codes_burst, wanted.codes_per_minute / 60, self.clock)
        self.exports = RateLimits(_EXPORTS, _EXPORTS / 60, self.clock)
        self.by_guest = RateLimits(wanted.requests_burst, wanted.requests_per_second, self.clock)
        self.by_address = RateLimits(wanted.address_burst, wanted.address_per_second, self.clock)
        self.new_guests = RateLimits(wanted.guests_burst, wanted.guests_per_minute / 60, self.clock)
        self.guests_of_day = RateLimits(
            wanted.guests_per_day, wanted.guests_per_day / _DAY, self.clock
        )

    @property
    def presence(self) -> SharedPresence:
        return self.shared.presence

    @property
    def metrics(self) -> Metrics:
        return self.shared.metrics

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.shared.now()

    async def session_of(self, request: AnyConnection) -> Session | None:
        """The guest who sent a request, and the device; None for a stranger."""
        return await self.guests.by_token(token_of(request), self.now())

    async def authenticate(self, request: AnyConnection) -> Session:
        """The same; refuses a stranger, a guest who asks too often, and one who is blocked and
        wants more than to look or to delete something of their own."""
        session = await self.session_of(request)
        if session is None:
            raise NoGuest
        self.by_guest.check(session.guest.id)
        if session.guest.blocked and request.scope.get("method") not in _FOR_BLOCKED:
            raise Blocked
        return session

    def _sign_out(self, device_id: str) -> None:
        """Refuse the token of a device and close its sockets, here and at other processes."""
        self.guests.sign_out(device_id)
        self.sockets.close(device_id)
        self.shared.publish_change(device_id)

    def check_new_guest(self, request: AnyConnection) -> None:
        """Refuse a guest too many of one network address."""
        self.new_guests.check(client_address(request.scope["client"]))
        self.guests_of_day.check(counted_address(request.scope["client"]))

    def check_chat(self, guest_id: str, address: str) -> None:
        self.chat_of_guest.check(guest_id)
        self.chat_of_address.check(address)

    def notice_deed(self, entry: AuditEntry) -> None:
        """Let a deed of a host or an operator take effect in this process."""
        if entry.guest_id:
            self.guests.forget(entry.guest_id)
        self.tables.notice_deed(entry)


def _connect(services: Services, change_feed: ChangeFeed) -> None:
    """Let what happens in one part be heard of in the others."""
    shared, tables, sockets = services.shared, services.tables, services.sockets
    shared.publish_change = change_feed.publish
    shared.check_chat = services.check_chat
    shared.check_new_table = services.tables_of_guest.check
    change_feed.on_connected = tables.check_connected
    sockets.on_open = change_feed.watch_device
    sockets.on_close = change_feed.unwatch_device
    change_feed.on_sign_out = sockets.close
    tables.on_load = change_feed.watch
    tables.on_unload = change_feed.unwatch
    shared.presence.publish = change_feed.publish
    shared.presence.on_settled = tables.check_all


@asynccontextmanager
async def open_services(
    settings: Settings, *, store: Store | None = None, workers: Sequence[Worker] = ()
) -> AsyncIterator[Services]:
    """Open everything, and close it in order afterwards."""
    if store is None:
        store = await open_store(settings.database_address, settings.backup_folder)
    workers = workers or [ProcessWorker() for _ in range(settings.worker_count)]
    presence = SharedPresence(store, settings.presence_seconds)
    shared = TableServices(
        store,
        presence,
        Scheduler(workers, settings.worker_seconds),
        Metrics(),
        idle_seconds=settings.idle_seconds,
        stand_in_seconds=settings.stand_in_seconds,
        quota=TableQuota(settings.guest_tables, settings.address_tables),
        bot_tables=settings.bot_tables,
        listed_seconds=60 * settings.listed_minutes,
        hint_level=settings.hint_level,
        hints_of_guest=Places(settings.guest_hints, TooManyHints),
        invitations=InvitationLimits(hourly=settings.guest_invitations),
    )
    tables = TableRegistry(shared)
    clean_up = CleanUp(tables, shared, settings)

    def check_for_changes(table_id: str) -> None:
        if table_id == LOBBY:
            lobby.check_for_changes()
        else:
            tables.check_for_changes(table_id)

    def notify_lobby() -> None:
        lobby.check_for_changes()
        change_feed.publish(LOBBY)

    change_feed = open_change_feed(store, check_for_changes, settings.redis)
    change_feed.watch(LOBBY)
    lobby = Lobby(shared, tables, lambda: change_feed.is_connected, Intervals())
    shared.notify_lobby = notify_lobby
    webhooks = open_webhooks(shared, tables.is_connected, settings)
    services = Services(settings, shared, tables, Guests(store), webhooks, lobby)
    audit_feed = AuditFeed(store, services.notice_deed)
    _connect(services, change_feed)
    presence.start()
    try:
        await audit_feed.start()
        await tables.load_clocked_tables()
        clean_up.start()
        lobby.start()
        yield services
    finally:
        await lobby.close()
        await clean_up.close()
        await audit_feed.close()
        await services.reviews.close()
        await tables.drain()
        await presence.close()
        await change_feed.close()
        await webhooks.close()
        await shared.scheduler.close()
        await store.close()
