"""Fingers on a phone: what they meet is large enough, boards grow under them, words fit them."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.person import People, Person
from tests.browser.tour import GAMES, against

ZOOMED = ".zoom[data-zoomed]"
# What may be tapped and is smaller than a finger, though nothing would enlarge it first.
SMALL = """() => [...document.querySelectorAll(
  ".table button, .table a, .board [role=button][data-mark]")]
  .filter((each) => !each.closest(".zoom, .log, .side") && each.getClientRects().length)
  .map((each) => ({ each, box: each.getBoundingClientRect() }))
  .filter(({ box }) => Math.min(box.width, box.height) < 39.5)
  .map(({ each, box }) => `${each.className || each.dataset.thing}: ${box.width}x${box.height}`)"""
# What the bar offers, the end of a turn last.
TAPPED = ".action-choices button, .action-groups .action:not(.main)"
SPREAD = """([x, y]) => {
  const target = document.elementFromPoint(x, y);
  const touch = (type, id, at) => target.dispatchEvent(new PointerEvent(type, {
    pointerType: "touch", pointerId: id, clientX: at, clientY: y, bubbles: true }));
  touch("pointerdown", 1, x - 20);
  touch("pointerdown", 2, x + 20);
  for (const way of [30, 40, 60]) touch("pointermove", 2, x + way);
  touch("pointerup", 1, x - 20);
  touch("pointerup", 2, x + 60);
}"""


def with_fingers(people: People, game: str) -> Person:
    ada = people.person(window=PHONE, has_fingers=True)
    against(ada, game)
    ada.page.locator(".tabs button").first.click()
    ada.sees(".zoom svg")
    return ada


def middle_of(person: Person) -> tuple[float, float]:
    box = person.page.locator(".zoom").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"], 400) / 2


@pytest.mark.parametrize("game", GAMES)
def test_two_fingers_enlarge_the_board_and_a_button_leads_back(people: People, game: str) -> None:
    ada = with_fingers(people, game)
    x, y = middle_of(ada)
    ada.page.evaluate(SPREAD, [x, y])
    ada.sees(ZOOMED)
    ada.page.locator(".whole-again").tap()
    ada.misses(ZOOMED)


def test_a_double_tap_enlarges_and_shows_the_whole_again(people: People) -> None:
    ada = with_fingers(people, "cosmos")
    x, y = ada.page.evaluate("""() => {
      const { left, top } = document.querySelector(".zoom").getBoundingClientRect();
      return [left + 12, top + 12];
    }""")
    for _ in range(2):
        ada.page.touchscreen.tap(x, y)
    ada.sees(ZOOMED)
    for _ in range(2):
        ada.page.touchscreen.tap(x, y)
    ada.misses(ZOOMED)


@pytest.mark.parametrize("game", GAMES)
def test_words_fit_fingers(people: People, game: str) -> None:
    ada = with_fingers(people, game)
    expect(ada.page.locator(".tip").first).not_to_contain_text("Click")
    expect(ada.page.locator(".tip").first).to_contain_text("Tap")
    mouse = people.person(window=PHONE)
    mouse.page.goto(ada.page.url)
    expect(mouse.page.locator(".tip").first).not_to_contain_text("Tap")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tapped_is_as_large_as_a_finger(people: People, game: str) -> None:
    ada = with_fingers(people, game)
    tabs = ada.page.locator(".tabs button")
    for tab in range(tabs.count() - 1):
        tabs.nth(tab).click()
        assert ada.page.evaluate(SMALL) == []


def test_no_part_of_the_table_scrolls_on_a_phone(people: People) -> None:
    ada = with_fingers(people, "cosmos")
    tabs = ada.page.locator(".tabs button")
    for tab in range(tabs.count() - 1):
        tabs.nth(tab).click()
        beyond = ada.page.locator(".board").evaluate("(at) => at.scrollHeight - at.clientHeight")
        assert beyond == 0, tabs.nth(tab).inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_has_a_line_of_its_own_on_a_phone(people: People, game: str) -> None:
    ada = with_fingers(people, game)
    box = ada.page.locator(".status").bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] * 0.9
    assert box["height"] < 60


def test_a_star_is_placed_by_taps_alone(people: People) -> None:
    """What is small grows at the first tap, and is met by the second one."""
    ada = with_fingers(people, "cosmos")
    galaxy = ada.page.locator(".tabs button").first
    waits = ada.page.locator("[data-thing^='waiting/'][data-mark]")
    while not waits.count():
        ada.act(lambda _: (TAPPED,))
        ada.wait()
        galaxy.tap()
    count = ada.page.locator(".galaxy [data-piece]").count()
    waits.first.tap()
    place = ada.page.locator(".galaxy [data-mark=aim]").first
    place.tap()
    ada.sees(ZOOMED)
    place.tap()
    expect(ada.page.locator(".galaxy [data-piece]")).to_have_count(count + 1)
