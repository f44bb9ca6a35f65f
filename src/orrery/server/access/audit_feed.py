"""Tells this process what hosts and operators did, whichever process wrote it down: the audit log
is read on every few seconds, so also what is done at the shell takes effect."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from orrery.server.store import AuditEntry, Store, StoreError
from orrery.server.store.moderation import latest_audit, read_audit

OnDeed = Callable[[AuditEntry], None]


class AuditFeed:
    """Calls `on_deed` for each new line, also for those of this process."""

    def __init__(self, store: Store, on_deed: OnDeed, interval: float = 2.0) -> None:
        self._store = store
        self._on_deed = on_deed
        self._interval = interval
        self._reached = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._reached = await self._store.read(latest_audit)
        self._task = asyncio.create_task(self._poll())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._interval)
            with suppress(StoreError):
                await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self._store.read(lambda c: read_audit(c, self._reached)):
            self._reached = entry.number
            self._on_deed(entry)
