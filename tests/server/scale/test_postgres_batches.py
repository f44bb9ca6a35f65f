"""The short cut for moves commits and reads the same as the usual way, and nothing more."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import make_url, text, update

from orrery.server.store import Store, StoredChatLine, SyncPoint, open_store
from orrery.server.store.postgres import make_engine
from orrery.server.store.postgres_batches import BatchConnection, encode_step
from orrery.server.store.schema import TABLES
from orrery.server.store.statements import delta_from_row
from tests.server.store.rows import a_command, a_table
from tests.server.store.services import Postgres

LONG = 3_600_000
Scene = Callable[[Store, BatchConnection], Awaitable[None]]
AWKWARD = 'collect "a\\b" {x}\n\t\' ünï 🪐'


@asynccontextmanager
async def short_cut(database: str) -> AsyncIterator[BatchConnection]:
    engine = make_engine(make_url(database))
    direct = BatchConnection(engine)
    try:
        yield direct
    finally:
        await direct.close()
        await engine.dispose()


def play(cluster: Postgres, scene: Scene) -> None:
    async def staged() -> None:
        database = cluster.new_database()
        store = await open_store(database)
        try:
            for name in ("t", "u", "v"):
                await store.create_table(a_table(name))
            async with short_cut(database) as direct:
                await scene(store, direct)
        finally:
            await store.close()

    asyncio.run(staged())


def test_of_a_group_only_what_follows_is_committed(cluster: Postgres) -> None:
    async def scene(store: Store, direct: BatchConnection) -> None:
        await store.append(a_command(1, "once", "u"))
        await store.append(a_command(1, "once", "v"))
        group = [
            (a_command(1, "a", "t"), {"to_act": 1}),
            (a_command(1, "b", "t"), {"to_act": 2}),
            (a_command(2, "once", "u"), {"to_act": 3}),
            (a_command(3, "c", "v"), {"to_act": 4}),
        ]
        moves = [encode_step(step, settings) for step, settings in group]
        assert await direct.append(moves) == [True, False, False, False]
        found = [await store.table(name) for name in ("t", "u", "v")]
        assert [row and row.settings for row in found] == [{"to_act": 1}, {}, {}]
        assert [row and (row.revision, row.version) for row in found] == [(1, 1), (0, 1), (0, 1)]

    play(cluster, scene)


def test_a_step_of_a_table_changed_meanwhile_is_not_committed(cluster: Postgres) -> None:
    async def scene(store: Store, direct: BatchConnection) -> None:
        await store.update_table("t", 0, players=[{"guest": "ada"}, {}])
        group = [
            encode_step(a_command(1, table="t"), {"to_act": 1}, 0),
            encode_step(a_command(1, table="u"), {"to_act": 1}, 0),
            encode_step(a_command(1, table="v"), None, 7),
        ]
        assert await direct.append(group) == [False, True, False]
        assert await direct.append([encode_step(a_command(1, table="v"), None, 0)]) == [True]
        assert await store.log("t") == []
        found = [await store.table(name) for name in ("t", "u", "v")]
        assert [row and row.settings for row in found] == [{}, {"to_act": 1}, {}]

    play(cluster, scene)


def test_of_a_step_and_a_change_at_once_the_step_never_undoes_the_change(cluster: Postgres) -> None:
    """The change is held open while the step waits for it."""
    begin = update(TABLES).where(TABLES.c.id == "t").values(revision=TABLES.c.revision + 1)

    async def scene(store: Store, direct: BatchConnection) -> None:
        async with store._engine.begin() as other:  # type: ignore[attr-defined]
            await other.execute(begin.values(settings='{"to_act": 9}'))
            step = encode_step(a_command(1), {"to_act": 1}, 0)
            waiting = asyncio.create_task(direct.append([step]))
            await until_waiting(store)
        assert await waiting == [False]
        row = await store.table("t")
        assert row is not None
        assert (row.settings, row.version) == ({"to_act": 9}, 0)

    play(cluster, scene)


async def until_waiting(store: Store) -> None:
    locks = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    while not await store.read(lambda connection: connection.execute(locks).scalar()):
        pass


def test_a_step_is_kept_as_in_the_usual_way(cluster: Postgres) -> None:
    async def scene(store: Store, direct: BatchConnection) -> None:
        entries = [(0, AWKWARD), (-1, "row light")]
        step = msgspec.structs.replace(a_command(1), entries=entries, guest=AWKWARD)
        assert await direct.append([encode_step(step, None)]) == [True]
        usual = msgspec.structs.replace(step, table="u")
        await Store.append(store, usual)
        kept, other = await store.log("t"), await store.log("u")
        assert [msgspec.structs.replace(one, table="u") for one in kept] == other
        assert msgspec.to_builtins(other[0]) == msgspec.to_builtins(usual)
        row = await store.table("t")
        assert row is not None
        assert row.revision == 0

    play(cluster, scene)


def test_an_unknown_table_keeps_the_group_waiting_and_no_more(cluster: Postgres) -> None:
    async def scene(store: Store, direct: BatchConnection) -> None:
        moves = [encode_step(a_command(1, table=name), None) for name in ("t", "nowhere")]
        assert await direct.append(moves) == [False, False]
        assert await direct.append(moves[:1]) == [True]
        appended = [store.append(a_command(1, table=name)) for name in ("u", "nowhere", "v")]
        told = await asyncio.gather(*appended, return_exceptions=True)
        assert [getattr(one, "status", getattr(one, "code", "")) for one in told] == [
            "committed",
            "unknown-table",
            "committed",
        ]

    play(cluster, scene)


def test_news_are_the_same_as_in_the_usual_way(cluster: Postgres) -> None:
    async def scene(store: Store, direct: BatchConnection) -> None:
        for version in range(1, 4):
            await store.append(a_command(version), settings={"note": AWKWARD})
            await store.add_chat(StoredChatLine(table="t", text=f"{AWKWARD} {version}", name="Ada"))
        await store.update_table("u", 0, players=[{"guest": "ada"}, {"guest": "bo"}])
        await store.begin_lease("one", LONG, [("u", "bo"), ("u", "ada"), ("u", "cy")])
        await store.begin_lease("two", -1, [("u", "ada")])
        known = [
            SyncPoint(*one)
            for one in (("t", 1, 2), ("nowhere", 0, 0), ("t", 3, 3), ("u", 0, 0), ("t", 0, 0))
        ]
        rows = await direct.changes_since(known)
        found = [None if row is None else delta_from_row(row) for row in rows]
        assert found == [await Store.changes_since(store, one) for one in known]
        counted = [one and (len(one.steps), len(one.chat), len(one.connected)) for one in found]
        assert counted == [(3, 1, 0), None, (1, 0, 0), (0, 0, 2), (3, 3, 0)]

    play(cluster, scene)


def test_a_lost_connection_is_made_again(cluster: Postgres) -> None:
    out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def scene(_: Store, direct: BatchConnection) -> None:
        assert await direct.append([encode_step(a_command(1), None)]) == [True]
        await asyncio.to_thread(cluster.do, out)
        told = [await direct.append([encode_step(a_command(2), None)]) for _ in range(3)]
        assert [True] in told
        rows = await direct.changes_since([SyncPoint("t", 0, 0)])
        assert rows[0] is not None
        assert rows[0]["version"] == 2

    play(cluster, scene)
