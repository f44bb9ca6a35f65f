"""The first visit, names, the result with its picture, lessons played by the learner, sound."""

import struct

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE, WINDOW
from tests.browser.legible import faults
from tests.browser.person import PATIENCE, People, Person
from tests.browser.tour import GAMES, hot_seat

# A game between bots, from its making to its end.
BOTS = """async (game) => {
  const post = async (path, body) => (await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })).json();
  const bot = { kind: "bot", bot: "random" };
  const { id } = await post("/api/tables", { game, seats: [bot, bot] });
  await post(`/api/tables/${id}/start`, {});
  const read = async () => (await fetch(`/api/tables/${id}`)).json();
  while ((await read()).status === "running") await new Promise((go) => setTimeout(go, 100));
  return id;
}"""
# Counts what sounds, without a sound.
HEARD = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
"""
# What is aimed at after the first click, or else what is marked.
AIMED = ".board [role=button][data-mark=aim]"
MARKED = ".board [role=button][data-mark]:not([data-mark=chosen]), .board button[data-action]"
SOUND = ".choice:has(.choice-label:text-is('Sound')) select"
SIZE = struct.Struct(">II")


def test_the_first_visit_asks_for_a_name_once(people: People) -> None:
    ada = people.person()
    ada.arrive()
    ada.page.locator(".name-form input").fill("Mira")
    ada.page.locator(".name-form [type=submit]").click()
    expect(ada.page.locator(".name-tag b")).to_have_text("Mira")
    ada.misses(".name-form")
    ada.page.reload()
    expect(ada.page.locator(".name-tag b")).to_have_text("Mira")
    ada.misses(".name-form")


def test_whoever_wants_no_name_is_not_asked_again(people: People) -> None:
    ada = people.person(window=PHONE)
    ada.arrive()
    ada.page.locator(".name-form .quiet").click()
    ada.misses(".name-form")


@pytest.mark.parametrize("path", ["/lobby", "/account"])
def test_cards_stand_one_below_the_other_on_a_phone(people: People, path: str) -> None:
    ada = people.person(window=PHONE)
    ada.open(path)
    ada.sees(".columns > .card")
    widths = ada.page.locator(".columns > .card").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect().width)"
    )
    assert min(widths) > PHONE[0] * 0.8


def test_joining_by_a_link_asks_for_a_name_first(people: People) -> None:
    ada, ben = people.person(), people.person("Ben")
    ada.open("/new/exoplanets")
    ada.page.locator(".seat-wish input").fill("Ada")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    ben.page.goto(ada.page.url)
    ben.sit()
    expect(ada.page.locator(".seats li").first).to_contain_text("Ada")
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Ben")


def test_everybody_at_one_screen_has_a_name(people: People) -> None:
    ada = people.person()
    ada.open("/new/cosmos")
    ada.page.locator(".seat-wish select").nth(1).select_option("here")
    ada.page.locator(".set-up [type=submit]").click()
    expect(ada.page.locator(".seat-wish input[required]")).to_be_focused()
    hot_seat(ada, "cosmos")


@pytest.mark.parametrize("game", GAMES)
def test_the_result_says_what_decided_the_game(people: People, game: str) -> None:
    ada = people.person()
    ada.arrive()
    # A shared victory was decided by nothing.
    while True:
        table = ada.page.evaluate(BOTS, game)
        history = ada.page.request.get(f"{people.address}/api/tables/{table}/scores").json()
        if history["decided"]:
            break
    ada.open(f"/t/{table}")
    ada.sees(".decided .luck-dial")
    reasons = ada.page.locator(".decided li").all_inner_texts()
    assert reasons
    assert len(set(reasons)) == len(reasons)
    more = history["decided"]["more"]
    if more is not None:
        assert f"{more['winner']} to {more['rival']}" in " ".join(reasons)
    ada.page.locator(".decided a").first.click()
    ada.sees(".look-bar")


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_counted_again_skipped_and_saved_as_a_picture(
    people: People, game: str
) -> None:
    ada = people.person()
    ada.arrive()
    table = ada.page.evaluate(BOTS, game)
    ada.open(f"/t/{table}")
    ada.sees(".end:not(.counting) .laurel")
    ada.page.get_by_role("button", name="Scoring again").click()
    ada.sees(".end.counting .skip")
    ada.page.keyboard.press("Escape")
    ada.sees(".end:not(.counting) .laurel")
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Save as a picture").click()
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    # As high as its board, with a band below: a chart is round, a system wide.
    assert SIZE.unpack(picture[16:24])[0] == 1200
    assert (SIZE.unpack(picture[16:24])[1] == 1350) == (game == "cosmos")
    assert len(picture) > 50_000
    ada.page.get_by_role("button", name="Look at the board").click()
    ada.sees(".board [data-thing]")
    ada.page.get_by_role("button", name="Back to the result").click()
    ada.sees(".ranking")


# Where one goes around a game, and what shows that one is there.
AROUND = {
    "front": ("/", ".front-list"),
    "set-up": ("/new/cosmos", ".game-plate .facts"),
    "lobby": ("", ".seats"),
    "result": ("/t/{table}", ".end:not(.counting) .plot-box"),
    "review": ("/review/{table}", ".balance"),
    "lessons": ("/learn/cosmos", ".lesson-bar"),
    "replay": ("/replay/{table}", ".look-bar"),
}
LARGE = (1920, 1080)


@pytest.mark.parametrize(
    ("window", "language"),
    [(WINDOW, "de"), (WINDOW, "pseudo"), (LARGE, "pl"), (PHONE, "fr"), (PHONE, "en")],
)
def test_everything_around_a_game_can_be_read(
    people: People, window: tuple[int, int], language: str
) -> None:
    ada = people.person(window=window)
    ada.arrive()
    table = ada.page.evaluate(BOTS, "cosmos")
    found = []
    for name, (path, sign) in AROUND.items():
        if path:
            ada.open(f"{path.format(table=table)}?lang={language}")
        else:
            ada.page.locator(".set-up [type=submit]").click()
        ada.sees(sign)
        ada.page.wait_for_load_state("networkidle")
        ada.page.evaluate("document.fonts.ready")
        found += [f"{name}: {fault}" for fault in faults(ada.page)]
    assert not found, "\n".join(found)


def play_lesson(ada: Person) -> int:
    """Do what each step asks for on the board; the number of moves that were made."""
    moves = 0
    while not ada.page.locator(".lesson-bar a.main").count():
        step = ada.page.locator(".lesson-bar .badge").inner_text()
        if ada.page.locator(".lesson-bar .show-me").count():
            moves += 1
            do_step(ada, step)
        else:
            ada.page.locator(".lesson-bar .button.main").click()
        expect(ada.page.locator(".lesson-bar .badge")).not_to_have_text(step)
    return moves


def do_step(ada: Person, step: str) -> None:
    ada.page.locator(".lesson-bar .show-me").click()
    for _ in range(4):
        if ada.page.locator(".lesson-bar .badge").inner_text() != step:
            return
        offered = f"{AIMED}, {MARKED}, .lesson-bar [data-action]"
        ada.page.wait_for_selector(offered, state="attached")
        for selector in (AIMED, MARKED, ".lesson-bar [data-action]"):
            found = ada.page.locator(selector)
            if found.count():
                found.first.dispatch_event("click")
                break
        ada.page.wait_for_timeout(60)


@pytest.mark.parametrize(("game", "moves"), [("cosmos", 18), ("exoplanets", 15)])
def test_the_learner_makes_every_move_of_a_lesson(people: People, game: str, moves: int) -> None:
    ada = people.person()
    ada.open(f"/learn/{game}")
    ada.sees(".lesson-bar")
    assert play_lesson(ada) == moves


def test_showing_a_move_does_not_make_it(people: People) -> None:
    ada = people.person()
    ada.open("/learn/exoplanets")
    ada.page.locator(".lesson-bar .button.main").click()
    step = ada.page.locator(".lesson-bar .badge").inner_text()
    ada.page.locator(".show-me").click()
    ada.sees(".lesson.showing")
    expect(ada.page.locator(".board :focus")).to_have_count(1)
    assert ada.page.locator(".lesson-bar .badge").inner_text() == step


def test_sound_is_off_until_it_is_wished_for(people: People) -> None:
    ada = people.person(script=HEARD)
    ada.arrive()
    parts: list[str] = []
    ada.page.on("request", lambda request: parts.append(request.url))
    ada.page.locator(".page-head button[title=Settings]").click()
    ada.sees("dialog[open]")
    assert not any("synthesiser" in part for part in parts)
    ada.page.locator(SOUND).select_option("quiet")
    ada.page.wait_for_function("window.heard > 0", timeout=PATIENCE)
    assert any("synthesiser" in part for part in parts)
    ada.page.reload()
    ada.page.locator(".page-head button[title=Settings]").click()
    expect(ada.page.locator(SOUND)).to_have_value("quiet")


@pytest.mark.parametrize("window", [WINDOW, PHONE, (1920, 1080)])
@pytest.mark.parametrize("language", ["de", "pl", "pseudo"])
def test_the_front_page_fits(people: People, window: tuple[int, int], language: str) -> None:
    ada = people.person(window=window)
    ada.open(f"/?lang={language}")
    ada.sees(".medal-choice")
    ada.sees(".front-list")
    wider = "document.documentElement.scrollWidth - innerWidth"
    assert ada.page.evaluate(wider) <= 0
    cut = """() => [...document.querySelectorAll(
      ".game-card .button, .game-card h2, .facts li, .medal-choice span, .front-list h2")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const card = element.closest(".game-card, .opponents, .front-list").getBoundingClientRect();
        return left < card.left - 1 || right > card.right + 1;
      }).map((element) => element.textContent)"""
    assert ada.page.evaluate(cut) == []
