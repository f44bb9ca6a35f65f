"""Waiting tables and invitations in the store; the same in SQLite and PostgreSQL."""

import asyncio
from typing import Any

import msgspec
import pytest

from orrery.server.store import (
    InvitationLimits,
    SeenSince,
    Store,
    StoredInvitation,
    StoredTable,
    TableChanges,
    TableQuota,
    WaitingFilter,
    open_store,
)
from tests.server.store.rows import ADA, ADAS, BO, BOS, a_table, with_store

ALWAYS: SeenSince = {"live": 0, "days": 0, "untimed": 0}
QUOTA = TableQuota(guest=1, address=9)
LIMITS = InvitationLimits(hourly=2, to_one=3, pending=2)
PERSON = {"kind": "person", "guest": "ada", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}
HOUR = 3_600_000
DAY = 24 * HOUR


def waiting(id: str, *players: dict[str, Any], created: int = 0, **fields: Any) -> StoredTable:
    """A public table that waits for players."""
    seats = list(players or (PERSON, OPEN))
    host = fields.pop("host", id)
    table = a_table(id, host=host, public=True, updated=fields.pop("updated", 0))
    return msgspec.structs.replace(
        table, players=seats, seats=len(seats), created=created, **fields
    )


async def ids(store: Store, seen: SeenSince = ALWAYS, limit: int = 9, **wanted: Any) -> str:
    found = await store.waiting_tables(WaitingFilter(**wanted), seen, limit)
    return "".join(row.id for row, _ in found)


