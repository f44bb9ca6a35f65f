"""What is done at one process is followed at the other: two servers with stores of their own on
one PostgreSQL, and one Redis between them."""

import asyncio
import functools
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from orrery.games import GAMES
from orrery.server.audience import CLOSE_RESTART
from orrery.server.hints import Hints
from orrery.server.store.digest import verify_table
from orrery.server.store.schema import LOG
from tests.server.scale.test_hints import until
from tests.server.store.services import Postgres, free_port, redis
from tests.server.visitors import PATIENCE, Line, Message, Place, Visitor, play_out, serving, sits

Scene = Callable[[Place, Place], Awaitable[None]]


def between(scene: Scene) -> Callable[[Postgres], None]:
    """A test that is given two servers."""

    async def staged(folder: Path, database: str, address: str) -> None:
        wanted: dict[str, Any] = {"database": database, "redis": address}
        async with serving(folder, **wanted) as one, serving(folder, **wanted) as two:
            await until(lambda: all(_hints(place).is_connected for place in (one, two)))
            await scene(one, two)

    # Not functools.wraps: pytest would look for fixtures called as the places.
    @functools.wraps(scene, assigned=("__module__", "__name__", "__doc__"))
    def run(cluster: Postgres) -> None:
        with tempfile.TemporaryDirectory() as folder, redis(free_port()) as address:
            database = cluster.new_database()
            asyncio.run(asyncio.wait_for(staged(Path(folder), database, address), 2 * PATIENCE))

    del run.__wrapped__
    return run


def _hints(place: Place) -> Hints:
    hints = getattr(place.services.house.changed, "__self__", None)
    assert isinstance(hints, Hints)
    return hints


async def begun(one: Place, two: Place, **fields: str) -> tuple[Visitor, Visitor, str]:
    """Ada, who comes to one server, and Ben, who comes to the other, at a table that began."""
    ada, ben = await one.guest(), await two.guest("Ben")
    table = (await ada.table("me", "open", **fields))["id"]
    async with ada.line(table) as line:
        await sits(ben, table, line)
    async with ben.line(table) as line:
        await line.until("welcome")
        await ada.post(f"/api/tables/{table}/start")
        await line.until("update", version=1)
    return ada, ben, table


async def spectated(place: Place, table: str, version: int) -> Message:
    """The whole position as anybody sees it who comes to this server."""
    visitor = await place.guest("Cy")
    async with visitor.line(table) as line:
        return await line.until("update", kind="whole", version=version)


async def shifted(line: Line, now: Message) -> Message:
    """After a move that nothing keeps from being taken back."""
    action = next(text for text in now["legal"] if text.startswith("shift"))
    return await done(line, now, "act", action=action)


async def done(line: Line, now: Message, type: str, **fields: str) -> Message:
    await line.send(type, version=now["version"], seat=now["seat"], **fields)
    return await line.until("update", seat=now["seat"], version=now["version"] + 1)


@between
async def test_moves_taken_back_and_made_again_elsewhere(one: Place, two: Place) -> None:
    ada, ben, table = await begun(one, two, game="cosmos")
    async with ada.line(table) as here, ben.line(table) as there:
        first = await here.until("update", version=1)
        second = await there.until("update", version=1)
        actor, other, now = (here, there, first) if first["legal"] else (there, here, second)
        now = await shifted(actor, await shifted(actor, now))
        now = await done(actor, now, "undo")
        now = await done(actor, now, "redo")
        now = await done(actor, now, "restart")
        told = [await other.until("update", version=version) for version in range(2, 7)]
        assert [update["kind"] for update in told] == ["act", "act", "undo", "redo", "undo"]
        assert [update["taken_back"] for update in told] == [0, 0, 1, 0, 2]
    whole = [await spectated(place, table, now["version"]) for place in (one, two)]
    assert whole[0] == whole[1]


@between
async def test_talk_from_both_sides_comes_to_everybody_in_one_order(one: Place, two: Place) -> None:
    ada, ben, table = await begun(one, two)
    async with ada.line(table) as here, ben.line(table) as there:
        for line in (here, there):
            await line.until("update", version=1)

        async def talk(line: Line, name: str) -> None:
            for number in range(10):
                await line.send("chat", text=f"{name} {number}")

        async def heard(line: Line) -> list[tuple[int, str]]:
            lines = [(await line.until("chat"))["line"] for _ in range(20)]
            return [(line["number"], line["text"]) for line in lines]

        await asyncio.gather(talk(here, "Ada"), talk(there, "Ben"))
        ours, theirs = await asyncio.gather(heard(here), heard(there))
    assert ours == theirs
    assert [number for number, _ in ours] == list(range(1, 21))
    for name in ("Ada", "Ben"):
        said = [text for _, text in ours if text.startswith(name)]
        assert said == [f"{name} {number}" for number in range(10)]


@between
async def test_a_seat_given_to_a_bot_elsewhere_is_played_and_can_be_had_back(
    one: Place, two: Place
) -> None:
    ada, ben, table = await begun(one, two)
    async with ada.line(table) as here:
        await here.until("welcome")
        await ben.seat(table, 1, "hand-over", bot="random")
        while not (await here.until("table"))["table"]["seats"][1]["bot"]:
            pass
    async with ada.line(table) as here:
        assert (await play_out(here, {0}))["status"] == "finished"
        await ben.seat(table, 1, "take-back")
        assert (await here.until("table"))["table"]["seats"][1]["bot"] is None
    assert await verify_table(one.services.house.store, table, GAMES)


@between
async def test_moves_of_which_no_hint_came_are_followed_with_the_next(
    one: Place, two: Place
) -> None:
    ada, ben, table = await begun(one, two, game="cosmos")
    async with ada.line(table) as here, ben.line(table) as there:
        now = await here.until("update", version=1)
        second = await there.until("update", version=1)
        places = (one, two)
        actor, other = here, there
        if not now["legal"]:
            places, actor, other, now = (two, one), there, here, second
        house = places[0].services.house
        tell, house.changed = house.changed, _lost
        now = await shifted(actor, await shifted(actor, now))
        house.changed = tell
        await actor.send("chat", text="now you see it")
        told = [await other.until("update", version=version) for version in (2, 3)]
        assert [update["kind"] for update in told] == ["act", "act"]
        assert (await other.until("chat"))["line"]["text"] == "now you see it"
    whole = [await spectated(place, table, now["version"]) for place in (one, two)]
    assert whole[0] == whole[1]


def _lost(_table_id: str) -> None:
    """Redis did not pass it on."""


@between
async def test_a_table_that_was_put_back_to_an_earlier_moment_is_made_again(
    one: Place, two: Place
) -> None:
    ada = await one.guest()
    table = (await ada.table("me", "me", game="cosmos", start=True))["id"]
    later = delete(LOG).where(LOG.c.version > 1)
    async with ada.line(table) as line:
        now = await line.until("update", version=1)
        if not now["legal"]:
            now = await line.until("update", version=1)
        await shifted(line, now)
        await two.services.house.store.write(lambda connection: connection.execute(later))
        _hints(two).publish(table)
        assert await line.closed() == CLOSE_RESTART
    async with ada.line(table) as line:
        again = await line.until("update", seat=now["seat"])
        assert (again["version"], again["view"]) == (1, now["view"])
        assert (await shifted(line, again))["version"] == 2
