"""Rule 1.5: energy cards for a power card, and five of one type for points."""

import pytest

from tests.games.cosmos.scenario import (
    act,
    galaxy,
    hand,
    legal,
    legal_starting_with,
    outcomes,
    points,
    scenario,
    view,
)

GRAVITY = "binary-star core-collapse stardust shooting-star solar-wind pulsar white-dwarf wormhole"


@pytest.mark.parametrize(("cards", "slots"), [(1, []), (2, [1]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_slot_prices_are_2_3_3_4(cards: int, slots: list[int]) -> None:
    state = scenario(hand={"gravity": cards})
    assert legal_starting_with(state, "buy") == [f"buy {slot} gravity" for slot in slots]


def test_cards_of_different_types_do_not_add_up() -> None:
    state = scenario(hand={"gravity": 1, "light": 1, "time": 2})
    assert legal_starting_with(state, "buy") == ["buy 1 time"]


def test_slots_may_be_filled_in_any_order_and_only_once() -> None:
    state = scenario(hand={"gravity": 4, "time": 3}, slots="- quasar - pulsar")
    assert legal_starting_with(state, "buy") == [
        "buy 1 gravity",
        "buy 1 time",
        "buy 3 gravity",
        "buy 3 time",
    ]


def test_no_slot_left_no_purchase() -> None:
    state = scenario(hand={"gravity": 5}, slots="quasar pulsar stardust wormhole")
    assert legal_starting_with(state, "buy") == []


def test_the_price_goes_to_the_discards() -> None:
    state = act(scenario(hand={"gravity": 4}), "buy 2 gravity")
    assert hand(state) == {"gravity": 1}
    assert view(state).discards["gravity"] == 3


def test_as_many_cards_are_drawn_as_were_paid() -> None:
    state = act(scenario(hand={"gravity": 3}), "buy 2 gravity")
    assert outcomes(state) == {f"power {card}": 1 for card in GRAVITY.split()}
    act(state, "power pulsar", "power stardust")
    assert len(outcomes(state)) == 6
    act(state, "power wormhole")
    assert legal(state) == ["keep pulsar", "keep stardust", "keep wormhole"]


def test_one_is_kept_in_that_slot_and_the_rest_go_under_the_deck_in_any_order() -> None:
    state = act(scenario(hand={"gravity": 4}), "buy 4 gravity")
    act(state, "power pulsar", "power stardust", "power wormhole", "power solar-wind")
    act(state, "keep stardust")
    assert galaxy(state).slots == [None, None, None, "stardust"]
    assert legal(state) == ["bottom pulsar", "bottom solar-wind", "bottom wormhole"]
    act(state, "bottom wormhole")
    assert legal(state) == ["bottom pulsar", "bottom solar-wind"]
    act(state, "bottom solar-wind")
    assert view(state).power_decks["gravity"].bottom == ["wormhole", "solar-wind", "pulsar"]
    assert view(state).pending == "choose-craft"


def test_the_last_card_follows_by_itself() -> None:
    state = act(scenario(hand={"gravity": 2}), "buy 1 gravity", "power pulsar", "power stardust")
    act(state, "keep pulsar")
    assert view(state).pending == "choose-craft"
    assert view(state).power_decks["gravity"].bottom == ["stardust"]


def test_several_cards_may_be_bought_in_one_turn() -> None:
    state = act(scenario(hand={"gravity": 5}), "buy 2 gravity", "power pulsar", "power wormhole")
    act(state, "power stardust", "keep pulsar", "bottom wormhole")
    assert legal_starting_with(state, "buy") == ["buy 1 gravity"]


def test_ruling_05_the_bonus_comes_from_the_next_energy_phase_on() -> None:
    tokens = {"light": "", "time": "0", "gravity": "1 dark", "chemistry": "dark dark dark"}
    state = scenario(2, tokens=tokens, hand={"gravity": 2})
    act(state, "buy 1 gravity", "power pulsar", "power wormhole", "keep pulsar")
    assert galaxy(state).graviton == 0
    act(state, "end pass", "shift own", "collect", "take light", "row light", "end pass")
    act(state, "goal stars-he", "shift own", "collect")
    assert galaxy(state).graviton == 2 + 1


def test_ruling_38_a_short_deck_gives_what_it_has_for_the_same_price() -> None:
    state = scenario(3, hand={"gravity": 4}, power_decks={"gravity": "pulsar wormhole"})
    act(state, "buy 4 gravity")
    assert hand(state) == {}
    act(state, "power pulsar", "power wormhole")
    assert legal(state) == ["keep pulsar", "keep wormhole"]


def test_ruling_38_a_deck_of_one_card_leaves_nothing_to_put_back() -> None:
    state = scenario(3, hand={"gravity": 2}, power_decks={"gravity": "pulsar"})
    act(state, "buy 1 gravity", "power pulsar")
    assert legal(state) == ["keep pulsar"]
    act(state, "keep pulsar")
    assert view(state).power_decks["gravity"].bottom == []
    assert view(state).pending == "choose-craft"


def test_ruling_38_an_empty_deck_cannot_be_bought_from() -> None:
    state = scenario(3, hand={"gravity": 4, "time": 2}, power_decks={"gravity": ""})
    assert legal_starting_with(state, "buy") == ["buy 1 time"]


def test_ruling_38_of_a_known_bottom_each_draw_has_one_outcome_in_order() -> None:
    state = scenario(
        3,
        hand={"gravity": 3},
        power_decks={"gravity": "stardust"},
        power_bottoms={"gravity": "wormhole pulsar solar-wind"},
    )
    act(state, "buy 2 gravity")
    assert outcomes(state) == {"power stardust": 1}
    act(state, "power stardust")
    assert outcomes(state) == {"power wormhole": 1}
    act(state, "power wormhole")
    assert outcomes(state) == {"power pulsar": 1}
    act(state, "power pulsar", "keep wormhole", "bottom pulsar")
    assert view(state).power_decks["gravity"].bottom == ["solar-wind", "pulsar", "stardust"]


def test_ruling_38_bought_cards_may_be_used_in_the_same_turn() -> None:
    state = scenario(hand={"gravity": 3}, graviton=1)
    act(state, "buy 1 gravity", "power pulsar", "power wormhole", "keep pulsar")
    assert legal_starting_with(state, "use") == ["use pulsar"]


def test_ruling_38_drawn_cards_are_seen_only_by_the_buyer() -> None:
    state = act(scenario(hand={"gravity": 3}), "buy 2 gravity", "power pulsar", "power wormhole")
    mine, theirs = view(state, 0).purchase, view(state, 1).purchase
    assert mine is not None
    assert theirs is not None
    assert (mine.drawn, theirs.drawn, theirs.seen) == (["pulsar", "wormhole"], None, 2)
    act(state, "power stardust", "keep pulsar", "bottom wormhole")
    assert view(state, 1).galaxies[0].slots[1] == "pulsar"
    assert view(state, 1).power_decks["gravity"].bottom == [None, None]


def test_cards_in_slots_are_permanent() -> None:
    state = scenario(hand={"gravity": 4}, slots="quasar")
    assert [text for text in legal_starting_with(state, "buy") if text.startswith("buy 1")] == []


def test_five_cards_of_one_type_are_six_points() -> None:
    state = scenario(hand={"light": 5, "time": 4})
    assert legal_starting_with(state, "set") == ["set light"]
    act(state, "set light")
    assert points(state) == 6
    assert hand(state) == {"time": 4}
    assert view(state).discards["light"] == 5


def test_sets_are_repeatable() -> None:
    state = act(scenario(hand={"light": 10}), "set light", "set light")
    assert points(state) == 12
    assert legal_starting_with(state, "set") == []


def test_ruling_39_cards_cannot_count_for_a_set_and_for_speed_of_light() -> None:
    state = scenario(hand={"light": 5}, slots="speed-of-light")
    assert legal_starting_with(state, "set", "use") == ["set light", "use speed-of-light light"]
    act(state, "set light")
    assert legal_starting_with(state, "set", "use") == []
