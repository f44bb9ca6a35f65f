"""Promise 5: backup while playing; restore; `verify` replays every stored game to its digest."""

import asyncio
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import apsw
import pytest
from sqlalchemy import Connection, Table, insert

from orrery.core.errors import OrreryError, UnknownGameRules
from orrery.games import GAMES
from orrery.play.errors import RecordError
from orrery.play.verifiable import DealDiffers, UnknownScheme, WrongNonces, WrongSeed
from orrery.server.store import Store, StoredChatLine, StoreLocked, open_reader, open_store
from orrery.server.store import copy_rows as copying
from orrery.server.store.backup import backup, restore
from orrery.server.store.digest import verify_table
from orrery.server.store.errors import (
    DamagedRow,
    DigestDiffers,
    GapInLog,
    MissingDatabase,
    NotABackup,
    NotEmpty,
)
from orrery.server.store.schema import CHAT
from tests.server.durability.games import Sitting, play_into
from tests.server.store.rows import ADA, ADAS, a_command, a_table, with_store
from tests.server.store.services import Postgres


async def verified(database: str) -> dict[str, bool]:
    """Every stored game replayed; whether each is finished."""
    reader = await open_reader(database)
    try:
        ids = await reader.table_ids()
        return {table: await verify_table(reader, table, GAMES) for table in ids}
    finally:
        await reader.close()


