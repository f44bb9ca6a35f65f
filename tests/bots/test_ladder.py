"""The ladder: economical, resumable, and read from the file that the command writes."""

import pytest

from orrery.bots import BOTS
from orrery.bots.ladder import all_ladders, ladder_of
from orrery.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_a_ladder_names_bots_that_exist(game: str) -> None:
    assert set(ladder_of(game)) <= set(BOTS)


def test_a_game_without_a_ladder_has_an_empty_one() -> None:
    assert ladder_of("no-such-game") == {}
    assert set(all_ladders()) <= set(GAMES)
