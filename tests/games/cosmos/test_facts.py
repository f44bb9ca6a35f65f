"""Facts: what follows by the rules from what a seat sees, and only for who may know it."""

import pytest

from orrery.core.game import CHANCE, NOBODY, SPECTATOR, draw_outcome
from orrery.core.rng import Rng
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from orrery.games.cosmos.view import CosmosFacts, LackFacts
from tests.games.cosmos.scenario import act, legal, scenario, view


def facts(state: CosmosState, viewer: int = 0) -> CosmosFacts:
    return COSMOS.facts(state, viewer)


def lack(number: int, **missing: int) -> LackFacts:
    return LackFacts(missing=missing, number=number)


@pytest.mark.parametrize(
    ("stars", "expected"),
    [
        ({"S14": "He", "S19": "H", "S9": "C"}, lack(1, O=1)),
        ({"S14": "He*", "S19": "H", "S9": "C"}, lack(1, He=1, O=1)),
        ({"S14": "He*", "S19": "H", "S9": "C*"}, lack(0, He=1, O=1)),
        ({"S14": "He*", "S19": "H*", "S9": "C*"}, lack(0, H=1, He=1, O=1)),
    ],
)
def test_a_nebula_lacks_stars_and_supernovas_fill_gaps(
    stars: dict[str, str], expected: LackFacts
) -> None:
    state = scenario(stars=stars, nebulae={"N5": "1-07", "N1": "1-01!"})
    assert facts(state).galaxies[0].lacking == {"N5": expected}
    ready = any(text.startswith("complete N5") for text in legal(state))
    assert ready == (expected.number == 0)


def test_sides_without_life_of_a_completed_nebula() -> None:
    state = scenario(nebulae={"N1": "1-01!", "N5": "1-02"}, proto="L8 L2", stable="L1 L7 L12")
    assert facts(state).galaxies[0].empty_sides == {"N1": 1}
    full = scenario(nebulae={"N1": "1-01!"}, stable="L8 L2 L1 L7 L12 L13")
    assert facts(full).galaxies[0].empty_sides == {}
    assert "advance N1" in legal(full)


def test_sectors_count_life_on_their_borders_and_sizes_of_completed_nebulae() -> None:
    state = scenario(proto="L28", stable="L1", nebulae={"N1": "2-01!", "N2": "3-01!", "N3": "1-01"})
    assert facts(state).galaxies[0].life_in == [1, 1, 1]
    assert facts(state).galaxies[0].sizes_in == [5, 0, 0]


def test_goals_come_with_rounds_counts_and_the_points_of_now() -> None:
    state = scenario(3, goals="stable-life - proto-life", stable="L1 L2", proto="L9")
    goals = facts(state, SPECTATOR).goals
    assert [(goal.goal, goal.rounds) for goal in goals] == [("proto-life", 1), ("stable-life", 3)]
    assert (goals[1].counts, goals[1].points) == ([2, 0, 0], [6, 0, 0])


@pytest.mark.parametrize(
    ("goals", "goals_left", "crystals", "expected"),
    [
        ("- - supernovas", 0, 5, True),
        ("- supernovas", 0, 5, False),
        ("- - supernovas", 1, 5, False),
        ("supernovas", 3, 0, True),
    ],
)
def test_the_last_round_is_known_while_it_is_played(
    goals: str, goals_left: int, crystals: int, expected: bool
) -> None:
    state = scenario(goals=goals, goals_left=goals_left, supply={"crystals": crystals})
    assert facts(state).last_round == expected
    now = state.round
    while COSMOS.to_act(state) != NOBODY and state.round == now:
        listed = legal(state)
        act(state, next((text for text in LAZY if text in listed), listed[0]))
        if state.round == now:
            assert facts(state).last_round == expected
    assert (COSMOS.to_act(state) == NOBODY) == expected


LAZY = ("end pass", "collect", "shift own")


def test_income_has_the_bonus_of_the_cards_by_resource() -> None:
    state = scenario(
        phase="energy",
        slots="quasar",
        tokens={"light": "dark dark dark", "time": "0 dark", "gravity": "1"},
    )
    assert facts(state).income == {
        "light": {"energy-card": 3},
        "time": {"crystal-step": 3},
        "gravity": {"graviton": 1},
        "chemistry": {},
    }


