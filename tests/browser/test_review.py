"""Looking back at a finished game: from the result to the better line and on from there."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE, WINDOW
from tests.browser.person import People, Person
from tests.browser.tour import against

FINISHED = """async () => {
  const ask = async (path, body) => (await fetch(path, { method: "POST",
    headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
  const bot = { kind: "bot", bot: "greedy" };
  const wish = { game: "exoplanets", seats: [{ kind: "me" }, bot] };
  const { id } = await ask("/api/tables", wish);
  await ask(`/api/tables/${id}/start`);
  await ask(`/api/tables/${id}/seats/0`, { do: "hand-over", bot: "random" });
  return id;
}"""
FITS = "document.documentElement.scrollWidth <= innerWidth"


def finished(people: People, **more: Any) -> Person:
    """Somebody who let a bot make random moves to the end and looks at the result."""
    ada = people.person(**more)
    ada.arrive()
    ada.open(f"/t/{ada.page.evaluate(FINISHED)}")
    ada.sees(".ranking")
    return ada


@pytest.mark.parametrize("window", [WINDOW, PHONE])
def test_from_the_result_along_the_better_line_into_a_new_game(
    people: People, window: tuple[int, int]
) -> None:
    ada = finished(people, window=window)
    page = ada.page
    page.locator("a[href^='/review/']").focus()
    page.keyboard.press("Enter")
    ada.sees(".balance")
    assert page.evaluate(FITS)
    page.locator(".costly .main").first.focus()
    page.keyboard.press("Enter")
    ada.sees(".look-bar")
    forward = page.get_by_role("button", name="One step on")
    line = [text for text in parse_qs(urlsplit(page.url).query)["line"][0].split(".") if text]
    for step in range(len(line)):
        forward.click()
        expect(page.locator(".look-bar .help")).to_have_text(f"{step + 2} of {len(line) + 1}")
    expect(forward).to_be_disabled()
    page.locator(".look-bar .button.main").click()
    page.wait_for_url("**/t/*")
    assert ada.wait() in ("turn", "dialog", "over")


def test_turning_points_lead_to_their_turns(people: People) -> None:
    ada = finished(people)
    ada.sees(".plot-box .plot-mark")
    marks = ada.page.locator(".plot-box .plot-mark")
    assert marks.count() == ada.page.locator(".turning li").count()
    marks.first.click()
    ada.sees(".look-bar")
    assert "#" in ada.page.url


def test_the_review_shows_how_the_chances_went(people: People) -> None:
    ada = finished(people)
    ada.page.locator("a[href^='/review/']").click()
    ada.sees(".chance-curve .plot-seat path")
    curve = ada.page.locator(".chance-curve")
    assert curve.locator(".plot-seat").count() == 2
    expect(curve.locator(".plot-text").last).to_have_text("100%")
    expect(curve.locator(".plot-mark").first).to_be_visible()


# Points of a curve that something else lies over, wherever the page is scrolled to.
COVERED = """() => {
  const curve = document.querySelector(".chance-curve svg");
  const covered = [];
  for (const block of ["start", "center", "end"]) {
    curve.scrollIntoView({ block });
    const { left, top, width, height } = curve.getBoundingClientRect();
    for (const share of [0.2, 0.5, 0.8, 0.95]) {
      const [x, y] = [left + width * share, top + height / 2];
      if (y < 0 || y > innerHeight) continue;
      const found = document.elementFromPoint(x, y);
      if (!curve.closest("section").contains(found)) covered.push(`${block} ${share}`);
    }
  }
  return covered;
}"""


def test_nothing_slides_over_the_curve_of_chances(people: People) -> None:
    ada = finished(people)
    ada.page.locator("a[href^='/review/']").click()
    ada.sees(".chance-curve .plot-seat path")
    assert ada.page.evaluate(COVERED) == []


def test_another_seat_can_be_chosen(people: People) -> None:
    ada = finished(people)
    ada.page.locator("a[href^='/review/']").click()
    ada.sees(".balance")
    other = ada.page.locator(".seat-choice button").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".page-main h2").first).to_contain_text("Greedy bot")


def test_a_link_to_the_review_of_a_running_game_says_so(people: People) -> None:
    people.expected.append("409")
    ada = people.person()
    against(ada, "exoplanets")
    ada.open(f"/review/{ada.page.url.rsplit('/', 1)[1]}")
    expect(ada.page.locator(".page-main")).to_contain_text("not over yet")
