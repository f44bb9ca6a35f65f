"""What happens around a game: a lost line, people at one screen, a second tab."""

import pytest

from tests.browser.person import CURTAIN, People, Person, by_list, by_picture, play_out
from tests.browser.served import Line

LOST = [r"ERR_", r"WebSocket connection", r"Failed to load resource"]


def start_against_bot(person: Person, game: str) -> None:
    person.open(f"/new/{game}")
    person.sees(".seat-wish")
    person.page.locator(".seat-wish select").nth(1).select_option("bot:random")
    person.page.locator(".set-up [type=submit]").click()
    person.wait()


def log_lines(person: Person) -> list[str]:
    return person.page.locator(".log-line").all_inner_texts()


def moves_on(person: Person, count: int) -> None:
    """Acts until the log is so many lines longer."""
    wanted = len(log_lines(person)) + count
    while len(log_lines(person)) < wanted:
        person.acts(person.wait(), by_picture)


def test_a_socket_cut_in_mid_turn_loses_nothing(people: People, address: str) -> None:
    people.expected += LOST
    line = Line(address)
    people.address = line.address
    ada = people.person()
    start_against_bot(ada, "exoplanets")
    moves_on(ada, 3)
    line.cut()
    ada.sees(".banner.shown")
    before = log_lines(ada)
    line.mend()
    ada.page.wait_for_selector(".banner:not(.shown)", state="attached")
    ada.page.wait_for_function(
        "(n) => document.querySelectorAll('.log-line').length >= n", arg=len(before)
    )
    assert log_lines(ada)[: len(before)] == before
    moves_on(ada, 3)
    line.close()


def test_what_was_done_while_offline_is_done_afterwards(people: People) -> None:
    people.expected += LOST
    ada = people.person()
    start_against_bot(ada, "exoplanets")
    before = len(log_lines(ada))
    ada.page.context.set_offline(True)
    ada.sees(".banner.shown")
    ada.page.keyboard.press("p")
    ada.click(".list-mode [data-action]")
    ada.page.wait_for_selector(".action[aria-disabled=true]", state="attached")
    ada.page.context.set_offline(False)
    ada.page.wait_for_selector(".banner:not(.shown)", state="attached")
    ada.wait()
    ada.page.keyboard.press("p")
    ada.page.wait_for_function(
        "(n) => document.querySelectorAll('.log-line').length > n", arg=before
    )


def test_a_second_tab_takes_over(people: People) -> None:
    ada = people.person()
    start_against_bot(ada, "exoplanets")
    other = ada.page.context.new_page()
    other.goto(ada.page.url)
    other.wait_for_selector(".action-groups .action")
    ada.sees(".cover")
    ada.click(CURTAIN)
    ada.page.wait_for_selector(".cover", state="detached")
    other.wait_for_selector(".cover")


@pytest.mark.parametrize("game", ["exoplanets"])
def test_hot_seat_with_the_curtain(people: People, game: str) -> None:
    ada = people.person()
    ada.open(f"/new/{game}")
    ada.sees(".seat-wish")
    ada.page.locator(".seat-wish select").nth(1).select_option("here")
    ada.page.locator(".seat-wish input").fill("Bo")
    ada.page.locator(".set-up [type=submit]").click()
    raised = []
    while (state := ada.wait()) != "over":
        if state == "curtain":
            # Nothing of anybody's hand is on the page while the curtain is down.
            assert ada.page.locator("[data-thing], .action, .log-line").count() == 0
            raised.append(ada.page.locator(".cover h2").inner_text())
        ada.acts(state, by_picture)
    assert any("Bo" in name for name in raised)
    assert len(set(raised)) == 2
    assert len(ada.ranking()) == 2


def test_taking_back_and_list_mode_within_a_turn(people: People) -> None:
    ada = people.person()
    start_against_bot(ada, "cosmos")
    undo = ada.page.locator("[data-tool=undo]")
    assert undo.get_attribute("aria-disabled") == "true"
    ada.page.keyboard.press("p")
    ada.sees(".list-mode")
    before = ada.status()
    by_list(ada)
    ada.page.wait_for_selector("[data-tool=undo][aria-disabled=false]")
    ada.page.keyboard.press("u")
    ada.page.wait_for_selector("[data-tool=undo][aria-disabled=true]")
    assert ada.status() == before


def test_a_whole_game_leads_to_the_replay_and_back_into_play(people: People) -> None:
    ada = people.person()
    start_against_bot(ada, "exoplanets")
    ada.page.keyboard.press("p")
    play_out([ada], by_list)
    ada.page.get_by_role("link", name="Replay").click()
    ada.sees(".look-bar")
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.sees(".list-mode [data-action]")
    assert "/t/" in ada.page.url
