"""Rule 1.7: what each universal goal counts; rule 1.6: who scores."""

import pytest

from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import Board, act, points, scenario


def scored(goal: str, *boards: Board) -> list[int]:
    """The points each seat gets for a goal that reaches the fourth space."""
    seats = len(boards)
    state = scenario(
        seats,
        seat=seats - 1,
        goals=f"- - {goal}",
        others=dict(enumerate(boards[:-1])),
        **boards[-1],
    )
    before = [points(state, seat) for seat in range(seats)]
    end_round(state)
    return [points(state, seat) - before[seat] for seat in range(seats)]


def end_round(state: CosmosState) -> None:
    """End the turn without changing any count: take the last turn's nebula far away."""
    act(state, "end nebula", "stack 3", "tile 3-16", "place nebula 3-16 N12")


# Each pair: the first board has one more than the second of what counts, and less of what does not.
PAIRS: dict[str, tuple[Board, Board]] = {
    "stable-life": ({"stable": "L1 L2"}, {"stable": "L1", "proto": "L2 L3 L4"}),
    "proto-life": ({"proto": "L1 L2"}, {"proto": "L1", "stable": "L2 L3 L4"}),
    "supernovas": (
        {"stars": {"S1": "H*", "S2": "O*"}},
        {"stars": {"S1": "H*", "S2": "O", "S3": "O", "S4": "O"}},
    ),
    "stars-he": (
        {"stars": {"S1": "He", "S2": "He"}},
        {"stars": {"S1": "He", "S2": "He*", "S3": "He*", "S4": "H"}},
    ),
    "stars-o": (
        {"stars": {"S1": "O", "S2": "O"}},
        {"stars": {"S1": "O", "S2": "O*", "S3": "O*", "S4": "C"}},
    ),
    "stars-c": (
        {"stars": {"S1": "C", "S2": "C"}},
        {"stars": {"S1": "C", "S2": "C*", "S3": "C*", "S4": "O"}},
    ),
    "largest-star-group": (
        {"stars": {"S1": "H", "S5": "O*", "S9": "C"}},
        {"stars": {"S1": "H", "S5": "H", "S19": "H", "S24": "H", "S37": "H"}},
    ),
    "completed-size-1": (
        {"nebulae": {"N1": "1-01!", "N2": "1-02!"}},
        {"nebulae": {"N1": "1-03!", "N2": "1-04", "N3": "2-01!", "N4": "3-01!"}},
    ),
    "crystals-on-scoring-spaces": (
        {"scored": 2},
        {"scored": 1, "ready": 2, "aside": 1, "chamber": 5},
    ),
    "stars-touching-nebula-with-advanced-life": (
        {
            "nebulae": {"N5": "1-01!", "N6": "1-02!"},
            "advanced": {"N5": [8], "N6": [8]},
            "stars": {"S14": "H", "S19": "H*"},
        },
        {
            "nebulae": {"N5": "1-03!", "N6": "1-04!"},
            "advanced": {"N5": [8]},
            "stars": {"S14": "H", "S10": "H", "S15": "H", "S37": "H"},
        },
    ),
    "life-delta": (
        {"proto": "L21", "stable": "L1"},
        {"proto": "L27", "stable": "L28 L34 L40"},
    ),
    "life-psi": ({"proto": "L21", "stable": "L6"}, {"proto": "L28", "stable": "L27 L26 L1"}),
    "life-phi": ({"proto": "L27", "stable": "L48"}, {"proto": "L28", "stable": "L21 L15 L1"}),
    "nebula-size-sum-delta": (
        {"nebulae": {"N1": "3-01!", "N4": "1-01!"}},
        {"nebulae": {"N5": "3-02!", "N2": "3-03", "N6": "3-04!", "N9": "3-05!"}},
    ),
    "nebula-size-sum-psi": (
        {"nebulae": {"N3": "3-01!", "N10": "1-01!"}},
        {"nebulae": {"N6": "3-02!", "N7": "3-03", "N5": "3-04!", "N9": "3-05!"}},
    ),
    "nebula-size-sum-phi": (
        {"nebulae": {"N8": "3-01!", "N11": "1-01!"}},
        {"nebulae": {"N9": "3-02!", "N6": "3-04!", "N5": "3-05!"}},
    ),
}


def test_there_are_sixteen_goals() -> None:
    assert len(PAIRS) == 16


@pytest.mark.parametrize("goal", PAIRS)
def test_goal_counts_its_thing_and_nothing_else(goal: str) -> None:
    more, less = PAIRS[goal]
    assert scored(goal, more, less) == [6, 0]
    if goal != "largest-star-group":
        assert scored(goal, less, more) == [0, 6]


