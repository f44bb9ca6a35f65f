"""Rule 1.4: shift energy, then collect resources."""

from typing import Unpack

import pytest

from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import (
    Words,
    act,
    galaxy,
    hand,
    legal,
    outcomes,
    scenario,
    to_act,
    view,
    waiting,
)

LONELY = {"light": "0", "time": "1 dark dark", "gravity": "dark dark"}


def on_controls(state: CosmosState) -> dict[str, str]:
    seen = view(state)
    return {
        control: " ".join(
            [
                *(str(seat) for seat, at in enumerate(seen.own_tokens) if at == control),
                *["dark"] * dark,
            ]
        )
        for control, dark in seen.dark_tokens.items()
    }


def energy(own: str, **words: Unpack[Words]) -> CosmosState:
    """Seat 0 on this control with one more shift of its own behind it; the others far away."""
    before = {"light": "chemistry", "time": "light", "gravity": "time", "chemistry": "gravity"}
    tokens = dict.fromkeys(before, "")
    tokens[before[own]] = "0 1"
    tokens[before[before[own]]] = "dark dark"
    tokens[before[before[before[own]]]] = "dark dark"
    words["tokens"] = tokens
    words["phase"] = "energy"
    state = scenario(2, **words)
    return act(state, "shift own")


# Shift


def test_any_dark_token_or_the_own_one_may_move_first() -> None:
    state = scenario(2, phase="energy", tokens=LONELY)
    assert legal(state) == ["shift dark gravity", "shift dark time", "shift own"]


def test_collect_needs_the_own_token_to_have_moved() -> None:
    state = act(scenario(2, phase="energy", tokens=LONELY), "shift dark time")
    assert "collect" not in legal(state)
    act(state, "shift own")
    assert "collect" in legal(state)


def test_a_third_shift_that_leaves_the_own_token_unmoved_is_not_legal() -> None:
    state = scenario(2, phase="energy", tokens=LONELY)
    act(state, "shift dark gravity", "shift dark chemistry")
    assert legal(state) == ["shift own"]


def test_after_three_moves_only_collect_is_left() -> None:
    state = act(scenario(2, phase="energy", tokens=LONELY), *["shift own"] * 3)
    assert legal(state) == ["collect"]


def test_tokens_of_other_players_never_move() -> None:
    state = scenario(
        2,
        phase="energy",
        tokens={"light": "0", "time": "1", "gravity": "dark dark dark", "chemistry": "dark"},
    )
    assert legal(state) == ["shift dark chemistry", "shift dark gravity", "shift own"]


def test_tokens_move_one_control_clockwise() -> None:
    tokens = {"light": "dark", "time": "dark", "gravity": "dark", "chemistry": "0 1 dark"}
    state = scenario(2, phase="energy", tokens=tokens)
    for control, after in [
        ("light", {"light": "", "time": "dark dark", "gravity": "dark"}),
        ("time", {"light": "dark", "time": "", "gravity": "dark dark"}),
    ]:
        moved = act(state.copy(), f"shift dark {control}")
        assert on_controls(moved) == {**after, "chemistry": "0 1 dark"}
    assert on_controls(act(state.copy(), "shift dark chemistry"))["light"] == "dark dark"
    assert on_controls(act(state.copy(), "shift dark gravity"))["chemistry"] == "0 1 dark"


