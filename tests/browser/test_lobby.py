"""People who do not know each other meet in the open lobby, and play again with each other."""

from playwright.sync_api import expect

from tests.browser.person import People, Person, by_picture

# Everything the table still asks of its people is done by bots, to its end.
HAND_OVER = """async (seat) => {
  const table = location.pathname.split("/").at(-1);
  await fetch(`/api/tables/${table}/seats/${seat}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ do: "hand-over", bot: "random" }),
  });
}"""


def named(people: People, name: str) -> Person:
    person = people.person(name)
    person.arrive()
    person.page.locator(".name-form input").fill(name)
    with person.page.expect_response("**/api/me"):
        person.page.locator(".name-form [type=submit]").click()
    return person


def play_first_turns(persons: list[Person]) -> None:
    """Each of them acts at least once."""
    waiting = list(persons)
    while waiting:
        for person in persons:
            if person.act(by_picture, patience=200) == "turn" and person in waiting:
                waiting.remove(person)


def test_two_strangers_meet_in_the_open_lobby(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    ben.open("/lobby")
    ada.open("/new/exoplanets?public")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    line = ben.page.locator(".open-table", has_text="Ada")
    expect(line).to_contain_text("here now")
    ben.page.locator(".filters select").first.select_option("cosmos")
    expect(line).to_have_count(0)
    ben.page.locator(".filters select").first.select_option("exoplanets")
    # Whoever starts before Ben's part in the deal has come plays without it.
    with ben.page.expect_response("**/api/tables/*/seats/*"):
        line.get_by_role("button", name="Join").click()
    expect(ada.page.locator(".seats")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    play_first_turns([ada, ben])
    cleo = people.person("Cleo")
    cleo.open("/lobby")
    cleo.sees(".filters")
    expect(cleo.page.locator(".open-table", has_text="Ada")).to_have_count(0)


def test_the_host_seats_a_bot_of_a_level_and_the_lobby_names_it(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    ada.open("/new/exoplanets?public")
    ada.page.get_by_label("Number of seats").select_option("3")
    ada.page.locator(".seat-wish select").nth(2).select_option("open")
    ada.page.locator(".set-up [type=submit]").click()
    ada.page.get_by_role("button", name="Add a bot").last.click()
    levels = ada.page.locator("dialog[open] [data-level]")
    expect(levels).to_have_text(["Stargazer", "Wanderer", "Navigator", "Astronomer", "Architect"])
    expect(ada.page.locator("dialog[open] .level-about").first).to_contain_text("first opponent")
    levels.nth(1).click()
    ada.misses("dialog[open]")
    expect(ada.page.locator(".seats li").nth(2)).to_contain_text("Wanderer")
    ben.open("/lobby")
    expect(ben.page.locator(".open-table", has_text="Ada")).to_contain_text("Wanderer")


def test_a_quick_match_of_two_people(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    quick = ".game-card:has(a[href='/rules/cosmos']) button:has-text('Quick match')"
    ada.page.locator(quick).click()
    ada.sees(".searching")
    ada.page.get_by_role("button", name="Play a bot meanwhile").click()
    ada.wait()
    ada.sees(".search-bar")
    ben.page.locator(quick).click()
    ada.page.get_by_role("button", name="Go to the table").click()
    ada.misses(".search-bar")
    assert ada.page.url == ben.page.url
    play_first_turns([ada, ben])


def test_a_quick_match_is_called_off(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    ben.open("/lobby")
    ada.open("/lobby")
    ada.page.locator("form.card select").nth(1).select_option("3")
    ada.page.locator("form.card [type=submit]").click()
    line = ben.page.locator(".open-table", has_text="Ada").filter(has_text="Quick match")
    expect(line).to_have_count(1)
    ada.page.get_by_role("button", name="Stop looking").click()
    ada.sees(".filters")
    expect(line).to_have_count(0)


def test_a_rematch(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    ada.open("/new/exoplanets")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for seat, person in enumerate((ada, ben)):
        person.sees(".board")
        person.page.evaluate(HAND_OVER, seat)
    for person in (ada, ben):
        person.sees(".ranking")
    ada.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(ada.page.locator(".seats")).to_contain_text("Kept for Ben")
    cleo = people.person("Cleo")
    cleo.page.goto(ada.page.url)
    expect(cleo.page.locator(".seats li")).to_have_count(2)
    assert cleo.page.get_by_role("button", name="Sit here").count() == 0
    ben.open("/")
    expect(ben.page.locator(".invitations")).to_contain_text("Ada would like a rematch")
    ben.page.locator(".invitations").get_by_role("button", name="Join").click()
    play_first_turns([ada, ben])


def test_somebody_one_has_played_with_is_invited_and_declines(people: People) -> None:
    ada, ben = named(people, "Ada"), named(people, "Ben")
    ada.open("/new/exoplanets")
    ada.page.locator(".set-up [type=submit]").click()
    ada.sees(".seats")
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ben.sees(".board")
    ben.open("/")
    ada.open("/new/cosmos")
    ada.page.locator(".set-up [type=submit]").click()
    ada.page.locator(".fellows").get_by_role("button", name="Invite").click()
    expect(ada.page.locator(".fellows")).to_contain_text("invited")
    ben.page.locator(".invitations").get_by_role("button", name="Decline").click()
    ben.misses(".invitations")
    ada.page.reload()
    expect(ada.page.locator(".fellows")).to_contain_text("declined")
