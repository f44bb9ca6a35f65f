"""A mailbox: one task that runs jobs one after another, whoever posted them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]

_log = structlog.get_logger("mailbox")


class MailboxClosed(Exception):
    """The mailbox has stopped; ask the registry for the table again."""


class Mailbox:
    """Runs jobs in the order they were posted. A caller that goes away does not cancel its job:
    what was committed is always adopted too."""

    def __init__(self) -> None:
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._is_stopped = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    def post(self, job: Job) -> None:
        """Run a job in its turn, without waiting for it."""
        if not self._is_stopped:
            self._jobs.put_nowait((job, None))

    async def call(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job in its turn and return its result."""
        if self._is_stopped:
            raise MailboxClosed
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, result))
        return await asyncio.shield(result)

    async def drain(self) -> None:
        """Wait until no job is left."""
        await self._jobs.join()

    async def stop(self) -> None:
        """Finish the posted jobs, then stop."""
        self._is_stopped = True
        await self._jobs.join()
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            job, result = await self._jobs.get()
            try:
                value = await job()
                if result is not None and not result.done():
                    result.set_result(value)
            except Exception as error:  # noqa: BLE001 - one failed job must not end the table
                self._fail(error, result)
            finally:
                self._jobs.task_done()

    def _fail(self, error: Exception, result: "asyncio.Future[Any] | None") -> None:
        if result is None:
            _log.error("job-failed", error=type(error).__name__)
        elif not result.done():
            result.set_exception(error)
            # The caller may be gone: mark the error as retrieved.
            result.exception()
