"""Each language, switched in mid-game: nothing is left in another one, nothing breaks out."""

import re

import pytest

from tests.browser.chromium import PHONE, WINDOW
from tests.browser.person import People, Person, by_picture
from tests.browser.served import ROOT
from tests.browser.tour import GAMES, against, close, open_settings, play_on

LANGUAGES = ("pl", "fr", "es", "de", "en")
SOURCES = (*ROOT.glob("ui/src/locale/en.ftl"), *ROOT.glob("src/orrery/games/*/locale/*en.ftl"))
KEYS = {
    key for path in SOURCES for key in re.findall(r"(?m)^([a-z]\w*(?:-\w+)+) =", path.read_text())
}
# Everything a reader may come across, seen or read out.
WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("script, style")) found.push(node.data);
  }
  for (const name of ["aria-label", "title", "data-tip", "placeholder"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      found.push(element.getAttribute(name));
    }
  }
  return found.map((text) => text.trim()).filter((text) => text);
}"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What has to be read to play, and cannot be read to its end.
CLIPPED = """(scrollers) => [...document.querySelectorAll(
  ".status, .action, .action-text, .turn-tools .button, .tabs button, .side-tabs button, .recap,"
  + " .players li, .look-bar .button, .badge, h2, .exo-choice, .offer")]
  .filter((element) => {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const { width, right } = element.getBoundingClientRect();
    if (!width || position === "absolute") return false;
    const isCut = (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
      || (overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1);
    const isOut = right > innerWidth + 1 && !element.closest(scrollers);
    return isCut || isOut;
  }).map((element) => `${element.className}: ${element.textContent}`)"""
# What may be longer than the screen is wide, since it can be moved along.
SCROLLERS = ".exo-choices, .offers, .action-groups"
# What is the same in every language: names of people, keys, languages and the program itself.
NAMES = re.compile(r"Orrery|Tab|Enter|Esc|Shift|Guest|Bo|He")


def in_mid_game(person: Person, game: str) -> None:
    against(person, game)
    play_on(person, by_picture, 8)


def untranslated(person: Person) -> list[str]:
    """Keys that stand where a text should."""
    words: list[str] = person.page.evaluate(WORDS)
    return [
        text
        for text in words
        if text in KEYS or any(word in KEYS for word in re.findall(r"\w+(?:-\w+){2,}", text))
    ]


def assert_readable(person: Person, scrollers: str = SCROLLERS) -> None:
    assert not untranslated(person)
    assert person.page.evaluate(WIDER) <= 0
    assert not person.page.evaluate(CLIPPED, scrollers)


@pytest.mark.parametrize("window", [WINDOW, PHONE], ids=["window", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_switched_in_mid_game(people: People, game: str, window: tuple[int, int]) -> None:
    ada = people.person(window=window)
    in_mid_game(ada, game)
    statuses = set()
    for language in LANGUAGES:
        open_settings(ada)
        ada.page.locator("dialog select").first.select_option(language)
        ada.page.wait_for_selector(f"html[lang={language}]", state="attached")
        assert_readable(ada)
        close(ada)
        assert_readable(ada)
        statuses.add(ada.status())
    assert len(statuses) == len(LANGUAGES)


@pytest.mark.parametrize("window", [WINDOW, PHONE], ids=["window", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_pseudo_shows_that_nothing_is_written_in_the_program(
    people: People, game: str, window: tuple[int, int]
) -> None:
    ada = people.person(window=window)
    in_mid_game(ada, game)
    ada.page.goto(ada.page.url + "?lang=pseudo")
    ada.wait()
    assert_readable(ada, f"{SCROLLERS}, .tabs")
    words: list[str] = ada.page.evaluate(WORDS)
    assert not {text for text in words if re.search(r"[aeiouc]\w*[aeiouc]", NAMES.sub("", text))}
