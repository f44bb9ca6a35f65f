"""Dragging does what clicks do, and leaves clicks alone."""

from playwright.sync_api import Locator

from tests.browser.person import People, Person
from tests.browser.test_table import LONGER, log_lines
from tests.browser.tour import against

CENTRE = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}"""
WAITING = '[data-thing^="waiting/"][data-mark]'
CARD = '[data-thing^="row/"][data-mark]'
STACK = '[data-thing^="stack/"][data-mark]'


def centre(place: Locator) -> dict[str, float]:
    found: dict[str, float] = place.evaluate(CENTRE)
    return found


def drag(person: Person, source: str, target: str) -> None:
    """Presses, moves away, waits till there is somewhere to go, and lets go there."""
    mouse = person.page.mouse
    start = centre(person.page.locator(source).first)
    mouse.move(start["x"], start["y"])
    mouse.down()
    mouse.move(start["x"] + 12, start["y"] + 4, steps=3)
    person.page.wait_for_selector(".carried", state="attached")
    person.page.wait_for_selector(target, state="attached")
    end = centre(person.page.locator(target).first)
    mouse.move(end["x"], end["y"], steps=4)
    mouse.up()
    person.page.wait_for_selector(".carried", state="detached")


def waits_for_line(person: Person, before: int) -> str:
    person.page.wait_for_function(LONGER, arg=before)
    person.wait()
    return log_lines(person)[before]


def thing(name: str) -> str:
    return f'[data-thing="{name}"]'


def taker(name: str) -> str:
    return f'[data-takes~="{name}"]'


def gathered(person: Person) -> bool:
    """Whether all is collected; else a card or the stack of a nebula is to be chosen."""
    person.page.wait_for_selector(f"{WAITING}, {CARD}, {STACK}")
    return person.page.locator(WAITING).count() > 0


def test_a_turn_of_cosmos_by_dragging(people: People) -> None:
    ada = people.person()
    against(ada, "cosmos")
    told = len(log_lines(ada))
    drag(ada, thing("token/own"), taker("token/own"))
    assert "You shift your own token" in waits_for_line(ada, told)
    ada.page.locator(thing("collect")).first.click()
    while not gathered(ada):
        told = len(log_lines(ada))
        if ada.page.locator(CARD).count():
            drag(ada, CARD, '[data-takes*="row/"]')
            assert "You take" in waits_for_line(ada, told)
        else:
            ada.page.locator(STACK).first.click()
            waits_for_line(ada, told)
    told = len(log_lines(ada))
    drag(ada, WAITING, ".sky-window .tip")
    ada.page.wait_for_selector("[data-mark=chosen]", state="detached")
    assert len(log_lines(ada)) == told
    drag(ada, WAITING, ".galaxy [data-mark=aim]")
    assert "You place" in waits_for_line(ada, told)


def test_a_planet_is_placed_by_dragging(people: People) -> None:
    ada = people.person()
    against(ada, "exoplanets")
    ada.page.locator(".exo-tile").first.click()
    ada.page.locator('[data-thing="stack/1"][data-mark]').click()
    ada.page.wait_for_selector('[data-thing^="held/"]')
    told = len(log_lines(ada))
    drag(ada, '[data-thing^="held/"]', '[data-takes^="held/"]')
    assert "You place" in waits_for_line(ada, told)