def test_a_table_waits_while_a_person_sits_and_a_seat_is_free(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(waiting("a"))
        await store.create_table(msgspec.structs.replace(waiting("private"), is_public=False))
        await store.create_table(waiting("empty", OPEN, BOT))
        await store.create_table(waiting("kept", PERSON, {"kind": "open", "reserved": "bo"}))
        await store.create_table(waiting("full", PERSON, BOT))
        assert await ids(store) == "a"
        await store.update_table("a", 0, players=[PERSON, BOT])
        assert await ids(store) == ""
        await store.update_table("a", 1, players=[PERSON, OPEN])
        assert await ids(store) == "a"
        await store.update_table("a", 2, status="running")
        assert await ids(store) == ""

    with_store(database, scenario)


def test_waiting_tables_are_found_by_what_they_are(database: str) -> None:
    clocks = {
        "live": {"clock": {"kind": "move", "seconds": 60}},
        "bank": {"clock": {"kind": "bank", "seconds": 1800}},
        "days": {"clock": {"kind": "move", "seconds": 86_400}},
    }

    async def scenario(store: Store) -> None:
        await store.create_table(waiting("a", created=1))
        await store.create_table(waiting("b", PERSON, OPEN, OPEN, settings=clocks["live"]))
        await store.create_table(waiting("c", PERSON, OPEN, BOT, created=3, game="exoplanets"))
        await store.create_table(waiting("d", created=4, settings=clocks["days"]))
        await store.create_table(waiting("e", created=5, settings=clocks["bank"]))
        assert await ids(store) == "edcab"
        assert await ids(store, limit=2) == "ed"
        assert await ids(store, game="exoplanets") == "c"
        assert await ids(store, seats=3) == "cb"
        assert await ids(store, speed="live") == "eb"
        assert await ids(store, speed="days") == "d"
        assert await ids(store, speed="untimed") == "ca"
        assert await ids(store, bots=True) == "c"
        assert await ids(store, bots=False, seats=3) == "b"
        assert await ids(store, options={"edition": "pl"}) == ""
        after = await store.waiting_tables(WaitingFilter(), ALWAYS, 9, (3, "c"))
        assert [row.id for row, _ in after] == ["a", "b"]

    with_store(database, scenario)


def test_a_table_whose_people_are_gone_is_found_no_longer(database: str) -> None:
    live = {"clock": {"kind": "move", "seconds": 60}}

    async def scenario(store: Store) -> None:
        await store.create_table(waiting("a", created=1, updated=100, settings=live))
        await store.create_table(waiting("b", created=2, updated=100))
        assert await ids(store, {"live": 101, "days": 0, "untimed": 100}) == "b"
        await store.mark_waiting(["a"], [], 200)
        assert await ids(store, {"live": 200, "days": 0, "untimed": 200}) == "a"
        await store.mark_waiting([], ["ada"], 300)
        assert await ids(store, {"live": 300, "days": 0, "untimed": 300}) == "ba"
        assert await store.waiting_tables_of(["ada", "bo"]) == {"ada": ["b", "a"]}

    with_store(database, scenario)


def test_of_many_who_want_a_match_at_once_all_meet(database: str) -> None:
    """Through several connections, as several processes would; every table ends up full."""

    def join(guest: str) -> Any:
        def change(row: StoredTable) -> TableChanges | None:
            if any(player.get("guest") == guest for player in row.players):
                return {}
            return {"players": [row.players[0], PERSON | {"guest": guest}]}

        return change

    async def want(store: Store, guest: str) -> str:
        new = waiting(f"of-{guest}", PERSON | {"guest": guest}, OPEN)
        found = await store.match(WaitingFilter(seats=2), ALWAYS, join(guest), new, QUOTA)
        return found.table

    async def scenario() -> list[str]:
        count = 1 if database.startswith("sqlite") else 3
        stores = [await open_store(database) for _ in range(count)]
        try:
            wishes = [want(stores[n % count], f"g{n}") for n in range(12)]
            found = await asyncio.gather(*wishes)
            assert await ids(stores[0]) == ""
            return found
        finally:
            for store in stores:
                await store.close()

    found = asyncio.run(scenario())
    assert sorted(found.count(table) for table in set(found)) == [2] * 6


def test_who_asks_again_waits_where_they_were(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(waiting("a"))
        found = await store.match(WaitingFilter(), ALWAYS, lambda _: {}, waiting("b"), QUOTA)
        assert found == ("a", None)
        assert await ids(store) == "a"

    with_store(database, scenario)


def test_a_match_makes_no_table_for_who_has_too_many(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(waiting("a", host="ada"))
        for other in ("b", "c"):
            new = waiting(other, host="ada")
            found = await store.match(WaitingFilter(seats=4), ALWAYS, lambda _: None, new, QUOTA)
            assert found.full == "guest"
        assert await ids(store) == "a"

    with_store(database, scenario)


def test_nobody_fills_the_lobby(database: str) -> None:
    """Three tables of one host are shown, ten of one network address."""

    async def scenario(store: Store) -> None:
        for number in range(30):
            table = waiting(chr(65 + number), created=number, host=f"host{number % 5}")
            await store.create_table(msgspec.structs.replace(table, address="there"))
        await store.create_table(waiting("z", host="other"))
        assert await ids(store, limit=99) == "^]\\[ZYXWVUz"

    with_store(database, scenario)


async def played(store: Store) -> None:
    """Ada and Bo have played; a table of Ada's waits."""
    await store.create_guest(ADA, ADAS)
    await store.create_guest(BO, BOS)
    await store.create_table(a_table("old", ("ada", "bo"), status="finished", updated=7))
    await store.create_table(a_table("older", ("ada", "bo"), status="running", updated=6))
    for id in "abcd":
        await store.create_table(a_table(id, ("ada",), host="ada"))


def invitation(table: str = "a", at: int = DAY, **fields: Any) -> StoredInvitation:
    return StoredInvitation(guest="bo", table=table, sender="ada", at=at, **fields)


def test_an_invitation_is_there_until_it_is_answered_or_the_game_starts(database: str) -> None:
    async def scenario(store: Store) -> None:
        await played(store)
        assert await store.add_invitation(invitation(), LIMITS) == "sent"
        assert await store.add_invitation(invitation(), LIMITS) == "already"
        ((given, row, sender),) = await store.invitations(["bo", "ada"])
        assert (given, row.id, sender) == (invitation(), "a", "Ada")
        await store.update_table("a", 0, status="running")
        assert await store.invitations(["bo"]) == []
        await store.add_invitation(invitation("b"), LIMITS)
        assert await store.answer_invitation("bo", "b", "declined")
        assert not await store.answer_invitation("ada", "b", "declined")
        assert await store.invitations(["bo"]) == []

    with_store(database, scenario)


def test_fellow_players_are_those_of_games_that_began(database: str) -> None:
    async def scenario(store: Store) -> None:
        await played(store)
        await store.add_invitation(invitation(), LIMITS)
        (fellow,) = await store.fellows("ada", "a", 9)
        assert fellow == ("bo", "Bo", 2, 7, "pending", None)
        assert (await store.fellows("ada", "b", 9))[0].invitation is None
        await store.update_table("b", 0, players=[{"guest": "ada"}, {"guest": "bo"}])
        assert await store.fellows("ada", "b", 9) == []
        assert await store.fellows("nobody", "a", 9) == []

    with_store(database, scenario)


def test_nobody_can_be_flooded_with_invitations(database: str) -> None:
    async def scenario(store: Store) -> list[str]:
        await played(store)
        tried = [
            invitation("a"),
            invitation("b"),
            invitation("c"),  # the third within an hour
            invitation("c", at=DAY + HOUR),  # Bo has two already
        ]
        outcomes = [str(await store.add_invitation(each, LIMITS)) for each in tried]
        await store.answer_invitation("bo", "a", "declined")
        later = [
            invitation("c", at=DAY + HOUR),  # declined within a day
            invitation("c", at=2 * DAY),
            invitation("d", at=2 * DAY, is_rematch=True),
        ]
        return outcomes + [str(await store.add_invitation(each, LIMITS)) for each in later]

    assert with_store(database, scenario) == [
        *("sent", "sent", "too-many", "too-many"),
        *("too-many", "sent", "sent"),
    ]


@pytest.mark.parametrize("is_rematch", [False, True])
def test_whoever_takes_no_invitations_gets_none(database: str, is_rematch: bool) -> None:
    async def scenario(store: Store) -> list[str]:
        await played(store)
        given = invitation(is_rematch=is_rematch)
        outcomes = []
        for off in (True, True, False):
            await store.set_invitations_off("bo", off)
            assert await store.are_invitations_off("bo") == off
            outcomes.append(str(await store.add_invitation(given, LIMITS)))
        return outcomes

    assert with_store(database, scenario) == ["off", "off", "sent"]


def test_only_people_one_has_played_with_can_be_invited(database: str) -> None:
    async def scenario(store: Store) -> list[str]:
        await store.create_guest(ADA, ADAS)
        await store.create_guest(BO, BOS)
        await store.create_table(a_table("a", ("ada", "bo"), host="ada"))
        themselves = msgspec.structs.replace(invitation(), guest="ada")
        given = (invitation(), themselves)
        return [str(await store.add_invitation(each, LIMITS)) for each in given]

    assert with_store(database, scenario) == ["not-met", "not-met"]
