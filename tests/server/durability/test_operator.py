"""Whoever runs a server is never misled: each case is the real command, and what it says."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import apsw
import pytest

from orrery.server.store import Store
from orrery.server.store.backup import backup
from orrery.server.store.errors import LiveDatabase
from tests.server.durability.games import play_into
from tests.server.durability.test_disk import fill, small_disk
from tests.server.store.rows import ADA, ADAS, a_table, with_store

ROOT = Path(__file__).resolve().parents[3]
ORRERY = [sys.executable, "-c", "from orrery_command import main; main()"]
PATIENCE = 60
Ended = subprocess.CompletedProcess[str]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")}
    plain = {"ORRERY_LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "300", "PYTHONUNBUFFERED": "1"}
    paths = [str(Path(path).absolute()) for path in sys.path if path]
    return kept | plain | {"PYTHONPATH": os.pathsep.join(paths)} | more


def orrery(
    *arguments: str | Path, exits: int | None = None, cwd: Path | None = None, **more: str
) -> str:
    """Everything that the command says; never a traceback, never a raw key."""
    ended: Ended = subprocess.run(
        [*ORRERY, *map(str, arguments)],
        capture_output=True,
        text=True,
        env=environment(**more),
        cwd=cwd,
        check=False,
        timeout=PATIENCE,
    )
    said = ended.stdout + ended.stderr
    assert "Traceback" not in said, said
    assert "⟦" not in said, said
    assert exits is None or ended.returncode == exits, said
    return said


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a finished game."""
    folder = tmp_path_factory.mktemp("stored")

    async def scenario(store: Store) -> None:
        await play_into(store, "played", "exoplanets", 3)

    with_store(f"sqlite:///{folder}/orrery.sqlite", scenario)
    return folder


