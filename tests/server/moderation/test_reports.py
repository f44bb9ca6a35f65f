"""Anybody at a table reports what they see; only the operator reads it."""

from typing import Any

from tests.server.moderation.test_host import moderate, two_people
from tests.server.moderation.test_operator import TOKEN
from tests.server.visitors import Place, served


async def reports(place: Place) -> list[dict[str, Any]]:
    answer = await place.client(TOKEN).get("/api/operator/reports")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()
    return found


@served(operator_token=TOKEN)
async def test_a_line_a_player_and_a_table_are_reported(place: Place) -> None:
    ada, ben, table = await two_people(place)
    async with ben.line(table) as line:
        await line.ask("chat", text="something mean")
    path = f"/api/tables/{table}/reports"
    await ada.post(path, {"kind": "chat", "line": 1, "reason": "mean\u202e"}, 201)
    await ada.post(path, {"kind": "player", "player": ben.id}, 201)
    await ada.post(path, {"kind": "table", "reason": "the names"}, 201)
    told = [
        (each["kind"], each["reporter"], each["guest_id"], each["quote"], each["reason"])
        for each in await reports(place)
    ]
    assert told == [
        ("chat", ada.id, ben.id, "something mean", "mean"),
        ("player", ada.id, ben.id, "Ben", ""),
        ("table", ada.id, "", "", "the names"),
    ]


@served(operator_token=TOKEN)
async def test_the_same_report_is_kept_once(place: Place) -> None:
    ada, ben, table = await two_people(place)
    path, body = f"/api/tables/{table}/reports", {"kind": "player", "player": ben.id}
    first = await ada.post(path, body, 201)
    assert await ada.post(path, body, 201) == first
    assert len(await reports(place)) == 1


@served(operator_token=TOKEN)
async def test_what_is_not_there_cannot_be_reported(place: Place) -> None:
    ada, _, table = await two_people(place)
    path = f"/api/tables/{table}/reports"
    assert (await ada.post(path, {"kind": "chat", "line": 7}, 404))["code"] == "unknown-line"
    assert (await ada.post(path, {"kind": "chat"}, 404))["code"] == "unknown-line"
    unknown = {"kind": "player", "player": "nobody"}
    assert (await ada.post(path, unknown, 404))["code"] == "unknown-guest"
    assert (await ada.post(path, {"kind": "player"}, 400))["code"] == "malformed"
    long = {"kind": "table", "reason": "x" * 201}
    assert (await ada.post(path, long, 400))["code"] == "malformed"
    assert await reports(place) == []


@served(operator_token=TOKEN, reports_burst=2, reports_per_hour=0.001)
async def test_reports_of_one_guest_are_few(place: Place) -> None:
    ada, _, table = await two_people(place)
    path = f"/api/tables/{table}/reports"
    statuses = [(await ada.http.post(path, json={"kind": "table"})).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]


@served(operator_token=TOKEN)
async def test_who_was_removed_may_still_report_the_host(place: Place) -> None:
    ada, ben, table = await two_people(place)
    await moderate(ada, table, "remove", ben.id)
    await ben.post(f"/api/tables/{table}/reports", {"kind": "player", "player": ada.id}, 201)
    assert [each["guest_id"] for each in await reports(place)] == [ada.id]


@served(operator_token=TOKEN)
async def test_the_operator_is_done_with_a_report(place: Place) -> None:
    ada, ben, table = await two_people(place)
    body = {"kind": "player", "player": ben.id}
    number = (await ada.post(f"/api/tables/{table}/reports", body, 201))["number"]
    operator = place.client(TOKEN)
    settled = await operator.post(f"/api/operator/reports/{number}", json={"reason": "talked"})
    assert settled.json()["settled"] > 0
    assert await reports(place) == []
    everything = await operator.get("/api/operator/reports", params={"settled": "true"})
    assert [each["number"] for each in everything.json()] == [number]
    again = await operator.post(f"/api/operator/reports/{number}", json={"reason": "again"})
    assert again.json() == settled.json()
    (entry,) = (await operator.get("/api/operator/audit")).json()
    assert (entry["deed"], entry["guest_id"], entry["reason"]) == ("settle", ben.id, "talked")
    unknown = await operator.post("/api/operator/reports/99", json={})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-report")
