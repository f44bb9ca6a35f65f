"""A person out of time takes the seat back; others go on without somebody who never acts or is
gone; a finished game stays finished."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import People, Person
from tests.browser.tour import against, look_at_the_board, rush

# A table at which five seconds are all there is for an action, and the way to it.
HURRIED = """async () => {
  const made = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "exoplanets",
      seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
      clock: { kind: "move", seconds: 5 },
    }),
  });
  const { id } = await made.json();
  await fetch(`/api/tables/${id}/start`, { method: "POST" });
  return id;
}"""


# A table without a clock at which five seconds are a long time to wait, with an open seat.
PATIENT = """async () => {
  const made = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "exoplanets",
      seats: [{ kind: "me" }, { kind: "open" }],
      overdue: 5,
      patience: 1,
    }),
  });
  return (await made.json()).id;
}"""
STAND_IN = ".stand-in[data-seat='{seat}']"


def described(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table
    )
    return found


def waiting(people: People) -> tuple[Person, Person, str, int]:
    """One who is to act and does not, one who waits, their table, and the seat that is to act."""
    ada, ben = people.person(), people.person("Ben")
    ada.arrive()
    table = str(ada.page.evaluate(PATIENT))
    ada.open(f"/t/{table}")
    ben.open(f"/t/{table}")
    ben.sit()
    ada.page.locator(".buttons .button.main:not([disabled])").click()
    for person in (ada, ben):
        person.sees(".status")
    seat = described(ada, table)["to_act"]
    return (ada, ben, table, seat) if seat == 0 else (ben, ada, table, seat)


def hurry(person: Person) -> str:
    person.arrive()
    return str(person.page.evaluate(HURRIED))


def test_the_seat_is_taken_back_by_one_click_while_the_game_goes_on(people: People) -> None:
    ada = people.person()
    table = hurry(ada)
    ada.open(f"/t/{table}")
    ada.sees(".action-groups .action")
    ada.sees(".stand-in .button.main")
    ada.page.locator(".stand-in .button.main").click()
    ada.misses(".stand-in")
    ada.sees(".status")
    assert described(ada, table)["status"] == "running"


def test_the_others_agree_on_a_stand_in_and_then_decide_about_who_is_gone(people: People) -> None:
    idle, other, table, seat = waiting(people)
    panel = STAND_IN.format(seat=seat)
    idle.sees(panel)
    idle.misses(f"{panel} .button")
    other.page.locator(f"{panel} .button.main").click()
    # The stand-in has played the turn, which was one too many: now there are three ways to go on.
    expect(other.page.locator(f"{panel} .button")).to_have_count(3)
    other.show_log()
    other.sees(".log .badge")
    assert described(other, table)["seats"][seat]["gone"]
    other.page.locator(f"{panel} .button").nth(1).click()
    other.misses(panel)
    assert described(other, table)["seats"][seat]["missed"] == 0


def test_who_was_stood_in_for_takes_the_seat_back(people: People) -> None:
    idle, other, table, seat = waiting(people)
    panel = STAND_IN.format(seat=seat)
    other.page.locator(f"{panel} .button.main").click()
    idle.page.locator(f"{panel} .button.main").click()
    idle.misses(f"{panel} .button")
    assert described(idle, table)["seats"][seat]["bot"] is None


def test_the_game_goes_on_with_a_bot_for_who_is_gone(people: People) -> None:
    _, other, table, seat = waiting(people)
    panel = STAND_IN.format(seat=seat)
    other.page.locator(f"{panel} .button.main").click()
    expect(other.page.locator(f"{panel} .button")).to_have_count(3)
    other.page.locator(f"{panel} .button.main").click()
    other.page.locator("dialog[open] [data-level=stargazer]").click()
    other.misses(panel)
    assert described(other, table)["seats"][seat]["bot"] == "stargazer"


def test_the_others_end_the_game_without_who_is_gone(people: People) -> None:
    idle, other, _, seat = waiting(people)
    panel = STAND_IN.format(seat=seat)
    other.page.locator(f"{panel} .button.main").click()
    expect(other.page.locator(f"{panel} .button")).to_have_count(3)
    other.page.locator(f"{panel} .button.quiet").click()
    for person in (idle, other):
        expect(person.page.locator("h1")).to_have_text("The game was ended")


def test_nothing_is_taken_back_after_the_end(people: People) -> None:
    ada = people.person()
    against(ada, "exoplanets")
    rush(ada)
    look_at_the_board(ada)
    ada.misses(".turn-tools")
    ada.page.keyboard.press("u")
    ada.sees(".table")
    ada.page.reload()
    ada.sees(".ranking")
