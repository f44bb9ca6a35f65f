"""The eight power cards of Gravity."""

import pytest

from orrery.games.cosmos.board import STAR_IDS
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import (
    act,
    all_life,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    nebulae,
    outcomes,
    proto,
    scenario,
    stable,
    stars,
    texts,
    view,
    waiting,
)

ANY = {"light": 1, "time": 1, "gravity": 1, "chemistry": 1}
TYPES = ["chemistry", "gravity", "light", "time"]
FULL_SKY = {space: "H" if place < 20 else "He" for place, space in enumerate(STAR_IDS)}


# Binary Star and the cards that flip


def test_binary_star_turns_a_supernova_back_and_moves_it_once() -> None:
    state = scenario(
        slots="binary-star",
        hand={"light": 1},
        graviton=2,
        stars={"S19": "O*", "S14": "H", "S1": "C*"},
    )
    act(state, "use binary-star light")
    assert legal(state) == ["restore S1", "restore S19"]
    act(state, "restore S19")
    assert stars(state)["S19"] == "O"
    assert legal(state) == texts("move S19", ["S9", "S10", "S23", "S24"])
    act(state, "move S19 S10")
    assert stars(state) == {"S10": "O", "S14": "H", "S1": "C*"}
    assert galaxy(state).graviton == 1
    assert view(state).pending == "choose-craft"


def test_binary_star_needs_any_card_a_graviton_and_a_supernova() -> None:
    offered = scenario(slots="binary-star", hand=ANY, graviton=1, stars={"S1": "C*"})
    assert legal_starting_with(offered, "use") == texts("use binary-star", TYPES)
    poor = scenario(slots="binary-star", hand=ANY, stars={"S1": "C*"})
    assert legal_starting_with(poor, "use") == []
    dull = scenario(slots="binary-star", hand=ANY, graviton=1, stars={"S1": "C"})
    assert legal_starting_with(dull, "use") == []


def test_binary_star_on_a_full_board_only_flips() -> None:
    full = {**FULL_SKY, "S37": "C*"}
    state = scenario(slots="binary-star", hand={"light": 1}, graviton=1, stars=full)
    act(state, "use binary-star light", "restore S37")
    assert stars(state)["S37"] == "C"
    assert view(state).pending == "choose-craft"


def test_core_collapse_flips_a_star_for_any_card_and_a_graviton() -> None:
    state = scenario(slots="core-collapse", hand=ANY, graviton=1, stars={"S1": "H", "S2": "O*"})
    assert legal_starting_with(state, "use") == texts("use core-collapse", TYPES)
    act(state, "use core-collapse time")
    assert legal(state) == ["flip S1"]
    act(state, "flip S1")
    assert stars(state) == {"S1": "H*", "S2": "O*"}
    assert galaxy(state).graviton == 0
    assert view(state).pending == "choose-craft"


@pytest.mark.parametrize(
    ("card", "cards"),
    [("core-collapse", ANY), ("solar-wind", {"chemistry": 2}), ("white-dwarf", {"time": 2})],
)
def test_cards_that_flip_need_a_standard_star(card: str, cards: dict[str, int]) -> None:
    state = scenario(slots=card, hand=cards, graviton=1, stars={"S2": "O*"}, proto="L3 L4")
    assert legal_starting_with(state, "use") == []


def test_solar_wind_flips_a_star_and_stabilises_all_proto_life_next_to_it() -> None:
    state = scenario(
        slots="solar-wind",
        hand={"chemistry": 2},
        stars={"S19": "O", "S1": "H*"},
        proto="L21 L28 L1 L34",
    )
    act(state, "use solar-wind", "flip S19")
    assert stars(state)["S19"] == "O*"
    assert stable(state) == {"L21", "L28"}
    assert proto(state) == {"L1", "L34"}
    assert hand(state) == {}
    assert view(state).pending == "choose-craft"


def test_solar_wind_may_find_no_proto_life() -> None:
    state = scenario(slots="solar-wind", hand={"chemistry": 2}, stars={"S19": "O"}, proto="L1")
    act(state, "use solar-wind", "flip S19")
    assert stable(state) == set()


def test_white_dwarf_flips_a_star_then_moves_the_crystal() -> None:
    state = scenario(slots="white-dwarf", hand={"time": 2}, stars={"S19": "O"}, proto="L28")
    act(state, "use white-dwarf")
    assert galaxy(state).chamber.position == 0
    act(state, "flip S19")
    assert stars(state)["S19"] == "O*"
    assert galaxy(state).chamber.position == 1
    assert stable(state) == set()


def test_pulsar_is_two_steps_for_one_gravity_and_a_graviton() -> None:
    state = scenario(slots="pulsar", hand={"gravity": 1, "light": 2}, graviton=1, chamber=4)
    assert legal_starting_with(state, "use") == ["use pulsar"]
    act(state, "use pulsar")
    assert (galaxy(state).chamber.position, galaxy(state).chamber.ready) == (0, 1)
    assert galaxy(state).graviton == 0
    assert hand(state) == {"light": 2}


