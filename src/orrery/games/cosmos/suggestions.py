"""What is worth a look in the craft phase, by the rules alone: what can be completed or scored now,
and what would be lost with the turn. Nothing is searched for."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import count_of, members, size_of
from orrery.games.cosmos.board import (
    ALL_NEBULAE,
    ALL_STARS,
    CORNERS,
    LIFE_IDS,
    NEBULA_IDS,
    SIDES,
    STAR_IDS,
    TILE_IDS,
    TILE_POINTS,
    TILE_STARS,
)
from orrery.games.cosmos.content import STARS
from orrery.games.cosmos.craft import (
    discharge_points,
    empty_sides,
    stars_lacking,
    stars_missing,
)
from orrery.games.cosmos.galaxy import STAR_KINDS, Galaxy
from orrery.games.cosmos.moves import proto_spaces
from orrery.games.cosmos.state import CHOOSE_CRAFT, CHOOSE_LAST_SPACE, CosmosState

# Of each piece, so many places.
_PLACES: Final = 3


def suggestions_in(state: CosmosState) -> list[str]:
    """Beginnings of legal actions of whoever chooses, the most pressing first."""
    galaxy = state.galaxy()
    if state.pending == CHOOSE_LAST_SPACE:
        return _places_for_tile(galaxy, state.last_tile)
    if state.pending != CHOOSE_CRAFT:
        return []
    return [
        *_scores_now(state, galaxy),
        *_places_for_tiles(galaxy),
        *_places_for_stars(galaxy),
        *_places_for_proto(galaxy),
        *_tracks(galaxy),
    ]


def _scores_now(state: CosmosState, galaxy: Galaxy) -> list[str]:
    ready = [
        (-TILE_POINTS[galaxy.tile_at(space)], space)
        for space in members(galaxy.unfinished())
        if _is_ready(galaxy, space)
    ]
    found = [f"complete {NEBULA_IDS[space]}" for _, space in sorted(ready)]
    if state.advanced_left() > 0:
        living = galaxy.with_advanced()
        found += [
            f"advance {NEBULA_IDS[space]}"
            for space in members(galaxy.complete & ~living)
            if empty_sides(galaxy, space) == 0
        ]
    if galaxy.ready > 0 and discharge_points(galaxy) > 0:
        found.append("discharge")
    return found


def _is_ready(galaxy: Galaxy, space: i64) -> bool:
    tile = galaxy.tile_at(space)
    around = size_of(galaxy.stars & CORNERS[space])
    return around >= TILE_STARS[tile] and stars_lacking(galaxy, space, tile) == 0


def _places_for_tiles(galaxy: Galaxy) -> list[str]:
    if galaxy.nebulae == ALL_NEBULAE:
        return []
    found: list[str] = []
    for tile in galaxy.waiting_tiles.items():
        found += _places_for_tile(galaxy, tile) or [f"place nebula {TILE_IDS[tile]}"]
    return found


def _places_for_tile(galaxy: Galaxy, tile: i64) -> list[str]:
    """Where the fewest stars would be missing, if some are there already."""
    free = members(ALL_NEBULAE & ~galaxy.nebulae)
    lacking = [(stars_lacking(galaxy, space, tile), space) for space in free]
    near = sorted(lack for lack in lacking if lack[0] < TILE_STARS[tile])
    return [f"place nebula {TILE_IDS[tile]} {NEBULA_IDS[space]}" for _, space in near[:_PLACES]]


def _places_for_stars(galaxy: Galaxy) -> list[str]:
    found: list[str] = []
    for kind in range(STAR_KINDS):
        if count_of(galaxy.waiting_stars, kind) > 0 and galaxy.stars != ALL_STARS:
            places = _places_for_star(galaxy, kind)
            begun = f"place star {STARS[kind]}"
            found += [f"{begun} {STAR_IDS[corner]}" for corner in places] or [begun]
    return found


def _places_for_star(galaxy: Galaxy, kind: i64) -> list[int]:
    """Where it fills a socket: first where least is missing, then where it serves most."""
    served: dict[int, tuple[int, int]] = {}
    for space in members(galaxy.unfinished()):
        tile = galaxy.tile_at(space)
        if count_of(stars_missing(galaxy, space, tile), kind) == 0:
            continue
        lacking = stars_lacking(galaxy, space, tile)
        for corner in members(CORNERS[space] & ~galaxy.stars):
            least, number = served.get(corner, (lacking, 0))
            served[corner] = (min(least, lacking), number - 1)
    ranked = sorted((rank, corner) for corner, rank in served.items())
    return [corner for _, corner in ranked[:_PLACES]]


def _places_for_proto(galaxy: Galaxy) -> list[str]:
    """Beside completed nebulae: first where the fewest sides are empty."""
    open_spaces = proto_spaces(galaxy)
    if galaxy.waiting_protos == 0 or open_spaces == 0:
        return []
    beside: dict[int, int] = {}
    for space in members(galaxy.complete & ~galaxy.with_advanced()):
        for side in members(SIDES[space] & open_spaces):
            empty = empty_sides(galaxy, space)
            beside[side] = min(beside.get(side, empty), empty)
    ranked = sorted((empty, side) for side, empty in beside.items())
    places = [f"place proto {LIFE_IDS[side]}" for _, side in ranked[:_PLACES]]
    return places or ["place proto"]


def _tracks(galaxy: Galaxy) -> list[str]:
    """Resources that lapse with the turn, where there is something to spend them on."""
    found: list[str] = []
    if galaxy.dna > 0 and galaxy.proto != 0:
        found.append("stabilise")
    if galaxy.supernova > 0 and galaxy.standard() != 0:
        found.append("supernova")
    return found
