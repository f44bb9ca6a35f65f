"""Plots as SVG and the page of HTML around them, needing nothing from elsewhere."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from orrery.bots.ratings import Interval

_STYLE: Final = """
:root { color-scheme: light dark; --sky: #f6f5f1; --card: #fff; --ink: #1d2433; --quiet: #5d6677;
  --grid: #e4e3dc; --gold: #b47d12; --gold-soft: #d9b767; --blue: #3f6fb5 }
@media (prefers-color-scheme: dark) { :root { --sky: #0d1017; --card: #151a24; --ink: #e8eaf0;
  --quiet: #99a2b5; --grid: #262d3b; --gold: #e5b84f; --gold-soft: #8a6d2c; --blue: #7ea8e6 } }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 68rem;
  padding: 2.5rem 1.25rem 4rem; color: var(--ink); background: var(--sky) }
h1 { font-size: 1.9rem; line-height: 1.2; font-weight: 650; margin: 0 0 .5rem }
h2 { font-size: 1.1rem; font-weight: 650; margin: 0 0 .75rem }
section { background: var(--card); border: 1px solid var(--grid); border-radius: 12px;
  padding: 1.25rem 1.5rem; margin: 1.25rem 0; overflow-x: auto }
p { margin: .5rem 0; max-width: 46rem }
ul { margin: 0; padding-left: 1.2rem }
li { margin: .25rem 0 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums;
  font-size: .94rem }
th, td { padding: .4rem .6rem; text-align: right; vertical-align: bottom;
  border-bottom: 1px solid var(--grid); white-space: nowrap }
th { color: var(--quiet); font-weight: 500; font-size: .84rem; white-space: normal }
tr:last-child td { border-bottom: 0 }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
td:first-child { font-weight: 600; white-space: normal; overflow-wrap: anywhere; min-width: 8rem }
svg { display: block; max-width: 100%; height: auto; margin: .5rem 0 }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); font-variant-numeric: tabular-nums }
svg .quiet { fill: var(--quiet); font-size: 12px } svg .grid { stroke: var(--grid) }
svg .mark { stroke: var(--quiet); stroke-dasharray: 4 4 } svg .whisker { stroke: var(--gold-soft) }
svg .point { fill: var(--gold); stroke: var(--card); stroke-width: 2 }
svg .other { fill: var(--card); stroke: var(--blue); stroke-width: 2.5 }
svg .bar { fill: var(--gold) }
svg .more { fill: var(--gold) } svg .less { fill: var(--blue) }
summary { cursor: pointer; color: var(--quiet) }
code { display: block; color: var(--quiet); overflow-wrap: anywhere; font-size: .85rem }
@media (max-width: 40rem) { section { padding: 1rem } svg { min-width: 34rem } }
"""
_WIDTH: Final = 960
_ROW: Final = 30
_AXIS: Final = 28
_LETTER: Final = 7.4
_NARROWEST: Final = 90.0
_WIDEST: Final = 330.0
_VALUES: Final = 84
"""The width of the column with the values, at the right."""
_TICKS: Final = 6
_CELL: Final = 84.0
_COLUMNS: Final = 24

Row = tuple[str, float, Interval]
Pair = tuple[str, float, float]


def page(title: str, language: str, sections: Sequence[tuple[str, str]], command: str) -> str:
    """A whole page: the command that made it, and a heading over each section."""
    body = "".join(
        f"<section>{f'<h2>{escape(heading)}</h2>' if heading else ''}{content}</section>\n"
        for heading, content in sections
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>\n<h1>{escape(title)}</h1>\n"
        f"<code>{escape(command)}</code>\n{body}</html>\n"
    )


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def details(summary: str, content: str) -> str:
    """What is shown only to who asks."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def bullets(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


