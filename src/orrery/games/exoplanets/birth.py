"""Phase 1, the birth of a planet: bag or stack, row, space tile, and the icons at the seam."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, first_of, size_of
from orrery.core.game import CHANCE, Outcome
from orrery.games.exoplanets.actions import (
    BUILD,
    DEAL_OUTCOME,
    DRAW,
    PLACE,
    REVEAL_OUTCOME,
    SHELVE,
    TAKE,
)
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
_STAR_ENERGY: Final[i64] = load().numbers.star_energy_per_planet


def legal_births(state: ExoplanetsState) -> list[Action]:
    legal: list[Action] = [TAKE[stack] for stack in range(STACKS) if state.stacks[stack].size > 0]
    if state.bag != 0:
        legal.append(DRAW)
    return legal


def legal_builds(state: ExoplanetsState) -> list[Action]:
    legal: list[Action] = []
    held = state.held
    while held != 0:
        legal.append(BUILD[first_of(held)])
        held &= held - 1
    return legal


def legal_shelves() -> list[Action]:
    return [SHELVE[stack] for stack in range(STACKS)]


def legal_places(state: ExoplanetsState) -> list[Action]:
    """Ruling 23: a full row is closed."""
    return [PLACE[row] for row in range(ROWS) if state.system.height(row) <= state.tiles_per_row]


def planet_outcomes(state: ExoplanetsState) -> list[Outcome]:
    outcomes: list[Outcome] = []
    bag = state.bag
    while bag != 0:
        outcomes.append(REVEAL_OUTCOME[first_of(bag)])
        bag &= bag - 1
    return outcomes


def tile_outcomes(state: ExoplanetsState) -> list[Outcome]:
    outcomes: list[Outcome] = []
    unseen = state.unseen
    while unseen != 0:
        outcomes.append(DEAL_OUTCOME[first_of(unseen)])
        unseen &= unseen - 1
    return outcomes


def reveal_planet(state: ExoplanetsState, planet: i64) -> None:
    """Out of the bag, before all eyes."""
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
    """The chosen planet stays held; the other one, if any, is to be shelved."""
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
    """Ruling 21: an emptied stack is refilled at once, before placing."""
    planet = state.stacks[stack].pop()
    state.held = BIT[planet]
    if state.events is not None:
        state.events.append(PlanetTaken(state.active, PLANET_IDS[planet], stack + 1))
    if state.stacks[stack].size == 0 and state.bag != 0:
        state.refill = stack
        state.ask(DRAW_REFILL, CHANCE)
    else:
        state.ask(CHOOSE_ROW, state.active)


def refill_stack(state: ExoplanetsState, planet: i64) -> None:
    reveal_planet(state, planet)
    state.stacks[state.refill].push(planet)
    state.refill = NONE
    state.ask(CHOOSE_ROW, state.active)


def place_planet(state: ExoplanetsState, row: i64) -> None:
    """Set the held planet on the row; energy from the star, two icons from the cloud."""
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


def seam(row: i64, before: i64, planet: i64) -> i64:
    """Ruling 24: the two icons that face each other, by the direction of the row."""
    if BUILDS_RIGHT[row] != 0:
        return ONE[RIGHT[before]] + ONE[LEFT[planet]]
    return ONE[LEFT[before]] + ONE[RIGHT[planet]]


def _take_star_energy(state: ExoplanetsState) -> None:
    state.star -= _STAR_ENERGY
    state.player().stock += _STAR_ENERGY * ONE[ENERGY]
    if state.events is not None:
        state.events.append(ResourcesGained(state.active, _STAR_ENERGY, 0, 0))
