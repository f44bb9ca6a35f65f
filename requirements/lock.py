"""Writes requirements/*.lock: everything that one list installs, direct and indirect, in the exact
versions of constraints.txt, with the hashes of every file the package index has of each.

    python requirements/lock.py [build] [runtime] [research] [ray] [docs] [test]

The versions are resolved for the Python that runs this; the hashes are of all files of a version,
so that any platform finds its own. It speaks to the index that pip is configured for."""

import json
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from pip._internal.cli.main_parser import parse_command
from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links

HERE = Path(__file__).parent
# Needed only by a Python that does not run this.
OTHERS = {"async-timeout": 'python_full_version < "3.11.3"'}
HEADER = "# Made by requirements/lock.py from {source} and constraints.txt.\n"


def requirements() -> dict[str, list[str]]:
    """What each lock is made from."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    runtime: list[str] = project["dependencies"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    research = [line for name in ("rl", "openspiel", "data", "train") for line in extras[name]]
    build = _lines("build")
    return {
        "build": build,
        "runtime": runtime,
        "research": research,
        "ray": runtime + extras["ray"] + extras["data"] + _lines("ray"),
        "docs": _lines("docs"),
        "test": build + runtime + research + _lines("test"),
    }


def _lines(name: str) -> list[str]:
    lines = (HERE / f"{name}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def resolve(wanted: list[str]) -> dict[str, str]:
    """The versions of everything that is installed for these."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        dry = ["--dry-run", "--ignore-installed", "--report", str(report)]
        constraints = ["-c", str(HERE / "constraints.txt")]
        subprocess.run([*pip, *dry, *constraints, *wanted], check=True)  # noqa: S603
        found = json.loads(report.read_text("utf-8"))["install"]
    return {item["metadata"]["name"]: item["metadata"]["version"] for item in found}


def pinned() -> dict[str, str]:
    lines = (HERE / "constraints.txt").read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


class Index:
    """The hashes that the index states of the files of a version."""

    def __init__(self) -> None:
        _, arguments = parse_command(["download", "nothing"])
        command: Any = create_command("download")
        options, _ = command.parse_args(arguments)
        session = command._build_session(options)
        self._collector = command._build_package_finder(options, session)._link_collector

    def hashes(self, name: str, version: str) -> list[str]:
        links = [link for link in self._links(name) if _version_in(link.filename, version)]
        return sorted({f"{link.hash_name}:{link.hash}" for link in links if link.hash})

    @cache  # noqa: B019 - one index, for the life of this program
    def _links(self, name: str) -> list[Any]:
        found: list[Any] = []

        def read(page: Any) -> list[Any]:
            content = self._collector.fetch_response(page)
            found.extend([] if content is None else parse_links(content))
            return []

        for source in self._collector.collect_sources(name, read).index_urls:
            if source is not None:
                list(source.page_candidates())
        return found


def _version_in(filename: str, version: str) -> bool:
    """Whether a wheel or a source archive is of this version."""
    stem = filename.removesuffix(".tar.gz").removesuffix(".zip")
    parts = filename.split("-")
    return parts[1] == version if filename.endswith(".whl") else stem.endswith(f"-{version}")


def write(name: str, versions: dict[str, str], index: Index) -> None:
    source = "pyproject.toml" if name in ("runtime", "research") else f"{name}.txt"
    lines = [HEADER.format(source=source)]
    for package, version in sorted(versions.items(), key=lambda item: item[0].lower()):
        hashes = index.hashes(package, version)
        if not hashes:
            raise SystemExit(f"the index states no hash of {package} {version}")
        marker = f" ; {OTHERS[package]}" if package in OTHERS else ""
        pin = f"{package}=={version}{marker}"
        lines.append(" \\\n".join([pin, *(f"    --hash={h}" for h in hashes)]))
        lines.append("\n")
    (HERE / f"{name}.lock").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    known = Index()
    for set_name, wanted_names in requirements().items():
        if sys.argv[1:] and set_name not in sys.argv[1:]:
            continue
        has_others = set_name in ("runtime", "test")
        others = {name: pinned()[name] for name in OTHERS} if has_others else {}
        write(set_name, resolve(wanted_names) | others, known)
