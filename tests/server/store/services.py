"""A real PostgreSQL and a real Redis on loopback, for as long as the tests need them."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60
_NUMBERS = count(1)


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def postgres_folder() -> Path | None:
    """The newest PostgreSQL of Debian, or the one on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return None if named is None else Path(named).parent


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    if os.geteuid() != 0:
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


@contextmanager
def running(command: list[str], is_up: Callable[[], bool], **options: Any) -> Iterator[None]:
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, **options)
        try:
            wait_for(process, is_up, output)
            yield
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def wait_for(process: "subprocess.Popen[bytes]", is_up: Callable[[], bool], output: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not is_up():
        if process.poll() is not None or time.monotonic() > until:
            output.seek(0)
            raise RuntimeError(output.read().decode("utf-8", "replace"))
        time.sleep(0.05)


class Postgres:
    """A cluster; every database asked for is a role with a schema of its own, which is much
    quicker to make."""

    def __init__(self, folder: Path, port: int) -> None:
        self._psql = str(folder / "psql")
        self._port = port

    def is_up(self) -> bool:
        return self._run("SELECT 1").returncode == 0

    def new_database(self) -> str:
        name = f"test{next(_NUMBERS)}"
        self.do(f"CREATE ROLE {name} LOGIN SUPERUSER; CREATE SCHEMA {name} AUTHORIZATION {name}")
        return f"postgresql+asyncpg://{name}@{HOST}:{self._port}/postgres"

    def do(self, statement: str) -> None:
        self._run(statement).check_returncode()

    def _run(self, statement: str) -> "subprocess.CompletedProcess[bytes]":
        address = ["-h", HOST, "-p", str(self._port), "-U", "postgres"]
        command = [self._psql, *address, "-v", "ON_ERROR_STOP=1", "-c", statement]
        return subprocess.run(command, capture_output=True, check=False)


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = postgres_folder()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="orrery-postgres-") as name:
        home = Path(name)
        user = unprivileged()
        if user:
            os.chown(home, pwd.getpwnam("postgres").pw_uid, -1)
        data = str(home / "data")
        subprocess.run(
            [folder / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=home,
            **user,
        )
        port = free_port()
        cluster = Postgres(folder, port)
        # What is tested here is who wins, not what survives a power cut.
        listen = ["-p", str(port), "-c", f"listen_addresses={HOST}", "-k", name, "-c", "fsync=off"]
        command = [str(folder / "postgres"), "-D", data, *listen]
        with running(command, cluster.is_up, cwd=home, **user):
            yield cluster


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


@contextmanager
def redis(port: int) -> Iterator[str]:
    found = shutil.which("redis-server")
    if found is None:
        pytest.skip("Redis is not installed")
    bare = ["--save", "", "--appendonly", "no", "--bind", HOST, "--port", str(port)]
    with running([found, *bare], lambda: answers(port)):
        yield f"redis://{HOST}:{port}/0"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/orrery.sqlite"
    started: Postgres = request.getfixturevalue("cluster")
    return started.new_database()
