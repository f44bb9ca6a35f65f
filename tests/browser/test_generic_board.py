"""A game without a picture of its own, the toy of the tutorial, is played to its end by clicks on
the board that is made from its view and its actions."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import PHONE, WINDOW
from tests.browser.conftest import SEED
from tests.browser.person import People, Person
from tests.browser.served import WITH_TOY, serving
from tests.browser.test_accessible import faults
from tests.browser.tour import against

CHOICE = ".generic-choices [data-action]"
LAUNCH = ".chip[data-action^=launch]"
# Turns of two actions, four for each of two seats; the learner does half of them.
OWN_ACTIONS = 8


@pytest.fixture(scope="module")
def toy_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("toy"), SEED, WITH_TOY) as address:
        yield address


@pytest.fixture
def people(browser: Browser, toy_address: str) -> Iterator[People]:
    people = People(browser, toy_address)
    yield people
    people.leave()
    assert not people.complaints


def to_board(person: Person) -> None:
    """On a phone the log is a tab of its own."""
    tabs = person.page.locator(".tabs button")
    if tabs.count():
        tabs.first.click()


def log_lines(person: Person) -> list[str]:
    person.show_log()
    person.sees(".log-line")
    lines = person.page.locator(".log-line").all_inner_texts()
    to_board(person)
    return lines


def click(person: Person, selector: str) -> None:
    assert person.wait() == "turn"
    person.page.locator(selector).first.click()


def card(person: Person, title: str) -> str:
    return person.page.locator(".generic-card", has_text=title).first.inner_text()


@pytest.mark.parametrize("window", [WINDOW, PHONE], ids=["window", "phone"])
def test_the_toy_is_played_to_its_end(people: People, window: tuple[int, int]) -> None:
    ada = people.person(window=window)
    against(ada, "comets")
    assert "Your turn" in ada.status()
    assert "Comets in the deck\n11" in card(ada, "Comets in the deck")
    assert len(ada.page.locator(".generic-seats thead th").all_inner_texts()) == 2
    assert faults(ada) == []

    # A turn is two actions: the first of them is taken back and done again.
    click(ada, f"{CHOICE}[data-action=wait]")
    ada.page.locator("[data-tool=undo]:not([aria-disabled=true])").click()
    ada.page.locator("[data-tool=redo]:not([aria-disabled=true])").click()
    ada.page.locator("[data-tool=undo]:not([aria-disabled=true])").click()
    ada.page.wait_for_selector("[data-tool=redo]:not([aria-disabled=true])")

    # A thing on the board does what it can do.
    launched = ada.page.locator(LAUNCH).first.inner_text()
    click(ada, LAUNCH)
    expect(ada.page.locator(".generic-seats")).to_contain_text(launched)
    assert any(launched in line for line in log_lines(ada))

    # A hint is done by its own button.
    ada.wait()
    ada.page.locator("[data-tool=hint]").click()
    ada.sees(".hint-panel .hints")
    assert faults(ada) == []
    ada.page.locator(".hint-panel [data-action]").first.click()

    for _ in range(OWN_ACTIONS - 2):
        click(ada, CHOICE)
    assert ada.wait() == "over"
    assert len(ada.ranking()) == 2
    assert faults(ada) == []

    ada.page.locator(".buttons a[href^='/replay/']").click()
    ada.sees(".look-bar")
    assert faults(ada) == []
    expect(ada.page.locator(".generic-facts")).to_contain_text("16")
    for left in ("15", "14"):
        ada.page.get_by_role("button", name="One step on").click()
        expect(ada.page.locator(".generic-facts")).to_contain_text(left)
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.page.locator(".generic-facts")).to_contain_text("Actions left in the game")
    assert any("The goal is" in line for line in log_lines(ada))


def test_many_actions_are_found_by_searching(people: People) -> None:
    ada = people.person()
    against(ada, "comets")
    # Only drawing makes the hand, and with it the list, long.
    search = ada.page.locator(".generic-choices [type=search]")
    for _ in range(OWN_ACTIONS):
        if search.count():
            break
        click(ada, f"{CHOICE}[data-action=draw]")
        ada.wait()
    search.fill("wait")
    expect(ada.page.locator(CHOICE)).to_have_count(1)
    search.fill("nothing like that")
    expect(ada.page.locator(CHOICE)).to_have_count(0)


def test_the_front_page_and_the_rules_do_without_what_a_game_lacks(people: People) -> None:
    ada = people.person()
    ada.open("/")
    toy = ada.page.locator(".game-card", has_text="Comets")
    expect(toy.locator("a[href='/rules/comets']")).to_be_visible()
    expect(toy.locator("a[href='/learn/comets']")).to_have_count(0)
    ada.open("/rules/comets")
    expect(ada.page.locator(".page-main")).to_contain_text("no rules for this game")
