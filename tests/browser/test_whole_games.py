"""Whole games, each in a way of its own: with others, against bots, by keys, from the list."""

import pytest

from tests.browser.person import (
    KEYS_ONLY,
    LISTED,
    People,
    Person,
    by_list,
    by_picture,
    hastily,
    play_out,
)
from tests.browser.tour import against

GAMES = ("cosmos", "exoplanets")
TITLES = {"cosmos": "Crafting the Cosmos", "exoplanets": "Exoplanets"}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_spectator(people: People, game: str) -> None:
    ada, bo, eve = (people.person(name) for name in ("Ada", "Bo", "Eve"))
    ada.open(f"/new/{game}")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    link = ada.page.locator("input[readonly]").input_value()
    assert link == ada.page.url
    bo.page.goto(link)
    bo.sit()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    eve.page.goto(link)
    eve.sees(".table-head .badge")
    play_out([ada, bo], hastily)
    eve.sees(".ranking")
    assert ada.ranking() == bo.ranking() == eve.ranking()
    assert eve.page.get_by_role("button", name="Rematch").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_a_bot_by_the_picture(people: People, game: str) -> None:
    ada = people.person()
    ada.open("/")
    card = ada.page.locator(f".game-card:has(h2:text-is('{TITLES[game]}'))")
    card.get_by_role("button", name="Play now").click()
    play_out([ada], by_picture)
    assert len(ada.ranking()) == 2


@pytest.mark.parametrize("game", GAMES)
def test_from_the_list_with_the_picture_removed(people: People, game: str) -> None:
    ada = people.person()
    against(ada, game)
    assert ada.page.locator(".board [data-thing]").count()
    ada.page.keyboard.press("p")
    ada.sees(LISTED)
    play_out([ada], by_list)
    assert len(ada.ranking()) == 2


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(people: People, game: str) -> None:
    ada = people.person(script=KEYS_ONLY)
    ada.open("/")
    tab_to(ada, f".game-card:has(h2:text-is('{TITLES[game]}')) .main")
    ada.page.keyboard.press("Enter")
    while (state := ada.wait()) != "over":
        if state == "dialog":
            tab_to(ada, "dialog[open] .button.main")
            ada.page.keyboard.press("Enter")
        else:
            by_keys(ada)
    assert len(ada.ranking()) == 2


def test_a_mouse_is_noticed_where_only_keys_are_allowed(people: People) -> None:
    people.expected.append("^error: no mouse")
    ada = people.person(script=KEYS_ONLY)
    ada.open("/")
    with ada.page.expect_console_message(lambda said: said.text == "no mouse: pointerdown"):
        ada.page.locator("h1").click()
    with ada.page.expect_console_message(lambda said: said.text == "no mouse: click"):
        ada.page.evaluate("document.querySelector('h1').click()")


MARKED = ".board [role=button][data-mark]"
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
# How often Tab has to be pressed to come to an element from where the focus is, and Shift+Tab
# where that is negative.
DISTANCE = """(goal) => {
  const here = document.activeElement;
  if (here === goal) return 0;
  const isBefore = (one, other) => one.compareDocumentPosition(other) & 4;
  const [first, last] = isBefore(here, goal) ? [here, goal] : [goal, here];
  const between = [...document.querySelectorAll(
    "a[href], button:not(:disabled), input, select, summary, [tabindex='0']")].filter((each) =>
    each.tabIndex >= 0 && each.getBoundingClientRect().width > 0
    && isBefore(first, each) && isBefore(each, last));
  return first === here ? between.length + 1 : -between.length - 1;
}"""
# The choices of an open group, else the groups.
CHOICES = """() => document.querySelectorAll(".action-choices li").length
  || document.querySelectorAll(".action-groups .action").length"""


def tab_to(person: Person, selector: str) -> None:
    """Tab or Shift+Tab until one has come to something, from wherever one is."""
    person.sees(selector)
    goal = person.random.choice(person.page.locator(selector).element_handles())
    for _ in range(20):
        distance = goal.evaluate(DISTANCE)
        if distance == 0:
            return
        for _ in range(abs(distance)):
            person.page.keyboard.press("Tab" if distance > 0 else "Shift+Tab")
    raise AssertionError(f"Tab does not reach {goal.evaluate('(e) => e.outerHTML')}")


def by_keys(person: Person) -> None:
    """Tab, arrows and Enter on the board, or the digits of the bar."""
    keys = person.page.keyboard
    if person.random.random() < 0.1 and person.page.locator(MARKED).count():
        tab_to(person, MARKED)
        keys.press(person.random.choice(ARROWS))
        if person.page.evaluate("(s) => document.activeElement.matches(s)", MARKED):
            keys.press("Enter")
        return
    if count := person.page.evaluate(CHOICES):
        keys.type(number_for(person, count))


def number_for(person: Person, count: int) -> str:
    """A number of the list that is understood at its last digit, without waiting for more."""
    numbers = [
        str(number)
        for number in range(1, count + 1)
        if number * 10 > count and (number < 10 or number // 10 * 10 <= count)
    ]
    return person.random.choice(numbers)
