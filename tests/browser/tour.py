"""Every screen there is, one after another, in one browser: for whoever looks at all of them."""

from collections.abc import Callable, Iterator
from functools import partial

from tests.browser.person import CURTAIN, PATIENCE, Choose, Person

GAMES = ("cosmos", "exoplanets")
Stop = tuple[str, Callable[[Person], None]]

# Plays the game to its end within the page, the turns ended as soon as that is offered.
RUSH = """async (patience) => {
  const end = performance.now() + patience;
  const press = (selector) => {
    const found = document.querySelector(selector);
    found?.click();
    return found !== null;
  };
  while (!document.querySelector(".ranking")) {
    press("dialog[open] .button.main") || press(".cover[role=dialog] .button.main") ||
      press(".action-choices button") || press(".action.main:not([aria-disabled=true])") ||
      press(".action:not([aria-disabled=true])");
    await new Promise((go) => setTimeout(go, 8));
    if (performance.now() > end) throw new Error("the game does not end");
  }
}"""


def tour(move: Choose, moves: int) -> Iterator[Stop]:
    """The name of a screen and the way to it from the one before. A table is played by the
    given moves until it is worth looking at."""
    yield "front", partial(at, path="/", sign=".game-card .button.main")
    yield "name", change_name
    yield "open-tables", partial(at, path="/lobby", sign=".filters")
    yield "searching", look_for_players
    yield "search-bar", partial(at, path="/", sign=".search-bar")
    yield "front-again", stop_looking
    yield "lost", partial(at, path="/nowhere/at-all", sign=".page-main h1")
    yield "devices", partial(at, path="/account", sign=".devices li")
    yield "device-link", show_link
    yield "deletion", ask_deletion
    for game in GAMES:
        # What looks the same for every game is looked at once.
        is_first = game == GAMES[0]
        if is_first:
            yield "set-up", partial(at, path=f"/new/{game}", sign=".seat-wish")
            yield "lobby", submit
            yield "curtain", partial(hot_seat, game=game)
        yield f"{game}-learn", partial(at, path=f"/learn/{game}", sign=".lesson-bar")
        yield f"{game}-learn-move", learn_on
        yield f"{game}-rules", partial(at, path=f"/rules/{game}", sign="main h2")
        yield f"{game}-first-move", partial(against, game=game)
        # The shorter game is half as long.
        yield game, partial(play_on, move=move, moves=moves if is_first else moves // 2)
        yield f"{game}-choices", open_choices
        yield f"{game}-hint", partial(press, key="h", sign=".hint-panel .hints")
        if is_first:
            yield "keys", partial(press, key="?", sign="dialog[open]")
            yield "settings", open_settings
            yield "people", open_people
            yield "chat", open_chat
            yield "look-back", look_back
        yield f"{game}-rules-here", partial(press, key="r", sign="dialog[open] h3")
        yield f"{game}-list", partial(press, key="p", sign=".list-mode")
        yield f"{game}-end", finish
        yield f"{game}-end-board", look_at_the_board
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


def change_name(person: Person) -> None:
    person.page.locator(".name-tag").click()
    person.sees("dialog[open] .name-form")


def show_link(person: Person) -> None:
    person.page.locator(".page-main .button.main").click()
    person.sees(".qr")


def ask_deletion(person: Person) -> None:
    person.page.locator(".page-main .card .button").last.click()
    person.sees("dialog[open]")


def look_for_players(person: Person) -> None:
    person.page.locator("form.card [type=submit]").click()
    person.sees(".searching")


def stop_looking(person: Person) -> None:
    person.page.locator(".search-bar button").click()
    person.misses(".search-bar")


def submit(person: Person) -> None:
    person.page.locator(".set-up [type=submit]").click()
    person.sees(".seats")


def hot_seat(person: Person, game: str) -> None:
    at(person, f"/new/{game}", ".seat-wish")
    person.page.locator(".seat-wish select").nth(1).select_option("here")
    person.page.locator(".seat-wish input[required]").fill("Bo")
    person.page.locator(".set-up [type=submit]").click()
    person.sees(CURTAIN)


def against(person: Person, game: str, seats: int = 2) -> None:
    """To the first question of a new game against bots."""
    person.open(f"/new/{game}")
    if seats > 2:
        person.page.get_by_label("Number of seats").select_option(str(seats))
    for seat in range(1, seats):
        person.page.locator(".seat-wish select").nth(seat).select_option("bot:stargazer")
    person.page.locator(".set-up [type=submit]").click()
    person.wait()


def play_on(person: Person, move: Choose, moves: int) -> None:
    for _ in range(moves):
        person.act(move)
    while person.wait() != "turn":
        person.act(move)


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.misses("dialog[open]")


def open_choices(person: Person) -> None:
    several = person.page.locator(".action-groups .action[aria-haspopup]")
    if several.count():
        several.first.click()
        person.sees(".action-choices button")


def press(person: Person, key: str, sign: str) -> None:
    close(person)
    person.page.evaluate("document.activeElement?.blur()")
    person.page.keyboard.press(key)
    person.sees(sign)


def open_settings(person: Person) -> None:
    close(person)
    person.page.locator(".tools button").last.click()
    # The last part comes when it is there.
    person.sees("dialog[open] input")


def rush(person: Person) -> None:
    person.page.evaluate(RUSH, PATIENCE)


def finish(person: Person) -> None:
    rush(person)
    person.page.evaluate("localStorage.setItem('orrery-list', 'off')")
    person.page.reload()
    person.sees(".ranking")
    person.page.wait_for_load_state("networkidle")


def learn_on(person: Person) -> None:
    """To the first step that waits for a move."""
    while not person.page.locator(".lesson-bar .show-me").count():
        person.page.locator(".lesson-bar .button.main").click()


def show_side(person: Person) -> None:
    """The log and the chat are beside the board, or behind a tab of a phone."""
    close(person)
    person.show_log()


def open_people(person: Person) -> None:
    close(person)
    person.page.locator(".tools button").nth(2).click()
    person.sees("dialog[open] .people")


def open_chat(person: Person) -> None:
    show_side(person)
    person.page.locator("#side-chat").click()
    person.page.locator(".chat input").fill("Good luck!")
    person.page.keyboard.press("Enter")
    person.sees(".chat li")


def look_back(person: Person) -> None:
    show_side(person)
    person.page.locator("#side-log").click()
    person.page.locator(".log-line").first.click()
    person.sees(".look-bar")
    if person.page.locator(".tabs").count():
        person.page.locator(".tabs button").first.click()


def look_at_the_board(person: Person) -> None:
    person.page.get_by_role("button", name="Look at the board").click()
    person.sees(".board [data-thing]")


def open_replay(person: Person) -> None:
    person.page.reload()
    person.page.locator(".buttons a[href^='/replay/']").first.click()
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
