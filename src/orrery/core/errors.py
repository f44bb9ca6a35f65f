"""Errors in what a caller asked for. Each has a code and its facts, but no sentence."""

from collections.abc import Sequence
from typing import Any, ClassVar


class OrreryError(Exception):
    """The base class. `code` names the kind of error; `facts` are what a message about it needs."""

    code: ClassVar[str] = "error"

    def __init__(self, **facts: object) -> None:
        self.facts = facts
        shown = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(f"{self.code}: {shown}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes."""
        return _restore, (type(self), self.args, self.__dict__)


def _restore(
    kind: type[OrreryError], args: tuple[Any, ...], attributes: dict[str, Any]
) -> OrreryError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class ActionError(OrreryError):
    """An action text that was refused, and what was legal instead."""

    code: ClassVar[str] = "action"

    def __init__(self, text: str, legal: Sequence[str] = ()) -> None:
        self.text = text
        self.legal = tuple(legal)
        super().__init__(text=text if len(text) <= 80 else f"{text[:79]}…", legal=len(self.legal))


class MalformedAction(ActionError):
    """The text is not words separated by single spaces, or is far too long."""

    code: ClassVar[str] = "malformed"


class UnknownAction(ActionError):
    """No action of this game has this text."""

    code: ClassVar[str] = "unknown"


class IllegalAction(ActionError):
    """The action exists, but not for this actor in this position."""

    code: ClassVar[str] = "illegal"


class UnknownGame(OrreryError):
    code: ClassVar[str] = "unknown-game"


class UnknownGameRules(OrreryError):
    """The program does not know the game by these rules; it is never played by others."""

    code: ClassVar[str] = "unknown-rules"


class BadSeats(OrreryError):
    code: ClassVar[str] = "bad-seats"


class UnknownOption(OrreryError):
    code: ClassVar[str] = "unknown-option"


class BadOptionValue(OrreryError):
    code: ClassVar[str] = "bad-option-value"


class ContentError(OrreryError):
    """A mistake in a content file, and where it is."""

    code: ClassVar[str] = "content"