@pytest.fixture
def data(stored: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    folder = tmp_path / "data"
    shutil.copytree(stored, folder)
    return folder


@contextlib.contextmanager
def running(data: Path, **more: str) -> Iterator["subprocess.Popen[str]"]:
    """A server on this folder, once it listens."""
    with subprocess.Popen(
        [*ORRERY, "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(ORRERY_WORKERS="1", **more),
    ) as process:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


# A backup onto the live database


def other_names(data: Path) -> Iterator[Path]:
    live = data / "orrery.sqlite"
    yield live
    yield data / ".." / data.name / "orrery.sqlite"
    for ending in ("-wal", "-shm", "-journal", ".lock"):
        yield data / f"orrery.sqlite{ending}"
    (data / "soft").symlink_to(live)
    yield data / "soft"
    (data / "hard").hardlink_to(live)
    yield data / "hard"


def test_a_backup_never_replaces_the_database_whatever_its_name(data: Path) -> None:
    before = (data / "orrery.sqlite").stat().st_ino
    said = orrery("backup", data / "orrery.sqlite", "--data", data, exits=2)
    assert "is the database itself" in said
    for name in other_names(data):
        with pytest.raises(LiveDatabase):
            asyncio.run(backup(f"sqlite:///{data}/orrery.sqlite", name))
        assert (data / "orrery.sqlite").stat().st_ino == before
    assert "1 finished" in orrery("verify", "--data", data, exits=0)


def test_a_backup_never_replaces_the_database_of_another_running_server(
    data: Path, stored: Path
) -> None:
    with running(data):
        target = data / "orrery.sqlite"
        assert "Another process" in orrery("backup", target, "--data", stored, exits=2)
        restored = ("restore", stored / "orrery.sqlite", "--data", data, "--replace")
        assert "Another process" in orrery(*restored, exits=2)
        (data.parent / "link").symlink_to(data)
        restored = (*restored[:3], data.parent / "link", "--replace")
        assert "Another process" in orrery(*restored, exits=2)
    own = data / "orrery.sqlite"
    assert "is the database itself" in orrery("restore", own, "--data", data, "--replace", exits=2)


@pytest.mark.parametrize("place", [".", "/dev/full", "/dev/null"])
def test_a_backup_goes_into_a_file(data: Path, tmp_path: Path, place: str) -> None:
    said = orrery("backup", place, "--data", data, exits=2, cwd=tmp_path)
    assert "is not an ordinary file" in said
    assert not Path("/dev/full").is_file()


def test_a_backup_overwrites_nothing_but_a_backup(data: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("not to be lost")
    assert "not a backup" in orrery("backup", notes, "--data", data, exits=2)
    assert notes.read_text() == "not to be lost"
    orrery("backup", tmp_path / "one", "--data", data, exits=0)
    orrery("backup", tmp_path / "one", "--data", data, exits=0)


def test_backups_are_rotated(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("orrery-20200101-000000.sqlite", "orrery-20210101-000000.sqlite", "mine.sqlite"):
        (folder / name).write_bytes(b"")
    said = orrery("backup", folder, "--keep", "2", "--data", data, exits=0)
    made = re.search(r"orrery-\d{8}-\d{6}\.sqlite", said)
    assert made is not None
    left = {"orrery-20210101-000000.sqlite", "mine.sqlite", made[0]}
    assert {path.name for path in folder.iterdir()} == left
    assert (folder / made[0]).stat().st_mode & 0o077 == 0


# A full disk, a full output


def test_a_full_disk_is_named_by_a_backup(data: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        fill(disk / "filler")
        said = orrery("backup", disk / "backup", "--data", data, exits=2)
        assert "no space left" in said
        assert "not an error" not in said
        assert str(disk) in said


def test_a_full_disk_is_named_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        fill(disk / "filler")
        said = orrery("serve", "--port", "0", "--data", disk, exits=2)
        assert "no space left" in said
        assert "not an error" not in said


@pytest.mark.parametrize("command", [("verify",), ("doctor",), ("tables", "list"), ("--version",)])
def test_output_that_cannot_be_written_is_one_sentence(data: Path, command: Sequence[str]) -> None:
    given = [] if command[0].startswith("-") else ["--data", str(data)]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [*ORRERY, *command, *given],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.splitlines() == [
        "The output cannot be written: No space left on device. Send it somewhere else."
    ]


# Addresses and folders


def test_a_port_in_use_is_named_with_its_address(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = orrery("serve", "--port", str(port), "--data", tmp_path, exits=2)
    assert f"127.0.0.1:{port}" in said
    assert "--port" in said


def test_an_address_of_another_machine_is_named(tmp_path: Path) -> None:
    said = orrery("serve", "--host", "192.0.2.1", "--port", "0", "--data", tmp_path, exits=2)
    assert "192.0.2.1" in said
    assert "--host" in said


def test_doctor_makes_nothing_and_says_which_folder_it_examines(tmp_path: Path) -> None:
    said = orrery("doctor", cwd=tmp_path, exits=0, ORRERY_PORT="0")
    assert str(tmp_path / "orrery-data") in said
    assert "--data" in said
    assert list(tmp_path.iterdir()) == []
    said = orrery("doctor", "--data", tmp_path / "new", exits=0, ORRERY_PORT="0")
    assert "does not exist yet" in said
    assert list(tmp_path.iterdir()) == []


def test_doctor_beside_the_running_server_knows_it(data: Path) -> None:
    with running(data) as process:
        assert process.stdout is not None
        address = Path(f"/proc/{process.pid}/net/tcp")
        assert address.exists()
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        with listening:
            port = str(listening.getsockname()[1])
            said = orrery("doctor", "--data", data, exits=0, ORRERY_PORT=port)
            assert f"process {process.pid}" in said
            other = orrery("doctor", "--data", data.parent, exits=1, ORRERY_PORT=port)
            assert f"127.0.0.1:{port}" in other


def test_a_file_in_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = orrery("serve", "--port", "0", "--data", tmp_path / "file", exits=2)
    assert "is not a folder" in said


def test_an_empty_file_is_called_empty(tmp_path: Path) -> None:
    (tmp_path / "orrery.sqlite").write_bytes(b"")
    assert "empty file" in orrery("doctor", "--data", tmp_path, exits=0, ORRERY_PORT="0")
    said = orrery("verify", "--data", tmp_path, exits=2)
    assert "is empty" in said
    assert str(tmp_path) in said


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    connection = apsw.Connection(str(tmp_path / "orrery.sqlite"))
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    for command in (("verify",), ("serve", "--port", "0"), ("tables", "list")):
        said = orrery(*command, "--data", tmp_path, exits=2)
        assert "another program" in said
    connection = apsw.Connection(str(tmp_path / "orrery.sqlite"))
    assert connection.execute("SELECT name FROM sqlite_schema").get == "recipes"
    connection.close()


# Settings


@pytest.mark.parametrize("command", [("serve",), ("doctor",), ("backup", "x"), ("tables", "list")])
def test_a_misspelt_setting_is_refused_by_every_command(command: Sequence[str]) -> None:
    said = orrery(*command, exits=2, ORRERY_PROT="8001")
    assert "ORRERY_PROT" in said
    assert "ORRERY_PORT" in said


def test_settings_that_cannot_be_are_sentences(tmp_path: Path) -> None:
    said = orrery("serve", "--data", tmp_path, exits=2, ORRERY_REDIS="foo")
    assert "redis://" in said
    assert "redis://" in orrery("doctor", "--data", tmp_path, exits=2, ORRERY_REDIS="foo")
    binary = tmp_path / "settings.toml"
    binary.write_bytes(bytes(range(256)))
    assert str(binary) in orrery("serve", exits=2, ORRERY_SETTINGS=str(binary))
    assert str(tmp_path) in orrery("serve", exits=2, ORRERY_SETTINGS=str(tmp_path))
    assert "postgresql://" in orrery("serve", exits=2, ORRERY_DATABASE="postgresql://h:x/y")


# Ctrl-C


@pytest.mark.parametrize("moment", [0, 0.2, 1, 2])
def test_an_interrupt_in_the_first_moment_leaves_no_traceback(
    tmp_path: Path, moment: float
) -> None:
    """To the whole group, as a terminal sends it, from when the interpreter has started on; what is
    going on at each moment depends on the machine."""
    begun = "import orrery_command; print('begun', flush=True); orrery_command.main()"
    with subprocess.Popen(
        [sys.executable, "-c", begun, "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(ORRERY_WORKERS="1"),
        start_new_session=True,
        # A test that runs in the background may have been told to ignore interrupts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(moment)
        os.killpg(process.pid, signal.SIGINT)
        try:
            said = "".join(process.communicate(timeout=PATIENCE))
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert "Traceback" not in said, said


def test_what_would_expire_is_told_and_left(data: Path) -> None:
    async def add(store: Store) -> None:
        await store.create_guest(ADA, ADAS)
        await store.create_table(a_table("waits", ("bo",)))
        await store.create_table(a_table("empty", host="bo"))

    assert "No guest would be removed." in orrery("tables", "expired", "--data", data, exits=0)
    with_store(f"sqlite:///{data}/orrery.sqlite", add)
    for _ in range(2):
        told = orrery("tables", "expired", "--data", data, exits=0)
        assert re.search(r"waits .* waits in vain: closed", told)
        assert re.search(r"empty .* nobody sits there: closed", told)
        assert "played" not in told
        assert "One guest would be removed as well." in told
    assert "tables 2, guests 1" in orrery("doctor", "--data", data)
    kept = orrery("tables", "expired", "--data", data, exits=0, ORRERY_GUEST_DAYS="0")
    assert "No guest would be removed." in kept
    gone = orrery("tables", "expired", "--data", data, exits=0, ORRERY_FINISHED_DAYS="1")
    assert re.search(r"played .* finished long ago: removed", gone)
