"""One position of Crafting the Cosmos: what every seat owns, what lies in the middle, and which
decision or draw is pending."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.core.bits import BIT, ONE, count_of, mix, pack, total_of
from orrery.core.deck import Deck
from orrery.core.game import State
from orrery.games.cosmos.board import (
    CENTRAL_STAR,
    PER_SIZE,
    START_LIFE,
)
from orrery.games.cosmos.cards import PER_DECK
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.galaxy import NONE, Galaxy

_CONTENT: Final = load()

# What is asked next. Names of draws begin with DRAW, those of decisions with CHOOSE.
DRAW_GOAL: Final = 0
DRAW_ROW: Final = 1
DRAW_TILE: Final = 2
DRAW_HAND: Final = 3
DRAW_TOKEN: Final = 4
DRAW_POWER: Final = 5
DRAW_ADVANCED: Final = 6
CHOOSE_SHIFT: Final = 7
CHOOSE_CARD: Final = 8
CHOOSE_STACK: Final = 9
CHOOSE_CRAFT: Final = 10
CHOOSE_KEPT: Final = 11
CHOOSE_BOTTOM: Final = 12
CHOOSE_EFFECT: Final = 13
CHOOSE_LAST_SPACE: Final = 14
CHOOSE_DISCARD: Final = 15
GAME_OVER: Final = 16
PENDING_IDS: Final = (
    "draw-goal",
    "draw-row",
    "draw-tile",
    "draw-hand",
    "draw-token",
    "draw-power",
    "draw-advanced",
    "choose-shift",
    "choose-card",
    "choose-stack",
    "choose-craft",
    "choose-kept",
    "choose-bottom",
    "choose-effect",
    "choose-last-space",
    "choose-discard",
    "game-over",
)

# Where in the round we are.
SETUP: Final = 0
ENERGY: Final = 1
CRAFT: Final = 2
LAST_ACTION: Final = 3
END: Final = 4
PHASE_IDS: Final = ("setup", "energy", "craft", "last-action", "end")

CONTROLS: Final = 4
DARK: Final = 4
SIZES: Final = 3

SLOT_PRICE: Final = vec[i64](list(_CONTENT.numbers.slot_prices))


def _by_seats(counts: Mapping[Any, int]) -> vec[i64]:
    return vec[i64]([counts.get(str(seats), 0) for seats in range(CONTROLS + 1)])


_CRYSTALS: Final = _by_seats(_CONTENT.supply.time_crystals)
_DARK_TOKENS: Final = _by_seats(_CONTENT.supply.dark_energy)

LOWEST_ADVANCED: Final = 4
ADVANCED_VALUES: Final = 5


@mypyc_attr(acyclic=True)
class CosmosState(State):
    """The whole table: the galaxies, the supply, the decks, the console, the goal track."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.edition: i64 = 0
        self.horizon_token: bool = False
        self.galaxies: list[Galaxy] = []
        self.power_decks: list[Deck] = []
        self.stacks: list[Deck] = []
        self.supply_stars: i64 = 0
        self.supply_life: i64 = 0
        self.crystals: i64 = 0
        self.stand_ins: i64 = 0
        self.deck: i64 = 0
        self.discards: i64 = 0
        self.row: i64 = 0
        self.advanced_first: i64 = 0
        self.advanced_first_left: i64 = 0
        self.advanced_second: i64 = 0
        # The control of each seat's token, and the number of dark tokens on each control.
        self.own_tokens: i64 = 0
        self.dark_tokens: i64 = 0
        self.tokens_placed: i64 = 0
        self.placed_seats: i64 = 0
        self.goals_unseen: i64 = 0
        self.goals_left: i64 = 0
        self.goal_track: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = SETUP
        self.pending: i64 = DRAW_GOAL
        # Energy phase.
        self.shifts_left: i64 = 0
        self.own_moved: bool = False
        self.collecting: i64 = 0
        self.owed_cards: i64 = 0
        # A draw asked for: from which stack, for which seat in set-up.
        self.stack: i64 = 0
        # Buying a power card.
        self.buy_slot: i64 = 0
        self.buy_deck: i64 = 0
        self.buy_draws: i64 = 0
        self.drawn: i64 = 0
        # The effect under way: the card, choices left, a remembered space, mask or kind.
        self.effect: i64 = NONE
        self.effect_left: i64 = 0
        self.effect_costs: i64 = 0
        self.effect_space: i64 = NONE
        self.effect_mask: i64 = 0
        self.effect_kind: i64 = NONE
        self.last_tile: i64 = NONE

    def __str__(self) -> str:
        from orrery.games.cosmos.text import text_of

        return text_of(self)

    def _repr_svg_(self) -> str:
        from orrery.games.cosmos.picture import picture_of

        return picture_of(self)

    def copy(self) -> "CosmosState":
        clone = CosmosState(self.seats)
        clone.galaxies = [galaxy.copy() for galaxy in self.galaxies]
        clone.power_decks = [deck.copy() for deck in self.power_decks]
        clone.stacks = [stack.copy() for stack in self.stacks]
        clone._assign_rest(self)
        return clone

    def copy_over(self, old: State | None) -> "CosmosState":
        if not isinstance(old, CosmosState) or old.seats != self.seats:
            return self.copy()
        old.events = None
        old.forget()
        for seat in range(self.seats):
            old.galaxies[seat].assign(self.galaxies[seat])
        for place in range(CONTROLS):
            old.power_decks[place].assign_deck(self.power_decks[place])
        for size in range(SIZES):
            old.stacks[size].assign_deck(self.stacks[size])
        old._assign_rest(self)
        return old

    def _assign_rest(self, other: "CosmosState") -> None:
        """Take over all numbers of another position."""
        self.edition = other.edition
        self.horizon_token = other.horizon_token
        self.supply_stars = other.supply_stars
        self.supply_life = other.supply_life
        self.crystals = other.crystals
        self.stand_ins = other.stand_ins
        self.deck = other.deck
        self.discards = other.discards
        self.row = other.row
        self.advanced_first = other.advanced_first
        self.advanced_first_left = other.advanced_first_left
        self.advanced_second = other.advanced_second
        self.own_tokens = other.own_tokens
        self.dark_tokens = other.dark_tokens
        self.tokens_placed = other.tokens_placed
        self.placed_seats = other.placed_seats
        self.goals_unseen = other.goals_unseen
        self.goals_left = other.goals_left
        self.goal_track = other.goal_track
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.phase = other.phase
        self.pending = other.pending
        self.shifts_left = other.shifts_left
        self.own_moved = other.own_moved
        self.collecting = other.collecting
        self.owed_cards = other.owed_cards
        self.stack = other.stack
        self.buy_slot = other.buy_slot
        self.buy_deck = other.buy_deck
        self.buy_draws = other.buy_draws
        self.drawn = other.drawn
        self.effect = other.effect
        self.effect_left = other.effect_left
        self.effect_costs = other.effect_costs
        self.effect_space = other.effect_space
        self.effect_mask = other.effect_mask
        self.effect_kind = other.effect_kind
        self.last_tile = other.last_tile

    def key(self) -> i64:
        """One number for all that any seat can see; the rest follows from it."""
        key = mix(mix(self.pending, self.phase), self.edition * 2 + int(self.horizon_token))
        for galaxy in self.galaxies:
            key = galaxy.key(key)
        for deck in self.power_decks:
            key = deck.key(key)
        for stack in self.stacks:
            key = stack.key(key)
        key = mix(mix(mix(key, self.supply_stars), self.supply_life), self.crystals)
        key = mix(mix(mix(key, self.stand_ins), self.discards), self.row)
        key = mix(mix(key, self.advanced_first_left), self.advanced_second)
        key = mix(mix(mix(key, self.own_tokens), self.dark_tokens), self.placed_seats)
        key = mix(mix(mix(key, self.goals_unseen), self.goals_left), self.goal_track)
        key = mix(mix(mix(key, self.round), self.first), self.active)
        key = mix(mix(key, self.shifts_left), int(self.own_moved))
        key = mix(mix(mix(key, self.collecting), self.owed_cards), self.stack)
        return self._key_of_decision(key)

    def _key_of_decision(self, key: i64) -> i64:
        """The purchase and the effect under way."""
        if self.pending == DRAW_POWER or CHOOSE_KEPT <= self.pending <= CHOOSE_BOTTOM:
            key = mix(mix(mix(key, self.buy_slot), self.buy_deck), self.buy_draws)
            key = mix(key, self.drawn)
        key = mix(mix(mix(key, self.effect), self.effect_left), self.effect_costs)
        key = mix(mix(mix(key, self.effect_space), self.effect_mask), self.effect_kind)
        return mix(key, self.last_tile)

    def turn(self) -> i64:
        """Set-up is 0, the first turn 1; the end phase of a round counts as one more turn, and so
        does the end of the game."""
        if self.phase == SETUP:
            return 0
        if self.pending == GAME_OVER:
            return self.round * (self.seats + 1) + 1
        done = self.seats if self.phase == END else (self.active - self.first) % self.seats
        return (self.round - 1) * (self.seats + 1) + done + 1

    def galaxy(self) -> Galaxy:
        """The galaxy of the active seat."""
        return self.galaxies[self.active]

    def own_control(self, seat: i64) -> i64:
        return count_of(self.own_tokens, seat)

    def tokens_at(self, control: i64) -> i64:
        """Energy tokens of any colour on a control."""
        tokens = count_of(self.dark_tokens, control)
        for seat in range(self.seats):
            if self.placed_seats & BIT[seat] and count_of(self.own_tokens, seat) == control:
                tokens += 1
        return tokens

    def goal_on(self, space: i64) -> i64:
        """The goal on a space of the track (0 is the first), or NONE."""
        return count_of(self.goal_track, space) - 1

    def advanced_left(self) -> i64:
        """Height of the stack of advanced life."""
        return self.advanced_first_left + total_of(self.advanced_second)

    def has_energy_card(self) -> bool:
        """Whether the deck can be drawn from, the discards reshuffled if need be."""
        return self.deck != 0 or self.discards != 0


