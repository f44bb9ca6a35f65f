"""Tables from their making on: seats, bots, hosts, people who go and come back."""

from typing import Any

import msgspec
import pytest

from orrery.bots.ladder import Ladder, LadderEntry
from orrery.bots.levels import LEVELS
from orrery.server.http.routes import games as games_routes
from tests.server.visitors import Place, Visitor, served


async def two_at_a_table(place: Place, **fields: Any) -> tuple[Visitor, Visitor, str]:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await ada.table("me", "open", **fields))["id"]
    await ben.seat(table, 1, "sit")
    return ada, ben, table


@served()
async def test_games_are_listed_with_what_can_be_chosen(place: Place) -> None:
    games = await place.stranger().get("/api/games")
    cosmos = next(game for game in games if game["id"] == "cosmos")
    assert cosmos["seat_counts"] == [2, 3, 4]
    assert cosmos["options"]["edition"][0] == "reconciled"
    assert cosmos["bots"] == ["random", "greedy", *LEVELS]
    assert [level["name"] for level in cosmos["levels"]] == list(LEVELS)
    content = await place.stranger().get("/api/games/cosmos/content")
    assert len(content["star_space"]) == 37
    await place.stranger().get("/api/games/chess/content", 404)


def test_levels_are_listed_with_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = LadderEntry(
        rating=1500.0,
        rating_ci95=(1450.0, 1550.0),
        win_share=0.5,
        win_share_ci95=(0.45, 0.55),
        mean_margin=0.0,
        ms_thinking_median=2.0,
        ms_thinking_p99=3.0,
        games=9,
    )
    bots = {"wanderer": entry}
    ladder = Ladder(game="cosmos", seats=2, seed=1, games=9, command="", bots=bots, steps={})
    monkeypatch.setattr(games_routes, "ladder_of", {"cosmos": ladder}.get)

    @served()
    async def scene(place: Place) -> None:
        games = {game["id"]: game for game in await place.stranger().get("/api/games")}
        measured = {each["name"]: each["measured"] for each in games["cosmos"]["levels"]}
        assert measured["wanderer"] == msgspec.to_builtins(entry) | {
            "rating_ci95": [1450.0, 1550.0],
            "win_share_ci95": [0.45, 0.55],
        }
        assert measured["architect"] is None
        assert games["cosmos"]["rated_seats"] == 2
        assert games["exoplanets"]["rated_seats"] is None
        assert all(each["measured"] is None for each in games["exoplanets"]["levels"])

    scene()


@served()
async def test_every_level_takes_a_seat_and_nothing_else_does(place: Place) -> None:
    ada = await place.guest()
    for level in LEVELS:
        made = await ada.table("me", level)
        assert made["seats"][1]["bot"] == level
    wanted = {"game": "cosmos", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "grandmaster"}]}
    assert (await ada.post("/api/tables", wanted, 400))["code"] == "unknown-bot"


@served()
async def test_texts_of_a_game_come_over_the_english_ones(place: Place) -> None:
    async def texts(name: str) -> str:
        return str((await place.stranger().get(f"/api/games/exoplanets/texts/{name}"))["fluent"])

    assert (await texts("pl")).startswith(await texts("en"))
    assert "rules-" in await texts("rules.pl")
    for name in ("xx", "rules.xx"):
        assert await texts(name) == await texts(name.replace("xx", "en"))
    assert await texts("rules.en.ftl") == await texts("PL") == ""
    await place.stranger().get("/api/games/chess/texts/en", 404)


@served()
async def test_a_table_is_made_as_asked_for(place: Place) -> None:
    ada = await place.guest()
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    made = await ada.table(
        "me", "greedy", "open", game="cosmos", options={"edition": "pl"}, clock=clock, undo="off"
    )
    assert made["host"] == ada.id
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot", "open"]
    assert made["options"] == {"edition": "pl", "event-horizon": "track"}
    assert (made["clock"], made["undo"], made["public"]) == (clock, "off", False)
    assert len(made["id"]) >= 22


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"edition": "de"}}, "bad-option-value"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"seats": []}, "malformed"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(wanted: object, code: str) -> None:
    @served()
    async def scene(place: Place) -> None:
        ada = await place.guest()
        asked = {"game": "cosmos", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = await ada.http.post("/api/tables", json=asked | dict(wanted))  # type: ignore[call-overload]
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] == code

    scene()


