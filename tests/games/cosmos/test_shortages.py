"""Rule 1.4: what has run out cannot be gained; only crystals have stand-ins."""

from typing import Unpack

import pytest

from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import (
    Words,
    act,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    points,
    scenario,
    view,
    waiting,
)

ALL_TILES = {1: "", 2: "", 3: ""}
BEFORE = {"light": "chemistry", "time": "light", "gravity": "time", "chemistry": "gravity"}


def collected(own: str, seats: int = 3, **words: Unpack[Words]) -> CosmosState:
    """Seat 0 has moved onto this control and collects; nobody else is there or on Light."""
    far = next(c for c in ("time", "gravity", "chemistry") if c not in (own, BEFORE[own]))
    rest = [str(seat) for seat in range(1, seats)] + ["dark"] * 3
    tokens = {BEFORE[own]: " ".join(["0", *rest[3:5]]), far: " ".join(rest[:3])}
    if seats == 4:
        tokens[own] = rest[5]
    words["phase"] = "energy"
    words["tokens"] = tokens
    state = scenario(seats, **words)
    return act(state, "shift own", "collect")


@pytest.mark.parametrize(
    ("own", "star", "full"), [("light", "H", 3), ("time", "O", 1), ("gravity", "He", 2)]
)
def test_a_star_that_has_run_out_is_not_gained(own: str, star: str, full: int) -> None:
    for left in range(full + 1):
        state = collected(own, supply={star: left})
        assert waiting(state).count(star) == left
        assert view(state).supply_stars[star] == 0


def test_no_carbon_left_still_gives_the_nebula() -> None:
    state = collected("chemistry", supply={"C": 0})
    assert waiting(state) == []
    assert legal(state) == ["stack 1", "stack 2", "stack 3"]


def test_the_rest_of_an_active_reward_comes_all_the_same() -> None:
    assert galaxy(collected("time", supply={"O": 0})).dna == 2
    assert galaxy(collected("gravity", supply={"He": 0})).supernova == 1


@pytest.mark.parametrize("left", [0, 1, 2])
def test_life_that_has_run_out_is_not_gained(left: int) -> None:
    tokens = {"time": "0", "gravity": "1", "chemistry": "2 dark dark", "light": "dark"}
    state = scenario(3, phase="energy", tokens=tokens, supply={"life": left})
    act(state, "shift own", "collect")
    assert waiting(state).count("proto") == left


def test_chemistry_with_one_stack_empty_offers_the_others() -> None:
    state = collected("chemistry", stacks={1: ""})
    assert legal(state) == ["stack 2", "stack 3"]


def test_chemistry_with_all_stacks_empty_gives_no_nebula() -> None:
    tiles = {f"N{number}": f"1-{number:02}" for number in range(1, 13)}
    state = collected("chemistry", 4, stacks=ALL_TILES, nebulae=tiles)
    assert legal_starting_with(state, "stack") == []
    assert waiting(state)[0] == "C"


def light_cards(**words: Unpack[Words]) -> CosmosState:
    """Seat 0, now on Gravity, is due three cards from Light."""
    tokens = {"light": "1 dark dark", "time": "0", "gravity": "dark dark"}
    words["phase"] = "energy"
    words["tokens"] = tokens
    state = scenario(2, **words)
    return act(state, "shift own", "collect")


def test_energy_deck_and_discards_empty_leave_the_row() -> None:
    state = light_cards(deck={}, row={"light": 2, "time": 2})
    assert legal(state) == ["take light", "take time"]


def test_row_deck_and_discards_empty_lose_the_remaining_cards() -> None:
    state = light_cards(deck={}, row={"light": 2})
    act(state, "take light", "take light")
    assert hand(state) == {"light": 2}
    assert view(state).phase == "craft"


def test_nothing_to_take_at_all() -> None:
    state = light_cards(deck={}, row={})
    assert view(state).phase == "craft"
    assert hand(state) == {}


def test_the_row_stays_short() -> None:
    state = light_cards(deck={"gravity": 1}, row={"light": 4})
    act(state, *["take light"] * 3, "row gravity")
    assert view(state).row == {"light": 1, "time": 0, "gravity": 1, "chemistry": 0}
    assert view(state).phase == "craft"


def test_a_short_row_is_filled_again_when_there_are_discards() -> None:
    state = light_cards(deck={}, row={"light": 3}, discards={"chemistry": 4})
    act(state, *["take light"] * 3)
    assert legal(state) == ["row chemistry"]
    act(state, *["row chemistry"] * 4)
    assert view(state).row["chemistry"] == 4


def test_take_deck_is_legal_while_the_discards_hold_a_card() -> None:
    state = light_cards(deck={}, row={}, discards={"chemistry": 1})
    assert legal(state) == ["take deck"]
    act(state, "take deck", "hand chemistry")
    assert view(state).phase == "craft"
    assert hand(state) == {"chemistry": 1}


def climbing(crystals: int, chamber: int = 5) -> CosmosState:
    state = scenario(
        2,
        chamber=chamber,
        slots="special-relativity",
        hand={"time": 10},
        supply={"crystals": crystals},
    )
    return act(state, "use special-relativity time")


def test_an_empty_supply_of_crystals_is_replaced_by_stand_ins() -> None:
    state = climbing(0)
    chamber = galaxy(state).chamber
    assert (chamber.position, chamber.ready) == (1, 1)
    assert (view(state).crystals, view(state).stand_ins) == (0, 1)


def test_a_stand_in_counts_as_a_crystal_in_every_way() -> None:
    state = climbing(0)
    act(state, *["use special-relativity time"] * 3)
    assert galaxy(state).chamber.ready == 2
    act(state, "discharge H", "discharge H")
    assert points(state) == 3 + 6
    assert galaxy(state).chamber.scored == 2


def test_the_last_crystal_is_no_stand_in() -> None:
    state = climbing(1)
    assert (view(state).crystals, view(state).stand_ins) == (0, 0)