def test_pulsar_needs_a_graviton() -> None:
    assert legal_starting_with(scenario(slots="pulsar", hand={"gravity": 2}), "use") == []


# Stardust


def test_stardust_gains_a_size_1_nebula_that_waits() -> None:
    state = scenario(slots="stardust", hand=ANY, nebulae={"N1": "2-01"})
    assert legal_starting_with(state, "use") == texts("use stardust", TYPES)
    act(state, "use stardust light")
    assert legal(state) == ["stack 1"]
    act(state, "stack 1")
    assert len(outcomes(state)) == 16
    act(state, "tile 1-05")
    assert waiting(state) == ["1-05"]
    assert view(state).pending == "choose-craft"


def test_stardust_replaces_an_unfinished_size_1_by_a_size_2_on_the_same_space() -> None:
    tiles = {"N1": "1-01", "N2": "1-02!", "N3": "2-01", "N4": "3-01", "N5": "1-09"}
    state = scenario(slots="stardust", hand={"light": 1}, nebulae=tiles)
    act(state, "use stardust light")
    assert legal(state) == ["replace N1", "replace N5", "stack 1"]
    act(state, "replace N5")
    assert outcomes(state) == {f"tile 2-{number:02}": 1 for number in range(2, 17)}
    act(state, "tile 2-13")
    assert nebulae(state) == {**tiles, "N5": "2-13"}
    assert view(state).stacks[0].bottom == ["1-09"]
    assert waiting(state) == []
    assert view(state).pending == "choose-craft"


def test_stardust_with_the_size_1_stack_empty_offers_replacing_alone() -> None:
    state = scenario(3, slots="stardust", hand={"light": 1}, nebulae={"N1": "1-01"}, stacks={1: ""})
    act(state, "use stardust light")
    assert legal(state) == ["replace N1"]


def test_stardust_with_the_size_2_stack_empty_offers_gaining_alone() -> None:
    state = scenario(3, slots="stardust", hand={"light": 1}, nebulae={"N1": "1-01"}, stacks={2: ""})
    act(state, "use stardust light")
    assert legal(state) == ["stack 1"]


def test_stardust_with_nothing_to_gain_or_replace_is_not_offered() -> None:
    neither = scenario(4, slots="stardust", hand=ANY, nebulae={"N1": "1-01"}, stacks={1: "", 2: ""})
    assert legal_starting_with(neither, "use") == []
    nothing_unfinished = scenario(
        3, slots="stardust", hand=ANY, nebulae={"N1": "1-01!"}, stacks={1: ""}
    )
    assert legal_starting_with(nothing_unfinished, "use") == []


def test_stardust_is_offered_even_if_no_nebula_space_is_empty() -> None:
    """Ruling 33: a piece that may wait counts."""
    tiles = {f"N{number}": f"3-{number:02}!" for number in range(1, 13)}
    state = scenario(slots="stardust", hand={"light": 1}, nebulae=tiles)
    act(state, "use stardust light", "stack 1", "tile 1-01")
    assert waiting(state) == ["1-01"]
    assert legal_starting_with(state, "place") == []


# Shooting Star


def test_shooting_star_relocates_a_star_a_supernova_or_an_unfinished_nebula() -> None:
    state = scenario(
        slots="shooting-star",
        hand={"gravity": 1},
        stars={"S1": "H", "S2": "O*"},
        nebulae={"N1": "1-01", "N2": "1-02!"},
    )
    act(state, "use shooting-star")
    empty = [space for space in STAR_IDS if space not in ("S1", "S2")]
    rooms = [f"N{number}" for number in range(3, 13)]
    assert legal(state) == sorted(
        [
            *texts("carry S1", empty),
            *texts("carry S2", empty),
            *texts("carry N1", rooms),
        ]
    )


def shooting() -> CosmosState:
    state = scenario(
        slots="shooting-star",
        hand={"gravity": 1},
        stars={"S1": "H", "S2": "O*"},
        nebulae={"N1": "1-01", "N2": "1-02!"},
        proto="L1",
    )
    return act(state, "use shooting-star")


def test_shooting_star_carries_a_star_anywhere() -> None:
    state = act(shooting(), "carry S1 S37")
    assert stars(state) == {"S2": "O*", "S37": "H"}
    assert view(state).pending == "choose-craft"


def test_shooting_star_carries_a_supernova_which_stays_one() -> None:
    state = act(shooting(), "carry S2 S30")
    assert stars(state) == {"S1": "H", "S30": "O*"}


def test_shooting_star_carries_a_nebula_without_what_lies_around_it() -> None:
    """Ruling 36."""
    state = act(shooting(), "carry N1 N12")
    assert nebulae(state) == {"N2": "1-02!", "N12": "1-01"}
    assert stars(state) == {"S1": "H", "S2": "O*"}
    assert proto(state) == {"L1"}


