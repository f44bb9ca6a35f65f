"""What is particular to the file: its lock, its settings, reading beside it, closing it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from orrery.server.store import (
    DiskReadOnly,
    Store,
    StoreClosed,
    StoreLocked,
    open_reader,
    open_store,
)
from orrery.server.store.apsw_driver import OLDEST, version_info
from orrery.server.store.backup import backup
from orrery.server.store.errors import MissingDatabase
from orrery.server.store.sqlite import SqliteStore
from tests.server.store.rows import a_command, a_table, with_store

OTHER_PROCESS = """
import asyncio, sys
from orrery.server.store import StoreLocked, open_store
try:
    asyncio.run(open_store(sys.argv[1]))
except StoreLocked as error:
    print(error.facts["process"])
"""


def address(folder: Path) -> str:
    return f"sqlite:///{folder}/deep/orrery.sqlite"


def test_the_sqlite_in_use_has_the_repair_of_the_wal_reset() -> None:
    assert version_info() >= OLDEST


def test_a_second_process_on_the_same_file_is_turned_away_with_the_number_of_the_first(
    tmp_path: Path,
) -> None:
    async def scenario(_: Store) -> str:
        command = [sys.executable, "-c", OTHER_PROCESS, address(tmp_path)]
        ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=True)
        return ran.stdout.decode().strip()

    assert with_store(address(tmp_path), scenario) == str(os.getpid())


def test_the_lock_is_free_again_after_closing(tmp_path: Path) -> None:
    async def twice() -> None:
        store = await open_store(address(tmp_path))
        with pytest.raises(StoreLocked):
            await open_store(address(tmp_path))
        await store.close()
        await (await open_store(address(tmp_path))).close()

    asyncio.run(twice())


def test_the_journal_is_written_ahead_and_fully_synchronised(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        asked = [connection.exec_driver_sql(f"PRAGMA {name}") for name in names]
        return [answer.scalar() for answer in asked]

    assert with_store(address(tmp_path), lambda store: store.write(settings)) == ["wal", 2, 1]


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    with_store(address(tmp_path), lambda store: store.create_table(a_table()))
    asyncio.run(backup(address(tmp_path), tmp_path / "backup"))
    for path in (tmp_path / "deep" / "orrery.sqlite", tmp_path / "backup"):
        assert path.stat().st_mode & 0o077 == 0


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(address(tmp_path))
        await store.close()
        await store.close()
        with pytest.raises(StoreClosed):
            await store.append(a_command(1))
        with pytest.raises(StoreClosed):
            await store.table("t")

    asyncio.run(scenario())


def test_closing_commits_what_waits(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        store = await open_store(address(tmp_path))
        await store.create_table(a_table())
        waiting = [asyncio.create_task(store.append(a_command(n))) for n in range(1, 30)]
        await asyncio.sleep(0)
        await store.close()
        return [appended.status for appended in await asyncio.gather(*waiting)]

    assert asyncio.run(scenario()) == ["committed"] * 29
    assert len(with_store(address(tmp_path), lambda store: store.log("t"))) == 29


def test_a_reader_looks_on_beside_the_one_who_plays(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        reader = await open_reader(address(tmp_path))
        await store.append(a_command(1))
        assert await reader.log("t") == [a_command(1)]
        with pytest.raises(DiskReadOnly):
            await reader.append(a_command(2))
        await reader.close()

    with_store(address(tmp_path), scenario)


def test_a_reader_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(MissingDatabase):
        asyncio.run(open_reader(address(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_a_failure_of_the_asker_harms_nobody(tmp_path: Path) -> None:
    def broken(_: Connection) -> None:
        raise ZeroDivisionError

    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        both = [store.append(a_command(1)), store.write(broken)]
        appended, failed = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(failed, ZeroDivisionError)
        assert not isinstance(appended, BaseException)

    with_store(address(tmp_path), scenario)


def test_one_who_stops_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.create_table(a_table())
        gone = asyncio.create_task(store.append(a_command(1)))
        await asyncio.sleep(0)
        gone.cancel()
        again = await store.append(a_command(1))
        assert again.status == "already"

    with_store(address(tmp_path), scenario)
