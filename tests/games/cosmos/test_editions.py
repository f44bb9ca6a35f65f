"""Section 8: what each printed edition plays differently."""

from typing import Any

import pytest

from orrery.core.game import NOBODY
from orrery.games.cosmos.game import COSMOS
from tests.games.cosmos.scenario import (
    act,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    nebulae,
    scenario,
    to_act,
    view,
)

ANY = {"light": 1, "time": 1, "gravity": 1, "chemistry": 1}
SOLID = {"S1": "H", "S2": "O*"}
FUSION = pytest.mark.parametrize(
    ("card", "cards"), [("nuclear-fusion", {"time": 1}), ("nuclear-fission", {"time": 2})]
)


EVERY_EDITION = pytest.mark.parametrize("edition", ["reconciled", "pl", "fr", "es"])


@pytest.mark.parametrize("edition", ["reconciled", "es"])
def test_pulsar_costs_one_gravity_and_one_graviton(edition: str) -> None:
    state = scenario(edition=edition, slots="pulsar", hand=ANY, graviton=1)
    assert legal_starting_with(state, "use") == ["use pulsar"]
    act(state, "use pulsar")
    assert hand(state) == {"light": 1, "time": 1, "chemistry": 1}
    assert galaxy(state).graviton == 0
    assert galaxy(state).chamber.position == 2


def test_pulsar_costs_any_card_and_one_graviton_in_pl() -> None:
    state = scenario(edition="pl", slots="pulsar", hand=ANY, graviton=1)
    assert legal_starting_with(state, "use") == [
        "use pulsar chemistry",
        "use pulsar gravity",
        "use pulsar light",
        "use pulsar time",
    ]
    act(state, "use pulsar light")
    assert hand(state) == {"time": 1, "gravity": 1, "chemistry": 1}
    assert galaxy(state).graviton == 0
    assert galaxy(state).chamber.position == 2


def test_pulsar_costs_one_gravity_and_two_gravitons_in_fr() -> None:
    poor = scenario(edition="fr", slots="pulsar", hand=ANY, graviton=1)
    assert legal_starting_with(poor, "use") == []
    state = scenario(edition="fr", slots="pulsar", hand=ANY, graviton=3)
    assert legal_starting_with(state, "use") == ["use pulsar"]
    act(state, "use pulsar")
    assert galaxy(state).graviton == 1
    assert galaxy(state).chamber.position == 2


UNFINISHED = {"N1": "1-01", "N2": "2-01", "N3": "3-01", "N4": "2-02!", "N5": "3-02!"}


@pytest.mark.parametrize("edition", ["reconciled", "pl", "es"])
def test_stardust_replaces_an_unfinished_size_1(edition: str) -> None:
    state = scenario(edition=edition, slots="stardust", hand={"light": 1}, nebulae=UNFINISHED)
    act(state, "use stardust light")
    assert legal(state) == ["replace N1", "stack 1"]


def test_stardust_replaces_any_unfinished_nebula_in_fr() -> None:
    state = scenario(edition="fr", slots="stardust", hand={"light": 1}, nebulae=UNFINISHED)
    act(state, "use stardust light")
    assert legal(state) == ["replace N1", "replace N2", "replace N3", "stack 1"]


@pytest.mark.parametrize(("space", "size", "old"), [("N2", 2, "2-01"), ("N3", 3, "3-01")])
def test_stardust_in_fr_puts_the_old_tile_under_its_own_stack(
    space: str, size: int, old: str
) -> None:
    state = scenario(edition="fr", slots="stardust", hand={"light": 1}, nebulae=UNFINISHED)
    act(state, "use stardust light", f"replace {space}", "tile 2-16")
    assert nebulae(state)[space] == "2-16"
    assert [stack.bottom for stack in view(state).stacks] == [
        [old] if number == size else [] for number in (1, 2, 3)
    ]


def test_stardust_in_fr_needs_a_tile_in_the_size_2_stack() -> None:
    """The old size 2 goes back only after the new one was drawn."""
    state = scenario(
        4,
        edition="fr",
        slots="stardust",
        hand={"light": 1},
        nebulae={"N2": "2-01"},
        stacks={1: "", 2: ""},
    )
    assert legal_starting_with(state, "use") == []


@FUSION
@EVERY_EDITION
def test_fusion_and_fission_remove_a_standard_star_never_a_supernova(
    edition: str, card: str, cards: dict[str, int]
) -> None:
    state = scenario(edition=edition, slots=card, hand=cards, stars=SOLID)
    act(state, f"use {card}")
    assert legal(state) == ["remove S1"]


@FUSION
@EVERY_EDITION
def test_fusion_and_fission_are_not_offered_for_a_supernova_alone(
    edition: str, card: str, cards: dict[str, int]
) -> None:
    state = scenario(edition=edition, slots=card, hand=cards, stars={"S2": "O*"})
    assert legal_starting_with(state, "use") == []


LAST_ROUND: dict[str, Any] = {"goals": "- - stars-he", "goals_left": 0}


@pytest.mark.parametrize("edition", ["reconciled", "pl", "es"])
def test_the_last_end_phase_stops_before_hands_are_cut(edition: str) -> None:
    state = scenario(edition=edition, seat=1, hand={"light": 13}, **LAST_ROUND)
    act(state, "end pass")
    assert to_act(state) == NOBODY
    assert hand(state, 1) == {"light": 13}


def test_the_last_end_phase_cuts_hands_in_fr() -> None:
    state = scenario(
        edition="fr",
        seat=1,
        hand={"light": 11},
        others={0: {"hand": {"time": 12}}},
        **LAST_ROUND,
    )
    act(state, "end pass")
    assert (to_act(state), legal(state)) == (0, ["discard time"])
    act(state, "discard time", "discard time")
    assert (to_act(state), legal(state)) == (1, ["discard light"])
    act(state, "discard light")
    assert to_act(state) == NOBODY
    assert COSMOS.standings(state) == [(0, 10), (0, 10)]


def test_the_last_end_phase_of_fr_cuts_hands_when_the_crystals_ran_out_too() -> None:
    state = scenario(edition="fr", seat=1, hand={"light": 11}, proto="L2", supply={"crystals": 0})
    act(state, "end stabilise L2", "goal stars-c", "discard light")
    assert to_act(state) == NOBODY


@EVERY_EDITION
def test_event_horizon_is_an_option_of_its_own(edition: str) -> None:
    state = scenario(
        edition=edition,
        event_horizon="token",
        slots="event-horizon",
        hand={"light": 1},
        stars={"S2": "O*"},
    )
    act(state, "use event-horizon light")
    assert legal(state) == ["spend S2"]
    assert view(state).options == {"edition": edition, "event-horizon": "token"}
