"""A galaxy: all that belongs to one seat, on its board and beside it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.core.bits import BIT, ONE, count_of, mix, position_of, total_of
from orrery.core.deck import Queue

STAR_KINDS: Final = 4
SLOTS: Final = 4
NONE: Final = -1

_TILE_BITS: Final = 6
_TILES_PER_WORD: Final = 6
ADVANCED_BITS: Final = 5
# A token of advanced life is its points, plus this where it came from the first group.
FIRST_GROUP: Final = 16


@mypyc_attr(acyclic=True)
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
        clone.assign(self)
        return clone

    def assign(self, other: "Galaxy") -> None:
        """Become a copy of another galaxy."""
        self.stars = other.stars
        self.kind_low = other.kind_low
        self.kind_high = other.kind_high
        self.novas = other.novas
        self.proto = other.proto
        self.stable = other.stable
        self.nebulae = other.nebulae
        self.complete = other.complete
        self._tiles_near = other._tiles_near
        self._tiles_far = other._tiles_far
        self.advanced_one = other.advanced_one
        self.advanced_two = other.advanced_two
        self.hand = other.hand
        self.waiting_stars = other.waiting_stars
        self.waiting_protos = other.waiting_protos
        self.waiting_tiles.assign(other.waiting_tiles)
        self.supernova = other.supernova
        self.dna = other.dna
        self.graviton = other.graviton
        self.chamber = other.chamber
        self.ready = other.ready
        self.scored = other.scored
        self.aside = other.aside
        self.slots = other.slots
        self.from_nebulae = other.from_nebulae
        self.from_crystals = other.from_crystals
        self.from_goals = other.from_goals
        self.from_cards = other.from_cards
        self.from_advanced = other.from_advanced

    def key(self, key: i64) -> i64:
        """A key with all that belongs to the seat in it."""
        key = mix(mix(mix(mix(key, self.stars), self.kind_low), self.kind_high), self.novas)
        key = mix(mix(mix(mix(key, self.proto), self.stable), self.nebulae), self.complete)
        key = mix(mix(key, self._tiles_near), self._tiles_far)
        key = mix(mix(key, self.advanced_one), self.advanced_two)
        key = mix(mix(mix(key, self.hand), self.waiting_stars), self.waiting_protos)
        key = self.waiting_tiles.key(key)
        key = mix(mix(mix(key, self.supernova), self.dna), self.graviton)
        key = mix(mix(mix(mix(key, self.chamber), self.ready), self.scored), self.aside)
        key = mix(mix(key, self.slots), self.from_nebulae)
        key = mix(mix(key, self.from_crystals), self.from_goals)
        return mix(mix(key, self.from_cards), self.from_advanced)

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

    def unfinished(self) -> i64:
        """The nebulae that are not completed yet."""
        return self.nebulae & ~self.complete

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
        shift = space * ADVANCED_BITS
        if (self.advanced_one >> shift) & 31 == 0:
            return 0
        return 1 if (self.advanced_two >> shift) & 31 == 0 else 2

    def advanced_token(self, space: i64, second: bool) -> i64:
        word = self.advanced_two if second else self.advanced_one
        return (word >> (space * ADVANCED_BITS)) & 31

    def tokens_on(self, space: i64) -> list[int]:
        return [self.advanced_token(space, second > 0) for second in range(self.advanced_at(space))]

    def put_advanced(self, token: i64, space: i64) -> None:
        if self.advanced_at(space) == 0:
            self.advanced_one |= token << (space * ADVANCED_BITS)
        else:
            self.advanced_two |= token << (space * ADVANCED_BITS)

    def advanced_tokens(self) -> list[int]:
        """The tokens in the order of the nebula spaces, first ones first."""
        tokens: list[int] = []
        for word in (self.advanced_one, self.advanced_two):
            while word != 0:
                if word & 31 != 0:
                    tokens.append(word & 31)
                word >>= ADVANCED_BITS
        return tokens

    def with_advanced(self) -> i64:
        """The nebulae that carry advanced life."""
        mask: i64 = 0
        rest = self.complete
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            if (self.advanced_one >> (position_of(bit) * ADVANCED_BITS)) & 31 != 0:
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
