"""What happened at the table, one typed event per effect."""

from typing import ClassVar

from orrery.core.events import Event


class CosmosEvent(Event, frozen=True):
    """The base of all below."""


class GoalRevealed(CosmosEvent, frozen=True):
    goal: str


class RowFilled(CosmosEvent, frozen=True):
    card: str


class TokenPlaced(CosmosEvent, frozen=True):
    """An energy token put on a control in set-up; seat -1 for a dark one."""

    control: str


class EnergyShifted(CosmosEvent, frozen=True):
    dark: bool
    start: str
    end: str


class CardTaken(CosmosEvent, frozen=True):
    card: str


class CardDrawn(CosmosEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class NebulaDrawn(CosmosEvent, frozen=True):
    tile: str


class StarsGained(CosmosEvent, frozen=True):
    star: str
    count: int


class ProtosGained(CosmosEvent, frozen=True):
    count: int


class TrackRaised(CosmosEvent, frozen=True):
    track: str
    count: int


class CrystalStepped(CosmosEvent, frozen=True):
    steps: int
    filled: int


class StarPlaced(CosmosEvent, frozen=True):
    star: str
    space: str


class LifePlaced(CosmosEvent, frozen=True):
    stable: bool
    space: str


class NebulaPlaced(CosmosEvent, frozen=True):
    tile: str
    space: str


class NebulaCompleted(CosmosEvent, frozen=True):
    tile: str
    space: str
    points: int


class StarDiscarded(CosmosEvent, frozen=True):
    star: str
    space: str


class ChamberDischarged(CosmosEvent, frozen=True):
    points: int


class AdvancedLifeCreated(CosmosEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("points",)
    space: str
    points: int | None


class CardsPaid(CosmosEvent, frozen=True):
    card: str
    count: int


class PowerDrawn(CosmosEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class PowerKept(CosmosEvent, frozen=True):
    card: str
    slot: int


class PowerReturned(CosmosEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None


class PowerUsed(CosmosEvent, frozen=True):
    card: str


class PointsScored(CosmosEvent, frozen=True):
    source: str
    points: int


class SupernovaMade(CosmosEvent, frozen=True):
    space: str


class SupernovaRestored(CosmosEvent, frozen=True):
    space: str


class LifeStabilised(CosmosEvent, frozen=True):
    space: str


class LifeDiscarded(CosmosEvent, frozen=True):
    space: str


class PieceMoved(CosmosEvent, frozen=True):
    start: str
    end: str


class NebulaReplaced(CosmosEvent, frozen=True):
    old: str
    new: str
    space: str


class PiecesLost(CosmosEvent, frozen=True):
    """What was still waiting at the end of a turn."""

    stars: int
    protos: int
    tiles: int


class GoalScored(CosmosEvent, frozen=True):
    goal: str
    points: int


class GoalDiscarded(CosmosEvent, frozen=True):
    goal: str


class CardDiscarded(CosmosEvent, frozen=True):
    card: str


class TurnStarted(CosmosEvent, frozen=True):
    round: int


class GameEnded(CosmosEvent, frozen=True):
    """Advanced life is turned face up."""

    points: list[int]
