"""docs/start.md, followed line by line: a policy is trained, sits down at a table, and is watched
in the browser. `LEARN_GAMES` and `PORT` are the two settings the page documents."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import PATIENCE
from tests.browser.served import build_screen

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "start.md").read_text("utf-8")
INSTALL, TRAIN, SERVE, PLAY = re.findall(r"^```sh\n(.*?)\n```", PAGE, re.MULTILINE | re.DOTALL)
LONGER = "(n) => document.querySelectorAll('.log-line').length > n"
# The page names the environment that `make` builds; the tests run in the one they were started in.
NAMED, OWN = ".venv/bin/", f"exec {Path(sys.executable).parent}/"


def test_what_the_page_installs_with_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    command, *targets = INSTALL.split()
    assert command == "make"
    assert targets == ["research", "screen"]
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


def start(line: str, settings: dict[str, str]) -> "subprocess.Popen[str]":
    """A line of the page, in a shell, at the root of the clone."""
    return subprocess.Popen(
        ["/bin/sh", "-c", line.replace(NAMED, OWN)],
        cwd=ROOT,
        env=os.environ | settings | {"PYTHONUNBUFFERED": "1", "ORRERY_LOG_LEVEL": "warning"},
        stdout=subprocess.PIPE,
        text=True,
    )


@contextmanager
def running(line: str, settings: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    process = start(line, settings)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=60)


def read_until(process: "subprocess.Popen[str]", pattern: str) -> str:
    """What a program says that looks like this."""
    assert process.stdout is not None
    for said in process.stdout:
        if found := re.search(pattern, said):
            return found[0]
    raise AssertionError(f"it ended without {pattern}")


@pytest.fixture
def settings() -> dict[str, str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    return {"LEARN_GAMES": "60", "PORT": str(port)}


def test_a_newcomer_trains_a_policy_and_watches_it_play(
    browser: Browser, settings: dict[str, str], tmp_path: Path
) -> None:
    build_screen()
    policy = str(tmp_path / "policy.npz")
    with start(TRAIN.replace("policy.npz", policy), settings) as training:
        read_until(training, r"mean return over 200 games: [+-]\d\.\d\d")
    assert training.wait() == 0
    with running(f"{SERVE} --data {tmp_path}", settings) as server:
        address = read_until(server, r"http://127\.0\.0\.1:\d+")
        with running(PLAY.replace("policy.npz", policy), settings) as player:
            link = read_until(player, r"http://\S+/t/\S+")
            assert link.startswith(address)
            page = browser.new_page()
            page.goto(link)
            expect(page.locator(".board").first).to_be_visible()
            expect(page.get_by_text("Policy").first).to_be_visible()
            watch(page)
            page.close()


def watch(page: Page) -> None:
    """See the game go on: the log grows, again and again."""
    if not page.locator(".log").count():
        page.keyboard.press("l")
    for _ in range(3):
        lines = page.locator(".log-line").count()
        page.wait_for_function(LONGER, arg=lines, timeout=PATIENCE)
