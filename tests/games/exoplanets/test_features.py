"""What a value is shown of life, where random play seldom comes."""

from orrery.core.features import names_of
from orrery.games.exoplanets.features import FEATURES
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.state import ExoplanetsState
from tests.contract.test_features import numbers_of
from tests.games.exoplanets.scenario import scenario


def own(state: ExoplanetsState, name: str) -> float:
    return numbers_of(EXOPLANETS, state, 0)[names_of(FEATURES).index(f"own-{name}")]


def test_a_species_is_within_reach_only_of_who_has_one_left() -> None:
    state = scenario("P01", life={0: "P01:2"}, stock={0: (4, 4, 4)})
    assert own(state, "reach-6") > 0.0
    state.players[0].cylinders = 0
    assert own(state, "reach-6") == 0.0
    assert own(state, "level-2") > 0.0


def test_rivals_on_the_same_planet_contest_it() -> None:
    assert own(scenario("P01", life={0: "P01:2"}), "contested") == 0.0
    assert own(scenario("P01", life={0: "P01:2", 1: "P01:1"}), "contested") > 0.0
