"""The tables of docs/specification, read as they stand there."""

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def table_of(game: str, header: str) -> list[list[str]]:
    """The rows of the one table that begins with these columns."""
    text = (DOCS / "specification" / f"{game}.md").read_text("utf-8")
    found = rf"^\| {re.escape(header)} \|.*\n\|[-|]+\n((?:\|.*\n)+)"
    (rows,) = re.findall(found, text, re.MULTILINE)
    return [[cell.strip(" `") for cell in row.strip("|").split(" | ")] for row in rows.splitlines()]
