"""Worker processes: each does one job at a time, and one that dies or hangs is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol

from orrery.bots.garbage import collect_rarely
from orrery.games import GAMES
from orrery.server.thinking.jobs import process_id


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
            with _interrupts_held_back():
                started = asyncio.get_running_loop().run_in_executor(self._pool, process_id)
            await started

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process begun meanwhile starts with interrupts blocked: Ctrl-C in a terminal reaches the
    whole group, also an interpreter that is still loading its modules."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    """A worker ignores interrupts, and exits when the server process ends for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    for game in GAMES.values():
        game.new(game.seat_counts[0])
    collect_rarely()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
