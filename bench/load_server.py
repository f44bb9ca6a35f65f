"""The processes under load, and what they cost by the system's own books."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import orrery.core.game
from bench.worker import ROOT, Worker

HOST: Final = "127.0.0.1"
START: Final = "from orrery.cli.main import main; main()"
PATIENCE: Final = 60.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")
# A whole crowd comes from one address; the limits are for the internet.
UNLIMITED: Final = {
    f"ORRERY_{name}": "1000000"
    for name in (
        "REQUESTS_BURST",
        "ADDRESS_BURST",
        "ADDRESS_PER_SECOND",
        "GUESTS_BURST",
        "TABLES_BURST",
        "COMMANDS_BURST",
        "COMMANDS_PER_SECOND",
    )
}


def form() -> str:
    """Which form of the rules this process, and every one it starts, imports."""
    return "pure" if str(orrery.core.game.__file__).endswith(".py") else "compiled"


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def processor_seconds(pid: int) -> float:
    """Processor time of a process so far, of all threads, in user and system mode."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


class Process:
    """A server that was started here."""

    def __init__(self, command: Sequence[str], port: int, settings: dict[str, str]) -> None:
        self.port = port
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | settings, stdout=subprocess.DEVNULL
        )
        self.pid = self._process.pid

    def wait_until(self, path: str, *good: int) -> None:
        until = time.monotonic() + PATIENCE
        while _status(self.port, path) not in good:
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self._process.args!s} does not answer")
            time.sleep(0.1)

    @property
    def seconds(self) -> float:
        return processor_seconds(self.pid)

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _status(port: int, path: str) -> int:
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}{path}", timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


@contextmanager
def folder() -> Iterator[Path]:
    """A folder on the disk of the project: what is in memory is quick to synchronise."""
    (ROOT / "build").mkdir(exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix="load-", dir=ROOT / "build"))
    try:
        yield made
    finally:
        shutil.rmtree(made)


@contextmanager
def table_server(data: Path, **settings: str) -> Iterator[Process]:
    """`orrery serve` with its usual durability."""
    port = free_port()
    options = ["--host", HOST, "--port", str(port), "--data", str(data)]
    wanted = UNLIMITED | {"ORRERY_WORKERS": "1", "ORRERY_LOG_LEVEL": "error"} | settings
    process = Process([sys.executable, "-c", START, "serve", *options], port, wanted)
    try:
        process.wait_until("/readyz", 200)
        yield process
    finally:
        process.stop()


@contextmanager
def echo_server() -> Iterator[Process]:
    port = free_port()
    process = Process([sys.executable, "-m", "bench.echo_server", str(port)], port, {})
    try:
        process.wait_until("/nowhere", 404)
        yield process
    finally:
        process.stop()


class People(Worker):
    """The process of the clients."""

    @property
    def seconds(self) -> float:
        return processor_seconds(self._process.pid)


@contextmanager
def crowd() -> Iterator[People]:
    worker = People([sys.executable, "-m", "bench.load_crowd"], os.environ)
    try:
        yield worker
    finally:
        worker.close()


def synchronising(data: Path, times: int = 50) -> float:
    """Seconds of writing one page and synchronising it: what a commit waits for at least."""
    with (data / "probe").open("wb") as file:
        begun = time.perf_counter()
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - begun) / times
