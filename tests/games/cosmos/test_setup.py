"""Rule 1.2: the draws before the first turn and what lies on the table after them."""

import pytest

from orrery.core.errors import BadOptionValue, BadSeats, UnknownOption
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import (
    act,
    galaxy,
    legal,
    nebulae,
    outcomes,
    points,
    proto,
    stars,
    to_act,
    view,
)

GOAL_TEXTS = [
    *("goal stable-life", "goal proto-life", "goal supernovas", "goal stars-he", "goal stars-o"),
    *("goal stars-c", "goal largest-star-group", "goal completed-size-1"),
    *("goal crystals-on-scoring-spaces", "goal stars-touching-nebula-with-advanced-life"),
    *("goal life-delta", "goal life-psi", "goal life-phi"),
    *("goal nebula-size-sum-delta", "goal nebula-size-sum-psi", "goal nebula-size-sum-phi"),
]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def until_tokens(seats: int) -> tuple[CosmosState, list[str]]:
    """The first outcome of every draw up to the energy tokens, and what was drawn."""
    state = COSMOS.new(seats)
    drawn: list[str] = []
    while not any(text.startswith("token") for text in legal(state)):
        drawn.append(next(iter(outcomes(state))))
        act(state, drawn[-1])
    return state, drawn


def started(seats: int, tokens: str) -> CosmosState:
    state, _ = until_tokens(seats)
    return act(state, *(f"token {name}" for name in tokens.split()))


@SEATS
def test_draws_come_in_the_order_of_the_notation(seats: int) -> None:
    _, drawn = until_tokens(seats)
    verbs = [text.split()[0] for text in drawn]
    assert verbs == ["goal", *["row"] * 4, *["tile"] * 3 * seats, *["hand"] * 4 * seats]


@pytest.mark.parametrize(("seats", "crystals"), [(2, 6), (3, 9), (4, 11)])
def test_rule_1_2_1_time_crystals(seats: int, crystals: int) -> None:
    state = COSMOS.new(seats)
    assert view(state).crystals == crystals
    assert COSMOS.inventory(state)["crystals"] == crystals + seats


def test_rule_1_2_2_one_goal_on_the_first_space_and_five_to_come() -> None:
    state = COSMOS.new(3)
    assert outcomes(state) == dict.fromkeys(GOAL_TEXTS, 1)
    act(state, "goal stars-he")
    assert view(state).goal_track == ["stars-he", None, None]
    assert view(state).goals_left == 5


def test_rule_1_2_3_four_power_decks_of_eight_unseen_cards() -> None:
    decks = view(COSMOS.new(2)).power_decks
    assert {name: deck.unseen for name, deck in decks.items()} == {
        "light": 8,
        "time": 8,
        "gravity": 8,
        "chemistry": 8,
    }


def test_rule_1_2_3_four_energy_cards_face_up_by_true_counts() -> None:
    state = act(COSMOS.new(2), "goal stars-he")
    weights = {"row light": 15, "row time": 15, "row gravity": 15, "row chemistry": 15}
    assert outcomes(state) == weights
    act(state, "row time", "row time")
    assert outcomes(state) == {**weights, "row time": 13}
    act(state, "row light", "row chemistry")
    assert view(state).row == {"light": 1, "time": 2, "gravity": 0, "chemistry": 1}


@SEATS
def test_rule_1_2_4_and_6_each_seat_draws_one_nebula_of_each_size(seats: int) -> None:
    state, drawn = until_tokens(seats)
    tiles = [text.split()[1] for text in drawn if text.startswith("tile")]
    assert [tile[0] for tile in tiles] == ["1", "2", "3"] * seats
    for seat in range(seats):
        first, second, third = tiles[3 * seat : 3 * seat + 3]
        assert nebulae(state, seat) == {"N5": first, "N6": second, "N9": third}


def test_rule_1_2_4_every_tile_of_a_stack_is_as_likely() -> None:
    state = act(COSMOS.new(2), "goal stars-he", *["row time"] * 4, "tile 1-05", "tile 2-01")
    act(state, "tile 3-01")
    expected = {f"tile 1-{number:02}": 1 for number in range(1, 17) if number != 5}
    assert outcomes(state) == expected


