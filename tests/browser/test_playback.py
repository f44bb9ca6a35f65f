"""Another's turn, shown beat by beat: words, log, player, points and buttons say the same as the
picture; it is paused, skipped and repeated; nobody has to wait for it."""

import re
from typing import TypedDict

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.person import PATIENCE, People, Person
from tests.browser.tour import GAMES, against

PLAYING = "[data-tool=skip]:not(:disabled)"
OWN, BOT = "0", "1"

# Ends the own turn as soon as that can be done, until another's turn is being shown.
END_TURN = """async (patience) => {
  const end = performance.now() + patience;
  const press = (selector) => {
    const found = document.querySelector(selector);
    found?.click();
    return found !== null;
  };
  while (!document.querySelector("[data-tool=skip]:not(:disabled)")) {
    press("dialog[open] .button.main") || press(".action-choices button") ||
      press(".action.main:not([aria-disabled=true])") ||
      press(".action:not([aria-disabled=true])");
    await new Promise((go) => setTimeout(go, 8));
    if (performance.now() > end) throw new Error("nobody else plays");
  }
}"""

# Looks at every frame until the own turn, and keeps what is seen whenever other words are shown.
WATCH = """async (patience) => {
  const end = performance.now() + patience;
  const words = (element) => {
    const copy = element.cloneNode(true);
    for (const icon of copy.querySelectorAll(".log-icon")) icon.remove();
    return copy.textContent.trim();
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
  const seen = [];
  let [flyers, rings, last] = [0, 0, ""];
  while (!document.querySelector(".action-groups .action, .ranking")) {
    flyers = Math.max(flyers, all(".motion-layer .flyer").length);
    rings = Math.max(rings, all(".motion-layer .landing-ring").length);
    const caption = all(".beat-lines p").map(words);
    const log = all(".log-line > span:nth-child(2)").map(words);
    if (caption.length && `${log.length} ${caption}` !== last) {
      last = `${log.length} ${caption}`;
      const points = text(".players li:nth-child(2) .player-points");
      seen.push({
        caption,
        log: log.slice(-caption.length),
        current: all(".players [aria-current=true] .seat-sign").map(words),
        buttons: all(".action-groups .action, .board [data-mark]").length,
        points: parseInt(points, 10),
        board: Number(text('.nameplate[data-seat="1"] .score, .exo-player[data-seat="1"] .score')),
        acting: all(".nameplate.acting, .exo-player.acting").map((each) => each.dataset.seat),
        planets: all(".exo-planet [data-thing]").map((each) => each.dataset.thing),
        star: Number(text(".exo-star .number")),
        hand: Number(text('.exo-player[data-seat="1"] [data-count=hand]')),
      });
    }
    await new Promise((go) => requestAnimationFrame(go));
    if (performance.now() > end) throw new Error("the turn does not end");
  }
  return { seen, flyers, rings };
}"""

# Keeps what banners say, however short they are.
BANNERS = """
window.banners = [];
new MutationObserver(() => {
  const text = document.querySelector(".round-banner strong")?.textContent;
  if (text && banners.at(-1) !== text) banners.push(text);
}).observe(document, { childList: true, subtree: true });
"""


class Moment(TypedDict):
    """What is on the screen in one beat."""

    caption: list[str]
    log: list[str]
    current: list[str]
    buttons: int
    points: int
    board: int
    acting: list[str]
    planets: list[str]
    star: int
    hand: int


class Turn(TypedDict):
    """All that was seen of a turn, and how many pieces flew and were ringed at most at once."""

    seen: list[Moment]
    flyers: int
    rings: int


def end_turn(person: Person) -> None:
    person.page.evaluate(END_TURN, PATIENCE)


def watch(person: Person) -> Turn:
    turn: Turn = person.page.evaluate(WATCH, PATIENCE)
    return turn


def caption(person: Person) -> str:
    return person.page.locator(".beat-lines").inner_text()


