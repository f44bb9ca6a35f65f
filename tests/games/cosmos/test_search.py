"""What searches rely on: re-deals as likely as the rules make them, turns, keys."""

from collections import Counter

import pytest

from orrery.core.bits import count_of, members
from orrery.core.game import SPECTATOR
from orrery.core.rng import Rng
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.purchase import item_card, item_seat
from orrery.games.cosmos.state import CosmosState
from tests.games.cosmos.scenario import act, scenario, view

DEALS = 1500


def hidden_parts(state: CosmosState) -> list[str]:
    """Each hidden thing of a position as one word."""
    found = [f"hand {count_of(state.galaxies[1].hand, energy)}-{energy}" for energy in range(4)]
    for number, deck in enumerate(state.power_decks):
        for place, item in enumerate(deck.items()):
            found.append(f"{number} {place} {item_seat(item)} {item_card(item, number)}")
    found += [f"drawn {card}" for card in members(state.drawn)]
    found += [f"token {token}" for token in state.galaxies[1].advanced_tokens()]
    return found


def furnished() -> CosmosState:
    """Seat 1 holds cards, lays others under a deck while it buys, and has advanced life."""
    state = scenario(
        seat=1,
        hand={"gravity": 6, "light": 2},
        power_bottoms={"gravity": "pulsar wormhole"},
        nebulae={"N9": "1-01!", "N1": "2-01!"},
        advanced={"N9": [5], "N1": [4, 7]},
        others={0: {"hand": {"time": 3}}},
    )
    powers = ("stardust", "solar-wind", "white-dwarf", "core-collapse")
    act(state, "buy 4 gravity", *(f"power {power}" for power in powers))
    return act(state, "keep stardust", "bottom solar-wind")


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_redeal_is_as_likely_as_a_deal_from_the_view(viewer: int) -> None:
    state = furnished()
    dealt: Counter[str] = Counter()
    redealt: Counter[str] = Counter()
    for number in range(DEALS):
        seen = view(state, viewer)
        dealt.update(hidden_parts(COSMOS.determinize(seen, Rng("deal", number))))
        redealt.update(hidden_parts(COSMOS.redeal(state, viewer, Rng("redeal", number))))
    assert dealt.total() == redealt.total()
    for what in dealt | redealt:
        assert abs(dealt[what] - redealt[what]) < 5 * (DEALS / 4) ** 0.5, what


def test_who_knows_a_card_keeps_it_in_a_redeal() -> None:
    state = furnished()
    dealt = COSMOS.redeal(state, 1, Rng(1))
    assert dealt.galaxies[1].hand == state.galaxies[1].hand
    assert dealt.drawn == state.drawn
    own = [item for item in state.power_decks[2].items() if item_seat(item) == 1]
    assert [item for item in dealt.power_decks[2].items() if item_seat(item) == 1] == own


def test_a_turn_ends_with_its_last_question_not_before() -> None:
    state = scenario(3, seat=0, first=0, round=2)
    turn = COSMOS.turn(state)
    act(state, "end nebula")
    assert COSMOS.turn(state) == turn
    act(state, "stack 1", "tile 1-04", "place nebula 1-04 N5")
    assert COSMOS.turn(state) == turn + 1
    assert state.active == 1


def test_set_up_is_before_the_first_turn_and_the_end_phase_after_the_last_of_a_round() -> None:
    assert COSMOS.turn(COSMOS.new(3)) == 0
    assert COSMOS.turn(scenario(3, seat=1, first=1, round=1)) == 1
    state = scenario(3, seat=2, hand={"light": 12})
    before = COSMOS.turn(state)
    act(state, "end pass", "goal stars-c")
    assert COSMOS.turn(state) == before + 1
    act(state, "discard light", "discard light")
    assert COSMOS.turn(state) == before + 2


def test_placements_in_another_order_lead_to_the_same_key() -> None:
    one = act(scenario(waiting="H He"), "place star H S1", "place star He S2")
    other = act(scenario(waiting="H He"), "place star He S2", "place star H S1")
    third = act(scenario(waiting="H He"), "place star He S1", "place star H S2")
    assert COSMOS.key(one) == COSMOS.key(other) != COSMOS.key(third)


def test_what_a_purchase_leaves_behind_is_not_in_the_key() -> None:
    state, other = scenario(), scenario()
    other.buy_slot = 2
    assert COSMOS.key(state) == COSMOS.key(other)
