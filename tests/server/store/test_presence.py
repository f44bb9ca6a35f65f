"""Who is connected through which process, as long as its lease lasts; on both databases."""

import asyncio
from pathlib import Path

import pytest

from orrery.server.store import Connected, Store, SyncPoint, open_store
from orrery.server.store.backup import backup, restore
from orrery.server.store.errors import ServersRunning
from orrery.server.store.presence import running_processes
from tests.server.store.rows import a_command, a_table, with_store
from tests.server.store.services import Postgres

LONG = 3_600_000
ENDED = -1


async def connected(store: Store, *tables: str) -> list[list[tuple[str, str]]]:
    found = await store.connected(tables)
    return [sorted(found[table]) for table in tables]


def test_people_with_a_seat_are_found_through_every_process(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada", "bo")))
        await store.create_table(a_table("u", ("ada",)))
        await store.begin_lease("one", LONG, [("t", "ada"), ("t", "cy")])
        await store.begin_lease("two", LONG, [])
        await store.save_presence("two", [("t", "ada"), ("t", "bo"), ("u", "ada")], [])
        await store.save_presence("two", [("t", "bo")], [("u", "ada"), ("t", "nobody")])
        assert await connected(store, "t", "u", "v") == [
            [("one", "ada"), ("two", "ada"), ("two", "bo")],
            [],
            [],
        ]
        await store.end_lease("two")
        assert await connected(store, "t") == [[("one", "ada")]]

    with_store(database, scenario)


def test_whoever_came_through_a_process_whose_lease_ended_is_gone(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada", "bo")))
        await store.begin_lease("one", ENDED, [("t", "ada")])
        await store.begin_lease("two", LONG, [("t", "bo")])
        assert await connected(store, "t") == [[("two", "bo")]]
        assert await store.read(running_processes) == ["two"]
        assert not await store.renew_lease("one", LONG)
        assert await connected(store, "t") == [[("two", "bo")]]
        await store.begin_lease("one", LONG, [("t", "ada")])
        assert await store.renew_lease("one", LONG)
        assert await connected(store, "t") == [[("one", "ada"), ("two", "bo")]]

    with_store(database, scenario)


def test_a_lease_that_ended_is_tidied_up_by_the_others(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada",)))
        await store.begin_lease("one", ENDED, [("t", "ada")])
        await store.begin_lease("two", LONG, [])
        assert await store.renew_lease("two", LONG)
        # Nothing is left that a lease of the same name could bring back.
        await store.begin_lease("three", LONG, [])
        assert not await store.renew_lease("one", LONG)
        assert await connected(store, "t") == [[]]

    with_store(database, scenario)


def test_what_changed_comes_with_who_is_connected(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table("t", ("ada", "bo")))
        await store.append(a_command(1))
        await store.begin_lease("one", LONG, [("t", "bo"), ("t", "ada")])
        delta = await store.changes_since(SyncPoint("t", 1, 0))
        assert delta is not None
        assert [step.version for step in delta.steps] == [1]
        assert delta.connected == [Connected("one", "ada"), Connected("one", "bo")]

    with_store(database, scenario)


def test_a_step_of_a_table_changed_meanwhile_is_a_conflict(cluster: Postgres) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        assert await store.update_table("t", 0, players=[{"guest": "ada"}, {}])
        late = await store.append(a_command(1), revision=0, players=[{}, {}])
        assert (late.status, late.version) == ("conflict", 0)
        late = await store.append(a_command(1), revision=0, settings={"to_act": 1})
        assert (late.status, late.version) == ("conflict", 0)
        done = await store.append(a_command(1), revision=1, settings={"to_act": 1})
        assert done.status == "committed"
        again = await store.append(a_command(1), revision=0, players=[{}, {}])
        assert (again.status, again.version) == ("already", 1)
        assert (await store.append(a_command(2), revision=0)).status == "conflict"
        assert (await store.append(a_command(2), revision=2)).status == "committed"
        row = await store.table("t")
        assert row is not None
        assert (row.players[0], row.settings, row.revision) == ({"guest": "ada"}, {"to_act": 1}, 2)

    with_store(cluster.new_database(), scenario)


def test_presence_is_neither_backed_up_nor_restored(cluster: Postgres, tmp_path: Path) -> None:
    database, file = cluster.new_database(), tmp_path / "backup"

    async def scenario() -> None:
        store = await open_store(database)
        await store.create_table(a_table("t", ("ada",)))
        await store.begin_lease("one", LONG, [("t", "ada")])
        await backup(database, file)
        with pytest.raises(ServersRunning) as refused:
            await restore(file, database, replace=True)
        assert refused.value.facts["processes"] == "one"
        await store.end_lease("one")
        await restore(file, database, replace=True)
        assert await connected(store, "t") == [[]]
        assert await store.read(running_processes) == []
        await store.close()

    asyncio.run(scenario())
