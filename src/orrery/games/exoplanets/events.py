"""What happened, in the past tense, with identifiers and numbers only."""

from typing import ClassVar

from orrery.core.events import Event


class PlanetRevealed(Event, frozen=True):
    planet: str


class PlanetTaken(Event, frozen=True):
    planet: str
    stack: int


class PlanetShelved(Event, frozen=True):
    planet: str
    stack: int


class PlanetPlaced(Event, frozen=True):
    planet: str
    row: int
    orbit: int


class TileDrawn(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str | None


class TileReturned(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str | None


class TileLost(Event, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str | None


class ResourcesGained(Event, frozen=True):
    energy: int
    water: int
    gas: int


class ResourcesPaid(Event, frozen=True):
    planet: str
    energy: int
    water: int
    gas: int


class ResourcesSwapped(Event, frozen=True):
    given: str
    taken: str


class LifeCreated(Event, frozen=True):
    planet: str
    level: int


class SpeciesCreated(Event, frozen=True):
    planet: str


class LifeEvicted(Event, frozen=True):
    planet: str
    cubes: int


class GoalClaimed(Event, frozen=True):
    tile: str
    goal: str
    points: int


class TilePlayed(Event, frozen=True):
    tile: str
    effect: str
    planet: str | None


class MarkerTaken(Event, frozen=True):
    marker: str


class ParticlesCollided(Event, frozen=True):
    """The last stimulation marker was taken by this seat."""


class MarkersTraded(Event, frozen=True):
    markers: int
    resources: int


class BlackHoleOpened(Event, frozen=True):
    """The last fusion marker was taken by this seat."""


class SolarStormBroke(Event, frozen=True):
    """The last flare marker was taken by this seat."""


class StormSuffered(Event, frozen=True):
    gas: int
    water: int
    energy: int


class TurnEnded(Event, frozen=True):
    turn: int


class GameEnded(Event, frozen=True):
    """The star has no energy left and its last turn is over."""
