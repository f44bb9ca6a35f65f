"""Nobody gets in who should not, and nothing secret gets out."""

import unicodedata
from pathlib import Path

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from orrery.server.access.clean_text import LONGEST_NAME, clean_chat, clean_name
from orrery.server.http.middleware import CONTENT_SECURITY_POLICY, HEADERS
from tests.server.visitors import Place, play_out, served

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "'; DROP TABLE guests; --",
    '"><svg/onload=alert(1)>',
    "{{7*7}}${7*7}#{7*7}",
    "\x00\x01\x1b[31mred\x1b[0m\x7f",
    "\u202eevil\u202d\u2066\u2067\u2068\u2069",
    "\u200b\u200e\u200f\ufeff",
    "a\r\nSet-Cookie: x=y",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    "\U000e0041\U000e0042",
    "../../etc/passwd",
    "%s%s%n",
    "x" * 40,
    "\ud83d".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    "👩‍🚀👨‍👩‍👧‍👦",
    "ﷺ" * 20,
    "\u0130\u0131\u017f\u212a",
    " \t\u3000 ",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_becomes_plain_text(name: str) -> None:
    cleaned = clean_name(name)
    assert len(cleaned) <= LONGEST_NAME
    assert all(unicodedata.category(c)[0] != "C" or c in "\u200c\u200d" for c in cleaned)
    assert cleaned == clean_name(cleaned)


@given(st.text(max_size=200))
def test_cleaning_is_final_and_leaves_one_line(text: str) -> None:
    for clean in (clean_name, clean_chat):
        assert clean(clean(text)) == clean(text)
        assert "\n" not in clean(text)


@served()
async def test_hostile_names_come_back_as_json_text(place: Place) -> None:
    for name in HOSTILE:
        answer = await place.client().post("/api/me", json={"name": name[:40], "token": True})
        assert answer.status_code == 200
        assert answer.json()["name"] == clean_name(name[:40])
        assert answer.headers["content-type"] == "application/json"


@served()
async def test_strict_headers_on_every_answer(place: Place) -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    for path in ("/", "/t/abc", "/healthz", "/api/nothing", "/api/me", "/nothing.js"):
        answer = await place.client().get(path)
        for name, value in HEADERS:
            assert answer.headers[name] == value, path
    assert (await place.client().get("/api/me")).headers["cache-control"] == "no-store"


@served()
async def test_a_browser_gets_its_token_in_a_cookie_it_cannot_read(place: Place) -> None:
    answer = await place.client().post("/api/me", json={"name": "Ada"})
    assert answer.json()["token"] is None
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-orrery=")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "secure", "path=/", "samesite=strict"} <= parts
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) == 43
    me = await place.client(Cookie=f"__Host-orrery={token}").get("/api/me")
    assert me.json()["id"] == answer.json()["id"]
    assert token.encode() not in _stored(place)


def _stored(place: Place) -> bytes:
    files = Path(place.services.settings.data).iterdir()
    return b"".join(file.read_bytes() for file in files)


@served()
async def test_over_plain_http_from_elsewhere_the_cookie_is_an_ordinary_one(place: Place) -> None:
    client = place.client(Host="192.168.1.7:8000")
    answer = await client.post("/api/me", json={})
    assert answer.headers["set-cookie"].startswith("orrery=")


@served(require_https=True)
async def test_an_operator_may_forbid_that(place: Place) -> None:
    client = place.client(Host="192.168.1.7:8000")
    assert "set-cookie" not in (await client.post("/api/me", json={})).headers


FORWARDED = {
    "Host": "play.example.org",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-For": "203.0.113.9",
}


@served(proxies="127.0.0.1", require_https=True, guests_burst=1, guests_per_minute=0.001)
async def test_a_proxy_that_is_named_is_believed(place: Place) -> None:
    answer = await place.client(**FORWARDED).post("/api/me", json={})
    assert answer.headers["set-cookie"].startswith("__Host-orrery=")
    assert "strict-transport-security" in answer.headers
    assert (await place.client(**FORWARDED).post("/api/me", json={})).status_code == 429
    elsewhere = FORWARDED | {"X-Forwarded-For": "203.0.113.10"}
    assert (await place.client(**elsewhere).post("/api/me", json={})).status_code == 200


