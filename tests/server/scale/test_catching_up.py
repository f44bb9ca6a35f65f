"""What is done at one process is followed at the other: two servers with stores of their own on
one PostgreSQL, and one Redis between them."""

import asyncio

from sqlalchemy import delete

from orrery.games import GAMES
from orrery.server.store.digest import verify_table
from orrery.server.store.schema import LOG
from orrery.server.tables.broadcast import CLOSE_RESTART
from tests.server.scale.two_places import begun, between, done, feed_of, shifted, spectated
from tests.server.visitors import Place, TableSocket, play_out


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

        async def talk(line: TableSocket, name: str) -> None:
            for number in range(10):
                await line.send("chat", text=f"{name} {number}")

        async def heard(line: TableSocket) -> list[tuple[int, str]]:
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
        # The end of the game may still be on its way.
        while (await here.until("table"))["table"]["seats"][1]["bot"]:
            pass
    assert await verify_table(one.services.shared.store, table, GAMES)


@between
async def test_moves_without_a_change_notice_are_followed_with_the_next(
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
        shared = places[0].services.shared
        tell, shared.publish_change = shared.publish_change, _lost
        now = await shifted(actor, await shifted(actor, now))
        shared.publish_change = tell
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
        await two.services.shared.store.write(lambda connection: connection.execute(later))
        feed_of(two).publish(table)
        assert await line.closed() == CLOSE_RESTART
    async with ada.line(table) as line:
        again = await line.until("update", seat=now["seat"])
        assert (again["version"], again["view"]) == (1, now["view"])
        assert (await shifted(line, again))["version"] == 2
