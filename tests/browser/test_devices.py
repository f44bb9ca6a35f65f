"""The same person at another browser: by the link in mid-game, and the first one is signed out."""

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.person import LOST, People, Person, by_picture
from tests.browser.test_accessible import faults
from tests.browser.tour import against, play_on

MAKE = ".page-main .card .button.main"


def link_of(person: Person) -> str:
    """The link to another device, shown on the page of one's devices."""
    person.open("/account")
    person.page.locator(MAKE).click()
    person.sees(".qr")
    return person.page.locator("input.link").input_value().removeprefix(person.people.address)


def come(person: Person, link: str) -> None:
    person.open(link)
    person.page.locator(".page-main button.main").click()
    person.sees("#own-tables .lines a")


def test_a_person_moves_to_another_browser_in_mid_game_and_signs_the_first_one_out(
    people: People,
) -> None:
    people.expected += LOST
    ada, phone = people.person(), people.person(window=PHONE)
    against(ada, "exoplanets")
    play_on(ada, by_picture, 3)
    table = ada.page.url
    link = link_of(ada)
    ada.page.goto(table)
    ada.wait()
    come(phone, link)
    assert "#" not in phone.page.url
    phone.page.locator("#own-tables .lines a").first.click()
    phone.wait()
    assert phone.page.url == table
    play_on(phone, by_picture, 3)
    ada.sees(".cover[role=dialog]")
    ada.page.locator(".cover .button.main").click()
    ada.wait()

    phone.open("/account")
    expect(phone.page.locator(".devices li")).to_have_count(2)
    phone.page.get_by_role("button", name="Sign out Chrome", exact=False).click()
    expect(phone.page.locator(".devices li")).to_have_count(1)
    expect(ada.page.locator("h1")).to_have_text("You are signed out on this device")
    assert not faults(ada)
    phone.page.goto(table)
    play_on(phone, by_picture, 2)

    late = people.person()
    late.open(link)
    expect(late.page.locator("h1")).to_have_text("This link no longer works")
    ada.page.locator(".page-main .button.main").click()
    ada.sees(".game-card")
    expect(ada.page.locator("#own-tables .lines a")).to_have_count(0)


def test_the_pages_in_every_theme_and_on_a_phone(people: People) -> None:
    found: list[str] = []
    for window in ((1280, 800), PHONE):
        ada, ben = people.person(window=window), people.person("Ben", window=window)
        link = link_of(ada)
        found += [f"devices: {fault}" for fault in faults(ada)]
        against(ben, "exoplanets")
        ben.open(link)
        ben.sees(".page-main .card")
        found += [f"arrival: {fault}" for fault in faults(ben)]
        ada.page.get_by_role("button", name="Delete me…").click()
        ada.sees("dialog[open]")
        found += [f"deletion: {fault}" for fault in faults(ada)]
        for person in (ada, ben):
            wide = "document.documentElement.scrollWidth > innerWidth"
            assert not person.page.evaluate(wide)
    assert not found, "\n".join(found)


def test_who_is_deleted_starts_as_somebody_new(people: People) -> None:
    ada = people.person()
    against(ada, "exoplanets")
    ada.open("/account")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download your data").click()
    assert '"record":"{' in download.value.path().read_text("utf-8")
    ada.page.get_by_role("button", name="Delete me…").click()
    ada.page.get_by_role("button", name="Delete me for good").click()
    expect(ada.page.locator("h1")).to_have_text("The server has forgotten you")
    ada.page.locator(".page-main .button.main").click()
    ada.sees(".game-card")
    expect(ada.page.locator("#own-tables .lines a")).to_have_count(0)
