"""Each language, switched in mid-game: nothing is left in another one, nothing breaks out."""

import re

import pytest

from tests.browser.person import People, by_picture
from tests.browser.served import ROOT
from tests.browser.tour import play_on, start

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
  for (const element of document.querySelectorAll("[aria-label], [title], [data-tip]")) {
    found.push(element.getAttribute("aria-label") ?? element.title ?? element.dataset.tip);
  }
  return found.map((text) => text.trim()).filter((text) => text);
}"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What is the same in every language: names of people, keys, languages and the program itself.
NAMES = re.compile(r"Orrery|Tab|Enter|Esc|Shift|Stargazer|Bo|He")


@pytest.mark.parametrize("game", ["cosmos", "exoplanets"])
def test_switched_in_mid_game(people: People, game: str) -> None:
    ada = people.person()
    start(ada, game)
    play_on(ada, by_picture, 8)
    statuses = set()
    for language in LANGUAGES:
        ada.page.locator(".tools button").last.click()
        ada.page.locator("dialog select").first.select_option(language)
        ada.page.wait_for_selector(f"html[lang={language}]", state="attached")
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
        words = ada.page.evaluate(WORDS)
        assert not [text for text in words if text in KEYS]
        assert ada.page.evaluate(WIDER) <= 0
        statuses.add(ada.status())
    assert len(statuses) == len(LANGUAGES)


@pytest.mark.parametrize("game", ["cosmos", "exoplanets"])
@pytest.mark.parametrize("width", [1280, 390])
def test_pseudo_shows_that_nothing_is_written_in_the_program(
    people: People, game: str, width: int
) -> None:
    ada = people.person()
    start(ada, game)
    play_on(ada, by_picture, 8)
    ada.page.set_viewport_size({"width": width, "height": 800 if width > 400 else 844})
    ada.page.goto(ada.page.url + "?lang=pseudo")
    ada.wait()
    assert ada.page.evaluate(WIDER) <= 0
    plain = {
        text
        for text in ada.page.evaluate(WORDS)
        if re.search(r"[aeiouc]\w*[aeiouc]", NAMES.sub("", text))
    }
    assert not plain
