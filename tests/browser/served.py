"""A real `orrery serve` on loopback, with the built screen, and a line to it that can be cut."""

import os
import re
import selectors
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from orrery.server.http.screen import FOLDER

ROOT = Path(__file__).resolve().parents[2]
UI = ROOT / "ui"
# Secrets from a seed: the same deals and bots in every run, however often the bots are asked.
SEEDED = """
if __name__ == "__main__":
    import random, secrets
    drawn = random.Random({seed})
    secrets.token_bytes = drawn.randbytes
    secrets.token_hex = lambda size: "{byte:02x}" * size
    secrets.token_urlsafe = lambda size: drawn.randbytes(size).hex()
    from orrery.cli.main import main
    main()
"""
# One game more than the screen was built with, also for the processes in which bots think.
WITH_TOY = """
from orrery.games import GAMES
from tests.toy.toy import TOY
GAMES[TOY.id] = TOY
"""
ENVIRONMENT = {
    "ORRERY_LOG_LEVEL": "warning",
    "PYTHONUNBUFFERED": "1",
    "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)]).strip(os.pathsep),
}
LIMITS = ("REQUESTS", "ADDRESS", "GUESTS", "COMMANDS")


def build_screen() -> None:
    """Builds the screen into the package that is imported, unless it is there."""
    if (FOLDER / "index.html").exists():
        return
    npm = shutil.which("npm")
    assert npm, "the screen is not built and there is no Node to build it"
    if not (UI / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=UI, check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=UI, check=True)
    shutil.copytree(UI / "dist", FOLDER)


@contextmanager
def serving(data: Path, seed: int, first: str = "") -> Iterator[str]:
    """The address of a server that runs as long as it is needed; `first` is run before it."""
    build_screen()
    program = data / "program.py"
    program.write_text(first + SEEDED.format(seed=seed, byte=seed % 256))
    # The limits are for strangers; here everyone comes from one address.
    limits = {f"ORRERY_{name}_BURST": "1000000" for name in LIMITS}
    said = data / "said"
    with said.open("w") as out:
        process = subprocess.Popen(
            [sys.executable, str(program), "serve", "--port", "0", "--data", str(data)],
            env=os.environ | limits | ENVIRONMENT,
            stdout=out,
        )
    try:
        yield _address(process, said)
    finally:
        process.terminate()
        process.wait(timeout=30)


def _address(process: "subprocess.Popen[bytes]", said: Path) -> str:
    """What the server says it listens on, as soon as it does."""
    while process.poll() is None:
        found = re.search(r"http://\S+", said.read_text())
        if found and said.read_text().endswith("\n"):
            return found[0].rstrip("/")
        time.sleep(0.05)
    raise AssertionError(f"the server did not start: {said.read_text()}")


class Line:
    """A line between browser and server: cut, it drops what it carries and takes nobody."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._carried: set[socket.socket] = set()
        self._is_whole = True
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._take, daemon=True).start()

    def cut(self) -> None:
        self._is_whole = False
        for end in list(self._carried):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._is_whole = True

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._is_whole:
                    threading.Thread(target=self._carry, args=(near,), daemon=True).start()
                else:
                    near.close()

    def _carry(self, near: socket.socket) -> None:
        far = socket.create_connection(self._server)
        others: dict[object, socket.socket] = {near: far, far: near}
        self._carried |= {near, far}
        with selectors.DefaultSelector() as ready, near, far, suppress(OSError):
            for end in (near, far):
                ready.register(end, selectors.EVENT_READ)
            while True:
                for key, _ in ready.select():
                    far_end = others[key.fileobj]
                    data = others[far_end].recv(65536)
                    if not data:
                        return
                    far_end.sendall(data)
