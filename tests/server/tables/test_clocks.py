"""Clocks: what each seat has left, and that nobody gains time."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from orrery.server.protocol.bodies import Clock
from orrery.server.tables.clocks import SeatClocks
from tests.server.visitors import Message, Place, TableSocket, Visitor, served, serving

BANK = Clock(kind="bank", seconds=60, increment=5)
MOVE = Clock(kind="move", seconds=30)
FARM = {"kind": "bank", "seconds": 660, "increment": 600}


class Time:
    """The wall clock and the monotonic clock of a server, moved by hand."""

    def __init__(self, place: Place) -> None:
        self.wall = place.services.shared.now()
        self.ticks = place.services.shared.ticks()
        place.services.shared.now = lambda: self.wall
        place.services.shared.ticks = lambda: self.ticks

    def pass_by(self, seconds: int) -> None:
        self.wall += seconds * 1000
        self.ticks += seconds * 1000


def test_a_bank_loses_what_was_used_and_gains_the_increment() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.start(0, 1000)
    assert clocks.time_left(0, 1000) == 60_000
    clocks.stop(11_000)
    clocks.credit(0, 1)
    assert clocks.times(11_000).remaining == [55_000, 60_000]
    assert clocks.times(11_000).running is None


def test_each_action_has_its_own_time() -> None:
    clocks = SeatClocks(MOVE, 2)
    clocks.start(1, 0)
    clocks.stop(29_000)
    clocks.credit(1, 1)
    assert clocks.time_left(1, 29_000) == 30_000


def test_a_decision_is_credited_once() -> None:
    for clock in (BANK, MOVE):
        clocks = SeatClocks(clock, 2)
        clocks.credit(0, 1)
        clocks.start(0, 0)
        clocks.stop(20_000)
        left = clocks.time_left(0, 20_000)
        clocks.credit(0, 0)
        clocks.credit(0, 1)
        assert clocks.time_left(0, 20_000) == left


def test_a_seat_with_no_time_left_begins_its_next_turn_with_fresh_time() -> None:
    for clock, fresh in ((BANK, 10_000), (MOVE, 30_000)):
        clocks = SeatClocks(clock, 2)
        clocks.start(0, 0)
        clocks.stop(90_000)
        assert clocks.time_left(0, 90_000) == 0
        clocks.refresh(0)
        assert clocks.time_left(0, 90_000) == fresh


def test_fresh_time_takes_nothing_away() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.refresh(0)
    assert clocks.time_left(0, 0) == 60_000


def test_what_is_left_is_stored_and_read_again() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.credit(1, 2)
    clocks.start(0, 0)
    again = SeatClocks(BANK, 2, clocks.stored(9_000))
    assert again.times(500).remaining == [51_000, 70_000]
    again.credit(1, 2)
    assert again.times(500).remaining == [51_000, 70_000]


async def until_legal(line: TableSocket) -> Message:
    while True:
        update = await line.until("update")
        if update["legal"]:
            return update


async def act_and_undo(line: TableSocket, now: Message, time: Time) -> Message:
    """Spend three seconds on an action and two on taking it back; the position then."""
    seat = {"seat": now["seat"]}
    time.pass_by(3)
    done = await line.ask("act", version=now["version"], action=now["legal"][0], **seat)
    time.pass_by(2)
    done = await line.ask("undo", version=done["version"], **seat)
    assert done["type"] == "done", done
    return await line.until("update", version=done["version"], **seat)


def left_to(update: Message) -> int:
    """To all seats together: whose clock runs after an action depends on the game."""
    return sum(update["clock"]["remaining"])


async def farm(place: Place, clock: dict[str, Any]) -> tuple[int, int]:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True, clock=clock, undo="draws")
    time = Time(place)
    async with ada.line(table["id"]) as line:
        now = await until_legal(line)
        before = left_to(now)
        for _ in range(20):
            now = await act_and_undo(line, now, time)
    return before, left_to(now)


@served()
async def test_acting_and_taking_back_gains_no_time_in_a_bank(place: Place) -> None:
    before, after = await farm(place, FARM)
    assert before - after == 100_000


@served()
async def test_acting_and_taking_back_gains_no_time_for_a_decision(place: Place) -> None:
    # The next decision has had its own time, of which two seconds were used before the undo.
    _, after = await farm(place, {"kind": "move", "seconds": 600})
    assert 1_200_000 - after == 97_000


@served()
async def test_a_jump_of_the_wall_clock_changes_nobodys_time(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True, clock=FARM, undo="draws")
    time = Time(place)
    async with ada.line(table["id"]) as line:
        now = await until_legal(line)
        for jump in (86_400_000, -172_800_000):
            time.wall += jump
            before = left_to(now)
            now = await act_and_undo(line, now, time)
            assert before - left_to(now) == 5_000


def test_restarts_neither_give_time_nor_take_it() -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder) as place:
            ada = await place.guest()
            made = await ada.table("me", "me", start=True, clock=FARM, undo="draws")
            time = Time(place)
            async with ada.line(made["id"]) as line:
                now = await act_and_undo(line, await until_legal(line), time)
            time.pass_by(7)
        expected = left_to(now) - 7_000
        for _ in range(3):
            async with serving(folder) as place:
                time = Time(place)
                again = Visitor(place, place.client(ada.token), {"id": ada.id, "token": ada.token})
                async with again.line(made["id"]) as line:
                    now = await until_legal(line)
                    # Its own clock ran while it started: far less than an increment.
                    assert expected - 300_000 < left_to(now) <= expected
                    now = await act_and_undo(line, now, time)
                expected = left_to(now)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(scene(Path(folder)))
