"""A worker for tests: the same work as in the worker processes, done right here."""

import asyncio
from collections.abc import Callable
from typing import Any


class InlineWorker:
    """Does everything in this process, and counts how often it was stopped."""

    def __init__(self) -> None:
        self.stops = 0

    async def start(self) -> None:
        """It is always there."""

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        await asyncio.sleep(0)
        return work(*arguments)

    def stop(self) -> None:
        self.stops += 1
