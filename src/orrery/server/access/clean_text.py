"""Cleans names and chat: characters that could mislead a reader are removed."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
# Joiners that scripts and emoji need; everything else of category Cf is invisible trickery.
_JOINERS: Final = frozenset("\u200c\u200d")
_MARKS_IN_A_ROW: Final = 3


def clean_name(text: str) -> str:
    """A name on one line, without control, direction or private characters."""
    return " ".join(_printable(text).split())[:LONGEST_NAME].strip(" \u200c\u200d")


def clean_chat(text: str) -> str:
    """A line of chat, cleaned as names are, of any length."""
    return " ".join(_printable(text).split()).strip(" \u200c\u200d")


def _printable(text: str) -> str:
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category in ("Zs", "Zl", "Zp", "Cc"):
            shown.append(" ")
        elif marks <= _MARKS_IN_A_ROW and (category[0] != "C" or character in _JOINERS):
            shown.append(character)
    return "".join(shown)