def empty_table(seats: i64, edition: i64, horizon_token: bool) -> CosmosState:
    """The table before the first draw: supplies full, boards with their first pieces."""
    supply = _CONTENT.supply
    state = CosmosState(seats)
    state.edition = edition
    state.horizon_token = horizon_token
    state.supply_stars = pack([supply.stars[star] for star in STARS])
    state.supply_life = supply.life
    state.crystals = crystals_for(seats)
    state.deck = pack([supply.energy_cards[energy] for energy in ENERGIES])
    state.advanced_first = _advanced_counts(list(supply.advanced_life_first))
    state.advanced_first_left = supply.advanced_life_first_per_seat * seats
    state.advanced_second = _advanced_counts(list(supply.advanced_life_second))
    state.goals_unseen = 2 ** len(_CONTENT.goal) - 1
    state.goals_left = _CONTENT.numbers.goals_in_play
    for _ in range(CONTROLS):
        state.power_decks.append(Deck(2**PER_DECK - 1))
    for _ in range(SIZES):
        state.stacks.append(Deck(2**PER_SIZE - 1))
    for _ in range(seats):
        state.galaxies.append(_first_pieces(state))
    return state


def crystals_for(seats: i64) -> i64:
    return _CRYSTALS[seats]


def dark_tokens_for(seats: i64) -> i64:
    return _DARK_TOKENS[seats]


def _advanced_counts(points: list[int]) -> i64:
    return pack([points.count(LOWEST_ADVANCED + kind) for kind in range(ADVANCED_VALUES)])


def _first_pieces(state: CosmosState) -> Galaxy:
    galaxy = Galaxy()
    galaxy.put_star(0, CENTRAL_STAR)
    galaxy.proto = BIT[START_LIFE]
    state.supply_stars -= ONE[0]
    state.supply_life -= 1
    return galaxy
