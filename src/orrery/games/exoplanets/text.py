"""A position of Exoplanets as plain text, for whoever works with the engine."""

from typing import Final

from orrery.core.bits import BIT, members, size_of, unpack
from orrery.games.exoplanets.content import RESOURCES, load
from orrery.games.exoplanets.planets import PLANET_IDS
from orrery.games.exoplanets.scoring import points_by_source
from orrery.games.exoplanets.state import MARKER_IDS, PENDING_IDS, ExoplanetsState
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import TILE_IDS

_ROWS: Final = [row.id for row in load().row]


def text_of(state: ExoplanetsState) -> str:
    """The table in about ten lines; hands are shown, since a position holds them all."""
    return "\n".join(
        [
            *heading(state),
            *(f"row {id}: {_row(state, row)}" for row, id in enumerate(_ROWS)),
            f"stacks: {' | '.join(_planets(stack.planets()) for stack in state.stacks)}",
            *(seat_line(state, seat) for seat in range(state.seats)),
        ]
    )


def heading(state: ExoplanetsState) -> list[str]:
    return [
        f"turn {state.turns}, {PENDING_IDS[state.pending]}, seat {state.active}",
        f"star {state.star}; cloud {_counts(state.cloud, RESOURCES)}; bag {size_of(state.bag)}",
        f"markers {_counts(state.markers, MARKER_IDS)}",
    ]


def _row(state: ExoplanetsState, row: int) -> str:
    """The planets from the star outwards, each with its tile and the life on it."""
    height = state.system.height(row)
    planets = [state.system.planet_at(row, orbit) for orbit in range(1, height + 1)]
    return "  ".join(_planet(state, planet) for planet in planets)


def _planet(state: ExoplanetsState, planet: int) -> str:
    """P14/T03 0:2 1:species: the planet, the tile beneath, who has how many cubes there."""
    tile = state.system.beneath[planet]
    life = [
        f" {seat}:{'species' if player.species & BIT[planet] else player.cubes_on(planet)}"
        for seat, player in enumerate(state.players)
        if player.presence() & BIT[planet]
    ]
    return PLANET_IDS[planet] + ("" if tile == NONE else f"/{TILE_IDS[tile]}") + "".join(life)


def seat_line(state: ExoplanetsState, seat: int) -> str:
    player = state.players[seat]
    tiles = " ".join(TILE_IDS[tile] for tile in members(player.hand)) or "empty"
    points = sum(points_by_source(state, seat).values())
    return f"seat {seat}: {points} points; {_counts(player.stock, RESOURCES)}; hand {tiles}"


def _planets(planets: list[int]) -> str:
    return " ".join(PLANET_IDS[planet] for planet in planets)


def _counts(packed: int, names: list[str] | tuple[str, ...]) -> str:
    counts = zip(names, unpack(packed, len(names)), strict=True)
    return " ".join(f"{name} {count}" for name, count in counts if count) or "empty"
