"""The eight power cards of Chemistry."""

import pytest

from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    outcomes,
    proto,
    scenario,
    stable,
    texts,
    view,
)
from tests.games.cosmos.test_advanced_life import EVERY_TOKEN

ANY = {"light": 1, "time": 1, "gravity": 1, "chemistry": 1}
TYPES = ["chemistry", "gravity", "light", "time"]
FREE = ["genetic-drift", "ionizing-radiation", "speciation", "photosynthesis", "water-rich-comets"]


@pytest.mark.parametrize("card", FREE)
def test_one_card_of_any_type_pays(card: str) -> None:
    """L21 lies beside S14 and S19, L28 beside S19."""
    stars = {"S19": "H*", "S14": "O", "S24": "C"}
    state = scenario(slots=card, hand=ANY, stars=stars, proto="L21 L28", stable="L1")
    assert legal_starting_with(state, "use") == texts(f"use {card}", TYPES)
    act(state, f"use {card} gravity")
    assert hand(state) == {"light": 1, "time": 1, "chemistry": 1}


def test_genetic_drift_moves_a_proto_life_and_stabilises_it() -> None:
    state = scenario(slots="genetic-drift", hand={"light": 1}, proto="L28 L29", stable="L1")
    act(state, "use genetic-drift light")
    ends = ["L21", "L27", "L34", "L22", "L30"]
    assert legal(state) == sorted([*texts("move L28", ends), *texts("move L29", ends)])
    act(state, "move L29 L21")
    assert proto(state) == {"L28"}
    assert stable(state) == {"L1", "L21"}
    assert galaxy(state).graviton == 0
    assert view(state).pending == "choose-craft"


def test_genetic_drift_stabilises_a_proto_life_that_cannot_move() -> None:
    state = scenario(
        slots="genetic-drift", hand={"light": 1}, proto="L28 L1", stable=all_life("L28", "L1")
    )
    act(state, "use genetic-drift light")
    assert legal(state) == ["stabilise L1", "stabilise L28"]
    act(state, "stabilise L28")
    assert proto(state) == {"L1"}
    assert view(state).pending == "choose-craft"


def test_genetic_drift_with_one_empty_space_far_away_can_still_move() -> None:
    state = scenario(
        slots="genetic-drift", hand={"light": 1}, proto="L1", stable=all_life("L48", "L1")
    )
    act(state, "use genetic-drift light")
    assert legal(state) == ["move L1 L48"]


def test_genetic_drift_needs_a_proto_life() -> None:
    state = scenario(slots="genetic-drift", hand=ANY, stable="L28")
    assert legal_starting_with(state, "use") == []


def test_ionizing_radiation_stabilises_all_proto_life_next_to_one_supernova() -> None:
    state = scenario(
        slots="ionizing-radiation",
        hand={"light": 1},
        stars={"S19": "H*", "S14": "O*", "S1": "C*", "S24": "H"},
        proto="L21 L27 L14 L34",
    )
    act(state, "use ionizing-radiation light")
    assert legal(state) == ["target S14", "target S19"]
    act(state, "target S19")
    assert stable(state) == {"L21", "L27"}
    assert proto(state) == {"L14", "L34"}
    assert view(state).pending == "choose-craft"


def test_ionizing_radiation_needs_a_supernova_with_proto_life_beside_it() -> None:
    state = scenario(
        slots="ionizing-radiation", hand=ANY, stars={"S19": "H", "S1": "H*"}, proto="L28"
    )
    assert legal_starting_with(state, "use") == []


def test_evolution_adds_a_second_advanced_life_for_three_stable_life() -> None:
    state = scenario(
        slots="evolution",
        hand={"light": 1},
        nebulae={"N9": "1-01!", "N5": "1-02!", "N6": "1-03!", "N1": "1-04!"},
        advanced={"N9": [8], "N5": [8, 7], "N6": [6]},
        stable="L1 L2 L3 L4",
        proto="L5",
    )
    act(state, "use evolution light")
    assert legal(state) == texts("spend", ["L1", "L2", "L3", "L4"])
    act(state, "spend L2", "spend L4")
    assert legal(state) == ["spend L1", "spend L3"]
    act(state, "spend L1")
    assert stable(state) == {"L3"}
    assert legal(state) == ["advance N6", "advance N9"]
    act(state, "advance N9")
    assert outcomes(state) == {"advanced 4": 4, "advanced 5": 5, "advanced 6": 5, "advanced 7": 2}
    act(state, "advanced 5")
    assert galaxy(state).nebulae["N9"].advanced == [8, 5]
    assert view(state).pending == "choose-craft"


@pytest.mark.parametrize(
    ("advanced", "life", "offered"),
    [
        ({"N9": [8]}, "L1 L2 L3", True),
        ({"N9": [8]}, "L1 L2", False),
        ({"N9": [8, 7]}, "L1 L2 L3", False),
        ({}, "L27 L28 L33 L34 L38 L39", False),
    ],
)
def test_evolution_needs_three_stable_life_and_a_nebula_with_exactly_one(
    advanced: dict[str, list[int]], life: str, offered: bool
) -> None:
    state = scenario(
        slots="evolution",
        hand={"light": 1},
        nebulae={"N9": "1-01!"},
        advanced=advanced,
        stable=life,
        proto="L10 L11 L12",
    )
    assert (legal_starting_with(state, "use") == ["use evolution light"]) is offered


