"""What is asked next: what the seat to act may choose, and what chance may bring."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, first_of, nth_of, size_of
from orrery.core.game import Outcome
from orrery.core.offer import Offer
from orrery.core.rng import Rng
from orrery.games.exoplanets.actions import (
    ACTION,
    BUILD,
    DEAL,
    LOSE,
    PLACE,
    RETURN,
    REVEAL,
    SHELVE,
)
from orrery.games.exoplanets.birth import add_births, open_rows
from orrery.games.exoplanets.effects import add_gains, add_swaps
from orrery.games.exoplanets.life import add_step_payments
from orrery.games.exoplanets.state import (
    CHOOSE_ACTION,
    CHOOSE_BIRTH,
    CHOOSE_LOSS,
    CHOOSE_PAYMENT,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_RETURN,
    CHOOSE_ROW,
    CHOOSE_STACK,
    CHOOSE_SWAP,
    DRAW_START_TILE,
    DRAW_TILE,
    STACKS,
    ExoplanetsState,
)
from orrery.games.exoplanets.turn import add_actions

_ALL_STACKS: Final[i64] = BIT[STACKS] - 1


def offer_in(state: ExoplanetsState) -> Offer:
    """What the seat to act may choose; it belongs to the state."""
    offer = state.offer
    if offer is None or not state.is_offered:
        offer = state.empty_offer()
        _add_choices(offer, state)
        state.is_offered = True
    return offer


def choices_in(state: ExoplanetsState) -> list[Action]:
    return offer_in(state).actions(ACTION)


def _add_choices(offer: Offer, state: ExoplanetsState) -> None:
    pending = state.pending
    if pending == CHOOSE_ACTION:
        add_actions(offer, state)
    elif pending == CHOOSE_BIRTH:
        add_births(offer, state)
    elif pending == CHOOSE_ROW:
        offer.add(PLACE, open_rows(state))
    elif pending == CHOOSE_RESOURCE:
        add_gains(offer, state)
    elif pending == CHOOSE_PLANET:
        offer.add(BUILD, state.held)
    elif pending == CHOOSE_STACK:
        offer.add(SHELVE, _ALL_STACKS)
    else:
        _add_rarer_choices(offer, state)


def _add_rarer_choices(offer: Offer, state: ExoplanetsState) -> None:
    pending = state.pending
    if pending == CHOOSE_PAYMENT:
        add_step_payments(offer, state)
    elif pending == CHOOSE_RETURN:
        offer.add(RETURN, state.players[state.actor].hand)
    elif pending == CHOOSE_SWAP:
        add_swaps(offer, state)
    elif pending == CHOOSE_LOSS:
        offer.add(LOSE, state.players[state.actor].hand)


def _draws_tile(state: ExoplanetsState) -> bool:
    return state.pending == DRAW_TILE or state.pending == DRAW_START_TILE


def outcomes_in(state: ExoplanetsState) -> list[Outcome]:
    """Every planet of the bag, or every tile that nobody has drawn."""
    first = DEAL if _draws_tile(state) else REVEAL
    rest = state.unseen if _draws_tile(state) else state.bag
    outcomes: list[Outcome] = []
    while rest != 0:
        outcomes.append((ACTION[first + first_of(rest)], 1))
        rest &= rest - 1
    return outcomes


def draw_in(state: ExoplanetsState, rng: Rng) -> Action:
    """One of the outcomes, without their list."""
    if _draws_tile(state):
        return ACTION[DEAL + nth_of(state.unseen, rng.below(size_of(state.unseen)))]
    return ACTION[REVEAL + nth_of(state.bag, rng.below(size_of(state.bag)))]
