"""Exoplanets in the terminal: everything on the table can be read, everything has an English text,
and a whole game is played by numbers alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.cli.main import app
from orrery.cli.play_words import describe, verb_of
from orrery.cli.text import Texts
from orrery.core.action import texts_of
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, draw_outcome
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.games.exoplanets import terminal, wording
from orrery.games.exoplanets.content import load as content
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import PENDING_IDS, ExoplanetsState
from orrery.games.exoplanets.view import ExoplanetsFacts, ExoplanetsView
from orrery.play.record import load
from tests.games.exoplanets.scenario import do, scenario
from tests.terminal.printing import printed

TEXTS = Texts("en", EXOPLANETS)
NAMES = ["Ada", "Bo", "Cy", "Di"]
CHANCE_VERBS = ("planet", "tile")
EVERY = 25

Seen = tuple[ExoplanetsView, ExoplanetsFacts]


def seen(state: ExoplanetsState, viewer: int = 0) -> Seen:
    return EXOPLANETS.view(state, viewer), EXOPLANETS.facts(state, viewer)


def decisions(seats: int, seed: int) -> Iterator[tuple[Seen, list[str]]]:
    """Every decision of a random game as the actor sees it, and the legal texts; then the end of it
    as the first seat sees it."""
    rng = Rng("terminal", seats, seed)
    state = EXOPLANETS.new(seats)
    while (actor := EXOPLANETS.to_act(state)) != NOBODY:
        if actor == CHANCE:
            action = draw_outcome(EXOPLANETS.chance_outcomes(state), rng)
        else:
            legal = EXOPLANETS.legal_actions(state)
            yield seen(state, actor), texts_of(legal)
            action = legal[rng.below(len(legal))]
        EXOPLANETS.apply(state, action)
    yield seen(state), []


def some_positions(seats: int, seed: int) -> list[Seen]:
    return [position for position, _ in decisions(seats, seed)][::EVERY]


def drawn(position: Seen, width: int = 120, colour: bool = False) -> str:
    return printed(terminal.draw(*position, TEXTS), width, colour)


def is_said(text: str) -> bool:
    return text != "" and "⟦" not in text


# The drawing


@pytest.mark.parametrize("seats", EXOPLANETS.seat_counts)
@pytest.mark.parametrize("width", [80, 120])
def test_every_planet_tile_and_own_tile_can_be_read(seats: int, width: int) -> None:
    for position in some_positions(seats, 1):
        view = position[0]
        picture = drawn(position, width)
        planets = [planet for row in view.rows for planet in row]
        shown = [planet.planet for planet in planets] + [
            stack[-1] for stack in view.stacks if stack
        ]
        shown += [planet.tile for planet in planets if planet.tile]
        shown += view.players[view.viewer].hand or []
        for id in shown:
            assert re.search(rf"\b{id}\b", picture), id
        assert "⟦" not in picture


def test_life_is_drawn_by_shape_and_number() -> None:
    state = scenario("P01", "P09", life={0: "P01:2 P09:species", 1: "P01:1"})
    picture = drawn(seen(state))
    assert "▲2■1" in picture
    assert "▲♛" in picture


def test_changed_costs_and_points_are_drawn() -> None:
    state = scenario("P01/T06 P02/T04 P03", "P09")
    picture = drawn(seen(state))
    assert "EE*" in picture
    assert "rocky +2" in picture


def test_a_free_place_is_marked_in_every_row_that_has_one() -> None:
    state = scenario("P01 P02 P03 P04")
    assert drawn(seen(state)).count(" free ") == 3


@pytest.mark.parametrize("width", [70, 111, 112, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for position in some_positions(4, 2):
        assert max(map(len, drawn(position, width).splitlines())) <= width


def test_it_fits_120_by_45() -> None:
    for seats in EXOPLANETS.seat_counts:
        for position in some_positions(seats, 3):
            assert len(drawn(position).splitlines()) <= 45


def test_colour_adds_nothing_but_colour() -> None:
    for position in some_positions(3, 4):
        plain = drawn(position)
        assert "\x1b" not in plain
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(position, colour=True)) == plain


def test_the_hand_of_another_is_drawn_as_a_number() -> None:
    state = scenario(hand={0: "T05", 1: "T07 T09"})
    spectator = drawn(seen(state, SPECTATOR))
    assert "1 space tile" in spectator
    assert not re.search(r"\bT0[579]\b", spectator)


# The texts


def test_every_action_is_described_by_its_verb() -> None:
    for action in EXOPLANETS.actions:
        words = action.text.split()
        if words[0] not in CHANCE_VERBS:
            verb = verb_of(TEXTS, words)
            said = describe(TEXTS, action.text)
            assert verb > 0, action.text
            assert is_said(said), action.text
            for argument in words[verb:]:
                is_free = argument == "0"
                assert TEXTS.has(f"word-{argument}") or argument in said or is_free, action.text


def test_every_entry_can_be_told() -> None:
    for action in EXOPLANETS.actions:
        assert verb_of(TEXTS, action.text.split(), "log") > 0, action.text
        assert is_said(describe(TEXTS, action.text, "log")), action.text


def test_names_of_planets_and_tiles_say_what_the_content_says() -> None:
    for planet in content().planet:
        name = f"{planet.id} {TEXTS.format(f'type-{planet.type}')}"
        assert wording.word(TEXTS, planet.id) == name
    for tile in content().tile:
        halves = f"{wording.word(TEXTS, tile.goal)} / {wording.word(TEXTS, tile.effect)}"
        assert wording.word(TEXTS, tile.id) == f"{tile.id} ({halves})"


def test_every_topic_is_explained_and_nothing_else() -> None:
    position = seen(EXOPLANETS.new(3), SPECTATOR)
    for topic in wording.topics():
        assert is_said(wording.explain(topic, *position, TEXTS)), topic
    assert wording.explain("p09", *position, TEXTS) == wording.explain("P09", *position, TEXTS)
    assert wording.explain("warp-drive", *position, TEXTS) == ""


def test_reconstructed_pieces_are_said_to_be_so() -> None:
    position = seen(EXOPLANETS.new(2), SPECTATOR)
    for id in ("P09", "great-alignment", "catalysis"):
        assert "reconstruction" in wording.explain(id, *position, TEXTS)
    assert "the name of the goal, its points" in wording.explain(
        "extreme-conditions", *position, TEXTS
    )
    assert "the type, the cost" in wording.explain("P01", *position, TEXTS)
    assert "the background, the marker" in wording.explain("T33", *position, TEXTS)


@pytest.mark.parametrize("seats", EXOPLANETS.seat_counts)
def test_status_and_remarks_are_said_in_every_decision(seats: int) -> None:
    asked = set()
    for number in range(3):
        for position, legal in decisions(seats, number):
            asked.add(position[0].pending)
            assert is_said(wording.status(*position, TEXTS, NAMES))
            for text in legal:
                assert "⟦" not in wording.remark(*position, text, TEXTS), text
                assert "⟦" not in wording.caution(*position, text, TEXTS), text
    assert {"choose-birth", "choose-row", "choose-action", "choose-resource", "game-over"} <= asked
    assert all(TEXTS.has(f"pending-{pending}") for pending in PENDING_IDS)


def test_every_source_of_points_has_a_name() -> None:
    for source in EXOPLANETS.scores(scenario())[0]:
        assert TEXTS.has(f"score-{source}"), source


def test_a_place_says_what_it_brings() -> None:
    state = scenario("P02", birth=True, stacks=("P29 P09", "P30"))
    do(state, "take 1")
    position = seen(state)
    assert wording.remark(*position, "place 1", TEXTS) == "brings 2 energy, 1 gas"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pay 0 0 1", "Pay 1 gas"),
        ("pay 0 2 0", "Pay 2 water"),
        ("pay 0 1 1", "Pay 1 water, 1 gas"),
        ("pay 3 0 0", "Pay 3 energy"),
        ("pay 2 0 1", "Pay 2 energy, 1 gas"),
        ("pay 1 1 1", "Pay 1 energy, 1 water, 1 gas"),
    ],
)
def test_a_payment_names_only_what_is_paid(text: str, said: str) -> None:
    assert describe(TEXTS, text) == said


def test_a_payment_says_what_it_leaves() -> None:
    state = scenario("P02", stock={0: (1, 2, 2)})
    do(state, "life P02")
    position = seen(state)
    assert wording.remark(*position, "pay 0 1 0", TEXTS) == "leaves 1 energy, 1 water, 2 gas"


def test_a_catalysed_price_says_so() -> None:
    state = scenario("P14", hand={0: "T13"}, stock={0: (3, 3, 3)})
    do(state, "play T13 P14")
    position = seen(state)
    assert "E W G, less 1" in wording.remark(*position, "life P14", TEXTS)
    assert "-1" in drawn(position)


def test_ending_a_turn_warns_exactly_of_goals_that_could_be_claimed() -> None:
    """Ruling 1: a met goal may be shown, so ending without it asks first."""
    warned = {True: 0, False: 0}
    for number in range(12):
        for position, legal in decisions(2, number):
            if "end" in legal and position[1].round < position[1].rounds:
                claimable = any(text.startswith("claim ") for text in legal)
                assert bool(wording.caution(*position, "end", TEXTS)) == claimable
                warned[claimable] += 1
    assert all(warned.values())


def test_the_last_turn_warns_of_unspent_resources() -> None:
    last = scenario(turns=8, stock={0: (0, 2, 0)}, star=1)
    assert "2 water" in wording.caution(*seen(last), "end", TEXTS)
    spent = scenario(turns=8, star=1)
    assert wording.caution(*seen(spent), "end", TEXTS) == ""
    early = scenario(turns=6, stock={0: (0, 2, 0)})
    assert wording.caution(*seen(early), "end", TEXTS) == ""


# A whole game


def test_a_whole_game_is_played_by_numbers_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    dice = Rng("someone", 1)
    typed = "".join(f"{('1', '1', '2', '3', '5', 'y')[dice.below(6)]}\n" for _ in range(5_000))
    arguments = ["play", "exoplanets", "--seats", "3", "--bots", "random", "--seed", "3"]
    done = CliRunner().invoke(app, [*arguments, "--language", "en"], input=typed)
    assert done.exit_code == 0, done.output
    assert "The game is over." in done.stdout
    assert "⟦" not in done.stdout
    record = load(tmp_path / "orrery-exoplanets-1.jsonl", GAMES)
    assert record.result is not None
    for score in record.result.scores:
        assert f" {score} " in done.stdout
