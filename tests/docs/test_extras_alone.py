"""Each extra alone, in an environment of its own; minutes of work, done by `make test-long`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
USES = {
    "": "import orrery; print(orrery.play('exoplanets', ['greedy', 'random'], seed=1).result)",
    "rl": "import orrery.rl.aec, orrery.rl.vector; orrery.rl.aec.env('cosmos').reset(seed=1)",
    "openspiel": "import pyspiel, orrery.rl.openspiel; pyspiel.load_game('python_orrery_cosmos')",
    "data": "from orrery.cli.main import app; app(['dataset', 'exoplanets', '--games', '2',"
    " '--jobs', '1', '--out', 'data'])",
    "train": "from orrery.cli.main import app; app(['train', 'exoplanets', '--generations', '1',"
    " '--candidates', '4', '--trials', '2', '--jobs', '1', '--out', 'train.json'])",
    "ray": "from orrery.cli.main import app; app(['simulate', 'exoplanets', '--games', '2',"
    " '--ray', 'local', '--out', 'games'])",
}


@pytest.mark.skipif("ORRERY_LONG" not in os.environ, reason="only in make test-long")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("extra", USES)
def test_an_extra_works_alone(extra: str, tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, package)
    leave = shutil.ignore_patterns("__pycache__", ".mypy_cache", "*.so", "screen")
    shutil.copytree(ROOT / "src", package / "src", ignore=leave)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    wanted = f"{package}[{extra}]" if extra else str(package)
    constraints = str(ROOT / "requirements" / "constraints.txt")
    # Not compiled: the rules are the same, and compiling takes minutes.
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "-c", constraints, wanted],
        check=True,
        env=_plain_environment() | {"ORRERY_PURE": "1"},
    )
    subprocess.run([python, "-c", USES[extra]], check=True, cwd=tmp_path, env=_plain_environment())


def _plain_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
