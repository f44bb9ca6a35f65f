"""The eight power cards of Light."""

import pytest

from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    marked_stars,
    points,
    scenario,
    sky,
    stable,
    stars,
    texts,
    view,
    waiting,
)

NO_STARS = {"H": 0, "He": 0, "O": 0, "C": 0}
DELTA = """
        x     x     .
     x     x     x     .
     x     x     x     .
  x     x     x     .     .
  x     x     x     .     .
     x     x     .     .
     .     .     .     .
        .     .     .
        .     .     .
           .     .
"""
PSI = """
        .     .     x
     .     .     x     x
     .     .     x     x
  .     .     x     x     x
  .     .     x     x     x
     .     .     x     x
     .     .     x     x
        .     .     x
        .     .     .
           .     .
"""
PHI = """
        .     .     .
     .     .     .     .
     .     .     .     .
  .     .     .     .     .
  .     x     x     .     .
     x     x     x     .
     x     x     x     .
        x     x     x
        x     x     x
           x     x
"""
SECTORS = pytest.mark.parametrize(
    ("card", "energy", "sector"),
    [
        ("relativity-delta", "time", DELTA),
        ("relativity-psi", "gravity", PSI),
        ("relativity-phi", "chemistry", PHI),
    ],
)


def test_molecular_cloud_gains_one_hydrogen_for_two_light() -> None:
    state = scenario(slots="molecular-cloud", hand={"light": 3, "time": 2})
    assert legal_starting_with(state, "use") == ["use molecular-cloud"]
    act(state, "use molecular-cloud")
    assert waiting(state) == ["H"]
    assert hand(state) == {"light": 1, "time": 2}
    assert legal_starting_with(state, "use") == []


def test_molecular_cloud_without_hydrogen_is_not_offered() -> None:
    state = scenario(slots="molecular-cloud", hand={"light": 2}, supply={"H": 0})
    assert legal_starting_with(state, "use") == []


def test_amino_acids_places_one_stable_life_anywhere_for_one_chemistry() -> None:
    state = scenario(slots="amino-acids", hand={"chemistry": 1, "light": 1})
    assert legal_starting_with(state, "use") == ["use amino-acids"]
    act(state, "use amino-acids")
    assert legal(state) == texts("place stable", all_life().split())
    act(state, "place stable L33")
    assert stable(state) == {"L33"}
    assert hand(state) == {"light": 1}
    assert view(state).pending == "choose-craft"


def test_speed_of_light_is_six_points_and_a_star_for_five_of_one_type() -> None:
    state = scenario(slots="speed-of-light", hand={"time": 5, "light": 4, "gravity": 5})
    assert legal_starting_with(state, "use") == texts("use speed-of-light", ["gravity", "time"])
    act(state, "use speed-of-light time")
    assert points(state) == 6
    assert hand(state) == {"light": 4, "gravity": 5}
    assert legal(state) == ["gain C", "gain H", "gain He", "gain O"]
    act(state, "gain O")
    assert waiting(state) == ["O"]
    assert view(state).pending == "choose-craft"


def test_speed_of_light_is_offered_also_when_no_star_is_left() -> None:
    """Ruling 33."""
    state = scenario(4, slots="speed-of-light", hand={"time": 5}, supply=NO_STARS)
    act(state, "use speed-of-light time")
    assert points(state) == 6
    assert view(state).pending == "choose-craft"


def test_time_dilation_is_one_step_for_one_light() -> None:
    state = scenario(slots="time-dilation", hand={"light": 1, "time": 1})
    assert legal_starting_with(state, "use") == ["use time-dilation"]
    act(state, "use time-dilation")
    assert galaxy(state).chamber.position == 1
    assert hand(state) == {"time": 1}


@SECTORS
def test_relativity_places_a_star_of_any_type_in_its_sector_borders_included(
    card: str, energy: str, sector: str
) -> None:
    state = scenario(slots=card, hand={energy: 2})
    act(state, f"use {card}")
    assert hand(state) == {}
    assert legal(state) == ["gain C", "gain H", "gain He", "gain O"]
    act(state, "gain He")
    assert legal(state) == texts("place star He", marked_stars(sector))
    act(state, "place star He S19")
    assert stars(state) == {"S19": "He"}
    assert waiting(state) == []
    assert view(state).pending == "choose-craft"


@SECTORS
def test_relativity_costs_two_cards_of_one_type(card: str, energy: str, sector: str) -> None:
    others = {"light": 3, "time": 3, "gravity": 3, "chemistry": 3}
    state = scenario(slots=card, hand={**others, energy: 1})
    assert legal_starting_with(state, "use") == []


@SECTORS
def test_relativity_with_its_sector_full_is_not_offered(
    card: str, energy: str, sector: str
) -> None:
    """Ruling 37."""
    state = scenario(slots=card, hand={energy: 2}, stars=sky(sector.replace("x", "H")))
    assert legal_starting_with(state, "use") == []


def test_relativity_takes_the_last_empty_space_of_a_sector() -> None:
    full = sky(DELTA.replace("x", "H"))
    del full["S23"]
    state = scenario(slots="relativity-delta", hand={"time": 2}, stars=full)
    act(state, "use relativity-delta", "gain H")
    assert legal(state) == ["place star H S23"]


def test_relativity_without_a_star_in_the_supply_is_not_offered() -> None:
    state = scenario(4, slots="relativity-delta", hand={"time": 2}, supply=NO_STARS)
    assert legal_starting_with(state, "use") == []


def test_relativity_gains_only_types_in_the_supply() -> None:
    state = scenario(3, slots="relativity-psi", hand={"gravity": 2}, supply={"H": 0, "O": 0})
    act(state, "use relativity-psi")
    assert legal(state) == ["gain C", "gain He"]


def test_relativity_leaves_other_waiting_stars_waiting() -> None:
    state = scenario(slots="relativity-phi", hand={"chemistry": 2}, waiting="H H")
    act(state, "use relativity-phi", "gain H", "place star H S37")
    assert waiting(state) == ["H", "H"]


def test_nuclear_fission_exchanges_a_star_and_moves_the_crystal() -> None:
    state = scenario(slots="nuclear-fission", hand={"time": 2}, stars={"S1": "H", "S2": "He*"})
    act(state, "use nuclear-fission")
    assert legal(state) == ["remove S1"]
    act(state, "remove S1")
    assert galaxy(state).chamber.position == 0
    act(state, "gain O")
    assert galaxy(state).chamber.position == 1
    assert waiting(state) == ["O"]
    assert hand(state) == {}


def test_nuclear_fission_without_a_standard_star_is_not_offered() -> None:
    state = scenario(slots="nuclear-fission", hand={"time": 2}, stars={"S2": "He*"})
    assert legal_starting_with(state, "use") == []
