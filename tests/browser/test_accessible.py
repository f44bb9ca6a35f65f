"""Every screen in every theme: axe-core finds nothing, and what is drawn can be told apart."""

import pytest

from tests.browser.chromium import PHONE
from tests.browser.contrast import faint
from tests.browser.person import People, Person, by_picture
from tests.browser.served import UI
from tests.browser.tour import tour

AXE = UI / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light", "contrast")
# The themes differ in colour only, so all but the first are asked about colour only.
RUN = """async (only) => {
  const options = only ? { runOnly: { type: "rule", values: only } } : {};
  const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(" | ")}`);
}"""
MOVES = 8


def faults(person: Person) -> list[str]:
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        only = None if theme == THEMES[0] else ["color-contrast"]
        problems = page.evaluate(RUN, only) + faint(page)
        found += [f"{theme}: {problem}" for problem in problems]
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return found


def test_every_screen_in_every_theme(people: People) -> None:
    ada = people.person()
    found = []
    for name, go in tour(by_picture, MOVES):
        go(ada)
        found += [f"{name}: {fault}" for fault in faults(ada)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["cosmos", "exoplanets"])
def test_every_tab_of_a_phone(people: People, game: str) -> None:
    ada = people.person(window=PHONE)
    ada.open(f"/learn/{game}")
    ada.sees(".lesson-bar")
    found = faults(ada)
    ada.open(f"/new/{game}")
    ada.page.locator(".seat-wish select").nth(1).select_option("bot:random")
    ada.page.locator(".set-up [type=submit]").click()
    ada.wait()
    for tab in ada.page.locator(".tabs button").all():
        tab.click()
        found += [f"{tab.inner_text()}: {fault}" for fault in faults(ada)]
    assert not found, "\n".join(found)
