"""Timers of a table, and the tasks that run beside its mailbox."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from orrery.server.tables.mailbox import Job


class Timers:
    """At most one timer for each name; when it expires, its job is posted to the mailbox."""

    def __init__(self, post: Callable[[Job], None]) -> None:
        self.post = post
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def has_tasks(self) -> bool:
        return bool(self._tasks)

    def start(self, name: str, seconds: float, job: Job) -> None:
        self.cancel(name)
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(seconds, self.post, job)

    def cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside the mailbox."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def cancel_all(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
