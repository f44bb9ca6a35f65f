"""What happened at the table, one typed event per effect."""

from typing import ClassVar

from orrery.core.events import Event


class GoalRevealed(Event):
    goal: str


class RowFilled(Event):
    card: str


class TokenPlaced(Event):
    """An energy token put on a control in set-up; seat -1 for a dark one."""

    control: str


class EnergyShifted(Event):
    dark: bool
    start: str
    end: str


class CardTaken(Event):
    card: str


class CardDrawn(Event):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class NebulaDrawn(Event):
    tile: str


class StarsGained(Event):
    star: str
    count: int


class ProtosGained(Event):
    count: int


class TrackRaised(Event):
    track: str
    count: int


class CrystalStepped(Event):
    steps: int
    filled: int


class StarPlaced(Event):
    star: str
    space: str


class LifePlaced(Event):
    stable: bool
    space: str


class NebulaPlaced(Event):
    tile: str
    space: str


class NebulaCompleted(Event):
    tile: str
    space: str
    points: int


class StarDiscarded(Event):
    star: str
    space: str


class ChamberDischarged(Event):
    points: int


class AdvancedLifeCreated(Event):
    secrets: ClassVar[tuple[str, ...]] = ("points",)
    space: str
    points: int | None


class CardsPaid(Event):
    card: str
    count: int


class PowerDrawn(Event):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class PowerKept(Event):
    card: str
    slot: int


class PowerReturned(Event):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class PowerUsed(Event):
    card: str


class PointsScored(Event):
    source: str
    points: int


class SupernovaMade(Event):
    space: str


class SupernovaRestored(Event):
    space: str


class LifeStabilised(Event):
    space: str


class LifeDiscarded(Event):
    space: str


class PieceMoved(Event):
    start: str
    end: str


class NebulaReplaced(Event):
    old: str
    new: str
    space: str


class PiecesLost(Event):
    """What was still waiting at the end of a turn."""

    stars: int
    protos: int
    tiles: int


class GoalScored(Event):
    goal: str
    points: int


class GoalDiscarded(Event):
    goal: str


class CardDiscarded(Event):
    card: str


class TurnStarted(Event):
    round: int


class GameEnded(Event):
    """Advanced life is turned face up."""

    points: list[int]
