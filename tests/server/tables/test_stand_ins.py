"""A stand-in plays one turn for a person out of time, and gives the seat back."""

from typing import Any

from tests.server.tables.test_clocks import Time, until_legal
from tests.server.visitors import Message, Place, TableSocket, Visitor, play_out, served

CLOCK = {"kind": "move", "seconds": 1000}


async def run_out(place: Place, time: Time, table: str, line: TableSocket) -> Message:
    """Let the running clock run out; the table with the stand-in."""
    time.pass_by(1001)
    live = place.services.tables._live[table]
    live.post(live._turns.check_clock)
    while True:
        changed: Message = (await line.until("table"))["table"]
        if any(seat["stand_in"] for seat in changed["seats"]):
            return changed


async def two_people(place: Place, **terms: Any) -> tuple[Visitor, Visitor, str, int]:
    """Ada and Ben at a running table; Ada's seat is the one to act."""
    ada, ben = await place.guest(), await place.guest("Ben")
    made = await ada.table("me", "open", clock=CLOCK, **terms)
    await ben.seat(made["id"], 1, "sit")
    table = await ada.post(f"/api/tables/{made['id']}/start")
    people = (ada, ben) if table["to_act"] == 0 else (ben, ada)
    return *people, made["id"], table["to_act"]


async def miss_a_turn(
    place: Place, time: Time, table: str, line: TableSocket, seat: int
) -> Message:
    """The table after a stand-in played a whole turn of a seat."""
    await run_out(place, time, table, line)
    while True:
        changed: Message = (await line.until("table"))["table"]
        if changed["seats"][seat]["bot"] is None:
            return changed


@served(stand_in_seconds=0)
async def test_a_stand_in_plays_the_turn_and_no_more(place: Place) -> None:
    idle, other, table, seat = await two_people(place)
    time = Time(place)
    async with other.line(table) as line:
        started = await run_out(place, time, table, line)
        assert started["seats"][seat]["bot"] == "wanderer"
        assert started["seats"][seat]["stand_in"] == time.wall
        now = await until_legal(line)
        after = await other.get(f"/api/tables/{table}")
        log = await other.get(f"/api/tables/{table}/log")
    assert (after["status"], after["to_act"]) == ("running", 1 - seat)
    assert after["seats"][seat] | {"connected": False, "away": False} == started["seats"][seat] | {
        "bot": None, "stand_in": None, "missed": 1, "connected": False, "away": False,
    }  # fmt: skip
    assert now["clock"]["running"] == 1 - seat
    played = [step["entries"][0]["actor"] for step in log["steps"] if step["stand_in"]]
    assert played
    assert set(played) == {seat}
    assert idle.id != other.id


@served(stand_in_seconds=3600)
async def test_the_seat_is_taken_back_at_once_and_with_fresh_time(place: Place) -> None:
    idle, _, table, seat = await two_people(place)
    time = Time(place)
    async with idle.line(table) as line:
        await run_out(place, time, table, line)
        back = await idle.seat(table, seat, "take-back")
        assert (back["seats"][seat]["bot"], back["seats"][seat]["stand_in"]) == (None, None)
        now = await line.until("update", kind="whole")
        while now["clock"]["running"] is None:
            now = await line.until("update", kind="whole")
        assert now["clock"]["remaining"][seat] > 999_000
        act = {"version": now["version"], "seat": seat, "action": now["legal"][0]}
        assert (await line.ask("act", **act))["type"] == "done"


@served(stand_in_seconds=3600)
async def test_fresh_time_is_given_once_in_a_turn(place: Place) -> None:
    idle, _, table, seat = await two_people(place)
    time = Time(place)
    async with idle.line(table) as line:
        await run_out(place, time, table, line)
        await idle.seat(table, seat, "take-back")
        await run_out(place, time, table, line)
        await idle.seat(table, seat, "take-back")
        while not (await line.until("table"))["table"]["seats"][seat]["stand_in"]:
            pass


