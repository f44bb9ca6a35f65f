"""Lists that may be long, shown a page at a time."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import typer

from orrery.cli.output import TEXTS, print_plain, print_table

Limit = Annotated[int, typer.Option(min=1, help=TEXTS.format("tables-help-limit"))]
Page = Annotated[int, typer.Option(min=1, help=TEXTS.format("tables-help-page"))]


def print_page(
    headings: Iterable[str], rows: Sequence[Sequence[str]], limit: Limit, page: Page
) -> None:
    """A page of rows; one row more than the page holds says that another page follows."""
    print_table(headings, rows[:limit])
    if len(rows) > limit:
        print_plain(TEXTS.format("tables-more", page=page + 1))