@pytest.mark.parametrize(("seats", "height"), [(2, 20), (3, 22), (4, 24)])
def test_rule_1_2_5_height_of_the_advanced_life_stack(seats: int, height: int) -> None:
    seen = view(COSMOS.new(seats))
    assert seen.advanced_left == height
    assert seen.advanced_first_left == 2 * seats


@SEATS
def test_rule_1_2_6_first_pieces_of_each_seat(seats: int) -> None:
    state, _ = until_tokens(seats)
    for seat in range(seats):
        own = galaxy(state, seat)
        assert stars(state, seat) == {"S19": "H"}
        assert proto(state, seat) == {"L28"}
        assert (own.stable, own.slots) == ([], [None] * 4)
        assert (own.supernova, own.dna, own.graviton) == (0, 0, 0)
        assert (own.chamber.position, own.chamber.ready, own.chamber.scored) == (0, 0, 0)
        assert points(state, seat) == 0
    assert view(state).supply_stars == {"H": 26 - seats, "He": 20, "O": 16, "C": 16}
    assert view(state).supply_life == 50 - seats


@SEATS
def test_rule_1_2_6_four_energy_cards_in_each_hand(seats: int) -> None:
    state, _ = until_tokens(seats)
    assert [galaxy(state, seat).hand_size for seat in range(seats)] == [4] * seats
    assert view(state).deck == 60 - 4 - 4 * seats


def test_rule_1_2_6_hands_are_dealt_seat_by_seat() -> None:
    state = act(COSMOS.new(2), "goal stars-he", *["row time"] * 4)
    act(state, "tile 1-01", "tile 2-01", "tile 3-01", "tile 1-02", "tile 2-02", "tile 3-02")
    act(state, *["hand light"] * 4, *["hand gravity"] * 4)
    assert galaxy(state, 0).hand == {"light": 4, "time": 0, "gravity": 0, "chemistry": 0}
    assert galaxy(state, 1).hand == {"light": 0, "time": 0, "gravity": 4, "chemistry": 0}


@pytest.mark.parametrize(("seats", "dark"), [(2, 4), (3, 3), (4, 3)])
def test_rule_1_2_7_dark_tokens(seats: int, dark: int) -> None:
    state, _ = until_tokens(seats)
    assert outcomes(state) == {**{f"token {s}": 1 for s in range(seats)}, "token dark": dark}


def test_rule_1_2_7_tokens_are_placed_clockwise_from_light() -> None:
    state, _ = until_tokens(3)
    act(state, "token dark", "token 1")
    assert outcomes(state) == {"token 0": 1, "token 2": 1, "token dark": 2}
    act(state, "token dark", "token 0", "token dark", "token 2")
    seen = view(state)
    assert seen.dark_tokens == {"light": 2, "time": 0, "gravity": 1, "chemistry": 0}
    assert seen.own_tokens == ["chemistry", "time", "time"]


def test_rule_1_2_7_first_player_is_whose_own_token_came_last() -> None:
    state = started(3, "0 1 dark 2 dark dark")
    assert view(state).first == 2
    assert to_act(state) == 2


def test_rule_1_2_7_dark_tokens_run_out() -> None:
    state, _ = until_tokens(2)
    act(state, *["token dark"] * 4)
    assert outcomes(state) == {"token 0": 1, "token 1": 1}


def test_rule_1_3_first_turn_begins_with_the_energy_phase() -> None:
    state = started(2, "0 dark dark dark dark 1")
    assert (view(state).round, view(state).phase) == (1, "energy")
    assert legal(state) == [
        "shift dark chemistry",
        "shift dark gravity",
        "shift dark light",
        "shift dark time",
        "shift own",
    ]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        COSMOS.new(seats)


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(UnknownOption):
        COSMOS.new(2, {"colour": "red"})
    with pytest.raises(BadOptionValue):
        COSMOS.new(2, {"edition": "de"})


def test_missing_options_have_their_defaults() -> None:
    assert view(COSMOS.new(2)).options == {"edition": "reconciled", "event-horizon": "track"}
