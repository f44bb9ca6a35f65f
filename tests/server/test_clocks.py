"""Clocks: what each seat has left, and what happens when nothing is left."""

from orrery.server.bodies import Clock
from orrery.server.clocks import LEAST, RunningClocks
from tests.server.visitors import Place, served

BANK = Clock(kind="bank", seconds=60, increment=5)
MOVE = Clock(kind="move", seconds=30)


def test_a_bank_loses_what_was_used_and_gains_the_increment() -> None:
    clocks = RunningClocks(BANK, 2)
    clocks.start(0, 1000)
    assert clocks.deadline == 61_000
    clocks.stop(11_000, acted=True)
    assert clocks.shown().remaining == [55_000, 60_000]
    assert clocks.deadline is None


def test_each_action_has_its_own_time() -> None:
    clocks = RunningClocks(MOVE, 2)
    clocks.start(1, 0)
    clocks.stop(29_000, acted=True)
    clocks.start(1, 29_000)
    assert clocks.deadline == 59_000


def test_an_empty_bank_leaves_time_for_one_decision() -> None:
    clocks = RunningClocks(BANK, 2)
    clocks.start(0, 0)
    clocks.stop(90_000, acted=False)
    clocks.start(0, 90_000)
    assert clocks.shown().remaining[0] == LEAST


def test_the_times_of_a_kept_game_are_counted_again() -> None:
    clocks = RunningClocks(BANK, 2)
    clocks.follow([(0, 10_000), (1, 40_000), (0, 41_000)], 0)
    assert clocks.shown().remaining == [59_000, 35_000]


@served()
async def test_a_seat_out_of_time_is_played_by_a_bot_and_can_be_taken_back(place: Place) -> None:
    ada = await place.guest()
    made = await ada.table("me", "me", start=True, clock={"kind": "move", "seconds": 1000})
    table = made["id"]
    house = place.services.house
    async with ada.line(table) as line:
        first = await line.until("update")
        assert first["clock"]["running"] == made["to_act"]
        assert first["clock"]["deadline"] is not None
        late = first["clock"]["deadline"] + 1
        house.now = lambda: late
        live = place.services.tables._live[table]
        live.post(live._steward.time_out)
        seen = await line.until("table")
        assert seen["table"]["seats"][made["to_act"]]["bot"] == "greedy"
        await line.until("update", kind="act")
        back = await ada.seat(table, made["to_act"], "take-back")
    assert back["seats"][made["to_act"]]["bot"] is None
