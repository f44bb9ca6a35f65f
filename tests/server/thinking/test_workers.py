"""Bots in processes of their own: one that dies is replaced, and the table goes on."""

import asyncio
import gc
import os
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from orrery.bots import BOTS
from orrery.bots.review import review
from orrery.core.action import texts_of
from orrery.core.game import CHANCE
from orrery.games import GAMES
from orrery.play.record import read
from orrery.server.errors import ThinkingFailed
from orrery.server.thinking.jobs import Move, choose, hints, process_id
from orrery.server.thinking.queue import Asker, Urgency
from orrery.server.thinking.reviews import Reviews
from orrery.server.thinking.scheduler import Scheduler
from orrery.server.thinking.workers import ProcessWorker
from tests.server.inline_worker import InlineWorker
from tests.server.thinking.games import position, random_game, shelf
from tests.server.visitors import PATIENCE, play_out, serving


class Overheard(InlineWorker):
    """Keeps what a bot is asked with."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[object, ...]] = []
        self.plan: tuple[str, ...] = ()

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        if work is choose:
            game_id, bot, _, view, legal, plan = arguments
            self.asked.append((game_id, bot, view, tuple(legal)))
            assert plan in {(), self.plan}
            found: Move = await super().run(work, *arguments)
            self.plan = found.plan
            return found
        return await super().run(work, *arguments)


@pytest.mark.parametrize("bots", [("random", "greedy"), ("stargazer", "navigator")])
def test_a_bot_is_asked_with_a_view_of_its_seat_and_what_is_legal_and_nothing_else(
    bots: tuple[str, str],
) -> None:
    """What crosses to the other process is exactly this, a seed, and the plan it answered with."""
    worker = Overheard()

    async def scene(folder: Path) -> None:
        async with serving(folder, workers=[worker]) as place:
            ada = await place.guest()
            table = (await ada.table(*bots, start=True))["id"]
            async with ada.line(table) as line:
                await play_out(line, set())
            content = (await ada.http.get(f"/api/tables/{table}/record")).content
            record = read(content, GAMES)
        seen = iter(worker.asked)
        state = record.game.new(record.seats, record.options)
        for entry in record.entries:
            actor = record.game.to_act(state)
            if actor != CHANCE:
                bot = bots[actor]
                legal = tuple(texts_of(record.game.legal_actions(state)))
                assert next(seen) == ("exoplanets@1", bot, record.game.view(state, actor), legal)
            record.game.apply(state, entry.action)
        assert list(seen) == []

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


MOVE = Asker(Urgency.MOVE, "ada", "a")


@asynccontextmanager
async def scheduling() -> AsyncIterator[Scheduler]:
    scheduler = Scheduler([ProcessWorker()])
    try:
        yield scheduler
    finally:
        await scheduler.close()


def collection() -> tuple[int, int]:
    """In a worker: how rarely garbage is looked for, and how much is never looked at."""
    return gc.get_threshold()[0], gc.get_freeze_count()


def holds_back_interrupts() -> bool:
    """In a worker: whether it was begun with interrupts blocked."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_an_interrupt_does_not_reach_a_worker_that_is_still_starting() -> None:
    async def scene() -> None:
        async with scheduling() as scheduler:
            assert await scheduler.run(MOVE, holds_back_interrupts)
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])

    asyncio.run(scene())


def test_a_killed_worker_is_replaced_by_one_in_which_every_bot_moves_as_here() -> None:
    async def scene() -> None:
        view, legal = position()
        async with scheduling() as scheduler:
            before = await scheduler.run(MOVE, process_id)
            assert before != os.getpid()
            os.kill(before, signal.SIGKILL)
            for bot in BOTS:
                asked = ("exoplanets", bot, "seed", view, legal)
                assert await scheduler.run(MOVE, choose, *asked) == choose(*asked)
            assert before != await scheduler.run(MOVE, process_id)

    asyncio.run(scene())


def test_a_worker_that_hangs_can_be_stopped_and_started_again() -> None:
    async def scene() -> None:
        worker = ProcessWorker()
        await worker.start()
        before = await worker.run(process_id)
        hanging = asyncio.create_task(worker.run(time.sleep, 3600))
        await asyncio.sleep(0)
        worker.stop()
        await asyncio.wait([hanging], timeout=PATIENCE)
        assert hanging.done()
        assert hanging.cancelled() or hanging.exception() is not None
        await worker.start()
        assert await worker.run(process_id) != before
        worker.stop()

    asyncio.run(scene())


def test_a_review_is_searched_in_a_worker() -> None:
    async def scene() -> None:
        async with scheduling() as scheduler:
            reviews = Reviews(shelf(), scheduler, "wanderer")
            while (found := await reviews.progress("ada", "a table", random_game)).review is None:
                assert await scheduler.run(MOVE, process_id) != os.getpid()
            assert found.review == review(random_game(), "wanderer")
            await reviews.close()

    asyncio.run(scene())


def test_a_bot_that_fails_is_said_to_have_failed_and_hints_go_on() -> None:
    async def scene() -> None:
        view, legal = position()
        async with scheduling() as scheduler:
            with pytest.raises(ThinkingFailed):
                await scheduler.run(MOVE, choose, "exoplanets", "no such bot", "s", view, legal)
            found = await scheduler.run(MOVE, hints, "exoplanets", "wanderer", "seed", view, legal)
            assert found[0].action in legal

    asyncio.run(scene())


def test_garbage_is_looked_for_rarely_in_a_worker() -> None:
    async def scene() -> None:
        async with scheduling() as scheduler:
            threshold, frozen = await scheduler.run(MOVE, collection)
        assert threshold > 100 * 700
        assert frozen > 0

    asyncio.run(scene())


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
@pytest.mark.parametrize("bots", [("greedy", "random"), ("navigator", "stargazer")])
def test_a_game_goes_to_its_end_while_workers_are_killed_or_hang(
    bots: tuple[str, str], blow: signal.Signals
) -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder, workers=[ProcessWorker()], worker_seconds=2) as place:
            scheduler = place.services.shared.scheduler
            ada = await place.guest()
            table = (await ada.table(*bots, start=True))["id"]
            async with ada.line(table) as line:
                for _ in range(2):
                    await line.until("update", kind="act")
                    os.kill(await scheduler.run(MOVE, process_id), blow)
                assert (await play_out(line, set()))["result"] is not None

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))
