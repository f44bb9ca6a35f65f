"""Promise 2: it survives a power cut, with full synchronisation and only with that."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import apsw
import pytest

from orrery.server.store import StoreError, StoreRefused
from orrery.server.store.sqlite import SqliteStore
from tests.server.durability.disks import ForgetfulDisk
from tests.server.durability.rounds import is_long
from tests.server.store.rows import a_command, a_table

CUTS = 200 if is_long() else 20
TABLES = [f"t{n}" for n in range(6)]
LONGEST_WAIT = 400
# So that many a cut falls into the moving of pages from the journal into the database.
OFTEN = "PRAGMA wal_autocheckpoint=40"


@dataclass
class Losses:
    """What cuts have done to acknowledged moves."""

    acknowledged: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TABLES, 0))
    moves: int = 0
    while_moving: int = 0
    lost: int = 0
    disordered: int = 0
    corrupt: int = 0


async def play_until_cut(disk: ForgetfulDisk, path: Path, synchronous: str, losses: Losses) -> None:
    """Every table plays until the power goes out; counts what was acknowledged."""
    store = await SqliteStore.open(path, synchronous=synchronous, vfs=disk.name, exclusive=True)
    await store.write(lambda connection: connection.exec_driver_sql(OFTEN))

    async def play(table: str) -> None:
        version = losses.acknowledged[table] + 1
        while True:
            appended = await store.append(a_command(version, table=table))
            if appended.status != "conflict":
                losses.acknowledged[table] = version
                losses.moves += appended.status == "committed"
            version = appended.version + 1

    plays = [asyncio.create_task(play(table)) for table in TABLES]
    try:
        with suppress(StoreRefused):
            await asyncio.gather(*plays)
    finally:
        await asyncio.gather(*plays, return_exceptions=True)
        await store.close()


async def set_up(disk: ForgetfulDisk, path: Path) -> None:
    store = await SqliteStore.open(path, vfs=disk.name, exclusive=True)
    for table in TABLES:
        await store.create_table(a_table(table))
    await store.close()


def examine(disk: ForgetfulDisk, folder: Path, losses: Losses) -> None:
    """Look at what the cut has left, with a plain SQLite."""
    disk.copy_to(folder)
    connection = apsw.Connection(str(folder / "orrery.sqlite"))
    try:
        losses.corrupt += connection.execute("PRAGMA integrity_check").get != "ok"
        for table in TABLES:
            query = 'SELECT version, command FROM log WHERE "table"=? ORDER BY version'
            found = connection.execute(query, (table,)).fetchall()
            expected = [(version, f"c{version}") for version in range(1, len(found) + 1)]
            losses.disordered += found != expected
            losses.lost += max(0, losses.acknowledged[table] - len(found))
            losses.acknowledged[table] = len(found)
    except apsw.Error:
        losses.corrupt += 1
    finally:
        connection.close()


def suffer(synchronous: str, cuts: int, folder: Path) -> Losses:
    """Play, cut, look, and go on with what was left, again and again."""
    disk = ForgetfulDisk()
    rng = random.Random(synchronous)  # noqa: S311 - the same cuts in every run
    losses = Losses()
    path = folder / "disk" / "orrery.sqlite"
    asyncio.run(set_up(disk, path))
    for number in range(cuts):
        disk.cut_at = disk.operations + rng.randrange(LONGEST_WAIT)
        with suppress(StoreError):
            asyncio.run(play_until_cut(disk, path, synchronous, losses))
        losses.while_moving += bool(disk.files[str(path)].unsafe)
        disk.power_up(rng)
        after = folder / str(number)
        after.mkdir()
        examine(disk, after, losses)
        if losses.corrupt:
            break
    return losses


def test_no_acknowledged_move_is_lost_in_a_power_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    losses = suffer("FULL", CUTS, tmp_path)
    with capsys.disabled():
        print(  # noqa: T201 - the figure is part of what is promised
            f"\n{CUTS} power cuts, {losses.while_moving} of them with pages of the database half "
            f"written; {losses.moves} moves acknowledged, {losses.lost} lost"
        )
    assert losses.moves > CUTS * 10
    assert (losses.lost, losses.disordered, losses.corrupt) == (0, 0, 0)


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_the_same_cuts_with_weaker_synchronisation_lose_moves(
    tmp_path: Path, synchronous: str
) -> None:
    losses = suffer(synchronous, 20, tmp_path)
    assert losses.lost + losses.corrupt > 0
