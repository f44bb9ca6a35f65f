"""People at their browsers: they see what is marked and click it, or press keys."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Literal, TypedDict

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, expect

from tests.browser.chromium import WINDOW

State = Literal["turn", "dialog", "curtain", "over", "idle"]
Selectors = Sequence[str]
# What is clicked when it is one's turn: the first of these that is there.
Choose = Callable[["Person"], Selectors]
# Only to end a test that would hang: nothing is measured by it.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)
# How long one of several people is looked at before the next one is.
GLANCE = 40
# Where the mouse is out of the way.
ASIDE = (640, 2)


class Sight(TypedDict):
    """What the table asks of the one who looks at it, and a point to click for an answer."""

    state: State
    point: dict[str, float] | None
    why: str


# Looks until something is asked and a click reaches whatever answers it, or time is up.
LOOK = """async ({ answers, random, patience }) => {
  const asked = () => {
    if (document.querySelector(".ranking")) return "over";
    if (document.querySelector(".cover[role=dialog]")) return "curtain";
    const dialog = document.querySelector("dialog");
    // A dialog is there a moment before it is open.
    if (dialog) return dialog.open ? "dialog" : null;
    const offered = [...document.querySelectorAll(".action-groups .action")];
    const isBusy = offered.some((button) => button.ariaDisabled === "true");
    return offered.length && !isBusy ? "turn" : null;
  };
  const reached = (element) => {
    // What is marked on a table is in sight of itself, unless its parts are tabs.
    const isThing = element.matches(".board [role=button][data-mark]");
    if (!isThing || document.querySelector(".tabs")) {
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75],
                                  [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
      const [x, y] = [left + width * across, top + height * down];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  };
  const isDrawn = (element) => element.getBoundingClientRect().width > 0;
  const look = () => {
    const state = asked();
    if (state === null) return { state: "idle", point: null, why: "nothing is asked" };
    const selectors = answers[state] ?? [];
    if (!selectors.length) return { state, point: null, why: "" };
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)].filter(isDrawn);
      if (!found.length) continue;
      const covered = found.find((element) => !reached(element));
      const why = `covered, or out of sight: ${covered?.outerHTML.slice(0, 200)}`;
      if (covered) return { state: "idle", point: null, why };
      const point = reached(found[Math.floor(random * found.length)]);
      return { state, point, why: "" };
    }
    const why = `none of ${selectors} for ${document.querySelector(".action-groups")?.innerText}`;
    return { state: "idle", point: null, why };
  };
  const end = performance.now() + patience;
  let sight = look();
  while (sight.state === "idle" && performance.now() < end) {
    await new Promise((go) => setTimeout(go, 8));
    sight = look();
  }
  return sight;
}"""

MARKED = ".board [role=button][data-mark]:not([data-mark=chosen])"
AIMED = ".board [role=button][data-mark=aim]"
OFFERED = ".board button[data-action], .action-groups .action[data-action]"
# The list, and only where nothing of the picture is left.
LISTED = ".board:not(:has([data-thing])) .list-mode [data-action]"
CONFIRM = "dialog[open] .button.main"
CURTAIN = ".cover[role=dialog] .button.main"
DRAWN = (AIMED, MARKED, OFFERED)
# What a browser says about a line that was cut, and about what is not there.
LOST = (r"ERR_", r"WebSocket connection", r"Failed to load resource")

# Everything that is complained about reaches the console; so does a foot on forbidden ground.
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
# A click comes of a key only where it comes while the key is pressed or let go.
KEYS_ONLY = """
let isKey = false;
for (const name of ["keydown", "keyup"]) {
  addEventListener(name, () => { isKey = true; setTimeout(() => { isKey = false; }); }, true);
}
for (const name of ["pointerdown", "mousedown", "mousemove", "touchstart", "wheel"]) {
  addEventListener(name, () => console.error(`no mouse: ${name}`), true);
}
addEventListener("click", () => isKey || console.error("no mouse: click"), true);
"""

# The browser's share of the dealing, from a seed.
SEEDED = """
let dealt = 7;
crypto.getRandomValues = (bytes) => {
  for (let at = 0; at < bytes.length; at += 1) {
    dealt = (dealt * 1103515245 + 12345) % 2147483648;
    bytes[at] = dealt >> 16;
  }
  return bytes;
};
"""

# Unless the person has chosen another one meanwhile.
PACED = """
if (location.protocol === "http:" && !localStorage.getItem("orrery-pace")) {
  localStorage.setItem("orrery-pace", "PACE");
}
"""


class Person:
    """One browser with nothing of anybody else in it."""

    def __init__(self, people: "People", context: BrowserContext, name: str, seed: int) -> None:
        self.people = people
        self.page = context.new_page()
        self.name = name
        self.random = random.Random(seed)  # noqa: S311
        # What was in the way when nothing could be clicked.
        self.why = ""

    def open(self, path: str) -> None:
        self.page.goto(self.people.address + path)

    def arrive(self) -> None:
        """Open the front page and become a guest; only guests may make tables. A new guest has a
        name as soon as the server knows them."""
        self.open("/")
        expect(self.page.locator(".name-tag b")).not_to_be_empty()

    def sit(self) -> None:
        """Take a free seat; whoever has no name yet is asked for one first."""
        self.page.locator(".seats .button.main").first.click()
        if self.page.evaluate("localStorage.getItem('orrery-nameless')") == "yes":
            self.page.locator("dialog[open] .name-form input").fill(self.name)
            self.page.locator("dialog[open] .name-form [type=submit]").click()
        self.misses("dialog[open]")

    def look(self, turn: Selectors = (), patience: int = PATIENCE) -> Sight:
        answers = {"turn": list(turn), "dialog": [CONFIRM], "curtain": [CURTAIN]}
        sight: Sight = self.page.evaluate(
            LOOK, {"answers": answers, "random": self.random.random(), "patience": patience}
        )
        self.why = sight["why"]
        return sight

    def wait(self) -> State:
        """Till something is asked: a move, an answer, or a look at the result."""
        state = self.look()["state"]
        assert state != "idle", f"nothing happens any more: {self.why}"
        return state

    def act(self, choose: Choose, patience: int = PATIENCE) -> State:
        """Waits till something is asked, and clicks an answer to it."""
        sight = self.look(choose(self), patience)
        if point := sight["point"]:
            self.page.mouse.click(point["x"], point["y"])
            # A card grows while it is pointed at, over what is asked next.
            self.page.mouse.move(*ASIDE)
        return sight["state"]

    def status(self) -> str:
        return self.page.locator(".status").inner_text()

    def ranking(self) -> list[str]:
        return self.page.locator(".ranking li").all_inner_texts()

    def show_log(self) -> None:
        """The log and the chat are beside the board at a wish, or behind a tab of a phone."""
        if not self.page.locator(".side").count():
            tabs = self.page.locator(".tabs button")
            (tabs.last if tabs.count() else self.page.locator(".tools button").nth(1)).click()
        self.sees(".side")

    def sees(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_visible()

    def misses(self, selector: str) -> None:
        expect(self.page.locator(selector)).to_have_count(0)


def by_picture(person: Person) -> Selectors:
    """Something marked on the board; where nothing is, or in haste, what the bar offers."""
    return in_haste(person, 0.15)


def hastily(person: Person) -> Selectors:
    return in_haste(person, 0.5)


def in_haste(person: Person, share: float) -> Selectors:
    return (OFFERED, *DRAWN) if person.random.random() < share else DRAWN


def by_list(_: Person) -> Selectors:
    return (LISTED,)


class People:
    """Everybody of one test, and what their browsers complained about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def person(
        self,
        name: str = "Ada",
        window: tuple[int, int] = WINDOW,
        script: str = "",
        pace: str = "off",
        motion: Literal["reduce", "no-preference"] = "reduce",
        has_fingers: bool = False,
    ) -> Person:
        """Others' moves are shown at once unless a pace is asked for."""
        width, height = window
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion=motion,
            has_touch=has_fingers,
            is_mobile=has_fingers,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH + SEEDED + PACED.replace("PACE", pace) + script)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._complain(f"{name}: {error.error}"))
        context.on("request", self._asked)
        self._contexts.append(context)
        return Person(self, context, name, seed=len(self._contexts))

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self._complain(f"asked of somebody else: {request.url}")

    def _complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.complaints.append(text)


def play_out(persons: Sequence[Person], choose: Choose) -> None:
    """Everyone acts when it is their turn, until the game is over for all."""
    if len(persons) == 1:
        while (state := persons[0].act(choose)) != "over":
            assert state != "idle", f"nothing happens any more: {persons[0].why}"
        return
    idle = 0
    waiting = list(persons)
    while waiting:
        person = waiting[0]
        state = person.act(choose, GLANCE)
        if state == "over":
            waiting.remove(person)
        elif state == "idle":
            waiting.append(waiting.pop(0))
            idle += GLANCE
            assert idle < PATIENCE, f"nothing happens any more: {[each.why for each in persons]}"
        else:
            idle = 0
