"""People at their browsers: they see what is marked, and click it, or press keys."""

import random
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.chromium import WINDOW

State = Literal["turn", "dialog", "curtain", "over", "idle"]
Step = Callable[["Person"], None]
# Only to end a test that would hang: nothing is measured by it.
PATIENCE = 30_000
COVERED = 20
# Between two looks at browsers of which none is asked anything.
PAUSE = 15

# What the table asks of the one who looks at it.
STATE = """() => {
  if (document.querySelector(".ranking")) return "over";
  if (document.querySelector(".cover[role=dialog]")) return "curtain";
  // A dialog is there a moment before it is open.
  if (document.querySelector("dialog")) return "dialog";
  const offered = [...document.querySelectorAll(".action-groups .action")];
  const isBusy = offered.some((button) => button.ariaDisabled === "true");
  return offered.length && !isBusy ? "turn" : null;
}"""

# One of the elements that are in sight, and a point of it that a click reaches.
POINT = """([selectors, random]) => {
  const reached = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75],
                                  [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
      const [x, y] = [left + width * across, top + height * down];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  };
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter(
      (element) => element.getBoundingClientRect().width > 0);
    if (!found.length) continue;
    const element = found[Math.floor(random * found.length)];
    const point = reached(element);
    return { point, html: element.outerHTML.slice(0, 200) };
  }
  return null;
}"""

MARKED = ".board [role=button][data-mark]:not([data-mark=chosen])"
AIMED = ".board [role=button][data-mark=aim]"
OFFERED = ".board button[data-action], .action-groups .action[data-action]"
LISTED = ".list-mode [data-action]"
CONFIRM = "dialog[open] .button.main"
CURTAIN = ".cover[role=dialog] .button.main"


class Person:
    """One browser with nothing of anybody else in it."""

    def __init__(self, people: "People", page: Page, name: str, seed: int) -> None:
        self.people = people
        self.page = page
        self.name = name
        self.random = random.Random(seed)  # noqa: S311
        self._covered = 0
        self.unmarked = 0

    def open(self, path: str) -> None:
        self.page.goto(self.people.address + path)

    def state(self) -> State:
        state: State = self.page.evaluate(STATE) or "idle"
        return state

    def wait(self) -> State:
        """Till something is asked: a move, an answer, or a look at the result."""
        state: State = self.page.wait_for_function(STATE, polling=10).json_value()
        return state

    def click(self, *selectors: str) -> bool:
        """Click one of the elements of the first selector that finds any."""
        found = self.page.evaluate(POINT, [selectors, self.random.random()])
        if found is None:
            return False
        if found["point"]:
            self.page.mouse.click(found["point"]["x"], found["point"]["y"])
            self._covered = 0
            return True
        # A dialog may just be opening; what stays covered is a fault of the screen.
        self._covered += 1
        assert self._covered < COVERED, f"covered by something else: {found['html']}"
        return True

    def acts(self, state: State, step: Step) -> None:
        """Answers what is asked; a move is the step's own affair."""
        if state == "dialog":
            self.click(CONFIRM)
        elif state == "curtain":
            self.click(CURTAIN)
        elif state == "turn":
            step(self)

    def status(self) -> str:
        return self.page.locator(".status").inner_text()

    def ranking(self) -> list[str]:
        return self.page.locator(".ranking li").all_inner_texts()

    def sees(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_visible(timeout=PATIENCE)


def by_picture(person: Person, haste: float = 0.15) -> None:
    """Something marked on the board; where nothing is, or in haste, what the bar offers."""
    if person.random.random() < haste and person.click(OFFERED):
        return
    if person.click(AIMED, MARKED, OFFERED):
        person.unmarked = 0
        return
    # The board may be a moment behind the bar; a turn with nothing marked is a fault.
    person.unmarked += 1
    if person.unmarked == COVERED:
        offered = person.page.locator(".action-groups").inner_text()
        raise AssertionError(f"{person.status()}: nothing is marked, only {offered}")


def hastily(person: Person) -> None:
    by_picture(person, 0.5)


def by_list(person: Person) -> None:
    assert person.page.locator(".board [data-thing]").count() == 0
    person.click(LISTED)


class People:
    """Everybody of one test, and what their consoles complained about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self._persons: list[Person] = []

    def person(self, name: str = "Ada", window: tuple[int, int] = WINDOW, **more: Any) -> Person:
        width, height = window
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=more.pop("locale", "en-GB"),
            reduced_motion=more.pop("motion", "reduce"),
            **more,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(
            "addEventListener('securitypolicyviolation', (event) =>"
            " console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"
        )
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        person = Person(self, page, name, seed=len(self._persons))
        self._persons.append(person)
        return person

    def leave(self) -> None:
        for person in self._persons:
            person.page.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(re.search(pattern, message.text) for pattern in self.expected):
            self.complaints.append(f"{message.type}: {message.text}")


def play_out(persons: list[Person], step: Step) -> None:
    """Everyone acts when it is their turn, until the game is over for all."""
    idle = 0
    while True:
        states = [person.state() for person in persons]
        if all(state == "over" for state in states):
            return
        if all(state in ("idle", "over") for state in states):
            idle += 1
            assert idle * PAUSE < PATIENCE, f"nothing happens any more: {persons[0].status()}"
            persons[0].page.wait_for_timeout(PAUSE)
            continue
        idle = 0
        for person, state in zip(persons, states, strict=True):
            person.acts(state, step)
