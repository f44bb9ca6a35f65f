"""Positions and records as pictures for notebooks."""

from xml.etree import ElementTree as ET

import pytest

import orrery
from orrery.core.svg import text_picture
from orrery.games import GAMES
from orrery.play.record import positions
from tests.toy.toy import Comets

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    """The texts of a picture, which must be well-formed."""
    return [text.text or "" for text in ET.fromstring(picture).iter(f"{SVG}text")]  # noqa: S314


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_and_a_record_are_pictures(game: str, seats: int) -> None:
    record = orrery.play(game, ["random"], seats=seats, seed=2)
    drawn = [state._repr_svg_() for state in positions(record)]
    for picture in drawn[::25]:
        assert any(f"seat {seats - 1}: " in text for text in words(picture))
    assert record._repr_svg_() == drawn[-1]
    assert drawn[0] != drawn[-1]


def test_a_picture_says_what_the_text_of_the_position_says() -> None:
    state = orrery.game("exoplanets").new(2)
    assert set(str(state).splitlines()[:3]) <= set(words(state._repr_svg_()))


def test_a_game_that_draws_nothing_is_drawn_as_its_text() -> None:
    assert words(text_picture("a < b\n\nc & d")) == ["a < b", "", "c & d"]
    assert words(text_picture("")) == [""]
    state = Comets().new(2)
    assert words(state._repr_svg_()) == str(state).splitlines()
