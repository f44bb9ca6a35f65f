"""What a host does to a table: removes people, readmits them, mutes them, closes it."""

from typing import Any

from orrery.server.store.moderation import read_audit
from tests.server.tables.test_clocks import until_legal
from tests.server.visitors import Message, Place, Visitor, play_out, served


async def moderate(
    visitor: Visitor, table: str, do: str, player: str | None = None, **more: Any
) -> Message:
    body = {"do": do, "player": player} | {k: v for k, v in more.items() if k != "status"}
    done: Message = await visitor.post(
        f"/api/tables/{table}/moderation", body, more.get("status", 200)
    )
    return done


async def audit(place: Place) -> list[tuple[str, str, str, str]]:
    entries = await place.services.shared.store.read(read_audit)
    return [(entry.role, entry.deed, entry.guest_id, entry.reason) for entry in entries]


async def two_people(place: Place, *, start: bool = True) -> tuple[Visitor, Visitor, str]:
    ada, ben = await place.guest(), await place.guest("Ben")
    table: str = (await ada.table("me", "open"))["id"]
    await ben.seat(table, 1, "sit")
    if start:
        await ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


@served()
async def test_a_person_removed_before_the_start_loses_the_seat_and_the_way_back(
    place: Place,
) -> None:
    ada, ben, table = await two_people(place, start=False)
    async with ben.line(table) as line:
        await line.until("welcome")
        after = await moderate(ada, table, "remove", ben.id, reason="rude")
        assert after["seats"][1]["kind"] == "open"
        assert (await line.until("error"))["code"] == "removed"
        assert await line.closed() == 4403
    assert (await ben.seat(table, 1, "sit", 403))["code"] == "removed"
    assert (await ben.get(f"/api/tables/{table}", 403))["code"] == "removed"
    assert (await ben.get("/api/tables"))["mine"] == []
    async with ben.line(table) as line:
        assert (await line.next())["code"] == "removed"
        assert await line.closed() == 4403
    assert await audit(place) == [("host", "remove", ben.id, "rude")]
    await moderate(ada, table, "readmit", ben.id)
    await ben.seat(table, 1, "sit")


@served()
async def test_the_game_of_a_removed_person_goes_on_with_a_bot(place: Place) -> None:
    ada, ben, table = await two_people(place)
    after = await moderate(ada, table, "remove", ben.id)
    assert (after["seats"][1]["bot"], after["seats"][1]["player"]) == ("wanderer", ben.id)
    assert (await ben.seat(table, 1, "take-back", 403))["code"] == "removed"
    await moderate(ada, table, "readmit", ben.id)
    back = await ben.seat(table, 1, "take-back")
    assert back["seats"][1]["bot"] is None
    await moderate(ada, table, "remove", ben.id)
    async with ada.line(table) as line:
        over = await play_out(line, {0}, await until_legal(line))
    assert over["status"] == "finished"


@served()
async def test_a_clock_stops_for_a_removed_person(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    clock = {"kind": "bank", "seconds": 1000}
    table = (await ada.table("me", "open", clock=clock))["id"]
    await ben.seat(table, 1, "sit")
    started = await ada.post(f"/api/tables/{table}/start")
    if started["to_act"] == 0:
        await ada.seat(table, 0, "hand-over")
    live = place.services.tables._live[table]
    await moderate(ada, table, "remove", ben.id)
    running = live._state.clocks.running if live._state.clocks else None
    assert running != 1


@served()
async def test_a_spectator_is_seen_by_the_host_and_removed(place: Place) -> None:
    ada, ben, table = await two_people(place)
    eve = await place.guest("Eve")
    async with eve.line(table) as line:
        await line.until("update")
        people = await ada.get(f"/api/tables/{table}/people")
        assert people["spectators"] == [{"player": eve.id, "name": "Eve"}]
        await ben.get(f"/api/tables/{table}/people", 403)
        await moderate(ada, table, "remove", eve.id)
        assert await line.closed() == 4403
    people = await ada.get(f"/api/tables/{table}/people")
    assert people["removed"] == [{"player": eve.id, "name": "Eve"}]
    await eve.get(f"/api/tables/{table}/log", 403)


@served()
async def test_a_muted_person_plays_on_and_says_nothing(place: Place) -> None:
    ada, ben, table = await two_people(place)
    async with ben.line(table) as line:
        await moderate(ada, table, "mute", ben.id)
        changed = await line.until("table", seats=[1])
        while not changed["table"]["muted"]:
            changed = await line.until("table")
        assert changed["table"]["muted"] == [ben.id]
        assert (await line.ask("chat", text="boo"))["code"] == "muted"
        await moderate(ada, table, "unmute", ben.id)
        assert (await line.ask("chat", text="sorry"))["type"] == "done"
    assert [line["text"] for line in await ada.get(f"/api/tables/{table}/chat")] == ["sorry"]


@served()
async def test_the_host_closes_a_table(place: Place) -> None:
    for start in (False, True):
        ada, ben, table = await two_people(place, start=start)
        async with ben.line(table) as line:
            await line.until("welcome")
            closed = await moderate(ada, table, "close")
            assert (closed["status"], closed["closed"]) == ("abandoned", "host")
            changed = await line.until("table")
            while changed["table"]["status"] != "abandoned":
                changed = await line.until("table")
            act = {"version": closed["version"], "seat": 1, "action": "pass"}
            refused = await line.ask("act", **act)
            assert refused["code"] == ("over" if start else "not-started")
        assert (await moderate(ada, table, "close", status=409))["code"] == "table-over"


@served()
async def test_a_host_decides_about_others_who_exist(place: Place) -> None:
    ada, _, table = await two_people(place)
    assert (await moderate(ada, table, "remove", ada.id, status=403))["code"] == "not-yours"
    assert (await moderate(ada, table, "mute", "nobody", status=404))["code"] == "unknown-guest"
    assert (await moderate(ada, table, "mute", status=400))["code"] == "malformed"
    assert await audit(place) == []


@served()
async def test_nobody_else_does_the_deeds_of_a_host(place: Place) -> None:
    ada, ben, table = await two_people(place)
    eve = await place.guest("Eve")
    for do in ("remove", "readmit", "mute", "unmute", "close"):
        for other in (ben, eve):
            refused = await moderate(other, table, do, ada.id, status=403)
            assert refused["code"] == "not-yours"
    assert await audit(place) == []
