"""The finished games of a long run, kept in a file, so that it can be stopped and go on later."""

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from orrery.bots.matches import MatchGame, MatchResult

_SOURCES: Final = (".py", ".toml", ".json")


class _Line(msgspec.Struct):
    program: str
    result: MatchResult


class MatchLog:
    """A line of JSON for each game; without a file they are only remembered. Games of another
    program are not counted: other rules, weights or levels would have played them otherwise."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._kept: dict[MatchGame, MatchResult] = {}
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._read_file(path)

    def _read_file(self, path: Path) -> None:
        content = path.read_bytes() if path.exists() else b""
        if content and not content.endswith(b"\n"):
            # The program was ended while it wrote.
            with path.open("ab") as file:
                file.write(b"\n")
        for line in content.splitlines():
            self._read(line)

    def _read(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=_Line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if found.program == program_digest(found.result.played.game):
            self._kept[found.result.played] = found.result

    def results(self, tasks: Iterable[MatchGame]) -> list[MatchResult]:
        """What is known of these games."""
        return [self._kept[task] for task in tasks if task in self._kept]

    def missing(self, tasks: Iterable[MatchGame]) -> list[MatchGame]:
        return [task for task in tasks if task not in self._kept]

    def add(self, result: MatchResult) -> None:
        self._kept[result.played] = result
        if self._path is None:
            return
        line = msgspec.json.encode(_Line(program_digest(result.played.game), result))
        with self._path.open("ab") as file:
            file.write(line + b"\n")


@cache
def program_digest(game: str) -> str:
    """A digest of everything that decides how bots play this game."""
    digest = hashlib.sha256()
    root = files("orrery")
    for folder in (root / "core", root / "games" / game, root / "bots"):
        for file in _sources_in(folder):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _sources_in(folder: Traversable) -> Iterable[Traversable]:
    # The ladders say how bots play; they do not decide it.
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _sources_in(item)
        elif item.name.endswith(_SOURCES) and item.name != "ladders.json":
            yield item
