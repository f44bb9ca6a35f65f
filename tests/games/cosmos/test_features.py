"""What a value is shown of a galaxy, where random play seldom comes."""

import pytest

from orrery.core.features import names_of
from orrery.games.cosmos.features import FEATURES
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from tests.contract.test_features import numbers_of
from tests.games.cosmos.scenario import scenario

RING = "L21 L14 L13 L20 L26 L27"


def own(state: CosmosState, name: str) -> float:
    return numbers_of(COSMOS, state, 0)[names_of(FEATURES).index(f"own-{name}")]


def test_own_advanced_life_counts_once_before_and_after_it_is_scored() -> None:
    state = scenario(nebulae={"N5": "1-01!"}, advanced={"N5": [8, 6]})
    before = own(state, "points")
    state.galaxies[0].from_advanced = 14
    assert own(state, "points") == pytest.approx(before)
    state.galaxies[0].from_advanced = 0
    state.galaxies[0].advanced_one = state.galaxies[0].advanced_two = 0
    assert own(state, "points") == pytest.approx(before - 14 / 50)


def test_a_closed_ring_of_life_is_told_apart() -> None:
    closed = scenario(nebulae={"N5": "1-01!"}, proto=RING)
    open_ = scenario(nebulae={"N5": "1-01!"}, proto=RING[:-4])
    assert own(closed, "surrounded") > own(open_, "surrounded") == 0.0
    assert own(closed, "sides-most") == 1.0
    assert own(scenario(nebulae={"N5": "1-01"}, proto=RING), "surrounded") == 0.0


def test_unfinished_nebulae_are_told_apart_by_size_and_by_what_they_lack() -> None:
    open_ = scenario(nebulae={"N5": "1-01", "N6": "2-01"})
    sizes = [name for name in names_of(FEATURES) if name.startswith("own-open-1-lacking")]
    assert sum(own(open_, name.removeprefix("own-")) for name in sizes) == 0.5
    done = scenario(nebulae={"N5": "1-01!", "N6": "2-01"})
    assert sum(own(done, name.removeprefix("own-")) for name in sizes) == 0.0


def test_sides_with_life_are_counted_nebula_by_nebula() -> None:
    ring = scenario(nebulae={"N5": "1-01!", "N6": "2-01"}, proto=RING)
    assert own(ring, "complete-filled-6") == 0.5
    assert own(ring, "open-filled-6") == 0.0
    crowned = scenario(nebulae={"N5": "1-01!"}, advanced={"N5": [8]}, proto=RING)
    assert own(crowned, "complete-filled-6") == 0.0
    assert own(crowned, "advanced-own") == pytest.approx(1 / 3)


def test_cards_are_told_one_by_one() -> None:
    state = scenario(slots="pulsar - - -", hand={"light": 2, "chemistry": 1})
    held = [name for name in names_of(FEATURES) if name.startswith("own-power-")]
    assert [name for name in held if own(state, name.removeprefix("own-"))] == ["own-power-pulsar"]
    assert own(state, "hand-light") == pytest.approx(0.4)
    assert own(state, "hand-time") == 0.0


def test_tokens_are_seen_from_the_own_control_on() -> None:
    state = scenario(tokens={"time": "0 dark", "light": "dark dark 1", "gravity": "dark"})
    assert [own(state, f"tokens-{step}") for step in range(4)] == pytest.approx(
        [2 / 3, 1 / 3, 0, 1]
    )
