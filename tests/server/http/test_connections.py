"""Promise 18, before a request is read: its size, its pace, and the number of connections."""

import asyncio
from typing import Any

import pytest
import structlog

from orrery.server.file_limit import file_limit, most_connections, raise_file_limit
from orrery.server.http.connections import ADDRESS, FULL, LARGEST_HEAD, Connections
from orrery.server.http.refusals import Refusals
from orrery.server.metrics import Metrics
from orrery.server.protocol.bodies import LARGEST_BODY
from orrery.server.settings import Settings
from tests.server.http.raw import exchange, port_of, read_answer
from tests.server.visitors import Place, served

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


def refused(place: Place, reason: str) -> float:
    counted = place.services.metrics.registry.get_sample_value(
        "orrery_refusals_total", {"reason": reason}
    )
    return counted or 0.0


@served()
async def test_a_head_too_large_is_refused(place: Place) -> None:
    fits = await exchange(place.address, HEAD + b"X-Long: " + b"a" * 20_000 + b"\r\n\r\n")
    assert fits is not None
    assert fits.status == 200
    for request in (HEAD + b"X-Long: " + b"a" * 2 * LARGEST_HEAD, b"\r\n" * 2 * LARGEST_HEAD):
        answer = await exchange(place.address, request)
        assert answer is not None
        assert (answer.status, answer.code) == (431, "too-large")
    assert refused(place, "head") == 2


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_too_large_is_refused_even_where_nobody_reads_it(announced: bool) -> None:
    @served()
    async def scene(place: Place) -> None:
        length = b"Content-Length: %d" % (LARGEST_BODY + 1)
        chunks = (b"4000\r\n" + b"a" * 0x4000 + b"\r\n") * 5
        for path in (b"/healthz", b"/api/me", b"/api/nothing"):
            head = b"POST " + path + b" HTTP/1.1\r\nHost: localhost\r\n"
            how = length if announced else b"Transfer-Encoding: chunked"
            answer = await exchange(place.address, head + how + b"\r\n\r\n" + chunks)
            assert answer is not None
            assert 400 <= answer.status < 500
        assert refused(place, "body") == 3

    scene()


@served(request_seconds=0.2)
async def test_who_is_silent_or_slow_is_let_go(place: Place) -> None:
    silent = await exchange(place.address, b"")
    slow = await exchange(place.address, HEAD + b"X-Slow: ")
    assert silent is not None
    assert (silent.status, silent.code) == (408, "too-slow")
    assert slow is not None
    assert (slow.status, slow.code) == (408, "too-slow")
    assert (refused(place, "silent"), refused(place, "slow")) == (1, 1)
    body = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    half = await exchange(place.address, body + b"Content-Length: 20\r\n\r\n{")
    assert half is not None
    assert (half.status, half.code) == (408, "too-slow")


@served(request_seconds=0.3)
async def test_a_socket_at_a_table_may_be_silent(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True)
    async with ada.line(table["id"]) as line:
        await line.until("update")
        await asyncio.sleep(0.6)
        assert (await line.ask("chat", text="still here"))["type"] == "done"


@served()
async def test_requests_piled_up_on_one_connection_end_it(place: Place) -> None:
    await exchange(place.address, (HEAD + b"\r\n") * 500)
    assert refused(place, "pipeline") == 1


@served(connections=20)
async def test_silent_connections_make_room_for_who_asks(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True)
    async with ada.line(table["id"]) as line:
        await line.until("update")
        opened = [
            await asyncio.open_connection("127.0.0.1", port_of(place.address)) for _ in range(60)
        ]
        assert (await line.ask("chat", text="undisturbed"))["type"] == "done"
        assert (await place.client().get("/healthz")).status_code == 200
        assert len(place.services.connections) <= 20
        assert refused(place, "crowded-out") >= 40
        for _, writer in opened:
            writer.transport.abort()


