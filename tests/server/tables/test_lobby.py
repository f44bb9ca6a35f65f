"""The open lobby: tables that wait for players, joined by one click, and a list that is live."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from websockets.asyncio.client import connect

from tests.server.visitors import Message, Place, TableSocket, Visitor, served

LIVE = {"kind": "bank", "seconds": 1800, "increment": 20}


@asynccontextmanager
async def in_lobby(visitor: Visitor) -> AsyncIterator[TableSocket]:
    address = f"{visitor.place.address.replace('http', 'ws')}/api/lobby/socket"
    headers = {"Authorization": f"Bearer {visitor.token}"} if visitor.token else {}
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield TableSocket(socket)


async def ids(visitor: Visitor, query: str = "") -> list[str]:
    page = await visitor.get(f"/api/lobby{query}")
    return [table["id"] for table in page["tables"]]


@served()
async def test_a_waiting_table_shows_what_one_wants_to_know(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    made = await ada.table("me", "open", "greedy", game="cosmos", public=True, clock=LIVE)
    (table,) = (await ben.get("/api/lobby"))["tables"]
    assert table["id"] == made["id"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("person", "Ada", None),
        ("open", "", None),
        ("bot", "", "greedy"),
    ]
    assert (table["free"], table["speed"], table["clock"]) == (1, "live", LIVE)
    assert (table["present"], table["quick"]) == (True, False)
    assert table["options"] == made["options"]


@served()
async def test_private_and_full_tables_are_not_in_the_lobby(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    await ada.table("me", "open")
    await ada.table("me", "random", public=True)
    shown = (await ada.table("me", "open", public=True))["id"]
    assert await ids(ben) == [shown]
    await ben.post(f"/api/tables/{shown}/join")
    assert await ids(ben) == []
    await ben.post(f"/api/tables/{shown}/leave")
    assert await ids(ben) == [shown]
    await ada.post(f"/api/tables/{shown}/leave")
    assert await ids(ben) == []


@served()
async def test_the_lobby_is_filtered_and_paged(place: Place) -> None:
    ada = await place.guest()
    three = (await ada.table("me", "open", "open", game="cosmos", public=True, clock=LIVE))["id"]
    with_bot = (await ada.table("me", "open", "random", game="cosmos", public=True))["id"]
    assert await ids(ada, "?game=exoplanets") == []
    assert await ids(ada, "?game=cosmos&seats=3&speed=live") == [three]
    assert await ids(ada, "?bots=true") == [with_bot]
    assert await ids(ada, "?bots=false") == [three]
    people = [await place.guest(f"G{number}") for number in range(40)]
    many = {(await each.table("me", "open", public=True))["id"] for each in people}
    first = await ada.get("/api/lobby?game=exoplanets")
    second = await ada.get(f"/api/lobby?game=exoplanets&after={first['next']}")
    found = [table["id"] for page in (first, second) for table in page["tables"]]
    assert len(first["tables"]) == 30
    assert (len(found), set(found), second["next"]) == (40, many, None)
    await ada.get("/api/lobby?speed=warp", 400)
    assert len(await ids(ada, "?game=exoplanets&after=nonsense")) == 30


@served()
async def test_one_click_joins_wherever_there_is_room(place: Place) -> None:
    ada, ben, cleo = [await place.guest(name) for name in ("Ada", "Ben", "Cleo")]
    table = (await ada.table("me", "open", public=True))["id"]
    path = f"/api/tables/{table}/join"
    for _ in range(2):
        joined = await ben.post(path)
        assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]
    assert (await cleo.post(path, status=409))["code"] == "table-full"
    await ada.post(f"/api/tables/{table}/start")
    assert (await cleo.post(path, status=409))["code"] == "already-started"


@served()
async def test_the_list_is_kept_up_to_date(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    async with in_lobby(ben) as line:
        assert (await line.until("tables"))["tables"] == []
        assert (await line.until("you")) == {"type": "you", "invitations": [], "waiting": []}
        table = (await ada.table("me", "open", public=True))["id"]
        assert [each["id"] for each in (await line.until("tables"))["tables"]] == [table]
        await ben.post(f"/api/tables/{table}/join")
        assert (await line.until("tables"))["tables"] == []
        await ben.post(f"/api/tables/{table}/leave")
        seats = (await line.until("tables"))["tables"][0]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open"]
        own = (await ben.table("me", "open", public=True))["id"]
        assert (await line.until("you"))["waiting"] == [own]


@served()
async def test_a_filter_is_answered_with_what_fits(place: Place) -> None:
    ada = await place.guest()
    table = (await ada.table("me", "open", game="cosmos", public=True))["id"]
    async with in_lobby(ada) as line:
        await line.until("you")
        for wanted, found in (("exoplanets", []), ("cosmos", [table]), ("cosmos", [table])):
            await line.socket.send(f'{{"game": "{wanted}", "seats": 2}}')
            told: Message = await line.until("tables")
            assert [each["id"] for each in told["tables"]] == found
        for frame in ("{", '{"game": 5}', '{"warp": 9}', "[]"):
            await line.socket.send(frame)
            assert (await line.until("error"))["code"] == "malformed"


@served()
async def test_a_stranger_hears_nothing_of_the_lobby(place: Place) -> None:
    async with in_lobby(place.stranger()) as line:
        assert (await line.next())["code"] == "no-guest"
        assert await line.closed() == 4401


@served()
async def test_a_table_for_one_sitting_is_gone_when_its_people_are(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    live = (await ada.table("me", "open", public=True, clock=LIVE))["id"]
    days = {"kind": "move", "seconds": 86_400}
    slow = (await ada.table("me", "open", public=True, clock=days))["id"]
    assert set(await ids(ben)) == {live, slow}
    shared = place.services.shared
    then = shared.now()
    shared.now = lambda: then + 600_000
    page = await ben.get("/api/lobby")
    assert [(table["id"], table["present"]) for table in page["tables"]] == [(slow, False)]


async def attend(place: Place) -> None:
    """What is noted of who is there now and then, noted now."""
    lobby = place.services.lobby
    tables = place.services.tables.attended_tables()
    guests = sorted({each.guest for each in lobby._subscribers})
    await place.services.shared.store.mark_waiting(tables, guests, place.services.shared.now())


@served()
async def test_who_is_at_the_table_or_in_the_lobby_is_present(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    table = (await ada.table("me", "open", public=True, clock=LIVE))["id"]
    shared = place.services.shared
    then = shared.now()
    for seen, line in enumerate((ada.line(table), in_lobby(ada)), 1):
        shared.now = partial(int, then + seen * 600_000)
        assert await ids(ben) == []
        async with line as here:
            await here.next()
            await attend(place)
            assert await ids(ben) == [table]
