"""Bot accounts: made, listed, renewed and removed by their owner; never taken for a person."""

import asyncio
from typing import Any

from tests.server.access.test_account import deleted, rows_with
from tests.server.tables.test_invitations import invitations
from tests.server.tables.test_lobby import in_lobby
from tests.server.visitors import Message, Place, Visitor, play_out, served


async def welcomed(host: Visitor, *bots: Visitor, **fields: Any) -> str:
    """A table that welcomes bots, with these at it."""
    seats = ("me", *["open"] * max(1, len(bots)))
    table: str = (await host.table(*seats, welcomes_bots=True, **fields))["id"]
    for bot in bots:
        await bot.post(f"/api/tables/{table}/join")
    return table


# The account


@served()
async def test_a_token_is_shown_once_and_stored_as_its_hash(place: Place) -> None:
    ada = await place.guest()
    made = await ada.post("/api/me/bots", {"name": "  Probe "})
    assert made["bot"]["name"] == "Probe"
    assert made["bot"]["seen"] is None
    assert len(made["token"]) == 43
    assert made["token"] not in str(await ada.get("/api/me/bots"))
    assert await rows_with(place, made["token"]) == []
    bot = Visitor(place, place.client(made["token"]), {})
    me = await bot.get("/api/me")
    assert (me["name"], me["owner"], me["token"]) == ("Probe", "Ada", None)
    (described,) = await ada.get("/api/me/bots")
    assert described["seen"] is not None


@served(guest_bots=2)
async def test_a_guest_has_so_many(place: Place) -> None:
    ada = await place.guest()
    for name in ("One", "Two"):
        await ada.bot(name)
    refused = await ada.post("/api/me/bots", {"name": "Three"}, 429)
    assert refused == {"code": "too-many-bots", "facts": {"most": 2}}
    assert [bot["name"] for bot in await ada.get("/api/me/bots")] == ["One", "Two"]
    for name in ("", "   ", "x" * 41):
        await ada.post("/api/me/bots", {"name": name}, 400)


