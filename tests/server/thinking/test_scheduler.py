"""The scheduler with workers of this process that do what a test tells them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from orrery.server.errors import Busy, ThinkingFailed
from orrery.server.thinking.queue import Asker, Urgency
from orrery.server.thinking.scheduler import Scheduler
from tests.server.inline_worker import InlineWorker
from tests.server.thinking.held import HeldWorker, settle
from tests.server.visitors import PATIENCE

MOVE = Asker(Urgency.MOVE, "ada", "a")


class FaultyWorker(InlineWorker):
    """Fails so often before it answers; `None` stands for a job that never ends."""

    def __init__(self, *faults: Exception | None) -> None:
        super().__init__()
        self.asked: list[tuple[object, ...]] = []
        self._faults = list(faults)

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        self.asked.append(arguments)
        if self._faults:
            fault = self._faults.pop(0)
            if fault is None:
                await asyncio.Event().wait()
            else:
                raise fault
        return await super().run(work, *arguments)


def same(value: object) -> object:
    return value


def scene(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(test(), PATIENCE)

    asyncio.run(limited())


def test_a_bot_with_people_goes_before_what_came_earlier() -> None:
    async def test() -> None:
        worker = HeldWorker()
        scheduler = Scheduler([worker])
        first = scheduler.submit(Asker(Urgency.REVIEW, "eve", "r"), same, "first")
        await settle()
        asked = [
            scheduler.submit(asker, same, name)
            for asker, name in (
                (Asker(Urgency.REVIEW, "eve", "r"), "review"),
                (Asker(Urgency.UNWATCHED_MOVE, "eve", "u"), "unwatched"),
                (Asker(Urgency.HINT, "eve", "h"), "hint"),
                (MOVE, "move"),
            )
        ]
        worker.let(5)
        await asyncio.gather(first.wait(), *(request.wait() for request in asked))
        # One that has begun is not interrupted: a bot waits for one slice at most.
        assert worker.begun == ["first", "move", "hint", "unwatched", "review"]
        await scheduler.close()

    scene(test)


def test_work_that_nobody_waits_for_is_dropped() -> None:
    async def test() -> None:
        worker = HeldWorker()
        scheduler = Scheduler([worker])
        busy = asyncio.create_task(scheduler.run(MOVE, same, "busy"))
        await settle()
        gone = asyncio.create_task(scheduler.run(MOVE, same, "gone"))
        dropped = scheduler.submit(MOVE, same, "dropped")
        await settle()
        gone.cancel()
        dropped.drop(Busy())
        with pytest.raises(Busy):
            await dropped.wait()
        await settle()
        assert scheduler.count(Urgency.MOVE) == 0
        worker.let(2)
        assert await busy == "busy"
        assert await scheduler.run(MOVE, same, "next") == "next"
        assert worker.begun == ["busy", "next"]
        await scheduler.close()

    scene(test)


def test_a_table_that_somebody_comes_to_see_moves_up() -> None:
    async def test() -> None:
        worker = HeldWorker()
        scheduler = Scheduler([worker])
        busy = asyncio.create_task(scheduler.run(MOVE, same, "busy"))
        await settle()
        later = scheduler.submit(Asker(Urgency.HINT, "eve", "h"), same, "hint")
        seen = scheduler.submit(Asker(Urgency.UNWATCHED_MOVE, "ada", "a"), same, "seen")
        assert seen.is_waiting
        seen.change_urgency(Urgency.MOVE)
        worker.let(3)
        await asyncio.gather(busy, later.wait(), seen.wait())
        assert worker.begun == ["busy", "seen", "hint"]
        await scheduler.close()

    scene(test)


def test_reviews_are_left_to_the_first_worker() -> None:
    async def test() -> None:
        first, second = HeldWorker(), HeldWorker()
        scheduler = Scheduler([first, second])
        reviews = [
            scheduler.submit(Asker(Urgency.REVIEW, "eve", f"{number}"), same, f"review {number}")
            for number in range(3)
        ]
        await settle()
        move = scheduler.submit(MOVE, same, "move")
        await settle()
        assert (first.begun, second.begun) == (["review 0"], ["move"])
        first.let(3)
        second.let()
        await asyncio.gather(move.wait(), *(review.wait() for review in reviews))
        await scheduler.close()

    scene(test)


@pytest.mark.parametrize("fault", [RuntimeError("it crashed"), BrokenPipeError(), None])
def test_work_that_fails_is_done_by_a_fresh_worker_with_the_same_seed(
    fault: Exception | None,
) -> None:
    async def test() -> None:
        worker = FaultyWorker(fault, fault)
        scheduler = Scheduler([worker], seconds=0.01)
        assert await scheduler.run(MOVE, same, "seed") == "seed"
        assert worker.asked == [("seed",)] * 3
        assert worker.stops == 2
        await scheduler.close()

    scene(test)


def test_work_that_fails_again_and_again_is_given_up_and_others_go_on() -> None:
    async def test() -> None:
        worker = FaultyWorker(*[RuntimeError()] * 3)
        scheduler = Scheduler([worker])
        with pytest.raises(ThinkingFailed):
            await scheduler.run(MOVE, same, "seed")
        assert await scheduler.run(MOVE, same, "other") == "other"
        await scheduler.close()

    scene(test)


def test_busy_workers_are_up() -> None:
    async def test() -> None:
        worker = HeldWorker()
        scheduler = Scheduler([worker])
        flood = [asyncio.create_task(scheduler.run(MOVE, same, number)) for number in range(2000)]
        await settle()
        assert await scheduler.is_up()
        assert len(worker.begun) == 1
        worker.let(len(flood))
        assert await asyncio.gather(*flood) == list(range(2000))
        await scheduler.close()

    scene(test)


def test_a_worker_that_cannot_start_is_not_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(InlineWorker):
        async def start(self) -> None:
            raise OSError

    async def test() -> None:
        monkeypatch.setattr("orrery.server.thinking.scheduler._READY_SECONDS", 0.01)
        scheduler = Scheduler([Broken()])
        assert not await scheduler.is_up()
        await scheduler.close()

    scene(test)