class _Scale:
    """Leads from values to places: between round numbers that hold them all, or, for times, where
    each step is ten times the last."""

    def __init__(
        self, values: Sequence[float], left: float, right: float, is_logarithmic: bool = False
    ) -> None:
        self._is_logarithmic = is_logarithmic
        self._left, self._right = left, right
        given = [self._at(value) for value in values] or [0.0, 1.0]
        step = 1.0 if is_logarithmic else _round_step(min(given), max(given))
        first = math.floor(min(given) / step + 1e-9)
        last = max(first + 1, math.ceil(max(given) / step - 1e-9))
        self._low, self._span = first * step, (last - first) * step
        digits = max(0, -math.floor(math.log10(step) + 1e-9))
        self.ticks = [
            (10.0**number, f"{10.0**number:g}")
            if is_logarithmic
            else (number * step, f"{number * step:.{digits}f}")
            for number in range(first, last + 1)
        ]

    def _at(self, value: float) -> float:
        return math.log10(max(value, 0.01)) if self._is_logarithmic else value

    def place(self, value: float) -> float:
        part = (self._at(value) - self._low) / self._span
        return self._left + part * (self._right - self._left)


def _round_step(low: float, high: float) -> float:
    """1, 2 or 5 times a power of ten, for about six steps."""
    span = (high - low) or abs(high) or 1.0
    power = 10.0 ** math.floor(math.log10(span / _TICKS))
    return next(power * each for each in (1, 2, 5, 10) if power * each * _TICKS >= span)


def interval_plot(
    rows: Sequence[Row],
    label: Callable[[float], str],
    *,
    mark: float | None = None,
    is_logarithmic: bool = False,
) -> str:
    """A point with its interval in each row; `mark` is a value to compare them with."""
    values = [value for _, middle, ends in rows for value in (middle, *ends)]
    left = _names_width([name for name, _, _ in rows])
    marks = [] if mark is None else [mark]
    scale = _Scale([*values, *marks], left + 8, _WIDTH - _VALUES, is_logarithmic)
    parts = _axis(scale, len(rows))
    parts += [_upright(scale.place(value), _ROW * len(rows), "mark") for value in marks]
    for place, (name, value, (start, end)) in enumerate(rows):
        down = _ROW * place + _ROW / 2
        parts.append(
            f"{_name(name, down, left)}{_line(scale.place(start), scale.place(end), down)}"
            f"{_dot(scale.place(value), down, 'point')}{_value(label(value), down)}"
        )
    return _svg(parts, _ROW * len(rows) + _AXIS)


def pair_plot(rows: Sequence[Pair], label: Callable[[float], str], names: tuple[str, str]) -> str:
    """Two points in each row, joined; `names` are what they are of, the filled one first."""
    left = _names_width([name for name, _, _ in rows])
    values = [value for _, one, other in rows for value in (one, other)]
    scale = _Scale([0.0, *values], left + 8, _WIDTH - _VALUES)
    parts = _axis(scale, len(rows))
    for place, (name, one, other) in enumerate(rows):
        down = _ROW * place + _ROW / 2
        ends = sorted((scale.place(one), scale.place(other)))
        parts.append(
            f"{_name(name, down, left)}{_line(ends[0], ends[1], down)}"
            f"{_dot(scale.place(other), down, 'other')}{_dot(scale.place(one), down, 'point')}"
            f"{_value(label(one - other), down)}"
        )
    tall = _ROW * len(rows) + _AXIS
    parts.append(_legend(names, left + 8, tall + 14))
    return _svg(parts, tall + 28)


def _legend(names: tuple[str, str], across: float, down: float) -> str:
    second = across + 28 + _LETTER * len(names[0])
    return (
        f'{_dot(across + 6, down, "point")}<text x="{across + 18:.1f}" y="{down + 4:.0f}">'
        f"{escape(names[0])}</text>{_dot(second + 6, down, 'other')}"
        f'<text x="{second + 18:.1f}" y="{down + 4:.0f}">{escape(names[1])}</text>'
    )


