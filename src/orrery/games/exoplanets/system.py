"""The planetary system: which planet stands where, and which space tiles lie under planets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.core.bits import BIT, ONE, count_of, first_of, mix, size_of, total_of
from orrery.games.exoplanets.bill import bill_of, free_bill
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.planets import EITHER, ENERGY, PLANETS, PRINTED, SMALLEST_COST
from orrery.games.exoplanets.tiles import (
    AMOUNT,
    CHANGE,
    COST_CHANGE,
    ON_NEIGHBOURS,
    ON_ORBIT,
    ON_PLANET,
    ON_ROW,
    POINTS_CHANGE,
    RESOURCE,
    SCOPE,
)

ROWS: Final = 4
ORBITS: Final = 6
NONE: Final = -1

# Ruling 24: the new planet's icon and the old one's face each other across the seam.
BUILDS_RIGHT: Final = vec[i64]([int(row.direction == "right") for row in load().row])

_NO_ROWS: Final = vec[i64]([0] * ROWS)
# Orbits count from 1; an empty one on either side saves checking the bounds.
_NO_ORBITS: Final = vec[i64]([0] * (ORBITS + 2))
_NO_TILES: Final = vec[i64]([NONE] * PLANETS)
_PRINTED_BILLS: Final = vec[i64]([bill_of(PRINTED[planet]) for planet in range(PLANETS)])


@mypyc_attr(acyclic=True)
class System:
    """Rows and orbits as masks of planets: a place is where two masks meet."""

    def __init__(
        self, rows: vec[i64], orbits: vec[i64], beneath: vec[i64], bills: vec[i64]
    ) -> None:
        self.planets: i64 = 0
        self.rows: vec[i64] = rows
        self.orbits: vec[i64] = orbits
        # Planets on which somebody has a species.
        self.dominated: i64 = 0
        # The tile under each planet; the planets with a tile, by what it changes and by how far it
        # reaches.
        self.beneath: vec[i64] = beneath
        self.tiled: i64 = 0
        self.scoring: i64 = 0
        self.dearer: i64 = 0
        self.cheaper: i64 = 0
        self.versatile: i64 = 0
        self.on_planet: i64 = 0
        self.on_neighbours: i64 = 0
        self.on_row: i64 = 0
        self.on_orbit: i64 = 0
        # What one step costs on each planet, tiles counted in; the planets where any resource pays
        # for any icon; the planets whose price is not the printed one.
        self.bills: vec[i64] = bills
        self.any_pays: i64 = 0
        self.repriced: i64 = 0

    def copy(self) -> "System":
        clone = System(self.rows[:], self.orbits[:], self.beneath[:], self.bills[:])
        clone._assign_masks(self)
        return clone

    def assign(self, other: "System") -> None:
        """Become a copy of another system."""
        for row in range(ROWS):
            self.rows[row] = other.rows[row]
        for orbit in range(1, ORBITS + 1):
            self.orbits[orbit] = other.orbits[orbit]
        for planet in range(PLANETS):
            self.beneath[planet] = other.beneath[planet]
            self.bills[planet] = other.bills[planet]
        self._assign_masks(other)

    def _assign_masks(self, other: "System") -> None:
        self.planets = other.planets
        self.dominated = other.dominated
        self.tiled = other.tiled
        self.scoring = other.scoring
        self.dearer = other.dearer
        self.cheaper = other.cheaper
        self.versatile = other.versatile
        self.on_planet = other.on_planet
        self.on_neighbours = other.on_neighbours
        self.on_row = other.on_row
        self.on_orbit = other.on_orbit
        self.any_pays = other.any_pays
        self.repriced = other.repriced

    def key(self, key: i64) -> i64:
        """A key with the system in it: the places of the planets and the tiles under them."""
        for row in range(ROWS):
            key = mix(key, self.rows[row])
        for orbit in range(1, ORBITS + 1):
            key = mix(key, self.orbits[orbit])
        tiled = self.tiled
        key = mix(key, tiled)
        while tiled != 0:
            key = mix(key, self.beneath[first_of(tiled)])
            tiled &= tiled - 1
        return key

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

    def add(self, planet: i64, row: i64) -> None:
        """Set a planet on the nearest free place of a row."""
        bit = BIT[planet]
        self.orbits[self.height(row) + 1] |= bit
        self.rows[row] |= bit
        self.planets |= bit
        if self.dearer | self.cheaper | self.versatile != 0:
            self._price(planet)

    def lay(self, tile: i64, planet: i64) -> None:
        """Put a space tile under a planet."""
        bit = BIT[planet]
        self.beneath[planet] = tile
        self.tiled |= bit
        change = CHANGE[tile]
        if change == POINTS_CHANGE:
            self.scoring |= bit
        elif change != COST_CHANGE:
            self.versatile |= bit
        elif AMOUNT[tile] > 0:
            self.dearer |= bit
        else:
            self.cheaper |= bit
        scope = SCOPE[tile]
        self.on_planet |= bit * ((scope >> ON_PLANET) & 1)
        self.on_neighbours |= bit * ((scope >> ON_NEIGHBOURS) & 1)
        self.on_row |= bit * ((scope >> ON_ROW) & 1)
        self.on_orbit |= bit * ((scope >> ON_ORBIT) & 1)
        if change != POINTS_CHANGE:
            self._price_all()

    def _price_all(self) -> None:
        planets = self.planets
        while planets != 0:
            self._price(first_of(planets))
            planets &= planets - 1

    def _price(self, planet: i64) -> None:
        """Keep what a step on a planet costs now, where a tile changes it."""
        sources = self.sources_for(planet, self.dearer | self.cheaper | self.versatile)
        if sources == 0:
            return
        bit = BIT[planet]
        icons = self.count_icons(planet)
        self.repriced |= bit
        if sources & self.versatile != 0:
            self.any_pays |= bit
            self.bills[planet] = free_bill(total_of(icons))
        else:
            self.bills[planet] = bill_of(icons)

    def count_icons(self, planet: i64) -> i64:
        """The icons of one step: the printed ones, more by some tiles, then less by others."""
        icons = PRINTED[planet]
        sources = self.sources_for(planet, self.dearer | self.cheaper)
        dearer = sources & self.dearer
        while dearer != 0:
            tile = self.beneath[first_of(dearer)]
            icons += AMOUNT[tile] * ONE[RESOURCE[tile]]
            dearer &= dearer - 1
        return self._reduce(icons, sources & self.cheaper)

    def _reduce(self, icons: i64, sources: i64) -> i64:
        """Apply reductions from the star outwards, within an orbit in the order of the rows."""
        for orbit in range(1, ORBITS + 1):
            if sources & self.orbits[orbit] == 0:
                continue
            for row in range(ROWS):
                source = sources & self.orbits[orbit] & self.rows[row]
                if source != 0:
                    icons = _less(icons, self.beneath[first_of(source)])
        return icons

    def sources_for(self, planet: i64, sources: i64) -> i64:
        """Those of the source planets whose tiles reach a planet.

        Every scope is mutual (whoever is in my row has me in its row), so the planets around the
        one reached are compared with the sources of each scope. Ruling 26: row and orbit include
        the planet above the tile, neighbours do not."""
        orbit = self.orbit_of(planet)
        row = self.rows[self.row_of(planet)]
        beside = row & (self.orbits[orbit - 1] | self.orbits[orbit + 1])
        return sources & (
            (self.on_planet & BIT[planet])
            | (self.on_neighbours & beside)
            | (self.on_row & row)
            | (self.on_orbit & self.orbits[orbit])
        )

    def bonus_on(self, planet: i64) -> i64:
        """Points that tiles add to each seat with life on a planet, or take away."""
        points: i64 = 0
        if self.scoring == 0:
            return points
        sources = self.sources_for(planet, self.scoring)
        while sources != 0:
            points += AMOUNT[self.beneath[first_of(sources)]]
            sources &= sources - 1
        return points


def _less(icons: i64, tile: i64) -> i64:
    """Take off the icons of one reduction, as far as they are there and may go."""
    for _ in range(-AMOUNT[tile]):
        if total_of(icons) > SMALLEST_COST:
            icons = _without(icons, RESOURCE[tile])
    return icons


def _without(icons: i64, kind: i64) -> i64:
    if count_of(icons, kind) > 0:
        return icons - ONE[kind]
    if kind != ENERGY and count_of(icons, EITHER) > 0:
        return icons - ONE[EITHER]
    return icons


def empty_system() -> System:
    return System(_NO_ROWS[:], _NO_ORBITS[:], _NO_TILES[:], _PRINTED_BILLS[:])