def test_facts_say_what_random_games_do() -> None:
    """A shift leads where it said, costs what it said; what cannot be used is not offered."""
    for number in range(3):
        rng = Rng("facts", number)
        state = COSMOS.new(2 + number, {})
        while (actor := COSMOS.to_act(state)) != NOBODY:
            if actor == CHANCE:
                COSMOS.apply(state, draw_outcome(COSMOS.chance_outcomes(state), rng))
                continue
            known = facts(state, actor)
            choices = COSMOS.legal_actions(state)
            texts = [action.text for action in choices]
            assert sorted(known.shifts) == sorted(t for t in texts if t.startswith("shift"))
            action = choices[rng.below(len(choices))]
            seen = view(state, actor)
            if seen.pending == "choose-craft":
                check_craft(known, seen.galaxies[actor].slots, texts)
            COSMOS.apply(state, action)
            if action.text in known.shifts:
                shift = known.shifts[action.text]
                assert facts(state, actor).income == {**known.income, **shift.income}
                if action.text == "shift own":
                    assert view(state, actor).own_tokens[actor] == shift.to


def check_craft(known: CosmosFacts, slots: list[str | None], texts: list[str]) -> None:
    offered = {text.split()[1] for text in texts if text.split()[0] in ("use", "discharge")}
    own = {card for card in slots if card is not None}
    assert own - known.unusable.keys() == own & offered
    free = {str(slot + 1) for slot, card in enumerate(slots) if card is None}
    bought = {text.split()[1] for text in texts if text.startswith("buy ")}
    assert free - known.slots_short.keys() == bought


def test_a_card_says_whether_its_price_or_its_effect_stands_in_the_way() -> None:
    state = scenario(
        slots="quasar evolution generations black-hole", hand={"light": 1}, stable="L1 L2 L3"
    )
    assert facts(state).unusable == {
        "quasar": "price",
        "evolution": "effect",
        "generations": "price",
        "black-hole": "price",
    }
    assert facts(state, 1).unusable == {}


def test_a_free_slot_says_how_many_cards_are_missing() -> None:
    state = scenario(slots="quasar - - -", hand={"light": 2, "time": 1})
    assert facts(state).slots_short == {"2": 1, "3": 1, "4": 2}


def test_cards_of_an_empty_power_deck_buy_nothing() -> None:
    state = scenario(4, hand={"light": 4, "time": 1}, power_decks={"light": ""})
    assert facts(state).slots_short == {"1": 1, "2": 2, "3": 2, "4": 3}


def test_costs_are_those_of_the_table() -> None:
    assert facts(scenario()).costs == {}
    assert facts(scenario(edition="pl")).costs == {"pulsar": {"any": 1, "graviton": 1}}
    assert facts(scenario(event_horizon="token")).costs == {
        "event-horizon": {"any": 1, "supernova-token": 1}
    }


def test_what_waits_says_where_it_serves() -> None:
    state = scenario(stars={"S19": "H"}, nebulae={"N5": "1-07"}, waiting="He 1-05")
    assert facts(state).serves == {
        "He": {space: ["N5"] for space in ("S9", "S13", "S14", "S18", "S23")}
    }
    assert facts(state).placing == {"1-05": {"N6": lack(2, He=2), "N9": lack(2, He=2)}}
    assert facts(state, 1).serves == {}
    assert facts(state, 1).placing == {}


def test_the_tile_of_the_last_action_says_where_it_serves() -> None:
    state = scenario(stars={"S19": "H"}, nebulae={"N5": "1-07"})
    act(state, "end nebula", "stack 1", "tile 1-05")
    assert list(facts(state).placing["1-05"]) == ["N6", "N9"]


def test_losses_are_what_waits_and_what_is_unspent() -> None:
    state = scenario(waiting="H H proto 1-01", dna=1, graviton=2)
    assert facts(state).losses == {"H": 2, "proto-life": 1, "1-01": 1, "dna": 1, "graviton": 2}
    assert facts(state, 1).losses == {}
