"""The installed command, a server as people start it, and the reference bot that plays on it."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visitors import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
Running = tuple[str, "subprocess.Popen[str]"]
ORRERY = [sys.executable, "-c", "from orrery.cli.main import main; main()"]


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    folder = tmp_path_factory.mktemp("served") / "new"
    command = [*ORRERY, "serve", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "ORRERY_LANGUAGE": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found.group(), process
        if process.poll() is None:
            process.terminate()
            process.wait()


def test_the_reference_bot_plays_a_game_to_its_end(server: tuple[str, object]) -> None:
    for game in ("exoplanets", "cosmos"):
        played = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "bot.py"), server[0], "--game", game],
            capture_output=True,
            text=True,
            check=True,
        )
        assert "result: {'scores': [" in played.stdout
        assert "refused" not in played.stdout
        assert re.search(r"--commitment [0-9a-f]{64} --nonce [0-9a-f]{32}\n", played.stdout)


def test_a_token_from_the_command_line_is_a_guest(server: tuple[str, object]) -> None:
    printed = subprocess.run(
        [*ORRERY, "token", "Robo", "--server", server[0]],
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(printed.stdout.strip()) == 43


def test_no_server_is_said_so() -> None:
    refused = subprocess.run(
        [*ORRERY, "token", "Robo", "--server", "http://127.0.0.1:9"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2
    assert "127.0.0.1:9" in refused.stderr


def test_it_stops_when_it_is_told_to(server: Running) -> None:
    process = server[1]
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0
    assert process.stdout is not None
    assert "Stopped." in process.stdout.read()


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    command = [*ORRERY, "serve", "--port", "0", "--data", str(tmp_path / "new")]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "ORRERY_WORKERS": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        try:
            with urllib.request.urlopen(f"{found.group()}/readyz") as answer:  # noqa: S310
                assert answer.status == 200
            assert _children(process.pid)
        finally:
            process.kill()
        # Its workers hold the other end of the pipe: it has an end only when all are gone.
        process.communicate(timeout=PATIENCE)


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]