@served(connections=20)
async def test_the_last_places_are_for_people_with_a_seat(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = await ada.table("me", "me", start=True)
    place.services.connections.most = 1
    async with ben.line(table["id"]) as line:
        assert (await line.next())["code"] == "busy"
    async with ada.line(table["id"]) as line:
        assert (await line.next())["type"] == "welcome"


class Transport:
    """What is counted, without a network."""

    def __init__(self) -> None:
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


def counting(most: int, **settings: Any) -> Connections:
    return Connections(Settings(**settings), Refusals(Metrics()), most)


def test_an_address_has_so_many_connections_and_a_household_is_one_address() -> None:
    connections = counting(100, address_connections=2)
    first: Any = Transport()
    assert connections.admit(first, "2001:db8::1") is None
    assert connections.admit(Transport(), "2001:db8::2") is None  # type: ignore[arg-type]
    assert connections.admit(Transport(), "2001:db8::3") is ADDRESS  # type: ignore[arg-type]
    assert connections.admit(Transport(), "192.0.2.1") is None  # type: ignore[arg-type]
    connections.release(first)
    assert connections.admit(Transport(), "2001:db8::3") is None  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "10.0.0.7"])
def test_proxies_and_this_machine_speak_for_many(host: str) -> None:
    connections = counting(100, address_connections=1, proxies="10.0.0.0/24")
    assert [connections.admit(Transport(), host) for _ in range(5)] == [None] * 5  # type: ignore[arg-type]


def test_nobody_who_is_being_served_makes_room() -> None:
    connections = counting(2)
    served_now: Any = Transport()
    waiting: Any = Transport()
    for transport in (served_now, waiting):
        connections.admit(transport, "127.0.0.1")
    connections.serve(served_now)
    newest: Any = Transport()
    assert connections.admit(newest, "127.0.0.1") is None
    assert (served_now.is_aborted, waiting.is_aborted) == (False, True)
    connections.serve(newest)
    assert connections.admit(Transport(), "127.0.0.1") is FULL  # type: ignore[arg-type]


@served(guest_sockets=1)
async def test_a_guest_has_so_many_sockets(place: Place) -> None:
    ada = await place.guest()
    tables = [await ada.table("me", "me", start=True) for _ in range(2)]
    async with ada.line(tables[0]["id"]) as first:
        await first.until("welcome")
        async with ada.line(tables[1]["id"]) as second:
            assert (await second.next())["code"] == "too-many"
    assert refused(place, "socket-too-many") == 1


@served(address_sockets=1, proxies="127.0.0.1")
async def test_behind_a_proxy_the_address_of_the_person_counts(place: Place) -> None:
    ada = await place.guest()
    tables = [await ada.table("me", "me", start=True) for _ in range(2)]
    here, there = ({"X-Forwarded-For": name} for name in ("192.0.2.1", "192.0.2.2"))
    async with ada.line(tables[0]["id"], headers=here) as first:
        await first.until("welcome")
        async with ada.line(tables[1]["id"], headers=here) as second:
            assert (await second.next())["code"] == "too-many"
        async with ada.line(tables[1]["id"], headers=there) as third:
            assert (await third.next())["type"] == "welcome"


def test_a_flood_of_refusals_is_a_few_lines() -> None:
    now = [0.0]
    refusals = Refusals(Metrics(), lambda: now[0])
    with structlog.testing.capture_logs() as lines:
        for _ in range(1000):
            refusals.count("head")
        now[0] = 60.0
        refusals.count("head")
    assert [line["times"] for line in lines] == [1, 1000]


def test_the_limit_of_files_bounds_the_connections() -> None:
    raise_file_limit()
    assert file_limit() > 0
    assert most_connections(10_000, 1024) == 924
    assert most_connections(500, 1_000_000) == 500


@served()
async def test_a_handshake_that_is_none_is_answered(place: Place) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(place.address))
    writer.write(b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\n" + upgrade)
    writer.write(b"X-Long: " + b"a" * 10_000 + b"\r\n\r\n")
    answer = await asyncio.wait_for(read_answer(reader), 30)
    writer.transport.abort()
    assert answer is not None
    assert answer.status == 400
