"""Looking back at finished games. A review is searched part after part in the worker processes,
so that bots get their turn in between, and kept for whoever asks next."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

import structlog

from orrery.games import GAMES
from orrery.play.lines import Line
from orrery.play.record import Record, encode, read
from orrery.play.review import (
    Costly,
    Outline,
    Review,
    assembled,
    candidates,
    cost_of,
    costly,
    line_at,
    number_of,
    outline,
    parts_of,
    stops_in,
)
from orrery.server.bodies import ReviewProgress
from orrery.server.errors import Busy
from orrery.server.workers import Thinkers

T = TypeVar("T")

_MOST_AT_ONCE: Final = 50
_MOST_KEPT: Final = 200
# A part takes a second or so; longer means that it hangs.
_SECONDS: Final = 300.0
_log = structlog.get_logger("reviews")


@lru_cache(maxsize=4)
def _laid_out(content: bytes) -> tuple[Record, Outline]:
    record = read(content, GAMES)
    return record, outline(record)


def outlined(content: bytes) -> Outline:
    return _laid_out(content)[1]


def cost(content: bytes, place: int) -> float:
    record, found = _laid_out(content)
    return cost_of(record, found.turns[place])


def stops(content: bytes, place: int) -> int:
    record, found = _laid_out(content)
    return stops_in(record, found.turns[place])


def line(content: bytes, place: int, stop: int) -> Line:
    record, found = _laid_out(content)
    return line_at(record, found.turns[place], stop)


def told(content: bytes, place: int, lines: list[Line]) -> list[Costly]:
    record, found = _laid_out(content)
    return costly(record, found.turns[place], number_of(found, place), lines)


class _Job:
    """One review under way or done."""

    def __init__(self) -> None:
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
    """The reviews of this process, by table. At most one part is searched at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def of(self, table_id: str, record: Callable[[], Record]) -> ReviewProgress:
        """How far the review of a finished game is; the first to ask has it begun."""
        job = self._jobs.get(table_id)
        if job is not None and job.has_failed:
            # Whoever asks next has it tried again.
            del self._jobs[table_id]
            raise Busy
        if job is None:
            job = self._begun(table_id, record())
        self._jobs.move_to_end(table_id)
        return ReviewProgress(table=table_id, done=job.done, total=job.total, review=job.review)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    def _begun(self, table_id: str, record: Record) -> _Job:
        if sum(not job.is_over for job in self._jobs.values()) >= _MOST_AT_ONCE:
            raise Busy
        while len(self._jobs) >= _MOST_KEPT:
            del self._jobs[next(id for id, job in self._jobs.items() if job.is_over)]
        job = self._jobs[table_id] = _Job()
        job.task = asyncio.get_running_loop().create_task(self._run(job, encode(record)))
        return job

    async def _run(self, job: _Job, content: bytes) -> None:
        try:
            job.review = await self._worked_out(job, content)
            job.done = job.total
        except Exception as error:  # noqa: BLE001 - told to whoever asks next
            _log.warning("review-failed", error=type(error).__name__)

    async def _worked_out(self, job: _Job, content: bytes) -> Review:
        found = await self._part(outlined, content)
        job.total = parts_of(found)
        costs: list[float] = []
        for place in range(len(found.turns)):
            costs.append(await self._part(cost, content, place))
            job.done += 1
        details: list[Costly] = []
        for place in candidates(found, costs):
            details += await self._looked_closer(content, place)
            job.done += 1
        return assembled(found, costs, details)

    async def _looked_closer(self, content: bytes, place: int) -> list[Costly]:
        count = await self._part(stops, content, place)
        lines = [await self._part(line, content, place, stop) for stop in range(count)]
        return await self._part(told, content, place, lines)

    async def _part(self, work: Callable[..., T], *facts: object) -> T:
        async with self._one_at_a_time:
            return await self._thinkers.work(work, *facts, seconds=_SECONDS)
