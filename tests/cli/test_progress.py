"""Long commands tell how far they are: by a bar in a terminal, elsewhere by plain lines."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.bots.matches import Pairing
from orrery.cli import ladder, output
from orrery.cli.main import app
from orrery.cli.output import QUIET_SECONDS, ProgressLines, progress, progress_bar
from orrery.games import GAMES
from orrery.play.record import encode
from tests.play.games import play_random
from tests.toy.toy import TOY

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"
PLAYED = ["--bots", "random", "--games", "3"]
TRAINED = ["--generations", "1", "--candidates", "4", "--trials", "2", "--jobs", "1"]
COMMANDS = {
    "simulate": ["simulate", "exoplanets", *PLAYED, "--out", "records"],
    "dataset": ["dataset", "exoplanets", *PLAYED, "--jobs", "1", "--out", "data"],
    "arena": ["arena", "exoplanets", "--bots", "random,greedy", "--games", "2", "--jobs", "1"],
    "ladder": ["ladder", "exoplanets", "--games", "2", "--jobs", "1"],
    "train": ["train", "exoplanets", *TRAINED, "--out", "weights.json"],
    "balance": ["balance", "exoplanets", *PLAYED, "--jobs", "1"],
    "check-bot": ["check-bot", EXAMPLE, "--game", "exoplanets", "--games", "2"],
    "review": ["review", "toy.jsonl"],
}
NEEDS = {"dataset": "pyarrow", "train": "numpy"}
BAR = """
from orrery.cli.output import progress_bar
with progress_bar("Playing") as shown:
    shown(1, 4)
"""


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_line_comes_at_most_every_ten_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    shown = ProgressLines("Playing", clock)
    for done in range(1, 41):
        clock.now += QUIET_SECONDS / 4
        shown(done, 40)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [f"Playing ({done} of 40)" for done in range(4, 41, 4)]


def test_what_is_done_at_once_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar("Playing") as shown:
        shown(1, 1)
    assert list(progress("abc", "Replaying")) == ["a", "b", "c"]
    assert capsys.readouterr() == ("", "")


def test_items_are_counted_when_they_are_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(output, "QUIET_SECONDS", 0.0)
    assert list(progress("ab", "Replaying")) == ["a", "b"]
    assert capsys.readouterr().err.splitlines() == ["Replaying (1 of 2)", "Replaying (2 of 2)"]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_long_command_tells_its_progress_without_a_terminal(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Colours that are forced, as in many logs, change nothing."""
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(output, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(ladder, "ladder_pairings", lambda _: [Pairing("random", "greedy")])
    monkeypatch.setitem(GAMES, TOY.id, TOY)
    monkeypatch.setenv("FORCE_COLOR", "1")
    Path("toy.jsonl").write_bytes(encode(play_random()))
    ended = CliRunner().invoke(app, COMMANDS[name])
    assert ended.exit_code == 0, ended.output
    told = ended.stderr.splitlines()
    assert told
    assert all(line.isprintable() and " of " in line for line in told), told


def test_a_terminal_shows_a_bar() -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm"}
    subprocess.run([sys.executable, "-c", BAR], check=True, stderr=theirs, env=environment)
    shown = os.read(ours, 4096).decode()
    os.close(ours)
    os.close(theirs)
    assert "Playing" in shown
    assert "\x1b[" in shown
