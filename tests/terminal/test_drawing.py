"""The drawing of a table of Cosmos: all is visible, in letters and shapes alone, and fits."""

import re

import pytest

from orrery.cli.text import Texts
from orrery.core.game import SPECTATOR
from orrery.games.cosmos import terminal, wording
from orrery.games.cosmos.content import load
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.view import CosmosFacts, CosmosView, GalaxyView
from tests.terminal.positions import decisions
from tests.terminal.printing import printed

TEXTS = Texts("en", COSMOS)
CONTENT = load()
EVERY = 60
NAMES = ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]


Seen = tuple[CosmosView, CosmosFacts]


def drawn(seen: Seen, width: int = 120, colour: bool = False, seat: int | None = None) -> str:
    return printed(terminal.draw(*seen, TEXTS, NAMES, seat), width, colour)


def some_positions(seats: int, seed: int) -> list[Seen]:
    return [
        (view, COSMOS.facts(state, view.viewer))
        for place, (state, view, _) in enumerate(decisions(seats, seed))
        if place % EVERY == 0
    ]


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
    for seen in some_positions(seats, 1):
        for seat in range(seats):
            picture = drawn(seen, width, seat=seat)
            for label in labels(seen[0].galaxies[seat]):
                assert re.search(rf"(?<![\w✹]){re.escape(label)}(?!\d)", picture), label


@pytest.mark.parametrize("width", [70, 111, 112, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for seen in some_positions(4, 2):
        assert max(map(len, drawn(seen, width).splitlines())) <= width


def test_it_fits_120_by_45() -> None:
    for seats in COSMOS.seat_counts:
        for seen in some_positions(seats, 3):
            assert len(drawn(seen).splitlines()) <= 45


def test_colour_adds_nothing_but_colour() -> None:
    for seen in some_positions(3, 4):
        plain = drawn(seen)
        assert "\x1b" not in plain
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(seen, colour=True)) == plain


def test_the_hand_of_another_is_drawn_as_a_number() -> None:
    view, facts = next(seen for seen in some_positions(2, 5) if seen[0].viewer == 0)
    assert view.galaxies[1].hand is None
    assert re.search(rf"Hand +{view.galaxies[1].hand_size} ", drawn((view, facts), seat=1))


def test_a_spectator_sees_the_active_galaxy() -> None:
    state, view, _ = next(iter(decisions(3, 6)))
    seen = COSMOS.view(state, SPECTATOR), COSMOS.facts(state, SPECTATOR)
    assert f"Seat {view.active}" in drawn(seen).splitlines()[0]


def test_a_ready_nebula_is_lit() -> None:
    """A nebula is ready exactly where the rules let it be completed."""
    lit = {True: 0, False: 0}
    for number in range(4):
        for place, (state, view, legal) in enumerate(decisions(2, number)):
            is_ready = any(text.startswith("complete ") for text in legal)
            if view.pending == "choose-craft" and (is_ready or place % EVERY == 0):
                facts = COSMOS.facts(state, view.viewer)
                assert ("READY" in drawn((view, facts))) == is_ready
                lit[is_ready] += 1
    assert all(lit.values())


def test_a_shift_says_where_the_token_will_stand() -> None:
    state, view, _ = next(iter(decisions(2, 9)))
    facts = COSMOS.facts(state, view.viewer)
    said = wording.remark(view, facts, "shift own", TEXTS).split(" → ")[1]
    COSMOS.apply(state, COSMOS.actions.parse("shift own"))
    assert COSMOS.view(state, view.viewer).own_tokens[view.active] == said.casefold()


def test_ending_a_turn_warns_of_what_would_be_lost_and_of_nothing_else() -> None:
    warned = {True: 0, False: 0}
    for state, view, legal in decisions(2, 10):
        facts = COSMOS.facts(state, view.viewer)
        for text in [text for text in legal if text.startswith("end ")][:1]:
            assert bool(wording.caution(view, facts, text, TEXTS)) == bool(facts.losses)
            warned[bool(facts.losses)] += 1
        for text in legal[:1]:
            assert text.startswith("end ") or wording.caution(view, facts, text, TEXTS) == ""
    assert all(warned.values())
