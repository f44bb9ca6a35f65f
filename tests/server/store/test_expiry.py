"""What expires, on both databases: tables that nobody touches, guests who do not come back."""

import asyncio
from typing import Any

import msgspec
import pytest

from orrery.server.store import (
    Device,
    Expiry,
    Guest,
    Session,
    SetAside,
    Store,
    StoredChatLine,
    StoredTable,
    TableQuota,
    TableStatus,
    Webhook,
    open_store,
)
from tests.server.store.rows import ADA, ADAS, BO, BOS, a_command, a_table, with_store

BEFORE = 5_000
NOW = 10_000
KINDS: tuple[tuple[Expiry, TableStatus, bool], ...] = (
    ("waiting", "open", False),
    ("running", "running", True),
    ("unstarted", "abandoned", False),
    ("abandoned", "abandoned", True),
    ("finished", "finished", True),
)


def from_address(address: str, id: str, **fields: Any) -> StoredTable:
    return msgspec.structs.replace(a_table(id, **fields), address=address)


async def expired(store: Store, kind: Expiry) -> list[str]:
    return await store.expired(kind, BEFORE, 10)


@pytest.mark.parametrize(("kind", "status", "has_started"), KINDS)
def test_a_table_expires_once_nobody_has_touched_it(
    database: str, kind: Expiry, status: TableStatus, has_started: bool
) -> None:
    async def scenario(store: Store) -> None:
        for id, updated in (("old", BEFORE - 1), ("fresh", BEFORE), ("moved", 1), ("said", 1)):
            await store.create_table(a_table(id, ("ada",), status=status, updated=updated))
            if has_started:
                at = BEFORE if id == "moved" else 1
                step = msgspec.structs.replace(a_command(1, table=id), at=at)
                await store.append(step)
        await store.create_table(a_table("visited", ("ada",), status=status))
        if has_started:
            await store.append(msgspec.structs.replace(a_command(1, table="visited"), at=1))
        await store.mark_visits(["visited", "nothing"], 1)
        await store.mark_visits(["visited"], BEFORE)
        await store.add_chat(StoredChatLine(table="said", text="!", name="", at=BEFORE))
        assert await expired(store, kind) == (["old"] if has_started else ["moved", "old"])
        others = [other for other, *_ in KINDS if other != kind]
        assert [table for other in others for table in await expired(store, other)] == []

    with_store(database, scenario)


def test_an_empty_table_is_told_from_one_where_somebody_sits(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("empty", host="ada"))
        await store.create_table(a_table("taken", ("ada",)))
        assert await expired(store, "empty") == ["empty"]
        assert await expired(store, "waiting") == ["taken"]

    with_store(database, scenario)


