"""A position prints itself as a small board."""

from orrery.games.cosmos.game import COSMOS
from tests.games.cosmos.scenario import scenario, sky

STARS = """
        H     .     .
     .     He*   .     .
     .     .     .     .
  .     .     .     .     .
  .     .     H     .     .
     .     .     .     .
     .     .     .     .
        .     .     .
        .     .     .
           .     C
"""


def test_a_position_prints_its_stars_where_they_lie() -> None:
    state = scenario(stars=sky(STARS), nebulae={"N5": "1-07!"}, proto="L8", stable="L9")
    lines = str(state).splitlines()
    assert lines[0] == "round 1, craft: choose-craft, seat 0"
    board = [line[:26].rstrip() for line in lines[3:13]]
    assert board[0] == "    H   .   ."
    assert board[1] == "  .   He* .   ."
    assert board[4] == ".   .   H   .   ."
    assert board[9] == "      .   C"
    assert lines[14] == "seat 1: hand empty"
    assert "nebulae N5=1-07!; proto L8; stable L9" in lines[13]


def test_an_empty_table_prints_itself() -> None:
    lines = str(COSMOS.new(4)).splitlines()
    assert len(lines) == 17
    assert lines[2].count("0 points") == 4
