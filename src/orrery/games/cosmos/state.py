"""One position of Crafting the Cosmos: what every seat owns, what lies in the middle, and which
decision or draw is pending."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, count_of, packed_from, position_of, total_of
from orrery.core.deck import Deck, Queue
from orrery.core.game import State
from orrery.games.cosmos.board import (
    CENTRAL_STAR,
    PER_SIZE,
    START_LIFE,
)
from orrery.games.cosmos.cards import PER_DECK
from orrery.games.cosmos.content import ENERGIES, STARS, load

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

LIGHT: Final = 0
TIME: Final = 1
GRAVITY: Final = 2
CHEMISTRY: Final = 3
CONTROLS: Final = 4
STAR_KINDS: Final = 4
DARK: Final = 4
NONE: Final = -1
SIZES: Final = 3

SLOT_PRICE: Final = vec[i64](list(_CONTENT.numbers.slot_prices))
SLOTS: Final = 4

_TILE_BITS: Final = 6
_TILES_PER_WORD: Final = 6
_ADVANCED_BITS: Final = 5
# A token of advanced life is its points, plus this where it came from the first group.
FIRST_GROUP: Final = 16
LOWEST_ADVANCED: Final = 4
ADVANCED_VALUES: Final = 5


class Galaxy:
    """All that belongs to one seat."""

    def __init__(self) -> None:
        # Every star space that holds a star; its kind in two bit planes; which are supernovas.
        self.stars: i64 = 0
        self.kind_low: i64 = 0
        self.kind_high: i64 = 0
        self.novas: i64 = 0
        self.proto: i64 = 0
        self.stable: i64 = 0
        self.nebulae: i64 = 0
        self.complete: i64 = 0
        self._tiles_near: i64 = 0
        self._tiles_far: i64 = 0
        self.advanced_one: i64 = 0
        self.advanced_two: i64 = 0
        self.hand: i64 = 0
        self.waiting_stars: i64 = 0
        self.waiting_protos: i64 = 0
        self.waiting_tiles: Queue = Queue()
        self.supernova: i64 = 0
        self.dna: i64 = 0
        self.graviton: i64 = 0
        self.chamber: i64 = 0
        self.ready: i64 = 0
        self.scored: i64 = 0
        self.aside: i64 = 0
        self.slots: i64 = 0
        self.from_nebulae: i64 = 0
        self.from_crystals: i64 = 0
        self.from_goals: i64 = 0
        self.from_cards: i64 = 0
        self.from_advanced: i64 = 0

    def copy(self) -> "Galaxy":
        clone = Galaxy()
        clone.stars = self.stars
        clone.kind_low = self.kind_low
        clone.kind_high = self.kind_high
        clone.novas = self.novas
        clone.proto = self.proto
        clone.stable = self.stable
        clone.nebulae = self.nebulae
        clone.complete = self.complete
        clone._tiles_near = self._tiles_near
        clone._tiles_far = self._tiles_far
        clone.advanced_one = self.advanced_one
        clone.advanced_two = self.advanced_two
        clone.hand = self.hand
        clone.waiting_stars = self.waiting_stars
        clone.waiting_protos = self.waiting_protos
        clone.waiting_tiles.assign(self.waiting_tiles)
        clone.supernova = self.supernova
        clone.dna = self.dna
        clone.graviton = self.graviton
        clone.chamber = self.chamber
        clone.ready = self.ready
        clone.scored = self.scored
        clone.aside = self.aside
        clone.slots = self.slots
        clone.from_nebulae = self.from_nebulae
        clone.from_crystals = self.from_crystals
        clone.from_goals = self.from_goals
        clone.from_cards = self.from_cards
        clone.from_advanced = self.from_advanced
        return clone

    def kind_at(self, space: i64) -> i64:
        """The kind of the star on a space, also under a supernova."""
        return ((self.kind_low >> space) & 1) | (((self.kind_high >> space) & 1) << 1)

    def of_kind(self, kind: i64) -> i64:
        """The standard stars of one kind."""
        low = self.kind_low if kind & 1 else ~self.kind_low
        high = self.kind_high if kind & 2 else ~self.kind_high
        return self.stars & ~self.novas & low & high

    def standard(self) -> i64:
        return self.stars & ~self.novas

    def put_star(self, kind: i64, space: i64) -> None:
        bit = BIT[space]
        self.stars |= bit
        if kind & 1:
            self.kind_low |= bit
        if kind & 2:
            self.kind_high |= bit

    def lift_star(self, space: i64) -> i64:
        """Take a star or supernova off the board; its kind."""
        kind = self.kind_at(space)
        bit = BIT[space]
        self.stars &= ~bit
        self.novas &= ~bit
        self.kind_low &= ~bit
        self.kind_high &= ~bit
        return kind

    def life(self) -> i64:
        return self.proto | self.stable

    def tile_at(self, space: i64) -> i64:
        if space < _TILES_PER_WORD:
            return (self._tiles_near >> (space * _TILE_BITS)) & 63
        return (self._tiles_far >> ((space - _TILES_PER_WORD) * _TILE_BITS)) & 63

    def put_tile(self, tile: i64, space: i64) -> None:
        self.nebulae |= BIT[space]
        if space < _TILES_PER_WORD:
            self._tiles_near |= tile << (space * _TILE_BITS)
        else:
            self._tiles_far |= tile << ((space - _TILES_PER_WORD) * _TILE_BITS)

    def lift_tile(self, space: i64) -> i64:
        tile = self.tile_at(space)
        self.nebulae &= ~BIT[space]
        if space < _TILES_PER_WORD:
            self._tiles_near ^= tile << (space * _TILE_BITS)
        else:
            self._tiles_far ^= tile << ((space - _TILES_PER_WORD) * _TILE_BITS)
        return tile

    def advanced_at(self, space: i64) -> i64:
        """How many tokens of advanced life lie on a nebula."""
        shift = space * _ADVANCED_BITS
        if (self.advanced_one >> shift) & 31 == 0:
            return 0
        return 1 if (self.advanced_two >> shift) & 31 == 0 else 2

    def advanced_token(self, space: i64, second: bool) -> i64:
        word = self.advanced_two if second else self.advanced_one
        return (word >> (space * _ADVANCED_BITS)) & 31

    def put_advanced(self, token: i64, space: i64) -> None:
        if self.advanced_at(space) == 0:
            self.advanced_one |= token << (space * _ADVANCED_BITS)
        else:
            self.advanced_two |= token << (space * _ADVANCED_BITS)

    def advanced_tokens(self) -> list[int]:
        """The tokens in the order of the nebula spaces, first ones first."""
        tokens: list[int] = []
        for word in (self.advanced_one, self.advanced_two):
            while word != 0:
                if word & 31 != 0:
                    tokens.append(word & 31)
                word >>= _ADVANCED_BITS
        return tokens

    def with_advanced(self) -> i64:
        """The nebulae that carry advanced life."""
        mask: i64 = 0
        rest = self.complete
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            if (self.advanced_one >> (position_of(bit) * _ADVANCED_BITS)) & 31 != 0:
                mask |= bit
        return mask

    def card_in(self, slot: i64) -> i64:
        """The power card in a slot, or NONE."""
        return count_of(self.slots, slot) - 1

    def fill_slot(self, slot: i64, card: i64) -> None:
        self.slots += (card + 1) * ONE[slot]

    def hand_size(self) -> i64:
        return total_of(self.hand)

    def points(self) -> i64:
        return (
            self.from_nebulae
            + self.from_crystals
            + self.from_goals
            + self.from_cards
            + self.from_advanced
        )


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

    def copy(self) -> "CosmosState":
        clone = CosmosState(self.seats)
        clone.edition = self.edition
        clone.horizon_token = self.horizon_token
        clone.galaxies = [galaxy.copy() for galaxy in self.galaxies]
        clone.power_decks = [deck.copy() for deck in self.power_decks]
        clone.stacks = [stack.copy() for stack in self.stacks]
        clone.supply_stars = self.supply_stars
        clone.supply_life = self.supply_life
        clone.crystals = self.crystals
        clone.stand_ins = self.stand_ins
        clone.deck = self.deck
        clone.discards = self.discards
        clone.row = self.row
        clone.advanced_first = self.advanced_first
        clone.advanced_first_left = self.advanced_first_left
        clone.advanced_second = self.advanced_second
        clone.own_tokens = self.own_tokens
        clone.dark_tokens = self.dark_tokens
        clone.tokens_placed = self.tokens_placed
        clone.placed_seats = self.placed_seats
        clone.goals_unseen = self.goals_unseen
        clone.goals_left = self.goals_left
        clone.goal_track = self.goal_track
        clone.round = self.round
        clone.first = self.first
        clone.active = self.active
        clone.phase = self.phase
        clone.pending = self.pending
        clone.shifts_left = self.shifts_left
        clone.own_moved = self.own_moved
        clone.collecting = self.collecting
        clone.owed_cards = self.owed_cards
        clone.stack = self.stack
        clone.buy_slot = self.buy_slot
        clone.buy_deck = self.buy_deck
        clone.buy_draws = self.buy_draws
        clone.drawn = self.drawn
        clone.effect = self.effect
        clone.effect_left = self.effect_left
        clone.effect_costs = self.effect_costs
        clone.effect_space = self.effect_space
        clone.effect_mask = self.effect_mask
        clone.effect_kind = self.effect_kind
        clone.last_tile = self.last_tile
        return clone

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
    state.supply_stars = packed_from([supply.stars[star] for star in STARS])
    state.supply_life = supply.life
    state.crystals = crystals_for(seats)
    state.deck = packed_from([supply.energy_cards[energy] for energy in ENERGIES])
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


def crystals_for(seats: int) -> int:
    return {int(count): crystals for count, crystals in _CONTENT.supply.time_crystals.items()}[seats]


def dark_tokens_for(seats: int) -> int:
    return {int(count): tokens for count, tokens in _CONTENT.supply.dark_energy.items()}[seats]


def _advanced_counts(points: list[int]) -> i64:
    return packed_from([points.count(LOWEST_ADVANCED + kind) for kind in range(ADVANCED_VALUES)])


def _first_pieces(state: CosmosState) -> Galaxy:
    galaxy = Galaxy()
    galaxy.put_star(0, CENTRAL_STAR)
    galaxy.proto = BIT[START_LIFE]
    state.supply_stars -= ONE[0]
    state.supply_life -= 1
    return galaxy

