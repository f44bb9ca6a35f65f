"""One task that does one thing after another, whoever asks and whether or not they stay."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]

_log = structlog.get_logger("actor")


class Stopped(Exception):
    """The actor has stopped; whoever asked should look for its successor."""


class Actor:
    """Runs jobs in the order in which they came. A job once begun is never cut off by the one
    who asked for it: what was committed is always adopted too."""

    def __init__(self) -> None:
        self._inbox: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._is_busy = False
        self._is_stopped = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def is_idle(self) -> bool:
        return not self._is_busy and self._inbox.empty()

    def post(self, job: Job) -> None:
        """Do this in its turn; nobody waits for it."""
        if not self._is_stopped:
            self._inbox.put_nowait((job, None))

    async def call(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do this in its turn and give what came of it."""
        if self._is_stopped:
            raise Stopped
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, outcome))
        return await asyncio.shield(outcome)

    async def settle(self) -> None:
        """Wait until nothing is left to do."""
        await self._inbox.join()

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        self._is_stopped = True
        await self._inbox.join()
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            job, outcome = await self._inbox.get()
            self._is_busy = True
            try:
                result = await job()
                if outcome is not None and not outcome.done():
                    outcome.set_result(result)
            except Exception as error:  # noqa: BLE001 - one job that fails must not end the table
                self._failed(error, outcome)
            finally:
                self._is_busy = False
                self._inbox.task_done()

    @staticmethod
    def _failed(error: Exception, outcome: "asyncio.Future[Any] | None") -> None:
        if outcome is None:
            _log.error("job-failed", error=type(error).__name__)
        elif not outcome.done():
            outcome.set_exception(error)
            # Whoever asked may be gone; then nobody looks at the error.
            outcome.exception()
