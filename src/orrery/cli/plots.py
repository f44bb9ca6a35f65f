"""Plots as SVG and the page of HTML around them, needing nothing from elsewhere."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from orrery.bots.ratings import Interval

_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #1d2433; background: #fff }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { padding: .3rem .8rem; text-align: right;
  border-bottom: 1px solid #d5d9e2 } th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto } text { font: 13px system-ui, sans-serif; fill: #1d2433 }
code { overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) { body { background: #10131a; color: #e6e9f0 }
  text { fill: #e6e9f0 } th, td { border-color: #333a48 } }
"""
_WIDTH: Final = 720
_ROW: Final = 30
_LETTER: Final = 7.5
_NARROWEST: Final = 90.0
_WIDEST: Final = 300.0
_LABEL: Final = 70
_INK: Final = "#c9992e"
_LINE: Final = "#8a6d1f"
_FAINT: Final = "#8a90a0"

Row = tuple[str, float, Interval]


def page(title: str, language: str, sections: Sequence[tuple[str, str]], command: str) -> str:
    """A whole page: a heading over each section, and below the command that made it."""
    body = "".join(
        f"<h2>{escape(heading)}</h2>\n{content}\n" if heading else f"{content}\n"
        for heading, content in sections
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>\n<h1>{escape(title)}</h1>\n"
        f"{body}<p><code>{escape(command)}</code></p></html>\n"
    )


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def bullets(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def interval_plot(
    rows: Sequence[Row],
    label: Callable[[float], str],
    *,
    mark: float | None = None,
    scale: Callable[[float], float] = float,
) -> str:
    """A point with its interval in each row; `mark` is a value to compare them with."""
    ends = [scale(value) for _, middle, ends in rows for value in (middle, *ends)]
    if mark is not None:
        ends.append(scale(mark))
    left = _names_width([name for name, _, _ in rows])
    low, span = min(ends), (max(ends) - min(ends)) or 1.0

    def across(value: float) -> float:
        return left + (scale(value) - low) / span * (_WIDTH - left - _LABEL)

    parts = [] if mark is None else [_upright(across(mark), _ROW * len(rows))]
    for place, (name, value, (start, end)) in enumerate(rows):
        down = _ROW * place + _ROW / 2
        parts.append(
            f"{_name(name, down, left)}"
            f'<line x1="{across(start):.1f}" x2="{across(end):.1f}" y1="{down}" y2="{down}"'
            f' stroke="{_LINE}" stroke-width="3"/>'
            f'<circle cx="{across(value):.1f}" cy="{down}" r="6" fill="{_INK}"/>'
            f'<text x="{max(across(end), across(value)) + 10:.1f}" y="{down + 4:.0f}">'
            f"{escape(label(value))}</text>"
        )
    return _svg(parts, _ROW * len(rows))


def logarithm(milliseconds: float) -> float:
    """A scale for times: each step ten times the last, none below a hundredth."""
    return math.log10(max(milliseconds, 0.01))


def bar_plot(rows: Sequence[tuple[str, float]], label: Callable[[float], str]) -> str:
    """A bar from zero in each row."""
    left = _names_width([name for name, _ in rows])
    most = max((value for _, value in rows), default=0.0) or 1.0
    parts = []
    for place, (name, value) in enumerate(rows):
        down = _ROW * place + _ROW / 2
        wide = max(0.0, value) / most * (_WIDTH - left - _LABEL)
        parts.append(
            f"{_name(name, down, left)}"
            f'<rect x="{left:.1f}" y="{down - 8}" width="{wide:.1f}" height="16" fill="{_INK}"/>'
            f'<text x="{left + wide + 8:.1f}" y="{down + 4:.0f}">{escape(label(value))}</text>'
        )
    return _svg(parts, _ROW * len(rows))


def histogram(values: Sequence[int]) -> str:
    """How often each value occurs, in at most about twenty columns."""
    width = max(1, math.ceil((max(values) - min(values) + 1) / 20))
    counts = Counter(value // width for value in values)
    columns = range(min(counts), max(counts) + 1)
    wide, tall, most = _WIDTH / len(columns), 140.0, max(counts.values())
    parts = []
    for place, column in enumerate(columns):
        high = counts[column] / most * tall
        parts.append(
            f'<rect x="{place * wide + 2:.1f}" y="{tall + 20 - high:.1f}" width="{wide - 4:.1f}"'
            f' height="{high:.1f}" fill="{_INK}"/>'
            f'<text x="{(place + 0.5) * wide:.1f}" y="{tall + 38:.0f}" text-anchor="middle">'
            f"{column * width}</text>"
        )
    return _svg(parts, int(tall) + 46)


def matrix(names: Sequence[str], shares: Mapping[tuple[str, str], float]) -> str:
    """The share of the wins of each row's bot against each column's; darker is more."""
    left, wide = _names_width(names), 74.0
    parts = []
    for place, name in enumerate(names):
        parts.append(_name(name, _ROW * (place + 1.5), left))
        short = name if len(name) <= 10 else f"{name[:9]}…"
        parts.append(
            f'<text x="{left + (place + 0.5) * wide:.1f}" y="20" text-anchor="middle">'
            f"{escape(short)}</text>"
        )
        for column, rival in enumerate(names):
            if (share := shares.get((name, rival))) is not None:
                parts.append(_cell(left + column * wide, _ROW * (place + 1.0), wide, share))
    return _svg(parts, _ROW * (len(names) + 1), int(left + wide * len(names)))


def _cell(across: float, down: float, wide: float, share: float) -> str:
    return (
        f'<rect x="{across:.1f}" y="{down}" width="{wide - 2}" height="{_ROW - 2}" fill="{_INK}"'
        f' fill-opacity="{0.08 + 0.8 * share:.2f}"/>'
        f'<text x="{across + wide / 2:.1f}" y="{down + 19}" text-anchor="middle">{share:.2f}</text>'
    )


def _names_width(names: Sequence[str]) -> float:
    longest = max(map(len, names), default=0)
    return min(_WIDEST, max(_NARROWEST, _LETTER * longest + 16))


def _name(name: str, down: float, left: float) -> str:
    room = int((left - 16) / _LETTER)
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    title = "" if shown == name else f"<title>{escape(name)}</title>"
    return f'<text x="0" y="{down + 4:.0f}">{title}{escape(shown)}</text>'


def _upright(across: float, tall: int) -> str:
    return (
        f'<line x1="{across:.1f}" x2="{across:.1f}" y1="0" y2="{tall}" stroke="{_FAINT}"'
        ' stroke-dasharray="4 4"/>'
    )


def _svg(parts: Sequence[str], tall: int, wide: int = _WIDTH) -> str:
    size = f'width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}"'
    return f'<svg {size} role="img">{"".join(parts)}</svg>'
