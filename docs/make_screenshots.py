"""`make screenshots`: every screen in two windows and on a phone, and a moving picture of a turn,
from seeded games."""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from docs.moving_picture import Still, animate
from tests.browser.chromium import PHONE, WINDOW, launched
from tests.browser.person import People, Person, Selectors, by_picture
from tests.browser.served import serving
from tests.browser.tour import against, play_on, tour

SCREENSHOTS = Path(__file__).parent / "screenshots"
SEED = 7
MOVES = 40
# Whatever is offered first, the end of the turn last.
PRESS = """() => (document.querySelector(".action-choices button")
  ?? document.querySelector(".action:not(.main):not([aria-disabled=true])")
  ?? document.querySelector(".action:not([aria-disabled=true])"))?.click()"""
BEST = ".hints li:first-child [data-action]"
# The panel goes by itself where the position changes beneath it.
ADVICE = """(best) => document.querySelector(best)
  || !document.querySelector(".hint-panel:has(.loading)")"""
LARGE = (1920, 1080)
WINDOWS = {"x".join(map(str, size)): size for size in (WINDOW, LARGE, PHONE)}
TURN = "turn"
# The moving picture: so many frames, so wide, so long each in milliseconds.
FRAMES = 30
FRAME_WIDTH = 900
FRAME_LAST = 260
QUALITY = 0.4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "sizes", nargs="*", default=[*WINDOWS, TURN], help="1280x800, 1920x1080, 390x844, turn"
    )
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--into", type=Path, default=SCREENSHOTS)
    asked = parser.parse_args()
    asked.into.mkdir(exist_ok=True)
    for size in asked.sizes:
        with tempfile.TemporaryDirectory() as data, serving(Path(data), SEED) as address:
            if size == TURN:
                watch(address, asked.theme, asked.into)
            else:
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


def watch(address: str, theme: str, into: Path) -> None:
    """A move of one's own and the turn of a bot after it, as a moving picture."""
    with sync_playwright() as playwright:
        people = People(launched(playwright), address)
        person = people.person()
        person.page.add_init_script(
            f"localStorage.setItem('orrery-theme', '{theme}');"
            "localStorage.setItem('orrery-pace', 'normal')"
        )
        against(person, "exoplanets")
        play_on(person, by_picture, MOVES // 4)
        stills: list[Still] = []
        while len(stills) < FRAMES:
            stills.append(Still(person.page.screenshot(), FRAME_LAST))
            if person.page.locator(".action-groups .action").count():
                person.page.evaluate(PRESS)
        path = into.parent / "pictures" / "turn.webp"
        path.write_bytes(animate(person.page, stills, FRAME_WIDTH, QUALITY))
        print(path)
        people.leave()


def advised(person: Person) -> Selectors:
    """The best move there is by the hints, so that the game looks like one."""
    # The advice that was taken last goes with the move: only then the question is a new one.
    person.misses(".hint-panel")
    if person.wait() != "turn":
        return ()
    while not person.page.locator(BEST).count():
        person.page.evaluate("document.activeElement?.blur()")
        person.page.keyboard.press("h")
        person.page.wait_for_function(ADVICE, arg=BEST)
    return (BEST,)


if __name__ == "__main__":
    main()
