"""Activating power cards: what they cost, when they are offered, how they are paid for."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import count_of, size_of
from orrery.core.offer import Offer
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import cards, events
from orrery.games.cosmos.action_table import SPEND_LIFE, SPEND_SUPERNOVA, USE
from orrery.games.cosmos.effects.vocabulary import EFFECT_OF
from orrery.games.cosmos.galaxy import NONE, SLOTS, Galaxy
from orrery.games.cosmos.state import CHOOSE_EFFECT, CONTROLS, CosmosState
from orrery.games.cosmos.supply import pay_cards, return_life, return_star

# The highest bit of each of four packed counters.
_HIGH: Final[i64] = 0x80808080


def add_uses(offer: Offer, state: CosmosState, galaxy: Galaxy) -> None:
    """Ruling 33: offered where the price can be paid and the effect does something."""
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card == NONE or cards.is_discharge(card):
            continue
        cost = state.edition * cards.POWERS + card
        if not has_extras(state, galaxy, cost) or not EFFECT_OF[card].is_useful(state):
            continue
        for payment in range(cards.COST_FIRST[cost], cards.COST_END[cost]):
            if holds(galaxy.hand, cards.price_of(cost, payment)):
                offer.one(USE + card * cards.PAYMENTS + payment)


def can_pay(state: CosmosState, galaxy: Galaxy, card: i64) -> bool:
    """Whether the seat has what a card costs now."""
    if cards.is_discharge(card):
        return galaxy.ready > 0
    cost = state.edition * cards.POWERS + card
    if not has_extras(state, galaxy, cost):
        return False
    for payment in range(cards.COST_FIRST[cost], cards.COST_END[cost]):
        if holds(galaxy.hand, cards.price_of(cost, payment)):
            return True
    return False


def holds(hand: i64, price: i64) -> bool:
    """Whether a hand has at least as many cards of each type: no counter borrows."""
    return ((hand | _HIGH) - price) & _HIGH == _HIGH


def has_extras(state: CosmosState, galaxy: Galaxy, cost: i64) -> bool:
    """Whether gravitons, supernova and life of a price are there."""
    if galaxy.graviton < cards.COST_GRAVITON[cost]:
        return False
    if cards.COST_SUPERNOVA[cost] > 0:
        supernovas = size_of(galaxy.novas) if state.horizon_token else galaxy.supernova
        if supernovas < cards.COST_SUPERNOVA[cost]:
            return False
    stable = size_of(galaxy.stable)
    return stable >= cards.COST_STABLE[cost] and size_of(galaxy.proto) >= cards.COST_PROTO[cost]


def use_power(state: CosmosState, card: i64, payment: i64) -> None:
    """Pay cards and gravitons; life and a supernova token are chosen next, if they are due.

    Ruling 32: Event Horizon's supernova is the resource on the track unless the table plays the
    other reading. The bare word would name the piece, but the price fits the resource: two
    crystal steps cost a card and a graviton elsewhere, and a supernova on the board is a star."""
    galaxy = state.galaxy()
    cost = state.edition * cards.POWERS + card
    if state.events is not None:
        state.events.append(events.PowerUsed(state.active, cards.POWER_IDS[card]))
    price = cards.price_of(cost, payment)
    for energy in range(CONTROLS):
        pay_cards(state, energy, count_of(price, energy))
    galaxy.graviton -= cards.COST_GRAVITON[cost]
    due = cards.COST_STABLE[cost] + cards.COST_PROTO[cost]
    if state.horizon_token:
        due += cards.COST_SUPERNOVA[cost]
    else:
        galaxy.supernova -= cards.COST_SUPERNOVA[cost]
    if due > 0:
        state.effect = card
        state.effect_costs = due
        state.pending = CHOOSE_EFFECT
    else:
        EFFECT_OF[card].start(state)


def add_effect_choices(offer: Offer, state: CosmosState) -> None:
    """The next choice of the card under way, its price first."""
    if state.effect_costs > 0:
        _add_payments(offer, state, state.galaxy())
    else:
        EFFECT_OF[state.effect].add_choices(offer, state)


def _add_payments(offer: Offer, state: CosmosState, galaxy: Galaxy) -> None:
    cost = state.edition * cards.POWERS + state.effect
    if cards.COST_SUPERNOVA[cost] > 0:
        offer.add(SPEND_SUPERNOVA, galaxy.novas)
    elif cards.COST_PROTO[cost] > 0:
        offer.add(SPEND_LIFE, galaxy.proto)
    else:
        offer.add(SPEND_LIFE, galaxy.stable)


def perform_effect(state: CosmosState, action: Action) -> None:
    effect = EFFECT_OF[state.effect]
    if state.effect_costs == 0:
        effect.perform(state, action)
        return
    if isinstance(action, a.SpendLife):
        return_life(state, action.space)
    else:
        assert isinstance(action, a.SpendSupernova)
        return_star(state, action.space)
    state.effect_costs -= 1
    if state.effect_costs == 0:
        effect.start(state)
