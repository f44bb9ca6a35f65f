"""At a table without a clock nobody holds up the others for ever: they agree on a stand-in."""

from typing import Any

from tests.server.tables.test_clocks import Time, until_legal
from tests.server.visitors import Message, Place, Visitor, served


async def people(place: Place, count: int = 3, **terms: Any) -> tuple[list[Visitor], str, int]:
    """So many people at a running table, and whose turn it is."""
    guests = [await place.guest(f"Guest {seat}") for seat in range(count)]
    made = await guests[0].table("me", *["open"] * (count - 1), **terms)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.seat(made["id"], seat, "sit")
    started = await guests[0].post(f"/api/tables/{made['id']}/start")
    return guests, made["id"], started["to_act"]


async def keep_waiting(place: Place, table: str) -> None:
    """The time for which the table waits is over."""
    live = place.services.tables._live[table]
    await live.call(live._turns.overdue.expire)


async def changed_to(line: Any, seat: int, **wanted: Any) -> Message:
    while True:
        table: Message = (await line.until("table"))["table"]
        if all(table["seats"][seat][name] == value for name, value in wanted.items()):
            return table


@served(stand_in_seconds=0)
async def test_all_others_who_are_there_agree_on_a_stand_in_for_one_turn(place: Place) -> None:
    guests, table, seat = await people(place)
    others = [each for each in range(3) if each != seat]
    async with guests[others[0]].line(table) as line, guests[others[1]].line(table) as second:
        await line.until("update")
        await second.until("update")
        assert (await guests[others[0]].seat(table, seat, "stand-in", 409))["code"] == "not-overdue"
        await keep_waiting(place, table)
        await changed_to(line, seat, overdue=True)
        wished = await guests[others[0]].seat(table, seat, "stand-in")
        assert wished["seats"][others[0]]["wants_stand_in"] is True
        assert wished["seats"][seat]["bot"] is None
        await guests[others[1]].seat(table, seat, "stand-in")
        await changed_to(line, seat, bot="wanderer", overdue=False)
        back = await changed_to(line, seat, bot=None, missed=1)
    assert not any(each["wants_stand_in"] for each in back["seats"])
    assert back["status"] == "running"
    log = await guests[0].get(f"/api/tables/{table}/log")
    assert {step["entries"][0]["actor"] for step in log["steps"] if step["stand_in"]} == {seat}


@served(stand_in_seconds=0)
async def test_who_is_not_connected_is_not_asked(place: Place) -> None:
    guests, table, seat = await people(place)
    others = [each for each in range(3) if each != seat]
    async with guests[others[0]].line(table) as line:
        await line.until("update")
        await keep_waiting(place, table)
        agreed = await guests[others[0]].seat(table, seat, "stand-in")
        assert agreed["seats"][seat]["bot"] == "wanderer"


@served(stand_in_seconds=0)
async def test_who_leaves_without_an_answer_does_not_hold_up_the_others(place: Place) -> None:
    guests, table, seat = await people(place)
    others = [each for each in range(3) if each != seat]
    async with guests[others[0]].line(table) as line:
        async with guests[others[1]].line(table) as second:
            await second.until("update")
            await keep_waiting(place, table)
            waiting = await guests[others[0]].seat(table, seat, "stand-in")
            assert waiting["seats"][seat]["bot"] is None
        await changed_to(line, seat, bot="wanderer")


@served(stand_in_seconds=3600)
async def test_the_seat_is_taken_back_at_once_and_the_waiting_begins_anew_once(
    place: Place,
) -> None:
    guests, table, seat = await people(place, 2)
    async with guests[seat].line(table) as idle:
        await idle.until("update")
        for _ in range(2):
            await keep_waiting(place, table)
            assert (await guests[1 - seat].seat(table, seat, "stand-in"))["seats"][seat]["bot"]
            back = await guests[seat].seat(table, seat, "take-back")
            assert (back["seats"][seat]["bot"], back["seats"][seat]["overdue"]) == (None, False)
        now = await until_legal(idle)
        act = {"version": now["version"], "seat": seat, "action": now["legal"][0]}
        assert (await idle.ask("act", **act))["type"] == "done"


@served()
async def test_taking_back_and_doing_again_is_not_playing(place: Place) -> None:
    guests, table, seat = await people(place, 2)
    time = Time(place)
    live = place.services.tables._live[table]
    overdue = live._turns.overdue
    async with guests[seat].line(table) as line:
        now = await until_legal(line)
        done = await line.ask("act", version=1, seat=seat, action=now["legal"][0])
        waits, since = [overdue._wait], time.ticks
        for version, command in enumerate(("undo", "redo"), done["version"]):
            time.pass_by(100)
            assert (await line.ask(command, version=version, seat=seat))["type"] == "done"
            waits.append(overdue._wait)
    assert waits[2] is not None
    assert waits[2] == waits[0]
    assert overdue._starts[waits[2]] == since


@served()
async def test_only_others_ask_for_a_stand_in_and_never_at_a_table_with_a_clock(
    place: Place,
) -> None:
    guests, table, seat = await people(place, 2)
    await keep_waiting(place, table)
    assert (await guests[seat].seat(table, seat, "stand-in", 409))["code"] == "not-overdue"
    eve = await place.guest("Eve")
    assert (await eve.seat(table, seat, "stand-in", 403))["code"] == "not-yours"
    clock = {"kind": "bank", "seconds": 1000}
    guests, table, seat = await people(place, 2, clock=clock)
    await keep_waiting(place, table)
    assert (await guests[1 - seat].seat(table, seat, "stand-in", 409))["code"] == "not-overdue"


@served(stand_in_seconds=0)
async def test_who_misses_too_many_turns_is_gone_also_without_a_clock(place: Place) -> None:
    guests, table, seat = await people(place, 2, patience=1)
    async with guests[1 - seat].line(table) as line:
        await line.until("update")
        await keep_waiting(place, table)
        await guests[1 - seat].seat(table, seat, "stand-in")
        await changed_to(line, seat, gone=True)
    handed = await guests[1 - seat].seat(table, seat, "hand-over")
    assert handed["seats"][seat]["bot"] == "wanderer"


@served()
async def test_the_time_is_an_option_of_the_table(place: Place) -> None:
    guests, table, seat = await people(place, 2, overdue=5)
    assert (await guests[0].get(f"/api/tables/{table}"))["overdue"] == 5
    async with guests[1 - seat].line(table) as line:
        await changed_to(line, seat, overdue=True)
