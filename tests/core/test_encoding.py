"""Flags, shares, places and sets as floats."""

import struct

import pytest
from librt.strings import BytesWriter

from orrery.core.bits import pack
from orrery.core.encoding import (
    put_counts,
    put_flag,
    put_nothing,
    put_place,
    put_set,
    put_share,
    read_parts,
)
from orrery.games.exoplanets.encoding import ENCODING


def floats(out: BytesWriter) -> list[float]:
    encoded = out.getvalue()
    return list(struct.unpack(f"<{len(encoded) // 4}f", encoded))


def test_flags_and_shares_are_cut_off_at_one() -> None:
    out = BytesWriter()
    put_flag(out, True)
    put_flag(out, False)
    for value in (0, 1, 4, 5, -2, -9):
        put_share(out, value, 4)
    assert floats(out) == [1, 0, 0, 0.25, 1, 1, -0.5, -1]


@pytest.mark.parametrize("places", [1, 3, 8, 20])
def test_a_place_is_one_of_several_or_none(places: int) -> None:
    for place in range(-1, places + 1):
        out = BytesWriter()
        put_place(out, place, places)
        assert floats(out) == [float(number == place) for number in range(places)]


def test_sets_counters_and_nothing() -> None:
    out = BytesWriter()
    put_set(out, 0b1_0000_0101, 10)
    put_counts(out, pack([0, 2, 4]), 3, 4)
    put_nothing(out, 9)
    assert floats(out) == [1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0.5, 1, *[0] * 9]


def test_parts_that_are_not_described_are_refused() -> None:
    lengths = {part.name: part.length for part in ENCODING.parts}
    version, parts = read_parts("orrery.games.exoplanets", lengths)
    assert (version, tuple(parts)) == (ENCODING.version, ENCODING.parts)
    with pytest.raises(ValueError, match="describes"):
        read_parts("orrery.games.exoplanets", {**lengths, "more": 1})


def test_what_is_written_for_each_seat_is_described_once() -> None:
    from orrery.games.cosmos.encoding import ENCODING as COSMOS

    own, other = (
        next(part for part in COSMOS.parts if part.name == f"seat-{seat}-hand") for seat in (0, 3)
    )
    assert own.meaning == other.meaning
    assert own.length == other.length
