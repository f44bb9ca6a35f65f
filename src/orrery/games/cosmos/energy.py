"""The energy phase: shift energy, then collect resources."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import ONE, count_of, total_of
from orrery.core.offer import Offer
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import events
from orrery.games.cosmos.action_table import COLLECT, SHIFT_DARK, SHIFT_OWN, TAKE, TAKE_DECK
from orrery.games.cosmos.cards import (
    BONUS,
    CRYSTAL_STEP,
    ENERGY_CARD,
    GRAVITON,
    PASSIVES,
    PER_DECK,
    PROTO_LIFE,
)
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.galaxy import NONE, SLOTS, STAR_KINDS
from orrery.games.cosmos.state import (
    CHOOSE_CARD,
    CHOOSE_CRAFT,
    CHOOSE_SHIFT,
    CHOOSE_STACK,
    CONTROLS,
    CRAFT,
    DRAW_HAND,
    DRAW_ROW,
    ENERGY,
    CosmosState,
)
from orrery.games.cosmos.supply import (
    gain_protos,
    gain_stars,
    make_deck_ready,
    open_stacks,
    step_crystal,
)

_CONTENT: Final = load()
_SHIFTS: Final[i64] = _CONTENT.numbers.shifts
_CAPACITY: Final[i64] = _CONTENT.numbers.control_capacity
_ROW: Final[i64] = _CONTENT.numbers.energy_row
PASSIVE: Final = vec[i64]([PASSIVES.index(control.passive) for control in _CONTENT.control])
# Stars of an active reward at control * 4 + kind.
ACTIVE_STARS: Final = vec[i64](
    [getattr(control.active, star) for control in _CONTENT.control for star in STARS]
)
ACTIVE_DNA: Final = vec[i64]([control.active.dna for control in _CONTENT.control])
ACTIVE_SUPERNOVA: Final = vec[i64]([control.active.supernova for control in _CONTENT.control])
ACTIVE_NEBULA: Final = vec[i64]([control.active.nebula for control in _CONTENT.control])


def begin_turn(state: CosmosState, seat: i64) -> None:
    state.active = seat
    state.phase = ENERGY
    state.pending = CHOOSE_SHIFT
    state.shifts_left = _SHIFTS
    state.own_moved = False
    state.collecting = 0
    state.owed_cards = 0
    if state.events is not None:
        state.events.append(events.TurnStarted(seat, state.round))


def add_shifts(offer: Offer, state: CosmosState) -> None:
    """Rule 1.4: up to three moves, the own token at least once."""
    if state.shifts_left == 0:
        offer.one(COLLECT)
        return
    offer.one(SHIFT_OWN)
    if state.own_moved:
        offer.one(COLLECT)
    elif state.shifts_left == 1:
        return
    for control in range(CONTROLS):
        if count_of(state.dark_tokens, control) > 0:
            offer.one(SHIFT_DARK + control)


def next_control(state: CosmosState, control: i64) -> i64:
    """The next control clockwise that is not full (ruling 2: a jump costs nothing)."""
    following = (control + 1) % CONTROLS
    while state.tokens_at(following) >= _CAPACITY:
        following = (following + 1) % CONTROLS
    return following


def perform_shift(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.Collect):
        continue_collecting(state)
        return
    if isinstance(action, a.ShiftDark):
        start = action.control
        end = next_control(state, start)
        state.dark_tokens += ONE[end] - ONE[start]
    else:
        start = state.own_control(state.active)
        end = next_control(state, start)
        state.own_tokens += (end - start) * ONE[state.active]
        state.own_moved = True
    state.shifts_left -= 1
    if state.events is not None:
        dark = isinstance(action, a.ShiftDark)
        state.events.append(
            events.EnergyShifted(state.active, dark, ENERGIES[start], ENERGIES[end])
        )


def continue_collecting(state: CosmosState) -> None:
    """Rule 1.4: active reward, that control's passive reward, then the others clockwise."""
    own = state.own_control(state.active)
    while True:
        if state.owed_cards > 0:
            if state.row != 0 or state.has_energy_card():
                state.pending = CHOOSE_CARD
                return
            state.owed_cards = 0
        step = state.collecting
        state.collecting += 1
        if step > CONTROLS:
            refill_row(state)
            return
        if step > 0:
            _collect_passive(state, (own + step - 1) % CONTROLS)
        elif _collect_active(state, own):
            state.pending = CHOOSE_STACK
            return