def first_turn(person: Person, game: str) -> None:
    """To the first turn of one's own; in Exoplanets both return a space tile before it."""
    against(person, game)
    if game == "exoplanets":
        end_turn(person)
        watch(person)


def bots_turn(person: Person, game: str) -> None:
    """To the moment when a turn of the bot is being shown."""
    first_turn(person, game)
    end_turn(person)


def paused(person: Person, game: str) -> str:
    """In the middle of the bot's turn; what is said there."""
    bots_turn(person, game)
    person.page.locator("[data-tool=pause]").click()
    person.sees(".beat-lines")
    return caption(person)


def is_over(person: Person) -> None:
    """The own turn: nothing is shown any more, and something can be done."""
    person.sees(".action-groups .action")
    person.misses(".playback-bar")
    person.misses(".beat-caption")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_everything_is_in_step_with_the_position_shown(
    people: People, game: str, motion: str
) -> None:
    ada = people.person(pace="fast", motion="reduce" if motion == "reduce" else "no-preference")
    first_turn(ada, game)
    ada.show_log()
    end_turn(ada)
    turn = watch(ada)
    assert len(turn["seen"]) > 2
    for moment in turn["seen"]:
        assert moment["log"] == moment["caption"]
        assert moment["current"] == ["B"]
        assert moment["buttons"] == 0
        assert moment["points"] == moment["board"]
        assert moment["acting"] == [BOT]
    # What changed is ringed in any case; it travels where motion is welcome.
    assert turn["rings"] > 0
    assert (turn["flyers"] > 0) == (motion == "no-preference")
    is_over(ada)
    expect(ada.page.locator(".players [aria-current=true] .seat-sign")).to_have_text("A")


# What changes the hand of who acts, by what the log says.
HAND = {" draws a space tile": 1, " uses ": -1, " reveals ": -1}


def test_the_system_shows_what_was_told_so_far(people: People) -> None:
    ada = people.person(pace="fast")
    first_turn(ada, "exoplanets")
    end_turn(ada)
    told, rests = "", set()
    for moment in watch(ada)["seen"]:
        told += "\n".join(["", *moment["caption"]])
        placed = re.findall(r" places (P\d+)", told)
        assert set(placed) <= set(moment["planets"])
        hand = sum(by * told.count(line) for line, by in HAND.items())
        planets, star = len(moment["planets"]) - len(placed), moment["star"] + len(placed)
        rests.add((planets, star, moment["hand"] - hand))
    assert " places " in told
    # What was there before the turn: the same in every beat.
    assert len(rests) == 1


def test_the_galaxy_of_who_acts_is_large_and_the_own_comes_back(people: People) -> None:
    ada = people.person(pace="slow")
    large = ada.page.locator(".galaxy.large")
    paused(ada, "cosmos")
    expect(large).to_have_attribute("data-owner", BOT)
    ada.page.keyboard.press("Escape")
    expect(large).to_have_attribute("data-owner", OWN)


@pytest.mark.parametrize("game", GAMES)
def test_pause_skip_and_again_by_mouse(people: People, game: str) -> None:
    ada = people.person(pace="slow", motion="no-preference")
    before = paused(ada, game)
    # Longer than a beat: a pause that does not hold would show in this.
    ada.page.wait_for_timeout(2200)
    assert caption(ada) == before
    ada.page.locator("[data-tool=again]").click()
    expect(ada.page.locator("[data-tool=pause]")).to_contain_text("Pause")
    ada.page.locator("[data-tool=skip]").click()
    # The bot may have gone on meanwhile.
    while not ada.page.locator(".action-groups .action").count():
        ada.page.evaluate("document.querySelector('[data-tool=skip]:not(:disabled)')?.click()")
    is_over(ada)
    ada.page.locator("[data-tool=play]").click()
    ada.sees(".beat-caption")