def test_evolution_with_the_stack_empty_is_not_offered() -> None:
    """Ruling 26."""
    tokens = {**EVERY_TOKEN["advanced"], "N2": [8]}
    state = scenario(
        slots="evolution",
        hand={"light": 1},
        nebulae={"N9": "1-01!"},
        advanced={"N9": [8]},
        stable="L1 L2 L3",
        others={1: {**EVERY_TOKEN, "advanced": tokens}},
    )
    assert view(state).advanced_left == 0
    assert legal_starting_with(state, "use") == []


def test_abiogenesis_places_one_stable_life_anywhere_for_one_chemistry() -> None:
    state = scenario(slots="abiogenesis", hand={"chemistry": 1, "light": 1}, proto="L28")
    assert legal_starting_with(state, "use") == ["use abiogenesis"]
    act(state, "use abiogenesis")
    assert hand(state) == {"light": 1}
    assert legal(state) == texts("place stable", all_life("L28").split())
    act(state, "place stable L1")
    assert stable(state) == {"L1"}
    assert view(state).pending == "choose-craft"


def test_survival_of_the_fittest_spends_one_proto_life_and_stabilises_two() -> None:
    state = scenario(slots="survival-of-the-fittest", hand={"time": 1}, proto="L1 L2 L3 L4")
    act(state, "use survival-of-the-fittest time")
    assert legal(state) == texts("spend", ["L1", "L2", "L3", "L4"])
    act(state, "spend L2")
    assert view(state).supply_life == 50 - 3
    assert legal(state) == texts("stabilise", ["L1", "L3", "L4"])
    act(state, "stabilise L3")
    assert legal(state) == texts("stabilise", ["L1", "L4"])
    act(state, "stabilise L1")
    assert proto(state) == {"L4"}
    assert stable(state) == {"L1", "L3"}
    assert view(state).pending == "choose-craft"


def test_survival_of_the_fittest_stabilises_one_if_only_one_is_left() -> None:
    state = scenario(slots="survival-of-the-fittest", hand={"time": 1}, proto="L1 L2")
    act(state, "use survival-of-the-fittest time", "spend L2", "stabilise L1")
    assert view(state).pending == "choose-craft"


def test_survival_of_the_fittest_needs_a_proto_life_after_the_price() -> None:
    state = scenario(slots="survival-of-the-fittest", hand=ANY, proto="L1", stable="L2")
    assert legal_starting_with(state, "use") == []


def test_speciation_places_a_proto_life_next_to_a_stable_life() -> None:
    state = scenario(slots="speciation", hand={"time": 1}, stable="L28", proto="L1 L21")
    act(state, "use speciation time")
    assert legal(state) == texts("place proto", ["L27", "L29", "L34"])
    act(state, "place proto L29")
    assert proto(state) == {"L1", "L21", "L29"}
    assert view(state).pending == "choose-craft"


def test_speciation_needs_a_stable_life_with_room_beside_it() -> None:
    alone = scenario(slots="speciation", hand=ANY, proto="L28")
    assert legal_starting_with(alone, "use") == []
    hemmed_in = scenario(slots="speciation", hand=ANY, stable="L28", proto="L21 L27 L29 L34")
    assert legal_starting_with(hemmed_in, "use") == []


def test_photosynthesis_stabilises_all_proto_life_next_to_oxygen() -> None:
    """S1 touches L1 L2, S19 touches L21 L27 L28, S37 touches L47 L48."""
    state = scenario(
        slots="photosynthesis",
        hand={"time": 1},
        stars={"S1": "O", "S19": "O", "S37": "C"},
        proto="L2 L28 L27 L47 L10",
    )
    act(state, "use photosynthesis time")
    assert stable(state) == {"L2", "L28", "L27"}
    assert proto(state) == {"L47", "L10"}
    assert view(state).pending == "choose-craft"


def test_photosynthesis_needs_proto_life_next_to_oxygen() -> None:
    state = scenario(slots="photosynthesis", hand=ANY, stars={"S1": "O"}, proto="L28", stable="L1")
    assert legal_starting_with(state, "use") == []


def test_water_rich_comets_stabilises_all_proto_life_next_to_carbon() -> None:
    state = scenario(
        slots="water-rich-comets",
        hand={"time": 1},
        stars={"S1": "O", "S19": "C", "S37": "C"},
        proto="L2 L28 L27 L47 L10",
    )
    act(state, "use water-rich-comets time")
    assert stable(state) == {"L28", "L27", "L47"}
    assert proto(state) == {"L2", "L10"}
    assert view(state).pending == "choose-craft"


def test_water_rich_comets_needs_proto_life_next_to_carbon() -> None:
    state = scenario(slots="water-rich-comets", hand=ANY, stars={"S19": "O"}, proto="L28")
    assert legal_starting_with(state, "use") == []


def test_ruling_48_a_supernova_is_no_oxygen_and_no_carbon() -> None:
    state = scenario(
        slots="photosynthesis water-rich-comets",
        hand=ANY,
        stars={"S19": "O*", "S24": "C*"},
        proto="L28",
    )
    assert legal_starting_with(state, "use") == []
