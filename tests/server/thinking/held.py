"""A worker that a test can hold back."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.inline_worker import InlineWorker


class HeldWorker(InlineWorker):
    """Begins a job whenever it is let, and keeps what was begun."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[Any] = []
        self._let = asyncio.Semaphore(0)

    def let(self, count: int = 1) -> None:
        for _ in range(count):
            self._let.release()

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        self.begun.append(arguments[0] if arguments else work.__name__)
        await self._let.acquire()
        return work(*arguments)


async def settle() -> None:
    """Let everything happen that does not wait for anything."""
    for _ in range(20):
        await asyncio.sleep(0)
