"""Buying a power card: pay, draw as many as paid, keep one, put the others under the deck."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, count_of, first_of, size_of
from orrery.core.offer import Offer
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import events
from orrery.games.cosmos.action_table import BUY
from orrery.games.cosmos.cards import PER_DECK, POWER_IDS
from orrery.games.cosmos.galaxy import NONE, SLOTS, Galaxy
from orrery.games.cosmos.state import (
    CHOOSE_BOTTOM,
    CHOOSE_CRAFT,
    CHOOSE_KEPT,
    CONTROLS,
    DRAW_POWER,
    SLOT_PRICE,
    CosmosState,
)
from orrery.games.cosmos.supply import pay_cards


def add_purchases(offer: Offer, state: CosmosState, galaxy: Galaxy) -> None:
    for slot in range(SLOTS):
        if galaxy.card_in(slot) != NONE:
            continue
        for energy in range(CONTROLS):
            affordable = count_of(galaxy.hand, energy) >= SLOT_PRICE[slot]
            if affordable and not state.power_decks[energy].is_empty():
                offer.one(BUY + slot * CONTROLS + energy)


def cards_short(state: CosmosState, galaxy: Galaxy, slot: i64) -> i64:
    """How many more cards of one type a slot asks for, of a type whose deck has cards left."""
    most: i64 = 0
    for energy in range(CONTROLS):
        if not state.power_decks[energy].is_empty():
            most = max(most, count_of(galaxy.hand, energy))
    return max(0, SLOT_PRICE[slot] - most)


def buy(state: CosmosState, slot: i64, energy: i64) -> None:
    pay_cards(state, energy, SLOT_PRICE[slot])
    state.buy_slot = slot
    state.buy_deck = energy
    state.buy_draws = SLOT_PRICE[slot]
    state.drawn = 0
    state.pending = DRAW_POWER


# What lies under a power deck is remembered with the seat that put it there and so knows it.


def bottom_item(card: i64, seat: i64) -> i64:
    return card % PER_DECK + seat * PER_DECK


def item_card(item: i64, deck: i64) -> i64:
    return item % PER_DECK + deck * PER_DECK


def item_seat(item: i64) -> i64:
    return item // PER_DECK


def receive_power(state: CosmosState, card: i64) -> None:
    """Ruling 38: a short deck gives what it has."""
    deck = state.power_decks[state.buy_deck]
    deck.draw(card % PER_DECK)
    state.drawn |= BIT[card % PER_DECK]
    state.buy_draws -= 1
    if state.events is not None:
        state.events.append(events.PowerDrawn(state.active, POWER_IDS[card]))
    if state.buy_draws == 0 or deck.is_empty():
        state.buy_draws = 0
        state.pending = CHOOSE_KEPT


def perform_kept(state: CosmosState, action: Action) -> None:
    assert isinstance(action, a.KeepPower)
    state.drawn &= ~BIT[action.card % PER_DECK]
    state.galaxy().fill_slot(state.buy_slot, action.card)
    if state.events is not None:
        state.events.append(
            events.PowerKept(state.active, POWER_IDS[action.card], state.buy_slot + 1)
        )
    _continue_returning(state)


def perform_bottom(state: CosmosState, action: Action) -> None:
    assert isinstance(action, a.BottomPower)
    _put_under(state, action.card)
    _continue_returning(state)


def _put_under(state: CosmosState, card: i64) -> None:
    state.drawn &= ~BIT[card % PER_DECK]
    state.power_decks[state.buy_deck].push(bottom_item(card, state.active))
    if state.events is not None:
        state.events.append(events.PowerReturned(state.active, POWER_IDS[card]))


def _continue_returning(state: CosmosState) -> None:
    """The last card follows by itself."""
    if size_of(state.drawn) > 1:
        state.pending = CHOOSE_BOTTOM
        return
    if state.drawn != 0:
        _put_under(state, state.buy_deck * PER_DECK + first_of(state.drawn))
    state.pending = CHOOSE_CRAFT
