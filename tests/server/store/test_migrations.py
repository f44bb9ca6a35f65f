"""Migrations lead from nothing to what the program uses and back, on both databases."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from orrery.play.verifiable import FIRST_SCHEME, SCHEME
from orrery.server.store import (
    DeviceCode,
    Store,
    StoredChatLine,
    TableStatus,
    migrate,
    open_reader,
    open_store,
    parse_address,
)
from orrery.server.store.backup import check_backup, restore
from orrery.server.store.downgrade import downgrade
from orrery.server.store.errors import EmptyDatabase, NewerDatabase, OldDatabase, UnknownRevision
from orrery.server.store.schema import METADATA
from orrery.server.store.sqlite import make_engine
from tests.server.store.rows import BO, BOS, a_command, a_table, with_store

T = TypeVar("T")


def on(database: str, work: Callable[[Connection], T]) -> T:
    """Do something on the bare database."""
    place = parse_address(database)
    if isinstance(place, Path):
        engine = make_engine(place, writes=True)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()

    async def run() -> T:
        server = create_async_engine(place)
        try:
            async with server.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await server.dispose()

    return asyncio.run(run())


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_up_leads_to_exactly_what_the_program_uses(database: str) -> None:
    on(database, migrate.upgrade)
    assert on(database, tables) == set(METADATA.tables)
    assert on(database, differences) == []
    assert on(database, migrate.current) == migrate.newest()


def test_down_leads_back_to_nothing_and_up_again(database: str) -> None:
    on(database, migrate.upgrade)
    on(database, migrate.downgrade)
    assert on(database, tables) == set()
    assert on(database, migrate.current) == ""
    on(database, migrate.upgrade)
    assert on(database, differences) == []


def test_what_is_stored_goes_up_and_down_with_the_steps(database: str) -> None:
    """A line of chat of before it remembered its command, and one of after."""
    line = text(
        'INSERT INTO chat ("table", number, guest, name, text, at) '
        "VALUES ('t', :number, '', '', 'before', 5)"
    )
    on(database, migrate.upgrade)
    with_store(database, lambda store: store.create_table(a_table()))
    on(database, lambda c: migrate.downgrade(c, "0001"))
    on(database, lambda c: c.execute(line, [{"number": 1}, {"number": 2}]))
    on(database, migrate.upgrade)

    async def said(store: Store) -> list[tuple[int, str, str | None]]:
        spoken = StoredChatLine(table="t", text="after", name="", command="ada/c1", version=7)
        await store.add_chat(spoken)
        await store.add_chat(spoken)
        return [(line.number, line.text, line.command) for line in await store.chat("t")]

    assert with_store(database, said) == [
        (1, "before", None),
        (2, "before", None),
        (3, "after", "ada/c1"),
    ]
    on(database, lambda c: migrate.downgrade(c, "0001"))
    count = on(database, lambda c: c.execute(text("SELECT count(*) FROM chat")).scalar_one())
    assert count == 3


def test_only_tables_that_had_not_started_take_new_nonces(database: str) -> None:
    """Their old ones may be older than the commitment."""
    nonce = {"guest": "ada", "nonce": "ab" * 16}

    async def fill(store: Store) -> None:
        for status in get_args(TableStatus):
            table = msgspec.structs.replace(a_table(status, status=status), players=[nonce, {}])
            await store.create_table(table)

    on(database, migrate.upgrade)
    with_store(database, fill)
    on(database, lambda c: migrate.downgrade(c, "0003"))
    on(database, migrate.upgrade)

    async def kept(store: Store) -> dict[str, tuple[str, str]]:
        tables = await store.tables()
        return {table.id: (table.players[0]["nonce"], table.scheme) for table in tables}

    started = dict.fromkeys(get_args(TableStatus), (nonce["nonce"], FIRST_SCHEME))
    assert with_store(database, kept) == started | {"open": ("", SCHEME)}


def test_the_token_of_a_guest_becomes_that_of_a_device_and_back(database: str) -> None:
    """With a webhook and a call, which refer to the guest, kept on the way."""
    token = "1f" * 32
    guest = text(
        "INSERT INTO guests (id, token_hash, name, language, created, seen) "
        "VALUES ('ada', :token, 'Ada', 'pl', 5, 6)"
    )
    hashes = text("SELECT token_hash FROM guests ORDER BY id")
    on(database, migrate.upgrade)
    on(database, lambda c: migrate.downgrade(c, "0006"))
    on(database, lambda c: c.execute(guest, {"token": token}))
    with_old = "INSERT INTO webhooks VALUES ('ada', 'https://hooks.example', '', 0)"
    on(database, lambda c: c.execute(text(with_old)))
    on(database, migrate.upgrade)

    async def move(store: Store) -> None:
        first = await store.session(token)
        assert first is not None
        assert (first.guest.name, first.device.guest, first.device.seen) == ("Ada", "ada", 6)
        assert await store.webhook("ada") is not None
        await store.create_guest(BO, BOS)
        await store.save_code(DeviceCode(code_hash="c", guest="bo", device="bo-1", expires=9), 1)
        phone = msgspec.structs.replace(BOS, id="bo-2", token_hash="3d" * 32, added=7, seen=7)
        assert await store.use_code("c", phone) == BO
        await store.create_guest(
            msgspec.structs.replace(BO, id="eve"),
            msgspec.structs.replace(BOS, id="eve-1", guest="eve", token_hash="4c" * 32),
        )
        await store.remove_device("eve", "eve-1")

    with_store(database, move)
    assert on(database, differences) == []
    on(database, lambda c: migrate.downgrade(c, "0006"))
    found = on(database, lambda c: list(c.execute(hashes).scalars()))
    assert found == [token, "3d" * 32, "none-eve"]
    on(database, migrate.upgrade)
    assert on(database, differences) == []


def test_a_database_up_to_date_is_left_as_it_is(database: str) -> None:
    async def fill(store: Store) -> None:
        await store.create_table(a_table())
        await store.append(a_command(1))

    with_store(database, fill)
    assert with_store(database, lambda store: store.log("t")) == [a_command(1)]


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    on(database, migrate.upgrade)
    on(database, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    for opening in (open_store, open_reader):
        with pytest.raises(NewerDatabase) as refused:
            asyncio.run(opening(database))
        assert refused.value.facts["revision"] == "9999"


def test_a_reader_does_not_change_an_old_database(database: str) -> None:
    on(database, tables)
    with pytest.raises(EmptyDatabase):
        asyncio.run(open_reader(database))
    assert on(database, tables) == set()
    on(database, migrate.upgrade)
    on(database, lambda connection: migrate.downgrade(connection, "0001"))
    before = on(database, tables)
    with pytest.raises(OldDatabase):
        asyncio.run(open_reader(database))
    assert on(database, tables) == before


def test_several_processes_may_start_at_once(database: str) -> None:
    """On PostgreSQL all of them bring the database up to date, one after another."""
    if database.startswith("sqlite"):
        pytest.skip("only one process may have the file")

    async def start() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())
    assert on(database, differences) == []


def test_a_database_is_backed_up_before_a_migration(database: str, tmp_path: Path) -> None:
    with_store(database, lambda store: store.create_table(a_table()))
    on(database, lambda connection: migrate.downgrade(connection, "0001"))

    async def reopen() -> None:
        await (await open_store(database, tmp_path / "kept")).close()

    asyncio.run(reopen())
    (kept,) = (tmp_path / "kept").iterdir()
    assert kept.name.endswith("-revision-0001.sqlite")
    assert kept.stat().st_mode & 0o077 == 0
    check_backup(kept)
    restored = f"sqlite:///{tmp_path}/restored.sqlite"
    asyncio.run(restore(kept, restored))
    assert with_store(restored, lambda store: store.table_ids()) == ["t"]
    asyncio.run(reopen())
    assert len(list((tmp_path / "kept").iterdir())) == 1


@pytest.mark.parametrize("revision", ["0002", "0001"])
def test_a_database_is_led_back_with_what_is_stored(
    database: str, tmp_path: Path, revision: str
) -> None:
    with_store(database, lambda store: store.create_table(a_table()))
    kept = asyncio.run(downgrade(database, revision, tmp_path / "kept"))
    assert kept is not None
    assert on(database, migrate.current) == revision
    with pytest.raises(UnknownRevision):
        asyncio.run(downgrade(database, revision, tmp_path / "kept"))
    assert with_store(database, lambda store: store.table_ids()) == ["t"]
