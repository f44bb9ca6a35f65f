"""The values that ship come from the commands in docs/training.md. Run again in full they take
hours: only `make test-long` does that."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from orrery.bots.training import Training
from orrery.cli.main import app
from orrery.core.net import Net
from orrery.games import GAMES, game_named
from tests.bots.test_search import decisions
from tests.contract.test_features import numbers_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "training.md").read_text("utf-8")
ROW = re.compile(r"^\| [^|]+ \| value \| (.+) \|$", re.MULTILINE)
# The last digits of a net depend on the order in which a machine adds up.
POINTS = 0.5


def commands_for(game_id: str) -> list[list[str]]:
    """What the page says is to be typed, in its order."""
    for row in ROW.findall(PAGE):
        commands = [shlex.split(text) for text in re.findall(r"`([^`]+)`", row)]
        if commands[-1][:3] == ["orrery", "train", game_id]:
            return commands
    raise AssertionError(f"docs/training.md does not say where the value of {game_id} is from")


def margins(game_id: str, net: Net) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    game = game_named(game_id)
    states = [state for seed in range(5) for state in decisions(game, seed, 20)]
    written = np.array([numbers_of(game, state, 0) for state in states])
    hidden = np.maximum(written @ np.array(net.first) + np.array(net.bias), 0.0)
    found: np.ndarray[tuple[int], np.dtype[np.float64]] = hidden @ np.array(net.margin[:-1])
    return found + net.margin[-1]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_page_has_a_command_for_every_value(game_id: str) -> None:
    last = commands_for(game_id)[-1]
    assert {"--rounds", "--games", "--seed", "--out"} <= set(last)


@pytest.mark.timeout(6 * 3600)
@pytest.mark.skipif("ORRERY_LONG" not in os.environ, reason="only in make test-long")
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_value_that_ships_is_made_again(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *before, last = commands_for(game_id)
    monkeypatch.chdir(tmp_path)
    for command in before:
        end = command.index(">")
        shown = subprocess.run(command[:end], cwd=ROOT, check=True, capture_output=True)
        Path(command[end + 1]).write_bytes(shown.stdout)
    ran = CliRunner().invoke(app, last[1:])
    assert ran.exit_code == 0, ran.output
    made = msgspec.json.decode(Path(last[last.index("--out") + 1]).read_bytes(), type=Training)
    shipped = game_named(game_id).net()
    assert shipped is not None
    off = margins(game_id, made.rounds[-1].net) - margins(game_id, shipped)
    assert float(np.abs(off).mean()) < POINTS
