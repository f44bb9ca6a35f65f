"""What a seat may know of a position as floats, for programs that learn. Seats are counted from the
one that looks, clockwise; `encoding.toml` says what each part means."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from orrery.core.bits import BIT, size_of, total_of
from orrery.core.deck import Queue
from orrery.core.encoding import (
    put_counts,
    put_flag,
    put_nothing,
    put_place,
    put_set,
    put_share,
    read_parts,
)
from orrery.core.game import Encoding
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import (
    LIFE_SPACES,
    NEBULA_SPACES,
    PER_SIZE,
    STAR_SPACES,
    TILE_NEEDS,
    TILE_POINTS,
    TILE_SIZE,
    TILES,
)
from orrery.games.cosmos.cards import EDITIONS, PER_DECK, POWERS
from orrery.games.cosmos.content import load
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, SLOTS, STAR_KINDS, Galaxy
from orrery.games.cosmos.purchase import item_card, item_seat
from orrery.games.cosmos.state import (
    CHOOSE_BOTTOM,
    CHOOSE_KEPT,
    CONTROLS,
    DRAW_POWER,
    GAME_OVER,
    PENDING_IDS,
    PHASE_IDS,
    SIZES,
    CosmosState,
)

_SEATS: Final = 4
_GOALS: Final = len(GOAL_IDS)
_GOAL_SPACES: Final = load().numbers.goal_track - 1
_PENDING: Final = len(PENDING_IDS)
_PHASES: Final = len(PHASE_IDS)
_CHAMBER: Final = load().numbers.chamber_top + 1
_STARS: Final[i64] = max(load().supply.stars.values())
_LIFE: Final[i64] = load().supply.life
_CARDS_OF_KIND: Final[i64] = max(load().supply.energy_cards.values())
_CARDS: Final[i64] = sum(load().supply.energy_cards.values())
_CRYSTALS: Final[i64] = max(load().supply.time_crystals.values())
_ADVANCED: Final[i64] = len(load().supply.advanced_life_first + load().supply.advanced_life_second)
_DRAWS: Final[i64] = max(load().numbers.slot_prices)
# What counts as much; more is cut off.
_ROUNDS: Final = 8
_HAND: Final = 16
_WAITING: Final = 8
_TRACK: Final = 16
_NEEDS: Final = 6
_TILE_WORTH: Final = 16
_TOKEN_WORTH: Final = 8
_POINTS: Final = 64
_BELOW: Final = 20
_FEW: Final = 4

_OF_NEBULA: Final = 8 + STAR_KINDS
_OF_GALAXY: Final = {
    "present": 1,
    "stars": STAR_KINDS * STAR_SPACES,
    "supernovas": STAR_SPACES,
    "life": 2 * LIFE_SPACES,
    "nebulae": NEBULA_SPACES * _OF_NEBULA,
    "hand": CONTROLS + 1,
    "waiting": STAR_KINDS + 1 + TILES,
    "tracks": 6 + _CHAMBER,
    "slots": POWERS,
    "points": 5,
}
_GALAXY: Final = sum(_OF_GALAXY.values())
_LENGTHS: Final = {
    "pending": _PENDING,
    "phase": _PHASES,
    "round": 1,
    "first": _SEATS,
    "active": _SEATS,
    "options": EDITIONS + 1,
    "supply": STAR_KINDS + 3,
    "energy-cards": 1 + 2 * CONTROLS,
    "power-decks": CONTROLS * (1 + PER_DECK * (1 + _SEATS)),
    "stacks": 2 * TILES,
    "advanced-life": 2,
    "console": (_SEATS + 1) * CONTROLS,
    "goals": _GOALS * (_GOAL_SPACES + 1) + 1,
    "energy-phase": 4 + SIZES,
    "last-tile": TILES,
    "purchase": SLOTS + CONTROLS + 2 + POWERS,
    "effect": POWERS + 3 + 2 * LIFE_SPACES,
} | {f"seat-{place}-{name}": n for place in range(_SEATS) for name, n in _OF_GALAXY.items()}


class CosmosEncoding(Encoding[CosmosState]):
    def write(self, state: CosmosState, seat: i64, out: BytesWriter) -> None:
        _put_round(out, state, seat)
        _put_supply(out, state, seat)
        _put_console(out, state, seat)
        _put_goals(out, state)
        _put_decision(out, state, seat)
        for place in range(_SEATS):
            if place < state.seats:
                other = (seat + place) % state.seats
                _put_galaxy(out, state, other, place == 0)
            else:
                put_nothing(out, _GALAXY)


def _put_round(out: BytesWriter, state: CosmosState, seat: i64) -> None:
    put_place(out, state.pending, _PENDING)
    put_place(out, state.phase, _PHASES)
    put_share(out, state.round, _ROUNDS)
    put_place(out, (state.first - seat) % state.seats, _SEATS)
    put_place(out, (state.active - seat) % state.seats, _SEATS)
    put_place(out, state.edition, EDITIONS)
    put_flag(out, state.horizon_token)


def _put_supply(out: BytesWriter, state: CosmosState, seat: i64) -> None:
    put_counts(out, state.supply_stars, STAR_KINDS, _STARS)
    put_share(out, state.supply_life, _LIFE)
    put_share(out, state.crystals, _CRYSTALS)
    put_share(out, state.stand_ins, _FEW)
    put_share(out, total_of(state.deck), _CARDS)
    put_counts(out, state.row, CONTROLS, _FEW)
    put_counts(out, state.discards, CONTROLS, _CARDS_OF_KIND)
    for deck in range(CONTROLS):
        _put_power_deck(out, state, deck, seat)
    for size in range(SIZES):
        put_set(out, state.stacks[size].unseen, PER_SIZE)
    for size in range(SIZES):
        _put_order(out, state.stacks[size], PER_SIZE, _BELOW)
    put_share(out, state.advanced_left(), _ADVANCED)
    put_share(out, state.advanced_first_left, _ADVANCED)


def _put_order(out: BytesWriter, queue: Queue, items: i64, most: i64) -> None:
    """The place of each item in a queue, the first being 1; 0 where it is not in it."""
    for item in range(items):
        found: i64 = 0
        for place in range(queue.size):
            if queue.at(place) == item:
                found = place + 1
        put_share(out, found, most)


def _put_power_deck(out: BytesWriter, state: CosmosState, deck: i64, seat: i64) -> None:
    """How many are unseen; whose card lies where beneath; which of them the seat knows."""
    below = state.power_decks[deck]
    put_share(out, size_of(below.unseen), PER_DECK)
    for place in range(PER_DECK):
        owner: i64 = NONE
        if place < below.size:
            owner = (item_seat(below.at(place)) - seat) % state.seats
        put_place(out, owner, _SEATS)
    for card in range(deck * PER_DECK, (deck + 1) * PER_DECK):
        known: i64 = 0
        for place in range(below.size):
            item = below.at(place)
            if item_seat(item) == seat and item_card(item, deck) == card:
                known = place + 1
        put_share(out, known, PER_DECK)


def _put_console(out: BytesWriter, state: CosmosState, seat: i64) -> None:
    for place in range(_SEATS):
        control: i64 = NONE
        other = (seat + place) % state.seats
        if place < state.seats and state.placed_seats & BIT[other] != 0:
            control = state.own_control(other)
        put_place(out, control, CONTROLS)
    put_counts(out, state.dark_tokens, CONTROLS, _FEW)


def _put_goals(out: BytesWriter, state: CosmosState) -> None:
    seen = (BIT[_GOALS] - 1) & ~state.goals_unseen
    for space in range(_GOAL_SPACES):
        goal = state.goal_on(space)
        put_place(out, goal, _GOALS)
        if goal != NONE:
            seen &= ~BIT[goal]
    put_set(out, seen, _GOALS)
    put_share(out, state.goals_left, _ROUNDS)


def _put_decision(out: BytesWriter, state: CosmosState, seat: i64) -> None:
    put_share(out, state.shifts_left, _FEW)
    put_flag(out, state.own_moved)
    put_share(out, state.collecting, _FEW)
    put_share(out, state.owed_cards, _WAITING)
    put_place(out, state.stack, SIZES)
    put_place(out, state.last_tile, TILES)
    pending = state.pending
    if pending == DRAW_POWER or pending == CHOOSE_KEPT or pending == CHOOSE_BOTTOM:
        _put_purchase(out, state, seat)
    else:
        put_nothing(out, SLOTS + CONTROLS + 2 + POWERS)
    if state.effect == NONE and state.effect_space == NONE:
        put_nothing(out, POWERS + 3 + 2 * LIFE_SPACES)
    else:
        _put_effect(out, state)


def _put_purchase(out: BytesWriter, state: CosmosState, seat: i64) -> None:
    put_place(out, state.buy_slot, SLOTS)
    put_place(out, state.buy_deck, CONTROLS)
    put_share(out, state.buy_draws, _DRAWS)
    put_share(out, size_of(state.drawn), _DRAWS)
    before = state.buy_deck * PER_DECK
    put_nothing(out, before)
    put_set(out, state.drawn if state.active == seat else 0, PER_DECK)
    put_nothing(out, POWERS - before - PER_DECK)


def _put_effect(out: BytesWriter, state: CosmosState) -> None:
    put_place(out, state.effect, POWERS)
    put_share(out, state.effect_left, _FEW)
    put_share(out, state.effect_costs, _FEW)
    put_share(out, state.effect_kind + 1, _WAITING)
    put_place(out, state.effect_space, LIFE_SPACES)
    put_set(out, state.effect_mask, LIFE_SPACES)


def _put_galaxy(out: BytesWriter, state: CosmosState, seat: i64, is_own: bool) -> None:
    galaxy = state.galaxies[seat]
    put_flag(out, True)
    low, high = galaxy.kind_low, galaxy.kind_high
    for kind in range(STAR_KINDS):
        of_kind = (low if kind & 1 else ~low) & (high if kind & 2 else ~high)
        put_set(out, galaxy.stars & of_kind, STAR_SPACES)
    put_set(out, galaxy.novas, STAR_SPACES)
    put_set(out, galaxy.proto, LIFE_SPACES)
    put_set(out, galaxy.stable, LIFE_SPACES)
    shows_points = is_own or state.pending == GAME_OVER
    for space in range(NEBULA_SPACES):
        _put_nebula(out, galaxy, space, shows_points)
    if is_own:
        put_counts(out, galaxy.hand, CONTROLS, _HAND)
    else:
        put_nothing(out, CONTROLS)
    put_share(out, galaxy.hand_size(), _HAND)
    _put_pieces(out, galaxy)


def _put_nebula(out: BytesWriter, galaxy: Galaxy, space: i64, shows_points: bool) -> None:
    if galaxy.nebulae & BIT[space] == 0:
        put_nothing(out, _OF_NEBULA)
        return
    tile = galaxy.tile_at(space)
    put_flag(out, True)
    for kind in range(STAR_KINDS):
        put_share(out, TILE_NEEDS[tile * STAR_KINDS + kind], _NEEDS)
    put_share(out, TILE_SIZE[tile], SIZES)
    put_share(out, TILE_POINTS[tile], _TILE_WORTH)
    put_flag(out, galaxy.complete & BIT[space] != 0)
    for second in range(2):
        token = galaxy.advanced_token(space, second > 0)
        put_share(out, 0 if token == 0 else 1 + token // FIRST_GROUP, 2)
        put_share(out, token % FIRST_GROUP if shows_points else 0, _TOKEN_WORTH)


def _put_pieces(out: BytesWriter, galaxy: Galaxy) -> None:
    put_counts(out, galaxy.waiting_stars, STAR_KINDS, _WAITING)
    put_share(out, galaxy.waiting_protos, _WAITING)
    if galaxy.waiting_tiles.size == 0:
        put_nothing(out, TILES)
    else:
        _put_order(out, galaxy.waiting_tiles, TILES, _WAITING)
    put_share(out, galaxy.supernova, _TRACK)
    put_share(out, galaxy.dna, _TRACK)
    put_share(out, galaxy.graviton, _TRACK)
    put_place(out, galaxy.chamber, _CHAMBER)
    put_share(out, galaxy.ready, _FEW)
    put_share(out, galaxy.scored, _WAITING)
    put_share(out, galaxy.aside, _WAITING)
    _put_slots(out, galaxy)
    put_share(out, galaxy.from_nebulae, _POINTS)
    put_share(out, galaxy.from_crystals, _POINTS)
    put_share(out, galaxy.from_goals, _POINTS)
    put_share(out, galaxy.from_cards, _POINTS)
    put_share(out, galaxy.from_advanced, _POINTS)


def _put_slots(out: BytesWriter, galaxy: Galaxy) -> None:
    """The number of the slot at each card that lies in one."""
    if galaxy.slots == 0:
        put_nothing(out, POWERS)
        return
    for card in range(POWERS):
        found: i64 = 0
        for slot in range(SLOTS):
            if galaxy.card_in(slot) == card:
                found = slot + 1
        put_share(out, found, SLOTS)


ENCODING: Final = CosmosEncoding(*read_parts("orrery.games.cosmos", _LENGTHS))
