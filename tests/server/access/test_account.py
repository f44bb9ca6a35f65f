"""A person leaves with everything of theirs, or is forgotten."""

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

from orrery.games import GAMES
from orrery.play.record import read
from orrery.server.store import SetAside
from orrery.server.store.digest import verify_table
from orrery.server.tables.forgetting import forget_person
from tests.server.access.test_devices import moved
from tests.server.store.rows import a_table
from tests.server.visitors import PATIENCE, Message, Place, Visitor, play_out, served, serving


async def finish(visitor: Visitor, table: str, seats: set[int]) -> Message:
    async with visitor.line(table) as line:
        return await play_out(line, seats)


async def deleted(visitor: Visitor) -> httpx.Response:
    answer = await visitor.http.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, [])
    return answer


async def rows_with(place: Place, *secrets: str) -> list[str]:
    """The tables of the database that hold any of these texts."""

    def search(connection: Any) -> list[str]:
        names = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")
        found = []
        for name in [row[0] for row in names]:
            rows = str(connection.exec_driver_sql(f"SELECT * FROM {name}").all())  # noqa: S608
            found += [f"{name}: {secret}" for secret in secrets if secret in rows]
        return found

    return await place.services.shared.store.read(search)


@served()
async def test_who_is_deleted_is_nowhere_any_more(place: Place) -> None:
    ada, ben = await place.guest("Adalbertine"), await place.guest("Ben")
    phone = await moved(ada)
    await ada.post("/api/me/webhook", {"address": "https://hooks.example/a"})
    alone = (await ada.table("me", "random", start=True))["id"]
    await finish(ada, alone, {0})
    waiting = (await ada.table("me", "open", "open"))["id"]
    await ben.seat(waiting, 1, "sit")
    running = (await ada.table("me", "open"))["id"]
    await ben.seat(running, 1, "sit")
    await ada.post(f"/api/tables/{running}/start")
    async with ada.line(running) as line:
        await line.ask("chat", text="good luck")
    await ada.post("/api/me/code")
    async with phone.line(running) as there, ben.line(running) as here:
        await here.until("welcome")
        await there.until("welcome")
        gone = await deleted(ada)
        assert await there.closed() == 4401
        assert "max-age=0" in gone.headers["set-cookie"].lower()
        await play_out(here, {1})
    for visitor in (ada, phone):
        await visitor.get("/api/me", status=401)
    assert await rows_with(place, "Adalbertine", ada.id, phone.id, "hooks.example") == []

    seats = (await ben.get(f"/api/tables/{running}"))["seats"]
    assert re.fullmatch(r"Guest [0-9A-F]{4}", seats[0]["name"])
    assert (seats[0]["player"], seats[1]["name"]) == (None, "Ben")
    record = (await ben.http.get(f"/api/tables/{running}/record")).content
    names = read(record, GAMES).names
    assert names == (seats[0]["name"], "Ben")
    (said,) = await ben.get(f"/api/tables/{running}/chat")
    assert (said["name"], said["player"], said["text"]) == ("", "", "good luck")
    assert (await ben.get(f"/api/tables/{alone}"))["status"] == "finished"
    left = await ben.get(f"/api/tables/{waiting}")
    assert (left["host"], left["seats"][0]["kind"]) == (ben.id, "open")
    for table in (alone, running):
        assert await verify_table(place.services.shared.store, table, GAMES)


@served()
async def test_a_game_with_nobody_else_in_it_is_abandoned(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    running = (await ada.table("me", "random", start=True))["id"]
    waiting = (await ada.table("me", "open"))["id"]
    await deleted(ada)
    for table in (running, waiting):
        found = await ben.get(f"/api/tables/{table}")
        assert (found["status"], found["host"]) == ("abandoned", "")


@served()
async def test_the_seat_of_one_who_is_forgotten_is_open_in_the_rematch(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await ada.table("me", "open"))["id"]
    await ben.seat(table, 1, "sit")
    await ada.post(f"/api/tables/{table}/start")
    await deleted(ada)
    await finish(ben, table, {1})
    again = await ben.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]


@served()
async def test_a_table_that_is_set_aside_forgets_as_well(place: Place) -> None:
    ada = await place.guest("Adalbertine")
    table = (await ada.table("me", "open"))["id"]
    await place.services.shared.store.set_aside(SetAside(table=table, code="operator"))
    exported = (await ada.http.get("/api/me/export")).json()
    assert [each["table"]["id"] for each in exported["tables"]] == [table]
    await deleted(ada)
    assert await rows_with(place, "Adalbertine", ada.id) == []


def test_seats_that_cannot_be_read_stay_as_they_are() -> None:
    row = msgspec.structs.replace(a_table(), players=[{"kind": 7}])
    assert forget_person(row, "ada", "Guest 7F3A") == {}


def test_it_is_forgotten_after_a_restart_too() -> None:
    async def scene(folder: Path) -> None:
        async with serving(folder) as place:
            ada, ben = await place.guest("Adalbertine"), await place.guest("Ben")
            table = (await ada.table("me", "open"))["id"]
            await ben.seat(table, 1, "sit")
            await ada.post(f"/api/tables/{table}/start")
            await deleted(ada)
        async with serving(folder) as place:
            again = Visitor(place, place.client(ben.token), {"token": ben.token})
            assert (await finish(again, table, {1}))["status"] == "finished"
            await Visitor(place, place.client(ada.token), {}).get("/api/me", status=401)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))


@served()
async def test_an_export_holds_everything_of_ones_own_and_nothing_hidden(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    await ada.post("/api/me/webhook", {"address": "https://hooks.example/s3cr3t"})
    done = (await ada.table("me", "random", game="cosmos", start=True))["id"]
    await finish(ada, done, {0})
    running = (await ada.table("me", "open", game="cosmos"))["id"]
    await ben.seat(running, 1, "sit")
    waiting = (await ada.table("me", "open"))["id"]
    await ada.post(f"/api/tables/{running}/start")
    for visitor, text in ((ada, "mine"), (ben, "not mine")):
        async with visitor.line(running) as line:
            await line.ask("chat", text=text)
    answer = await ada.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="orrery.json"'
    export = answer.json()
    assert export["guest"]["name"] == "Ada"
    assert [device["here"] for device in export["devices"]] == [True]
    assert export["webhook"]["host"] == "hooks.example"
    tables = {each["table"]["id"]: each for each in export["tables"]}
    assert set(tables) == {done, running, waiting}
    for table in (done, running):
        shown = (await ada.http.get(f"/api/tables/{table}/record")).text
        assert tables[table]["record"] == shown
    assert json.loads(tables[running]["record"].splitlines()[0])["seen_by"] == 0
    assert tables[waiting]["record"] is None
    assert [line["text"] for line in tables[running]["chat"]] == ["mine"]
    for secret in (ada.token, ben.token, "s3cr3t", "not mine"):
        assert secret not in answer.text
    seed = place.services.tables._live[running].row.seed
    assert seed not in answer.text


@served()
async def test_a_review_that_was_made_is_exported(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "random", start=True))["id"]
    await finish(ada, table, {0})
    while (made := await ada.get(f"/api/tables/{table}/review"))["review"] is None:
        pass
    (exported,) = (await ada.http.get("/api/me/export")).json()["tables"]
    assert exported["review"] == made["review"]


@served()
async def test_exports_are_few(place: Place) -> None:
    ada = await place.guest()
    statuses = [(await ada.http.get("/api/me/export")).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
