"""Every dependency is pinned, and its reason is written down."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
SETS = ("build", "ray", "docs", "test", "bench")
REASONS = (ROOT / "docs" / "decisions" / "dependencies.md").read_text()


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> list[str]:
    """What the program needs, and what its extras do."""
    project = PROJECT["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    return [*project["dependencies"], *(line for lines in extras.values() for line in lines)]


def required() -> list[str]:
    files = [ROOT / "requirements" / f"{name}.txt" for name in SETS]
    lines = [line for file in files for line in file.read_text().splitlines()]
    lines += declared() + PROJECT["build-system"]["requires"]
    names = [re.match(r"[A-Za-z0-9._-]+", line) for line in lines if not line.startswith("#")]
    return sorted({plain(found.group()) for found in names if found})


def imported() -> set[str]:
    """The packages that the sources import, wherever in a file."""
    files = (ROOT / "src").rglob("*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text()))]
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    packages = {name.partition(".")[0] for name in names}
    return packages - set(sys.stdlib_module_names) - {"orrery"}


@pytest.mark.parametrize("package", sorted(imported()))
def test_what_is_imported_is_a_declared_dependency(package: str) -> None:
    names = {
        plain(found.group()) for line in declared() if (found := re.match(r"[A-Za-z0-9._-]+", line))
    }
    providers = {plain(name) for name in packages_distributions().get(package, [package])}
    assert providers & names


def pinned() -> list[str]:
    lines = (ROOT / "requirements" / "constraints.txt").read_text().splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("name", required())
def test_a_dependency_is_pinned(name: str) -> None:
    assert name in {plain(line.partition("==")[0]) for line in pinned()}


@pytest.mark.parametrize("name", required())
def test_a_dependency_has_its_reason(name: str) -> None:
    named = re.findall(r"`([A-Za-z0-9._-]+)(?:\[[a-z]+\])?`", REASONS)
    assert name in {plain(found) for found in named}


def test_a_pin_is_a_name_and_a_version_and_nothing_else() -> None:
    odd = [line for line in pinned() if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9a-z.]*", line)]
    assert not odd
