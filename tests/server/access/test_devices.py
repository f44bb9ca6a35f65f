"""The same person at another device: by a code that works once, and nobody else by any means."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from orrery.server.access.devices import CODE_SECONDS, MOST_DEVICES
from orrery.server.access.guests import hash_token
from orrery.server.access.qr_code import qr_rows
from orrery.server.access.user_agent import device_label
from orrery.server.http.open_sockets import OpenSockets
from orrery.server.http.socket import Outgoing, TableCommands, exchange
from orrery.server.settings import Settings
from orrery.server.store import Device, Guest
from tests.server.visitors import PATIENCE, Message, Place, Visitor, served

AGENTS = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox, Linux",
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/138.0.0.0 Mobile Safari/537.36": "Chrome, Android",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1": "Safari, iPhone",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0": "Edge, Windows",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Safari/605.1.15": "Safari, macOS",
    "python-httpx/0.28": "",
    "": "",
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_device_is_called_by_browser_and_system(agent: str) -> None:
    assert device_label(agent) == AGENTS[agent]


def test_the_picture_of_a_link_has_the_three_corners_of_a_qr_code() -> None:
    rows = qr_rows("https://play.example.org/device#abcdefghijklmnopqrstuvwxyz1")
    corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    assert all(len(row) == len(rows) for row in rows)
    assert [row[:7] for row in rows[:7]] == corner
    assert [row[-7:] for row in rows[:7]] == corner
    assert [row[:7] for row in rows[-7:]] == corner


async def code_of(visitor: Visitor) -> str:
    link: Message = await visitor.post("/api/me/code")
    code: str = link["code"]
    return code


async def moved(visitor: Visitor) -> Visitor:
    """The same guest at another device."""
    place = visitor.place
    body = {"code": await code_of(visitor), "token": True}
    me = (await place.client().post("/api/code/use", json=body)).json()
    return Visitor(place, place.client(me["token"]), me)


async def answer_to(place: Place, code: str, **headers: str) -> tuple[int, str]:
    answer = await place.client(**headers).post("/api/code/use", json={"code": code})
    return answer.status_code, answer.json().get("code", "")


def later(place: Place, seconds: float) -> None:
    """The server's clock goes forward."""
    now = place.services.shared.now
    place.services.shared.now = lambda: now() + round(seconds * 1000)


def content_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def stored_devices(place: Place, guest: str) -> list[Device]:
    return await place.services.shared.store.devices(guest)


@served()
async def test_a_guest_comes_to_another_device_and_plays_on_there(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "random", start=True))["id"]
    phone = await moved(ada)
    assert phone.id == ada.id
    assert phone.token != ada.token
    async with ada.line(table) as here:
        await here.until("welcome")
        async with phone.line(table) as there:
            assert (await there.until("welcome"))["seats"] == [0]
            assert await here.closed() == 4001
            update = await there.until("update")
            while not update["legal"]:
                update = await there.until("update")
            act = {"version": update["version"], "seat": 0, "action": update["legal"][0]}
            assert (await there.ask("act", **act))["type"] == "done"
    names = {(await visitor.get("/api/me"))["name"] for visitor in (ada, phone)}
    assert names == {"Ada"}


@served()
async def test_a_browser_gets_a_cookie_and_a_label(place: Place) -> None:
    ada = await place.guest()
    link = await ada.post("/api/me/code")
    assert link["link"] == f"{place.address}/device#{link['code']}"
    assert (link["seconds"], link["picture"]) == (600, qr_rows(link["link"]))
    browser = place.client(**{"User-Agent": next(iter(AGENTS))})
    answer = await browser.post("/api/code/use", json={"code": link["code"]})
    me = {
        "id": ada.id,
        "name": "Ada",
        "language": "en",
        "token": None,
        "blocked": False,
        "owner": None,
    }
    assert answer.json() == me
    assert answer.headers["set-cookie"].startswith("__Host-orrery=")
    devices = await ada.get("/api/me/devices")
    assert [(device["label"], device["here"]) for device in devices] == [
        ("", True),
        ("Firefox, Linux", False),
    ]
    assert "Mozilla" not in str(await stored_devices(place, ada.id))


