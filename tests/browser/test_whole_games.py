"""Whole games, each in a way of its own: with others, against bots, by keys, from the list."""

import pytest

from tests.browser.person import People, Person, by_list, by_picture, hastily, play_out

GAMES = ("cosmos", "exoplanets")
TITLES = {"cosmos": "Crafting the Cosmos", "exoplanets": "Exoplanets"}


def card(person: Person, game: str) -> str:
    person.sees(".game-card .button.main")
    return f".game-card:has(h2:text-is('{TITLES[game]}'))"


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_spectator(people: People, game: str) -> None:
    ada, bo, eve = (people.person(name) for name in ("Ada", "Bo", "Eve"))
    ada.open(f"/new/{game}")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    link = ada.page.locator("input[readonly]").input_value()
    assert link == ada.page.url
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    eve.page.goto(link)
    eve.sees(".table-head .badge")
    play_out([ada, bo], hastily)
    eve.sees(".ranking")
    assert ada.ranking() == bo.ranking() == eve.ranking()
    assert eve.page.get_by_role("button", name="Rematch").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_bots(people: People, game: str) -> None:
    ada = people.person()
    ada.open("/")
    ada.page.locator(card(ada, game)).get_by_role("button", name="Play now").click()
    play_out([ada], by_picture)
    assert len(ada.ranking()) == 2


@pytest.mark.parametrize("game", GAMES)
def test_from_the_list_with_the_picture_removed(people: People, game: str) -> None:
    ada = people.person()
    ada.open("/")
    ada.page.locator(card(ada, game)).get_by_role("button", name="Play now").click()
    ada.sees(".action-groups .action")
    ada.page.keyboard.press("p")
    ada.sees(".list-mode")
    play_out([ada], by_list)
    assert len(ada.ranking()) == 2


def number_for(person: Person, count: int) -> str:
    """A number of the list that is understood at its last digit, without waiting for more."""
    numbers = [
        str(number)
        for number in range(1, count + 1)
        if number * 10 > count and (number < 10 or number // 10 * 10 <= count)
    ]
    return person.random.choice(numbers)


def press_main(person: Person, selector: str) -> None:
    """Tab to the button that goes on, and press it."""
    keys = person.page.keyboard
    for _ in range(10):
        if person.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            keys.press("Enter")
            return
        keys.press("Tab")


def by_keys(person: Person) -> None:
    """Arrows and Enter on the board while something marked has the focus, else digits."""
    keys = person.page.keyboard
    is_marked = "document.activeElement.matches('.board [role=button][data-mark]')"
    if person.random.random() < 0.3:
        for _ in range(40):
            if person.page.evaluate(is_marked):
                break
            keys.press("Tab")
        keys.press(person.random.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        if person.page.evaluate(is_marked):
            keys.press("Enter")
            return
    keys.press("Escape")
    for _ in range(2):
        opened = person.page.locator(".action-choices li").count()
        count = opened or person.page.locator(".action-groups .action").count()
        if count:
            for digit in number_for(person, count):
                keys.press(digit)
        if not person.page.locator(".action-choices li").count():
            return


def play_by_keys(person: Person) -> None:
    while (state := person.wait()) != "over":
        if state == "dialog":
            press_main(person, "dialog[open] .button.main")
        elif state == "turn":
            by_keys(person)


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(people: People, game: str) -> None:
    ada = people.person()
    ada.page.mouse.click = _no_mouse  # type: ignore[method-assign]
    ada.open("/")
    card(ada, game)
    named = f"document.activeElement.closest('.game-card')?.textContent.includes('{TITLES[game]}')"
    ada.page.locator("body").press("Tab")
    for _ in range(40):
        if ada.page.evaluate(f"{named} && document.activeElement.matches('.main')"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    play_by_keys(ada)
    assert len(ada.ranking()) == 2


def _no_mouse(*_: object, **__: object) -> None:
    raise AssertionError("this game is played by keyboard alone")
