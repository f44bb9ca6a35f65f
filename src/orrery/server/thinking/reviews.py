"""Reviews of finished games. A review is computed in small slices, so that bots get their turn in
between, and cached for whoever asks next."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import structlog

from orrery.bots.review import Part, Review, review_in_parts
from orrery.play.record import Record, encode
from orrery.server.errors import Busy, ThinkingFailed, TooManyReviews
from orrery.server.protocol.bodies import ReviewProgress
from orrery.server.thinking.jobs import MOST_REVIEWS, review_slice
from orrery.server.thinking.queue import Asker, Urgency
from orrery.server.thinking.scheduler import Scheduler

_MOST_CACHED: Final = 200
# A review that nobody has asked about for so many seconds is dropped.
_PATIENCE: Final = 60.0
_log = structlog.get_logger("reviews")


class _Unwanted(Exception):
    """Nobody has asked for it lately."""


class _Job:
    """One review under way or done, for the guest who asked first."""

    def __init__(self, guest: str, table: str, asked: float) -> None:
        self.asker = Asker(Urgency.REVIEW, guest, table)
        self.asked = asked
        self.done = 0
        self.total = 0
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.task is not None and self.task.done()

    @property
    def has_failed(self) -> bool:
        return self.is_over and self.review is None


class Reviews:
    """The reviews of this process, by table; so many at once for each guest."""

    def __init__(
        self, scheduler: Scheduler, most: int = 3, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._scheduler = scheduler
        self._most = most
        self._clock = clock
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    def progress(self, guest: str, table: str, record: Callable[[], Record]) -> ReviewProgress:
        """How far the review of a finished game is; the first request starts it."""
        job = self._jobs.get(table)
        if job is not None and job.has_failed:
            # The next request starts it again.
            del self._jobs[table]
            raise ThinkingFailed(table=table)
        if job is None:
            job = self._start(guest, table, record)
        self._jobs.move_to_end(table)
        job.asked = self._clock()
        return ReviewProgress(table=table, done=job.done, total=job.total, review=job.review)

    def finished(self, table_id: str) -> Review | None:
        """The review of a table, if there is one; starts none."""
        job = self._jobs.get(table_id)
        return None if job is None else job.review

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    def _start(self, guest: str, table: str, record: Callable[[], Record]) -> _Job:
        under_way = [job for job in self._jobs.values() if not job.is_over]
        if sum(job.asker.guest == guest for job in under_way) >= self._most:
            raise TooManyReviews(most=self._most)
        if len(under_way) >= MOST_REVIEWS:
            raise Busy
        self._drop_oldest()
        job = self._jobs[table] = _Job(guest, table, self._clock())
        job.task = asyncio.get_running_loop().create_task(self._run(job, encode(record())))
        return job

    def _drop_oldest(self) -> None:
        over = [table for table, job in self._jobs.items() if job.is_over]
        for table in over[: max(0, len(over) + 1 - _MOST_CACHED)]:
            del self._jobs[table]

    async def _run(self, job: _Job, content: bytes) -> None:
        try:
            job.review = await self._review(job, content)
        except ThinkingFailed as error:
            # Reported to whoever asks next.
            _log.warning("review-failed", error=error.facts["error"])
        except _Unwanted:
            # It begins again when somebody asks.
            del self._jobs[job.asker.table]

    async def _review(self, job: _Job, content: bytes) -> Review:
        parts = review_in_parts()
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
