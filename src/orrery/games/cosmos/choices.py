"""What the seat to act may choose, by what is asked."""

from orrery.core.action import Action
from orrery.core.offer import Offer
from orrery.games.cosmos.action_table import ACTION, BOTTOM, KEEP, STACK
from orrery.games.cosmos.cards import PER_DECK
from orrery.games.cosmos.craft import add_craft, add_last_spaces
from orrery.games.cosmos.endphase import add_discards
from orrery.games.cosmos.energy import add_cards, add_shifts
from orrery.games.cosmos.powers import add_effect_choices
from orrery.games.cosmos.state import (
    CHOOSE_BOTTOM,
    CHOOSE_CARD,
    CHOOSE_CRAFT,
    CHOOSE_DISCARD,
    CHOOSE_EFFECT,
    CHOOSE_KEPT,
    CHOOSE_LAST_SPACE,
    CHOOSE_SHIFT,
    CHOOSE_STACK,
    SIZES,
    CosmosState,
)


def offer_in(state: CosmosState) -> Offer:
    """What the seat to act may choose; it belongs to the state."""
    offer = state.offer
    if offer is None or not state.is_offered:
        offer = state.empty_offer()
        _add_choices(offer, state)
        state.is_offered = True
    return offer


def choices_in(state: CosmosState) -> list[Action]:
    return offer_in(state).actions(ACTION)


def _add_choices(offer: Offer, state: CosmosState) -> None:
    pending = state.pending
    if pending == CHOOSE_CRAFT:
        add_craft(offer, state)
    elif pending == CHOOSE_SHIFT:
        add_shifts(offer, state)
    elif pending == CHOOSE_CARD:
        add_cards(offer, state)
    elif pending == CHOOSE_EFFECT:
        add_effect_choices(offer, state)
    elif pending == CHOOSE_STACK:
        _add_stacks(offer, state)
    elif pending == CHOOSE_KEPT:
        offer.add(KEEP + state.buy_deck * PER_DECK, state.drawn)
    elif pending == CHOOSE_BOTTOM:
        offer.add(BOTTOM + state.buy_deck * PER_DECK, state.drawn)
    elif pending == CHOOSE_LAST_SPACE:
        add_last_spaces(offer, state)
    elif pending == CHOOSE_DISCARD:
        add_discards(offer, state)


def _add_stacks(offer: Offer, state: CosmosState) -> None:
    for size in range(SIZES):
        if not state.stacks[size].is_empty():
            offer.one(STACK + size)
