"""What every command prints the same way: errors, lists, tables, progress."""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from orrery.cli.text import Texts, language_of
from orrery.core.errors import ActionError, OrreryError
from orrery.play.errors import RecordError

DOES_NOT_FIT = 1
WRONG_USAGE = 2
LISTED = 12
_SUBJECT: Final = 20
_NARROWEST: Final = 7
_BORDER: Final = 3
QUIET_SECONDS: Final = 10.0
"""Where no bar can be drawn, progress is told no more often than this."""
MINUS = "\N{MINUS SIGN}"
BLANKS = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"

T = TypeVar("T")

TEXTS = Texts(language_of(os.environ))


def fail(error: OrreryError | OSError) -> NoReturn:
    """Print the error and exit: with 1 for a wrong record, with 2 for a wrong request."""
    for line in error_lines(TEXTS, error):
        print_plain(line, Console(stderr=True, soft_wrap=True))
    raise typer.Exit(DOES_NOT_FIT if isinstance(error, RecordError) else WRONG_USAGE)


def error_lines(texts: Texts, error: OrreryError | OSError) -> list[str]:
    """An error as sentences: where it is, what it is, what would have been legal."""
    if isinstance(error, OSError):
        problem = error.strerror or type(error).__name__
        if not error.filename:
            return [texts.format("error-system", problem=problem)]
        return [texts.format("error-file", path=str(error.filename), problem=problem)]
    message = texts.format(f"error-{error.code}", **_arguments(texts, error))
    if message.startswith("⟦"):
        # A refusal of the server, whose words are in the screen: never a raw key.
        message = texts.format("error-other", code=error.code)
    if isinstance(error, RecordError):
        message = texts.format("error-at-line", line=error.line, message=message)
    lines = [message]
    if isinstance(error, RecordError | ActionError) and error.legal:
        # The notation: a record is refused with all that was legal, a typed line with a hint.
        limit = len(error.legal) if isinstance(error, RecordError) else LISTED
        lines.append(texts.format("legal-here", list=format_list(texts, error.legal, limit)))
    return lines


def format_list(texts: Texts, items: Sequence[object], limit: int = LISTED) -> str:
    """Items separated by commas; a long list is cut and ends with how many more there are."""
    if not items:
        return texts.format("list-none")
    shown = ", ".join(str(item) for item in items[:limit])
    if len(items) <= limit:
        return shown
    return texts.format("list-more", list=shown, count=len(items) - limit)


def format_signed(texts: Texts, points: float) -> str:
    """A number with its sign, to a tenth."""
    rounded = round(points, 1)
    sign = MINUS if rounded < 0 else "+"
    return texts.format("number-signed", sign=sign, size=abs(rounded))


def format_points(texts: Texts, points: float) -> str:
    """A number to a tenth."""
    return texts.format("number-points", points=points)


def format_percent(share: float) -> str:
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def print_plain(text: str, console: Console | None = None) -> None:
    """Print any text safely: without markup and control characters."""
    (console or Console(soft_wrap=True)).print(_printable(text), markup=False, highlight=False)


def print_table(headings: Iterable[str], rows: Sequence[Sequence[str]]) -> None:
    """Where there is little room, what a row is about, its first cell, keeps its width, and no
    number is cut: lines break between words, and words of headings only where nothing else will
    do."""
    console = Console()
    names = list(headings)
    cells = [[_printable(row[place]) for row in rows] for place in range(len(names))]
    table = Table()
    for name, width in zip(names, _widths(names, cells, console.width), strict=True):
        table.add_column(name, width=width, overflow="fold")
    for row in zip(*cells, strict=True):
        table.add_row(*map(Text, row))
    console.print(table)


def _widths(names: Sequence[str], cells: Sequence[Sequence[str]], room: int) -> list[int]:
    """The width of each column: the words of its cells, those of its heading if there is room for
    all of these, and then as much of whole lines as there is room for, from the left."""
    room -= _BORDER * len(names) + 1
    columns = list(zip(names, cells, strict=True))
    least = [min(_SUBJECT, max(map(_longest, column), default=0)) for column in cells]
    least[0] = min(_SUBJECT, max(map(len, cells[0]), default=0))
    spoken = [max(width, _longest(name)) for width, name in zip(least, names, strict=True)]
    whole = [max(map(len, (name, *column))) for name, column in columns]
    widths = spoken if sum(spoken) <= room else [max(width, _NARROWEST) for width in least]
    spare = max(0, room - sum(widths))
    for place, width in enumerate(whole):
        more = min(spare, max(0, width - widths[place]))
        widths[place] += more
        spare -= more
    return widths


def _longest(text: str) -> int:
    return max(map(len, text.split()), default=0)


def progress(items: Sequence[T], description: str) -> Iterator[T]:
    """The items, while it is shown how many of them are done."""
    with progress_bar(description) as shown:
        for number, item in enumerate(items, 1):
            yield item
            shown(number, len(items))


@contextmanager
def progress_bar(description: str) -> Iterator[Callable[[int, int], None]]:
    """Call it with how much of how much is done: a bar in a terminal, elsewhere a line at times."""
    console = Console(stderr=True)
    if not (console.is_terminal and sys.stderr.isatty()) or console.is_dumb_terminal:
        yield ProgressLines(description)
        return
    with Progress(console=console, transient=True) as shown:
        task = shown.add_task(description)
        yield lambda done, total: shown.update(task, completed=done, total=total)


class ProgressLines:
    """Progress in plain lines on standard error, for logs and pipes; short work stays silent."""

    def __init__(self, description: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._description = description
        self._clock = clock
        self._told = clock()

    def __call__(self, done: int, total: int) -> None:
        if self._clock() - self._told < QUIET_SECONDS:
            return
        self._told = self._clock()
        line = TEXTS.format("progress-line", description=self._description, done=done, total=total)
        print_plain(line, Console(stderr=True, soft_wrap=True))


def is_printable(character: str) -> bool:
    """Whether a character may go to a terminal; blanks at which no line breaks may too."""
    return character.isprintable() or character in BLANKS


def _printable(text: str) -> str:
    return "".join(c if is_printable(c) else f"\\x{ord(c):02x}" for c in text)


def _arguments(texts: Texts, error: OrreryError) -> dict[str, str | float]:
    return {name: _argument(texts, value) for name, value in error.facts.items()}


def _argument(texts: Texts, value: object) -> str | float:
    if isinstance(value, bool) or not isinstance(value, int | float | list | tuple):
        return str(value)
    return format_list(texts, value) if isinstance(value, list | tuple) else value
