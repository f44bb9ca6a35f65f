"""What happens in Comets, past tense; `secrets` are for the seat of the event alone."""

from typing import ClassVar

from orrery.core.events import Event


class GoalTurned(Event, frozen=True):
    goal: str


class CometDrawn(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("comet",)

    comet: str | None


class CometLaunched(Event, frozen=True):
    comet: str


class TurnWaited(Event, frozen=True):
    pass
