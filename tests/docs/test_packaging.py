"""What is installed is locked with hashes, and the bill of materials says what it is."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("build", "runtime", "research", "ray", "docs", "test")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(name: str) -> dict[str, tuple[str, int]]:
    """The version of each package in a lock, and how many hashes it has."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8").replace("\\\n", " ")
    found: dict[str, tuple[str, int]] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            package, version = re.match(r"([A-Za-z0-9._-]+)==(\S+)", line).groups()  # type: ignore[union-attr]
            found[plain(package)] = (version, line.count("--hash=sha256:"))
    return found


def constraints() -> dict[str, str]:
    lines = (ROOT / "requirements" / "constraints.txt").read_text("utf-8").splitlines()
    return {plain(n): v for n, _, v in (x.partition("==") for x in lines if x[0] != "#")}


@pytest.mark.parametrize("name", LOCKS)
def test_everything_in_a_lock_has_its_version_and_hashes(name: str) -> None:
    for package, (version, hashes) in pins(name).items():
        assert constraints()[package] == version
        assert hashes >= 1, package
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    assert "://" not in text


def test_the_lock_of_the_program_holds_its_dependencies() -> None:
    names = [re.match(r"[A-Za-z0-9._-]+", line) for line in PROJECT["dependencies"]]
    assert {plain(found[0]) for found in names if found} <= set(pins("runtime"))


def test_every_documented_way_to_install_is_locked() -> None:
    places = ["Makefile", "deploy/Containerfile", "deploy/README.md", "README.md"]
    places += ["CONTRIBUTING.md", "docs/operating.md", "docs/research.md"]
    for place in places:
        text = (ROOT / place).read_text("utf-8").replace("\\\n", " ")
        for line in re.findall(r"^.*pip install.*$", text, flags=re.MULTILINE):
            assert "pip install orrery" not in line
            is_own = "--no-deps" in line
            assert is_own or "PIP_INSTALL :=" in line, line
            assert ("--require-hashes" in line) == (".lock" in line), line


def test_the_distribution_has_a_name_of_its_own() -> None:
    assert PROJECT["name"] == "orrery-tabletop"
    assert PROJECT["scripts"] == {"orrery": "orrery_command:main"}


def sbom() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "requirements" / "sbom.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bill_of_materials_names_everything_that_runs() -> None:
    bill: dict[str, Any] = sbom().bill(PROJECT["version"])
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1)
    assert bill["metadata"]["component"]["name"] == PROJECT["name"]
    parts = {part["purl"]: part for part in bill["components"]}
    assert len(parts) == len(bill["components"])
    for name, (version, _) in pins("runtime").items():
        if name != "async-timeout":
            assert f"pkg:pypi/{name}@{version}" in parts
    assert any(purl.startswith("pkg:npm/preact@") for purl in parts)
    for part in parts.values():
        assert {"type", "name", "version", "purl", "bom-ref"} <= part.keys()
    licensed = [part for part in parts.values() if part.get("licenses")]
    assert len(licensed) >= len(parts) * 9 // 10
    assert bill["dependencies"][0]["dependsOn"] == sorted(parts)


def test_the_bill_is_written_where_the_program_is_installed(tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    command = [sys.executable, str(ROOT / "requirements" / "sbom.py"), str(file)]
    try:
        sbom().distribution(PROJECT["name"])
    except PackageNotFoundError:
        pytest.skip("the program is not installed here")
    subprocess.run(command, check=True)
    assert '"CycloneDX"' in file.read_text("utf-8")
