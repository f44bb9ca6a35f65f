"""Playing needs none of what learning programs need."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXTRAS = ("cma", "ray", "numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "scipy")
PROGRAM = "orrery, orrery.games, orrery.bots.planner, orrery.server.http.app, orrery.cli.main"
NEEDED_BY = {
    "orrery.rl.episode": (),
    "orrery.rl.arrays": ("numpy",),
    "orrery.rl.aec": ("numpy", "gymnasium", "pettingzoo"),
    "orrery.rl.vector": ("numpy", "gymnasium"),
    "orrery.rl.openspiel": ("numpy", "pyspiel"),
}


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def without(*packages: str) -> str:
    """Python that cannot import these."""
    return f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"


def test_the_program_imports_none_of_the_extras() -> None:
    code = f"import sys, {PROGRAM}\nprint(*(name for name in {EXTRAS!r} if name in sys.modules))"
    assert run(code).split() == []
    run(without(*EXTRAS) + f"import {PROGRAM}")


@pytest.mark.parametrize("module", NEEDED_BY)
def test_a_module_needs_its_own_extra_alone(module: str) -> None:
    others = [
        name for name in ("gymnasium", "pettingzoo", "pyspiel") if name not in NEEDED_BY[module]
    ]
    run(without(*others) + f"import {module}")


def test_the_extras_are_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {
        extra: [line.partition(">")[0] for line in lines]
        for extra, lines in project["optional-dependencies"].items()
    }
    assert names == {
        "ray": ["ray"],
        "train": ["cma", "numpy"],
        "rl": ["gymnasium", "numpy", "pettingzoo"],
        "openspiel": ["numpy", "open_spiel"],
    }