def test_a_backup_made_while_playing_is_restored_and_verified(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    restored = f"sqlite:///{tmp_path}/restored/orrery.sqlite"

    async def play_and_back_up() -> tuple[int, int]:
        store = await open_store(database)
        await store.create_guest(ADA, ADAS)
        for number, game in enumerate(GAMES):
            await play_into(store, f"finished-{game}", game, number)
        sitting = Sitting(store, "running", "exoplanets", 9)
        await sitting.begin()
        await sitting.play(20)
        playing = asyncio.create_task(sitting.play())
        assert await backup(database, file) == 3
        at_backup = len(await store.log("running"))
        await playing
        total = len(await store.log("running"))
        await store.close()
        return at_backup, total

    at_backup, total = asyncio.run(play_and_back_up())
    assert 20 <= at_backup <= total
    assert asyncio.run(restore(file, restored)) == 3
    finished = {f"finished-{game}": True for game in GAMES}
    found = asyncio.run(verified(restored))
    assert finished.items() <= found.items()
    log = with_store(restored, lambda store: store.log("running"))
    assert 20 <= len(log) <= at_backup
    assert with_store(restored, lambda store: store.guest("ada")) == ADA
    assert asyncio.run(verified(database)) == finished | {"running": True}


def test_a_backup_goes_back_into_either_database(database: str, tmp_path: Path) -> None:
    """Also the way from SQLite to PostgreSQL."""
    source = f"sqlite:///{tmp_path}/source.sqlite"
    with_store(source, lambda store: play_into(store, "t", "exoplanets", 1))
    asyncio.run(backup(source, tmp_path / "backup"))
    asyncio.run(restore(tmp_path / "backup", database))
    assert asyncio.run(verified(database)) == {"t": True}
    with pytest.raises(NotEmpty):
        asyncio.run(restore(tmp_path / "backup", database))
    with_store(database, lambda store: store.create_table(a_table("more")))
    assert asyncio.run(restore(tmp_path / "backup", database, replace=True)) == 1
    assert asyncio.run(verified(database)) == {"t": True}


async def chattered(store: Store, lines: int) -> None:
    """A database of which nearly everything is long lines of chat."""
    row = {"table": "t", "guest": "", "name": "", "text": "x" * 10_000, "at": 0}

    def work(connection: Connection) -> None:
        connection.execute(insert(CHAT), [{**row, "number": n + 1} for n in range(lines)])

    await store.create_table(a_table())
    await store.write(work)


def peak(work: Callable[[], object]) -> int:
    """The most memory that was in use at once meanwhile."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_neither_backup_nor_restore_holds_all_rows_at_once(
    cluster: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """20 MB of rows, copied 25 at a time: 250 kB, and what the program itself needs."""
    monkeypatch.setattr(copying, "ROWS_AT_ONCE", 25)
    source, target = cluster.new_database(), cluster.new_database()
    with_store(source, lambda store: chattered(store, 2000))
    file = tmp_path / "backup"
    assert peak(lambda: asyncio.run(backup(source, file))) < 8_000_000
    assert peak(lambda: asyncio.run(restore(file, target))) < 8_000_000
    lines = with_store(target, lambda store: store.chat("t", limit=5000))
    assert [line.number for line in lines] == list(range(1, 2001))
    assert {line.text for line in lines} == {"x" * 10_000}


def test_a_backup_of_postgresql_is_one_moment(
    cluster: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written while it is being copied is in it as a whole or not at all."""
    monkeypatch.setattr(copying, "ROWS_AT_ONCE", 1)
    database = cluster.new_database()
    with_store(database, lambda store: chattered(store, 3))
    copied = copying.read_batches
    written: list[str] = []

    def meanwhile(source: Connection, table: Table) -> Any:
        for rows in copied(source, table):
            if source.dialect.name == "postgresql" and not written:
                written.append(table.name)
                with ThreadPoolExecutor(1) as beside:
                    beside.submit(with_store, database, _one_more).result()
            yield rows

    monkeypatch.setattr(copying, "read_batches", meanwhile)
    assert asyncio.run(backup(database, tmp_path / "backup")) == 1
    assert written
    restored = f"sqlite:///{tmp_path}/restored.sqlite"
    asyncio.run(restore(tmp_path / "backup", restored))
    assert with_store(restored, lambda store: store.table_ids()) == ["t"]
    assert len(with_store(restored, lambda store: store.chat("t"))) == 3
    assert len(with_store(database, lambda store: store.chat("t"))) == 4


async def _one_more(store: Store) -> None:
    await store.create_table(a_table("u"))
    await store.append(a_command(1, table="u"))
    await store.add_chat(StoredChatLine(table="t", text="meanwhile", name=""))


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/orrery.sqlite"

    async def scenario(store: Store) -> None:
        await store.create_table(a_table())
        await backup(database, tmp_path / "backup")
        with pytest.raises(StoreLocked):
            await restore(tmp_path / "backup", database, replace=True)
        assert (await store.append(a_command(1))).status == "committed"

    with_store(database, scenario)


def test_the_journal_of_the_old_file_does_not_get_into_the_restored_one(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/orrery.sqlite"
    with_store(database, lambda store: store.create_table(a_table()))
    asyncio.run(backup(database, tmp_path / "backup"))
    beside = tmp_path / "orrery.sqlite-wal"
    beside.write_bytes(b"left over from a process that was killed")
    asyncio.run(restore(tmp_path / "backup", database, replace=True))
    assert not beside.exists()
    assert with_store(database, lambda store: store.table_ids()) == ["t"]


def a_damaged(path: Path) -> Path:
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 4] = bytes(4096 * 2)
    path.write_bytes(content)
    return path


def not_a_database(path: Path) -> Path:
    path.write_text("not a database at all, but a text long enough to look at" * 100)
    return path


def of_another_program(path: Path) -> Path:
    path.unlink()
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    return path


@pytest.mark.parametrize("harm", [a_damaged, not_a_database, of_another_program])
def test_what_is_no_whole_backup_is_refused_and_changes_nothing(
    tmp_path: Path, harm: Callable[[Path], Path]
) -> None:
    database = f"sqlite:///{tmp_path}/orrery.sqlite"
    with_store(database, lambda store: store.create_table(a_table()))
    asyncio.run(backup(database, tmp_path / "backup"))
    with pytest.raises(NotABackup):
        asyncio.run(restore(harm(tmp_path / "backup"), database, replace=True))
    assert with_store(database, lambda store: store.table_ids()) == ["t"]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/orrery.sqlite"
    with pytest.raises(MissingDatabase):
        asyncio.run(backup(database, tmp_path / "backup"))
    with pytest.raises(MissingDatabase):
        asyncio.run(restore(tmp_path / "backup", database))
    assert list(tmp_path.glob("*")) == []


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one finished game."""
    path = tmp_path_factory.mktemp("played") / "orrery.sqlite"
    with_store(f"sqlite:///{path}", lambda store: play_into(store, "t", "exoplanets", 3))
    return path


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ("UPDATE tables SET digest = 'ff'", DigestDiffers),
        ("UPDATE tables SET seed = '00'", WrongSeed),
        ("UPDATE tables SET nonces = '[]'", WrongNonces),
        ("UPDATE tables SET nonces = replace(nonces, 'aa', 'ab')", DealDiffers),
        ("UPDATE tables SET scheme = 'dice'", UnknownScheme),
        ("UPDATE tables SET scheme = NULL", DamagedRow),
        ('UPDATE tables SET result = \'{"scores":[1,2],"ranks":[2,1]}\'', RecordError),
        ("DELETE FROM log WHERE version = 3", GapInLog),
        ("DELETE FROM log WHERE version = (SELECT max(version) FROM log)", RecordError),
        ("UPDATE log SET entries = '[[0,\"draw\"]]' WHERE kind = 'act'", RecordError),
        ("UPDATE log SET taken_back = 1 WHERE version = 9", RecordError),
        ("UPDATE tables SET rules = 99", UnknownGameRules),
        ("UPDATE tables SET options = '{'", DamagedRow),
        ("UPDATE log SET entries = '[[0]]' WHERE version = 5", DamagedRow),
        ("UPDATE log SET kind = 'wish' WHERE version = 5", DamagedRow),
        ("UPDATE tables SET game = 'chess'", RecordError),
    ],
)
def test_whatever_was_changed_in_a_stored_game_is_found(
    tmp_path: Path, played: Path, change: str, error: type[OrreryError]
) -> None:
    path = tmp_path / "orrery.sqlite"
    path.write_bytes(played.read_bytes())
    assert asyncio.run(verified(f"sqlite:///{path}")) == {"t": True}
    connection = apsw.Connection(str(path))
    connection.execute(change)
    assert connection.changes() >= 1
    connection.close()
    with pytest.raises(error):
        asyncio.run(verified(f"sqlite:///{path}"))