@served(stand_in_seconds=0)
async def test_a_turn_after_a_missed_one_begins_with_fresh_time(place: Place) -> None:
    _, other, table, seat = await two_people(place)
    time = Time(place)
    async with other.line(table) as line:
        await miss_a_turn(place, time, table, line, seat)
    async with other.line(table) as line:
        now = await until_legal(line)
        while now["clock"]["running"] != seat:
            if now["legal"]:
                act = {"version": now["version"], "seat": 1 - seat, "action": now["legal"][0]}
                await line.ask("act", **act)
            now = await line.until("update")
        assert now["clock"]["remaining"][seat] == 1_000_000


async def gone(place: Place, line: TableSocket, table: str, seat: int) -> None:
    """A stand-in has played as many turns as the table is patient for, which is one."""
    time = Time(place)
    changed = await miss_a_turn(place, time, table, line, seat)
    assert changed["seats"][seat]["gone"]


@served(stand_in_seconds=0)
async def test_the_others_go_on_with_a_bot(place: Place) -> None:
    _, other, table, seat = await two_people(place, patience=1)
    await other.seat(table, seat, "hand-over", 409)
    async with other.line(table) as line:
        await gone(place, line, table, seat)
        handed = await other.seat(table, seat, "hand-over")
        assert (handed["seats"][seat]["bot"], handed["seats"][seat]["gone"]) == ("wanderer", False)
        over = await play_out(line, {1 - seat}, await until_legal(line))
    assert over["status"] == "finished"


@served(stand_in_seconds=0)
async def test_the_others_wait(place: Place) -> None:
    idle, other, table, seat = await two_people(place, patience=1)
    await other.seat(table, seat, "wait", 409)
    async with other.line(table) as line:
        await gone(place, line, table, seat)
        waiting = await other.seat(table, seat, "wait")
    assert (waiting["seats"][seat]["missed"], waiting["seats"][seat]["gone"]) == (0, False)
    assert idle.id == waiting["seats"][seat]["player"]


@served(stand_in_seconds=0)
async def test_the_others_end_the_game_together(place: Place) -> None:
    ada = await place.guest()
    made = await ada.table("me", "open", "me", clock=CLOCK, patience=1)
    table, ben = made["id"], await place.guest("Ben")
    await ben.seat(table, 1, "sit")
    await ada.post(f"/api/tables/{table}/start")
    async with ben.line(table) as line:
        now = await until_legal_for_any(line)
        idle = next(seat for seat in (0, 2) if seat == now)
        await ben.seat(table, idle, "end", 409)
        await gone(place, line, table, idle)
        wished = await ben.seat(table, idle, "end")
        assert (wished["status"], wished["seats"][1]["wants_end"]) == ("running", True)
        ended = await ada.seat(table, idle, "end")
        assert (ended["status"], ended["to_act"]) == ("abandoned", None)
        refused = await line.ask("act", version=ended["version"], seat=1, action="pass")
    assert refused["code"] == "over"


async def until_legal_for_any(line: TableSocket) -> int:
    update = await line.until("update")
    seat: int = update["view"]["to_act"]
    return seat


@served(stand_in_seconds=0)
async def test_a_finished_game_says_which_turns_a_stand_in_played(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "me", start=True, clock=CLOCK))["id"]
    time = Time(place)
    async with ada.line(table) as line:
        seat = (await until_legal(line))["seat"]
        await miss_a_turn(place, time, table, line, seat)
    async with ada.line(table) as line:
        await play_out(line, {0, 1}, await until_legal(line))
        refused = await line.ask("undo", version=10**6, seat=seat)
    assert refused["type"] == "refused"
    turns = (await ada.get(f"/api/tables/{table}/scores"))["stand_ins"]
    assert [turn["seat"] for turn in turns] == [seat]
    log = (await ada.get(f"/api/tables/{table}/log"))["steps"]
    marked = [step["position"] for step in log if step["stand_in"]]
    assert turns[0]["end"] == marked[-1]