@pytest.mark.parametrize("game", GAMES)
def test_pause_skip_and_again_by_keyboard(people: People, game: str) -> None:
    ada = people.person(pace="slow", motion="no-preference")
    bots_turn(ada, game)
    ada.page.evaluate("document.activeElement?.blur()")
    resume = ada.page.get_by_role("button", name="Go on")
    ada.page.keyboard.press(" ")
    expect(resume).to_be_visible()
    # The bot has done all it will do when the own turn comes next.
    ada.sees(".playback-next")
    ada.page.evaluate("document.activeElement?.blur()")
    ada.page.keyboard.press(" ")
    expect(resume).to_have_count(0)
    ada.page.keyboard.press("Escape")
    is_over(ada)
    ada.page.keyboard.press("a")
    ada.sees(".beat-caption")
    ada.page.keyboard.press("Escape")
    is_over(ada)


@pytest.mark.parametrize(
    ("game", "piece", "sign"),
    [
        ("cosmos", "token/seat0", "[data-tool=undo][aria-disabled=false]"),
        ("exoplanets", "bag", "[data-thing^='held/']"),
    ],
)
def test_a_click_on_an_own_piece_goes_to_now_and_acts(
    people: People, game: str, piece: str, sign: str
) -> None:
    ada = people.person(pace="slow", motion="no-preference")
    paused(ada, game)
    ada.sees(".playback-next")
    ada.page.locator(f".board [data-thing='{piece}']").click()
    ada.sees(sign)
    ada.misses(".beat-caption")


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_goes_to_now_and_chooses(people: People, game: str) -> None:
    ada = people.person(pace="slow", motion="no-preference")
    paused(ada, game)
    ada.sees(".playback-next")
    ada.page.keyboard.press("1")
    ada.misses(".beat-caption")
    # A list that is open, or a thing that is done.
    ada.page.wait_for_function(
        """() => document.querySelector(".action-choices, [data-thing^='held/']") !== null ||
          document.querySelector("[data-tool=undo]")?.ariaDisabled === "false" """
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_beat_where_it_happens(people: People, game: str) -> None:
    ada = people.person(window=PHONE, pace="slow", motion="no-preference")
    paused(ada, game)
    expect(ada.page.locator(".playback-bar .beat-caption")).to_be_visible()
    lit = ada.page.locator(".tabs button[aria-pressed=true]").inner_text()
    assert lit in ("Galaxy", "Console", "System")
    ada.page.locator("[data-tool=skip]").click()
    ada.misses(".beat-caption")


@pytest.mark.parametrize(("game", "title"), [("cosmos", "Round 2"), ("exoplanets", "Turn 2 of 5")])
def test_a_round_is_announced(people: People, game: str, title: str) -> None:
    ada = people.person(pace="fast", script=BANNERS)
    against(ada, game)
    # Whoever began: after two turns of the bot everyone has had one.
    for _ in range(3):
        end_turn(ada)
        watch(ada)
    assert title in ada.page.evaluate("banners")


def test_a_list_is_read_without_waiting(people: People) -> None:
    ada = people.person(pace="slow")
    against(ada, "exoplanets")
    ada.page.keyboard.press("p")
    ada.sees(".list-mode")
    for _ in range(12):
        ada.page.locator(".list-mode [data-action]").first.click()
        ada.page.wait_for_function(
            """() => document.querySelector("dialog[open], .list-mode [data-action]")"""
        )
        ada.page.evaluate("document.querySelector('dialog[open] .button.main')?.click()")
        ada.misses(".playback-bar")


def test_the_log_leaves_signs_that_say_their_line_and_lead_to_it(people: People) -> None:
    ada = people.person()
    against(ada, "cosmos")
    sign = ada.page.locator(".rail .glyph-button").last
    sign.hover()
    name = sign.get_attribute("aria-label")
    assert name
    assert ada.page.locator(".rail-words p").all_inner_texts() == name.split(" · ")
    sign.click()
    ada.sees(".look-bar")
    ada.sees(".rail [aria-current=true]")
    # In words it has a column of its own; the signs make room for it.
    ada.page.locator(".rail > .button").click()
    ada.sees(".side .log")
    ada.misses(".rail")
