"""docs/adding-a-game.md, followed to the letter, gives a game that passes the contract suite."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(
    r"```sh\n(.*?)```", (ROOT / "docs/adding-a-game.md").read_text("utf-8"), re.DOTALL
)
COMMAND = "import sys; from orrery.cli.main import main; sys.argv[0] = 'orrery'; main()"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources and the tests that the page needs, and an `orrery` that runs from them."""
    without = shutil.ignore_patterns("__pycache__", "*.so")
    for folder in ("src", "tests/toy", "tests/contract", "tests/records"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=without)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    command = tmp_path / "bin" / "orrery"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{COMMAND}" "$@"\n')
    command.chmod(0o755)
    return tmp_path


def run(script: str, folder: Path) -> str:
    path = [str(folder / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")},
        "PATH": os.pathsep.join(path),
        "PYTHONPATH": str(folder / "src"),
    }
    done = subprocess.run(
        ["/bin/sh", "-euc", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_page_followed_to_the_letter_gives_a_game(clone: Path) -> None:
    printed = [run(block, clone) for block in BLOCKS]
    assert len(printed) == 6
    assert '"to_act":[],"legal":{}' in printed[2]
    assert "passed" in printed[3]
    assert len(list((clone / "tests/records/meteors").iterdir())) == 3
