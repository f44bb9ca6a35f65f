"""Reviews of finished games. A review is computed in small slices, so that bots get their turn in
between, and stored for whoever asks next, at whatever process."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from orrery.bots.review import REVIEW_LEVEL, Part, Review, review_in_parts
from orrery.play.record import Record, encode
from orrery.server.errors import Busy, ThinkingFailed, TooManyReviews
from orrery.server.protocol.bodies import ReviewProgress
from orrery.server.store import Store, StoredReview, StoreError
from orrery.server.thinking.jobs import MOST_REVIEWS, review_slice
from orrery.server.thinking.queue import Asker, Urgency
from orrery.server.thinking.scheduler import Scheduler

# A review that nobody has asked about for so many seconds is dropped.
_PATIENCE: Final = 60.0
_log = structlog.get_logger("reviews")


class _Unwanted(Exception):
    """Nobody has asked for it lately."""


class _Job:
    """One review under way, or one that has failed; for the guest who asked first."""

    def __init__(self, guest: str, table: str, asked: float) -> None:
        self.asker = Asker(Urgency.REVIEW, guest, table)
        self.asked = asked
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def has_failed(self) -> bool:
        return self.task is not None and self.task.done()


class Reviews:
    """The reviews by the analyst of one level: those that are stored, and those under way in this
    process, so many at once for each guest. Two processes may compute the same one; they come to
    the same result."""

    def __init__(
        self,
        store: Store,
        scheduler: Scheduler,
        level: str = REVIEW_LEVEL,
        most: int = 3,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._level = level
        self._most = most
        self._clock = clock
        self._jobs: dict[str, _Job] = {}

    async def progress(
        self, guest: str, table: str, record: Callable[[], Record]
    ) -> ReviewProgress:
        """How far the review of a finished game is; the first request starts it."""
        review = await self.find(table)
        if review is not None:
            return ReviewProgress(table=table, done=1, total=1, review=review)
        job = self._jobs.get(table)
        if job is not None and job.has_failed:
            # The next request starts it again.
            del self._jobs[table]
            raise ThinkingFailed(table=table)
        if job is None:
            job = self._start(guest, table, record)
        job.asked = self._clock()
        return ReviewProgress(table=table, done=job.done, total=job.total, review=None)

    async def find(self, table: str) -> Review | None:
        """The stored review of a table, if there is one of this level; starts none."""
        stored = await self._store.review(table)
        if stored is None or stored.level != self._level:
            return None
        try:
            return msgspec.json.decode(stored.review, type=Review)
        except msgspec.DecodeError:
            # Written by another version of the program: it is made again.
            return None

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    def _start(self, guest: str, table: str, record: Callable[[], Record]) -> _Job:
        under_way = [job for job in self._jobs.values() if not job.has_failed]
        if sum(job.asker.guest == guest for job in under_way) >= self._most:
            raise TooManyReviews(most=self._most)
        if len(under_way) >= MOST_REVIEWS:
            raise Busy
        self._drop_failed()
        job = self._jobs[table] = _Job(guest, table, self._clock())
        job.task = asyncio.get_running_loop().create_task(self._run(job, encode(record())))
        return job

    def _drop_failed(self) -> None:
        """Those nobody has asked about since they failed."""
        old = self._clock() - _PATIENCE
        for table in [id for id, job in self._jobs.items() if job.has_failed and job.asked < old]:
            del self._jobs[table]

    async def _run(self, job: _Job, content: bytes) -> None:
        table = job.asker.table
        try:
            await self._save(table, await self._review(job, content))
        except ThinkingFailed as error:
            # Reported to whoever asks next.
            _log.warning("review-failed", error=error.facts["error"])
        except StoreError as error:
            _log.warning("review-not-kept", code=error.code)
        except _Unwanted:
            # It begins again when somebody asks.
            del self._jobs[table]
        else:
            del self._jobs[table]

    async def _save(self, table: str, review: Review) -> None:
        content = msgspec.json.encode(review).decode()
        at = time.time_ns() // 1_000_000
        await self._store.save_review(
            StoredReview(table=table, level=self._level, review=content, at=at)
        )

    async def _review(self, job: _Job, content: bytes) -> Review:
        parts = review_in_parts(self._level)
        part = next(parts)
        while True:
            job.done, job.total = part.done, part.total
            found = await self._find(job, content, part)
            try:
                part = parts.send(found)
            except StopIteration as end:
                whole: Review = end.value
                job.done = job.total
                return whole

    async def _find(self, job: _Job, content: bytes, part: Part) -> Any:
        key = secrets.token_hex(8)
        while True:
            if self._clock() - job.asked > _PATIENCE:
                raise _Unwanted
            found = await self._scheduler.run(job.asker, review_slice, key, content, part)
            if found is not None:
                return found.value
