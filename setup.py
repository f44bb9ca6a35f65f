"""Compiles the rules with mypyc; without a C compiler the same files serve uncompiled."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

SOURCES = Path("src/orrery")
# Modules built on msgspec structs or made for screens stay Python: they are not on the hot path.
UNCOMPILED = {"__init__.py", "content.py", "errors.py", "events.py", "view.py", "terminal.py"}


def compiled_modules() -> list[str]:
    folders = ["core", "games", "bots"]
    files = [path for folder in folders for path in sorted((SOURCES / folder).rglob("*.py"))]
    return [str(path) for path in files if path.name not in UNCOMPILED]


def extensions() -> list:  # type: ignore[type-arg]
    if os.environ.get("ORRERY_PURE") == "1":
        return []
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang")):
        print("orrery: no C compiler found, installing the slower pure modules", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(compiled_modules(), opt_level="3", strip_asserts=False)


setup(ext_modules=extensions())