@pytest.mark.parametrize("goal", PAIRS)
def test_goal_needs_at_least_one_of_the_thing(goal: str) -> None:
    assert scored(goal, {}, {}, {}) == [0, 0, 0]


@pytest.mark.parametrize("goal", PAIRS)
def test_goal_gives_second_place_three_points_with_three_seats(goal: str) -> None:
    more, less = PAIRS[goal]
    assert scored(goal, {}, more, less) == [0, 6, 3]


def test_largest_star_group_counts_only_the_largest() -> None:
    """Two groups of two against one of three."""
    two_pairs: Board = {"stars": {"S1": "H", "S5": "H", "S36": "H", "S33": "H"}}
    three: Board = {"stars": {"S19": "H", "S24": "H*", "S14": "O"}}
    assert scored("largest-star-group", two_pairs, three) == [0, 6]


def test_stars_touching_two_nebulae_with_advanced_life_count_once() -> None:
    """S14 and S19 touch both N5 and N6."""
    tiles = {"N5": "1-01!", "N6": "1-02!"}
    both: Board = {
        "nebulae": tiles,
        "advanced": {"N5": [8], "N6": [8]},
        "stars": {"S14": "H", "S19": "H"},
    }
    three: Board = {
        "nebulae": {"N5": "1-03!"},
        "advanced": {"N5": [8]},
        "stars": {"S9": "H", "S13": "H", "S18": "H"},
    }
    goal = "stars-touching-nebula-with-advanced-life"
    assert scored(goal, both, three) == [0, 6]


def test_advanced_life_is_no_life_for_the_sector_goals() -> None:
    advanced: Board = {"nebulae": {"N5": "1-01!"}, "advanced": {"N5": [8, 8]}, "proto": "L1"}
    assert scored("life-delta", advanced, {"proto": "L1 L2"}) == [0, 6]


@pytest.mark.parametrize("space", ["L21", "L15", "L9"])
def test_border_life_between_delta_and_psi_counts_for_both(space: str) -> None:
    assert scored("life-delta", {"proto": space}, {}) == [6, 0]
    assert scored("life-psi", {"proto": space}, {}) == [6, 0]
    assert scored("life-phi", {"proto": space}, {}) == [0, 0]


@pytest.mark.parametrize("space", ["L27", "L26", "L25"])
def test_border_life_between_delta_and_phi_counts_for_both(space: str) -> None:
    assert scored("life-delta", {"proto": space}, {}) == [6, 0]
    assert scored("life-phi", {"proto": space}, {}) == [6, 0]
    assert scored("life-psi", {"proto": space}, {}) == [0, 0]


@pytest.mark.parametrize("space", ["L28", "L34", "L40"])
def test_border_life_between_psi_and_phi_counts_for_both(space: str) -> None:
    assert scored("life-psi", {"proto": space}, {}) == [6, 0]
    assert scored("life-phi", {"proto": space}, {}) == [6, 0]
    assert scored("life-delta", {"proto": space}, {}) == [0, 0]


def protos(count: int) -> Board:
    return {"proto": " ".join(f"L{number}" for number in range(1, count + 1))}


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([5, 3], [6, 0]),
        ([3, 3], [6, 6]),
        ([0, 1], [0, 6]),
        ([5, 3, 1], [6, 3, 0]),
        ([1, 5, 5], [0, 6, 6]),
        ([5, 3, 3], [6, 3, 3]),
        ([4, 4, 4], [6, 6, 6]),
        ([5, 0, 0], [6, 0, 0]),
        ([2, 0, 1], [6, 0, 3]),
        ([5, 3, 3, 3], [6, 3, 3, 3]),
        ([5, 5, 3, 1], [6, 6, 0, 0]),
        ([1, 3, 2, 3], [0, 6, 0, 6]),
        ([1, 3, 2, 2], [0, 6, 3, 3]),
        ([4, 3, 2, 1], [6, 3, 0, 0]),
        ([5, 5, 5, 0], [6, 6, 6, 0]),
        ([3, 0, 0, 0], [6, 0, 0, 0]),
    ],
)
def test_rule_1_6_places_and_ties(counts: list[int], expected: list[int]) -> None:
    """Ruling 44 for ties; with two seats there is no second place."""
    assert scored("proto-life", *(protos(count) for count in counts)) == expected


def test_ruling_43_waiting_pieces_do_not_count() -> None:
    assert scored("proto-life", {"proto": "L1"}, {"proto": "L1", "waiting": "proto proto"}) == [
        6,
        6,
    ]


def test_ruling_43_crystals_waiting_on_six_or_put_aside_do_not_count() -> None:
    goal = "crystals-on-scoring-spaces"
    assert scored(goal, {"scored": 1}, {"ready": 2, "aside": 2}) == [6, 0]
