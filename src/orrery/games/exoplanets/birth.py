"""Phase 1, the birth of a planet: bag or stack, row, space tile, and the icons at the seam."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, first_of, size_of
from orrery.core.game import CHANCE
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import DRAW, TAKE
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.effects import gain_all
from orrery.games.exoplanets.events import (
    PlanetPlaced,
    PlanetRevealed,
    PlanetShelved,
    PlanetTaken,
    ResourcesGained,
    TileDrawn,
)
from orrery.games.exoplanets.planets import ENERGY, LEFT, PLANET_IDS, RIGHT
from orrery.games.exoplanets.state import (
    CHOOSE_ACTION,
    CHOOSE_PLANET,
    CHOOSE_ROW,
    CHOOSE_STACK,
    DRAW_REFILL,
    DRAW_TILE,
    STACKS,
    ExoplanetsState,
)
from orrery.games.exoplanets.system import BUILDS_RIGHT, NONE, ROWS
from orrery.games.exoplanets.tiles import TILE_IDS

_DRAWN: Final[i64] = load().numbers.drawn_planets
STAR_ENERGY: Final[i64] = load().numbers.star_energy_per_planet


def add_births(offer: Offer, state: ExoplanetsState) -> None:
    for stack in range(STACKS):
        if state.stacks[stack].size > 0:
            offer.one(TAKE + stack)
    if state.bag != 0:
        offer.one(DRAW)


def open_rows(state: ExoplanetsState) -> i64:
    """Ruling 23: a full row is closed."""
    rows: i64 = 0
    for row in range(ROWS):
        if state.system.height(row) <= state.tiles_per_row:
            rows |= BIT[row]
    return rows


def reveal_planet(state: ExoplanetsState, planet: i64) -> None:
    """Take a planet out of the bag, for everyone to see."""
    state.bag &= ~BIT[planet]
    if state.events is not None:
        state.events.append(PlanetRevealed(state.active, PLANET_IDS[planet]))


def deal_tile(state: ExoplanetsState, seat: i64, tile: i64) -> None:
    state.unseen &= ~BIT[tile]
    state.players[seat].hand |= BIT[tile]
    if state.events is not None:
        state.events.append(TileDrawn(seat, TILE_IDS[tile]))


def draw_planet(state: ExoplanetsState, planet: i64) -> None:
    """Ruling 19: the last planet of the bag is drawn alone."""
    reveal_planet(state, planet)
    state.held |= BIT[planet]
    if size_of(state.held) == _DRAWN or state.bag == 0:
        state.ask(CHOOSE_PLANET, state.active)


def build_planet(state: ExoplanetsState, planet: i64) -> None:
    """Keep the chosen planet; the other one, if there is one, goes on a stack next."""
    if state.held == BIT[planet]:
        state.ask(CHOOSE_ROW, state.active)
        return
    state.built = planet
    state.ask(CHOOSE_STACK, state.active)


def shelve_planet(state: ExoplanetsState, stack: i64) -> None:
    other = first_of(state.held & ~BIT[state.built])
    state.stacks[stack].push(other)
    state.held = BIT[state.built]
    state.built = NONE
    if state.events is not None:
        state.events.append(PlanetShelved(state.active, PLANET_IDS[other], stack + 1))
    state.ask(CHOOSE_ROW, state.active)


def take_planet(state: ExoplanetsState, stack: i64) -> None:
    """Ruling 21: an emptied stack is refilled once the planet is placed and its tile drawn."""
    planet = state.stacks[stack].pop()
    state.held = BIT[planet]
    if state.events is not None:
        state.events.append(PlanetTaken(state.active, PLANET_IDS[planet], stack + 1))
    if state.stacks[stack].size == 0 and state.bag != 0:
        state.refill = stack
    state.ask(CHOOSE_ROW, state.active)


def refill_stack(state: ExoplanetsState, planet: i64) -> None:
    reveal_planet(state, planet)
    state.stacks[state.refill].push(planet)
    state.refill = NONE
    state.ask(CHOOSE_ACTION, state.active)


def place_planet(state: ExoplanetsState, row: i64) -> None:
    """Put the held planet in the row; take energy from the star and two icons from the cloud."""
    planet = first_of(state.held)
    state.held = 0
    orbit = state.system.height(row) + 1
    before = state.system.planet_at(row, orbit - 1)
    state.system.add(planet, row)
    if state.events is not None:
        state.events.append(PlanetPlaced(state.active, PLANET_IDS[planet], row + 1, orbit))
    _take_star_energy(state)
    gain_all(state, seam(row, before, planet))
    state.ask(DRAW_TILE, CHANCE)


def draw_tile(state: ExoplanetsState, tile: i64) -> None:
    """Take the space tile of the place; then refill the stack that `take` emptied."""
    deal_tile(state, state.active, tile)
    if state.refill != NONE:
        state.ask(DRAW_REFILL, CHANCE)
    else:
        state.ask(CHOOSE_ACTION, state.active)


def seam(row: i64, before: i64, planet: i64) -> i64:
    """Ruling 24: the two icons that face each other; the direction of the row decides which."""
    if BUILDS_RIGHT[row] != 0:
        return ONE[RIGHT[before]] + ONE[LEFT[planet]]
    return ONE[LEFT[before]] + ONE[RIGHT[planet]]


def _take_star_energy(state: ExoplanetsState) -> None:
    state.star -= STAR_ENERGY
    state.player().stock += STAR_ENERGY * ONE[ENERGY]
    if state.events is not None:
        state.events.append(ResourcesGained(state.active, STAR_ENERGY, 0, 0))
