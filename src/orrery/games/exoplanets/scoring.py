"""Points by source, as if the game were scored now, and the order of the seats."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import first_of, size_of
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.goals import POINTS
from orrery.games.exoplanets.planets import SIZE
from orrery.games.exoplanets.state import SPECIES_LEVEL, ExoplanetsState, Seat
from orrery.games.exoplanets.system import System

_CUBE: Final[i64] = load().numbers.cube_points
_SPECIES: Final[i64] = load().numbers.species_points


def life_points(player: Seat) -> i64:
    """Cubes times the printed cost (ruling 29)."""
    return _CUBE * (_sizes(player.life1) + _sizes(player.life2) + _sizes(player.life3))


def species_points(player: Seat) -> i64:
    return _SPECIES * _sizes(player.species)


def _sizes(planets: i64) -> i64:
    total: i64 = 0
    while planets != 0:
        total += SIZE[first_of(planets)]
        planets &= planets - 1
    return total


def printed_points(planet: i64, level: i64) -> i64:
    """Points of life of a level on a planet, before tiles under planets (ruling 29)."""
    return SIZE[planet] * (_SPECIES if level == SPECIES_LEVEL else _CUBE * level)


def points_on(player: Seat, planet: i64) -> i64:
    """Printed points of a seat on a planet."""
    return printed_points(planet, player.level_on(planet))


def points_at(system: System, planet: i64, level: i64) -> i64:
    """What a planet counts for a seat with life of a level on it, tiles under planets included."""
    return max(printed_points(planet, level) + system.bonus_on(planet), 0) if level > 0 else 0


def tile_points(system: System, player: Seat) -> i64:
    """What tiles under planets add or take; no planet counts less than nothing (ruling 28)."""
    total: i64 = 0
    if system.scoring == 0:
        return total
    planets = player.presence()
    while planets != 0:
        planet = first_of(planets)
        planets &= planets - 1
        total += max(system.bonus_on(planet), -points_on(player, planet))
    return total


def goal_points(player: Seat) -> i64:
    total: i64 = 0
    goals = player.goals
    while goals != 0:
        total += POINTS[first_of(goals)]
        goals &= goals - 1
    return total


def points_of(state: ExoplanetsState, seat: i64) -> i64:
    """All points of a seat now."""
    player = state.players[seat]
    return (
        life_points(player)
        + species_points(player)
        + tile_points(state.system, player)
        + goal_points(player)
    )


def points_by_source(state: ExoplanetsState, seat: i64) -> dict[str, int]:
    player = state.players[seat]
    return {
        "life": life_points(player),
        "species": species_points(player),
        "tiles": tile_points(state.system, player),
        "goals": goal_points(player),
    }


def standing(state: ExoplanetsState, seat: i64) -> tuple[int, ...]:
    """Points, then goals, then species; what is still equal is shared (ruling 41)."""
    player = state.players[seat]
    return (points_of(state, seat), size_of(player.goals), size_of(player.species))