def test_a_table_that_is_set_aside_is_left_to_the_operator(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada",)))
        await store.set_aside(SetAside(table="t", code="operator"))
        assert await expired(store, "waiting") == []
        assert not await store.close_expired("t", "waiting", BEFORE, NOW)
        assert not await store.remove_expired("t", "waiting", BEFORE)

    with_store(database, scenario)


def test_a_running_table_is_closed_once_and_keeps_its_log(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada",), status="running"))
        await store.append(msgspec.structs.replace(a_command(1), at=1))
        await store.update_table("t", 0, settings={"grace": 5})
        closing = [store.close_expired("t", "running", BEFORE, NOW) for _ in range(3)]
        assert sorted(await asyncio.gather(*closing)) == [False, False, True]
        row = await store.table("t")
        assert row is not None
        assert (row.status, row.updated, row.revision) == ("abandoned", NOW, 2)
        assert row.settings == {"grace": 5, "expired": True}
        assert len(await store.log("t")) == 1
        assert [table.id for table in await store.tables(guest="ada")] == ["t"]

    with_store(database, scenario)


def test_a_table_touched_meanwhile_stays(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada",)))
        assert await expired(store, "waiting") == ["t"]
        await store.mark_visits(["t"], BEFORE)
        assert not await store.close_expired("t", "waiting", BEFORE, NOW)
        assert not await store.remove_expired("t", "waiting", BEFORE)
        assert await store.table("t") is not None

    with_store(database, scenario)


def test_what_belongs_to_a_table_goes_with_it(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada",), status="finished"))
        await store.append(msgspec.structs.replace(a_command(1), at=1))
        await store.add_chat(StoredChatLine(table="t", text="!", name=""))
        await store.mark_visits(["t"], 1)
        removing = [store.remove_expired("t", "finished", BEFORE) for _ in range(3)]
        assert sorted(await asyncio.gather(*removing)) == [False, False, True]
        assert (await store.table("t"), await store.log("t"), await store.chat("t")) == (
            None,
            [],
            [],
        )

    with_store(database, scenario)


def test_a_guest_expires_who_has_no_table_and_does_not_come_back(database: str) -> None:
    async def scenario(store: Store) -> None:
        cy = Guest(id="cy", name="Cy")
        cys = Device(id="cy-1", guest="cy", token_hash="3d" * 32)
        for guest, device in ((ADA, ADAS), (BO, BOS), (cy, cys)):
            await store.create_guest(guest, device)
        await store.create_table(a_table("hosted", host="bo"))
        await store.create_table(a_table("sat at", ("cy",)))
        await store.save_webhook(Webhook(guest="ada", address="https://a.example", site=""))
        assert await expired(store, "guest") == ["ada"]
        assert await store.mark_seen(Session(ADA, ADAS), BEFORE)
        assert await expired(store, "guest") == []
        assert not await store.remove_expired("ada", "guest", BEFORE)
        removing = [store.remove_expired("ada", "guest", NOW) for _ in range(3)]
        assert sorted(await asyncio.gather(*removing)) == [False, False, True]
        assert (await store.guest("ada"), await store.webhook("ada")) == (None, None)
        assert await store.devices("ada") == []
        assert not await store.mark_seen(Session(ADA, ADAS), NOW)
        assert not await store.remove_expired("bo", "guest", NOW)
        assert not await store.remove_expired("cy", "guest", NOW)

    with_store(database, scenario)


def test_a_guest_and_an_address_have_so_many_unfinished_tables(database: str) -> None:
    quota = TableQuota(guest=2, address=3)

    async def scenario(store: Store) -> None:
        await store.create_table(a_table("sat at", ("ada",), host="bo"))
        await store.create_table(a_table("over", host="ada", status="finished"))
        assert await store.create_table(from_address("x", "a", host="ada"), quota) is None
        assert await store.create_table(from_address("x", "b", host="ada"), quota) == "guest"
        for id in ("c", "d"):
            assert await store.create_table(from_address("x", id, host=id), quota) is None
        assert await store.create_table(from_address("x", "e", host="e"), quota) == "address"
        assert await store.create_table(from_address("y", "f", host="f"), quota) is None
        # This machine may speak for many people.
        for id in "ghij":
            assert await store.create_table(a_table(id, host=id), quota) is None
        assert sorted(await store.table_ids()) == [*"acdfghij", "over", "sat at"]

    with_store(database, scenario)


def test_the_list_shows_what_somebody_touched_and_a_few_of_each(database: str) -> None:
    async def listed(store: Store, **more: int) -> list[str]:
        wanted = {"of_host": 2, "of_address": 3, "limit": 50} | more
        return [table.id for table in await store.listed_tables(BEFORE, **wanted)]

    async def scenario(store: Store) -> None:
        public: dict[str, Any] = {"public": True, "updated": NOW}
        for number in range(4):
            await store.create_table(from_address("x", f"spam{number}", host="eve", **public))
            await store.create_table(from_address("x", f"more{number}", host=f"{number}", **public))
        await store.create_table(a_table("ben's", host="ben", public=True, updated=BEFORE))
        await store.create_table(a_table("old", host="cy", public=True))
        await store.create_table(a_table("watched", host="cy", public=True))
        await store.mark_visits(["watched"], BEFORE)
        await store.create_table(a_table("private", host="dee", updated=NOW))
        over: Any = {"host": "dee", "status": "finished"}
        await store.create_table(a_table("over", **over, **public))
        shown = await listed(store)
        assert shown[0] == "watched"
        assert shown[-1] == "ben's"
        assert len(shown) == 2 + 3
        assert len(await listed(store, of_address=50)) == 2 + 2 + 4
        assert len(await listed(store, limit=2)) == 2

    with_store(database, scenario)


def test_two_processes_clean_up_at_once(database: str) -> None:
    if database.startswith("sqlite"):
        pytest.skip("only one process may have the file")
    count = 20

    async def run() -> None:
        first, second = await open_store(database), await open_store(database)
        ids = [f"t{number}" for number in range(count)]
        for id in ids:
            await first.create_table(a_table(id, ("ada",), status="finished"))
        both = [
            store.remove_expired(id, "finished", BEFORE) for id in ids for store in (first, second)
        ]
        assert sum(await asyncio.gather(*both)) == count
        assert await first.table_ids() == []
        await first.close()
        await second.close()

    asyncio.run(run())
