"""Compiles the rules with mypyc; without a C compiler the same files serve uncompiled."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src/orrery")
FOLDERS = ("core", "games", "bots", "rl")
# Modules built on msgspec structs or made for screens stay Python: they are not on the hot path.
UNCOMPILED = {
    "__init__.py",
    "aec.py",
    "analyst.py",
    "arena.py",
    "arrays.py",
    "balance.py",
    "chances.py",
    "checking.py",
    "collect.py",
    "components.py",
    "content.py",
    "contestants.py",
    "data_card.py",
    "dataset.py",
    "decided.py",
    "decisions.py",
    "errors.py",
    "events.py",
    "fitting.py",
    "gym.py",
    "hints.py",
    "ladder.py",
    "levels.py",
    "lines.py",
    "luck.py",
    "match_log.py",
    "matches.py",
    "net.py",
    "openspiel.py",
    "parallel.py",
    "pauses.py",
    "picture.py",
    "planner.py",
    "presentation.py",
    "ratings.py",
    "recipe.py",
    "returns.py",
    "review.py",
    "selfplay.py",
    "shards.py",
    "spaces.py",
    "stdio.py",
    "svg.py",
    "terminal.py",
    "text.py",
    "training.py",
    "tuning.py",
    "turns.py",
    "vector.py",
    "view.py",
    "wording.py",
    "work.py",
}
# Calls between our own functions need not go through the table of exported names; without it the
# compiler can inline them, which doubles the speed of the rules. Products that do not fit into 64
# bits wrap around, as the keys of positions need it.
FLAGS = "-fno-semantic-interposition -fno-plt -fvisibility=hidden -fwrapv"
COMPILERS = (os.environ.get("CC", "cc"), "cc", "gcc", "clang")


def compiled_modules() -> list[str]:
    files = [path for folder in FOLDERS for path in sorted((SOURCES / folder).rglob("*.py"))]
    return [str(path) for path in files if path.name not in UNCOMPILED]


def is_only_asked_for_metadata() -> bool:
    return bool({"egg_info", "dist_info", "sdist"} & set(sys.argv))


def extensions() -> list[Extension]:
    if os.environ.get("ORRERY_PURE") == "1" or is_only_asked_for_metadata():
        return []
    if not any(shutil.which(name) for name in COMPILERS):
        print("orrery: no C compiler found, installing the slower pure modules", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{FLAGS} {os.environ.get('CFLAGS', '')}"
    # A game imports its drawing lazily; what that needs is not installed while the rules are built.
    files = ["--ignore-missing-imports", *compiled_modules()]
    return mypycify(files, opt_level="3", group_name="orrery")


setup(ext_modules=extensions())
