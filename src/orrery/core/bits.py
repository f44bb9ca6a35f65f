"""Sets of spaces as 64-bit masks and several small counters packed into one word."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK_BITS: Final = 62
COUNTER_BITS: Final = 8
COUNTERS: Final = 7

# Constants below 2**62: a larger one would be an object when compiled.
_PAIRS: Final[i64] = 0x1555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
_KEY: Final[i64] = 0x3FFFFFFFFFFFFFFF
_ODD: Final[i64] = 0x1E3779B97F4A7C15


def _bit_positions() -> list[i64]:
    # 2 is a primitive root modulo 67, so every power of two leaves its own remainder.
    positions: list[i64] = [0] * 67
    for position in range(MASK_BITS):
        positions[2**position % 67] = position
    return positions


# Tables instead of shifted literals: a literal shifted past bit 31 is miscompiled.
BIT: Final = vec[i64]([2**position for position in range(MASK_BITS)])
ONE: Final = vec[i64]([2 ** (COUNTER_BITS * kind) for kind in range(COUNTERS)])
_POSITION: Final = vec[i64](_bit_positions())


def position_of(bit: i64) -> i64:
    """The index of the only bit in a mask."""
    return _POSITION[bit % 67]


def first_of(mask: i64) -> i64:
    """The index of the lowest bit in a mask that is not empty."""
    return _POSITION[(mask & -mask) % 67]


def size_of(mask: i64) -> i64:
    """How many bits a mask holds: added up in pairs, then in fours, then in bytes."""
    mask -= (mask >> 1) & _PAIRS
    mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
    mask = (mask + (mask >> 4)) & _BYTES
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def nth_of(mask: i64, number: i64) -> i64:
    """The index of one of the bits in a mask, numbered from the lowest, which is 0."""
    while number > 0:
        mask &= mask - 1
        number -= 1
    return first_of(mask)


def members(mask: i64) -> list[int]:
    """The indices of a mask in ascending order; for views and tests, not for hot paths."""
    found: list[int] = []
    while mask != 0:
        bit = mask & -mask
        found.append(position_of(bit))
        mask ^= bit
    return found


def count_of(packed: i64, kind: i64) -> i64:
    """One counter of a packed word."""
    return (packed >> (kind * COUNTER_BITS)) & 255


def counter_at(packed: i64, number: i64) -> i64:
    """The kind of one of all the things that the counters count, numbered from 0 kind by kind."""
    kind: i64 = 0
    number -= packed & 255
    while number >= 0:
        packed >>= COUNTER_BITS
        kind += 1
        number -= packed & 255
    return kind


def total_of(packed: i64) -> i64:
    """The sum of all counters of a packed word."""
    total: i64 = 0
    while packed != 0:
        total += packed & 255
        packed >>= COUNTER_BITS
    return total


def pack(counts: list[int]) -> i64:
    """A packed word from its counters, the first one lowest."""
    packed: i64 = 0
    for kind in range(len(counts)):
        packed += counts[kind] * ONE[kind]
    return packed


def unpack(packed: i64, kinds: i64) -> list[int]:
    """The counters of a packed word as a list."""
    return [count_of(packed, kind) for kind in range(kinds)]


def mix(key: i64, word: i64) -> i64:
    """The key of a position with one more word in it; the order of the words counts."""
    key = ((key ^ word) * _ODD) & _KEY
    return key ^ (key >> 29)
