"""The people connected to the tables of this process, made known to the others in the store. They
count as connected as long as this process renews its lease."""

import asyncio
import math
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from os import getpid
from socket import gethostname
from time import monotonic
from typing import Final

import structlog

from orrery.server.retries import retry_delay
from orrery.server.store import Connected, Store, StoreError
from orrery.server.store.batcher import Batcher

_RENEWALS_IN_A_LEASE: Final = 3
_log = structlog.get_logger("presence")


def _ignore(*_: str) -> None:
    """No other process, and nobody who wants to know."""


class SharedPresence:
    """One for each process; it does nothing where no other process shares the store."""

    def __init__(self, store: Store, lease: float = 15.0) -> None:
        self._store = store
        self._lease = lease
        # Operators may have to find it; the last part keeps it apart from one before.
        self._process = f"{gethostname()}:{getpid()}:{secrets.token_hex(4)}"
        self._here: set[tuple[str, str]] = set()
        self._is_written = False
        self._held_since: float | None = None
        self._renewed = -math.inf
        self._writing = asyncio.Lock()
        self._changes: Batcher[tuple[str, str], None] = Batcher(self._write)
        self._task: asyncio.Task[None] | None = None
        self.publish: Callable[[str], None] = _ignore
        self.on_settled: Callable[[], None] = _ignore

    def start(self) -> None:
        if self._store.is_shared:
            self._task = asyncio.create_task(self._renew_forever())

    async def close(self) -> None:
        """Nobody is connected through this process any more."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, self._changes.drain(), return_exceptions=True)
        with suppress(StoreError):
            await self._store.end_lease(self._process)

    @property
    def is_settled(self) -> bool:
        """Whether somebody who is not found elsewhere is really gone. Not so until this process
        has held its lease for as long as one lasts, nor once it may have lost it: if the database
        or the machine stood still, the others may be about to renew theirs."""
        if self._task is None:
            return True
        since, now = self._held_since, monotonic()
        is_held = now - self._renewed < self._lease
        return is_held and since is not None and now - since >= self._lease

    def elsewhere(self, connected: Iterable[Connected]) -> frozenset[str]:
        """The guests among these who are connected through another process."""
        return frozenset(guest for process, guest in connected if process != self._process)

    async def enter(self, table_id: str, guest_id: str) -> None:
        """A guest has connected; when this returns, every process can know."""
        self._here.add((table_id, guest_id))
        await self._save((table_id, guest_id))

    async def leave(self, table_id: str, guest_id: str) -> None:
        self._here.discard((table_id, guest_id))
        await self._save((table_id, guest_id))

    async def leave_all(self, table_id: str, guests: Iterable[str]) -> None:
        await asyncio.gather(*(self.leave(table_id, guest_id) for guest_id in guests))

    async def _save(self, place: tuple[str, str]) -> None:
        if self._task is None:
            return
        try:
            await self._changes.submit(place)
        except StoreError as error:
            # Written with all the others at the next renewal.
            self._is_written = False
            _log.warning("not-kept", code=error.code)
        self.publish(place[0])

    async def _write(self, places: Sequence[tuple[str, str]]) -> list[None]:
        async with self._writing:
            come = [place for place in set(places) if place in self._here]
            gone = [place for place in set(places) if place not in self._here]
            await self._store.save_presence(self._process, come, gone)
        return [None] * len(places)

    # The lease

    async def _renew_forever(self) -> None:
        failures = 0
        is_settled = False
        while True:
            try:
                await self._renew()
                failures = 0
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                failures += 1
                self._held_since = None
                _log.warning("not-renewed", error=type(error).__name__)
            was_settled, is_settled = is_settled, self.is_settled
            if is_settled and not was_settled:
                self.on_settled()
            pause = self._lease / _RENEWALS_IN_A_LEASE
            await asyncio.sleep(min(retry_delay(failures), pause) if failures else pause)

    async def _renew(self) -> None:
        milliseconds = int(self._lease * 1000)
        async with self._writing:
            asked = monotonic()
            if not (
                self._is_written and await self._store.renew_lease(self._process, milliseconds)
            ):
                self._held_since = None
                await self._store.begin_lease(self._process, milliseconds, list(self._here))
                self._is_written = True
                self._held_since = monotonic()
            self._renewed = asked
