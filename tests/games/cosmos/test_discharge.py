"""Rule 1.5: discharging the time chamber."""

import pytest

from tests.games.cosmos.scenario import (
    act,
    galaxy,
    legal_starting_with,
    points,
    scenario,
    stable,
    stars,
    view,
    waiting,
)

NO_STARS = {"H": 0, "He": 0, "O": 0, "C": 0}


def test_it_needs_a_crystal_on_six() -> None:
    assert legal_starting_with(scenario(chamber=5), "discharge") == []


def test_the_star_is_of_any_type() -> None:
    assert legal_starting_with(scenario(ready=1), "discharge") == [
        "discharge C",
        "discharge H",
        "discharge He",
        "discharge O",
    ]


def test_the_star_waits_like_any_star() -> None:
    state = act(scenario(ready=1, chamber=2), "discharge O")
    assert waiting(state) == ["O"]
    assert view(state).supply_stars["O"] == 15
    assert galaxy(state).chamber.position == 2


@pytest.mark.parametrize(("before", "score"), [(0, 3), (1, 6), (2, 10), (3, 15), (4, 21)])
def test_the_next_scoring_space_from_the_right_scores(before: int, score: int) -> None:
    state = scenario(3, ready=1, scored=before)
    had = points(state)
    act(state, "discharge H")
    assert points(state) == had + score
    chamber = galaxy(state).chamber
    assert (chamber.ready, chamber.scored, chamber.aside) == (0, before + 1, 0)


def test_after_five_the_star_but_no_points_and_the_crystal_is_put_aside() -> None:
    state = act(scenario(3, ready=1, scored=5), "discharge He")
    assert points(state) == 3 + 6 + 10 + 15 + 21
    assert waiting(state) == ["He"]
    chamber = galaxy(state).chamber
    assert (chamber.ready, chamber.scored, chamber.aside) == (0, 5, 1)


def test_ruling_08_several_crystals_are_discharged_one_by_one() -> None:
    state = act(scenario(ready=2), "discharge H")
    assert points(state) == 3
    act(state, "discharge C")
    assert points(state) == 9
    assert legal_starting_with(state, "discharge") == []


def test_ruling_08_a_waiting_crystal_stays_for_a_later_turn() -> None:
    state = act(scenario(ready=1), "end pass")
    assert galaxy(state).chamber.ready == 1


def test_ruling_10_a_crystal_may_arrive_and_be_discharged_in_the_same_turn() -> None:
    state = scenario(chamber=5, slots="fourth-dimension", hand={"time": 1})
    act(state, "use fourth-dimension", "discharge H")
    assert points(state) == 3


def test_ruling_22_only_types_in_the_supply() -> None:
    state = scenario(ready=1, supply={"He": 0, "C": 0})
    assert legal_starting_with(state, "discharge") == ["discharge H", "discharge O"]


def test_ruling_22_no_star_left_still_scores() -> None:
    state = scenario(4, ready=1, supply=NO_STARS)
    assert legal_starting_with(state, "discharge") == ["discharge none"]
    act(state, "discharge none")
    assert points(state) == 3
    assert waiting(state) == []


def test_ruling_22_discharge_none_stands_beside_a_card() -> None:
    state = scenario(4, ready=1, supply=NO_STARS, slots="generations")
    assert legal_starting_with(state, "discharge") == ["discharge generations", "discharge none"]


def test_ruling_22_a_card_replaces_only_the_star() -> None:
    state = scenario(3, ready=1, scored=1, slots="expanding-universe")
    act(state, "discharge expanding-universe")
    assert points(state) == 3 + 6
    assert waiting(state) == ["H", "H"]


def test_ruling_22_one_replacement_for_each_discharge() -> None:
    state = scenario(ready=1, slots="expanding-universe generations")
    act(state, "discharge expanding-universe")
    assert legal_starting_with(state, "discharge", "place stable") == []


def test_ruling_22_a_card_also_after_the_fifth() -> None:
    state = scenario(3, ready=1, scored=5, slots="expanding-universe")
    act(state, "discharge expanding-universe")
    assert points(state) == 3 + 6 + 10 + 15 + 21
    assert waiting(state) == ["H", "H"]


def test_ruling_22_the_points_are_scored_before_the_choices_of_the_card() -> None:
    state = act(scenario(ready=1, slots="generations"), "discharge generations")
    assert points(state) == 3
    assert legal_starting_with(state, "discharge") == []


def test_ruling_23_expanding_universe_with_one_hydrogen_left() -> None:
    state = scenario(ready=1, supply={"H": 1}, slots="expanding-universe")
    act(state, "discharge expanding-universe")
    assert waiting(state) == ["H"]


def test_ruling_23_expanding_universe_without_hydrogen_is_not_offered() -> None:
    state = scenario(ready=1, supply={"H": 0}, slots="expanding-universe")
    assert legal_starting_with(state, "discharge") == ["discharge C", "discharge He", "discharge O"]


def test_ruling_23_black_hole_with_one_star_flips_one() -> None:
    state = scenario(ready=1, stars={"S1": "O", "S2": "C*"}, slots="black-hole")
    act(state, "discharge black-hole", "flip S1")
    assert stars(state) == {"S1": "O*", "S2": "C*"}
    assert "end pass" in legal_starting_with(state, "end")


def test_ruling_23_black_hole_without_a_star_is_not_offered() -> None:
    state = scenario(ready=1, stars={"S2": "C*"}, slots="black-hole")
    assert "discharge black-hole" not in legal_starting_with(state, "discharge")


def test_ruling_23_generations_without_life_in_the_supply_is_not_offered() -> None:
    state = scenario(3, ready=1, supply={"life": 0}, slots="generations")
    assert "discharge generations" not in legal_starting_with(state, "discharge")


def test_a_replacement_needs_a_crystal_too() -> None:
    state = scenario(stars={"S1": "H"}, slots="black-hole generations", hand={"time": 5})
    assert legal_starting_with(state, "discharge", "use black-hole", "use generations") == []
    assert stable(state) == set()
