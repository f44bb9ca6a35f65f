"""Promise 18: some five hundred malformed requests, and each gets a clear refusal with a code."""

import asyncio
import itertools
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import structlog

from orrery.server.logs import json_formatter
from orrery.server.protocol import messages
from orrery.server.store import open_store
from tests.server.http.raw import exchange
from tests.server.store.services import cluster, database
from tests.server.visitors import Place, served, serving

__all__ = ["cluster", "database"]

BODIES = [
    b"",
    b"{",
    b"\xff\xfe{}",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b"1e999999",
    b"9" * 5_000,
    b"-" + b"9" * 400,
    b"null",
    b"[]",
    b'"text"',
    b"NaN",
    b"\x00",
    b'{"name": null, "name": 5}',
    b'{"name": "x", "nope": 1}',
    b"\xed\xa0\x80",
    b"name=Ada",
]
TYPES = [
    b"application/json",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data",
    b"multipart/form-data; boundary=",
    b"application/msgpack",
    b"text/plain; charset=nope",
    b"\xff/\xff",
    b";;;=",
]
ROUTES = [
    b"/api/tables",
    b"/api/me/webhook",
    b"/api/hints",
    b"/api/tables/{table}/seats/0",
    b"/api/tables/{table}/continue?position=0",
]
IDS = [
    b"%00",
    b"a%00b",
    b"%0a",
    b"{table}%0a",
    b"{table}%00",
    b"{table}%20",
    b"%ff",
    b"%",
    b"%zz",
    b"%ed%a0%80",
    b"%F0%9F%92%A9",
    b"..%2f..%2fetc",
    b"'%22%3b--",
    b"a" * 3_000,
    b"\xff\xfe",
]
PATHS = [
    b"/api/tables/ID",
    b"/api/tables/ID/record",
    b"/api/tables/ID/log",
    b"/api/tables/ID/chat",
    b"/api/tables/ID/review",
    b"/api/games/ID/content",
    b"/api/games/exoplanets/texts/ID",
    b"/ID",
]
NUMBERS = [b"9" * 30, b"9" * 5_000, b"-" + b"9" * 30, b"1e9", b"NaN", b"%00", b"", b"0x1", b"%ff"]
NUMBERED = [
    b"/api/tables/{table}/log?seat=N",
    b"/api/tables/{table}/log?since=N",
    b"/api/tables/{table}/replay?position=N",
    b"/api/tables/{table}/chat?after=N",
]
HEADERS = [
    b"Host: [",
    b"Host: ]",
    b"Host: a b",
    b"Host: \xff",
    b"Host: localhost:port",
    b"Host: localhost:99999999",
    b"Host: [::1",
    b"Host: x@[",
    b"Host: ",
    b"Host: a\r\nHost: b",
    b"X: y",
    b"Host: localhost\r\nOrigin: http://[",
    b"Host: localhost\r\nOrigin: \xff",
    b"Host: localhost\r\nOrigin: http://a]b[",
    b"Host: localhost\r\nOrigin: http://localhost:port",
    b"Host: localhost\r\nCookie: \xff=\xff; ;;=",
    b"Host: localhost\r\nCookie: __Host-orrery=\xff\x00",
    b"Host: localhost\r\nAuthorization: Bearer \xff\xfe",
    b"Host: localhost\r\nAuthorization: Bearer",
    b"Host: localhost\r\nAuthorization: " + b"Bearer " * 400,
    b"Host: localhost\r\nContent-Length: -1",
    b"Host: localhost\r\nContent-Length: x",
    b"Host: localhost\r\nContent-Length: 99999999999999999999999",
    b"Host: localhost\r\nTransfer-Encoding: nonsense",
    b"Host: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3",
    b"Host: localhost\r\nAccept-Encoding: \xff",
    b"Host: localhost\r\nUpgrade: websocket",
    b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket",
    b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c",
    b"Host: localhost\r\nX-Forwarded-For: \xff, [::",
    b"Host: localhost\r\n bad: folded",
    b"Host: localhost\r\nno colon",
    b"Host: localhost\r\n: empty",
    b"Host: localhost\r\nA\x00B: c",
]
LINES = [
    b"GET",
    b"GET /",
    b"GET  / HTTP/1.1",
    b"get / HTTP/1.1",
    b"FLY / HTTP/1.1",
    b"GET / HTTP/9.9",
    b"GET * HTTP/1.1",
    b"OPTIONS * HTTP/1.1",
    b"CONNECT localhost:80 HTTP/1.1",
    b"GET http://[ HTTP/1.1",
    b"GET //[ HTTP/1.1",
    b"GET /\x00 HTTP/1.1",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0",
    b"TRACE / HTTP/1.1",
    b"DELETE /api/tables HTTP/1.1",
]


