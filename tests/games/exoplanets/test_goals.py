"""The nineteen goals, each met and just missed, and when they may be claimed."""

from collections.abc import Mapping

import pytest

from orrery.core.bits import members
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.goals import GOAL_IDS, at_level, is_met
from orrery.games.exoplanets.planets import PLANET_IDS
from orrery.games.exoplanets.state import ExoplanetsState
from tests.games.exoplanets.scenario import Stock, do, hand_of, legal, scenario, score

# Two planets of each type, in orbits 1 to 3.
ROWS = ("P01 P02 P09", "P10 P16", "P17 P23", "P24 P06 P07")


def met(goal: str, state: ExoplanetsState, seat: int = 0) -> bool:
    return bool(is_met(state, seat, GOAL_IDS.index(goal)))


def with_life(own: str, others: str = "", stock: Stock = (0, 0, 0)) -> ExoplanetsState:
    life: Mapping[int, str] = {0: own, 1: others}
    return scenario(*ROWS, seats=3, life=life, stock={0: stock})


def test_goal_01_aggressive_parasites() -> None:
    goal = "aggressive-parasites"
    assert met(goal, with_life("P01:2", "P01:1"))
    assert met(goal, with_life("P01:3", "P01:1"))
    assert met(goal, with_life("P01:3", "P01:2"))
    assert not met(goal, with_life("P01:2", "P01:2"))
    assert not met(goal, with_life("P01:1", "P01:2"))
    assert not met(goal, with_life("P01:3", "P02:1"))
    assert not met(goal, with_life("P01:species"))


def test_goal_01_counts_any_other_player_on_the_planet() -> None:
    state = scenario(seats=3, life={0: "P01:2", 1: "P01:3", 2: "P01:1"})
    assert met("aggressive-parasites", state, 0)
    assert met("aggressive-parasites", state, 1)
    assert not met("aggressive-parasites", state, 2)


def test_goal_02_extreme_conditions() -> None:
    goal = "extreme-conditions"
    assert met(goal, with_life("P06:2 P07:2"))
    assert met(goal, with_life("P06:3 P07:species"))
    assert not met(goal, with_life("P06:2 P07:1"))
    assert not met(goal, with_life("P06:3 P01:3"))


def test_levels_are_cubes_and_a_species_is_the_fourth() -> None:
    player = with_life("P01:1 P02:2 P09:3 P16:species").players[0]
    reached = [[PLANET_IDS[p] for p in members(at_level(player, n))] for n in (1, 2, 3, 4)]
    assert reached == [["P01", "P02", "P09", "P16"], ["P02", "P09", "P16"], ["P09", "P16"], ["P16"]]


@pytest.mark.parametrize(
    ("goal", "two", "one"),
    [
        ("stone-cradle", "P01:1 P06:species", "P01:1 P09:1"),
        ("green-belt", "P09:1 P10:2", "P09:3 P01:1"),
        ("cloud-dwellers", "P16:1 P17:1", "P16:1 P01:1"),
        ("deep-sea", "P23:species P24:1", "P23:species P01:1"),
    ],
    ids=["03-stone-cradle", "04-green-belt", "05-cloud-dwellers", "06-deep-sea"],
)
def test_goals_03_to_06_presence_on_two_planets_of_a_type(goal: str, two: str, one: str) -> None:
    assert met(goal, with_life(two))
    assert not met(goal, with_life(one))
    assert not met(goal, with_life("", two))


@pytest.mark.parametrize(
    ("goal", "own", "other"),
    [
        ("lords-of-stone", "P01", "P09"),
        ("lords-of-the-green", "P09", "P16"),
        ("lords-of-the-clouds", "P16", "P23"),
        ("lords-of-the-deep", "P23", "P01"),
    ],
    ids=["07-stone", "08-green", "09-clouds", "10-deep"],
)
def test_goals_07_to_10_own_species_on_a_type(goal: str, own: str, other: str) -> None:
    assert met(goal, with_life(f"{own}:species"))
    assert not met(goal, with_life(f"{own}:3 {other}:species"))
    assert not met(goal, with_life("", f"{own}:species"))


def test_goal_11_biodiversity() -> None:
    assert met("biodiversity", with_life("P01:1 P09:1 P16:species P23:1"))
    assert not met("biodiversity", with_life("P01:1 P09:1 P16:2 P02:1"))


def test_goal_12_seeding() -> None:
    assert met("seeding", with_life("P01:1 P02:1 P09:1 P10:1 P16:1 P17:species"))
    assert not met("seeding", with_life("P01:2 P02:1 P09:1 P10:1 P16:1"))


def test_goal_13_orbital_ring() -> None:
    assert met("orbital-ring", with_life("P01:1 P10:species P24:1"))
    assert met("orbital-ring", with_life("P02:1 P16:1 P23:1"))
    assert not met("orbital-ring", with_life("P01:1 P10:1 P16:1"))