@served()
async def test_another_token_makes_the_former_void(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    bot = await ada.bot()
    table = await welcomed(ada, bot)
    async with bot.line(table) as line:
        await line.until("welcome")
        path = f"/api/me/bots/{bot.id}/token"
        assert (await ben.post(path, status=404))["code"] == "unknown-bot-account"
        token = (await ada.post(path))["token"]
        assert await line.closed() == 4401
    await bot.get("/api/me", 401)
    assert (await Visitor(place, place.client(token), {}).get("/api/me"))["id"] == bot.id


@served()
async def test_only_its_owner_removes_it(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    bot = await ada.bot()
    assert (await ben.http.delete(f"/api/me/bots/{bot.id}")).status_code == 404
    assert (await ada.http.delete(f"/api/me/bots/{ben.id}")).status_code == 404
    await bot.get("/api/me")


@served()
async def test_a_removed_bot_is_played_on_by_one_of_the_server(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot("Probemaster")
    table = await welcomed(ada, bot)
    await ada.post(f"/api/tables/{table}/start")
    async with bot.line(table) as own:
        await own.until("welcome")
        assert (await ada.http.delete(f"/api/me/bots/{bot.id}")).json() == []
        assert await own.closed() == 4401
    async with ada.line(table) as line:
        over = await play_out(line, {0})
    seat = over["seats"][1]
    assert (seat["kind"], seat["player"], seat["owner"]) == ("bot", None, None)
    assert seat["name"].startswith("Bot ")
    await bot.get("/api/me", 401)
    assert await rows_with(place, "Probemaster", bot.id) == []


# With its owner


@served()
async def test_it_is_in_the_export_and_forgotten_with_its_owner(place: Place) -> None:
    ada, ben = await place.guest("Adalbertine"), await place.guest("Ben")
    bot = await ada.bot("Probemaster")
    table = await welcomed(ben, bot)
    (exported,) = (await ada.get("/api/me/export"))["bots"]
    assert (exported["name"], exported["tables"]) == ("Probemaster", [table])
    await ben.post(f"/api/tables/{table}/start")
    await deleted(ada)
    await bot.get("/api/me", 401)
    assert await rows_with(place, "Adalbertine", "Probemaster", ada.id, bot.id) == []
    seat = (await ben.get(f"/api/tables/{table}"))["seats"][1]
    assert (seat["kind"], seat["player"], seat["bot"]) == ("bot", None, "wanderer")


@served(operator_token="chief")  # noqa: S106 - of a server that lives for a test
async def test_a_blocked_owner_blocks_it(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    bot = await ada.bot()
    table = await welcomed(ben, bot)
    operator = place.client("chief")

    async def decide(do: str) -> None:
        sent = {"do": do, "reason": "spam"}
        assert (await operator.post(f"/api/operator/guests/{ada.id}", json=sent)).is_success

    async with bot.line(table) as line:
        await line.until("welcome")
        await decide("block")
        assert await line.closed() == 4403
    assert (await bot.post(f"/api/tables/{table}/leave", status=403))["code"] == "blocked"
    await decide("unblock")
    await bot.post(f"/api/tables/{table}/leave")


@served(operator_token="chief")  # noqa: S106 - of a server that lives for a test
async def test_a_renamed_owner_is_renamed_with_it(place: Place) -> None:
    rude, ben = await place.guest("Rude"), await place.guest("Ben")
    table = await welcomed(ben, await rude.bot())
    sent = {"do": "rename", "name": "Kind", "reason": "rude"}
    operator = place.client("chief")
    assert (await operator.post(f"/api/operator/guests/{rude.id}", json=sent)).is_success
    assert (await ben.get(f"/api/tables/{table}"))["seats"][1]["owner"] == "Kind"


# At tables


@served()
async def test_it_appears_as_a_bot_with_its_owner(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    bot = await ada.bot()
    table = await welcomed(ben, bot, await ada.bot("Third"), public=True)
    await ada.post(f"/api/tables/{table}/join", status=409)
    seat = (await ben.get(f"/api/tables/{table}"))["seats"][1]
    shown = (seat["kind"], seat["name"], seat["player"], seat["bot"], seat["owner"])
    assert shown == ("bot", "Probe", bot.id, None, "Ada")
    await bot.post(f"/api/tables/{table}/leave")
    async with in_lobby(ben) as line:
        (waiting,) = (await line.until("tables"))["tables"]
    kinds = [(each["kind"], each["owner"]) for each in waiting["seats"]]
    assert kinds == [("person", None), ("open", None), ("bot", "Ada")]
    assert waiting["welcomes_bots"] is True


@served()
async def test_it_sits_only_where_it_is_welcome_or_invited(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    bot = await ada.bot()
    others = (await ben.table("me", "open"))["id"]
    for path, body in (("join", None), ("seats/1", {"do": "sit"})):
        refused = await bot.post(f"/api/tables/{others}/{path}", body, 403)
        assert refused["code"] == "bots-not-welcome"
    sent = {"player": bot.id}
    assert (await ben.post(f"/api/tables/{others}/invitations", sent, 403))["code"] == "not-met"
    own = (await ada.table("me", "open"))["id"]
    (fellow,) = await ada.get(f"/api/tables/{own}/fellows")
    assert (fellow["name"], fellow["owner"], fellow["games"]) == ("Probe", "Ada", 0)
    await ada.post(f"/api/tables/{own}/invitations", sent)
    assert await invitations(bot) == [own]
    await bot.post(f"/api/tables/{own}/join")
    # It has answered; after it has left it may be invited once more.
    await bot.post(f"/api/tables/{own}/leave")
    assert (await bot.post(f"/api/tables/{own}/join", status=403))["code"] == "bots-not-welcome"
    await ada.post(f"/api/tables/{own}/invitations", sent)
    await bot.post(f"/api/tables/{own}/join")


@served(bot_tables=2)
async def test_it_sits_at_so_many_tables_and_once_at_each(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    await welcomed(ada, bot)
    last = await welcomed(ada, bot)
    one_more = (await ada.table("me", "open", "open", welcomes_bots=True))["id"]
    refused = await bot.post(f"/api/tables/{one_more}/join", status=429)
    assert refused == {"code": "too-many-tables", "facts": {"most": 2}}
    await bot.post(f"/api/tables/{last}/leave")
    await bot.seat(one_more, 1, "sit")
    assert (await bot.seat(one_more, 2, "sit", 409))["code"] == "seat-taken"


@served()
async def test_it_is_never_host_and_no_match(place: Place) -> None:
    ada, ben = await place.guest(), await place.guest("Ben")
    bot = await ada.bot()
    table = (await ada.table("me", "open", "open", welcomes_bots=True, public=True))["id"]
    await bot.seat(table, 1, "sit")
    await ben.seat(table, 2, "sit")
    assert (await ada.post(f"/api/tables/{table}/leave"))["host"] == ben.id
    left = await ben.post(f"/api/tables/{table}/leave")
    assert left["host"] == ben.id
    async with in_lobby(ada) as line:
        # A table without people waits for nobody.
        assert (await line.until("tables"))["tables"] == []
    refused = await bot.post("/api/match", {"game": "cosmos"}, 403)
    assert refused["code"] == "not-for-bots"


@served()
async def test_a_whole_game_with_the_record(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    table = await welcomed(ada, bot)
    await ada.post(f"/api/tables/{table}/start")
    async with ada.line(table) as line, bot.line(table) as own:
        over, _ = await asyncio.gather(play_out(line, {0}), play_out(own, {1}))
    assert over["status"] == "finished"
    record = (await bot.http.get(f"/api/tables/{table}/record")).text
    assert '"Probe"' in record.splitlines()[0]


# Away


async def until_seat(line: Any, **wanted: Any) -> Message:
    """The table once seat 1 is as wanted."""
    while True:
        message = await line.until("table")
        seat: Message = message["table"]["seats"][1]
        if all(seat[name] == value for name, value in wanted.items()):
            return seat


@served(stand_in_seconds=0)
async def test_a_stand_in_plays_for_one_that_is_out_of_time(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    clock = {"kind": "move", "seconds": 5}
    table = await welcomed(ada, bot, clock=clock, patience=1)
    await ada.post(f"/api/tables/{table}/start")
    async with ada.line(table) as line:
        update = await line.until("update")
        while update["legal"]:
            action = next((text for text in update["legal"] if text == "end"), update["legal"][0])
            await line.ask("act", version=update["version"], seat=0, action=action)
            update = await line.until("update")
        # Nobody waits for the clock: the time is over now.
        live = await place.services.tables.current(table)
        live._services.ticks = lambda: 10**12
        await live.call(live._turns.check_clock)
        seat = await until_seat(line, missed=1)
    assert (seat["kind"], seat["owner"], seat["gone"]) == ("bot", "Ada", True)


@served()
async def test_one_that_is_away_may_be_handed_over_and_comes_back(place: Place) -> None:
    ada = await place.guest()
    bot = await ada.bot()
    table = await welcomed(ada, bot, grace=0)
    async with ada.line(table) as line:
        await ada.post(f"/api/tables/{table}/start")
        seat = await until_seat(line, away=True)
        assert seat["connected"] is False
        await ada.seat(table, 1, "hand-over", bot="random")
        async with bot.line(table) as own:
            await own.until("welcome")
            await bot.seat(table, 1, "take-back")
            seat = await until_seat(line, bot=None)
            assert seat["player"] == bot.id
    assert (await bot.seat(table, 1, "hand-over", 403))["code"] == "not-for-bots"
