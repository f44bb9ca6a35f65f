"""Gives the work of bots, hints and reviews to the workers, in a fair order. Work that fails is
tried again by a fresh worker; work whose asker has gone is dropped."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

import structlog

from orrery.server.errors import ThinkingFailed
from orrery.server.thinking.queue import Asker, FairQueue, Urgency
from orrery.server.thinking.workers import Worker

T = TypeVar("T")

_ATTEMPTS: Final = 3
_START_SECONDS: Final = 60.0
_READY_SECONDS: Final = 20.0
_PAUSE: Final = 1.0
_log = structlog.get_logger("scheduler")


class Request(Generic[T]):
    """Some work in the queue, or at a worker."""

    def __init__(
        self,
        queue: "FairQueue[Request[Any]]",
        asker: Asker,
        work: Callable[..., T],
        arguments: Sequence[object],
    ) -> None:
        self._queue = queue
        self._asker = asker
        self.work = work
        self.arguments = arguments
        self.failures = 0
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    @property
    def urgency(self) -> Urgency:
        return self._asker.urgency

    @property
    def is_waiting(self) -> bool:
        """Whether no worker has begun it."""
        return self._queue.has(self._asker, self)

    async def wait(self) -> T:
        """The result. Whoever stops waiting for it takes it out of the queue."""
        try:
            return await self.result
        finally:
            self._queue.remove(self._asker, self)

    def drop(self, error: Exception) -> None:
        """It is of no use any more; whoever waits for it gets this error."""
        self._queue.remove(self._asker, self)
        if not self.result.done():
            self.result.set_exception(error)

    def enqueue(self) -> None:
        self._queue.put(self._asker, self)

    def change_urgency(self, urgency: Urgency) -> None:
        """Somebody came to see it, or nobody is there any more."""
        is_waiting = self._queue.remove(self._asker, self)
        self._asker = self._asker._replace(urgency=urgency)
        if is_waiting:
            self.enqueue()


class Scheduler:
    """The queue and its workers. Reviews, which go on for long, are left to the first worker: the
    others are always there for bots, and a review goes on where it was begun."""

    def __init__(self, workers: Sequence[Worker], seconds: float = 120.0) -> None:
        self._queue: FairQueue[Request[Any]] = FairQueue()
        self._workers = workers
        self._seconds = seconds
        self._has_work = asyncio.Event()
        self._up: set[Worker] = set()
        self._is_up = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._serve(worker)) for worker in workers]

    def submit(self, asker: Asker, work: Callable[..., T], *arguments: object) -> Request[T]:
        """Put some work into the queue."""
        request = Request(self._queue, asker, work, arguments)
        self._enqueue(request)
        return request

    async def run(self, asker: Asker, work: Callable[..., T], *arguments: object) -> T:
        """Put some work into the queue and wait for the result."""
        return await self.submit(asker, work, *arguments).wait()

    def count(self, urgency: Urgency) -> int:
        """How many requests of this urgency wait for a worker."""
        return self._queue.count(urgency)

    async def is_up(self) -> bool:
        """Whether a worker is running, busy or not; one that is starting is waited for."""
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await self._is_up.wait()
        except TimeoutError:
            return False
        return True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            worker.stop()

    def _enqueue(self, request: Request[Any]) -> None:
        request.enqueue()
        self._has_work.set()

    # The life of one worker

    async def _serve(self, worker: Worker) -> None:
        least = Urgency.REVIEW if worker is self._workers[0] else Urgency.UNWATCHED_MOVE
        loop = asyncio.get_running_loop()
        rest = 0.0
        while True:
            if not await self._start(worker):
                continue
            request = await self._next(least, rest)
            begun = loop.time()
            await self._answer(worker, request)
            if request.urgency == Urgency.UNWATCHED_MOVE:
                rest = 2 * loop.time() - begun

    async def _start(self, worker: Worker) -> bool:
        """Whether it is up; one that cannot be started is tried again after a while."""
        try:
            async with asyncio.timeout(_START_SECONDS):
                await worker.start()
        except Exception as error:  # noqa: BLE001 - whatever it is, it may be over soon
            _log.error("worker-not-started", error=type(error).__name__)
            worker.stop()
            await asyncio.sleep(_PAUSE)
            return False
        self._up.add(worker)
        self._is_up.set()
        return True

    async def _next(self, least: Urgency, rest: float) -> Request[Any]:
        """Until `rest` only what somebody waits for. A bot that nobody watches is followed by as
        long a rest as its move took: the server has work with such moves too."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(rest):
                return await self._pop(min(least, Urgency.HINT))
        return await self._pop(least)

    async def _pop(self, least: Urgency) -> Request[Any]:
        while (request := self._queue.pop(least)) is None:
            self._has_work.clear()
            await self._has_work.wait()
        return request

    async def _answer(self, worker: Worker, request: Request[Any]) -> None:
        try:
            async with asyncio.timeout(self._seconds):
                found = await worker.run(request.work, *request.arguments)
        except Exception as error:  # noqa: BLE001 - a bot may do anything wrong
            self._replace(worker)
            self._retry(request, error)
        else:
            if not request.result.done():
                request.result.set_result(found)

    def _replace(self, worker: Worker) -> None:
        worker.stop()
        self._up.discard(worker)
        if not self._up:
            self._is_up.clear()

    def _retry(self, request: Request[Any], error: Exception) -> None:
        request.failures += 1
        _log.warning("work-failed", work=request.work.__name__, error=type(error).__name__)
        if request.result.done():
            return
        if request.failures < _ATTEMPTS:
            self._enqueue(request)
        else:
            request.result.set_exception(ThinkingFailed(error=type(error).__name__))