def test_a_full_control_is_jumped_over_for_the_price_of_one_move() -> None:
    tokens = {"light": "0", "time": "1 dark dark", "gravity": "dark dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), "shift own")
    assert on_controls(state)["gravity"] == "0 dark dark"
    assert view(state).shifts_left == 2


def test_two_full_controls_are_jumped_over_together() -> None:
    tokens = {"light": "0", "time": "1 2 dark", "gravity": "3 dark dark"}
    state = act(scenario(4, phase="energy", tokens=tokens), "shift own")
    assert on_controls(state)["chemistry"] == "0"


def test_three_moves_with_one_control_skipped_lead_back_to_the_start() -> None:
    tokens = {"light": "0", "time": "dark dark dark", "gravity": "1", "chemistry": "dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), *["shift own"] * 3)
    assert on_controls(state)["light"] == "0"


def test_a_control_that_a_shift_has_emptied_is_full_no_more() -> None:
    tokens = {"light": "0", "time": "1 dark dark", "gravity": "dark dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), "shift dark time", "shift own")
    assert on_controls(state)["time"] == "0 1 dark"


# Collect: active rewards


def test_active_light_gives_three_hydrogen_stars() -> None:
    state = act(energy("light"), "collect")
    assert waiting(state)[:3] == ["H", "H", "H"]


def test_active_time_gives_an_oxygen_star_and_two_dna() -> None:
    state = act(energy("time"), "collect")
    assert waiting(state)[:1] == ["O"]
    assert galaxy(state).dna == 2


def test_active_gravity_gives_two_helium_stars_and_a_supernova_resource() -> None:
    state = act(energy("gravity"), "collect")
    assert waiting(state)[:2] == ["He", "He"]
    assert galaxy(state).supernova == 1


def test_active_chemistry_gives_a_carbon_star_and_a_nebula_of_any_stack() -> None:
    state = act(energy("chemistry"), "collect")
    assert legal(state) == ["stack 1", "stack 2", "stack 3"]
    act(state, "stack 2")
    assert outcomes(state) == {f"tile 2-{number:02}": 1 for number in range(1, 17)}
    act(state, "tile 2-11")
    assert waiting(state) == ["C", "proto", "2-11"]


# Collect: passive rewards


def test_passive_rewards_count_tokens_of_every_colour() -> None:
    tokens = {"light": "1", "time": "dark", "gravity": "0 dark dark", "chemistry": "dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), "shift own", "shift dark gravity")
    assert on_controls(state) == {
        "light": "1",
        "time": "dark",
        "gravity": "dark",
        "chemistry": "0 dark dark",
    }
    act(state, "collect", "stack 1", "tile 1-01", "take light", "row light")
    own = galaxy(state)
    assert own.waiting.protos == 3
    assert hand(state) == {"light": 1}
    assert own.chamber.position == 1
    assert own.graviton == 1


def test_an_empty_control_gives_no_passive_reward() -> None:
    tokens = {"light": "1", "time": "0", "gravity": "dark dark", "chemistry": "dark dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), "shift own", "collect")
    assert galaxy(state).chamber.position == 0


def test_bonus_resources_come_even_from_an_empty_control() -> None:
    tokens = {"time": "0", "gravity": "1 dark", "chemistry": "dark dark dark"}
    state = scenario(2, phase="energy", tokens=tokens, slots="quasar generations - pulsar")
    act(state, "shift own", "collect")
    assert galaxy(state).chamber.position == 2
    assert galaxy(state).graviton == 4


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("-", {"cards": 1, "steps": 0, "gravitons": 3, "protos": 2}),
        ("time-dilation", {"cards": 2, "steps": 0, "gravitons": 3, "protos": 2}),
        ("quasar", {"cards": 1, "steps": 1, "gravitons": 3, "protos": 2}),
        ("pulsar", {"cards": 1, "steps": 0, "gravitons": 4, "protos": 2}),
        ("speciation", {"cards": 1, "steps": 0, "gravitons": 3, "protos": 3}),
    ],
)
def test_rule_5_3_a_power_card_adds_the_passive_resource_of_its_own_control(
    card: str, expected: dict[str, int]
) -> None:
    tokens = {"light": "dark", "time": "0", "gravity": "1 dark", "chemistry": "dark dark"}
    state = scenario(2, phase="energy", tokens=tokens, slots=card, row={"light": 4})
    act(state, "shift own", "collect", *["take light"] * expected["cards"])
    own = galaxy(state)
    assert {
        "cards": own.hand_size,
        "steps": own.chamber.position,
        "gravitons": own.graviton,
        "protos": own.waiting.protos,
    } == expected


def test_collecting_goes_clockwise_from_the_own_control() -> None:
    """The cards of Light come last for a token on Time: everything else is there before them."""
    tokens = {"light": "0 dark", "time": "dark", "gravity": "1", "chemistry": "dark dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), "shift own", "collect")
    own = galaxy(state)
    assert legal(state)[0].startswith("take")
    assert (own.chamber.position, own.graviton, own.waiting.protos) == (2, 1, 2)


def test_collecting_begins_with_the_own_control() -> None:
    """On Light the cards come before any other passive reward, but after the active one."""
    tokens = {"light": "", "time": "dark", "gravity": "1 dark dark", "chemistry": "0 dark"}
    state = act(scenario(2, phase="energy", tokens=tokens), "shift own", "collect")
    own = galaxy(state)
    assert waiting(state) == ["H", "H", "H"]
    assert legal(state)[0].startswith("take")
    assert (own.chamber.position, own.graviton, own.waiting.protos) == (0, 0, 0)


def test_all_of_it_comes_before_any_crafting() -> None:
    state = act(energy("light"), "collect", "take time")
    assert legal(state) == ["row chemistry", "row gravity", "row light", "row time"]
    act(state, "row time")
    assert view(state).phase == "craft"
    assert "place star H S1" in legal(state)


# Energy cards


def with_cards(count: int, **words: Unpack[Words]) -> CosmosState:
    """Seat 0 about to take this many cards from Light, its own token on Gravity."""
    tokens = {
        "light": " ".join(["dark"] * count),
        "time": "0",
        "gravity": "1",
        "chemistry": " ".join(["dark"] * (4 - count)),
    }
    words["tokens"] = tokens
    words["phase"] = "energy"
    state = scenario(2, **words)
    return act(state, "shift own", "collect")


def test_cards_come_from_the_row_or_the_deck_in_any_mix() -> None:
    state = with_cards(3, row={"light": 2, "time": 1, "chemistry": 1})
    assert legal(state) == ["take chemistry", "take deck", "take light", "take time"]
    act(state, "take light", "take deck")
    assert to_act(state) < 0
    act(state, "hand gravity", "take light")
    assert hand(state) == {"light": 2, "gravity": 1}


def test_the_row_is_refilled_only_after_the_last_card() -> None:
    state = with_cards(2)
    act(state, "take light")
    assert legal(state) == ["take chemistry", "take deck", "take gravity", "take time"]
    act(state, "take time")
    assert outcomes(state) == {
        "row light": 14,
        "row time": 14,
        "row gravity": 14,
        "row chemistry": 14,
    }
    act(state, "row light", "row light")
    assert view(state).row == {"light": 2, "time": 0, "gravity": 1, "chemistry": 1}
    assert view(state).phase == "craft"


def test_weights_of_the_deck_are_its_true_counts() -> None:
    state = with_cards(1, deck={"light": 3, "gravity": 1})
    act(state, "take deck")
    assert outcomes(state) == {"hand light": 3, "hand gravity": 1}


def test_discards_become_the_deck_only_when_a_card_must_be_drawn() -> None:
    state = with_cards(2, deck={"light": 1}, discards={"chemistry": 2})
    act(state, "take deck", "hand light")
    assert view(state).deck == 0
    assert view(state).discards["chemistry"] == 2
    act(state, "take deck")
    assert outcomes(state) == {"hand chemistry": 2}


def test_discards_become_the_deck_in_the_middle_of_a_refill() -> None:
    state = with_cards(2, deck={"light": 1}, discards={"chemistry": 2, "time": 1})
    act(state, "take light", "take time")
    assert outcomes(state) == {"row light": 1}
    act(state, "row light")
    assert outcomes(state) == {"row chemistry": 2, "row time": 1}


def test_a_deck_that_runs_out_with_the_refill_is_not_renewed_before_the_next_draw() -> None:
    state = with_cards(1, deck={"light": 1}, discards={"chemistry": 2})
    act(state, "take light", "row light")
    assert (view(state).deck, view(state).discards["chemistry"]) == (0, 2)


def test_hand_limit_is_not_checked_in_the_energy_phase() -> None:
    state = with_cards(3, hand={"light": 10}, row={"light": 4})
    act(state, *["take light"] * 3)
    assert hand(state) == {"light": 13}


# Time crystals


def stepped(start: int, steps: int) -> CosmosState:
    """Seat 0 whose crystal climbs this many steps, from Time as a passive reward."""
    tokens = {
        "time": " ".join(["dark"] * steps),
        "gravity": " ".join(["0", *["dark"] * (4 - steps)]),
        "light": "",
        "chemistry": "1",
    }
    state = scenario(2, phase="energy", tokens=tokens, chamber=start)
    return act(state, "shift own", "collect", "stack 1", "tile 1-01")


def test_each_step_moves_the_crystal_one_up() -> None:
    chamber = galaxy(stepped(1, 3)).chamber
    assert (chamber.position, chamber.ready) == (4, 0)


def test_on_reaching_six_a_new_crystal_starts_at_once_and_goes_on() -> None:
    state = stepped(5, 3)
    chamber = galaxy(state).chamber
    assert (chamber.position, chamber.ready) == (2, 1)
    assert view(state).crystals == 5


def test_no_new_crystal_before_six_is_reached() -> None:
    assert view(stepped(2, 3)).crystals == 6
