"""What a position is worth to a seat: by source, and only from what the seat may know."""

import pytest

from orrery.bots.evaluation import evaluator_of
from orrery.games.cosmos.content import load
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import GAME_OVER
from tests.games.cosmos.scenario import Words, act, scenario

EVALUATOR = evaluator_of(COSMOS)


def worth(words: Words, source: str, *texts: str) -> float:
    state = scenario(**words)
    act(state, *texts)
    return EVALUATOR.appraise(state, 0)[source]


def test_worth_is_the_sum_of_its_sources() -> None:
    state = scenario(stars={"S19": "H"}, proto="L28", nebulae={"N5": "1-01"}, hand={"time": 3})
    appraised = EVALUATOR.appraise(state, 0)
    sources = ("points", "nebulae", "life", "crystals", "goals", "cards", "income")
    assert tuple(appraised) == sources
    assert EVALUATOR.worth(state, 0) == pytest.approx(sum(appraised.values()))


def test_a_completed_nebula_counts_its_points() -> None:
    words: Words = {"stars": {"S14": "H", "S9": "H", "S13": "He"}, "nebulae": {"N5": "1-01"}}
    assert worth(words, "points") == 0
    assert worth(words, "points", "complete N5 S14") == 3


def test_a_nebula_is_worth_more_with_each_star_it_has() -> None:
    none = worth({"nebulae": {"N5": "1-01"}}, "nebulae")
    one = worth({"nebulae": {"N5": "1-01"}, "stars": {"S14": "H"}}, "nebulae")
    ready = worth(
        {"nebulae": {"N5": "1-01"}, "stars": {"S14": "H", "S9": "H", "S13": "He"}}, "nebulae"
    )
    assert none < one < ready


def test_own_advanced_life_counts_before_the_end() -> None:
    words: Words = {"nebulae": {"N5": "1-01!"}, "advanced": {"N5": [8, 6]}}
    assert worth(words, "points") == worth({"nebulae": {"N5": "1-01!"}}, "points") + 14


def test_life_around_a_complete_nebula_is_worth_most_when_it_closes_the_ring() -> None:
    five: Words = {"nebulae": {"N5": "1-01!"}, "proto": "L21 L14 L13 L20 L26"}
    six: Words = {"nebulae": {"N5": "1-01!"}, "proto": "L21 L14 L13 L20 L26 L27"}
    assert worth(six, "life") - worth(five, "life") > 2


def test_advanced_life_about_to_be_drawn_is_expected() -> None:
    words: Words = {"nebulae": {"N5": "1-01!"}, "proto": "L21 L14 L13 L20 L26 L27"}
    assert worth(words, "life", "advance N5") > 5


def test_life_promises_nothing_more_when_no_advanced_life_is_left() -> None:
    state = scenario(nebulae={"N5": "1-01!"}, proto="L21 L14 L13 L20 L26 L27")
    promised = EVALUATOR.appraise(state, 0)["life"]
    state.advanced_first_left = 0
    state.advanced_second = 0
    assert EVALUATOR.appraise(state, 0)["life"] < promised - 4


def test_a_discharge_is_worth_more_than_a_crystal_that_waits() -> None:
    state = scenario(ready=1)
    before = EVALUATOR.worth(state, 0)
    act(state, "discharge H")
    assert EVALUATOR.worth(state, 0) > before


def test_crystals_after_the_fifth_promise_no_points() -> None:
    assert worth({"ready": 1, "scored": 5}, "crystals") == 0


def test_a_lead_on_a_goal_is_worth_more_than_a_tie_and_nothing_is_worth_nothing() -> None:
    lead = worth({"goals": "proto-life", "proto": "L28 L27"}, "goals")
    tie = worth({"goals": "proto-life", "proto": "L28", "others": {1: {"proto": "L28"}}}, "goals")
    assert lead > tie > 0
    assert worth({"goals": "proto-life", "stable": "L28"}, "goals") == 0


def test_cards_beyond_the_limit_are_worth_less() -> None:
    ten = worth({"hand": {"time": 5, "light": 5}}, "cards")
    eleven = worth({"hand": {"time": 5, "light": 6}}, "cards")
    assert eleven - ten < ten / 10


@pytest.mark.parametrize("card", [power.id for power in load().power])
def test_every_power_card_is_worth_something_early(card: str) -> None:
    assert worth({"slots": card}, "cards") > worth({}, "cards")


def test_hands_are_worth_less_in_the_last_round() -> None:
    early = worth({"hand": {"time": 3}}, "cards")
    assert worth({"hand": {"time": 3}, "round": 8}, "cards") < early


def test_a_finished_game_is_worth_its_points() -> None:
    state = scenario(nebulae={"N5": "1-01!"}, advanced={"N5": [8]}, waiting="H", dna=2)
    state.galaxies[0].from_advanced = 8
    state.pending = GAME_OVER
    appraised = EVALUATOR.appraise(state, 0)
    assert appraised["goals"] == appraised["income"] == 0
    assert appraised["points"] == sum(COSMOS.scores(state)[0].values()) == 11
