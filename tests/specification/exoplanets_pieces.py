"""The planets, tiles and seats of Exoplanets, from section 5."""

from collections import Counter
from dataclasses import dataclass, field

from tests.specification.pages import table_of

RESOURCES = ("energy", "water", "gas")
EITHER = "water-or-gas"


@dataclass(frozen=True)
class Planet:
    type: str
    cost: list[str]
    left: str
    right: str


@dataclass(frozen=True)
class Tile:
    goal: str
    effect: str
    background: str
    marker: str


PLANETS = {
    id: Planet(type, cost.split(" + "), left, right)
    for id, type, cost, left, right in table_of("exoplanets", "planet | type")
}
TILES = {row[0]: Tile(*row[1:]) for row in table_of("exoplanets", "tile | goal")}
GOAL_POINTS = {row[1]: int(row[2]) for row in table_of("exoplanets", "no. | goal")}

PRESENCE_ON_TWO = {
    "stone-cradle": "rocky",
    "green-belt": "super-earth",
    "cloud-dwellers": "gas",
    "deep-sea": "oceanic",
}
SPECIES_ON = {
    "lords-of-stone": "rocky",
    "lords-of-the-green": "super-earth",
    "lords-of-the-clouds": "gas",
    "lords-of-the-deep": "oceanic",
}
TAKE_THREE = {"solar-wind": "energy", "ice-shower": "water", "gas-cloud": "gas"}
DEARER_ORBIT = {"dense-atmosphere": "gas", "drought": "water", "long-eclipse": "energy"}
CHEAPER_ROW = {"greenhouse": "energy", "icy-comets": "water", "nebula": "gas"}
NEIGHBOUR_POINTS = {"radiation-belt": -2, "fertile-dust": 2}


@dataclass
class Seat:
    stock: Counter[str] = field(default_factory=lambda: Counter(RESOURCES))
    markers: Counter[str] = field(default_factory=Counter)
    hand: set[str] = field(default_factory=set)
    goals: set[str] = field(default_factory=set)
    cubes: int = 6
    cylinders: int = 4
    life: dict[str, int] = field(default_factory=dict)
    species: set[str] = field(default_factory=set)

    def presence(self) -> set[str]:
        return set(self.life) | self.species

    def level(self, planet: str) -> int:
        return 4 if planet in self.species else self.life.get(planet, 0)
