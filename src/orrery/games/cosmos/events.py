"""What happened at the table, one typed event per effect."""

from typing import ClassVar

from orrery.core.events import Event


class GoalRevealed(Event, frozen=True):
    goal: str


class RowFilled(Event, frozen=True):
    card: str


class TokenPlaced(Event, frozen=True):
    """An energy token put on a control in set-up; seat -1 for a dark one."""

    control: str


class EnergyShifted(Event, frozen=True):
    dark: bool
    start: str
    end: str


class CardTaken(Event, frozen=True):
    card: str


class CardDrawn(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class NebulaDrawn(Event, frozen=True):
    tile: str


class StarsGained(Event, frozen=True):
    star: str
    count: int


class ProtosGained(Event, frozen=True):
    count: int


class TrackRaised(Event, frozen=True):
    track: str
    count: int


class CrystalStepped(Event, frozen=True):
    steps: int
    filled: int


class StarPlaced(Event, frozen=True):
    star: str
    space: str


class LifePlaced(Event, frozen=True):
    stable: bool
    space: str


class NebulaPlaced(Event, frozen=True):
    tile: str
    space: str


class NebulaCompleted(Event, frozen=True):
    tile: str
    space: str
    points: int


class StarDiscarded(Event, frozen=True):
    star: str
    space: str


class ChamberDischarged(Event, frozen=True):
    points: int


class AdvancedLifeCreated(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("points",)
    space: str
    points: int | None


class CardsPaid(Event, frozen=True):
    card: str
    count: int


class PowerDrawn(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class PowerKept(Event, frozen=True):
    card: str
    slot: int


class PowerReturned(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class PowerUsed(Event, frozen=True):
    card: str


class PointsScored(Event, frozen=True):
    source: str
    points: int


class SupernovaMade(Event, frozen=True):
    space: str


class SupernovaRestored(Event, frozen=True):
    space: str


class LifeStabilised(Event, frozen=True):
    space: str


class LifeDiscarded(Event, frozen=True):
    space: str


class PieceMoved(Event, frozen=True):
    start: str
    end: str


class NebulaReplaced(Event, frozen=True):
    old: str
    new: str
    space: str


class PiecesLost(Event, frozen=True):
    """What was still waiting at the end of a turn."""

    stars: int
    protos: int
    tiles: int


class GoalScored(Event, frozen=True):
    goal: str
    points: int


class GoalDiscarded(Event, frozen=True):
    goal: str


class CardDiscarded(Event, frozen=True):
    card: str


class TurnStarted(Event, frozen=True):
    round: int


class GameEnded(Event, frozen=True):
    """Advanced life is turned face up."""

    points: list[int]
