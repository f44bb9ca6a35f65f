"""A position prints itself as a small board."""

from orrery.games.exoplanets.game import EXOPLANETS
from tests.games.exoplanets.scenario import scenario

BOARD = """\
turn 0, choose-action, seat 0
star 10; cloud energy 26 water 17 gas 15; bag 23
markers fusion 3 flare 3 stimulation 4
row 1: P01/T04 0:2 1:1  P09 1:species
row 2: P11
row 3: P19
row 4: P28
stacks: P29 | P30
seat 0: 2 points; energy 1 gas 2; hand T05 T06
seat 1: 8 points; empty; hand empty"""


def test_a_position_prints_its_planets_life_and_hands() -> None:
    state = scenario(
        "P01/T04 P09",
        life={0: "P01:2", 1: "P01:1 P09:species"},
        stock={0: (1, 0, 2)},
        hand={0: "T05 T06"},
    )
    assert str(state) == BOARD


def test_an_empty_table_prints_itself() -> None:
    assert str(EXOPLANETS.new(4)).splitlines()[3:7] == ["row 1: ", "row 2: ", "row 3: ", "row 4: "]
