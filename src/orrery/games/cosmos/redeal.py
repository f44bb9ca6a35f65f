"""What one viewer does not see of a position dealt anew, straight from its numbers: for searches,
which need many positions that look the same."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, counter_at, nth_of, size_of, total_of
from orrery.core.rng import Rng
from orrery.games.cosmos.cards import PER_DECK
from orrery.games.cosmos.galaxy import ADVANCED_BITS, FIRST_GROUP
from orrery.games.cosmos.purchase import bottom_item, item_seat
from orrery.games.cosmos.state import CONTROLS, GAME_OVER, LOWEST_ADVANCED, CosmosState

_TOKEN: Final = 31


def redeal(state: CosmosState, viewer: i64, rng: Rng) -> CosmosState:
    """A copy that looks exactly the same to the viewer."""
    dealt = state.copy()
    _deal_energy(dealt, viewer, rng)
    for deck in range(CONTROLS):
        _deal_powers(dealt, deck, viewer, rng)
    if dealt.pending != GAME_OVER:
        _deal_advanced(dealt, viewer, rng)
    return dealt


def _deal_energy(state: CosmosState, viewer: i64, rng: Rng) -> None:
    """The hands of the others come from these hands and the deck."""
    hidden = state.deck
    for seat in range(state.seats):
        if seat != viewer:
            hidden += state.galaxies[seat].hand
    left = total_of(hidden)
    for seat in range(state.seats):
        if seat != viewer:
            galaxy = state.galaxies[seat]
            size = galaxy.hand_size()
            galaxy.hand = 0
            for _ in range(size):
                card = ONE[counter_at(hidden, rng.below(left))]
                galaxy.hand += card
                hidden -= card
                left -= 1
    state.deck = hidden


def _deal_powers(state: CosmosState, number: i64, viewer: i64, rng: Rng) -> None:
    """Cards that others put under a deck or have just drawn from it come from these and the deck.
    Only who put a card there knows it."""
    deck = state.power_decks[number]
    drawn: i64 = 0
    if state.buy_deck == number and state.active != viewer:
        drawn = state.drawn
    if deck.size == 0 and drawn == 0:
        return
    hidden = deck.unseen | drawn
    for place in range(deck.size):
        if item_seat(deck.at(place)) != viewer:
            hidden |= BIT[deck.at(place) % PER_DECK]
    for _ in range(deck.size):
        item = deck.pop()
        seat = item_seat(item)
        if seat != viewer:
            card = nth_of(hidden, rng.below(size_of(hidden)))
            hidden ^= BIT[card]
            item = bottom_item(card, seat)
        deck.push(item)
    if drawn != 0:
        state.drawn = 0
        for _ in range(size_of(drawn)):
            bit = BIT[nth_of(hidden, rng.below(size_of(hidden)))]
            hidden ^= bit
            state.drawn |= bit
    deck.unseen = hidden


def _deal_advanced(state: CosmosState, viewer: i64, rng: Rng) -> None:
    """Tokens of the others, by their group, which is seen; those in the box are as likely."""
    for seat in range(state.seats):
        if seat != viewer:
            _take_back(state, state.galaxies[seat].advanced_one)
            _take_back(state, state.galaxies[seat].advanced_two)
    for seat in range(state.seats):
        galaxy = state.galaxies[seat]
        if seat != viewer:
            galaxy.advanced_one = _deal_tokens(state, galaxy.advanced_one, rng)
            galaxy.advanced_two = _deal_tokens(state, galaxy.advanced_two, rng)


def _take_back(state: CosmosState, tokens: i64) -> None:
    while tokens != 0:
        token = tokens & _TOKEN
        tokens >>= ADVANCED_BITS
        if token >= FIRST_GROUP:
            state.advanced_first += ONE[token - FIRST_GROUP - LOWEST_ADVANCED]
        elif token != 0:
            state.advanced_second += ONE[token - LOWEST_ADVANCED]


def _deal_tokens(state: CosmosState, tokens: i64, rng: Rng) -> i64:
    """As many tokens on the same nebulae, of the same groups."""
    dealt: i64 = 0
    shift: i64 = 0
    while tokens != 0:
        token = tokens & _TOKEN
        tokens >>= ADVANCED_BITS
        if token >= FIRST_GROUP:
            kind = counter_at(state.advanced_first, rng.below(total_of(state.advanced_first)))
            state.advanced_first -= ONE[kind]
            dealt |= (FIRST_GROUP + LOWEST_ADVANCED + kind) << shift
        elif token != 0:
            kind = counter_at(state.advanced_second, rng.below(total_of(state.advanced_second)))
            state.advanced_second -= ONE[kind]
            dealt |= (LOWEST_ADVANCED + kind) << shift
        shift += ADVANCED_BITS
    return dealt
