"""Sets of spaces as 64-bit masks and several small counters packed into one word."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK_BITS: Final = 62
COUNTER_BITS: Final = 8
COUNTERS: Final = 7


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
    """How many bits a mask holds."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


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


def total_of(packed: i64) -> i64:
    """The sum of all counters of a packed word."""
    total: i64 = 0
    while packed != 0:
        total += packed & 255
        packed >>= COUNTER_BITS
    return total


def packed_from(counts: list[int]) -> i64:
    """A packed word from its counters, the first one lowest."""
    packed: i64 = 0
    for kind in range(len(counts)):
        packed += counts[kind] * ONE[kind]
    return packed


def unpacked(packed: i64, kinds: i64) -> list[int]:
    """The counters of a packed word as a list."""
    return [count_of(packed, kind) for kind in range(kinds)]
