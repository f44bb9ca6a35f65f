"""The planetary system: which planet stands where, and which space tiles lie under planets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, first_of, size_of
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.planets import PLANETS
from orrery.games.exoplanets.tiles import (
    DOES,
    NEIGHBOUR_POINTS,
    ORBIT_COSTS_MORE,
    ROW_COSTS_LESS,
    SCORE_NEIGHBOURS,
)

ROWS: Final = 4
ORBITS: Final = 6
NONE: Final = -1

# Ruling 24: the new planet's icon and the old one's face each other across the seam.
BUILDS_RIGHT: Final = vec[i64]([int(row.direction == "right") for row in load().row])

_NO_ROWS: Final = vec[i64]([0] * ROWS)
# Orbits count from 1; an empty one on either side spares the bounds.
_NO_ORBITS: Final = vec[i64]([0] * (ORBITS + 2))
_NO_TILES: Final = vec[i64]([NONE] * PLANETS)


class System:
    """Rows and orbits as masks of planets, so that a place is the meeting of two masks."""

    def __init__(self, rows: vec[i64], orbits: vec[i64], beneath: vec[i64]) -> None:
        self.planets: i64 = 0
        self.rows: vec[i64] = rows
        self.orbits: vec[i64] = orbits
        # Planets on which somebody has a species.
        self.dominated: i64 = 0
        # The tile under each planet, and the planets with a tile by what it does.
        self.beneath: vec[i64] = beneath
        self.tiled: i64 = 0
        self.scoring: i64 = 0
        self.dearer_orbit: i64 = 0
        self.cheaper_row: i64 = 0
        self.versatile: i64 = 0

    def copy(self) -> "System":
        clone = System(self.rows[:], self.orbits[:], self.beneath[:])
        clone.planets = self.planets
        clone.dominated = self.dominated
        clone.tiled = self.tiled
        clone.scoring = self.scoring
        clone.dearer_orbit = self.dearer_orbit
        clone.cheaper_row = self.cheaper_row
        clone.versatile = self.versatile
        return clone

    def height(self, row: i64) -> i64:
        """How many planets a row has."""
        return size_of(self.rows[row])

    def planet_at(self, row: i64, orbit: i64) -> i64:
        return first_of(self.rows[row] & self.orbits[orbit])

    def row_of(self, planet: i64) -> i64:
        bit = BIT[planet]
        row: i64 = 0
        while self.rows[row] & bit == 0:
            row += 1
        return row

    def orbit_of(self, planet: i64) -> i64:
        bit = BIT[planet]
        orbit: i64 = 1
        while self.orbits[orbit] & bit == 0:
            orbit += 1
        return orbit

    def neighbours(self, planet: i64) -> i64:
        """Ruling 25: the planets just before and just after it in its row."""
        orbit = self.orbit_of(planet)
        return self.rows[self.row_of(planet)] & (self.orbits[orbit - 1] | self.orbits[orbit + 1])

    def add(self, planet: i64, row: i64) -> None:
        """Set a planet on the nearest free place of a row."""
        bit = BIT[planet]
        self.orbits[self.height(row) + 1] |= bit
        self.rows[row] |= bit
        self.planets |= bit

    def lay(self, tile: i64, planet: i64) -> None:
        """Put a space tile under a planet."""
        bit = BIT[planet]
        self.beneath[planet] = tile
        self.tiled |= bit
        does = DOES[tile]
        if does == SCORE_NEIGHBOURS:
            self.scoring |= bit
        elif does == ORBIT_COSTS_MORE:
            self.dearer_orbit |= bit
        elif does == ROW_COSTS_LESS:
            self.cheaper_row |= bit
        else:
            self.versatile |= bit

    def is_versatile(self, planet: i64) -> bool:
        """Versatile chemistry covers its planet and the neighbours."""
        if self.versatile == 0:
            return False
        return self.versatile & (BIT[planet] | self.neighbours(planet)) != 0

    def bonus_on(self, planet: i64) -> i64:
        """Points that tiles under the neighbours add to a planet, or take away."""
        points: i64 = 0
        sources = self.scoring & self.neighbours(planet)
        while sources != 0:
            points += NEIGHBOUR_POINTS[self.beneath[first_of(sources)]]
            sources &= sources - 1
        return points


def empty_system() -> System:
    return System(_NO_ROWS[:], _NO_ORBITS[:], _NO_TILES[:])
