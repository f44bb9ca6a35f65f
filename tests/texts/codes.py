"""The codes with which the server refuses something, found in its code."""

import ast
from collections.abc import Iterator
from functools import cache

from orrery.bots import UnknownBot
from orrery.core import errors as core
from orrery.core.errors import ActionError, ContentError, OrreryError
from orrery.play import table as play
from orrery.server.errors import ServerError
from orrery.server.http import app, socket  # noqa: F401 - all errors are known by now
from tests.texts.catalogue import ROOT

# How the sources write down a code that is not one of an error.
_MAKERS = {"_answer", "_report", "Refused", "Refusal", "Malformed"}


def _family(base: type[OrreryError]) -> Iterator[type[OrreryError]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _family(kind)


def of_errors() -> set[str]:
    """Every error that reaches whoever asked: those of the server, and what is wrong with a wish
    for a table. What the store refuses is told as `not-kept`."""
    wishes = {
        kind
        for kind in _family(OrreryError)
        if kind.__module__ == core.__name__ and not issubclass(kind, ActionError | ContentError)
    }
    kinds: set[type[OrreryError]] = {*_family(ServerError), *wishes, UnknownBot}
    return {kind.code for kind in kinds}


def of_requests() -> set[str]:
    """What a request over HTTP is answered with."""
    return of_errors() | set(app._CODES.values()) | written_down("app.py")


def of_commands() -> set[str]:
    """What a command or a frame at a table is answered with."""
    constants = {play.STALE, play.NOT_TO_ACT, play.OVER, play.NO_UNDO, play.NO_REDO}
    actions = {kind.code for kind in _family(ActionError)}
    return constants | actions | of_errors() | written_down("*.py")


@cache
def written_down(files: str) -> frozenset[str]:
    """Codes that stand in the sources of the server as they are sent."""
    calls = (call for call in _calls(files) if _name_of(call.func) in _MAKERS)
    return frozenset(code for call in calls for code in _texts_in(call, "code", first=True))


def reasons_of(error: str) -> set[str]:
    """The reasons that the server gives with an error."""
    calls = (call for call in _calls("*.py") if _name_of(call.func) == error)
    return {reason for call in calls for reason in _texts_in(call, "reason", first=False)}


def _calls(files: str) -> Iterator[ast.Call]:
    for path in sorted((ROOT / "src/orrery/server").rglob(files)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _texts_in(call: ast.Call, name: str, *, first: bool) -> Iterator[str]:
    given = [word.value for word in call.keywords if word.arg == name]
    for value in [*call.args[:1], *given] if first else given:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
