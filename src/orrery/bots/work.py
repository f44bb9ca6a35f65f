"""Runs independent tasks here, in several processes, or on a cluster by Ray. The results are the
same wherever they are made; a worker that dies costs what it was doing, not the run."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from itertools import islice
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from typing import Any, Final, TypeVar

from orrery.bots.garbage import collect_rarely
from orrery.core.errors import OrreryError

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
# So many tasks are given out for each worker: one in work, one waiting.
_AHEAD: Final = 2
# Workers may die so often in a row without any task being finished.
_DEATHS: Final = 3
_HAS_MASKS: Final = hasattr(signal, "pthread_sigmask")


class WorkersDied(OrreryError):
    """Workers died again and again over the same tasks."""

    code = "workers-died"


class NoRay(OrreryError):
    """Ray is not installed."""

    code = "no-ray"


class NoCluster(OrreryError):
    """No Ray answers at the address, or not to us."""

    code = "no-cluster"


@dataclass(frozen=True)
class Workers:
    """Where tasks are done: in so many processes, or, where `ray` is not empty, by Ray: at the
    address of a cluster, or on a Ray started for this on this machine."""

    jobs: int = 1
    ray: str = ""


def run_all(
    tasks: Sequence[T],
    function: Callable[[T], R],
    workers: Workers,
    progress: Callable[[int, int], None] | None = None,
) -> list[R]:
    """The result of each task, in their order; `progress` hears how many of how many are done."""
    results: dict[int, R] = {}
    for number, result in run_each(tasks, function, workers):
        results[number] = result
        if progress is not None:
            progress(len(results), len(tasks))
    return [results[number] for number in range(len(tasks))]


def run_each(
    tasks: Sequence[T], function: Callable[[T], R], workers: Workers
) -> Iterator[tuple[int, R]]:
    """The number and the result of each task, as soon as it is finished."""
    if workers.ray:
        yield from _run_on_ray(tasks, function, workers)
    elif workers.jobs > 1 and len(tasks) > 1:
        yield from _run_in_processes(tasks, function, workers.jobs)
    else:
        collect_rarely()
        yield from enumerate(map(function, tasks))


def _run_in_processes(
    tasks: Sequence[T], function: Callable[[T], R], jobs: int
) -> Iterator[tuple[int, R]]:
    left = dict(enumerate(tasks))
    deaths = 0
    while left:
        pool = ProcessPoolExecutor(min(jobs, len(left)), get_context("spawn"), _start_worker)
        try:
            for number, result in _run_in_pool(pool, left, function, jobs):
                del left[number]
                deaths = 0
                yield number, result
        except BrokenProcessPool:
            deaths += 1
            if deaths == _DEATHS:
                raise WorkersDied(deaths=deaths) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    # Ctrl-C reaches the workers too; they end without a word, and the run says what it kept.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _HAS_MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    collect_rarely()


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """What is started meanwhile hears of Ctrl-C only when it is ready to; here it comes later."""
    if not _HAS_MASKS:
        yield
        return
    # Its own start lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run_in_pool(
    pool: ProcessPoolExecutor, left: dict[int, T], function: Callable[[T], R], jobs: int
) -> Iterator[tuple[int, R]]:
    waiting = iter(list(left.items()))
    running: dict[Future[R], int] = {}

    def give(count: int) -> None:
        for number, task in islice(waiting, count):
            with _holding_interrupts():
                running[pool.submit(function, task)] = number

    give(_AHEAD * jobs)
    while running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()
            give(1)


def _run_on_ray(
    tasks: Sequence[T], function: Callable[[T], R], workers: Workers
) -> Iterator[tuple[int, R]]:
    ray = _connect(workers)
    remote = ray.remote(max_retries=_DEATHS)(_run_tamed)
    waiting = iter(enumerate(tasks))
    running: dict[Any, int] = {}
    folder = str(Path.cwd())

    def give(count: int) -> None:
        for number, task in islice(waiting, count):
            running[remote.remote(function, task, folder)] = number

    try:
        give(_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))
        while running:
            done, _ = ray.wait(list(running))
            for reference in done:
                yield running.pop(reference), _fetch(ray, reference)
                give(1)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def _connect(workers: Workers) -> Any:
    # Ray tells its makers how it is used unless it is told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise NoRay from None
    # A run of several steps connects once; Ray itself disconnects at the end of the process.
    if not ray.is_initialized():
        here = {"num_cpus": workers.jobs, "include_dashboard": False}
        options = here if workers.ray == LOCAL else {}
        try:
            ray.init(address=workers.ray, log_to_driver=False, logging_level="error", **options)
        except (ConnectionError, ray.exceptions.AuthenticationError):
            raise NoCluster(address=workers.ray) from None
    return ray


def _fetch(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.WorkerCrashedError:
        raise WorkersDied(deaths=_DEATHS) from None


def _run_tamed(function: Callable[[T], R], task: T, folder: str) -> R:
    _tame(folder)
    return function(task)


@cache
def _tame(folder: str) -> None:
    collect_rarely()
    # Workers of a cluster begin where it was started. Commands are meant from where they were
    # typed; a machine without that folder says itself what it does not find.
    with suppress(OSError):
        os.chdir(folder)
