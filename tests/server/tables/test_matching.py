"""The quick match: whoever clicks meets whoever else has clicked."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from tests.server.tables.test_lobby import attend, ids, in_lobby
from tests.server.tables.test_two_servers import two_servers
from tests.server.visitors import PATIENCE, Message, Place, Visitor, served


async def match(visitor: Visitor, game: str = "exoplanets", **wish: object) -> Message:
    found: Message = await visitor.post("/api/match", {"game": game, **wish})
    return found


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


@served()
async def test_the_first_waits_and_the_second_meets_them(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    waiting = await match(ada)
    assert (waiting["status"], waiting["quick"], waiting["public"]) == ("open", True, True)
    assert await ids(ben) == [waiting["id"]]
    async with ada.line(waiting["id"]) as line:
        await line.until("welcome")
        found = await match(ben)
        assert found["id"] == waiting["id"]
        assert names(found) == ["Ada", "Ben"]
        assert (await line.until("update"))["seat"] == 0


@served()
async def test_many_who_click_at_the_same_moment_meet_in_pairs(place: Place) -> None:
    people = [await place.guest(f"G{n}") for n in range(8)]
    found = [table["id"] for table in await asyncio.gather(*map(match, people))]
    assert sorted(found.count(table) for table in set(found)) == [2, 2, 2, 2]


def test_two_who_click_at_two_servers_meet() -> None:
    async def scene(folder: Path) -> None:
        async with two_servers(folder) as (_, one, two):
            ada, ben = await one.guest(), await two.guest("Ben")
            first, second = await asyncio.gather(match(ada), match(ben))
            assert first["id"] == second["id"]
            async with ada.line(first["id"]) as here, ben.line(first["id"]) as there:
                await asyncio.gather(here.until("update"), there.until("update"))

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


@served()
async def test_a_waiting_table_that_fits_is_joined(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    days = {"kind": "move", "seconds": 86_400}
    wanted: dict[str, Any] = {"game": "cosmos", "clock": days}
    await ada.table("me", "open", public=True, options={"edition": "pl"}, **wanted)
    await ada.table("me", "open", "random", public=True, **wanted)
    await ada.table("me", "open", **wanted)
    await ada.table("me", "open", public=True, game="cosmos")
    slow = (await ada.table("me", "open", public=True, **wanted))["id"]
    table = (await match(ben, "cosmos", speed="days"))["id"]
    assert table == slow
    shown = await ben.get(f"/api/tables/{table}")
    assert (names(shown), shown["status"]) == (["Ada", "Ben"], "open")


@served()
async def test_wishes_that_differ_do_not_meet(place: Place) -> None:
    ada, ben, cleo, dan = [await place.guest(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    found = [
        await match(ada, "cosmos", seats=3),
        await match(ben, "cosmos", seats=2, speed="untimed"),
        await match(cleo, "exoplanets"),
    ]
    assert len({table["id"] for table in found}) == 3
    assert [len(table["seats"]) for table in found] == [3, 2, 2]
    assert [table["clock"] and table["clock"]["kind"] for table in found] == ["bank", None, "bank"]
    assert (await match(dan, "cosmos"))["id"] == found[0]["id"]


@served()
async def test_a_match_is_called_off_by_leaving(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await match(ada))["id"]
    await ada.post(f"/api/tables/{table}/leave")
    assert (await ada.get("/api/tables"))["mine"] == []
    assert (await match(ben))["id"] != table


@served()
async def test_who_asks_again_keeps_the_place_and_who_asks_for_else_gives_it_up(
    place: Place,
) -> None:
    ada = await place.guest()
    first = (await match(ada))["id"]
    assert (await match(ada))["id"] == first
    second = (await match(ada, "cosmos"))["id"]
    assert await ids(ada) == [second]


@served()
async def test_nobody_is_matched_with_somebody_who_is_gone(place: Place) -> None:
    ada, ben, cleo = [await place.guest(name) for name in ("Ada", "Ben", "Cleo")]
    gone, slow = (await match(ada))["id"], (await match(cleo, speed="days"))["id"]
    shared = place.services.shared
    then = shared.now()
    shared.now = lambda: then + 120_000
    assert (await match(ben, speed="live"))["id"] != gone
    assert (await match(ada, speed="days"))["id"] == slow


@served()
async def test_who_plays_a_bot_meanwhile_is_still_found(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await match(ada))["id"]
    shared = place.services.shared
    then = shared.now()
    shared.now = lambda: then + 120_000
    async with in_lobby(ada) as line:
        assert (await line.until("you"))["waiting"] == [table]
        await attend(place)
        assert (await match(ben))["id"] == table
        assert (await line.until("you"))["waiting"] == []


@served(guest_tables=1)
async def test_a_match_counts_among_the_tables_of_a_guest(place: Place) -> None:
    ada = await place.guest()
    await ada.table("me", "open")
    refused = await ada.post("/api/match", {"game": "cosmos"}, 429)
    assert refused["code"] == "too-many-tables"


@served()
async def test_a_match_of_no_game_or_too_many_seats_is_refused(place: Place) -> None:
    ada = await place.guest()
    assert (await ada.post("/api/match", {"game": "chess"}, 404))["code"] == "unknown-game"
    refused = await ada.post("/api/match", {"game": "cosmos", "seats": 8}, 400)
    assert refused["code"] == "bad-seats"


@served()
async def test_nobody_is_matched_at_a_table_from_which_they_were_removed(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await match(ada, seats=3, game="cosmos"))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/moderation", {"do": "remove", "player": ben.id})
    assert (await match(ben, "cosmos"))["id"] != table
