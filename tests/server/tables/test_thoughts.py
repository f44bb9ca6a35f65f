"""What bots thought is kept with their moves, and told once the game is over."""

from typing import Any

import msgspec
import pytest

from orrery.bots.planner import PlannerBot
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.server.store import StoredEntry, StoredStep
from orrery.server.tables.thoughts import thoughts_in
from tests.bots.test_search import SMALL
from tests.server.visitors import Place, Visitor, play_out, served

THOUGHT = {
    "line": ["end"],
    "margin": 1.0,
    "margin_error": 0.5,
    "chance": 0.5,
    "chance_error": 0.1,
    "visits": 3,
}


def planner(_: str, game: Game[Any, Any], rng: Rng) -> PlannerBot:
    return PlannerBot(game, SMALL, rng)


async def everything(visitor: Visitor, table: str) -> str:
    """All that can be asked about a running game."""
    paths = ("", "/log", "/replay?position=20", "/record", "/chat")
    return "".join([(await visitor.http.get(f"/api/tables/{table}{path}")).text for path in paths])


def test_thoughts_are_told_after_the_end_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.thinking.jobs.bot_named", planner)

    @served()
    async def scene(place: Place) -> None:
        ada = await place.guest()
        table = (await ada.table("me", "greedy", start=True))["id"]
        async with ada.line(table) as line:
            while not (update := await line.until("update"))["legal"]:
                pass
            assert "chance_error" not in str(update)
            refused = await ada.http.get(f"/api/tables/{table}/thoughts")
            assert (refused.status_code, refused.json()["code"]) == (409, "not-finished")
            assert "chance_error" not in await everything(ada, table)
            await play_out(line, {0}, update)
        found = (await ada.get(f"/api/tables/{table}/thoughts"))["thoughts"]
        log = await ada.get(f"/api/tables/{table}/log?seat=1")
        steps = {step["position"]: step["entries"] for step in log["steps"]}
        assert found
        for each in found:
            entries = steps[each["position"]]
            assert each["seat"] == entries[0]["actor"] == 1
            assert each["start"] == each["position"] - len(entries)
            assert each["thought"]["line"][0] == entries[0]["text"]
        assert any(each["thought"]["visits"] for each in found)

    scene()


def step(version: int, entries: int, taken_back: int = 0, thought: str = "") -> StoredStep:
    return StoredStep(
        table="t",
        version=version,
        command=f"c{version}",
        kind="undo" if taken_back else "act",
        seat=version % 2,
        entries=[StoredEntry(0, "end")] * entries,
        taken_back=taken_back,
        thought=thought,
    )


def test_thoughts_have_their_place_in_the_record() -> None:
    thought = msgspec.json.encode(THOUGHT).decode()
    log = [
        step(1, 9),
        step(2, 1, thought=thought),
        step(3, 0, taken_back=1),
        step(4, 2, thought=thought),
        step(5, 1, thought="of another version"),
        step(6, 3, thought=thought),
    ]
    places = [(each.seat, each.start, each.position) for each in thoughts_in(log)]
    assert places == [(0, 9, 11), (0, 12, 15)]
