"""What waits becomes the next group, and each of it gets its own answer."""

import asyncio
from collections.abc import Sequence

import pytest

from orrery.server.store.groups import MOST, Groups


class Slow:
    """Doubles numbers, a group at a time, when it may."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.has_begun = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def double(self, numbers: Sequence[int]) -> list[int]:
        self.groups.append(list(numbers))
        self.has_begun.set()
        await self.may_go_on.wait()
        if 0 in numbers:
            raise ZeroDivisionError
        return [2 * number for number in numbers]


def test_what_waits_becomes_the_next_group() -> None:
    async def scenario() -> None:
        slow = Slow()
        groups = Groups(slow.double)
        first = asyncio.create_task(groups.ask(1))
        await slow.has_begun.wait()
        others = [asyncio.create_task(groups.ask(number)) for number in range(2, MOST + 4)]
        await asyncio.sleep(0)
        slow.may_go_on.set()
        assert await first == 2
        assert await asyncio.gather(*others) == [2 * n for n in range(2, MOST + 4)]
        assert [len(group) for group in slow.groups] == [1, MOST, 2]
        assert await groups.ask(7) == 14

    asyncio.run(scenario())


def test_a_failure_is_told_to_its_whole_group_and_to_no_other() -> None:
    async def scenario() -> None:
        slow = Slow()
        slow.may_go_on.set()
        groups = Groups(slow.double)
        asked = [asyncio.create_task(groups.ask(number)) for number in (1, 0)]
        for one in asked:
            with pytest.raises(ZeroDivisionError):
                await one
        assert await groups.ask(3) == 6

    asyncio.run(scenario())


def test_whoever_does_not_wait_for_the_answer_keeps_nobody_else_from_it() -> None:
    async def scenario() -> None:
        slow = Slow()
        groups = Groups(slow.double)
        gone, waiting = (asyncio.create_task(groups.ask(number)) for number in (1, 2))
        await slow.has_begun.wait()
        gone.cancel()
        await asyncio.sleep(0)
        slow.may_go_on.set()
        assert await waiting == 4
        await groups.settle()
        assert gone.cancelled()

    asyncio.run(scenario())
