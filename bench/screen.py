"""`python -m bench.screen`: what the screen costs in Chromium without a graphics card: how soon
after its first paint all pictures of a table are there, on the first visit and on the next; what
the orrery of the front page takes of a core; how long a click takes till the table shows it."""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright
from rich.table import Table

from bench import report
from bench.load import save
from tests.browser.chromium import PATH, launched
from tests.browser.person import People, Person, by_picture
from tests.browser.served import serving
from tests.browser.tour import GAMES, against, play_on

SEED: Final = 7
MILLISECONDS: Final = 1000
Answer = dict[str, Any]

# Notes when the table is drawn first and when a painted picture comes into it.
ARRIVALS: Final = """
window.pictures = [];
const meet = () => {
  if (document.querySelector(".board [data-thing]")) window.drawn = performance.now();
  else requestAnimationFrame(meet);
};
requestAnimationFrame(meet);
const isPicture = (node) => node instanceof Element && !node.closest(".icon") &&
  /^(data:image|blob:)|url\\("?(data:image|blob:)/.test(
    node.getAttribute("href") ?? node.getAttribute("src") ?? node.getAttribute("style") ?? "");
const note = () => { window.pictures.push(performance.now()); };
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (isPicture(target)) note();
    for (const node of addedNodes) {
      if (node instanceof Element && [node, ...node.querySelectorAll("*")].some(isPicture)) note();
    }
  }
}).observe(document, {
  childList: true, subtree: true, attributes: true, attributeFilter: ["href", "src", "style"],
});
"""
# Milliseconds from the first paint of the table to the last picture, after which none comes.
LAST_PICTURE: Final = """async (quiet) => {
  const last = () => window.pictures.at(-1) ?? 0;
  while (!last() || performance.now() - last() < quiet) {
    await new Promise((go) => setTimeout(go, 50));
  }
  return Math.max(0, last() - window.drawn);
}"""
FORGET: Final = """async () => {
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = done;
    });
  }
}"""
# Takes a move back and makes it again, and tells how long each took from the click to the paint.
CLICKS: Final = """async (times) => {
  const tool = (name) => document.querySelector(`[data-tool=${name}]`);
  const isOpen = (name) => tool(name).ariaDisabled === "false";
  const found = [];
  for (let time = 0; time < times; time += 1) {
    const [pressed, other] = isOpen("redo") ? ["redo", "undo"] : ["undo", "redo"];
    const before = performance.now();
    tool(pressed).click();
    while (isOpen("redo") === (pressed === "redo")) {
      await new Promise((go) => requestAnimationFrame(go));
    }
    found.push(performance.now() - before);
    await new Promise((go) => setTimeout(go, 150));
  }
  return found;
}"""


@dataclass
class Plan:
    rounds: int
    moves: int
    clicks: int
    seconds: float


@dataclass
class Measured:
    answers: list[Answer] = field(default_factory=list)


def main() -> int:
    asked = _arguments()
    plan = Plan(1, 8, 10, 4.0) if asked.quick else Plan(3, 24, 40, 10.0)
    console = report.console()
    if PATH is None:
        console.print("the screen is not measured: Chromium is not installed")
        return 0
    measured = Measured(list(measure(plan)))
    summary = {
        what: report.figure(a["value"] for a in measured.answers if a["what"] == what)
        for what in dict.fromkeys(answer["what"] for answer in measured.answers)
    }
    console.print(_table(summary))
    save(console, "screen", plan, summary, measured)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.screen", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="once, and shorter")
    return parser.parse_args()


def measure(plan: Plan) -> Iterator[Answer]:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), SEED) as address,
        sync_playwright() as playwright,
    ):
        people = People(launched(playwright), address)
        ada = people.person(motion="no-preference")
        ada.page.add_init_script(ARRIVALS)
        for game in GAMES:
            against(ada, game)
            play_on(ada, by_picture, plan.moves)
            for _ in range(plan.rounds):
                yield from pictures(ada, game)
            yield from clicks(ada, game, plan.clicks)
        ada.open("/")
        ada.sees(".game-card .button.main")
        for _ in range(plan.rounds):
            yield _answer("front page, cores", cores_over(ada.page, plan.seconds))
        hide(ada.page)
        for _ in range(plan.rounds):
            yield _answer("front page hidden, cores", cores_over(ada.page, plan.seconds))
        people.leave()


def _answer(what: str, value: float) -> Answer:
    return {"what": what, "value": value}


def pictures(person: Person, game: str) -> Iterator[Answer]:
    """Of a table in the middle of a game."""
    person.page.evaluate(FORGET)
    for visit in ("first", "next"):
        person.page.reload()
        person.wait()
        late = person.page.evaluate(LAST_PICTURE, 2 * MILLISECONDS)
        yield _answer(f"{game}, pictures of the {visit} visit, ms", late)


def clicks(person: Person, game: str, times: int) -> Iterator[Answer]:
    """Of a move that may be taken back."""
    while not person.page.locator("[data-tool=undo][aria-disabled=false]").count():
        play_on(person, by_picture, 1)
    for value in person.page.evaluate(CLICKS, times):
        yield _answer(f"{game}, click to update, ms", value)


def hide(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    window = devtools.send("Browser.getWindowForTarget")["windowId"]
    bounds = {"windowId": window, "bounds": {"windowState": "minimized"}}
    devtools.send("Browser.setWindowBounds", bounds)


def cores_over(page: Page, seconds: float) -> float:
    """The processor time that all processes of the browser take in a second."""
    page.wait_for_timeout(2 * MILLISECONDS)
    before, began = _processor_time(), time.monotonic()
    page.wait_for_timeout(seconds * MILLISECONDS)
    return (_processor_time() - before) / (time.monotonic() - began)


def _processor_time() -> float:
    """Seconds taken by the browsers that this process has started."""
    parents, times = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = path.read_text().rpartition(") ")
        except OSError:
            continue
        fields = rest.split()
        process = int(path.parent.name)
        parents[process] = int(fields[1])
        if "chrom" in name:
            times[process] = int(fields[11]) + int(fields[12])
    ours = [taken for process, taken in times.items() if _descends(process, parents)]
    return sum(ours) / os.sysconf("SC_CLK_TCK")


def _descends(process: int, parents: dict[int, int]) -> bool:
    while process in parents and process != os.getpid():
        process = parents[process]
    return process == os.getpid()


def _table(summary: Answer) -> Table:
    table = Table(title="the screen, without a graphics card")
    for column, side in (("", "left"), ("median", "right"), ("least", "right"), ("most", "right")):
        table.add_column(column, justify=side)  # type: ignore[arg-type]
    for what, found in summary.items():
        places = 2 if "cores" in what else 0
        table.add_row(what, *(f"{found[key]:.{places}f}" for key in ("median", "least", "most")))
    return table


if __name__ == "__main__":
    sys.exit(main())
