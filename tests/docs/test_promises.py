"""Every promise names its tests, and they are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "promises.md").read_text("utf-8")
NAMED = set(re.findall(r"`(tests/[\w/.]+)`", PAGE))


def test_what_is_named_is_there() -> None:
    assert [name for name in sorted(NAMED) if not (ROOT / name).exists()] == []


def test_every_promise_has_a_line_with_a_test() -> None:
    for number in range(1, 18):
        lines = re.findall(rf"^\| {number} \|.*$", PAGE, re.MULTILINE)
        assert lines, number
        assert all("`tests/" in line for line in lines), number


def test_every_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"`make ([a-z-]+)`", PAGE))
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []
