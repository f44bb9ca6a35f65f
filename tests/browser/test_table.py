"""What happens around a game: a lost line, people at one screen, a second tab."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import CURTAIN, LISTED, LOST, People, Person, by_picture
from tests.browser.served import Line
from tests.browser.tour import against, hot_seat, rush

LONGER = "(n) => document.querySelectorAll('.log-line').length > n"


def log_lines(person: Person) -> list[str]:
    # The log comes by another way than the first question, and may come after it.
    person.show_log()
    person.sees(".log-line")
    return person.page.locator(".log-line").all_inner_texts()


def moves_on(person: Person, count: int) -> None:
    """Acts until the log is so many lines longer."""
    wanted = len(log_lines(person)) + count
    while len(log_lines(person)) < wanted:
        assert person.act(by_picture) != "idle", person.why


@pytest.mark.parametrize("game", ["cosmos", "exoplanets"])
def test_a_socket_cut_in_mid_turn_loses_nothing(people: People, address: str, game: str) -> None:
    people.expected += LOST
    line = Line(address)
    people.address = line.address
    ada = people.person()
    against(ada, game)
    moves_on(ada, 3)
    line.cut()
    ada.sees(".banner.shown")
    before = log_lines(ada)
    line.mend()
    ada.misses(".banner.shown")
    ada.wait()
    ada.page.wait_for_function(LONGER, arg=len(before) - 1)
    assert log_lines(ada)[: len(before)] == before
    moves_on(ada, 3)
    line.close()


def test_what_was_done_while_offline_is_done_afterwards(people: People) -> None:
    people.expected += LOST
    ada = people.person()
    against(ada, "exoplanets")
    before = len(log_lines(ada))
    ada.page.context.set_offline(True)
    ada.sees(".banner.shown")
    ada.page.keyboard.press("p")
    ada.page.locator(LISTED).first.click()
    ada.page.wait_for_selector(".action[aria-disabled=true]", state="attached")
    ada.page.context.set_offline(False)
    ada.misses(".banner.shown")
    ada.wait()
    ada.page.keyboard.press("p")
    ada.page.wait_for_function(LONGER, arg=before)


def test_a_table_comes_as_soon_as_the_server_answers(people: People) -> None:
    people.expected += LOST
    ada = people.person()
    against(ada, "exoplanets")
    ada.page.route("**/api/tables/*", lambda route: route.abort())
    ada.page.route("**/content", lambda route: route.abort())
    ada.page.reload()
    ada.sees(".trouble")
    ada.page.unroute("**/api/tables/*")
    ada.page.unroute("**/content")
    ada.wait()
    ada.misses(".trouble")


def test_a_part_of_an_older_screen_is_found_in_the_newer_one(people: People) -> None:
    people.expected += [*LOST, "dynamically imported module"]
    ada = people.person()
    ada.open("/")
    asked: list[str] = []

    def miss(route: Route) -> None:
        """The part is not there, however often it is asked for, until the page is loaded anew."""
        if asked:
            route.continue_()
        else:
            route.fulfill(status=404)

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_()

    ada.page.route("**/assets/learn-*.js", miss)
    ada.page.route("**/healthz", answer)
    with ada.page.expect_event("load"):
        ada.page.locator("a[href='/learn/cosmos']").first.click()
    ada.sees(".lesson-bar")


def test_a_second_tab_takes_over(people: People) -> None:
    ada = people.person()
    against(ada, "exoplanets")
    other = ada.page.context.new_page()
    other.goto(ada.page.url)
    other.wait_for_selector(".action-groups .action")
    ada.page.locator(CURTAIN).click()
    ada.misses(".cover")
    other.wait_for_selector(".cover")


@pytest.mark.parametrize("game", ["cosmos", "exoplanets"])
def test_hot_seat_with_the_curtain(people: People, game: str) -> None:
    ada = people.person()
    hot_seat(ada, game)
    raised = set()
    while (state := ada.wait()) != "over":
        if state == "curtain":
            # Nothing of anybody's hand is on the page while the curtain is down.
            assert ada.page.locator("[data-thing], .action, .log-line").count() == 0
            raised.add(ada.page.locator(".cover h2").inner_text())
        ada.act(by_picture)
    assert len(raised) == 2
    assert any("Bo" in name for name in raised)
    assert len(ada.ranking()) == 2


def test_the_front_page_begins_with_the_first_level_and_remembers_another(people: People) -> None:
    ada = people.person()
    ada.open("/")
    card = ada.page.locator(".game-card:has(a[href='/rules/exoplanets'])")
    expect(ada.page.get_by_role("radio", name="Stargazer")).to_be_checked()
    expect(ada.page.locator(".opponents .level-about")).to_contain_text("first opponent")
    assert ada.page.get_by_role("radio").count() == 5
    ada.page.locator(".medal-choice", has_text="Wanderer").click()
    ada.page.reload()
    expect(ada.page.get_by_role("radio", name="Wanderer")).to_be_checked()
    ada.open("/new/exoplanets")
    ada.page.get_by_label("Number of seats").select_option("3")
    expect(ada.page.locator(".seat-wish select").nth(2)).to_have_value("bot:wanderer")
    expect(ada.page.locator(".seat-wish .level-about")).to_have_count(1)
    ada.open("/")
    card.get_by_role("button", name="Play now").click()
    ada.wait()
    expect(ada.page.locator(".board")).to_contain_text("Wanderer")


def test_taking_back_and_list_mode_within_a_turn(people: People) -> None:
    ada = people.person()
    against(ada, "cosmos")
    undo = ada.page.locator("[data-tool=undo]")
    assert undo.get_attribute("aria-disabled") == "true"
    ada.page.keyboard.press("p")
    before = ada.status()
    ada.page.locator(LISTED).first.click()
    ada.sees("[data-tool=undo][aria-disabled=false]")
    ada.page.keyboard.press("u")
    ada.sees("[data-tool=undo][aria-disabled=true]")
    assert ada.status() == before


def test_a_whole_game_leads_to_the_replay_and_back_into_play(people: People) -> None:
    ada = people.person()
    against(ada, "exoplanets")
    rush(ada)
    ada.page.get_by_role("link", name="Replay").click()
    ada.sees(".look-bar")
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.sees(".action-groups .action")
    assert "/t/" in ada.page.url
