"""Batches requests that arrive while a batch is running."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")

LARGEST_BATCH: Final = 200


class Batcher(Generic[A, B]):
    """Calls `work` with one batch of requests at a time; it returns their results in order."""

    def __init__(self, work: Callable[[Sequence[A]], Awaitable[Sequence[B]]]) -> None:
        self._work = work
        self._waiting: list[tuple[A, asyncio.Future[B]]] = []
        self._task: asyncio.Task[None] | None = None

    async def submit(self, request: A) -> B:
        result: asyncio.Future[B] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, result))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await result

    async def drain(self) -> None:
        """Wait until no request is left."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            await self._run_batch(batch)
        self._task = None

    async def _run_batch(self, batch: Sequence[tuple[A, "asyncio.Future[B]"]]) -> None:
        futures = [future for _, future in batch]
        try:
            results = await self._work([request for request, _ in batch])
        except Exception as error:  # noqa: BLE001 - every request of the batch gets the error
            for future in futures:
                if not future.done():
                    future.set_exception(error)
            return
        for future, result in zip(futures, results, strict=True):
            if not future.done():
                future.set_result(result)
