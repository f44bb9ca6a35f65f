"""What is suggested in the craft phase: beginnings of legal actions, the most pressing first."""

from orrery.core.game import CHANCE, NOBODY, draw_outcome
from orrery.core.rng import Rng
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import act, scenario


def suggested(state: CosmosState, viewer: int = 0) -> list[str]:
    return COSMOS.facts(state, viewer).suggested


def test_ready_nebulae_come_first_the_dearest_before_the_others() -> None:
    state = scenario(
        stars={"S14": "He", "S19": "H", "S9": "O", "S1": "H", "S4": "H", "S5": "He"},
        nebulae={"N5": "1-07", "N1": "1-01"},
        waiting="C",
    )
    assert suggested(state) == ["complete N5", "complete N1", "place star C"]


def test_advanced_life_and_a_discharge_score_at_once() -> None:
    state = scenario(nebulae={"N1": "1-01!"}, stable="L8 L2 L1 L7 L12 L13", ready=1)
    assert suggested(state) == ["advance N1", "discharge"]
    state.advanced_first_left = 0
    state.advanced_second = 0
    assert suggested(state) == ["discharge"]
    worthless = scenario(ready=1, scored=5)
    assert suggested(worthless) == []


def test_a_star_goes_where_it_fills_a_socket_and_least_is_missing() -> None:
    state = scenario(
        stars={"S14": "He", "S19": "H"}, nebulae={"N5": "1-07", "N1": "1-01"}, waiting="O H"
    )
    places = suggested(state)
    assert all(place.startswith("place star") for place in places)
    oxygen = [place for place in places if place.startswith("place star O ")]
    hydrogen = [place for place in places if place.startswith("place star H ")]
    assert len(oxygen) == len(hydrogen) == 3
    corners = {"S9", "S13", "S18", "S23"}
    assert {place.split()[-1] for place in oxygen} <= corners


def test_a_tile_goes_where_stars_of_it_already_are() -> None:
    state = scenario(stars={"S14": "He", "S19": "H"}, waiting="1-07")
    assert suggested(state)[0].startswith("place nebula 1-07 N")
    assert suggested(scenario(waiting="1-07")) == ["place nebula 1-07"]
    full = {f"N{place}": f"1-{place:02}" for place in range(1, 13)}
    assert suggested(scenario(nebulae=full, waiting="1-13")) == []


def test_proto_life_goes_beside_a_completed_nebula() -> None:
    state = scenario(nebulae={"N1": "1-01!"}, stable="L8 L2 L1", waiting="proto")
    assert suggested(state) == ["place proto L7", "place proto L13"]
    assert suggested(scenario(stable="L1", waiting="proto")) == ["place proto"]


def test_resources_that_lapse_come_last() -> None:
    state = scenario(stars={"S14": "He"}, proto="L28", waiting="C", dna=1, supernova=1, graviton=1)
    assert suggested(state) == ["place star C", "stabilise", "supernova"]
    assert suggested(scenario(dna=1, supernova=1)) == []


def test_the_nebula_of_the_last_action_has_its_places() -> None:
    state = scenario(stars={"S14": "He", "S19": "H"})
    act(state, "end nebula")
    assert suggested(state) == []
    act(state, "stack 1")
    act(state, "tile 1-08")
    assert suggested(state)[0].startswith("place nebula 1-08 N")


def test_only_whoever_chooses_is_advised() -> None:
    assert suggested(scenario(waiting="C"), 1) == []


def test_every_suggestion_begins_a_legal_action() -> None:
    rng = Rng("suggestions", 1)
    state = COSMOS.new(2, {})
    seen = 0
    while (actor := COSMOS.to_act(state)) != NOBODY:
        if actor == CHANCE:
            COSMOS.apply(state, draw_outcome(COSMOS.chance_outcomes(state), rng))
            continue
        choices = COSMOS.legal_actions(state)
        for text in suggested(state, actor):
            seen += 1
            assert any(f"{choice.text} ".startswith(f"{text} ") for choice in choices), text
        COSMOS.apply(state, choices[rng.below(len(choices))])
    assert seen > 20
