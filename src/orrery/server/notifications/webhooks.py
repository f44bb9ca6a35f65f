"""Notifies players who are away of their turn, at the webhook address each has given. A table only
reports the turn; notifications wait in the store until they are sent."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from orrery.core.game import SPECTATOR
from orrery.server.access.limits import RateLimits
from orrery.server.errors import BadWebhook, NoWebhook, TooMany
from orrery.server.notifications import notices
from orrery.server.notifications.delivery import DeliveryFailed, WebhookClient
from orrery.server.protocol.bodies import WebhookState, WebhookTest
from orrery.server.settings import Settings
from orrery.server.store import INVITATION, Guest, Notification, StoreError, Webhook
from orrery.server.tables.services import InvitationNotice, TableServices, TurnNotice

QUEUE_SIZE: Final = 1000
MOST_AT_ONCE: Final = 8
# After so many failures in a row an address is not used until it is set again.
MOST_FAILURES: Final = 10
_log = structlog.get_logger("webhooks")
IsConnected = Callable[[str, str], bool]


@dataclass(frozen=True)
class DeliveryPolicy:
    """Seconds from a turn to its notification, between two looks at the store, before each retry,
    and until a notification whose process died is free again; then the rate limits (burst, per
    second) of one player, of one host and of tests."""

    delay: float = 20.0
    poll: float = 2.0
    retries: tuple[float, ...] = (30.0, 120.0, 600.0)
    lease: float = 60.0
    player: tuple[float, float] = (20, 1 / 30)
    host: tuple[float, float] = (60, 2)
    tests: tuple[float, float] = (5, 1 / 60)


class Webhooks:
    """One for each process. The store decides which of several processes sends a notification."""

    def __init__(
        self,
        services: TableServices,
        is_connected: IsConnected,
        client: WebhookClient,
        policy: DeliveryPolicy,
        address: str = "",
    ) -> None:
        self._services = services
        self._store = services.store
        self._is_connected = is_connected
        self._client = client
        self._policy = policy
        self._address = address.rstrip("/")
        self._queue: asyncio.Queue[TurnNotice | InvitationNotice] = asyncio.Queue(QUEUE_SIZE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(MOST_AT_ONCE)
        clock = asyncio.get_running_loop().time
        self._player_limits = RateLimits(*policy.player, clock)
        self._host_limits = RateLimits(*policy.host, clock)
        self._test_limits = RateLimits(*policy.tests, clock)
        self._is_offered = False

    def start(self) -> None:
        self._is_offered = True
        self._services.notify_turn = self._enqueue
        self._services.notify_invitation = self._enqueue
        self._run(self._forever(self._schedule_next))
        self._run(self._forever(self._send_due))

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._client.close()

    # Requests of a player

    async def state(self, guest: Guest) -> WebhookState:
        return self._describe(await self._store.webhook(guest.id))

    async def set(self, guest: Guest, address: str, site: str) -> WebhookState:
        if not self._is_offered:
            raise BadWebhook(reason="off")
        self._client.check(address)
        webhook = Webhook(guest=guest.id, address=address, site=site)
        await self._store.save_webhook(webhook)
        return self._describe(webhook)

    async def remove(self, guest: Guest) -> WebhookState:
        await self._store.remove_webhook(guest.id)
        return self._describe(None)

    async def test(self, guest: Guest) -> WebhookTest:
        webhook = await self._store.webhook(guest.id)
        if webhook is None or not self._is_offered:
            raise NoWebhook
        self._test_limits.check(guest.id)
        notice = await notices.test_notice(guest.language, self._site(webhook))
        try:
            await self._deliver(webhook, msgspec.json.encode(notice))
        except DeliveryFailed as error:
            return WebhookTest(delivered=False, reason=error.reason)
        await self._store.set_webhook_failures(webhook, 0)
        return WebhookTest(delivered=True, reason=None)

    def _describe(self, webhook: Webhook | None) -> WebhookState:
        if webhook is None:
            return WebhookState(offered=self._is_offered, host=None, failures=0)
        host = self._client.host_of(webhook.address)
        return WebhookState(offered=self._is_offered, host=host, failures=webhook.failures)

    def _site(self, webhook: Webhook) -> str:
        return self._address or webhook.site

    # From a turn or an invitation to a stored notification

    def _enqueue(self, event: TurnNotice | InvitationNotice) -> None:
        try:
            self._queue.put_nowait(event)
        except asyncio.QueueFull:
            self._count("dropped")

    async def _schedule_next(self) -> None:
        event = await self._queue.get()
        webhook = await self._store.webhook(event.guest)
        if webhook is None or webhook.failures >= MOST_FAILURES:
            return
        guest = await self._store.guest(event.guest)
        if guest is None:
            return
        if isinstance(event, InvitationNotice):
            await self._schedule_invitation(event, guest)
        else:
            await self._schedule_turn(event, guest)

    async def _schedule_invitation(self, invitation: InvitationNotice, guest: Guest) -> None:
        await self._place(
            Notification(
                guest=guest.id,
                table=invitation.table,
                version=INVITATION,
                seat=SPECTATOR,
                asked="",
                sentence=await notices.invitation_sentence(invitation.game, guest.language),
                due=self._after(self._policy.delay),
            )
        )

    async def _schedule_turn(self, turn: TurnNotice, guest: Guest) -> None:
        version, mover = await self._store.last_step(turn.table)
        # The player who made the latest step knows whose turn it is.
        if version != turn.version or mover == turn.guest:
            return
        await self._place(
            Notification(
                guest=turn.guest,
                table=turn.table,
                version=turn.version,
                seat=turn.seat,
                asked=notices.decision_code(turn),
                sentence=await notices.turn_sentence(turn, guest.language),
                due=self._after(self._policy.delay),
            )
        )

    async def _place(self, notification: Notification) -> None:
        if await self._store.add_notification(notification):
            self._count("placed")

    # From a stored notification to a sent one

    async def _send_due(self) -> None:
        await asyncio.sleep(self._policy.poll)
        now = self._services.now()
        for notification in await self._store.due_notifications(self._after(self._policy.delay)):
            if self._is_seen(notification):
                await self._finish(notification, "withdrawn")
            elif (
                notification.due is not None
                and notification.due <= now
                and not self._sending.locked()
            ):
                self._run(self._log_errors(self._send(notification)))

    def _is_seen(self, notification: Notification) -> bool:
        """Whether the player is where the turn or the invitation shows."""
        if notification.version == INVITATION and self._services.is_in_lobby(notification.guest):
            return True
        return self._is_connected(notification.table, notification.guest)

    async def _send(self, notification: Notification) -> None:
        async with self._sending:
            if not await self._store.claim_notification(
                notification, self._after(self._policy.lease)
            ):
                return
            webhook = await self._store.webhook(notification.guest)
            if webhook is None or not await self._store.is_notification_current(notification):
                await self._finish(notification, "withdrawn")
                return
            try:
                self._player_limits.check(notification.guest)
                await self._deliver(webhook, await self._body(notification, webhook))
            except TooMany:
                await self._retry_later(notification)
            except DeliveryFailed as error:
                await self._fail(notification, webhook, error)
            else:
                if webhook.failures:
                    await self._store.set_webhook_failures(webhook, 0)
                await self._finish(notification, "delivered")

    async def _body(self, notification: Notification, webhook: Webhook) -> bytes:
        row = await self._store.table(notification.table)
        game = "" if row is None else row.game
        is_invitation = notification.version == INVITATION
        make = notices.invitation_notice if is_invitation else notices.turn_notice
        return msgspec.json.encode(make(notification, game, self._site(webhook)))

    async def _deliver(self, webhook: Webhook, body: bytes) -> None:
        self._host_limits.check(self._client.host_of(webhook.address) or "")
        await self._client.post(webhook.address, body)

    async def _fail(
        self, notification: Notification, webhook: Webhook, error: DeliveryFailed
    ) -> None:
        _log.info("undelivered", reason=error.reason, tries=notification.tries + 1)
        is_last = error.is_final or notification.tries >= len(self._policy.retries)
        if is_last:
            await self._store.set_webhook_failures(webhook, webhook.failures + 1)
            await self._finish(notification, "failed")
        else:
            await self._retry_later(notification)

    async def _retry_later(self, notification: Notification) -> None:
        """Try again later, unless this was the last try."""
        if notification.tries >= len(self._policy.retries):
            await self._finish(notification, "dropped")
        else:
            await self._store.reschedule_notification(
                notification, self._after(self._policy.retries[notification.tries])
            )
            self._count("put-off")

    async def _finish(self, notification: Notification, outcome: str) -> None:
        await self._store.reschedule_notification(notification, None)
        self._count(outcome)

    # Shared parts

    def _after(self, seconds: float) -> int:
        return self._services.now() + int(seconds * 1000)

    def _count(self, outcome: str) -> None:
        self._services.metrics.webhook_calls.labels(outcome).inc()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await self._log_errors(work())

    async def _log_errors(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
        except Exception as error:  # noqa: BLE001 - one failed notification must not stop the others
            _log.error("failed", error=type(error).__name__)


def open_webhooks(
    services: TableServices, is_connected: IsConnected, settings: Settings
) -> Webhooks:
    """Started, unless notifications are turned off in the settings."""
    client = WebhookClient(is_private_allowed=settings.webhook_private)
    policy = DeliveryPolicy(delay=settings.webhook_after)
    webhooks = Webhooks(services, is_connected, client, policy, settings.address)
    if settings.webhooks:
        webhooks.start()
    return webhooks
