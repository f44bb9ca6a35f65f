"""The measured ladders as tables: in the terminal, and in Markdown between two marks of README.md
and docs/ladder.md."""

from collections.abc import Iterable, Sequence
from typing import Final

from orrery.bots import ANCHOR
from orrery.bots.ladder import Ladder, Step
from orrery.bots.ratings import Interval
from orrery.cli.arena_page import interval_text
from orrery.cli.text import FALLBACK, Texts
from orrery.core.errors import OrreryError

BEGIN: Final = "<!-- ladder: written by `orrery ladder --write` -->"
END: Final = "<!-- end of ladder -->"
_NOTHING: Final = ""
_COLUMNS: Final = (
    "arena-bot",
    "arena-rating",
    "ladder-share",
    "ladder-margin",
    "ladder-step",
    "arena-thinking",
    "arena-slowest",
    "ladder-games",
)


class NoMarks(OrreryError):
    """A page without the marks between which the tables belong."""

    code = "no-marks"


def headings(texts: Texts) -> list[str]:
    return [texts.format(column, anchor=ANCHOR) for column in _COLUMNS]


def rows_of(ladder: Ladder) -> list[tuple[str, ...]]:
    """A row for each bot, the strongest first."""
    return [
        (
            name,
            f"{entry.rating:.0f} {interval_text(entry.rating_ci95, 0)}",
            _against(name == ANCHOR, entry.win_share, entry.win_share_ci95),
            _NOTHING if name == ANCHOR else f"{entry.mean_margin:+.1f}",
            _step(ladder.steps.get(name)),
            f"{entry.ms_thinking_median:.1f}",
            f"{entry.ms_thinking_p99:.1f}",
            str(entry.games),
        )
        for name, entry in ladder.bots.items()
    ]


def _against(is_itself: bool, share: float, ends: Interval) -> str:
    return _NOTHING if is_itself else f"{share:.3f} {interval_text(ends, 3)}"


def _step(step: Step | None) -> str:
    return _NOTHING if step is None else _against(False, step.win_share, step.ci95)


def caption_of(ladder: Ladder, texts: Texts) -> str:
    return texts.format(
        "ladder-caption",
        game=ladder.game,
        seats=ladder.seats,
        games=ladder.games,
        command=ladder.command,
    )


def markdown(ladders: Iterable[Ladder]) -> str:
    """A table for each game, in English as the documents are."""
    texts = Texts(FALLBACK)
    tables = [_table(ladder, texts) for ladder in ladders]
    return "\n\n".join(tables) if tables else texts.format("ladder-none")


def _table(ladder: Ladder, texts: Texts) -> str:
    rows = [headings(texts), ["---"] + ["---:"] * (len(_COLUMNS) - 1), *rows_of(ladder)]
    return "\n".join([caption_of(ladder, texts), "", *map(_row, rows)])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def write_between_marks(page: str, content: str) -> str:
    """The page with everything between the marks replaced."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NoMarks(begin=BEGIN, end=END)
    return f"{before}{BEGIN}\n\n{content}\n\n{END}{after}"
