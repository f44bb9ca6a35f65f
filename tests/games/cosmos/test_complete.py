"""Rule 1.5: completing a nebula. N5 has the corners S9 S13 S14 S18 S19 S23."""

from tests.games.cosmos.scenario import (
    act,
    legal_starting_with,
    nebulae,
    points,
    scenario,
    stars,
    texts,
    to_act,
    view,
)


def test_stars_that_cover_the_need_make_it_ready() -> None:
    """1-07 needs H He O."""
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "O"})
    assert legal_starting_with(state, "complete") == texts("complete N5", ["S9", "S14", "S23"])


def test_a_missing_star_leaves_it_unready() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "C"})
    assert legal_starting_with(state, "complete") == []


def test_a_need_of_two_is_not_met_by_one() -> None:
    """1-01 needs H H He."""
    state = scenario(nebulae={"N5": "1-01"}, stars={"S9": "H", "S14": "He", "S23": "He"})
    assert legal_starting_with(state, "complete") == []


def test_only_the_six_corners_count() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S24": "O"})
    assert legal_starting_with(state, "complete") == []


def test_it_scores_flips_and_returns_the_star() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "O"})
    act(state, "complete N5 S23")
    assert points(state) == 4
    assert nebulae(state) == {"N5": "1-07!"}
    assert stars(state) == {"S9": "H", "S14": "He"}
    assert view(state).supply_stars["O"] == 16


def test_each_nebula_only_once() -> None:
    state = scenario(nebulae={"N5": "1-07!"}, stars={"S9": "H", "S14": "He", "S23": "O"})
    assert legal_starting_with(state, "complete") == []


def test_life_is_not_needed() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "O"})
    assert view(state).galaxies[0].proto == view(state).galaxies[0].stable == []
    assert legal_starting_with(state, "complete") != []


def test_waiting_stars_do_not_count() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He"}, waiting="O")
    assert legal_starting_with(state, "complete") == []


def test_a_waiting_nebula_cannot_be_completed() -> None:
    state = scenario(waiting="1-07", stars={"S9": "H", "S14": "He", "S23": "O"})
    assert legal_starting_with(state, "complete") == []
    act(state, "place nebula 1-07 N5")
    assert legal_starting_with(state, "complete") != []


def test_ruling_17_a_supernova_stands_for_one_star_of_any_type() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "C*"})
    assert len(legal_starting_with(state, "complete")) == 3


def test_ruling_17_a_supernova_fills_only_one_gap() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S23": "He*"})
    assert legal_starting_with(state, "complete") == []


def test_ruling_17_supernovas_alone_are_enough() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "C*", "S14": "C*", "S23": "C*"})
    assert len(legal_starting_with(state, "complete")) == 3


def test_ruling_17_the_type_under_a_supernova_is_ignored() -> None:
    """An H under a supernova may still stand for the missing O."""
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H*", "S14": "He", "S23": "H"})
    assert len(legal_starting_with(state, "complete")) == 3


def test_ruling_17_spare_stars_do_not_hurt() -> None:
    around = {"S9": "H", "S14": "He", "S23": "O", "S13": "H", "S18": "C", "S19": "C*"}
    state = scenario(nebulae={"N5": "1-07"}, stars=around)
    assert legal_starting_with(state, "complete") == texts("complete N5", around)


def test_ruling_18_a_star_that_was_not_used_may_be_discarded() -> None:
    around = {"S9": "H", "S14": "He", "S23": "O", "S18": "C"}
    state = act(scenario(nebulae={"N5": "1-07"}, stars=around), "complete N5 S18")
    assert stars(state) == {"S9": "H", "S14": "He", "S23": "O"}


def test_ruling_18_a_discarded_supernova_returns_to_the_supply_of_its_own_type() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "C*"})
    assert view(state).supply_stars["C"] == 15
    act(state, "complete N5 S23")
    assert view(state).supply_stars == {"H": 25, "He": 19, "O": 16, "C": 16}


def test_ruling_19_a_shared_star_serves_several_nebulae_while_it_stands() -> None:
    """N5 and N6 share S14 and S19."""
    around = {"S9": "H", "S14": "He", "S19": "O", "S10": "H"}
    tiles = {"N5": "1-07", "N6": "1-05"}
    state = scenario(nebulae=tiles, stars={**around, "S15": "He"})
    act(state, "complete N5 S9")
    assert legal_starting_with(state, "complete") == texts(
        "complete N6", ["S10", "S14", "S15", "S19"]
    )
    act(state, "complete N6 S14")
    assert points(state) == 4 + 3


def test_ruling_19_a_discarded_star_is_missing_for_the_next() -> None:
    state = scenario(
        nebulae={"N5": "1-07", "N6": "1-05"},
        stars={"S9": "H", "S14": "He", "S19": "O", "S10": "H", "S15": "He"},
    )
    act(state, "complete N5 S14")
    assert legal_starting_with(state, "complete") == []


def test_ruling_20_a_nebula_can_stay_ready() -> None:
    state = scenario(nebulae={"N5": "1-07"}, stars={"S9": "H", "S14": "He", "S23": "O"})
    act(state, "end pass")
    assert to_act(state) == 1
    assert nebulae(state) == {"N5": "1-07"}
