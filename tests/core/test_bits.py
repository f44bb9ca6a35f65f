"""Masks and packed counters."""

import pytest

from orrery.core.bits import (
    BIT,
    MASK_BITS,
    count_of,
    counter_at,
    first_of,
    members,
    mix,
    nth_of,
    pack,
    position_of,
    size_of,
    total_of,
    unpack,
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
    assert [nth_of(mask, number) for number in range(4)] == [0, 31, 32, 61]


def test_the_bits_of_any_mask_are_counted() -> None:
    everything = sum(int(bit) for bit in BIT)
    for size in range(MASK_BITS + 1):
        assert size_of(everything >> (MASK_BITS - size)) == size
    assert size_of(everything & 0x1111111111111111) == 16


def test_counters_share_a_word_without_touching_each_other() -> None:
    packed = pack([0, 255, 3, 0, 17, 1, 9])
    assert unpack(packed, 7) == [0, 255, 3, 0, 17, 1, 9]
    assert count_of(packed, 4) == 17
    assert total_of(packed) == 285


def test_things_are_numbered_kind_by_kind() -> None:
    packed = pack([2, 0, 1, 3])
    assert [counter_at(packed, number) for number in range(6)] == [0, 0, 2, 3, 3, 3]


def test_a_key_depends_on_every_word_and_on_their_order() -> None:
    key = mix(mix(0, 1), -1)
    assert key == 453447701075961588
    assert len({key, mix(mix(0, -1), 1), mix(mix(0, 1), 1), mix(0, 1), 0}) == 5
    assert 0 <= mix(key, int(BIT[61])) < 2**62
