"""Writes lines of text on a canvas, with the letters of the typefaces of the screen. Whatever
these lack, as other scripts and emoji, is shown by a dot."""

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from orrery.server.previews.canvas import Canvas, Colour

Face = Literal["display", "text"]
_UNKNOWN: Final = "•"
_CUT: Final = "…"


@cache
def _faces() -> dict[str, Any]:
    source = files("orrery.server.previews") / "glyphs.json"
    found: dict[str, Any] = json.loads(source.read_text("utf-8"))
    return found


def letters_of(text: str, face: Face) -> str:
    """The text as far as there are letters for it."""
    known = _faces()["faces"][face]
    shown: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if letter in known:
            shown.append(letter)
        elif not unicodedata.combining(letter) and shown[-1:] != [_UNKNOWN]:
            shown.append(_UNKNOWN)
    return "".join(shown)


def width_of(text: str, face: Face, size: float) -> float:
    known = _faces()["faces"][face]
    return float(sum(known[letter][0] for letter in text)) * size / float(_faces()["em"])


def fit(text: str, face: Face, size: float, room: float) -> str:
    """The text, cut where it would be wider than the room."""
    shown = letters_of(text, face)
    if width_of(shown, face, size) <= room:
        return shown
    while shown and width_of(shown + _CUT, face, size) > room:
        shown = shown[:-1]
    return shown.rstrip() + _CUT


def write(
    canvas: Canvas, x: float, y: float, text: str, face: Face, size: float, colour: Colour
) -> float:
    """Write letters with their foot at y; the place where the next would begin."""
    known, scale = _faces()["faces"][face], size / float(_faces()["em"])
    for letter in text:
        advance, *contours = known[letter]
        outlines = [
            [
                (x + across * scale, y - up * scale)
                for across, up in zip(contour[::2], contour[1::2], strict=True)
            ]
            for contour in contours
        ]
        canvas.fill(outlines, colour)
        x += advance * scale
    return x