@served()
async def test_a_friend_sits_down_and_everyone_sees_it(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    async with ada.line(table) as line:
        await line.until("welcome")
        ben = await place.guest("Ben")
        await ben.seat(table, 1, "sit")
        seen = await line.until("table")
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ada", "Ben"]
    carl = await place.guest("Carl")
    assert (await carl.seat(table, 1, "sit", 409))["code"] == "seat-taken"
    assert (await carl.seat(table, 7, "sit", 404))["code"] == "unknown-seat"


@served()
async def test_the_game_starts_only_when_no_seat_is_open(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    assert (await ada.post(f"/api/tables/{table}/start", status=409))["code"] == "seats-open"
    await ada.seat(table, 1, "bot", bot="random")
    async with ada.line(table) as line:
        await line.until("welcome")
        await ada.post(f"/api/tables/{table}/start")
        update = await line.until("update")
        assert update["kind"] == "set-up"
        assert update["entries"]
    assert (await ada.post(f"/api/tables/{table}/start", status=409))["code"] == "already-started"
    assert (await ada.seat(table, 1, "open", 409))["code"] == "already-started"


@served()
async def test_who_leaves_before_the_start_frees_the_seat_and_passes_the_table_on(
    place: Place,
) -> None:
    ada, ben, table = await two_at_a_table(place)
    left = await ada.post(f"/api/tables/{table}/leave")
    assert left["seats"][0]["kind"] == "open"
    assert left["host"] == ben.id


@served()
async def test_a_seat_is_handed_to_a_bot_after_the_grace_time_and_taken_back(place: Place) -> None:
    ada, ben, table = await two_at_a_table(place, grace=0)
    async with ada.line(table) as line:
        async with ben.line(table) as other:
            await other.until("welcome")
            await ada.post(f"/api/tables/{table}/start")
            assert (await ada.seat(table, 1, "hand-over", 409))["code"] == "not-away"
        while True:
            seen = await line.until("table")
            if seen["table"]["seats"][1]["away"]:
                break
        handed = await ada.seat(table, 1, "hand-over", bot="random")
        assert (handed["seats"][1]["bot"], handed["seats"][1]["player"]) == ("random", ben.id)
        async with ben.line(table) as other:
            update = await other.until("update")
            refused = await other.ask("act", version=update["version"], seat=1, action="end")
            assert refused["code"] == "not-yours"
            back = await ben.seat(table, 1, "take-back")
    assert back["seats"][1]["bot"] is None
    assert (await ben.seat(table, 1, "take-back", 409))["code"] == "not-handed-over"


@served()
async def test_one_may_leave_a_running_game_and_come_back(place: Place) -> None:
    ada, ben, table = await two_at_a_table(place)
    await ada.post(f"/api/tables/{table}/start")
    await ben.post(f"/api/tables/{table}/leave")
    async with ada.line(table) as line:
        while not (await line.next()).get("table", {}).get("seats", [{}, {}])[1].get("away"):
            pass
        await ada.seat(table, 1, "hand-over", bot="random")
        async with ben.line(table) as other:
            assert (await other.until("welcome"))["seats"] == [1]
            assert (await ben.seat(table, 1, "take-back"))["seats"][1]["bot"] is None


@served()
async def test_my_tables_and_public_tables_are_listed(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    shown = (await ada.table("me", "open", public=True))["id"]
    private = (await ada.table("me", "random", start=True))["id"]
    mine = await ada.get("/api/tables")
    assert {table["id"] for table in mine["mine"]} == {shown, private}
    running = next(table for table in mine["mine"] if table["id"] == private)
    assert running["to_act"] is not None
    others = await ben.get("/api/tables")
    assert [table["id"] for table in others["public"]] == [shown]
    assert others["mine"] == []


@served()
async def test_a_name_and_a_language_can_be_changed(place: Place) -> None:
    ada = await place.guest()
    changed = await ada.post("/api/me", {"language": "pl"})
    assert (changed["name"], changed["language"], changed["token"]) == ("Ada", "pl", None)
    assert (await ada.post("/api/me", {"name": "Zoë", "token": True}))["token"] is None
    assert (await ada.get("/api/me"))["name"] == "Zoë"
    await ada.post("/api/me", {"language": "tlh"}, 400)