def requests(token: bytes, table: bytes) -> Iterator[bytes]:
    """All of them, always the same."""
    own = b"Host: localhost\r\nAuthorization: Bearer " + token + b"\r\n"
    for (route, body), kind in itertools.product(itertools.product(ROUTES, BODIES), TYPES[:1]):
        yield _post(route.replace(b"{table}", table), own, kind, body)
    for route, body, kind in itertools.product(ROUTES[:3], BODIES[2:8], TYPES[1:]):
        yield _post(route, own, kind, body)
    for path, id in itertools.product(PATHS, IDS):
        target = path.replace(b"ID", id).replace(b"{table}", table)
        yield b"GET " + target + b" HTTP/1.1\r\n" + own + b"\r\n"
    for path, number in itertools.product(NUMBERED, NUMBERS):
        target = path.replace(b"N", number).replace(b"{table}", table)
        yield b"GET " + target + b" HTTP/1.1\r\n" + own + b"\r\n"
    for header, line in itertools.product(HEADERS, (b"GET /api/me", b"POST /api/me")):
        yield line + b" HTTP/1.1\r\n" + header + b"\r\n\r\n"
    for line, end in itertools.product(LINES, (b"\r\n" + own + b"\r\n", b"\n\n", b"\r\n\r\n")):
        yield line + end


def _post(target: bytes, own: bytes, kind: bytes, body: bytes) -> bytes:
    head = b"POST " + target + b" HTTP/1.1\r\n" + own + b"Content-Type: " + kind + b"\r\n"
    return head + b"Content-Length: %d\r\n\r\n" % len(body) + body


async def try_all(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True)
    wrong: list[str] = []
    sent = 0
    with structlog.testing.capture_logs() as logs:
        for request in requests(ada.token.encode(), table["id"].encode()):
            sent += 1
            answer = await exchange(place.address, request)
            if answer is None or answer.status >= 500:
                wrong.append(f"{request[:120]!r} {answer}")
            elif answer.status >= 400 and "application/json" in answer.head:
                assert answer.code
    assert wrong == []
    assert sent >= 490
    assert [line for line in logs if line["log_level"] in ("error", "critical")] == []
    assert (await ada.get(f"/api/tables/{table['id']}"))["status"] == "running"


async def _scene(folder: Path, address: str) -> None:
    store = await open_store(address)
    async with serving(folder, store=store, request_seconds=1.0) as place:
        await try_all(place)


def test_every_malformed_request_is_refused_with_a_code(tmp_path: Path, database: str) -> None:
    asyncio.run(_scene(tmp_path, database))


@served(address="https://play.example.org", origins="https://friends.example.org")
async def test_the_host_is_checked_where_the_address_is_set(place: Place) -> None:
    async def ask(path: bytes, host: bytes) -> tuple[int, str]:
        answer = await exchange(
            place.address, b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"
        )
        assert answer is not None
        return answer.status, answer.code if answer.status >= 400 else ""

    assert await ask(b"/api/games", b"evil.example.org") == (421, "wrong-host")
    for host in (
        b"play.example.org",
        b"PLAY.example.org:443",
        b"friends.example.org",
        b"localhost",
    ):
        assert await ask(b"/api/games", host) == (200, "")
    assert await ask(b"/healthz", b"server-1:8000") == (200, "")


@pytest.mark.parametrize("id", ["a\n", "a\x00", "", "a" * 65, "ä"])
def test_an_id_is_nothing_but_an_id(id: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        messages.decode(json.dumps({"type": "chat", "id": id, "text": "x"}))


def test_what_libraries_log_is_json_too() -> None:
    error = ValueError("several\nlines")
    info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", 40, "x.py", 1, "Failed\n%s", ("now",), info)
    line = json_formatter().format(record)
    assert "\n" not in line
    assert json.loads(line)["event"] == "Failed\nnow"
