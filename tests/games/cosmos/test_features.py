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
