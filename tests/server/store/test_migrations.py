"""Migrations lead from nothing to what the program uses and back, on both databases."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from orrery.server.store import ChatLine, Store, migrate, open_reader, open_store, place_of
from orrery.server.store.errors import NewerDatabase, OldDatabase
from orrery.server.store.schema import METADATA
from orrery.server.store.sqlite import engine_of
from tests.server.store.rows import a_command, a_table, with_store

T = TypeVar("T")


def on(database: str, work: Callable[[Connection], T]) -> T:
    """Do something on the bare database."""
    place = place_of(database)
    if isinstance(place, Path):
        engine = engine_of(place, writes=True)
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
        spoken = ChatLine(table="t", text="after", name="", command="ada/c1", version=7)
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
    with pytest.raises(OldDatabase):
        asyncio.run(open_reader(database))
    assert on(database, tables) == set()


def test_several_processes_may_start_at_once(database: str) -> None:
    """On PostgreSQL all of them bring the database up to date, one after another."""
    if database.startswith("sqlite"):
        pytest.skip("only one process may have the file")

    async def start() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())
    assert on(database, differences) == []
