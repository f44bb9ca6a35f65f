"""Hosts look after their tables, and anybody reports, in a real browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import WINDOW
from tests.browser.person import People, Person

PHONE = (390, 844)
CREATE = """async () => {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const made = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "exoplanets", seats }),
  });
  return (await made.json()).id;
}"""


RENAME = """async () => {
  const headers = { "content-type": "application/json" };
  await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name: "Ben" }) });
}"""


def together(
    people: People, window: tuple[int, int] = WINDOW, *, start: bool = True
) -> tuple[Person, Person, str]:
    """Ada, who is the host, and Ben, who has a seat too."""
    ada, ben = people.person(window=window), people.person("Ben")
    ada.arrive()
    table = str(ada.page.evaluate(CREATE))
    ada.open(f"/t/{table}")
    ben.arrive()
    ben.page.evaluate(RENAME)
    ben.open(f"/t/{table}")
    ben.sit()
    expect(ada.page.locator(".seats")).to_contain_text("Ben")
    if start:
        ada.page.locator(".buttons .button.main:not([disabled])").click()
        for person in (ada, ben):
            person.sees(".status")
    return ada, ben, table


def open_people(page: Page) -> None:
    page.get_by_role("button", name="People at this table").click()
    expect(page.locator("dialog[open] .people").first).to_be_visible()


def of_ben(page: Page, name: str) -> None:
    page.locator(".people li", has_text="Ben").get_by_role("button", name=name).click()


@pytest.mark.parametrize("window", [WINDOW, PHONE], ids=["desktop", "phone"])
def test_the_host_removes_a_player_who_is_told_and_lets_them_back_in(
    people: People, window: tuple[int, int]
) -> None:
    ada, ben, table = together(people, window)
    people.expected += ["WebSocket", "403"]
    open_people(ada.page)
    of_ben(ada.page, "Remove")
    ada.page.locator("dialog input").fill("rude")
    ada.page.locator("dialog .button.main").click()
    expect(ben.page.locator("h1")).to_have_text("You cannot be at this table")
    expect(ben.page.locator(".page-main")).to_contain_text("The host has removed you")
    ada.page.get_by_role("button", name="Let back in").click()
    expect(ada.page.get_by_role("button", name="Let back in")).to_have_count(0)
    ben.open(f"/t/{table}")
    ben.sees(".status")


def test_a_player_removed_before_the_game_leaves_an_open_seat(people: People) -> None:
    ada, ben, _ = together(people, start=False)
    people.expected += ["WebSocket", "403"]
    open_people(ada.page)
    of_ben(ada.page, "Remove")
    ada.page.locator("dialog .button.main").click()
    expect(ben.page.locator("h1")).to_have_text("You cannot be at this table")
    expect(ada.page.locator(".seats")).to_contain_text("Open seat")


def test_a_muted_player_cannot_write_and_knows_why(people: People) -> None:
    ada, ben, _ = together(people)
    open_people(ada.page)
    of_ben(ada.page, "Mute")
    expect(ada.page.locator(".people li", has_text="Ben")).to_contain_text("muted")
    ben.show_log()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator(".chat")).to_contain_text("The host has muted you")
    ben.misses(".chat form")
    of_ben(ada.page, "Unmute")
    ben.sees(".chat form")


def test_the_host_closes_the_table_for_everyone(people: People) -> None:
    ada, ben, _ = together(people)
    open_people(ada.page)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.locator("dialog .button.main").click()
    for person in (ada, ben):
        expect(person.page.locator(".page-main")).to_contain_text("The host closed this table")


def test_a_line_of_chat_and_a_player_are_reported(people: People) -> None:
    ada, ben, _ = together(people)
    ada.show_log()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.locator(".chat input").fill("something mean")
    ada.page.locator(".chat [type=submit]").click()
    ben.show_log()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("button", name="Report “something mean”").click()
    ben.page.locator("dialog input").fill("mean")
    ben.page.locator("dialog .button.main").click()
    expect(ben.page.locator("dialog")).to_contain_text("Thank you")
    ben.page.locator("dialog .button.main").click()
    ada.misses(".report-line")
    open_people(ben.page)
    assert ben.page.get_by_role("button", name="Remove").count() == 0
    ben.page.locator(".people").get_by_role("button", name="Report").click()
    ben.page.locator("dialog .button.main").click()
    expect(ben.page.locator("dialog")).to_contain_text("Thank you")