def test_goal_14_great_alignment() -> None:
    assert met("great-alignment", with_life("P01:1 P02:species P09:1"))
    assert not met("great-alignment", with_life("P01:1 P02:1 P06:1"))
    assert not met("great-alignment", with_life("P01:1 P09:1 P24:1"))
    far = scenario("P01 P02 P09 P10 P11", seats=4, life={0: "P02:1 P10:1 P11:1"})
    assert not met("great-alignment", far)
    outer = scenario("P01 P02 P09 P10 P11", seats=4, life={0: "P09:1 P10:1 P11:1"})
    assert met("great-alignment", outer)


def test_goal_15_scorched_worlds() -> None:
    assert met("scorched-worlds", with_life("P01:1 P17:species"))
    assert not met("scorched-worlds", with_life("P01:1 P02:1"))


def test_goal_16_outer_reaches() -> None:
    assert met("outer-reaches", with_life("P09:1 P07:1"))
    assert not met("outer-reaches", with_life("P09:1 P06:1"))
    farther = scenario("P01 P02 P03 P04 P05 P06", seats=4, life={0: "P03:1 P06:species"})
    assert met("outer-reaches", farther)


def test_goal_17_primordial_soup() -> None:
    assert met("primordial-soup", with_life("", stock=(2, 2, 2)))
    for stock in ((1, 5, 5), (5, 1, 5), (5, 5, 1)):
        assert not met("primordial-soup", with_life("", stock=stock))


def test_goal_17_spends_nothing() -> None:
    state = scenario(stock={0: (2, 2, 2)}, hand={0: "T33"})
    do(state, "claim T33")
    assert EXOPLANETS.view(state, 0).players[0].stock.energy == 2


def test_goal_18_ascension() -> None:
    assert met("ascension", with_life("P01:species P02:species"))
    assert not met("ascension", with_life("P01:species P02:3"))


def test_goal_19_symbiosis() -> None:
    assert met("symbiosis", with_life("P01:1 P02:3", "P01:2 P02:1"))
    assert not met("symbiosis", with_life("P01:1 P02:3", "P01:2"))
    assert not met("symbiosis", with_life("P01:1 P02:species", "P01:2"))
    three = scenario(seats=3, life={0: "P01:1 P11:1", 1: "P01:1", 2: "P11:1"})
    assert met("symbiosis", three)


@pytest.mark.parametrize("tile", ["T03", "T04"])
def test_a_claimed_goal_gives_its_points_and_leaves_the_hand(tile: str) -> None:
    state = scenario(*ROWS, life={0: "P06:2 P07:2"}, hand={0: tile})
    before = score(state)
    do(state, f"claim {tile}")
    assert score(state) == before + 4
    assert hand_of(state) == []
    assert EXOPLANETS.view(state, 1).players[0].claimed == [tile]


def test_a_goal_that_is_not_met_cannot_be_claimed() -> None:
    state = scenario(*ROWS, life={0: "P06:2"}, hand={0: "T03"})
    assert legal(state, "claim") == []


def test_ruling_01_a_met_goal_may_be_kept() -> None:
    state = scenario(life={0: "P01:1 P11:1"}, hand={0: "T29"}, stacks=("P29 P02", "P30"))
    assert {"claim T29", "end"} <= set(legal(state))
    do(state, "end")
    assert hand_of(state) == ["T29"]


def test_ruling_02_claims_begin_when_the_new_tile_is_in_hand() -> None:
    state = scenario(
        "P02", stock={0: (1, 2, 1)}, hand={0: "T33"}, birth=True, stacks=("P29 P09", "P30")
    )
    assert legal(state, "claim") == []
    do(state, "take 1")
    assert legal(state, "claim") == []
    do(state, "place 1")
    assert legal(state, "claim") == []
    do(state, "tile T34")
    assert legal(state, "claim") == ["claim T33", "claim T34"]


def test_ruling_03_a_claimed_goal_need_not_hold_at_the_end() -> None:
    state = scenario("P01", stock={0: (2, 2, 2)}, hand={0: "T33"})
    do(state, "claim T33", "life P01")
    assert EXOPLANETS.scores(state)[0]["goals"] == 2


def test_ruling_04_a_goal_met_in_anothers_turn_is_not_claimable_then() -> None:
    state = scenario(active=1, life={0: "P01:1 P11:1"}, hand={0: "T29"})
    assert legal(state, "claim") == []
    last = scenario(active=1, life={0: "P01:1 P11:1"}, hand={0: "T29"}, star=0, turns=9)
    do(last, "end")
    assert legal(last) == []
    assert EXOPLANETS.scores(last)[0]["goals"] == 0


def test_ruling_05_of_two_copies_one_is_claimed_and_the_other_is_effect_only() -> None:
    state = scenario(life={0: "P01:1 P11:1"}, hand={0: "T29 T30"})
    assert legal(state, "claim") == ["claim T29", "claim T30"]
    do(state, "claim T30")
    assert legal(state, "claim") == []
    assert "play T29" in legal(state)


def test_ruling_05_another_seat_may_claim_the_other_copy() -> None:
    state = scenario(life={0: "P01:1 P11:1"}, hand={0: "T29"}, claimed={1: "T30"})
    assert legal(state, "claim") == ["claim T29"]
