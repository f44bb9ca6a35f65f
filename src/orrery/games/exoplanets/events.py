"""What happened, in the past tense, with identifiers and numbers only."""

from typing import ClassVar

from orrery.core.events import Event


class ExoplanetsEvent(Event, frozen=True):
    """The base of all below."""


class PlanetRevealed(ExoplanetsEvent, frozen=True):
    planet: str


class PlanetTaken(ExoplanetsEvent, frozen=True):
    planet: str
    stack: int


class PlanetShelved(ExoplanetsEvent, frozen=True):
    planet: str
    stack: int


class PlanetPlaced(ExoplanetsEvent, frozen=True):
    planet: str
    row: int
    orbit: int


class TileDrawn(ExoplanetsEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str | None


class TileReturned(ExoplanetsEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str | None


class TileLost(ExoplanetsEvent, frozen=True):
    secrets: ClassVar[tuple[str, ...]] = ("tile",)

    tile: str | None


class ResourcesGained(ExoplanetsEvent, frozen=True):
    energy: int
    water: int
    gas: int


class ResourcesPaid(ExoplanetsEvent, frozen=True):
    planet: str
    energy: int
    water: int
    gas: int


class ResourcesSwapped(ExoplanetsEvent, frozen=True):
    given: str
    taken: str


class LifeCreated(ExoplanetsEvent, frozen=True):
    planet: str
    level: int


class SpeciesCreated(ExoplanetsEvent, frozen=True):
    planet: str


class LifeEvicted(ExoplanetsEvent, frozen=True):
    planet: str
    cubes: int


class GoalClaimed(ExoplanetsEvent, frozen=True):
    tile: str
    goal: str
    points: int


class TilePlayed(ExoplanetsEvent, frozen=True):
    tile: str
    effect: str
    planet: str | None


class MarkerTaken(ExoplanetsEvent, frozen=True):
    marker: str


class ParticlesCollided(ExoplanetsEvent, frozen=True):
    """The last stimulation marker was taken by this seat."""


class MarkersTraded(ExoplanetsEvent, frozen=True):
    markers: int
    resources: int


class BlackHoleOpened(ExoplanetsEvent, frozen=True):
    """The last fusion marker was taken by this seat."""


class SolarStormBroke(ExoplanetsEvent, frozen=True):
    """The last flare marker was taken by this seat."""


class StormSuffered(ExoplanetsEvent, frozen=True):
    gas: int
    water: int
    energy: int


class TurnEnded(ExoplanetsEvent, frozen=True):
    turn: int


class GameEnded(ExoplanetsEvent, frozen=True):
    """The star has no energy left and its last turn is over."""
