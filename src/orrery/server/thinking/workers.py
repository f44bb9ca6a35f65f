"""Worker processes: each does one job at a time, and one that dies or hangs is replaced."""

import asyncio
import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, Protocol

from orrery.games import GAMES
from orrery.server.thinking.jobs import process_id

# Positions are made and dropped by the million and hold no cycles: looking for some took two thirds
# of the time of a review.
_COLLECT_AFTER: Final = (200_000, 20, 100)


class Worker(Protocol):
    """Does one job at a time, somewhere."""

    async def start(self) -> None:
        """Be ready for a job."""

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        """The result of a job, or whatever was raised."""

    def stop(self) -> None:
        """End, whatever it is doing. It can be started again."""


class ProcessWorker:
    """A process of its own."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare
            )
            await self.run(process_id)

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _prepare() -> None:
    """A worker ignores interrupts, and exits when the server process ends for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    tame_collection()


def tame_collection() -> None:
    """Look for garbage rarely, and never in what stays."""
    for game in GAMES.values():
        game.new(game.seat_counts[0])
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
