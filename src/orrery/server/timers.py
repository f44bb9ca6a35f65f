"""What a table does later, and the work that goes on beside it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from orrery.server.actor import Job


class Timers:
    """One timer for each name; when it rings, its job is handed to the table."""

    def __init__(self, post: Callable[[Job], None]) -> None:
        self.post = post
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_working(self) -> bool:
        """Whether something goes on beside the table."""
        return bool(self._tasks)

    def later(self, name: str, seconds: float, job: Job) -> None:
        self.cancel(name)
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(seconds, self.post, job)

    def cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
