"""What encodings are made of: named parts with their meaning, read from `encoding.toml` beside a
game, and the writing of flags, counts and sets as floats."""

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

_SEAT: Final = re.compile(r"-\d+")
_ZERO: Final = b"\0\0\0\0"
_ONE: Final = b"\0\0\x80\x3f"
_MANY: Final = 8
_MANY_ZEROS: Final = _ZERO * _MANY


def _flags_of(byte: int) -> bytes:
    return b"".join(_ONE if byte >> place & 1 else _ZERO for place in range(8))


_FLAGS: Final[list[bytes]] = [_flags_of(byte) for byte in range(256)]


class Part(NamedTuple):
    """A stretch of the floats. The meaning is for people."""

    name: str
    offset: int
    length: int
    meaning: str


def read_parts(package: str, lengths: Mapping[str, int]) -> tuple[int, list[Part]]:
    """The version and the parts of a game's encoding, in the order of `lengths`. What is written
    for each seat, as `seat-1-hand`, is described once, as `seat-hand`."""
    described = tomllib.loads((files(package) / "encoding.toml").read_text("utf-8"))
    meanings: dict[str, str] = described["parts"]
    names = [_SEAT.sub("", name) for name in lengths]
    if list(meanings) != list(dict.fromkeys(names)):
        raise ValueError(f"{package}: encoding.toml describes {list(meanings)}")
    parts: list[Part] = []
    offset = 0
    for name, (part, length) in zip(names, lengths.items(), strict=True):
        parts.append(Part(part, offset, length, meanings[name]))
        offset += length
    return described["version"], parts


def put_flag(out: BytesWriter, flag: bool) -> None:
    write_f32_le(out, 1.0 if flag else 0.0)


def put_share(out: BytesWriter, value: i64, most: i64) -> None:
    """A number as a share of what is usual at most, cut off at -1 and 1."""
    if value == 0:
        write_f32_le(out, 0.0)
    elif value >= most:
        write_f32_le(out, 1.0)
    else:
        write_f32_le(out, max(-1.0, float(value) / float(most)))


def put_place(out: BytesWriter, place: i64, places: i64) -> None:
    """One of several: 1 at its place; all 0 where it is none of them."""
    if place < 0 or place >= places:
        put_nothing(out, places)
        return
    put_nothing(out, place)
    write_f32_le(out, 1.0)
    put_nothing(out, places - place - 1)


def put_set(out: BytesWriter, mask: i64, places: i64) -> None:
    """A set: 1 at the place of each member."""
    while places >= 8:
        out.write(_FLAGS[mask & 255])
        mask >>= 8
        places -= 8
    while places > 0:
        write_f32_le(out, 1.0 if mask & 1 else 0.0)
        mask >>= 1
        places -= 1


def put_counts(out: BytesWriter, packed: i64, kinds: i64, most: i64) -> None:
    """Packed counters, each as a share."""
    for _ in range(kinds):
        put_share(out, packed & 255, most)
        packed >>= 8


def put_nothing(out: BytesWriter, places: i64) -> None:
    while places >= _MANY:
        out.write(_MANY_ZEROS)
        places -= _MANY
    while places > 0:
        write_f32_le(out, 0.0)
        places -= 1
