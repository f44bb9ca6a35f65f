"""A bot at a table waits rather than play worse, says so, and is never replaced by chance."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from orrery.games import game_named
from orrery.server.thinking.jobs import NoMove, choose, hints
from orrery.server.thinking.queue import Urgency
from tests.server.inline_worker import InlineWorker
from tests.server.thinking.games import position
from tests.server.visitors import Message, Place, TableSocket, play_out, served


class Gate(InlineWorker):
    """Keeps a kind of work back until it is opened, and the arguments it was asked with."""

    def __init__(self, kept_back: Callable[..., Any]) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        self._kept_back = kept_back
        self.gate = asyncio.Event()

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        if work is self._kept_back:
            self.asked.append(arguments)
            await self.gate.wait()
        return await super().run(work, *arguments)


class Faulty(InlineWorker):
    """A worker in which the bot of this name crashes."""

    def __init__(self, bot: str) -> None:
        super().__init__()
        self.bot = bot
        self.asked: list[tuple[Any, ...]] = []

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        if work is choose and arguments[1] == self.bot:
            self.asked.append(arguments)
            raise RuntimeError
        return await super().run(work, *arguments)


async def until_trouble(line: TableSocket, trouble: str | None) -> Message:
    """The table once a bot has this trouble, or none has any."""
    while True:
        message = await line.next()
        if message["type"] not in ("welcome", "table"):
            continue
        table: Message = message["table"]
        troubles = {seat["bot_trouble"] for seat in table["seats"]}
        if (trouble in troubles) if trouble else troubles == {None}:
            return table


def test_a_bot_that_waits_for_its_turn_says_so_and_moves_when_it_comes() -> None:
    worker = Gate(choose)

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        place.services.shared.waiting_seconds = 0
        ada = await place.guest()
        await ada.table("greedy", "greedy", start=True)
        table = (await ada.table("random", "random", start=True))["id"]
        async with ada.line(table) as line:
            assert (await until_trouble(line, "waiting"))["version"] == 1
            worker.gate.set()
            moved = await line.until("update", kind="act")
            assert moved["version"] == 2
            _, step, *_ = await place.services.shared.store.log(table)
            asked = next(asked for asked in worker.asked if asked[1] == "random")
            assert step.entries[0].text == choose(*asked).action
            await until_trouble(line, None)

    scene()


def test_a_server_whose_bots_are_busy_is_ready() -> None:
    worker = Gate(choose)

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        ada = await place.guest()
        for _ in range(20):
            await ada.table("greedy", "greedy", start=True)
        answer = await place.client().get("/readyz")
        assert (answer.status_code, answer.json()["checks"]["workers"]) == (200, True)
        assert len(worker.asked) == 1
        worker.gate.set()

    scene()


def test_a_table_where_somebody_is_goes_before_those_that_nobody_sees() -> None:
    worker = Gate(choose)

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        ada, eve = await place.guest(), await place.guest("Eve")
        for _ in range(20):
            await eve.table("greedy", "greedy", start=True)
        table = (await ada.table("random", "random", start=True))["id"]
        async with ada.line(table) as line:
            await line.until("welcome")
            worker.gate.set()
            await line.until("update", kind="act")
        # The first of them had begun before anybody watched.
        assert [asked[1] for asked in worker.asked[:2]] == ["greedy", "random"]

    scene()


def test_a_bot_that_fails_is_named_nobody_moves_for_it_and_the_host_may_replace_it() -> None:
    worker = Faulty("greedy")

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        place.services.shared.retry_seconds = 3600
        ada, ben = await place.guest(), await place.guest("Ben")
        table = (await ada.table("greedy", "greedy", start=True))["id"]
        async with ada.line(table) as line:
            failed = await until_trouble(line, "failed")
            seat = failed["to_act"]
            assert failed["seats"][seat]["bot_trouble"] == "failed"
            assert failed["version"] == 1
            assert len(worker.asked) == 3
            assert len({asked[2] for asked in worker.asked}) == 1
            await ben.seat(table, seat, "bot", 403, bot="random")
            await ada.seat(table, 1 - seat, "bot", 409, bot="random")
            replaced = await ada.seat(table, seat, "bot", bot="random")
            assert replaced["seats"][seat] | {"bot": "random"} == replaced["seats"][seat]
            assert replaced["seats"][seat]["bot_trouble"] is None
            assert (await line.until("update", kind="act"))["version"] == 2

    scene()


def test_a_bot_that_failed_is_asked_again_and_goes_on() -> None:
    worker = Faulty("greedy")

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        place.services.shared.retry_seconds = 0
        ada = await place.guest()
        table = (await ada.table("greedy", "random", start=True))["id"]
        async with ada.line(table) as line:
            await until_trouble(line, "failed")
            worker.bot = ""
            assert (await play_out(line, set()))["result"] is not None

    scene()


def test_a_bot_that_answers_nonsense_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nonsense:
        def choose(self, view: object, legal: object) -> Any:
            return game_named("exoplanets").actions.parse("end")

    view, legal = position()
    assert "end" not in legal
    monkeypatch.setattr("orrery.server.thinking.jobs.bot_named", lambda *_: Nonsense())
    with pytest.raises(NoMove):
        choose("exoplanets", "greedy", "seed", view, legal)


# Hints


async def my_turn(line: TableSocket) -> dict[str, Any]:
    """What a command of the seat to act says."""
    while not (update := await line.until("update"))["legal"]:
        pass
    return {"version": update["version"], "seat": update["seat"], "action": update["legal"][0]}


def without_action(turn: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in turn.items() if name != "action"}


def test_a_guest_waits_for_so_many_hints_and_no_more() -> None:
    worker = Gate(hints)

    @served(workers=[worker], guest_hints=2)
    async def scene(place: Place) -> None:
        ada = await place.guest()
        table = (await ada.table("me", "me", start=True))["id"]
        async with ada.line(table) as line:
            turn = without_action(await my_turn(line))
            first, second = [await line.send("hint", **turn) for _ in range(2)]
            refused = await line.ask("hint", **turn)
            assert (refused["type"], refused["code"]) == ("refused", "too-many-hints")
            asked = {"table": table, "seat": turn["seat"]}
            answer = await ada.post("/api/hints", asked, 429)
            assert answer == {"code": "too-many-hints", "facts": {"most": 2}}
            worker.gate.set()
            for id in (first, second):
                assert (await line.until("hints", id=id))["moves"]
            assert (await line.ask("hint", **turn))["type"] == "hints"

    scene()


def test_a_hint_about_a_past_position_is_dropped_and_said_to_be_stale() -> None:
    worker = Gate(hints)

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        ada = await place.guest()
        table = (await ada.table("me", "me", start=True))["id"]
        async with ada.line(table) as line:
            turn = await my_turn(line)
            asked = [await line.send("hint", **without_action(turn)) for _ in range(3)]
            await line.send("act", **turn)
            for id in asked:
                assert (await line.until("refused", id=id))["code"] == "stale"
            assert place.services.shared.scheduler.count(Urgency.HINT) == 0
            worker.gate.set()

    scene()


def test_the_hints_of_somebody_who_has_gone_are_dropped() -> None:
    worker = Gate(hints)

    @served(workers=[worker])
    async def scene(place: Place) -> None:
        ada, ben = await place.guest(), await place.guest("Ben")
        table = (await ada.table("me", "me", start=True))["id"]
        async with ben.line(table) as watching:
            async with ada.line(table) as line:
                turn = without_action(await my_turn(line))
                for _ in range(3):
                    await line.send("hint", **turn)
                await line.ask("chat", text="That is all")
                assert place.services.shared.scheduler.count(Urgency.HINT) == 2
            while (await watching.until("table"))["table"]["seats"][0]["connected"]:
                pass
            assert place.services.shared.scheduler.count(Urgency.HINT) == 0
        worker.gate.set()

    scene()
