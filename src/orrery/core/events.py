"""Events say what happened, past tense, and who may see which part of it."""

import re
from typing import ClassVar

import msgspec


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_kebab):
    """Subclasses name in `secrets` the fields that only their own `seat` may see."""

    secrets: ClassVar[tuple[str, ...]] = ()

    seat: int


def seen_by(event: Event, viewer: int) -> Event:
    """The event as a viewer sees it: what only another seat may know is blanked."""
    if not event.secrets or event.seat == viewer:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secrets))
