"""A small canvas: filled outlines with soft edges on a night sky, written as PNG."""

import math
import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import Final

Colour = tuple[int, int, int]
Contour = Sequence[tuple[float, float]]
# Each line of pixels is looked at so many times, for soft edges.
_SAMPLES: Final = 4
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


class Canvas:
    """Pixels in rows, from the upper left."""

    def __init__(self, width: int, height: int, above: Colour, below: Colour) -> None:
        self.width, self.height = width, height
        self._rows = [
            bytearray(bytes(_mix(above, below, row / (height - 1))) * width)
            for row in range(height)
        ]

    def fill(self, contours: Iterable[Contour], colour: Colour, strength: float = 1.0) -> None:
        """Fill outlines; where they go round in opposite ways, what is within stays open."""
        edges = [edge for contour in contours for edge in _edges(contour)]
        if not edges:
            return
        first = max(0, math.floor(min(top for top, *_ in edges)))
        last = min(self.height - 1, math.floor(max(bottom for _, bottom, *_ in edges)))
        for row in range(first, last + 1):
            touching = [edge for edge in edges if edge[0] < row + 1 and edge[1] > row]
            cover = [0.0] * (self.width + 1)
            reach = [self.width, 0]
            for sample in range(_SAMPLES):
                for start, end in _spans(touching, row + (sample + 0.5) / _SAMPLES):
                    _cover(cover, max(0.0, start), min(float(self.width), end), reach)
            self._blend(row, cover, reach, colour, strength)

    def ellipse(
        self, x: float, y: float, wide: float, high: float, colour: Colour, strength: float = 1.0
    ) -> None:
        self.fill([_round(x, y, wide, high)], colour, strength)

    def ring(
        self, x: float, y: float, wide: float, high: float, thick: float, colour: Colour
    ) -> None:
        outer = _round(x, y, wide, high)
        inner = _round(x, y, wide - thick, high - thick)[::-1]
        self.fill([outer, inner], colour)

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        pixels = zlib.compress(b"".join(b"\0" + row for row in self._rows), 6)
        chunks = (_chunk(b"IHDR", head), _chunk(b"IDAT", pixels), _chunk(b"IEND", b""))
        return _SIGNATURE + b"".join(chunks)

    def _blend(
        self, row: int, cover: list[float], reach: list[int], colour: Colour, strength: float
    ) -> None:
        pixels = self._rows[row]
        for column in range(reach[0], min(reach[1] + 1, self.width)):
            share = min(1.0, cover[column] / _SAMPLES) * strength
            if share > 0:
                at = column * 3
                for channel in range(3):
                    old = pixels[at + channel]
                    pixels[at + channel] = round(old + (colour[channel] - old) * share)


# The upper end, the lower end, where it crosses the upper end, the slope, the direction.
_Edge = tuple[float, float, float, float, int]


def _edges(contour: Contour) -> list[_Edge]:
    found: list[_Edge] = []
    for (x, y), (far_x, far_y) in zip(contour, [*contour[1:], contour[0]], strict=True):
        if y == far_y:
            continue
        slope = (far_x - x) / (far_y - y)
        found.append((y, far_y, x, slope, 1) if y < far_y else (far_y, y, far_x, slope, -1))
    return found


def _spans(edges: list[_Edge], y: float) -> list[tuple[float, float]]:
    crossings = sorted(
        (x + (y - top) * slope, way) for top, bottom, x, slope, way in edges if top <= y < bottom
    )
    spans: list[tuple[float, float]] = []
    winding, start = 0, 0.0
    for x, way in crossings:
        if winding == 0:
            start = x
        winding += way
        if winding == 0 and x > start:
            spans.append((start, x))
    return spans


def _cover(cover: list[float], start: float, end: float, reach: list[int]) -> None:
    if end <= start:
        return
    first, last = int(start), int(end)
    reach[0], reach[1] = min(reach[0], first), max(reach[1], last)
    if first == last:
        cover[first] += end - start
        return
    cover[first] += first + 1 - start
    for column in range(first + 1, last):
        cover[column] += 1
    cover[last] += end - last


def _round(x: float, y: float, wide: float, high: float) -> list[tuple[float, float]]:
    count = max(24, int(wide / 2))
    turns = [2 * math.pi * step / count for step in range(count)]
    return [(x + wide * math.cos(turn), y + high * math.sin(turn)) for turn in turns]


def _mix(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (
        round(first + (second - first) * share) for first, second in zip(one, other, strict=True)
    )
    return red, green, blue


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)