@served(address="https://play.example.org/")
async def test_the_link_leads_to_the_address_people_use(place: Place) -> None:
    ada = await place.guest()
    link = await ada.post("/api/me/code")
    assert re.fullmatch(r"https://play\.example\.org/device#[A-Za-z0-9_-]{27}", link["link"])


@served()
async def test_only_the_hash_of_a_code_is_stored(place: Place) -> None:
    code = await code_of(await place.guest())
    stored = content_of(Path(place.services.settings.data))
    assert code.encode() not in stored
    assert hash_token(code).encode() in stored


@served()
async def test_a_code_works_once(place: Place) -> None:
    ada = await place.guest()
    code = await code_of(ada)
    tries = await asyncio.gather(*(answer_to(place, code) for _ in range(5)))
    assert sorted(tries) == [(200, ""), *[(404, "bad-code")] * 4]
    assert len(await stored_devices(place, ada.id)) == 2


@served()
async def test_a_code_works_for_ten_minutes(place: Place) -> None:
    ada = await place.guest()
    code = await code_of(ada)
    later(place, CODE_SECONDS - 1)
    assert (await place.client().post("/api/code/look", json={"code": code})).status_code == 200
    later(place, 1)
    assert (await place.client().post("/api/code/look", json={"code": code})).status_code == 404
    assert await answer_to(place, code) == (404, "bad-code")


@served()
async def test_a_new_code_makes_the_former_one_void(place: Place) -> None:
    ada = await place.guest()
    former, code = await code_of(ada), await code_of(ada)
    assert former != code
    assert await answer_to(place, former) == (404, "bad-code")
    assert await answer_to(place, code) == (200, "")


@served()
async def test_the_code_of_a_device_that_is_signed_out_is_void(place: Place) -> None:
    ada = await place.guest()
    phone = await moved(ada)
    code = await code_of(phone)
    await ada.http.delete("/api/me/devices")
    assert await answer_to(place, code) == (404, "bad-code")
    assert len(await stored_devices(place, ada.id)) == 1


@served()
async def test_a_code_is_not_guessed(place: Place) -> None:
    ada = await place.guest()
    code = await code_of(ada)
    for guess in (code[:-1], code + "A", code.swapcase(), ada.id, ada.token, "a", "-" * 27):
        assert await answer_to(place, guess) == (404, "bad-code")
    for nonsense in ("", "%", "a b", "x" * 65, None, 7):
        answer = await place.client().post("/api/code/use", json={"code": nonsense})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert await answer_to(place, code) == (200, "")


@served(codes_burst=3, codes_per_minute=0.001)
async def test_codes_are_tried_and_made_a_few_times_only(place: Place) -> None:
    ada = await place.guest()
    made = [(await ada.http.post("/api/me/code")).status_code for _ in range(4)]
    assert made == [200, 200, 200, 429]
    tried = [await answer_to(place, f"guess{number}") for number in range(5)]
    assert tried == [(404, "bad-code")] * 3 + [(429, "too-many")] * 2
    looked = await place.client().post("/api/code/look", json={"code": "guess"})
    assert looked.status_code == 429


@served()
async def test_a_page_of_another_site_can_neither_make_nor_use_a_code(place: Place) -> None:
    ada = await place.guest()
    code = await code_of(ada)
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        assert await answer_to(place, code, **headers) == (403, "foreign-origin")
        for method, path in (
            ("POST", "/api/me/code"),
            ("DELETE", "/api/me/devices"),
            ("DELETE", "/api/me"),
        ):
            answer = await ada.http.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert await answer_to(place, code) == (200, "")


