"""Every screen there is, one after another, in one browser: for whoever looks at all of them."""

from collections.abc import Callable, Iterator
from functools import partial

from tests.browser.person import LISTED, Person

GAMES = ("cosmos", "exoplanets")
Stop = tuple[str, Callable[[Person], None]]


def tour(move: Callable[[Person], None], moves: int) -> Iterator[Stop]:
    """The name of a screen and the way to it from the one before. A table is played by the
    given moves until it is worth looking at."""
    yield "front", partial(at, path="/", sign=".game-card .button.main")
    yield "lost", partial(at, path="/nowhere/at-all", sign=".page-main h1")
    for game in GAMES:
        # What looks the same for every game is looked at once.
        is_first = game == GAMES[0]
        if is_first:
            yield "set-up", partial(at, path=f"/new/{game}", sign=".seat-wish")
            yield "lobby", submit
            yield "curtain", partial(hot_seat, game=game)
        yield f"{game}-learn", partial(at, path=f"/learn/{game}", sign=".lesson-bar")
        yield f"{game}-rules", partial(at, path=f"/rules/{game}", sign="main h2")
        yield f"{game}-first-move", partial(start, game=game)
        yield game, partial(play_on, move=move, moves=moves)
        yield f"{game}-choices", open_choices
        yield f"{game}-hint", partial(press, key="h", sign=".hint-panel .hints")
        if is_first:
            yield "keys", partial(press, key="?", sign="dialog[open]")
            yield "settings", open_settings
        yield f"{game}-rules-here", partial(press, key="r", sign="dialog[open] h3")
        yield f"{game}-list", partial(press, key="p", sign=".list-mode")
        yield f"{game}-end", finish
        yield f"{game}-replay", open_replay
        if is_first:
            yield "deal", open_deal
        else:
            yield "review", open_review
            yield "line", open_line


def at(person: Person, path: str, sign: str) -> None:
    person.open(path)
    person.sees(sign)
    person.page.wait_for_load_state("networkidle")


def submit(person: Person) -> None:
    person.page.locator(".set-up [type=submit]").click()
    person.sees(".seats")


def hot_seat(person: Person, game: str) -> None:
    at(person, f"/new/{game}", ".seat-wish")
    person.page.locator(".seat-wish select").nth(1).select_option("here")
    person.page.locator(".seat-wish input").fill("Bo")
    person.page.locator(".set-up [type=submit]").click()
    person.sees(".cover")


def start(person: Person, game: str) -> None:
    at(person, f"/new/{game}", ".seat-wish")
    person.page.locator(".seat-wish select").nth(1).select_option("bot:greedy")
    person.page.locator(".set-up [type=submit]").click()
    person.wait()


def play_on(person: Person, move: Callable[[Person], None], moves: int) -> None:
    for _ in range(moves):
        person.acts(person.wait(), move)
    while person.wait() == "dialog":
        person.acts("dialog", move)


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


def open_choices(person: Person) -> None:
    several = person.page.locator(".action-groups .action[aria-haspopup]")
    if several.count():
        several.first.click()


def press(person: Person, key: str, sign: str) -> None:
    close(person)
    person.page.evaluate("document.activeElement?.blur()")
    person.page.keyboard.press(key)
    person.sees(sign)


def open_settings(person: Person) -> None:
    close(person)
    person.page.locator(".tools button").last.click()
    person.sees("dialog[open]")


def finish(person: Person) -> None:
    """On to the end by the first entries of the list, which is the shortest way there."""
    while person.wait() != "over":
        state = person.state()
        if state == "turn":
            person.page.locator(LISTED).first.click()
        else:
            person.acts(state, lambda _: None)
    person.page.evaluate("localStorage.setItem('orrery-list', 'off')")
    person.page.reload()
    person.sees(".ranking")
    person.page.wait_for_load_state("networkidle")


def open_replay(person: Person) -> None:
    person.page.locator("a[href^='/replay/']").first.click()
    person.sees(".look-bar")


def open_deal(person: Person) -> None:
    at(person, f"/deal/{replayed(person)}", ".page-main h1")


def open_review(person: Person) -> None:
    at(person, f"/review/{replayed(person)}", ".costly")


def open_line(person: Person) -> None:
    person.page.locator(".costly .main").first.click()
    person.sees(".look-bar")


def replayed(person: Person) -> str:
    """The table whose replay is open."""
    return person.page.url.split("/replay/")[1].split("#")[0]
