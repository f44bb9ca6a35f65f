"""What waits becomes the next batch, and each of it gets its own answer."""

import asyncio
from collections.abc import Sequence

import pytest

from orrery.server.store.batcher import LARGEST_BATCH, Batcher


class Slow:
    """Doubles numbers, a batch at a time, when it may."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.has_begun = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def double(self, numbers: Sequence[int]) -> list[int]:
        self.batches.append(list(numbers))
        self.has_begun.set()
        await self.may_go_on.wait()
        if 0 in numbers:
            raise ZeroDivisionError
        return [2 * number for number in numbers]


def test_what_waits_becomes_the_next_group() -> None:
    async def scenario() -> None:
        slow = Slow()
        batches = Batcher(slow.double)
        first = asyncio.create_task(batches.submit(1))
        await slow.has_begun.wait()
        others = [
            asyncio.create_task(batches.submit(number)) for number in range(2, LARGEST_BATCH + 4)
        ]
        await asyncio.sleep(0)
        slow.may_go_on.set()
        assert await first == 2
        assert await asyncio.gather(*others) == [2 * n for n in range(2, LARGEST_BATCH + 4)]
        assert [len(batch) for batch in slow.batches] == [1, LARGEST_BATCH, 2]
        assert await batches.submit(7) == 14

    asyncio.run(scenario())


def test_a_failure_is_told_to_its_whole_group_and_to_no_other() -> None:
    async def scenario() -> None:
        slow = Slow()
        slow.may_go_on.set()
        batches = Batcher(slow.double)
        asked = [asyncio.create_task(batches.submit(number)) for number in (1, 0)]
        for one in asked:
            with pytest.raises(ZeroDivisionError):
                await one
        assert await batches.submit(3) == 6

    asyncio.run(scenario())


def test_whoever_does_not_wait_for_the_answer_keeps_nobody_else_from_it() -> None:
    async def scenario() -> None:
        slow = Slow()
        batches = Batcher(slow.double)
        gone, waiting = (asyncio.create_task(batches.submit(number)) for number in (1, 2))
        await slow.has_begun.wait()
        gone.cancel()
        await asyncio.sleep(0)
        slow.may_go_on.set()
        assert await waiting == 4
        await batches.drain()
        assert gone.cancelled()

    asyncio.run(scenario())
