"""ARCHITECTURE.md, or the README of a game, names every module."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "orrery"
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
ROWS = [row.split("|")[1:3] for row in PAGE.splitlines() if row.startswith("|")]
MODULES = sorted(
    path.relative_to(SOURCE)
    for path in SOURCE.rglob("*.py")
    if path.name != "__init__.py" and path.parent.name != "versions"
)


def pages_of(module: Path) -> str:
    """The rows about the folders a module lies in, or the README of its game."""
    if module.parts[0] == "games":
        return (SOURCE / "games" / module.parts[1] / "README.md").read_text("utf-8")
    folders = {f"`src/orrery/{module.parts[0]}`", *(f"`{name}`" for name in module.parts[1:-1])}
    if len(module.parts) == 2:
        folders.add("(top)")
    return "\n".join(text for name, text in ROWS if name.strip() in folders)


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_a_module_is_named(module: Path) -> None:
    page = pages_of(module)
    names = {f"`{module.name}`", *(f"`{name}/`" for name in module.parts[2:-1])}
    assert any(name in page for name in names), sorted(names)


def test_every_module_that_is_named_exists() -> None:
    here = {path.name for path in SOURCE.rglob("*.py")} | {"setup.py", "site_pages.py"}
    named = set(re.findall(r"`([a-z_]+\.py)`", PAGE))
    assert named <= here, named - here
