"""The package holds the screen, so that `make` builds it first where both are asked for."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not shutil.which("npm"), reason="no Node to build the screen with")
START = (ROOT / "docs" / "start.md").read_text("utf-8")


def commands(tmp_path: Path, *targets: str) -> str:
    """What `make` would do where nothing has been installed yet."""
    asked = ["make", "--dry-run", f"VENV={tmp_path}/venv", *targets]
    done = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


@pytest.mark.parametrize("targets", ["research screen", "screen research", "install screen"])
def test_the_package_is_built_after_the_screen(targets: str, tmp_path: Path) -> None:
    said = commands(tmp_path, *targets.split())
    assert -1 < said.find("npm run --silent build") < said.find("./build/package")


def test_the_first_page_installs_a_package_with_a_screen(tmp_path: Path) -> None:
    installing = re.search(r"^```sh\nmake (.*)\n```", START, re.MULTILINE)
    assert installing is not None
    said = commands(tmp_path, *installing[1].split())
    assert -1 < said.find("npm run --silent build") < said.find("./build/package")


def test_a_screen_that_is_built_later_gets_into_the_package(tmp_path: Path) -> None:
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "installed").touch()
    assert "./build/package" in commands(tmp_path, "screen")
