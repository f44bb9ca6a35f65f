"""The drawing of a table of Cosmos: all is visible, in letters and shapes alone, and fits."""

import io
import re

import msgspec
import pytest
from rich.console import Console

from orrery.cli.text import Texts
from orrery.core.game import SPECTATOR
from orrery.games.cosmos import goals, terminal, wording
from orrery.games.cosmos.content import load
from orrery.games.cosmos.view import CosmosView, GalaxyView
from tests.terminal.positions import COSMOS, decisions

TEXTS = Texts("en", "cosmos")
CONTENT = load()
EVERY = 60


def drawn(view: CosmosView, width: int = 120, colour: bool = False, seat: int | None = None) -> str:
    out = io.StringIO()
    system = "truecolor" if colour else None
    console = Console(file=out, width=width, color_system=system, force_terminal=colour)  # type: ignore[arg-type]
    console.print(terminal.draw(view, TEXTS, None, seat))
    return out.getvalue()


def some_positions(seats: int, seed: int) -> list[CosmosView]:
    return [view for _, view, _ in decisions(seats, seed)][::EVERY]


def labels(galaxy: GalaxyView) -> list[str]:
    """What a reader looks for: the piece with its number, or the id of a free space."""
    stars = [
        f"{'✹' if id in galaxy.supernovas else ''}{galaxy.stars[id]}·{id[1:]}"
        if id in galaxy.stars
        else id
        for id in (space.id for space in CONTENT.star_space)
    ]
    life = [
        f"○·{id[1:]}" if id in galaxy.proto else f"●·{id[1:]}" if id in galaxy.stable else id
        for id in (space.id for space in CONTENT.life_space)
    ]
    nebulae = [space.id for space in CONTENT.nebula_space]
    tiles = [nebula.tile for nebula in galaxy.nebulae.values()]
    return [*stars, *life, *nebulae, *tiles]


@pytest.mark.parametrize("seats", COSMOS.seat_counts)
@pytest.mark.parametrize("width", [80, 120])
def test_every_piece_and_every_free_space_can_be_read(seats: int, width: int) -> None:
    for view in some_positions(seats, 1):
        for seat in range(seats):
            picture = drawn(view, width, seat=seat)
            for label in labels(view.galaxies[seat]):
                assert re.search(rf"(?<![\w✹]){re.escape(label)}(?!\d)", picture), label


@pytest.mark.parametrize("width", [70, 111, 112, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for view in some_positions(4, 2):
        assert max(map(len, drawn(view, width).splitlines())) <= width


def test_it_fits_120_by_45() -> None:
    for seats in COSMOS.seat_counts:
        for view in some_positions(seats, 3):
            assert len(drawn(view).splitlines()) <= 45


def test_colour_adds_nothing_but_colour() -> None:
    for view in some_positions(3, 4):
        plain = drawn(view)
        assert "\x1b" not in plain
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(view, colour=True)) == plain


def test_the_hand_of_another_is_drawn_as_a_number() -> None:
    view = next(view for view in some_positions(2, 5) if view.viewer == 0)
    assert view.galaxies[1].hand is None
    assert re.search(rf"Hand +{view.galaxies[1].hand_size} ", drawn(view, seat=1))


def test_a_spectator_sees_the_active_galaxy() -> None:
    state, view, _ = next(iter(decisions(3, 6)))
    assert f"Seat {view.active}" in drawn(COSMOS.view(state, SPECTATOR)).splitlines()[0]


def test_a_ready_nebula_is_lit() -> None:
    """A nebula is ready exactly where the rules let it be completed."""
    lit = {True: 0, False: 0}
    for number in range(8):
        for place, (_, view, legal) in enumerate(decisions(2, number)):
            if view.pending == "choose-craft":
                ready = {text.split()[1] for text in legal if text.startswith("complete ")}
                assert set(wording.ready_spaces(view.galaxies[view.active])) == ready
                if ready or place % EVERY == 0:
                    assert ("READY" in drawn(view)) == bool(ready)
                    lit[bool(ready)] += 1
    assert all(lit.values())


def test_what_a_nebula_lacks_counts_supernovas_for_any_star() -> None:
    """Rule 1.5, ruling 17: a supernova fills any gap, whatever star it was."""
    stars = {"S14": "He", "S19": "H", "S9": "C"}
    assert lacks(stars, []) == ({"O": 1}, 1)
    assert lacks(stars, ["S14"]) == ({"He": 1, "O": 1}, 1)
    assert lacks(stars, ["S14", "S9"]) == ({"He": 1, "O": 1}, 0)


def lacks(stars: dict[str, str], supernovas: list[str]) -> tuple[dict[str, int], int]:
    _, view, _ = next(iter(decisions(2, 1)))
    galaxy = msgspec.structs.replace(view.galaxies[0], stars=stars, supernovas=supernovas)
    return wording.lacking("N5", galaxy, "1-07")


@pytest.mark.parametrize("seats", COSMOS.seat_counts)
def test_standings_on_goals_are_those_of_the_rules(seats: int) -> None:
    for number in range(2):
        for place, (state, view, _) in enumerate(decisions(seats, number)):
            if place % 20 == 0:
                for goal, entry in enumerate(CONTENT.goal):
                    counted = [goals.goal_count(goal, galaxy) for galaxy in state.galaxies]
                    shown = [wording.goal_count(entry.id, galaxy) for galaxy in view.galaxies]
                    assert shown == counted, entry.id


def test_income_shown_before_collecting_is_what_is_collected() -> None:
    """Rule 1.4: gravitons are the passive reward that nothing else changes in between."""
    shown = None
    compared = 0
    for _, view, legal in decisions(3, 8):
        if shown is not None and view.pending == "choose-craft":
            assert view.galaxies[view.active].graviton == shown
            compared += 1
            shown = None
        if legal == ["collect"]:
            shown = wording.income(view, view.galaxies[view.active], "gravity")
    assert compared > 5


def test_a_shift_says_where_the_token_will_stand() -> None:
    expected = None
    compared = 0
    for _, view, legal in decisions(2, 9):
        if expected is not None and view.active == expected[0] and view.own_moved:
            assert view.own_tokens[view.active] == expected[1]
            compared += 1
        expected = None
        if "shift own" in legal and not view.own_moved:
            name = wording.remark(view, "shift own", TEXTS).split(" → ")[1]
            expected = (view.active, name.casefold())
    assert compared > 5


def test_ending_a_turn_warns_of_what_would_be_lost_and_of_nothing_else() -> None:
    warned = {True: 0, False: 0}
    for _, view, legal in decisions(2, 10):
        ends = [text for text in legal if text.startswith("end ")]
        galaxy = view.galaxies[view.active]
        waiting = galaxy.waiting
        loses = bool(
            sum(waiting.stars.values())
            or waiting.protos
            or waiting.tiles
            or galaxy.supernova
            or galaxy.dna
            or galaxy.graviton
        )
        for text in ends[:1]:
            assert bool(wording.caution(view, text, TEXTS)) == loses
            warned[loses] += 1
        for text in legal[:1]:
            assert text.startswith("end ") or wording.caution(view, text, TEXTS) == ""
    assert all(warned.values())
