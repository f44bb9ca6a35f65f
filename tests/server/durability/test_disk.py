"""Promise 7: a full or read-only disk refuses moves with a clear code, and play goes on without
a restart once there is room again. And: commits of different tables are grouped."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import apsw
import pytest

from orrery.server.store import DiskFull, DiskReadOnly, Store, StoreRefused, open_store
from orrery.server.store.sqlite import SqliteStore
from tests.server.durability.disks import RefusingDisk
from tests.server.store.rows import a_command, a_table, with_store


@pytest.mark.parametrize(
    ("refusal", "error", "code"),
    [
        (apsw.FullError, DiskFull, "store-full"),
        (apsw.ReadOnlyError, DiskReadOnly, "store-read-only"),
        (apsw.IOError, StoreRefused, "store-unavailable"),
    ],
)
def test_a_disk_that_refuses_refuses_moves_and_recovers_without_a_restart(
    tmp_path: Path, refusal: type[apsw.Error], error: type[StoreRefused], code: str
) -> None:
    disk = RefusingDisk()

    async def scenario() -> None:
        store = await SqliteStore.open(tmp_path / "orrery.sqlite", vfs=disk.name)
        await store.create_table(a_table())
        await store.append(a_command(1))
        disk.refusal = refusal
        for _ in range(3):
            with pytest.raises(error) as refused:
                await store.append(a_command(2))
            assert refused.value.code == code
            assert type(refused.value) is error
        with pytest.raises(error):
            await store.probe()
        assert [step.version for step in await store.log("t")] == [1]
        disk.refusal = None
        await store.probe()
        assert (await store.append(a_command(2))).status == "committed"
        assert (await store.append(a_command(3))).status == "committed"
        await store.close()

    asyncio.run(scenario())
    log = with_store(f"sqlite:///{tmp_path}/orrery.sqlite", lambda store: store.log("t"))
    assert [step.command for step in log] == ["c1", "c2", "c3"]


def test_everyone_in_a_refused_group_is_told(tmp_path: Path) -> None:
    disk = RefusingDisk()

    async def scenario() -> list[object]:
        store = await SqliteStore.open(tmp_path / "orrery.sqlite", vfs=disk.name)
        for n in range(20):
            await store.create_table(a_table(f"t{n}"))
        disk.refusal = apsw.FullError
        appends = [store.append(a_command(1, table=f"t{n}")) for n in range(20)]
        told = await asyncio.gather(*appends, return_exceptions=True)
        disk.refusal = None
        await store.close()
        return list(told)

    assert {type(answer) for answer in asyncio.run(scenario())} == {DiskFull}


def test_commits_of_different_tables_are_grouped(tmp_path: Path) -> None:
    """Two hundred moves made at once take far fewer synchronisations than moves."""
    disk = RefusingDisk()

    async def scenario() -> int:
        store = await SqliteStore.open(tmp_path / "orrery.sqlite", vfs=disk.name)
        for n in range(200):
            await store.create_table(a_table(f"t{n}"))
        before = disk.syncs
        appends = [store.append(a_command(1, table=f"t{n}")) for n in range(200)]
        assert {one.status for one in await asyncio.gather(*appends)} == {"committed"}
        synced = disk.syncs - before
        await store.close()
        return synced

    assert 1 <= asyncio.run(scenario()) <= 50


def test_a_move_is_synchronised_before_it_is_acknowledged(tmp_path: Path) -> None:
    disk = RefusingDisk()

    async def scenario() -> None:
        store = await SqliteStore.open(tmp_path / "orrery.sqlite", vfs=disk.name)
        await store.create_table(a_table())
        for version in range(1, 20):
            before = disk.syncs
            await store.append(a_command(version))
            assert disk.syncs > before
        await store.close()

    asyncio.run(scenario())


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A real file system of 3 MB, where the tests may mount one."""
    folder.mkdir()
    mount = ["/bin/mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no file system may be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["/bin/umount", "-l", str(folder)], check=True)


def fill(file: Path) -> None:
    with suppress(OSError), file.open("ab", buffering=0) as opened:
        while True:
            opened.write(bytes(4096))


async def append_until_full(store: Store, version: int) -> int:
    """Append until the disk refuses; the last version there is then."""
    for following in range(version, version + 500):
        try:
            await store.append(a_command(following))
        except DiskFull:
            return following - 1
    raise AssertionError(version)


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    async def scenario(store: Store, folder: Path) -> int:
        await store.create_table(a_table())
        await store.append(a_command(1))
        fill(folder / "filler")
        last = await append_until_full(store, 2)
        with pytest.raises(DiskFull):
            await store.append(a_command(last + 1))
        (folder / "filler").unlink()
        assert (await store.append(a_command(last + 1))).status == "committed"
        return last + 1

    with small_disk(tmp_path / "disk") as folder:
        database = f"sqlite:///{folder}/orrery.sqlite"
        last = with_store(database, lambda store: scenario(store, folder))
        log = with_store(database, lambda store: store.log("t"))
    assert [step.version for step in log] == list(range(1, last + 1))


def test_a_read_only_disk_is_named_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as folder:
        subprocess.run(["/bin/mount", "-o", "remount,ro", str(folder)], check=True)
        with pytest.raises(DiskReadOnly):
            asyncio.run(open_store(f"sqlite:///{folder}/orrery.sqlite"))