def _collect_active(state: CosmosState, control: i64) -> bool:
    """Whether a nebula is due, whose stack must be chosen."""
    galaxy = state.galaxy()
    for kind in range(STAR_KINDS):
        if ACTIVE_STARS[control * STAR_KINDS + kind] > 0:
            gain_stars(state, kind, ACTIVE_STARS[control * STAR_KINDS + kind])
    galaxy.dna += ACTIVE_DNA[control]
    galaxy.supernova += ACTIVE_SUPERNOVA[control]
    if state.events is not None:
        _note_track(state, "dna", ACTIVE_DNA[control])
        _note_track(state, "supernova", ACTIVE_SUPERNOVA[control])
    return ACTIVE_NEBULA[control] > 0 and open_stacks(state)


def _note_track(state: CosmosState, track: str, count: int) -> None:
    if count > 0 and state.events is not None:
        state.events.append(events.TrackRaised(state.active, track, count))


def bonus_from(state: CosmosState, seat: i64, control: i64, passive: i64) -> i64:
    """How many of a passive resource the seat's power cards of this control give."""
    galaxy = state.galaxies[seat]
    count: i64 = 0
    if galaxy.slots != 0:
        for slot in range(SLOTS):
            card = galaxy.card_in(slot)
            if card != NONE and card // PER_DECK == control and BONUS[card] == passive:
                count += 1
    return count


def income_of(state: CosmosState, seat: i64, control: i64, passive: i64) -> i64:
    """Passive reward of a control and the bonus that comes with it, for one resource."""
    count = bonus_from(state, seat, control, passive)
    if PASSIVE[control] == passive:
        count += state.tokens_at(control)
    return count


def _collect_passive(state: CosmosState, control: i64) -> None:
    seat = state.active
    state.owed_cards = income_of(state, seat, control, ENERGY_CARD)
    step_crystal(state, income_of(state, seat, control, CRYSTAL_STEP))
    gravitons = income_of(state, seat, control, GRAVITON)
    state.galaxy().graviton += gravitons
    if state.events is not None:
        _note_track(state, "graviton", gravitons)
    gain_protos(state, income_of(state, seat, control, PROTO_LIFE))


def add_cards(offer: Offer, state: CosmosState) -> None:
    for energy in range(CONTROLS):
        if count_of(state.row, energy) > 0:
            offer.one(TAKE + energy)
    if state.has_energy_card():
        offer.one(TAKE_DECK)


def perform_card(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.TakeCard):
        state.row -= ONE[action.energy]
        state.galaxy().hand += ONE[action.energy]
        state.owed_cards -= 1
        if state.events is not None:
            state.events.append(events.CardTaken(state.active, ENERGIES[action.energy]))
        continue_collecting(state)
    else:
        make_deck_ready(state)
        state.pending = DRAW_HAND


def receive_card(state: CosmosState, energy: i64) -> None:
    """A card from the deck into the active seat's hand."""
    state.deck -= ONE[energy]
    state.galaxy().hand += ONE[energy]
    if state.events is not None:
        state.events.append(events.CardDrawn(state.active, ENERGIES[energy]))


def after_hand_card(state: CosmosState) -> None:
    state.owed_cards -= 1
    continue_collecting(state)


def fill_row(state: CosmosState, energy: i64) -> None:
    state.deck -= ONE[energy]
    state.row += ONE[energy]
    if state.events is not None:
        state.events.append(events.RowFilled(-1, ENERGIES[energy]))


def refill_row(state: CosmosState) -> None:
    """Rule 1.4: back to four only at the end of the energy phase; then the craft phase."""
    if total_of(state.row) < _ROW and state.has_energy_card():
        make_deck_ready(state)
        state.pending = DRAW_ROW
    else:
        state.phase = CRAFT
        state.pending = CHOOSE_CRAFT
