"""Every screen in every theme: axe-core finds nothing, and what is drawn can be told apart."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.chromium import PHONE
from tests.browser.contrast import faint
from tests.browser.person import CURTAIN, LOST, PATIENCE, People, Person, by_picture
from tests.browser.served import UI, serving
from tests.browser.tour import GAMES, against, tour

AXE = UI / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light", "contrast")
# The themes differ in colour only, so all but the first are asked about colour only.
RUN = """async (only) => {
  const options = only ? { runOnly: { type: "rule", values: only } } : {};
  // What an open dialog covers was looked at before it was opened; the colours of what is drawn
  // are another's affair.
  const include = [document.querySelector("dialog[open]") ?? document.documentElement];
  const exclude = only ? [...document.querySelectorAll("svg")] : [];
  const asked = { ...options, resultTypes: ["violations"] };
  const { violations } = await axe.run({ include, exclude }, asked);
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(" | ")}`);
}"""
MOVES = 8
SEED = 5
# So many games at most until everything was asked.
MOST_GAMES = 30

# Remembers the latest question of the server.
LISTEN = """
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(url);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "update" && message.legal.length) window.asked = message;
    });
  }
};
"""
# Plays at random until something is asked that was not asked before; null when the game is over.
# Who is lazy ends every turn at once: hands grow over their limit.
PLAY_ON = """async ({ known, seed, isLazy, patience }) => {
  const end = performance.now() + patience;
  // By the position, so that a click that came to nothing is made again.
  const one = (found) => {
    let dice = seed + window.asked.version * 8 + found.length;
    for (let roll = 0; roll < 3; roll += 1) dice = (dice * 1103515245 + 12345) % 2147483648;
    return found[(dice >> 8) % found.length];
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const kind = ({ view, legal }) => {
    if (view.pending !== "choose-effect") return view.pending;
    return `effect: ${[...new Set(legal.map((text) => text.split(" ")[0]))].sort().join(", ")}`;
  };
  while (!document.querySelector(".ranking")) {
    const [dialog] = all("dialog[open]");
    const choices = all(".action-choices button");
    const groups = all(".action-groups .action:not([aria-disabled=true])");
    if (dialog) {
      if (!known.includes("losing")) return "losing";
      dialog.querySelector(".button.main").click();
    } else if (choices.length) {
      one(choices).click();
    } else if (groups.length) {
      const question = kind(window.asked);
      if (!known.includes(question)) return question;
      const ending = groups.filter((group) => group.matches(".main"));
      one(isLazy && ending.length ? ending : groups).click();
    }
    await new Promise((go) => setTimeout(go, 8));
    if (performance.now() > end) throw new Error("the game does not end");
  }
  return null;
}"""
# What a game may ask a person; chance asks nobody.
QUESTIONS = {
    "cosmos": {
        "choose-shift",
        "choose-card",
        "choose-stack",
        "choose-craft",
        "choose-kept",
        "choose-bottom",
        "choose-last-space",
        "choose-discard",
        "losing",
    },
    "exoplanets": {
        "choose-return",
        "choose-birth",
        "choose-planet",
        "choose-stack",
        "choose-row",
        "choose-action",
        "choose-payment",
        "choose-swap",
        "choose-resource",
        "choose-loss",
    },
}


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


PLANT = """() => {
  const page = document.querySelector("main");
  page.append(Object.assign(document.createElement("button"), { className: "planted" }));
  const faint = Object.assign(document.createElement("p"), { textContent: "hardly to be seen" });
  faint.style.cssText = "color: rgb(120, 120, 120); background: rgb(128, 128, 128)";
  page.append(faint);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 200 40");
  drawing.innerHTML = '<rect width="200" height="40" fill="#777"/>'
    + '<text x="20" y="20" fill="#808080" class="planted">drawn</text>';
  page.append(drawing);
  drawing.scrollIntoView();
}"""


def test_what_is_planted_is_found(people: People) -> None:
    ada = people.person()
    ada.open("/nowhere")
    ada.sees(".page-main h1")
    assert not faults(ada)
    ada.page.evaluate(PLANT)
    found = "\n".join(faults(ada))
    assert "dark: button-name" in found
    for theme in THEMES:
        assert f"{theme}: color-contrast" in found
        assert f"{theme}: drawn text is faint" in found


def test_every_screen_in_every_theme(people: People) -> None:
    ada = people.person()
    found = []
    for name, go in tour(by_picture, MOVES):
        go(ada)
        found += [f"{name}: {fault}" for fault in faults(ada)]
    assert not found, "\n".join(found)


@pytest.fixture
def seeded(tmp_path: Path) -> Iterator[str]:
    """A server whose games are the same in every run."""
    with serving(tmp_path, SEED) as address:
        yield address


@pytest.mark.parametrize("game", GAMES)
def test_every_question_in_every_theme(seeded: str, people: People, game: str) -> None:
    people.address = seeded
    ada = people.person(script=LISTEN)
    found = []
    known: list[str] = []
    for seed in range(MOST_GAMES):
        against(ada, game)
        is_lazy = game == "cosmos" and seed % 2 == 1
        way = {"known": known, "seed": seed, "isLazy": is_lazy, "patience": PATIENCE}
        while question := ada.page.evaluate(PLAY_ON, way):
            known.append(question)
            found += [f"{question}: {fault}" for fault in faults(ada)]
        if set(known) >= QUESTIONS[game]:
            break
    assert set(known) >= QUESTIONS[game]
    assert not found, "\n".join(found)


def test_what_covers_a_table(people: People) -> None:
    people.expected += LOST
    ada = people.person()
    against(ada, "cosmos")
    ada.page.context.set_offline(True)
    ada.sees(".banner.shown")
    found = [f"no line: {fault}" for fault in faults(ada)]
    ada.page.context.set_offline(False)
    ada.misses(".banner.shown")
    ada.page.context.new_page().goto(ada.page.url)
    ada.sees(CURTAIN)
    found += [f"another tab: {fault}" for fault in faults(ada)]
    ada.open("/t/nothing-here")
    ada.sees(".page-main h1")
    found += [f"no such table: {fault}" for fault in faults(ada)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_tab_of_a_phone(people: People, game: str) -> None:
    ada = people.person(window=PHONE)
    ada.open(f"/learn/{game}")
    ada.sees(".lesson-bar")
    found = faults(ada)
    against(ada, game)
    for tab in ada.page.locator(".tabs button").all():
        tab.click()
        found += [f"{tab.inner_text()}: {fault}" for fault in faults(ada)]
    assert not found, "\n".join(found)
