"""What the operator does, over HTTP: closes tables, renames and blocks guests, reads the audit log.
None of it is open to players or hosts, and no line of the audit log can be changed."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete, text, update

from orrery.server.store import AuditEntry, Store, StoreError, open_store
from orrery.server.store.moderation import add_audit, read_audit
from orrery.server.store.schema import AUDIT
from tests.server.moderation.test_host import moderate, two_people
from tests.server.store.rows import with_store
from tests.server.visitors import PATIENCE, Place, Visitor, served, serving

TOKEN = "open sesame"  # noqa: S105 - the token of these tests alone
CREATE = {"game": "cosmos", "seats": [{"kind": "me"}, {"kind": "open"}]}
ORDERS: list[tuple[str, str, Any]] = [
    ("GET", "/api/operator/reports", None),
    ("POST", "/api/operator/reports/1", {}),
    ("POST", "/api/operator/tables/{table}/close", {}),
    ("GET", "/api/operator/guests", None),
    ("POST", "/api/operator/guests/{guest}", {"do": "block"}),
    ("GET", "/api/operator/audit", None),
]


async def change(place: Place, guest: Visitor, do: str, **more: Any) -> httpx.Response:
    body = {"do": do, **more}
    return await place.client(TOKEN).post(f"/api/operator/guests/{guest.id}", json=body)


async def refused_to_everyone(place: Place) -> None:
    ada, ben, table = await two_people(place)
    for token in ("", ada.token, ben.token, "open sesam"):
        for method, path, body in ORDERS:
            url = path.format(table=table, guest=ben.id)
            answer = await place.client(token).request(method, url, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-yours"), path
    assert (await ada.get(f"/api/tables/{table}"))["status"] == "running"
    assert (await ben.get("/api/me"))["blocked"] is False


@served(operator_token=TOKEN)
async def test_neither_players_nor_the_host_do_what_the_operator_does(place: Place) -> None:
    await refused_to_everyone(place)


@served()
async def test_without_a_token_in_the_settings_nobody_does(place: Place) -> None:
    await refused_to_everyone(place)


@served(operator_token=TOKEN)
async def test_a_table_is_closed(place: Place) -> None:
    ada, _, table = await two_people(place)
    path = f"/api/operator/tables/{table}/close"
    async with ada.line(table) as line:
        await line.until("update")
        closed = await place.client(TOKEN).post(path, json={"reason": "complaints"})
        assert closed.status_code == 200
        changed = await line.until("table")
        assert (changed["table"]["status"], changed["table"]["closed"]) == ("abandoned", "operator")
        act = {"version": 1, "seat": 0, "action": "pass"}
        assert (await line.ask("act", **act))["code"] == "over"
    again = await place.client(TOKEN).post(path, json={})
    assert (again.status_code, again.json()["code"]) == (409, "table-over")
    unknown = await place.client(TOKEN).post("/api/operator/tables/nowhere/close", json={})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-table")


@served(operator_token=TOKEN)
async def test_a_blocked_guest_neither_creates_nor_joins_nor_chats_and_is_told(
    place: Place,
) -> None:
    ada, ben, table = await two_people(place)
    eve = await place.guest("Eve")
    open_table = (await eve.table("me", "open"))["id"]
    async with ben.line(table) as line:
        await line.until("update")
        assert (await change(place, ben, "block", reason="abuse")).status_code == 200
        assert (await line.until("error"))["code"] == "blocked"
        assert await line.closed() == 4403
    assert (await ben.get("/api/me"))["blocked"] is True

    assert (await ben.post("/api/tables", CREATE, 403))["code"] == "blocked"
    assert (await ben.seat(open_table, 1, "sit", 403))["code"] == "blocked"
    assert (await ben.post("/api/me", {"name": "Other"}, 403))["code"] == "blocked"
    await ben.post("/api/me", {"language": "de"}, 200)
    async with ben.line(table) as line:
        assert (await line.next())["code"] == "blocked"
        assert await line.closed() == 4403
    assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["connected"] is False
    await change(place, ben, "unblock")
    await ben.seat(open_table, 1, "sit")


@served(operator_token=TOKEN)
async def test_a_renamed_guest_has_the_name_everywhere(place: Place) -> None:
    ada, ben, table = await two_people(place)
    async with ben.line(table) as line:
        await line.ask("chat", text="hello")
        await change(place, ben, "rename", name="Guest 7")
        await line.closed()
    async with ben.line(table) as line:
        welcome = await line.until("welcome")
        assert welcome["me"]["name"] == "Guest 7"
        assert welcome["table"]["seats"][1]["name"] == "Guest 7"
        await line.ask("chat", text="hello again")
    chat = await ada.get(f"/api/tables/{table}/chat")
    assert [line["name"] for line in chat] == ["Guest 7", "Guest 7"]
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert "Guest 7" in record
    assert "Ben" not in record
    nameless = await change(place, ben, "rename", name=" \u200b")
    assert (nameless.status_code, nameless.json()["code"]) == (400, "malformed")


@served(operator_token=TOKEN)
async def test_guests_are_found_by_name_and_without_their_tokens(place: Place) -> None:
    ada, ben, _ = await two_people(place)
    await change(place, ben, "block")
    operator = place.client(TOKEN)
    named = await operator.get("/api/operator/guests", params={"name": "aD"})
    assert [guest["id"] for guest in named.json()] == [ada.id]
    blocked = await operator.get("/api/operator/guests", params={"blocked": "true"})
    assert [guest["id"] for guest in blocked.json()] == [ben.id]
    assert "token" not in named.text
    unknown = await operator.post("/api/operator/guests/nobody", json={"do": "block"})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-guest")


@served(operator_token=TOKEN)
async def test_the_audit_log_says_who_when_what_and_why_and_nothing_secret(place: Place) -> None:
    ada, ben, table = await two_people(place)
    await moderate(ada, table, "mute", ben.id, reason="spam")
    await change(place, ben, "block", reason="more spam")
    answer = await place.client(TOKEN).get("/api/operator/audit")
    host, operator = answer.json()
    assert host == {
        "number": 1, "at": host["at"], "role": "host", "by": ada.id, "deed": "mute",
        "table_id": table, "guest_id": ben.id, "reason": "spam",
    }  # fmt: skip
    assert (operator["role"], operator["by"], operator["deed"]) == ("operator", "http", "block")
    assert (operator["guest_id"], operator["reason"]) == (ben.id, "more spam")
    seed = place.services.tables._live[table].row.seed
    for secret in (TOKEN, ada.token, ben.token, seed):
        assert secret not in answer.text
    about = await place.client(TOKEN).get("/api/operator/audit", params={"player": ada.id})
    assert [entry["deed"] for entry in about.json()] == ["mute"]
    later = await place.client(TOKEN).get("/api/operator/audit", params={"after": 1})
    assert [entry["deed"] for entry in later.json()] == ["block"]


@pytest.mark.parametrize(
    "attempt",
    [
        update(AUDIT).values(reason="innocent"),
        delete(AUDIT),
        text("UPDATE audit SET number = number + 1"),
    ],
    ids=["change", "delete", "renumber"],
)
def test_no_line_of_the_audit_log_can_be_changed(database: str, attempt: Any) -> None:
    entry = AuditEntry(at=5, role="operator", by="root", deed="block", guest_id="g", reason="abuse")

    def write(connection: Connection) -> None:
        connection.execute(attempt)

    async def scenario(store: Store) -> list[AuditEntry]:
        added = await store.write(lambda connection: add_audit(connection, entry))
        with pytest.raises(StoreError):
            await store.write(write)
        assert await store.read(read_audit) == [added]
        return [added]

    assert with_store(database, scenario)[0].number == 1


def test_deeds_take_effect_at_every_process() -> None:
    """Two servers over one store that hear nothing of each other but the audit log."""

    async def scene(folder: Path) -> None:
        store = await open_store(f"sqlite:///{folder / 'orrery.sqlite'}")
        async with (
            serving(folder, store=store, operator_token=TOKEN) as one,
            serving(folder, store=store, operator_token=TOKEN) as two,
        ):
            ada, ben = await one.guest(), await two.guest("Ben")
            table = (await ada.table("me", "open", "open"))["id"]
            await ben.seat(table, 1, "sit")
            async with ben.line(table) as line:
                await line.until("welcome")
                await moderate(ada, table, "mute", ben.id)
                changed = await line.until("table")
                assert changed["table"]["muted"] == [ben.id]
                await one.client(TOKEN).post(f"/api/operator/tables/{table}/close", json={})
                assert (await line.until("table"))["table"]["status"] == "abandoned"
                assert (await change(one, ben, "block")).status_code == 200
                assert await line.closed() == 4403
            refused = await ben.post("/api/tables", CREATE, 403)
            assert refused["code"] == "blocked"

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 2 * PATIENCE))
