"""What lies where, at every size of window: all can be read and reached, nothing moves under the
pointer. `ORRERY_LONG=1` looks at more positions, each in every language."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.legible import faults
from tests.browser.person import DRAWN, MARKED, People, Person, by_picture
from tests.browser.tour import GAMES, against

LANGUAGES = ("en", "de", "pl", "pseudo", "fr", "es")
IS_LONG = os.environ.get("ORRERY_LONG") == "1"
# So many positions of a game are looked at, so many moves after each other.
STOPS, MOVES = (24, 4) if IS_LONG else (3, 4)
TABLET = (1024, 768)
SIZES = ((1280, 800), TABLET, (1920, 1080), (2560, 1440), PHONE)

# Points at everything marked, one after another, and tells what moved meanwhile.
MOVED = """async (marked) => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const moved = [];
  for (const thing of document.querySelectorAll(marked)) {
    if (!thing.isConnected) continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    await frame();
    const before = thing.getBoundingClientRect();
    thing.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await frame();
    const after = thing.getBoundingClientRect();
    thing.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    const way = Math.hypot(after.left - before.left, after.top - before.top);
    if (way > 1) moved.push(`${thing.dataset.thing} by ${Math.round(way)} px`);
  }
  return moved;
}"""


# Chooses one thing of each kind on each tab, and tells what moved thereby.
SHIFTED = """async () => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const shifted = [];
  for (const tab of document.querySelectorAll(".tabs [data-lit]")) {
    tab.click();
    await frame();
    const kinds = new Map([...document.querySelectorAll(".board [role=button][data-mark]")]
      .map((thing) => [thing.dataset.thing.split("/")[0].slice(0, 4), thing.dataset.thing]));
    for (const name of kinds.values()) {
      const found = () => document.querySelector(`.board [data-thing="${CSS.escape(name)}"]`);
      // What is chosen already would be done; so would what leaves no choice.
      if (found()?.dataset.mark !== "lit") continue;
      // By its middle: what is chosen may grow.
      const middle = () => {
        const { top, bottom } = found().getBoundingClientRect();
        return (top + bottom) / 2;
      };
      const before = middle();
      found().dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
      await frame();
      const isChosen = found()?.dataset.mark === "chosen";
      if (!isChosen) return shifted;
      const way = Math.abs(middle() - before);
      if (way > 1) shifted.push(`${name} by ${Math.round(way)} px`);
      found().dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
      await frame();
    }
  }
  return shifted;
}"""
# Where the words lie, and whether anything lies over them.
BESIDE = """(thing) => {
  const tip = document.querySelector(".tip.beside");
  const words = tip.getBoundingClientRect();
  const { top, bottom } = document.querySelector(`[data-thing="${thing}"]`).getBoundingClientRect();
  const isBeside = words.top < bottom && words.bottom > top;
  tip.style.pointerEvents = "auto";
  const [x, y] = [words.left + words.width / 2, words.top + words.height / 2];
  const isTop = tip.contains(document.elementFromPoint(x, y));
  tip.style.pointerEvents = "";
  return [isBeside ? "beside" : "elsewhere", isTop ? "on top" : "covered"];
}"""

# How far the tab of a phone would have to be scrolled, and what of the system is out of sight.
HIDDEN = """() => {
  const board = document.querySelector(".board");
  const { left, right, bottom } = board.getBoundingClientRect();
  const things = [...board.querySelectorAll(".exo-planet, .exo-place, .exo-pile, .exo-instrument")];
  const isOut = (box) => box.left < left - 4 || box.right > right + 4 || box.bottom > bottom + 4;
  return [
    board.scrollHeight - board.clientHeight,
    things.filter((each) => isOut(each.getBoundingClientRect())).length,
  ];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_pointing_moves_nothing_on_a_phone(people: People, game: str) -> None:
    ada = people.person(window=PHONE)
    against(ada, game)
    for _ in range(8):
        if ada.wait() == "turn":
            assert ada.page.evaluate(MOVED, MARKED) == []
        ada.act(by_picture)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_phone_shows_the_whole_system_without_scrolling(people: People, seats: int) -> None:
    ada = people.person(window=PHONE, has_fingers=True)
    against(ada, "exoplanets", seats)
    for _ in range(6):
        ada.page.locator(".tabs button").first.click()
        ada.sees(".exo-whole .exo-planet")
        assert ada.page.evaluate(HIDDEN) == [0, 0]
        ada.page.locator(".tabs [data-lit]").first.click()
        if ada.act(by_picture) == "over":
            break
        ada.wait()


def test_choosing_moves_nothing_on_a_phone(people: People) -> None:
    ada = people.person(window=PHONE)
    against(ada, "cosmos")
    for _ in range(STOPS * MOVES):
        if ada.wait() == "over":
            break
        ada.page.evaluate(SETTLED)
        assert ada.page.evaluate(SHIFTED) == []
        ada.act(by_picture)


def test_what_is_pointed_at_is_explained_beside_it(people: People) -> None:
    ada = people.person()
    against(ada, "cosmos")
    for thing in ("deck", "S5", "slot/4", "chamber"):
        ada.page.locator(f"[data-thing='{thing}']").hover()
        ada.sees(".tip.beside")
        assert ada.page.evaluate(BESIDE, thing) == ["beside", "on top"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_all_can_be_read_and_reached_at_every_size(people: People, game: str, seats: int) -> None:
    ada = people.person()
    against(ada, game, seats)
    table = ada.page.url
    found: dict[str, str] = {}
    for stop in range(STOPS):
        languages = LANGUAGES if IS_LONG else (LANGUAGES[stop % len(LANGUAGES)],)
        for language in languages:
            ada.page.goto(f"{table}?lang={language}")
            if ada.wait() == "over":
                break
            for size in SIZES:
                look_at(ada, size, f"{language}, stop {stop}", found)
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        for _ in range(MOVES):
            if ada.act(by_picture) == "over":
                break
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


# A drawing is measured after the window has changed, drawn again after that, and what travels over
# it has arrived.
SETTLED = """async () => {
  for (let left = 4; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  const passing = document.getAnimations().filter(
    (each) => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity,
  );
  await Promise.all(passing.map((each) => each.finished.catch(() => undefined)));
}"""


def look_at(person: Person, size: tuple[int, int], where: str, found: dict[str, str]) -> None:
    """Every part of the table at a size; faults are kept by where they were seen first."""
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("document.fonts.ready")
    tabs = person.page.locator(".tabs button")
    # The table is laid out anew a moment after the window has changed.
    expect(tabs.first).to_be_visible(visible=size == PHONE)
    person.page.evaluate(SETTLED)
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
        for fault in faults(person.page):
            found.setdefault(fault, f"{width}x{height}, {where}")
    if tabs.count():
        person.page.locator(".tabs [data-lit]").first.click()
    if person.look(DRAWN, 2000)["state"] == "idle":
        found.setdefault(person.why, f"{width}x{height}, {where}")
