"""Bots think in worker processes. A worker that dies is replaced, a bot that fails or takes too
long is stood in for by a random move: a table never waits for ever."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, Protocol, TypeVar

import structlog

from orrery.bots import bot_named
from orrery.bots.bot import Bot
from orrery.bots.hints import best_moves
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import GAMES, game_named
from orrery.play.record import read
from orrery.server.bodies import Hint
from orrery.server.errors import Busy
from orrery.server.store.digest import digest_of

T = TypeVar("T")

_ATTEMPTS: Final = 3
_HINTS: Final = 3
_log = structlog.get_logger("workers")


def choose(game_id: str, bot: str, seed: str, view: View, legal: Sequence[str]) -> str:
    """What a bot does, from a view and the legal texts alone."""
    game = game_named(game_id)
    thinker: Bot = bot_named(bot, game, Rng(seed))
    return thinker.choose(view, [game.actions.parse(text) for text in legal]).text


def hints(game_id: str, seed: str, view: View, legal: Sequence[str]) -> list[Hint]:
    """The best moves of a view, with what they gain and why."""
    game = game_named(game_id)
    actions = [game.actions.parse(text) for text in legal]
    moves = best_moves(game, view, actions, Rng(seed), _HINTS)
    return [Hint(action=text, gain=gain, sources=sources) for text, gain, sources in moves]


def digest(content: bytes) -> str:
    """The digest of a finished game, which takes going through every position."""
    return digest_of(read(content, GAMES))


def process_id() -> int:
    """Wakes a worker up: it has imported what it needs."""
    return os.getpid()


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, game_id: str, bot: str, view: View, legal: Sequence[str]) -> str: ...

    async def hints(self, game_id: str, view: View, legal: Sequence[str]) -> list[Hint]: ...

    async def digest(self, content: bytes) -> str: ...

    async def work(self, work: Callable[..., T], *facts: object, seconds: float) -> T: ...

    async def is_up(self) -> bool: ...

    def close(self) -> None: ...


class InlineThinkers:
    """Thinks right here: for tests and tools, not for a server with people on it."""

    async def choose(self, game_id: str, bot: str, view: View, legal: Sequence[str]) -> str:
        await asyncio.sleep(0)
        return choose(game_id, bot, secrets.token_hex(16), view, legal)

    async def hints(self, game_id: str, view: View, legal: Sequence[str]) -> list[Hint]:
        return hints(game_id, secrets.token_hex(16), view, legal)

    async def digest(self, content: bytes) -> str:
        return digest(content)

    async def work(self, work: Callable[..., T], *facts: object, seconds: float) -> T:
        del seconds
        await asyncio.sleep(0)
        return work(*facts)

    async def is_up(self) -> bool:
        return True

    def close(self) -> None:
        """Nothing is open."""


class Workers:
    """A bounded pool of worker processes."""

    def __init__(self, count: int, seconds: float, waiting: int = 1000) -> None:
        self._count = count
        self._seconds = seconds
        self._most_waiting = waiting
        self._waiting = 0
        self._pool = self._new_pool()

    async def choose(self, game_id: str, bot: str, view: View, legal: Sequence[str]) -> str:
        try:
            return await self._asked(choose, game_id, bot, secrets.token_hex(16), view, legal)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            _log.warning("bot-failed", game=game_id, bot=bot, error=type(error).__name__)
            return secrets.choice(list(legal))

    async def hints(self, game_id: str, view: View, legal: Sequence[str]) -> list[Hint]:
        return await self._asked(hints, game_id, secrets.token_hex(16), view, legal)

    async def digest(self, content: bytes) -> str:
        try:
            return await self._asked(digest, content)
        except (Busy, BrokenExecutor, TimeoutError):
            return digest(content)

    async def work(self, work: Callable[..., T], *facts: object, seconds: float) -> T:
        return await self._asked(work, *facts, seconds=seconds)

    async def process_ids(self) -> set[int]:
        """The workers that answer now."""
        return {await self._asked(process_id) for _ in range(self._count)}

    async def is_up(self) -> bool:
        try:
            return bool(await self._asked(process_id))
        except (Busy, BrokenExecutor, TimeoutError):
            return False

    def close(self) -> None:
        self._retire(self._pool)

    async def _asked(
        self, work: Callable[..., T], *facts: object, seconds: float | None = None
    ) -> T:
        if self._waiting >= self._most_waiting:
            raise Busy
        self._waiting += 1
        try:
            return await self._attempted(work, facts, seconds or self._seconds)
        finally:
            self._waiting -= 1

    async def _attempted(
        self, work: Callable[..., T], facts: tuple[object, ...], seconds: float
    ) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(_ATTEMPTS):
            pool = self._pool
            try:
                asked = loop.run_in_executor(pool, work, *facts)
                return await asyncio.wait_for(asked, seconds)
            except BrokenExecutor:
                self._replace(pool)
            except asyncio.CancelledError:
                # A pool that is given up cancels what waited in it; that is asked again.
                if pool is self._pool:
                    raise
            except TimeoutError:
                self._replace(pool)
                raise
        raise BrokenExecutor

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            _log.warning("workers-replaced")
            self._pool = self._new_pool()
            self._retire(pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count, mp_context=multiprocessing.get_context("spawn"), initializer=_warm
        )

    @staticmethod
    def _retire(pool: ProcessPoolExecutor) -> None:
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def _warm() -> None:
    """A worker leaves interrupts to the server, and ends when the server does, however that was."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
