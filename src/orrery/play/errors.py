"""Errors in a record. Each names the line, its text, and what would have been legal."""

from collections.abc import Sequence
from typing import ClassVar

from orrery.core.errors import OrreryError

LONGEST_SHOWN = 80


def shorten(text: str) -> str:
    """Cut a long text, so that it can be shown."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


class RecordError(OrreryError):
    """A record that is wrong at a line. Lines count from 1; line 1 is the header."""

    code: ClassVar[str] = "record"

    def __init__(
        self, line: int, text: str = "", legal: Sequence[str] = (), **facts: object
    ) -> None:
        self.line = line
        self.text = shorten(text)
        self.legal = tuple(legal)
        super().__init__(line=line, text=self.text, legal=self.legal, **facts)


class EmptyRecord(RecordError):
    code: ClassVar[str] = "record-empty"


class BadJson(RecordError):
    code: ClassVar[str] = "record-json"


class TruncatedLine(RecordError):
    """The last line stops in the middle: the file was cut."""

    code: ClassVar[str] = "record-truncated"


class BadShape(RecordError):
    """JSON, but a key is missing or holds the wrong kind of value."""

    code: ClassVar[str] = "record-shape"


class UnknownFormat(RecordError):
    code: ClassVar[str] = "record-format"


class RecordGame(RecordError):
    code: ClassVar[str] = "record-game"


class UnknownRules(RecordError):
    code: ClassVar[str] = "record-rules"


class RecordSeats(RecordError):
    code: ClassVar[str] = "record-seats"


class RecordOption(RecordError):
    code: ClassVar[str] = "record-option"


class RecordOptionValue(RecordError):
    code: ClassVar[str] = "record-option-value"


class WrongSeat(RecordError):
    """The entry belongs to an actor who is not to act."""

    code: ClassVar[str] = "record-seat"


class MalformedEntry(RecordError):
    code: ClassVar[str] = "record-malformed"


class UnknownEntry(RecordError):
    code: ClassVar[str] = "record-unknown"


class IllegalEntry(RecordError):
    code: ClassVar[str] = "record-illegal"


class EntryAfterEnd(RecordError):
    """The game was over; only the result may follow."""

    code: ClassVar[str] = "record-over"


class EarlyResult(RecordError):
    code: ClassVar[str] = "record-early-result"


class WrongResult(RecordError):
    code: ClassVar[str] = "record-result"


class AfterResult(RecordError):
    code: ClassVar[str] = "record-after-result"


class IncompleteRecord(RecordError):
    """The game is over but its result line is missing."""

    code: ClassVar[str] = "record-incomplete"
