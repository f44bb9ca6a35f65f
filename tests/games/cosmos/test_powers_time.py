"""The eight power cards of Time."""

import pytest

from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    proto,
    scenario,
    stable,
    stars,
    texts,
    view,
    waiting,
)

EVERY_TYPE = {"light": 1, "time": 1, "gravity": 1, "chemistry": 1}
TYPES = ["chemistry", "gravity", "light", "time"]


def test_generations_places_three_stable_life_anywhere() -> None:
    state = scenario(ready=1, slots="generations", proto="L28")
    act(state, "discharge generations")
    assert legal(state) == texts("place stable", all_life("L28").split())
    act(state, "place stable L1", "place stable L48")
    assert legal(state) == texts("place stable", all_life("L28", "L1", "L48").split())
    act(state, "place stable L12")
    assert stable(state) == {"L1", "L12", "L48"}
    assert proto(state) == {"L28"}
    assert view(state).pending == "choose-craft"


@pytest.mark.parametrize("left", [1, 2])
def test_generations_stops_when_the_supply_of_life_is_empty(left: int) -> None:
    state = scenario(3, ready=1, slots="generations", supply={"life": left})
    act(state, "discharge generations", *["place stable L1", "place stable L2"][:left])
    assert view(state).pending == "choose-craft"


def test_generations_stops_when_no_life_space_is_empty() -> None:
    state = scenario(4, ready=1, slots="generations", stable=all_life("L1"))
    act(state, "discharge generations")
    assert legal(state) == ["place stable L1"]
    act(state, "place stable L1")
    assert view(state).pending == "choose-craft"


def test_generations_on_a_full_board_is_not_offered() -> None:
    state = scenario(ready=1, slots="generations", stable=all_life())
    assert "discharge generations" not in legal(state)


def test_expanding_universe_gains_two_hydrogen_stars_that_wait() -> None:
    state = act(scenario(ready=1, slots="expanding-universe"), "discharge expanding-universe")
    assert waiting(state) == ["H", "H"]
    assert "place star H S1" in legal(state)


def test_black_hole_flips_two_stars() -> None:
    state = scenario(ready=1, slots="black-hole", stars={"S1": "H", "S2": "O", "S3": "C*"})
    act(state, "discharge black-hole")
    assert legal(state) == ["flip S1", "flip S2"]
    act(state, "flip S2")
    assert legal(state) == ["flip S1"]
    act(state, "flip S1")
    assert stars(state) == {"S1": "H*", "S2": "O*", "S3": "C*"}
    assert view(state).pending == "choose-craft"


def test_event_horizon_is_two_steps_or_two_proto_life() -> None:
    state = scenario(slots="event-horizon", hand=EVERY_TYPE, supernova=1, chamber=5)
    assert legal_starting_with(state, "use") == texts("use event-horizon", TYPES)
    act(state, "use event-horizon light")
    assert galaxy(state).supernova == 0
    assert legal(state) == ["protos", "steps"]
    steps, protos = act(state.copy(), "steps"), act(state.copy(), "protos")
    assert (galaxy(steps).chamber.position, galaxy(steps).chamber.ready) == (1, 1)
    assert waiting(steps) == []
    assert galaxy(protos).chamber.position == 5
    assert waiting(protos) == ["proto", "proto"]


def test_event_horizon_needs_a_supernova_on_the_track() -> None:
    state = scenario(slots="event-horizon", hand=EVERY_TYPE, stars={"S1": "H*"})
    assert legal_starting_with(state, "use") == []


def test_event_horizon_without_life_in_the_supply_offers_steps_alone() -> None:
    state = scenario(3, slots="event-horizon", hand={"light": 1}, supernova=1, supply={"life": 0})
    act(state, "use event-horizon light")
    assert legal(state) == ["steps"]


def test_event_horizon_with_one_life_left_gives_one() -> None:
    state = scenario(3, slots="event-horizon", hand={"light": 1}, supernova=1, supply={"life": 1})
    act(state, "use event-horizon light", "protos")
    assert waiting(state) == ["proto"]


def test_event_horizon_token_spends_a_supernova_of_the_board() -> None:
    state = scenario(
        event_horizon="token",
        slots="event-horizon",
        hand={"light": 1},
        stars={"S1": "O*", "S2": "He*", "S3": "H"},
    )
    act(state, "use event-horizon light")
    assert legal(state) == ["spend S1", "spend S2"]
    act(state, "spend S1")
    assert stars(state) == {"S2": "He*", "S3": "H"}
    assert view(state).supply_stars["O"] == 16
    assert legal(state) == ["protos", "steps"]


def test_event_horizon_token_cannot_use_the_track() -> None:
    state = scenario(
        event_horizon="token",
        slots="event-horizon",
        hand={"light": 1},
        stars={"S3": "H"},
        supernova=1,
    )
    assert legal_starting_with(state, "use") == []


def test_event_horizon_token_leaves_the_track_alone() -> None:
    state = scenario(
        event_horizon="token",
        slots="event-horizon",
        hand={"light": 1},
        stars={"S3": "H*"},
        supernova=1,
    )
    act(state, "use event-horizon light", "spend S3", "steps")
    assert galaxy(state).supernova == 1


def test_fourth_dimension_is_one_step_for_one_time() -> None:
    state = scenario(slots="fourth-dimension", hand={"time": 2, "light": 3})
    assert legal_starting_with(state, "use") == ["use fourth-dimension"]
    act(state, "use fourth-dimension")
    assert galaxy(state).chamber.position == 1
    assert hand(state) == {"time": 1, "light": 3}


def test_special_relativity_is_two_steps_for_two_of_one_type() -> None:
    state = scenario(slots="special-relativity", hand={"time": 2, "light": 3, "gravity": 1})
    assert legal_starting_with(state, "use") == texts("use special-relativity", ["light", "time"])
    act(state, "use special-relativity light")
    assert galaxy(state).chamber.position == 2
    assert hand(state) == {"time": 2, "light": 1, "gravity": 1}


def test_quasar_is_one_step_for_any_card_and_a_graviton() -> None:
    state = scenario(slots="quasar", hand=EVERY_TYPE, graviton=2)
    assert legal_starting_with(state, "use") == texts("use quasar", TYPES)
    act(state, "use quasar chemistry")
    assert galaxy(state).chamber.position == 1
    assert galaxy(state).graviton == 1
    assert hand(state) == {"light": 1, "time": 1, "gravity": 1}


def test_quasar_needs_a_graviton() -> None:
    assert legal_starting_with(scenario(slots="quasar", hand=EVERY_TYPE), "use") == []


def test_nuclear_fusion_discards_a_star_and_gains_one_of_any_type() -> None:
    state = scenario(
        slots="nuclear-fusion", hand={"time": 1}, stars={"S1": "H", "S2": "O", "S3": "C*"}
    )
    act(state, "use nuclear-fusion")
    assert legal(state) == ["remove S1", "remove S2"]
    act(state, "remove S2")
    assert stars(state) == {"S1": "H", "S3": "C*"}
    assert legal(state) == ["gain C", "gain H", "gain He", "gain O"]
    act(state, "gain C")
    assert waiting(state) == ["C"]
    assert "place star C S2" in legal(state)
    assert galaxy(state).chamber.position == 0


def test_nuclear_fusion_without_a_standard_star_is_not_offered() -> None:
    state = scenario(slots="nuclear-fusion", hand={"time": 1}, stars={"S3": "C*"})
    assert legal_starting_with(state, "use") == []
