"""Masks and packed counters."""

import pytest

from orrery.core.bits import (
    BIT,
    MASK_BITS,
    count_of,
    first_of,
    members,
    packed_from,
    position_of,
    size_of,
    total_of,
    unpacked,
)


@pytest.mark.parametrize("position", range(MASK_BITS))
def test_every_bit_knows_its_position(position: int) -> None:
    assert BIT[position] == 2**position
    assert position_of(BIT[position]) == position
    assert first_of(BIT[position] | BIT[MASK_BITS - 1]) == position


def test_a_mask_is_a_set() -> None:
    mask = BIT[0] | BIT[31] | BIT[32] | BIT[61]
    assert members(mask) == [0, 31, 32, 61]
    assert size_of(mask) == 4
    assert members(0) == []
    assert size_of(0) == 0


def test_counters_share_a_word_without_touching_each_other() -> None:
    packed = packed_from([0, 255, 3, 0, 17, 1, 9])
    assert unpacked(packed, 7) == [0, 255, 3, 0, 17, 1, 9]
    assert count_of(packed, 4) == 17
    assert total_of(packed) == 285
