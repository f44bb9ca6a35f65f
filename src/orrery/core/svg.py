"""Pictures of positions as SVG, for notebooks: the few shapes that games draw with."""

from collections.abc import Sequence
from html import escape
from typing import Final

PAPER: Final = "#0e1221"
INK: Final = "#e8e6da"
LINE: Final = "#4a5270"
SEATS: Final = ("#e0a458", "#6fb7d6", "#c583c9", "#8fc178")
_FONT: Final = "font-family='ui-monospace, monospace'"
_LETTER: Final = 7.3
_LEADING: Final = 17
_MARGIN: Final = 14


def circle(x: float, y: float, radius: float, fill: str, line: str = LINE) -> str:
    return f"<circle cx='{x:g}' cy='{y:g}' r='{radius:g}' fill='{fill}' stroke='{line}'/>"


def label(
    x: float, y: float, text: str, fill: str = INK, size: int = 12, anchor: str = "start"
) -> str:
    """A line of text; blanks keep their width."""
    return (
        f"<text x='{x:g}' y='{y:g}' fill='{fill}' font-size='{size}' text-anchor='{anchor}' "
        f"{_FONT} xml:space='preserve'>{escape(text)}</text>"
    )


def labels(x: float, y: float, lines: Sequence[str]) -> list[str]:
    """Lines one below another."""
    return [label(x, y + _LEADING * at, line) for at, line in enumerate(lines)]


def picture(width: float, height: float, parts: Sequence[str]) -> str:
    """An SVG image of its own, on dark paper."""
    size = f"width='{width:g}' height='{height:g}' viewBox='0 0 {width:g} {height:g}'"
    paper = f"<rect width='100%' height='100%' rx='8' fill='{PAPER}'/>"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {size}>{paper}{''.join(parts)}</svg>"


def text_picture(text: str) -> str:
    """A text as a picture, for games that draw nothing better."""
    lines = text.splitlines() or [""]
    width = max(map(len, lines)) * _LETTER + 2 * _MARGIN
    height = len(lines) * _LEADING + 2 * _MARGIN
    return picture(width, height, labels(_MARGIN, _MARGIN + 12, lines))