def histogram(values: Sequence[int]) -> str:
    """How often each value occurs, in columns that begin at round numbers."""
    width = max(1, math.ceil((max(values) - min(values) + 1) / _COLUMNS))
    counts = Counter(value // width for value in values)
    columns = range(min(counts), max(counts) + 1)
    wide, tall, most = min(_WIDTH / len(columns), 60.0), 140.0, max(counts.values())
    every = math.ceil(40 / wide)
    parts = [f'<line class="grid" x1="0" x2="{_WIDTH}" y1="{tall + 20}" y2="{tall + 20}"/>']
    for place, column in enumerate(columns):
        high = counts[column] / most * tall
        first = column * width
        title = str(first) if width == 1 else f"{first}–{first + width - 1}"  # noqa: RUF001
        parts.append(
            f'<rect class="bar" x="{place * wide + 1.5:.1f}" y="{tall + 20 - high:.1f}" rx="2"'
            f' width="{wide - 3:.1f}" height="{high:.1f}"><title>{title}: {counts[column]}</title>'
            "</rect>"
        )
        if place % every == 0:
            parts.append(_tick((place + 0.5) * wide, tall + 38, str(first)))
        if counts[column] == most:
            parts.append(_tick((place + 0.5) * wide, 14, str(most)))
    return _svg(parts, int(tall) + 46)


def matrix(names: Sequence[str], shares: Mapping[tuple[str, str], float], even: float) -> str:
    """The share of the wins of each row's bot against each column's: gold above an even share,
    blue below, the stronger the further from it."""
    left = _names_width(names)
    parts = []
    for place, name in enumerate(names):
        parts.append(_name(name, _ROW * (place + 1.5), left))
        short = name if len(name) <= 11 else f"{name[:10]}…"
        parts.append(_tick(left + (place + 0.5) * _CELL, 20, short))
        for column, rival in enumerate(names):
            if (share := shares.get((name, rival))) is not None:
                parts.append(_cell(left + column * _CELL, _ROW * (place + 1.0), share, even))
    return _svg(parts, _ROW * (len(names) + 1), int(left + _CELL * len(names)))


def _cell(across: float, down: float, share: float, even: float) -> str:
    away = (share - even) / (1 - even) if share >= even else (even - share) / even
    return (
        f'<rect class="{"more" if share >= even else "less"}" x="{across:.1f}" y="{down}" rx="4"'
        f' width="{_CELL - 3}" height="{_ROW - 3}" fill-opacity="{0.06 + 0.44 * away:.2f}"/>'
        f'<text x="{across + _CELL / 2:.1f}" y="{down + 18}" text-anchor="middle">'
        f"{share:.3f}</text>"
    )


def _axis(scale: _Scale, rows: int) -> list[str]:
    tall = _ROW * rows
    return [
        _upright(scale.place(value), tall, "grid") + _tick(scale.place(value), tall + 18, text)
        for value, text in scale.ticks
    ]


def _upright(across: float, tall: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{across:.1f}" x2="{across:.1f}" y1="0" y2="{tall}"/>'


def _tick(across: float, down: float, text: str) -> str:
    place = f'x="{across:.1f}" y="{down:.0f}"'
    return f'<text class="quiet" {place} text-anchor="middle">{escape(text)}</text>'


def _line(start: float, end: float, down: float) -> str:
    return (
        f'<line class="whisker" x1="{start:.1f}" x2="{end:.1f}" y1="{down}" y2="{down}"'
        ' stroke-width="5" stroke-linecap="round"/>'
    )


def _dot(across: float, down: float, kind: str) -> str:
    return f'<circle class="{kind}" cx="{across:.1f}" cy="{down}" r="6.5"/>'


def _value(text: str, down: float) -> str:
    return f'<text x="{_WIDTH}" y="{down + 4:.0f}" text-anchor="end">{escape(text)}</text>'


def _names_width(names: Sequence[str]) -> float:
    longest = max(map(len, names), default=0)
    return min(_WIDEST, max(_NARROWEST, _LETTER * longest + 16))


def _name(name: str, down: float, left: float) -> str:
    room = int((left - 16) / _LETTER)
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    title = "" if shown == name else f"<title>{escape(name)}</title>"
    return f'<text x="0" y="{down + 4:.0f}">{title}{escape(shown)}</text>'


def _svg(parts: Sequence[str], tall: int, wide: int = _WIDTH) -> str:
    size = f'width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}"'
    return f'<svg {size} role="img">{"".join(parts)}</svg>'
