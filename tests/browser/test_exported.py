"""A record exported as one page, opened from its file with the network cut off."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from orrery.games import GAMES
from orrery.play.record import Record, load
from orrery.server.replay_page import page_of

RECORDS = Path(__file__).parents[1] / "records"
FILES = {
    "cosmos": RECORDS / "cosmos" / "cosmos-random-0000-2p.jsonl",
    "exoplanets": RECORDS / "exoplanets" / "exoplanets-random-2-100003.jsonl",
}
MOST_BYTES = 2_500_000


class Reader:
    """Somebody who opens exported pages, with whatever the browser complains about."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self._folder = folder
        self.complaints: list[str] = []
        page.on("console", lambda said: self._complain(said.type, said.text))
        page.on("pageerror", lambda error: self._complain("error", str(error)))
        page.on("requestfailed", lambda request: self._complain("error", request.url[:80]))

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def open(self, record: Record, seat: int | None = None) -> None:
        content = page_of(record, seat)
        assert len(content) < MOST_BYTES
        file = self._folder / f"{record.game.id}.html"
        file.write_bytes(content)
        self.page.goto(file.as_uri())
        expect(self.page.locator(".look-range")).to_be_visible(timeout=60_000)

    @property
    def place(self) -> int:
        return int(self.page.locator(".look-range").input_value())


@pytest.fixture
def reader(browser: Browser, tmp_path: Path) -> Iterator[Reader]:
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    reader = Reader(context.new_page(), tmp_path)
    yield reader
    context.close()
    assert not reader.complaints
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def record_of(game: str) -> Record:
    return load(FILES[game], GAMES)


@pytest.mark.parametrize("game", sorted(FILES))
def test_a_finished_game_is_stepped_played_and_read_in_another_language(
    reader: Reader, game: str
) -> None:
    reader.open(record_of(game))
    page = reader.page
    expect(page.locator("main.board")).to_be_visible()
    assert page.locator("main.board svg").count() > 0
    assert reader.place == 0
    page.locator(".look-buttons .button").nth(3).click()
    expect(page.locator(".look-range")).to_have_value("1")
    page.locator(".look-range").fill("6")
    expect(page.locator(".look-range")).to_have_value("6")
    page.locator(".look-buttons .button").nth(2).click()
    expect(page.locator(".look-range")).not_to_have_value("6", timeout=30_000)
    page.locator(".look-buttons .button").nth(2).click()
    before = page.locator(".status").inner_text()
    page.locator("select.embedded-language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".status")).not_to_have_text(before)
    page.locator(".look-buttons .button").nth(4).click()
    expect(page.locator(".side-part").first).to_be_visible()
    # A finished record hides nothing: one may look from every seat.
    expect(page.locator(".players .button")).to_have_count(1)
    page.locator(".players .button").click()
    expect(page.locator(".players [aria-current=true]")).to_have_count(1)


def test_a_page_of_one_seat_holds_no_other_hand(reader: Reader) -> None:
    reader.open(record_of("cosmos"), 1)
    expect(reader.page.locator(".players .button")).to_have_count(0)
    current = reader.page.locator(".players li").nth(1)
    expect(current).to_have_attribute("aria-current", "true")


def test_an_unfinished_record_shows_what_everybody_sees(reader: Reader) -> None:
    whole = record_of("exoplanets")
    reader.open(replace(whole, entries=whole.entries[:40], result=None))
    expect(reader.page.locator(".players .button")).to_have_count(0)


NAMES = ("Maximiliane-Alexandra", "Wolfeschlegelstein", "Konstantynopolitanka")
# How many lines each name on a small board takes.
LINES = """() => [...document.querySelectorAll(".other .who .name")].map((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size;
})"""


def test_a_long_name_is_one_line_on_a_small_board(reader: Reader) -> None:
    record = load(RECORDS / "cosmos" / "cosmos-biased-0001-3p.jsonl", GAMES)
    reader.open(replace(record, names=NAMES))
    expect(reader.page.locator(".other")).to_have_count(2)
    assert reader.page.evaluate(LINES) == [1, 1]