def test_shooting_star_with_a_full_sky_carries_nebulae_only() -> None:
    state = scenario(
        slots="shooting-star", hand={"gravity": 1}, stars=FULL_SKY, nebulae={"N1": "1-01"}
    )
    act(state, "use shooting-star")
    assert legal(state) == texts("carry N1", [f"N{number}" for number in range(2, 13)])


def test_shooting_star_with_all_nebula_spaces_taken_carries_stars_only() -> None:
    tiles = {f"N{number}": f"3-{number:02}" for number in range(1, 13)}
    state = scenario(slots="shooting-star", hand={"gravity": 1}, stars={"S1": "H"}, nebulae=tiles)
    act(state, "use shooting-star")
    assert legal(state) == texts("carry S1", STAR_IDS[1:])


@pytest.mark.parametrize(
    ("sky", "tiles"),
    [
        ({}, {}),
        ({}, {"N1": "1-01!"}),
        (FULL_SKY, {}),
        (FULL_SKY, {f"N{number}": f"3-{number:02}" for number in range(1, 13)}),
    ],
)
def test_shooting_star_with_nothing_to_carry_is_not_offered(
    sky: dict[str, str], tiles: dict[str, str]
) -> None:
    state = scenario(slots="shooting-star", hand={"gravity": 1}, stars=sky, nebulae=tiles)
    assert legal_starting_with(state, "use") == []


# Wormhole


def carries(starts: str, state: CosmosState) -> list[str]:
    taken = {*proto(state), *stable(state)}
    ends = [space for space in all_life().split() if space not in taken]
    return [f"carry {start} {end}" for start in starts.split() for end in ends]


def test_wormhole_spends_a_stable_life_then_carries_any_life_or_stops() -> None:
    state = scenario(slots="wormhole", hand=ANY, stable="L1 L2", proto="L10 L11")
    assert legal_starting_with(state, "use") == texts("use wormhole", TYPES)
    act(state, "use wormhole time")
    assert legal(state) == ["spend L1", "spend L2"]
    act(state, "spend L1")
    assert legal(state) == sorted(["done", *carries("L2 L10 L11", state)])


def test_wormhole_carries_only_the_kind_of_the_first() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1 L2 L3", proto="L10 L11")
    act(state, "use wormhole time", "spend L1", "carry L10 L40")
    assert legal(state) == sorted(["done", *carries("L11", state)])
    assert proto(state) == {"L11", "L40"}


def test_wormhole_carries_no_token_twice() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1 L2 L3 L4")
    act(state, "use wormhole time", "spend L1", "carry L2 L40")
    assert legal(state) == sorted(["done", *carries("L3 L4", state)])


def test_wormhole_may_use_a_space_it_has_just_left() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1 L2 L3 L4")
    act(state, "use wormhole time", "spend L1", "carry L2 L40", "carry L3 L2")
    assert stable(state) == {"L2", "L4", "L40"}
    assert legal(state) == sorted(["done", *carries("L4", state)])


def test_wormhole_ends_by_itself_after_the_third() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1", proto="L2 L3 L4 L5")
    act(state, "use wormhole time", "spend L1")
    act(state, "carry L2 L40", "carry L3 L41", "carry L4 L42")
    assert view(state).pending == "choose-craft"
    assert proto(state) == {"L5", "L40", "L41", "L42"}


def test_wormhole_ends_by_itself_when_nothing_of_that_kind_is_left() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1 L2", proto="L3 L4")
    act(state, "use wormhole time", "spend L1", "carry L2 L40")
    assert view(state).pending == "choose-craft"
    assert stable(state) == {"L40"}


def test_wormhole_may_be_stopped_at_once_or_later() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1", proto="L3 L4")
    act(state, "use wormhole time", "spend L1")
    at_once = act(state.copy(), "done")
    assert view(at_once).pending == "choose-craft"
    assert proto(at_once) == {"L3", "L4"}
    later = act(state.copy(), "carry L3 L40", "done")
    assert proto(later) == {"L4", "L40"}


def test_wormhole_on_a_full_board_uses_the_space_of_the_life_it_spent() -> None:
    state = scenario(slots="wormhole", hand={"time": 1}, stable="L1", proto=all_life("L1"))
    act(state, "use wormhole time", "spend L1")
    assert legal(state) == sorted(["done", *texts("carry", [f"{s} L1" for s in proto(state)])])


@pytest.mark.parametrize(("stable_life", "proto_life"), [("", "L1 L2"), ("L1", "")])
def test_wormhole_needs_a_stable_life_and_another_life(stable_life: str, proto_life: str) -> None:
    state = scenario(slots="wormhole", hand=ANY, stable=stable_life, proto=proto_life)
    assert legal_starting_with(state, "use") == []
