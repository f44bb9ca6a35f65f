"""Tells players who are away that they are to act, at the address each has given. A table only
notes the turn; everything else happens here, and what waits is kept in the store."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from orrery.server import notices
from orrery.server.bodies import WebhookState, WebhookTest
from orrery.server.courier import Courier, Undelivered
from orrery.server.errors import BadWebhook, NoWebhook, TooMany
from orrery.server.house import House, Turn
from orrery.server.limits import Limits
from orrery.server.settings import Settings
from orrery.server.store import Call, Guest, StoreError, Webhook

MOST_NOTED: Final = 1000
MOST_AT_ONCE: Final = 8
# An address at which nothing arrived so often in a row is left alone until it is set again.
MOST_FAILURES: Final = 10
_log = structlog.get_logger("webhooks")
IsHere = Callable[[str, str], bool]


@dataclass(frozen=True)
class Pace:
    """Seconds: how long a player may take to come by alone, how often is looked, when is tried
    again, when a call is free again whose process died; then how often one player and one
    machine elsewhere are called, and tests are made."""

    patience: float = 20.0
    look: float = 2.0
    pauses: tuple[float, ...] = (30.0, 120.0, 600.0)
    lease: float = 60.0
    player: tuple[float, float] = (20, 1 / 30)
    host: tuple[float, float] = (60, 2)
    tests: tuple[float, float] = (5, 1 / 60)


class Webhooks:
    """One for each process. The store decides which of several processes makes a call."""

    def __init__(
        self,
        house: House,
        is_here: IsHere,
        courier: Courier,
        pace: Pace,
        address: str = "",
    ) -> None:
        self._house = house
        self._store = house.store
        self._is_here = is_here
        self._courier = courier
        self._pace = pace
        self._address = address.rstrip("/")
        self._noted: asyncio.Queue[Turn] = asyncio.Queue(MOST_NOTED)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(MOST_AT_ONCE)
        clock = asyncio.get_running_loop().time
        self._by_player = Limits(*pace.player, clock)
        self._by_host = Limits(*pace.host, clock)
        self._tests = Limits(*pace.tests, clock)
        self._is_offered = False

    def start(self) -> None:
        self._is_offered = True
        self._house.turn = self._note
        self._run(self._again_and_again(self._place_next))
        self._run(self._again_and_again(self._look))

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._courier.close()

    # What a player asks for

    async def state(self, guest: Guest) -> WebhookState:
        return self._described(await self._store.webhook(guest.id))

    async def set(self, guest: Guest, address: str, site: str) -> WebhookState:
        if not self._is_offered:
            raise BadWebhook(reason="off")
        self._courier.check(address)
        webhook = Webhook(guest=guest.id, address=address, site=site)
        await self._store.keep_webhook(webhook)
        return self._described(webhook)

    async def remove(self, guest: Guest) -> WebhookState:
        await self._store.remove_webhook(guest.id)
        return self._described(None)

    async def test(self, guest: Guest) -> WebhookTest:
        webhook = await self._store.webhook(guest.id)
        if webhook is None or not self._is_offered:
            raise NoWebhook
        self._tests.check(guest.id)
        notice = await notices.of_test(guest.language, self._site(webhook))
        try:
            await self._deliver(webhook, msgspec.json.encode(notice))
        except Undelivered as error:
            return WebhookTest(delivered=False, reason=error.reason)
        await self._store.count_failures(webhook, 0)
        return WebhookTest(delivered=True, reason=None)

    def _described(self, webhook: Webhook | None) -> WebhookState:
        if webhook is None:
            return WebhookState(offered=self._is_offered, host=None, failures=0)
        host = self._courier.host_of(webhook.address)
        return WebhookState(offered=self._is_offered, host=host, failures=webhook.failures)

    def _site(self, webhook: Webhook) -> str:
        return self._address or webhook.site

    # From a turn to a call that waits

    def _note(self, turn: Turn) -> None:
        try:
            self._noted.put_nowait(turn)
        except asyncio.QueueFull:
            self._count("dropped")

    async def _place_next(self) -> None:
        turn = await self._noted.get()
        webhook = await self._store.webhook(turn.guest)
        if webhook is None or webhook.failures >= MOST_FAILURES:
            return
        guest = await self._store.guest(turn.guest)
        version, mover = await self._store.last_step(turn.table)
        # Whoever made the latest step knows whose turn it is.
        if guest is None or version != turn.version or mover == turn.guest:
            return
        call = Call(
            guest=turn.guest,
            table=turn.table,
            version=turn.version,
            seat=turn.seat,
            asked=notices.asked_in(turn),
            sentence=await notices.sentence_of(turn, guest.language),
            due=self._after(self._pace.patience),
        )
        if await self._store.place_call(call):
            self._count("placed")

    # From a call that waits to a call that was made

    async def _look(self) -> None:
        await asyncio.sleep(self._pace.look)
        now = self._house.now()
        for call in await self._store.waiting_calls(self._after(self._pace.patience)):
            if self._is_here(call.table, call.guest):
                await self._settle(call, "withdrawn")
            elif call.due is not None and call.due <= now and not self._sending.locked():
                self._run(self._guarded(self._make(call)))

    async def _make(self, call: Call) -> None:
        async with self._sending:
            if not await self._store.take_call(call, self._after(self._pace.lease)):
                return
            webhook = await self._store.webhook(call.guest)
            if webhook is None or not await self._store.is_current(call):
                await self._settle(call, "withdrawn")
                return
            try:
                self._by_player.check(call.guest)
                await self._deliver(webhook, await self._body(call, webhook))
            except TooMany:
                await self._put_off(call)
            except Undelivered as error:
                await self._failed(call, webhook, error)
            else:
                if webhook.failures:
                    await self._store.count_failures(webhook, 0)
                await self._settle(call, "delivered")

    async def _body(self, call: Call, webhook: Webhook) -> bytes:
        row = await self._store.table(call.table)
        game = "" if row is None else row.game
        return msgspec.json.encode(notices.of_call(call, game, self._site(webhook)))

    async def _deliver(self, webhook: Webhook, body: bytes) -> None:
        self._by_host.check(self._courier.host_of(webhook.address) or "")
        await self._courier.post(webhook.address, body)

    async def _failed(self, call: Call, webhook: Webhook, error: Undelivered) -> None:
        _log.info("undelivered", reason=error.reason, tries=call.tries + 1)
        is_last = error.is_final or call.tries >= len(self._pace.pauses)
        if is_last:
            await self._store.count_failures(webhook, webhook.failures + 1)
            await self._settle(call, "failed")
        else:
            await self._put_off(call)

    async def _put_off(self, call: Call) -> None:
        """Try again after a while, if that was not the last try."""
        if call.tries >= len(self._pace.pauses):
            await self._settle(call, "dropped")
        else:
            await self._store.put_off(call, self._after(self._pace.pauses[call.tries]))
            self._count("put-off")

    async def _settle(self, call: Call, outcome: str) -> None:
        await self._store.put_off(call, None)
        self._count(outcome)

    # Around it

    def _after(self, seconds: float) -> int:
        return self._house.now() + int(seconds * 1000)

    def _count(self, outcome: str) -> None:
        self._house.metrics.calls.labels(outcome).inc()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await self._guarded(work())

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            _log.warning("not-kept", code=error.code)
        except Exception as error:  # noqa: BLE001 - one call that fails must not end the rest
            _log.error("failed", error=type(error).__name__)


def open_webhooks(house: House, is_here: IsHere, settings: Settings) -> Webhooks:
    """Started, unless the settings say that nobody is called."""
    courier = Courier(is_private_allowed=settings.webhook_private)
    pace = Pace(patience=settings.webhook_after)
    webhooks = Webhooks(house, is_here, courier, pace, settings.address)
    if settings.webhooks:
        webhooks.start()
    return webhooks
