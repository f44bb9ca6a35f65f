"""Rule 1.5: creating advanced life. N9 has the sides L27 L28 L33 L34 L38 L39."""

import pytest

from tests.games.cosmos.scenario import (
    Board,
    act,
    galaxy,
    legal,
    legal_starting_with,
    outcomes,
    points,
    proto,
    scenario,
    stable,
    view,
)

SIDES = "L27 L28 L33 L34 L38 L39"
EVERY_TOKEN: Board = {
    "nebulae": {f"N{number}": f"3-{number:02}!" for number in range(1, 11)},
    "advanced": {
        "N1": [8, 8],
        "N2": [8, 8],
        "N3": [7, 7],
        "N4": [6, 6],
        "N5": [6, 6],
        "N6": [6, 5],
        "N7": [5, 5],
        "N8": [5, 5],
        "N9": [4, 4],
        "N10": [4, 4],
    },
}


def test_it_needs_a_completed_nebula() -> None:
    assert legal_starting_with(scenario(nebulae={"N9": "1-01"}, proto=SIDES), "advance") == []


@pytest.mark.parametrize("missing", SIDES.split())
def test_it_needs_life_on_all_six_sides(missing: str) -> None:
    life = SIDES.replace(missing, "")
    assert legal_starting_with(scenario(nebulae={"N9": "1-01!"}, proto=life), "advance") == []


def test_any_mix_of_life_will_do() -> None:
    for count in range(7):
        life = SIDES.split()
        state = scenario(
            nebulae={"N9": "1-01!"}, proto=" ".join(life[:count]), stable=" ".join(life[count:])
        )
        assert legal_starting_with(state, "advance") == ["advance N9"]


def test_it_needs_a_nebula_without_advanced_life() -> None:
    state = scenario(nebulae={"N9": "1-01!"}, proto=SIDES, advanced={"N9": [8]})
    assert legal_starting_with(state, "advance") == []


def test_proto_life_around_it_is_discarded_and_stable_life_stays() -> None:
    state = scenario(nebulae={"N9": "1-01!"}, proto="L27 L28 L33 L1", stable="L34 L38 L39")
    act(state, "advance N9", "advanced 7")
    assert proto(state) == {"L1"}
    assert stable(state) == {"L34", "L38", "L39"}
    assert view(state).supply_life == 50 - 4


def test_the_token_lies_on_the_nebula_and_scores_only_at_the_end() -> None:
    state = act(scenario(nebulae={"N9": "1-01!"}, stable=SIDES), "advance N9", "advanced 7")
    assert galaxy(state).nebulae["N9"].advanced == [7]
    assert points(state) == 3
    assert view(state).advanced_left == 19


def test_values_are_secret_until_the_end() -> None:
    state = scenario(nebulae={"N9": "1-01!"}, advanced={"N9": [8]})
    assert view(state, 1).galaxies[0].nebulae["N9"].advanced == [None]
    assert view(state, 0).galaxies[0].nebulae["N9"].advanced == [8]


def test_first_tokens_come_from_group_one_with_those_in_the_box_as_likely() -> None:
    state = act(scenario(nebulae={"N9": "1-01!"}, stable=SIDES), "advance N9")
    assert outcomes(state) == {"advanced 6": 1, "advanced 7": 3, "advanced 8": 4}


def test_drawn_tokens_of_group_one_are_less_likely() -> None:
    others: dict[int, Board] = {1: {"nebulae": {"N1": "2-01!"}, "advanced": {"N1": [8, 6]}}}
    state = act(scenario(nebulae={"N9": "1-01!"}, stable=SIDES, others=others), "advance N9")
    assert outcomes(state) == {"advanced 7": 3, "advanced 8": 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_two_a_seat_they_come_from_group_two(seats: int) -> None:
    drawn = [8, 8, 8, 8, 7, 7, 7, 6][: 2 * seats]
    board: Board = {
        "nebulae": {f"N{place + 1}": f"2-{place + 1:02}!" for place in range(len(drawn))},
        "advanced": {f"N{place + 1}": [value] for place, value in enumerate(drawn)},
    }
    state = scenario(seats, nebulae={"N9": "1-01!"}, stable=SIDES, others={1: board})
    act(state, "advance N9")
    assert outcomes(state) == {"advanced 4": 4, "advanced 5": 5, "advanced 6": 5, "advanced 7": 2}


def test_ruling_24_shared_proto_life_is_discarded_even_if_a_neighbour_needed_it() -> None:
    """N9 and N6 share L28."""
    both = f"{SIDES} L22 L16 L15 L21 L29"
    state = scenario(nebulae={"N9": "1-01!", "N6": "1-02!"}, proto=both)
    assert legal_starting_with(state, "advance") == ["advance N6", "advance N9"]
    act(state, "advance N9", "advanced 8")
    assert proto(state) == {"L22", "L16", "L15", "L21", "L29"}
    assert legal_starting_with(state, "advance") == []


def test_ruling_24_stable_life_may_be_used_again() -> None:
    state = scenario(
        nebulae={"N9": "1-01!", "N6": "1-02!"},
        proto="L27 L33 L34 L38 L39 L22 L16 L15 L21 L29",
        stable="L28",
    )
    act(state, "advance N9", "advanced 8")
    assert legal_starting_with(state, "advance") == ["advance N6"]


def test_ruling_24_a_nebula_at_the_rim_has_six_sides_too() -> None:
    state = scenario(nebulae={"N1": "1-01!"}, proto="L8 L2 L1 L7 L12 L13")
    assert legal_starting_with(state, "advance") == ["advance N1"]


def test_ruling_26_with_the_stack_empty_it_is_not_available() -> None:
    state = scenario(nebulae={"N9": "1-01!"}, stable=SIDES, others={1: EVERY_TOKEN})
    assert view(state).advanced_left == 0
    assert legal_starting_with(state, "advance") == []


def test_ruling_27_it_blocks_nothing() -> None:
    state = scenario(
        nebulae={"N9": "1-01!"}, stars={"S19": "H"}, stable=SIDES, graviton=1, supernova=1
    )
    act(state, "advance N9", "advanced 8")
    assert "move S19 S14" in legal(state)
    assert "supernova S19" in legal(state)
    assert "move L27 L21" in legal(state)
