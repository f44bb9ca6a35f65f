"""A person makes a bot account, starts a program with its token, invites the bot, and plays a whole
game with it: everybody sees that it is a bot, and whose."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, People, Person
from tests.browser.test_lobby import named
from tests.browser.tour import rush

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "examples" / "sdk_bot.py"
NAME = "Probe"


def account_of(person: Person) -> str:
    """The token of a new bot account, from the page of one's devices."""
    person.open("/account")
    person.page.get_by_label("Name of the bot").fill(NAME)
    person.page.get_by_role("button", name="Make a bot account").click()
    token = person.page.get_by_label(f"Token of {NAME}")
    expect(token).to_have_value(re.compile(r"^\S{40,}$"))
    return token.input_value()


@contextmanager
def program(address: str, token: str) -> Iterator["subprocess.Popen[bytes]"]:
    """The example as the page for authors starts it, for one game."""
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), address, "--games", "1"],
        env=os.environ | {"ORRERY_TOKEN": token},
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def seat_of_bot(person: Person) -> str:
    """The line of the bot among the seats of a table that has not begun."""
    line = person.page.locator(".seats li", has_text=NAME)
    expect(line.locator(".bot-badge")).to_be_visible()
    return line.inner_text()


def test_a_bot_of_ones_own_is_invited_and_plays_a_whole_game(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    token = account_of(ada)
    ada.open("/new/exoplanets?public")
    ada.page.get_by_label("Number of seats").select_option("3")
    ada.page.locator(".seat-wish select").nth(2).select_option("open")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    with program(people.address, token) as playing:
        ada.page.locator(".fellows li", has_text=NAME).get_by_role("button").click()
        assert "Bot by Ada" in seat_of_bot(ada)

        ben.open("/lobby")
        table = ben.page.locator(".open-table", has_text=NAME)
        expect(table.locator(".bot-badge")).to_have_text("Bot by Ada")

        ada.page.get_by_role("button", name="Add a bot").click()
        ada.page.locator("dialog[open] [data-level]").first.click()
        ada.misses("dialog[open]")
        ada.page.get_by_role("button", name="Start", exact=True).click()
        ada.sees(".board")
        ada.show_log()
        expect(ada.page.locator(".players li", has_text=NAME)).to_contain_text("Bot by Ada")
        rush(ada)
        assert any(NAME in line for line in ada.ranking())
        # It was asked for one game, and ends with it.
        assert playing.wait(PATIENCE / 1000) == 0
