"""What a seat may know of a position as floats, for programs that learn. Seats are counted from the
one that looks, clockwise; `encoding.toml` says what each part means."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, count_of, size_of
from orrery.core.encoding import (
    put_counts,
    put_flag,
    put_nothing,
    put_place,
    put_set,
    put_share,
    read_parts,
)
from orrery.core.game import Encoding
from orrery.games.exoplanets.content import ICONS, load
from orrery.games.exoplanets.payment import discount_on
from orrery.games.exoplanets.planets import KINDS, LARGEST_COST, PLANETS, PRINTED
from orrery.games.exoplanets.scoring import goal_points, life_points, species_points, tile_points
from orrery.games.exoplanets.state import (
    MARKER_KINDS,
    PENDING_IDS,
    STACKS,
    ExoplanetsState,
    Seat,
)
from orrery.games.exoplanets.system import NONE, ORBITS, ROWS
from orrery.games.exoplanets.tiles import EFFECT_IDS, TILES, is_one_shot

_SEATS: Final = 4
_PENDING: Final = len(PENDING_IDS)
_ICONS: Final = len(ICONS)
_LAST: Final = load().setup[-1]
_STAR_ENERGY: Final[i64] = _LAST.star_energy
_HEIGHT: Final[i64] = ORBITS
_CLOUD: Final[i64] = load().supply.energy
_CUBES: Final[i64] = load().supply.cubes
_CYLINDERS: Final[i64] = load().supply.cylinders
_CUBES_ON_PLANET: Final = 3
# What counts as much; more is cut off.
_MARKERS: Final = 8
_STOCK: Final = 16
_TILES_HELD: Final = 8
_STACKED: Final = 20
_OWED: Final = 4
_POINTS: Final = 64
_BONUS: Final = 8

# The effects of tiles that lie under planets, and the place of each tile's among them.
_LASTING: Final = sorted({EFFECT_IDS[tile] for tile in range(TILES) if not is_one_shot(tile)})
_EFFECTS: Final = len(_LASTING)
_EFFECT: Final = vec[i64](
    [_LASTING.index(id) if id in _LASTING else NONE for id in EFFECT_IDS],
)

_OF_PLANET: Final = 11 + STACKS + ROWS + _ICONS + _EFFECTS + 2 * _SEATS
_OF_TILE: Final = 5 + _SEATS
_OF_SEAT: Final = 10 + KINDS + MARKER_KINDS
_LENGTHS: Final = {
    "pending": _PENDING,
    "active": _SEATS,
    "actor": _SEATS,
    "clock": 3,
    "cloud": KINDS,
    "markers": MARKER_KINDS,
    "settling": 2 + STACKS + 2 * _SEATS,
    "planets": PLANETS * _OF_PLANET,
    "tiles": TILES * _OF_TILE,
    "seats": _SEATS * _OF_SEAT,
}


class ExoplanetsEncoding(Encoding[ExoplanetsState]):
    def write(self, state: ExoplanetsState, seat: i64, out: BytesWriter) -> None:
        _put_table(out, state, seat)
        for planet in range(PLANETS):
            _put_planet(out, state, seat, planet)
        _put_tiles(out, state, seat)
        for place in range(_SEATS):
            if place < state.seats:
                _put_seat(out, state, (seat + place) % state.seats)
            else:
                put_nothing(out, _OF_SEAT)


def _put_table(out: BytesWriter, state: ExoplanetsState, seat: i64) -> None:
    put_place(out, state.pending, _PENDING)
    put_place(out, (state.active - seat) % state.seats, _SEATS)
    put_place(out, NONE if state.actor < 0 else (state.actor - seat) % state.seats, _SEATS)
    put_share(out, state.turns, _STAR_ENERGY)
    put_share(out, state.star, _STAR_ENERGY)
    put_share(out, state.tiles_per_row, _HEIGHT)
    put_counts(out, state.cloud, KINDS, _CLOUD)
    put_counts(out, state.markers, MARKER_KINDS, _MARKERS)
    put_flag(out, state.step_to_species)
    put_share(out, state.swaps, _OWED)
    put_place(out, state.refill, STACKS)
    _put_by_seat(out, state, seat, state.owed)
    _put_by_seat(out, state, seat, state.losses)


def _put_by_seat(out: BytesWriter, state: ExoplanetsState, seat: i64, packed: i64) -> None:
    for place in range(_SEATS):
        count: i64 = 0
        if place < state.seats:
            count = count_of(packed, (seat + place) % state.seats)
        put_share(out, count, _OWED)


def _put_planet(out: BytesWriter, state: ExoplanetsState, seat: i64, planet: i64) -> None:
    """Where the planet is; then, if it is in the system, what it costs and what is on it."""
    bit = BIT[planet]
    put_flag(out, state.bag & bit != 0)
    put_flag(out, state.held & bit != 0)
    put_flag(out, state.built == planet)
    if state.system.planets & bit == 0:
        for stack in range(STACKS):
            put_share(out, state.stacks[stack].height_of(planet), _STACKED)
        put_nothing(out, _OF_PLANET - 3 - STACKS)
        return
    put_nothing(out, STACKS)
    _put_place_in_system(out, state, planet)
    put_flag(out, state.had_life & bit != 0)
    put_flag(out, state.stimulated & bit != 0)
    put_share(out, discount_on(state, planet), LARGEST_COST)
    put_flag(out, state.step_planet == planet)
    put_flag(out, state.due_planet == planet)
    for place in range(_SEATS):
        _put_life(out, state, seat, place, planet)


def _put_place_in_system(out: BytesWriter, state: ExoplanetsState, planet: i64) -> None:
    system = state.system
    bit = BIT[planet]
    put_place(out, system.row_of(planet), ROWS)
    put_share(out, system.orbit_of(planet), ORBITS)
    icons = PRINTED[planet] if system.repriced & bit == 0 else system.count_icons(planet)
    put_counts(out, icons, _ICONS, 2 * LARGEST_COST)
    put_flag(out, system.any_pays & bit != 0)
    put_share(out, system.bonus_on(planet), _BONUS)
    put_place(out, NONE if system.tiled & bit == 0 else _EFFECT[system.beneath[planet]], _EFFECTS)


def _put_life(out: BytesWriter, state: ExoplanetsState, seat: i64, place: i64, planet: i64) -> None:
    if place >= state.seats:
        put_nothing(out, 2)
        return
    player = state.players[(seat + place) % state.seats]
    put_share(out, player.cubes_on(planet), _CUBES_ON_PLANET)
    put_flag(out, player.species & BIT[planet] != 0)


def _put_tiles(out: BytesWriter, state: ExoplanetsState, seat: i64) -> None:
    """Set after set: who has which tile, as far as the seat knows."""
    own: Seat = state.players[seat]
    beneath: i64 = 0
    for planet in range(PLANETS):
        if state.system.tiled & BIT[planet] != 0:
            beneath |= BIT[state.system.beneath[planet]]
    put_set(out, own.hand, TILES)
    put_set(out, own.buried, TILES)
    put_set(out, state.spent, TILES)
    put_set(out, beneath, TILES)
    put_place(out, state.due_tile, TILES)
    for place in range(_SEATS):
        if place < state.seats:
            put_set(out, state.players[(seat + place) % state.seats].claimed, TILES)
        else:
            put_nothing(out, TILES)


def _put_seat(out: BytesWriter, state: ExoplanetsState, seat: i64) -> None:
    player = state.players[seat]
    put_flag(out, True)
    put_counts(out, player.stock, KINDS, _STOCK)
    put_share(out, player.cubes, _CUBES)
    put_share(out, player.cylinders, _CYLINDERS)
    put_counts(out, player.markers, MARKER_KINDS, _MARKERS)
    put_share(out, size_of(player.hand), _TILES_HELD)
    put_share(out, size_of(player.buried), _TILES_HELD)
    put_share(out, size_of(player.goals), _TILES_HELD)
    put_share(out, life_points(player), _POINTS)
    put_share(out, species_points(player), _POINTS)
    put_share(out, tile_points(state.system, player), _POINTS)
    put_share(out, goal_points(player), _POINTS)


ENCODING: Final = ExoplanetsEncoding(*read_parts("orrery.games.exoplanets", _LENGTHS))
