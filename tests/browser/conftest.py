"""Real Chromium at a real server. Whatever the console complains about fails the test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import PATH, launched
from tests.browser.person import People
from tests.browser.served import serving

# The games of a seed are the same in every run: what fails once fails again.
SEED = int(os.environ.get("ORRERY_SEED", "1"))


def pytest_report_header() -> str:
    return f"games in the browser: ORRERY_SEED={SEED}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if PATH is None:
        here = Path(__file__).parent
        for item in items:
            if item.path.is_relative_to(here):
                item.add_marker(pytest.mark.skip(reason="Chromium is not installed"))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), SEED) as address:
        yield address


# Not for the session: while it is open, no other test could run a loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[People]:
    people = People(browser, address)
    yield people
    people.leave()
    assert not people.complaints
