"""Tests on the content of `changed.py`; `test_changed_content.py` runs them in a new process."""

from orrery.cli.text import Texts
from orrery.core.bits import unpack
from orrery.core.game import NOBODY
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.games.exoplanets import wording
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.view import StepFacts
from tests.games.exoplanets.scenario import (
    do,
    legal,
    level,
    markers_of,
    planet,
    scenario,
    score,
    stock_of,
)

TEXTS = Texts("en", EXOPLANETS)


def icons(state: ExoplanetsState, id: str) -> list[int]:
    return unpack(state.system.count_icons(planet(id)), 4)


def remark(state: ExoplanetsState, text: str) -> str:
    return wording.remark(EXOPLANETS.view(state, 0), EXOPLANETS.facts(state, 0), text, TEXTS)


def test_the_orbit_costs_one_water_less() -> None:
    """Spring rain reaches its whole orbit, the planet above it included, and no other orbit."""
    state = scenario("P01/T06 P25", "P27", "P10", "P30", stacks=("P29", "P02"))
    assert icons(state, "P01") == [1, 0, 0, 0]
    assert icons(state, "P27") == [0, 0, 1, 0]
    assert icons(state, "P10") == [0, 1, 0, 0]
    assert icons(state, "P30") == [1, 0, 0, 1]
    assert icons(state, "P25") == [1, 1, 0, 0]
    assert EXOPLANETS.facts(state, 0).planets["P27"].cost == ["gas"]


def test_two_reductions_of_an_orbit_add_up_and_find_an_either_or_icon() -> None:
    """P30 costs energy, water and water-or-gas."""
    state = scenario("P01/T06", "P28/T32", "P30", stacks=("P29", "P02"))
    assert icons(state, "P28") == [1, 1, 0, 0]
    assert icons(state, "P30") == [1, 0, 0, 0]


def test_within_an_orbit_reductions_are_made_in_the_order_of_the_rows() -> None:
    """P04 costs water and gas; the first tile takes one of them, the second only the last icon."""
    assert icons(scenario("P01/T06", "P09/T32", "P04"), "P04") == [0, 0, 1, 0]
    assert icons(scenario("P01/T32", "P09/T06", "P04"), "P04") == [0, 1, 0, 0]


def test_additions_come_first_then_reductions_from_the_star_outwards_by_rows() -> None:
    """P10 costs water. Gravity well next to it adds two gas before the rain takes the water; then
    Nebula in its row takes a gas."""
    state = scenario("P10 P03/T22 P02/T14", "P01/T06")
    assert icons(state, "P10") == [0, 0, 1, 0]


def test_this_planet_is_worth_one_more() -> None:
    state = scenario("P01 P03/T04 P02", life={0: "P03:1 P01:1"}, stock={0: (2, 2, 0)})
    bonus = {id: facts.bonus for id, facts in EXOPLANETS.facts(state, 0).planets.items()}
    assert (bonus["P01"], bonus["P03"], bonus["P02"]) == (0, 1, 0)
    assert score(state) == 2 + 2 + 1
    assert EXOPLANETS.facts(state, 0).steps["life P03"] == StepFacts(level=2, steps=1, points=2)


def test_neighbours_cost_two_gas_more() -> None:
    state = scenario("P09 P12/T22 P05", life={0: "P09:1"}, stock={0: (3, 0, 6)})
    assert icons(state, "P09") == [1, 0, 2, 0]
    assert icons(state, "P12") == [1, 0, 1, 0]
    assert icons(state, "P05") == [1, 0, 3, 0]
    do(state, "species P09")
    assert level(state, 0, "P09") == 4
    assert stock_of(state) == (0, 0, 0)


def test_any_resource_pays_in_the_whole_row() -> None:
    state = scenario("P16/T34 P17 P18", "P23", stock={0: (0, 2, 0)})
    assert legal(state, "life") == ["life P16", "life P17", "life P18", "life P23"]


def test_the_marker_is_the_one_printed_on_the_tile() -> None:
    state = scenario(hand={0: "T33 T01"})
    assert "fusion marker" in remark(state, "play T33")
    assert "flare marker" in remark(state, "play T01")
    do(state, "play T33", "gain water", "gain gas")
    assert markers_of(state) == {"fusion": 1, "flare": 0, "stimulation": 0}


def test_another_price_is_paid_and_said() -> None:
    state = scenario("P01", stock={0: (1, 1, 0)})
    assert "E W" in remark(state, "life P01")
    do(state, "life P01")
    assert stock_of(state) == (0, 0, 0)


def test_texts_follow_the_entry_of_the_effect() -> None:
    state = scenario(hand={0: "T05 T06"})
    assert "2 energy, 1 resource of any kind" in remark(state, "play T05")
    assert remark(state, "play T05").endswith("brings 2 energy")
    assert "orbit costs 1 water less" in remark(state, "play T06 P01")
    explained = wording.explain("T06", EXOPLANETS.view(state, 0), EXOPLANETS.facts(state, 0), TEXTS)
    assert "spring-rain: " in explained


def test_whole_games_are_played() -> None:
    for number in range(6):
        state = EXOPLANETS.new(2 + number % 3)
        inventory = EXOPLANETS.inventory(state)
        playout(EXOPLANETS, state, Rng("changed", number))
        assert EXOPLANETS.to_act(state) == NOBODY
        assert EXOPLANETS.inventory(state) == inventory


def test_smallest_0_lets_life_be_free() -> None:
    """Greenhouse takes the only icon of P01."""
    state = scenario("P01/T08", hand={0: "T13"})
    assert EXOPLANETS.facts(state, 0).planets["P01"].cost == []
    assert legal(state, "life") == ["life P01"]
    do(state, "life P01", "life P01")
    assert level(state, 0, "P01") == 2


def test_smallest_2_stops_reductions_earlier() -> None:
    state = scenario("P12/T08 P14", hand={0: "T13 T35"}, stock={0: (2, 2, 2)})
    assert icons(state, "P12") == [1, 0, 1, 0]
    assert icons(state, "P14") == [0, 1, 1, 0]
    do(state, "play T13 P12", "play T35 P01")
    assert EXOPLANETS.facts(state, 0).reductions == {}
    do(state, "life P12")
    assert stock_of(state) == (1, 2, 1)
    assert "at least 2" in wording.effect_text(TEXTS, "catalysis")
