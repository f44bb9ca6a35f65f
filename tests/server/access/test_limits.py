"""Promise 15, of one connection: who sends faster than allowed is read more slowly and still gets
every answer; who does not read is let go. Of guests and addresses: so many tables, so much chat."""

import asyncio
from unittest.mock import patch

from orrery.server.access.limits import TokenBucket
from orrery.server.access.requests import AddressHash, client_address, counted_address
from orrery.server.http import middleware
from orrery.server.http.socket import CLOSE_SLOW
from orrery.server.protocol import messages
from orrery.server.tables.live_table import LiveTable
from tests.server.visitors import Place, Visitor, play_out, served

QUICK = 20
# More than the system's buffers and the server's queue hold together.
LINES = 2000


def test_a_bucket_lets_a_few_through_at_once_and_the_rest_at_its_pace() -> None:
    bucket = TokenBucket(burst=2, per_second=4, now=0.0)
    assert [bucket.delay(0.0) for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    assert bucket.delay(100.0) == 0.0


@served(commands_burst=2, commands_per_second=100)
async def test_who_sends_too_fast_is_still_answered_in_order(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "open")
    async with ada.line(table["id"]) as line:
        sent = [await line.send("chat", text=f"line {number}") for number in range(QUICK)]
        assert [(await line.until("done"))["id"] for _ in sent] == sent


@served()
async def test_who_does_not_read_is_let_go_and_finds_everything_again(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True)
    live = await place.services.tables.open(table["id"])
    # This reader stops reading at the first frame nobody asks it for.
    async with ada.line(table["id"], max_queue=1) as slow:
        await slow.next()
        for _ in range(LINES):
            await live.call(lambda: _shout(live))
        while await live.call(lambda: _is_watched(live)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert await slow.closed() == CLOSE_SLOW
    async with ada.line(table["id"]) as line:
        assert (await line.next())["type"] == "welcome"
        assert (await line.next())["kind"] == "whole"


async def _is_watched(live: LiveTable) -> bool:
    return live.is_watched


async def _shout(live: LiveTable) -> None:
    live._broadcast.send(messages.Malformed(code="loud", text="!" * 16_000))


@served(chat_burst=2, chat_per_minute=0.001)
async def test_who_says_too_much_is_refused_and_may_still_play(place: Place) -> None:
    ada = await place.guest()
    table = await ada.table("me", "me", start=True)
    async with ada.line(table["id"]) as line:
        update = await line.until("update")
        answers = [await line.ask("chat", text="again") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[-1]["code"] == "too-many"
        seat, version, action = update["seat"], update["version"], update["legal"][0]
        done = await line.ask("act", seat=seat, version=version, action=action)
        assert done["type"] == "done"


@served(guest_tables=2)
async def test_a_guest_has_so_many_unfinished_tables(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    for _ in range(2):
        await ada.table("me", "open")
    wanted = {"game": "exoplanets", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert (await ada.post("/api/tables", wanted, 429))["code"] == "too-many-tables"
    await ben.table("me", "open")


WANTED = {"game": "exoplanets", "seats": [{"kind": "me"}, {"kind": "open"}]}
HERE, THERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


async def code_of(guest: Visitor, path: str, body: object, headers: dict[str, str]) -> str:
    """The code of the refusal; empty where it was done."""
    answer = await guest.http.post(path, json=body, headers=headers)
    return "" if answer.is_success else str(answer.json()["code"])


@served(tables_burst=2, tables_per_minute=0.001)
async def test_a_guest_makes_so_many_tables_at_once(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    for _ in range(2):
        await ada.table("me", "open")
    assert (await ada.post("/api/tables", WANTED, 429))["code"] == "too-many"
    await ben.table("me", "open")


@served(tables_burst=1, tables_per_minute=0.001)
async def test_who_asks_too_often_is_answered_later(place: Place) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    ada = await place.guest()
    with patch.object(middleware, "sleep", pause):
        await ada.table("me", "open")
        assert pauses == []
        await ada.post("/api/tables", WANTED, 429)
        assert pauses == [middleware.REFUSAL_SECONDS]


@served(address_tables=2, proxies="127.0.0.1")
async def test_an_address_has_so_many_unfinished_tables_whoever_made_them(place: Place) -> None:
    ada, ben, cy = [await place.guest(name) for name in ("Ada", "Ben", "Cy")]
    made = [await code_of(guest, "/api/tables", WANTED, HERE) for guest in (ada, ben, cy)]
    assert made == ["", "", "too-many-tables-here"]
    assert await code_of(cy, "/api/tables", WANTED, THERE) == ""
    # A program on this machine may speak for many people.
    for _ in range(3):
        await cy.table("me", "open")


@served(address_tables=1, proxies="127.0.0.1")
async def test_a_rematch_and_a_game_from_a_position_count_too(place: Place) -> None:
    ada = await place.guest()
    played = (await ada.table("me", "me", start=True))["id"]
    async with ada.line(played) as line:
        await play_out(line, {0, 1})
    assert await code_of(ada, "/api/tables", WANTED, HERE) == ""
    path = f"/api/tables/{played}"
    for more, body in (("/rematch", None), ("/continue?position=9", {"seat": 0})):
        assert await code_of(ada, path + more, body, HERE) == "too-many-tables-here"
        assert await code_of(ada, path + more, body, THERE if body is None else {}) == ""


@served(address_chat_burst=2, address_chat_per_minute=0.001, proxies="127.0.0.1")
async def test_an_address_says_so_much_whoever_says_it(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    lines = {HERE["X-Forwarded-For"]: ["done", "done", "refused"], "192.0.2.2": ["done"]}
    for address, answers in lines.items():
        for number, answer in enumerate(answers):
            guest = (ada, ben)[number % 2]
            table = await guest.table("me", "open")
            async with guest.line(table["id"], headers={"X-Forwarded-For": address}) as line:
                assert (await line.ask("chat", text="hello"))["type"] == answer


@served(guests_per_day=2, proxies="127.0.0.1")
async def test_an_address_has_so_many_new_guests_in_a_day(place: Place) -> None:
    stranger = place.stranger()
    asked = {"token": True}
    made = [await code_of(stranger, "/api/me", asked, HERE) for _ in range(3)]
    assert made == ["", "", "too-many"]
    assert await code_of(stranger, "/api/me", asked, THERE) == ""
    for _ in range(3):
        await place.guest()


def test_an_address_is_counted_as_the_household_it_stands_for() -> None:
    assert client_address(("192.0.2.1", 1)) == "192.0.2.1"
    # A server that listens to both kinds sees an IPv4 address in the form of the other.
    assert client_address(("::ffff:192.0.2.1", 1)) == "192.0.2.1"
    assert client_address(("2001:db8::1", 1)) == client_address(("2001:db8::2", 1))
    assert client_address(("2001:db8::1", 1)) != client_address(("2001:db8:0:1::1", 1))
    for own in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert counted_address((own, 1)) == ""


def test_a_stored_address_tells_only_whether_it_is_the_same() -> None:
    one, other = AddressHash(), AddressHash()
    assert one.of(("192.0.2.1", 1)) == one.of(("192.0.2.1", 2))
    assert one.of(("192.0.2.1", 1)) != one.of(("192.0.2.2", 1))
    assert one.of(("192.0.2.1", 1)) != other.of(("192.0.2.1", 1))
    assert one.of(("127.0.0.1", 1)) == ""
