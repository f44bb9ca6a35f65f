"""The deal as people see it: the hash first, then the numbers of their browsers, then the cards."""

from typing import Any

from playwright.sync_api import Request, expect

from orrery.games import GAMES
from orrery.play.record import read
from orrery.play.verifiable import check_answer, deal_of, verify
from tests.browser.person import People, Person, hastily, play_out
from tests.browser.tour import finish

POSTED = "/api/tables"
PROVEN = "This browser answered this hash, and its number was used"


def watch(person: Person) -> list[Request]:
    """What the browser posts about tables from now on."""
    posted: list[Request] = []

    def note(request: Request) -> None:
        if request.method == "POST" and POSTED in request.url:
            posted.append(request)

    person.page.on("request", note)
    return posted


def answer_of(request: Request) -> Any:
    response = request.response()
    assert response is not None
    return response.json()


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2]


def check_order(posted: list[Request], starts_by_itself: bool = False) -> None:
    """The table came without a nonce, then a nonce for its commitment, then the start, unless the
    table starts by itself."""
    made, nonce, *start = posted
    table = answer_of(made)
    assert table["status"] == "open"
    assert "nonce" not in (made.post_data_json or {})
    assert (nonce.post_data_json or {})["nonce"]["commitment"] == table["deal"]["commitment"]
    begun = [] if starts_by_itself else [f"/{table['id']}/start"]
    assert [request.url.partition(POSTED)[2] for request in start] == begun


def check_deal(person: Person, table: str, said: str) -> None:
    """The page about the deal says so, and the record is what this browser answered."""
    person.open(f"/deal/{table}")
    expect(person.page.get_by_text(said)).to_be_visible()
    person.page.get_by_role("button", name="Compare secret and hash").click()
    expect(person.page.get_by_text("They match.")).to_be_visible()


def kept_by(person: Person, table: str) -> dict[str, str]:
    found: dict[str, str] = person.page.evaluate(
        "(id) => JSON.parse(localStorage['orrery-nonces']).find((kept) => kept.table === id)", table
    )
    return found


def check_record(person: Person, table: str) -> None:
    content = person.page.request.get(f"{person.people.address}/api/tables/{table}/record").body()
    kept = kept_by(person, table)
    check_answer(deal_of(content), kept["commitment"], kept["value"])
    assert verify(read(content, GAMES), deal_of(content)) > 20


def test_a_game_against_a_bot_begins_with_one_click_in_that_order(people: People) -> None:
    ada = people.person()
    ada.open("/")
    posted = watch(ada)
    ada.page.get_by_role("button", name="Play now").last.click()
    ada.wait()
    check_order(posted)
    table = table_of(ada)
    finish(ada)
    posted.clear()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.misses(".ranking")
    ada.wait()
    check_order(posted, starts_by_itself=True)
    check_deal(ada, table, PROVEN)
    check_record(ada, table)


def test_two_people_are_in_the_deal_with_a_number_each(people: People) -> None:
    ada, bo, eve = (people.person(name) for name in ("Ada", "Bo", "Eve"))
    ada.open("/new/exoplanets")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    table = table_of(ada)
    bo.open(f"/t/{table}")
    bo.sit()
    bo.sees(".seats .help")
    eve.open(f"/deal/{table}")
    expect(eve.page.get_by_text("sent, shown from the start on")).to_have_count(2)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    play_out([ada, bo], hastily)
    check_rematch(ada, bo)
    for person in (ada, bo):
        check_deal(person, table, PROVEN)
        check_record(person, table)
    check_deal(eve, table, "Only those who sent a number can tell")


def check_rematch(host: Person, other: Person) -> None:
    """Whoever comes to a rematch answers its hash by being there."""
    for person in (host, other):
        with person.page.expect_response(lambda answer: "/seats/" in answer.url):
            person.page.get_by_role("button", name="Rematch").click()
    host.sees(".table-head")
    table = table_of(host)
    found = host.page.request.get(f"{host.people.address}{POSTED}/{table}").json()
    sent = {kept_by(person, table)["value"] for person in (host, other)}
    assert set(found["deal"]["nonces"]) == sent
