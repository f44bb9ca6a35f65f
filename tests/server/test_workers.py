"""Bots in processes of their own: one that dies is replaced, and the table goes on."""

import asyncio
import os
import signal
import tempfile
from collections.abc import Sequence
from pathlib import Path

from orrery.bots import bot_named
from orrery.core.action import texts_of
from orrery.core.game import CHANCE
from orrery.core.playout import drawn
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import GAMES, game_named
from orrery.play.arena import play_game
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record, read
from orrery.play.review import review
from orrery.server.reviews import Reviews
from orrery.server.workers import InlineThinkers, Workers, process_id
from tests.server.visitors import PATIENCE, play_out, serving


def position() -> tuple[View, list[str]]:
    game = game_named("exoplanets")
    state = game.new(2)
    while game.to_act(state) == CHANCE:
        game.apply(state, drawn(game.chance_outcomes(state), Rng(1)))
    return game.view(state, game.to_act(state)), texts_of(game.legal_actions(state))


def random_game() -> Record:
    game = game_named("exoplanets")
    bots = [bot_named("random", game, Rng("bot", seat)) for seat in range(2)]
    return play_game(game, 2, {}, bots, SeededDealer(Rng("deal")))


class Overheard(InlineThinkers):
    """Keeps what a bot is asked with."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[object, ...]] = []

    async def choose(self, game_id: str, bot: str, view: View, legal: Sequence[str]) -> str:
        self.asked.append((game_id, bot, view, tuple(legal)))
        return await super().choose(game_id, bot, view, legal)


def test_a_bot_is_asked_with_a_view_of_its_seat_and_what_is_legal_and_nothing_else() -> None:
    """What crosses to the other process is exactly this: `Thinkers.choose` takes no more."""
    thinkers = Overheard()

    async def scene(folder: Path) -> None:
        async with serving(folder, thinkers=thinkers) as place:
            ada = await place.guest()
            table = (await ada.table("random", "greedy", start=True))["id"]
            async with ada.line(table) as line:
                await play_out(line, set())
            content = (await ada.http.get(f"/api/tables/{table}/record")).content
            record = read(content, GAMES)
        seen = iter(thinkers.asked)
        state = record.game.new(record.seats, record.options)
        for entry in record.entries:
            actor = record.game.to_act(state)
            if actor != CHANCE:
                bot = ("random", "greedy")[actor]
                legal = tuple(texts_of(record.game.legal_actions(state)))
                assert next(seen) == ("exoplanets", bot, record.game.view(state, actor), legal)
            record.game.apply(state, entry.action)
        assert list(seen) == []

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


def test_a_killed_worker_is_replaced() -> None:
    async def scene() -> None:
        workers = Workers(1, PATIENCE)
        view, legal = position()
        try:
            before = await workers.process_ids()
            assert os.getpid() not in before
            for process in before:
                os.kill(process, signal.SIGKILL)
            assert await workers.choose("exoplanets", "greedy", view, legal) in legal
            assert not before & await workers.process_ids()
        finally:
            workers.close()

    asyncio.run(scene())


def test_a_review_is_searched_in_a_worker() -> None:
    async def scene() -> None:
        workers = Workers(1, PATIENCE)
        reviews = Reviews(workers)
        try:
            while (found := reviews.of("a table", random_game)).review is None:
                assert await workers.work(process_id, seconds=PATIENCE) != os.getpid()
            assert found.review == review(random_game())
        finally:
            await reviews.close()
            workers.close()

    asyncio.run(scene())


def test_a_bot_that_fails_is_stood_in_for() -> None:
    async def scene() -> None:
        workers = Workers(1, PATIENCE)
        view, legal = position()
        try:
            assert await workers.choose("exoplanets", "no such bot", view, legal) in legal
            assert (await workers.hints("exoplanets", view, legal))[0].action in legal
        finally:
            workers.close()

    asyncio.run(scene())


def test_a_game_goes_to_its_end_while_workers_are_killed() -> None:
    async def scene(folder: Path) -> None:
        workers = Workers(1, PATIENCE)
        async with serving(folder, thinkers=workers) as place:
            ada = await place.guest()
            table = (await ada.table("greedy", "random", start=True))["id"]
            async with ada.line(table) as line:
                for _ in range(2):
                    await line.until("update", kind="act")
                    for process in await workers.process_ids():
                        os.kill(process, signal.SIGKILL)
                assert (await play_out(line, set()))["result"] is not None

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))
