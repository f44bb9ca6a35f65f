"""Set-up: the draws before the first turn, in the order of the notation."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, total_of
from orrery.games.cosmos import events
from orrery.games.cosmos.board import NEBULA_IDS, PER_SIZE, START_NEBULAE, TILE_IDS
from orrery.games.cosmos.content import ENERGIES, load
from orrery.games.cosmos.energy import begin_turn
from orrery.games.cosmos.state import (
    CONTROLS,
    DARK,
    DRAW_HAND,
    DRAW_ROW,
    DRAW_TILE,
    DRAW_TOKEN,
    SIZES,
    CosmosState,
    dark_tokens_for,
)

_ROW: Final[i64] = load().numbers.energy_row
_STARTING_HAND: Final[i64] = load().numbers.starting_hand


def after_first_goal(state: CosmosState) -> None:
    state.pending = DRAW_ROW


def after_row_card(state: CosmosState) -> None:
    if total_of(state.row) == _ROW:
        state.pending = DRAW_TILE
        state.active = 0
        state.stack = 0


def place_first_nebula(state: CosmosState, tile: i64) -> None:
    """One tile of each size onto its marked space, seat by seat."""
    space = START_NEBULAE[tile // PER_SIZE]
    state.galaxy().put_tile(tile, space)
    if state.events is not None:
        state.events.append(events.NebulaPlaced(state.active, TILE_IDS[tile], NEBULA_IDS[space]))
    state.stack += 1
    if state.stack < SIZES:
        return
    state.stack = 0
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        state.pending = DRAW_HAND


def after_hand_card(state: CosmosState) -> None:
    if state.galaxy().hand_size() < _STARTING_HAND:
        return
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        state.pending = DRAW_TOKEN


def tokens_to_come(state: CosmosState) -> i64:
    """The energy tokens not yet placed, by seat and the dark ones after them, packed."""
    tokens = (dark_tokens_for(state.seats) - total_of(state.dark_tokens)) * ONE[DARK]
    for seat in range(state.seats):
        if state.placed_seats & BIT[seat] == 0:
            tokens += ONE[seat]
    return tokens


def place_token(state: CosmosState, seat: i64) -> None:
    """Rule 1.2.7: clockwise from Light; whose own token comes last is first player."""
    control = state.tokens_placed % CONTROLS
    state.tokens_placed += 1
    if seat == DARK:
        state.dark_tokens += ONE[control]
    else:
        state.own_tokens += control * ONE[seat]
        state.placed_seats |= BIT[seat]
        state.first = seat
    if state.events is not None:
        owner = -1 if seat == DARK else seat
        state.events.append(events.TokenPlaced(owner, ENERGIES[control]))
    if state.tokens_placed == state.seats + dark_tokens_for(state.seats):
        state.round = 1
        begin_turn(state, state.first)
