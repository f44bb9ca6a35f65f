"""Events: what happened, in the past tense, and who may see which part of it."""

import re
from typing import ClassVar

import msgspec


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_kebab):
    """`secrets` names the fields that only the event's own `seat` may see."""

    secrets: ClassVar[tuple[str, ...]] = ()

    seat: int


def redact(event: Event, viewer: int) -> Event:
    """Blank what only another seat may know."""
    if not event.secrets or event.seat == viewer:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secrets))
