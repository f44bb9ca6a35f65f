"""Playing needs none of what learning programs need."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXTRAS = (
    "cma", "ray", "numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "open_spiel", "scipy",
    "pandas", "torch",
)  # fmt: skip
PROGRAM = "orrery, orrery.games, orrery.bots.planner, orrery.server.http.app, orrery.cli.main"
NEEDED_BY = {
    "orrery.rl.episode": (),
    "orrery.rl.arrays": ("numpy",),
    "orrery.rl.aec": ("numpy", "gymnasium", "pettingzoo"),
    "orrery.rl.parallel": ("numpy", "gymnasium", "pettingzoo"),
    "orrery.rl.vector": ("numpy", "gymnasium"),
    "orrery.rl.openspiel": ("numpy", "pyspiel"),
    "orrery.rl.collect": ("numpy", "pyarrow"),
    "orrery.rl.dataset": ("numpy", "pyarrow"),
    "orrery.bots.training": ("numpy", "cma"),
}
# The modules that each extra is for, with what they import.
MODULES = {
    "ray": ("bots/work.py",),
    "train": ("bots/fitting.py", "bots/selfplay.py", "bots/tuning.py"),
    "rl": ("rl/aec.py", "rl/parallel.py", "rl/gym.py", "rl/vector.py", "rl/arrays.py",
           "rl/spaces.py", "rl/picture.py"),
    "openspiel": ("rl/openspiel.py", "rl/arrays.py"),
    "data": ("rl/collect.py", "rl/shards.py", "rl/data_card.py", "rl/recipe.py", "rl/dataset.py",
             "rl/decisions.py"),
}  # fmt: skip
DISTRIBUTIONS = {"pyspiel": "open_spiel", "open_spiel": "open_spiel"}


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
        name
        for name in ("cma", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "ray")
        if name not in NEEDED_BY[module]
    ]
    run(without(*others) + f"import {module}")


def declared() -> dict[str, set[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {
        extra: {line.partition(">")[0] for line in lines}
        for extra, lines in project["optional-dependencies"].items()
    }


def imports_of(module: str) -> set[str]:
    """What a module imports of the extras, wherever in its file."""
    nodes = list(ast.walk(ast.parse((ROOT / "src" / "orrery" / module).read_text("utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    return {name.partition(".")[0] for name in names} & set(EXTRAS)


def test_every_extra_names_exactly_what_its_modules_import() -> None:
    needed = {
        extra: {DISTRIBUTIONS.get(name, name) for module in modules for name in imports_of(module)}
        for extra, modules in MODULES.items()
    }
    assert needed == declared()


def test_every_module_that_imports_an_extra_belongs_to_one() -> None:
    source = ROOT / "src" / "orrery"
    files = [str(path.relative_to(source)) for path in source.rglob("*.py")]
    importing = {file for file in files if imports_of(file)}
    assert importing <= {module for modules in MODULES.values() for module in modules}
