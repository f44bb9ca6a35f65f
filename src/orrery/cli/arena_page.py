"""The report of an arena as one page of HTML with its plots, needing nothing from elsewhere."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from orrery.bots.ratings import ArenaReport, Interval
from orrery.cli.text import Texts

_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #1d2433; background: #fff }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .3rem .8rem; text-align: right;
  border-bottom: 1px solid #d5d9e2 } th:first-child, td:first-child { text-align: left }
svg { max-width: 100% } text { font: 13px system-ui, sans-serif; fill: #1d2433 }
@media (prefers-color-scheme: dark) { body { background: #10131a; color: #e6e9f0 }
  text { fill: #e6e9f0 } th, td { border-color: #333a48 } }
"""
_COLUMNS: Final = (
    "bot",
    "rating",
    "rating-interval",
    "share",
    "interval",
    "margin",
    "points",
    "ms",
)
_WIDTH: Final = 640
_LEFT: Final = 130
_ROW: Final = 34


def page_of(found: ArenaReport, texts: Texts) -> str:
    """The whole page."""
    title = texts.format("arena-title", game=found.game, seats=found.seats, games=found.games)
    rows = [
        (name, bot.rating, bot.rating_ci95, bot.win_share, bot.ci95)
        for name, bot in found.bots.items()
    ]
    ratings = _plot([(name, rating, ends) for name, rating, ends, _, _ in rows], "{:.0f}".format)
    shares = _plot([(name, share, ends) for name, _, _, share, ends in rows], "{:.2f}".format)
    lines = "".join(f"<li>{escape(line)}</li>" for line in pairing_lines(found, texts))
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>\n<h1>{escape(title)}</h1>\n"
        f"{_table(found, texts)}\n<h2>{escape(texts.format('arena-rating'))}</h2>\n{ratings}\n"
        f"<h2>{escape(texts.format('arena-share'))}</h2>\n{shares}\n<ul>{lines}</ul>\n"
        f"<p>orrery arena {escape(found.game)} --bots {escape(','.join(found.bots))} "
        f"--seats {found.seats} --seed {found.seed}</p></html>\n"
    )


def headings(texts: Texts) -> list[str]:
    return [texts.format(f"arena-{column}") for column in _COLUMNS]


def rows_of(found: ArenaReport) -> list[tuple[str, ...]]:
    """A row for each bot, the strongest first."""
    return [
        (
            name,
            f"{bot.rating:.0f}",
            _interval(bot.rating_ci95, 0),
            f"{bot.win_share:.3f}",
            _interval(bot.ci95, 3),
            f"{bot.mean_margin:+.1f}",
            f"{bot.mean_score:.1f}",
            f"{bot.ms_per_move_median:.1f}",
        )
        for name, bot in found.bots.items()
    ]


def pairing_lines(found: ArenaReport, texts: Texts) -> list[str]:
    """A sentence for each pairing: who won how much against whom."""
    return [
        texts.format(
            "arena-pairing",
            bot=pair.bot,
            rival=pair.rival,
            share=f"{pair.win_share:.3f}",
            interval=_interval(pair.ci95, 3),
            margin=f"{pair.mean_margin:+.1f}",
            games=pair.games,
        )
        for pair in found.pairings
    ]


def _table(found: ArenaReport, texts: Texts) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings(texts))
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows_of(found)]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _interval(ends: Interval, digits: int) -> str:
    return f"[{ends[0]:.{digits}f}, {ends[1]:.{digits}f}]"


def _plot(rows: Sequence[tuple[str, float, Interval]], label: Callable[[float], str]) -> str:
    """A point with its interval for each bot."""
    low = min(ends[0] for _, _, ends in rows)
    high = max(ends[1] for _, _, ends in rows)
    span = (high - low) or 1.0

    def across(value: float) -> float:
        return _LEFT + (value - low) / span * (_WIDTH - _LEFT - 60)

    parts = []
    for place, (name, value, ends) in enumerate(rows):
        down = _ROW * place + _ROW / 2
        parts.append(
            f'<text x="0" y="{down + 4:.0f}">{escape(name)}</text>'
            f'<line x1="{across(ends[0]):.1f}" x2="{across(ends[1]):.1f}" y1="{down}" y2="{down}"'
            f' stroke="#8a6d1f" stroke-width="3"/>'
            f'<circle cx="{across(value):.1f}" cy="{down}" r="6" fill="#c9992e"/>'
            f'<text x="{across(ends[1]) + 10:.1f}" y="{down + 4:.0f}">{label(value)}</text>'
        )
    size = f'width="{_WIDTH}" height="{_ROW * len(rows)}"'
    return f'<svg {size} viewBox="0 0 {_WIDTH} {_ROW * len(rows)}">{"".join(parts)}</svg>'
