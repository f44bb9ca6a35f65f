"""`make screenshots`: every screen in a window and on a phone, from seeded games."""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import PHONE, WINDOW, launched
from tests.browser.person import People, Person, Selectors
from tests.browser.served import serving
from tests.browser.tour import tour

SCREENSHOTS = Path(__file__).parent / "screenshots"
SEED = 7
MOVES = 40
BEST = ".hints li:first-child [data-action]"
# The panel goes by itself where the position changes beneath it.
ADVICE = """(best) => document.querySelector(best)
  || !document.querySelector(".hint-panel:has(.loading)")"""
WINDOWS = {"x".join(map(str, size)): size for size in (WINDOW, PHONE)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=list(WINDOWS), help="1280x800, 390x844")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--into", type=Path, default=SCREENSHOTS)
    asked = parser.parse_args()
    asked.into.mkdir(exist_ok=True)
    for size in asked.sizes:
        with tempfile.TemporaryDirectory() as data, serving(Path(data), SEED) as address:
            look(address, size, asked.theme, asked.into)


def look(address: str, size: str, theme: str, into: Path) -> None:
    with sync_playwright() as playwright:
        people = People(launched(playwright), address)
        person = people.person(window=WINDOWS[size])
        person.page.add_init_script(f"localStorage.setItem('orrery-theme', '{theme}')")
        for name, go in tour(advised, MOVES):
            go(person)
            path = into / f"{name}-{size}.png"
            person.page.screenshot(path=path)
            print(path)
        people.leave()
        if people.complaints:
            raise SystemExit("\n".join(people.complaints))


def advised(person: Person) -> Selectors:
    """The best move there is by the hints, so that the game looks like one."""
    if person.wait() != "turn":
        return ()
    while not person.page.locator(BEST).count():
        person.page.evaluate("document.activeElement?.blur()")
        person.page.keyboard.press("h")
        person.page.wait_for_function(ADVICE, arg=BEST)
    return (BEST,)


if __name__ == "__main__":
    main()
