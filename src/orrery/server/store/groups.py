"""What waits while one piece of work is done becomes the next piece, in one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")

MOST: Final = 200


class Groups(Generic[A, B]):
    """Asks `work` for a group at a time; it answers each of the group, in their order."""

    def __init__(self, work: Callable[[Sequence[A]], Awaitable[Sequence[B]]]) -> None:
        self._work = work
        self._waiting: list[tuple[A, asyncio.Future[B]]] = []
        self._task: asyncio.Task[None] | None = None

    async def ask(self, asked: A) -> B:
        answer: asyncio.Future[B] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await answer

    async def settle(self) -> None:
        """Wait until nothing is left to do."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._answer(group)
        self._task = None

    async def _answer(self, group: Sequence[tuple[A, "asyncio.Future[B]"]]) -> None:
        answers = [answer for _, answer in group]
        try:
            found = await self._work([asked for asked, _ in group])
        except Exception as error:  # noqa: BLE001 - everybody of the group is told
            for answer in answers:
                if not answer.done():
                    answer.set_exception(error)
            return
        for answer, result in zip(answers, found, strict=True):
            if not answer.done():
                answer.set_result(result)
