"""Closes and removes what has expired, one table or guest at a time, so that no move waits for more
than that. Every process does it: what another was faster at is not there any more."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import structlog

from orrery.server.settings import Settings
from orrery.server.store import Expiry, Store, StoreError, TableSummary
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.services import TableServices

INTERVAL_SECONDS: Final = 300.0
BATCH: Final = 100
CLOSED: Final[tuple[Expiry, ...]] = ("empty", "waiting", "running")
"""These are closed; the others are removed."""
_UNSTARTED_DAYS: Final = 30
_DAY: Final = 24 * 3600
_PAUSE: Final = 0.01
_log = structlog.get_logger("clean-up")


class Limit(NamedTuple):
    """What has not been touched since `before` has expired."""

    kind: Expiry
    before: int


def limits(settings: Settings, now: int) -> list[Limit]:
    """When each kind expires, without those that are kept for ever."""
    seconds: dict[Expiry, float] = {
        "empty": 60 * settings.empty_minutes,
        "waiting": 3600 * settings.waiting_hours,
        "running": _DAY * settings.running_days,
        "unstarted": _DAY * _UNSTARTED_DAYS,
        "abandoned": _DAY * settings.abandoned_days,
        "finished": _DAY * settings.finished_days,
        "guest": _DAY * settings.guest_days,
    }
    return [Limit(kind, now - int(1000 * kept)) for kind, kept in seconds.items() if kept]


async def list_expired(
    store: Store, settings: Settings, now: int, limit: int
) -> list[TableSummary]:
    """The tables that the next clean-up closes or removes, so many of each kind."""
    found = [
        await store.list_expired(kind, before, limit)
        for kind, before in limits(settings, now)
        if kind != "guest"
    ]
    return [table for tables in found for table in tables]


async def count_expired(store: Store, settings: Settings, now: int) -> dict[Expiry, int]:
    """How many of each kind the next clean-up finds."""
    counts = {
        kind: await store.count_expired(kind, before) for kind, before in limits(settings, now)
    }
    return {kind: count for kind, count in counts.items() if count}


class CleanUp:
    """The clean-up of one process, at intervals."""

    def __init__(self, tables: TableRegistry, services: TableServices, settings: Settings) -> None:
        self._tables = tables
        self._services = services
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _repeat(self) -> None:
        while True:
            # Whoever was here before a restart has this long to come back.
            await asyncio.sleep(INTERVAL_SECONDS)
            try:
                await self.run()
            except StoreError as error:
                _log.warning("not-cleaned-up", code=error.code)

    async def run(self) -> Counter[Expiry]:
        """Close and remove everything that has expired; how many of each kind."""
        await self._mark_visits()
        done: Counter[Expiry] = Counter()
        for limit in limits(self._settings, self._services.now()):
            done[limit.kind] = await self._clean(limit)
        self._services.metrics.cleaned_up.set(self._services.now() / 1000)
        if done.total():
            _log.info("cleaned-up", **{kind: count for kind, count in done.items() if count})
        return +done

    async def _mark_visits(self) -> None:
        """Other processes must know who is at the tables of this one."""
        visited = self._tables.visited()
        for start in range(0, len(visited), BATCH):
            await self._services.store.mark_visits(
                visited[start : start + BATCH], self._services.now()
            )

    async def _clean(self, limit: Limit) -> int:
        total = 0
        while True:
            found = await self._services.store.expired(limit.kind, limit.before, BATCH)
            done = await self._clean_batch(limit, found)
            total += done
            if len(found) < BATCH or not done:
                return total

    async def _clean_batch(self, limit: Limit, ids: Sequence[str]) -> int:
        done = 0
        for id in ids:
            if await self._clean_one(limit, id):
                done += 1
                self._services.metrics.expired.labels(limit.kind).inc()
            await asyncio.sleep(_PAUSE)
        return done

    async def _clean_one(self, limit: Limit, id: str) -> bool:
        if limit.kind in CLOSED:
            return await self._close(limit, id)
        is_removed = await self._services.store.remove_expired(id, limit.kind, limit.before)
        if is_removed:
            self._tables.forget(id)
        return is_removed

    async def _close(self, limit: Limit, table_id: str) -> bool:
        is_closed = await self._services.store.close_expired(
            table_id, limit.kind, limit.before, self._services.now()
        )
        if is_closed:
            self._services.publish_change(table_id)
            self._tables.check_for_changes(table_id)
        return is_closed
