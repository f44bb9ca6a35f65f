"""The installed command, a server as people start it, and the reference bot that plays on it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    assert process.wait(60) in (0, -signal.SIGTERM)
