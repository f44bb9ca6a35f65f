"""Playing over the socket: one answer to every command, nothing lost, nothing shown too early."""

from typing import Any

import pytest

from orrery.games import GAMES
from orrery.play.record import read
from orrery.play.verifiable import deal_of, verify
from tests.server.visitors import Message, Place, TableSocket, Visitor, play_out, served


async def begun(place: Place, *seats: str, **fields: Any) -> tuple[Visitor, str]:
    ada = await place.guest()
    table = await ada.table(*(seats or ("me", "me")), start=True, **fields)
    return ada, table["id"]


async def opening(line: TableSocket, seats: int = 1) -> tuple[Message, list[Message]]:
    """The welcome and the whole updates that follow it."""
    return await line.next(), [await line.next() for _ in range(seats)]


def to_act(updates: list[Message]) -> Message:
    return next(update for update in updates if update["legal"])


@pytest.mark.parametrize(("game", "bot"), [("cosmos", "random"), ("exoplanets", "greedy")])
def test_a_whole_game_against_a_bot(game: str, bot: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        ada, table = await begun(place, "me", bot, game=game)
        async with ada.line(table) as line:
            over = await play_out(line, {0})
        record = (await ada.http.get(f"/api/tables/{table}/record")).content
        replayed = read(record, GAMES)
        assert replayed.result is not None
        assert replayed.result.scores == over["result"]["scores"]
        verify(replayed, deal_of(record))

    scene()


@served()
async def test_the_welcome_names_guest_seats_and_table(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        welcome, updates = await opening(line, 2)
    assert welcome["me"]["id"] == ada.id
    assert welcome["me"]["token"] is None
    assert welcome["seats"] == [0, 1]
    assert welcome["table"]["status"] == "running"
    assert [update["seat"] for update in updates] == [0, 1]
    assert {update["kind"] for update in updates} == {"whole"}


@served()
async def test_an_action_is_done_and_shown_to_every_seat_of_the_screen(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        _, updates = await opening(line, 2)
        now = to_act(updates)
        answer = await line.ask(
            "act", version=now["version"], seat=now["seat"], action=now["legal"][0]
        )
        assert answer == {"type": "done", "id": answer["id"], "version": now["version"] + 1}
        shown = [await line.next(), await line.next()]
    assert [update["seat"] for update in shown] == [0, 1]
    assert all(update["kind"] == "act" for update in shown)
    assert shown[0]["entries"][0] == {"actor": now["seat"], "text": now["legal"][0]}


@served()
async def test_the_same_command_again_gets_the_same_answer_and_is_done_once(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        now = to_act((await opening(line, 2))[1])
        act = {"version": now["version"], "seat": now["seat"], "action": now["legal"][0]}
        first = await line.ask("act", id="once", **act)
        again = await line.ask("act", id="once", **act)
    async with ada.line(table) as line:
        _, updates = await opening(line, 2)
        later = await line.ask("act", id="once", **act)
    assert first == again == later
    assert updates[0]["version"] == first["version"]


@served()
async def test_a_refusal_is_repeated_too(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        now = to_act((await opening(line, 2))[1])
        wrong = {"version": 99, "seat": now["seat"], "action": now["legal"][0]}
        stale = await line.ask("act", id="late", **wrong)
        await line.ask("act", version=now["version"], seat=now["seat"], action=now["legal"][0])
        again = await line.ask("act", id="late", **wrong)
    assert stale == again
    assert stale["code"] == "stale"
    assert stale["version"] == now["version"]


@pytest.mark.parametrize(
    ("action", "code"),
    [("x" * 100, "malformed"), ("fly away", "unknown"), ("end", "illegal")],
)
def test_a_text_that_cannot_be_done_is_refused_with_what_is_legal(action: str, code: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        ada, table = await begun(place)
        async with ada.line(table) as line:
            now = to_act((await opening(line, 2))[1])
            answer = await line.ask("act", version=now["version"], seat=now["seat"], action=action)
        assert answer["code"] == code
        assert answer["legal"] == now["legal"]

    scene()


@served()
async def test_a_seat_not_to_act_is_told_so_and_not_what_is_legal(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        now = to_act((await opening(line, 2))[1])
        answer = await line.ask(
            "act", version=now["version"], seat=1 - now["seat"], action=now["legal"][0]
        )
    assert (answer["code"], answer["legal"]) == ("not-to-act", [])


@served()
async def test_nothing_can_be_done_before_the_start(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    async with ada.line(table) as line:
        answer = await line.ask("act", version=0, seat=0, action="end")
    assert answer["code"] == "not-started"


@served()
async def test_undo_redo_and_restart(place: Place) -> None:
    ada, table = await begun(place, game="cosmos")
    async with ada.line(table) as line:
        now = to_act((await opening(line, 2))[1])
        seat = now["seat"]
        nothing = await line.ask("undo", version=now["version"], seat=seat)
        assert (nothing["code"], nothing["reason"]) == ("no-undo", "nothing")
        for _ in range(2):
            shift = next(text for text in now["legal"] if text.startswith("shift"))
            await line.send("act", version=now["version"], seat=seat, action=shift)
            now = await line.until("update", seat=seat, version=now["version"] + 1)
        assert now["undo_stop"] is None
        await line.send("undo", version=now["version"], seat=seat)
        undone = await line.until("update", seat=seat, version=now["version"] + 1)
        assert (undone["kind"], undone["taken_back"], undone["can_redo"]) == ("undo", 1, True)
        await line.send("redo", version=undone["version"], seat=seat)
        redone = await line.until("update", seat=seat, version=undone["version"] + 1)
        assert (redone["kind"], redone["view"]) == ("redo", now["view"])
        await line.send("restart", version=redone["version"], seat=seat)
        back = await line.until("update", seat=seat, version=redone["version"] + 1)
        assert back["taken_back"] == 2
        assert (await line.ask("redo", version=1, seat=seat))["code"] == "stale"


@served()
async def test_whose_turn_it_is_is_told_also_after_an_end_was_taken_back(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "me", game="cosmos", start=True))["id"]

    async def to_act() -> int:
        described: Message = await ada.get(f"/api/tables/{table}")
        seat: int = described["to_act"]
        return seat

    async with ada.line(table) as line:
        await line.until("welcome")
        now = [await line.next(), await line.next()]
        seat = await to_act()
        while True:
            mine = now[seat]
            legal = [text for text in mine["legal"] if text.startswith("end")] or mine["legal"]
            await line.send("act", version=mine["version"], seat=seat, action=legal[0])
            now = [await line.until("update", seat=other) for other in (0, 1)]
            if not now[seat]["legal"] and now[seat]["undo_stop"] is None:
                break
            seat = await to_act()
        version = now[seat]["version"]
        assert await to_act() != seat
        await line.ask("undo", version=version, seat=seat)
        assert await to_act() == seat
        await line.ask("redo", version=version + 1, seat=seat)
        assert await to_act() != seat


@served()
async def test_reconnecting_shows_what_a_fresh_visit_shows_byte_for_byte(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        now = to_act((await opening(line, 2))[1])
        await line.ask("act", version=now["version"], seat=now["seat"], action=now["legal"][0])
    seen = []
    for _ in range(2):
        async with ada.line(table) as line:
            await opening(line, 2)
            seen.append(line.frames)
    assert seen[0] == seen[1]


@served()
async def test_a_second_tab_takes_over(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as first, ada.line(table) as second:
        await opening(second, 2)
        await first.until("replaced")
        assert await first.closed() == 4001
        assert (await second.ask("chat", text="still here"))["type"] == "done"


@served()
async def test_a_spectator_sees_a_view_of_nobody_and_may_not_act(place: Place) -> None:
    _, table = await begun(place)
    ben = await place.guest("Ben")
    async with ben.line(table) as line:
        welcome, updates = await opening(line)
        assert welcome["seats"] == []
        assert (updates[0]["seat"], updates[0]["legal"]) == (-3, [])
        assert all(player["hand"] is None for player in updates[0]["view"]["players"])
        answer = await line.ask("act", version=1, seat=0, action="end")
        assert answer["code"] == "not-yours"
        assert answer["legal"] == []


@served()
async def test_chat_reaches_everyone_as_plain_text(place: Place) -> None:
    ada, table = await begun(place)
    ben = await place.guest("Ben")
    async with ada.line(table) as own, ben.line(table) as watching:
        await opening(watching)
        assert (await own.ask("chat", text="  hello\x00\u202e <b>you</b> "))["type"] == "done"
        heard = await watching.until("chat")
    assert heard["line"]["text"] == "hello <b>you</b>"
    assert heard["line"]["seat"] == 0
    assert await ben.get(f"/api/tables/{table}/chat") == [heard["line"]]


@served()
async def test_hints_are_the_best_moves_with_their_reasons(place: Place) -> None:
    ada, table = await begun(place)
    async with ada.line(table) as line:
        now = to_act((await opening(line, 2))[1])
        answer = await line.ask("hint", version=now["version"], seat=now["seat"])
        assert answer["type"] == "hints"
        for move in answer["moves"]:
            assert move["line"][0] == move["action"]
            assert 0 <= move["chance"] <= 1
        reasons = [(move["now"], move["later"]) for move in answer["moves"]]
        assert all(reason not in reasons[:at] for at, reason in enumerate(reasons))
        assert {move["action"] for move in answer["moves"]} <= set(now["legal"])
        other = await line.ask("hint", version=now["version"], seat=1 - now["seat"])
        assert other["code"] == "not-to-act"
        assert (await line.ask("hint", version=77, seat=now["seat"]))["code"] == "stale"
    asked = await ada.post("/api/hints", {"table": table, "seat": now["seat"]})
    assert {move["action"] for move in asked["moves"]} <= set(now["legal"])


@served()
async def test_log_and_replay_tell_a_viewer_only_what_that_viewer_may_know(place: Place) -> None:
    ada = await place.guest()
    ben = await place.guest("Ben")
    table = (await ada.table("me", "open"))["id"]
    await ben.seat(table, 1, "sit")
    await ada.post(f"/api/tables/{table}/start")
    own = await ada.get(f"/api/tables/{table}/log?seat=0")
    public = await ada.get(f"/api/tables/{table}/log")
    hidden = [
        [e["text"] is None for s in log["steps"] for e in s["entries"]] for log in (own, public)
    ]
    assert sum(hidden[0]) == 3
    assert sum(hidden[1]) == 6
    await ada.get(f"/api/tables/{table}/log?seat=1", 403)
    await ada.get(f"/api/tables/{table}/replay?position=8&seat=1", 403)
    replay = await ada.get(f"/api/tables/{table}/replay?position={own['length']}&seat=0")
    async with ada.line(table) as line:
        _, updates = await opening(line)
    assert replay["view"] == updates[0]["view"]
    assert replay["scores"] == updates[0]["scores"]
    await ada.get(f"/api/tables/{table}/replay?position=9999&seat=0", 400)
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert record.count('"do":null') == 3


@served()
async def test_a_finished_game_can_be_looked_at_and_continued_by_anyone(place: Place) -> None:
    ada, table = await begun(place, "random", "random")
    async with ada.line(table) as line:
        await play_out(line, set())
    ben = await place.guest("Ben")
    history = await ben.get(f"/api/tables/{table}/scores")
    length = history["lines"][-1]["position"]
    last = await ben.get(f"/api/tables/{table}/replay?position={length}&seat=1")
    assert [sum(score.values()) for score in last["scores"]] == history["lines"][-1]["points"]
    await ben.post(f"/api/tables/{table}/continue?position={length}", {"seat": 0}, 400)
    on = await ben.post(f"/api/tables/{table}/continue?position={length // 2}", {"seat": 1})
    assert on["origin"] == {"table": table, "position": length // 2}
    await ben.start(on)
    async with ben.line(on["id"]) as line:
        assert (await play_out(line, {1}))["result"] is not None
    record = (await ben.http.get(f"/api/tables/{on['id']}/record")).content
    verify(read(record, GAMES), deal_of(record))