@served(require_https=True, guests_burst=1, guests_per_minute=0.001)
async def test_anyone_else_who_says_so_is_not(place: Place) -> None:
    answer = await place.client(**FORWARDED).post("/api/me", json={})
    assert "set-cookie" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    elsewhere = FORWARDED | {"X-Forwarded-For": "203.0.113.10"}
    assert (await place.client(**elsewhere).post("/api/me", json={})).status_code == 429


@served()
async def test_a_page_of_another_site_cannot_act(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = await ada.http.post("/api/me", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refused:
        async with ada.line(table, origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with ada.line(table, origin=place.address) as line:
        assert (await line.next())["type"] == "welcome"


@served(origins="https://play.example, https://other.example")
async def test_sites_named_in_the_settings_may(place: Place) -> None:
    ada = await place.guest()
    answer = await ada.http.post("/api/me", json={}, headers={"Origin": "https://play.example"})
    assert answer.status_code == 200


@served(requests_burst=5, requests_per_second=0.001)
async def test_a_guest_who_asks_too_often_is_told_to_wait(place: Place) -> None:
    ada = await place.guest()
    statuses = [(await ada.http.get("/api/me")).status_code for _ in range(7)]
    assert statuses == [200] * 5 + [429] * 2


@served(address_burst=4, address_per_second=0.001)
async def test_an_address_that_asks_too_often_is_told_to_wait(place: Place) -> None:
    statuses = [(await place.client().get("/healthz")).status_code for _ in range(6)]
    assert statuses == [200] * 4 + [429] * 2


@served(guests_burst=2, guests_per_minute=0.001)
async def test_new_guests_of_one_address_are_few(place: Place) -> None:
    statuses = [(await place.client().post("/api/me", json={})).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


@served()
async def test_what_is_too_large_is_refused_clearly(place: Place) -> None:
    ada = await place.guest()
    answer = await ada.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"
    table = (await ada.table("me", "random", start=True))["id"]
    async with ada.line(table) as line:
        await line.socket.send("x" * 20_000)
        assert (await line.until("error"))["code"] == "too-large"
        await line.socket.send(b"\x00\x01")
        assert (await line.until("error"))["code"] == "binary"
        assert (await line.ask("chat", text="still open"))["type"] == "done"
        await line.socket.send("x" * 100_000)
        assert await line.closed() == 1009


@served()
async def test_a_socket_that_sends_nothing_but_nonsense_is_closed(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open"))["id"]
    async with ada.line(table) as line:
        for _ in range(60):
            await line.socket.send("nonsense")
        assert await line.closed() == 4429


@served(metrics_token="sesame")  # noqa: S106 - the token of this test alone
async def test_metrics_are_for_who_has_the_token(place: Place) -> None:
    assert (await place.client().get("/metrics")).status_code == 403
    assert (await place.client("wrong").get("/metrics")).status_code == 403
    answer = await place.client("sesame").get("/metrics")
    assert "orrery_connections" in answer.text


@served(metrics_token="sesame")  # noqa: S106 - the token of this test alone
async def test_nothing_secret_in_logs_metrics_or_errors(place: Place) -> None:
    with structlog.testing.capture_logs() as logs:
        ada = await place.guest("Adalbertine")
        made = await ada.table("me", "random", start=True)
        table = made["id"]
        seed = place.services.tables._live[table].row.seed
        errors = []
        async with ada.line(table) as line:
            now = await line.until("update")
            while not now["legal"]:
                now = await line.until("update")
            await line.ask("chat", text="my secret plan")
            await line.socket.send('{"type":"act","id":"q","secret":"my secret plan"}')
            errors.append(str(await line.until("error")))
            over = await play_out(line, {0}, now)
        errors.append((await ada.http.get(f"/api/tables/{table}x")).text)
        errors.append((await ada.http.get(f"/api/tables/{table}/replay?position=-1")).text)
        figures = (await place.client("sesame").get("/metrics")).text
    told = f"{logs} {figures} {errors}"
    for secret in (ada.token, table, ada.id, "Adalbertine", "my secret plan"):
        assert secret not in told
    assert seed == over["deal"]["seed"]
    assert seed not in str(logs) + figures