@served()
async def test_before_it_is_used_it_says_whose_it_is_and_who_is_here(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    await ben.table("me", "open")
    code = await code_of(ada)

    async def look(client: Any) -> Any:
        return (await client.post("/api/code/look", json={"code": code})).json()

    assert await look(place.client()) == {"name": "Ada", "here": None}
    bens = {"name": "Ben", "tables": 1, "devices": 0, "same": False}
    assert await look(ben.http) == {"name": "Ada", "here": bens}
    adas = {"name": "Ada", "tables": 0, "devices": 0, "same": True}
    assert await look(ada.http) == {"name": "Ada", "here": adas}
    refused = await ada.http.post("/api/code/use", json={"code": code})
    assert (refused.status_code, refused.json()["code"]) == (409, "already-here")
    assert await answer_to(place, code) == (200, "")


@served()
async def test_who_was_at_the_new_device_is_signed_out_there(place: Place) -> None:
    ada, ben, idle = await place.guest(), await place.guest("Ben"), await place.guest("Idle")
    table = (await ben.table("me", "open"))["id"]
    async with ben.line(table) as line:
        await line.until("welcome")
        await ben.post("/api/code/use", {"code": await code_of(ada)})
        assert await line.closed() == 4401
    await ben.get("/api/me", status=401)
    kept = (await ada.get(f"/api/tables/{table}"))["seats"][0]
    assert (kept["name"], kept["player"]) == ("Ben", ben.id)
    await idle.post("/api/code/use", {"code": await code_of(ada)})
    assert await place.services.shared.store.guest(ben.id) is not None
    assert await place.services.shared.store.guest(idle.id) is None, "nothing was left of them"


@served()
async def test_a_device_that_is_signed_out_is_out_at_once(place: Place) -> None:
    ada = await place.guest()
    phone = await moved(ada)
    table = (await ada.table("me", "random", start=True))["id"]
    second = (await ada.table("me", "open"))["id"]
    _, other = await ada.get("/api/me/devices")
    async with phone.line(table) as line, phone.line(second) as other_line:
        await line.until("welcome")
        await other_line.until("welcome")
        left = (await ada.http.delete(f"/api/me/devices/{other['id']}")).json()
        assert [device["here"] for device in left] == [True]
        assert [await each.closed() for each in (line, other_line)] == [4401, 4401]
    await phone.get("/api/me", status=401)
    async with phone.line(table) as line:
        assert (await line.next())["code"] == "no-guest"
        assert await line.closed() == 4401
    async with ada.line(table) as line:
        assert (await line.next())["type"] == "welcome"


class Unread:
    """A socket whose other end reads nothing and says nothing, but could go on acting."""

    def __init__(self) -> None:
        self.is_full = asyncio.Event()

    async def send_data(self, *_: object) -> None:
        self.is_full.set()
        await asyncio.Event().wait()

    async def receive(self) -> None:
        await asyncio.Event().wait()


def test_a_socket_that_does_not_read_is_ended_as_well() -> None:
    async def scene() -> None:
        sockets, out, unread = OpenSockets(), Outgoing(Guest(id="ada", name="Ada"), ""), Unread()
        with sockets.keep("phone", out):
            out.send(b"{}")
            commands = TableCommands(None, out, Settings())  # type: ignore[arg-type]
            ending = asyncio.create_task(exchange(unread, commands, out))  # type: ignore[arg-type]
            await unread.is_full.wait()
            sockets.close("phone")
            await ending
        assert out.is_dropped

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


@served()
async def test_signing_out_here_takes_the_cookie_away(place: Place) -> None:
    ada = await place.guest()
    (device,) = await ada.get("/api/me/devices")
    answer = await ada.http.delete(f"/api/me/devices/{device['id']}")
    assert answer.json() == []
    assert answer.headers["set-cookie"].startswith("__Host-orrery=")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    await ada.get("/api/me", status=401)


@served()
async def test_nobody_signs_out_the_device_of_another(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    (device,) = await ada.get("/api/me/devices")
    code = await code_of(ada)
    for id in (device["id"], ada.id, "x"):
        answer = await ben.http.delete(f"/api/me/devices/{id}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-device")
    await ben.http.delete("/api/me/devices")
    await ada.get("/api/me")
    assert await answer_to(place, code) == (200, ""), "nor does the code go"


@served(codes_burst=100)
async def test_the_devices_of_a_guest_are_bounded(place: Place) -> None:
    ada = await place.guest()
    for _ in range(MOST_DEVICES - 1):
        assert await answer_to(place, await code_of(ada)) == (200, "")
    answer = await ada.http.post("/api/me/code")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-devices")


@served()
async def test_a_device_was_last_seen_to_the_hour(place: Place) -> None:
    ada = await place.guest()
    (first,) = await ada.get("/api/me/devices")
    assert first["seen"] == first["added"]
    later(place, 3 * 3600)
    await ada.get("/api/me")
    (seen,) = [device.seen for device in await stored_devices(place, ada.id)]
    assert seen % 3_600_000 == 0
    assert seen > first["added"]
