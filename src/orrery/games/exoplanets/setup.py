"""Set-up: the first orbit, the stacks, the hands, and the tile that each seat returns."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, pack, size_of
from orrery.core.game import CHANCE
from orrery.games.exoplanets.birth import deal_tile, reveal_planet
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.events import TileReturned
from orrery.games.exoplanets.planets import ALL_PLANETS, ENERGY, PLANETS
from orrery.games.exoplanets.state import (
    CHOOSE_RETURN,
    DRAW_START_TILE,
    STACKS,
    ExoplanetsState,
    blank_state,
)
from orrery.games.exoplanets.system import ROWS
from orrery.games.exoplanets.tiles import ALL_TILES, TILE_IDS, TILES
from orrery.games.exoplanets.turn import begin_turn

_CONTENT: Final = load()
_DEALT: Final[i64] = _CONTENT.numbers.dealt_tiles


def empty_table(seats: i64) -> ExoplanetsState:
    """The table before the first draw: supplies full, every seat with its first resources."""
    setup = _CONTENT.setup[seats - 2]
    supply = _CONTENT.supply
    start = _CONTENT.numbers.start
    state = blank_state(seats)
    state.bag = ALL_PLANETS
    state.unseen = ALL_TILES
    state.star = setup.star_energy
    state.tiles_per_row = setup.tiles_per_row
    state.markers = pack([setup.fusion, setup.flare, setup.stimulation])
    state.cloud = pack([supply.energy, supply.water, supply.gas]) - state.star * ONE[ENERGY]
    for player in state.players:
        player.cubes = supply.cubes
        player.cylinders = supply.cylinders
        player.stock = pack([start.energy, start.water, start.gas])
        state.cloud -= player.stock
    return state


def reveal_start_planet(state: ExoplanetsState, planet: i64) -> None:
    """Rows 1 to 4, then one for each stack."""
    revealed = PLANETS - size_of(state.bag)
    reveal_planet(state, planet)
    if revealed < ROWS:
        state.system.add(planet, revealed)
    else:
        state.stacks[revealed - ROWS].push(planet)
    if revealed + 1 == ROWS + STACKS:
        state.ask(DRAW_START_TILE, CHANCE)


def seat_dealt(state: ExoplanetsState) -> i64:
    """Whose tile is dealt next at set-up."""
    return (TILES - size_of(state.unseen)) // _DEALT


def deal_start_tile(state: ExoplanetsState, tile: i64) -> None:
    deal_tile(state, seat_dealt(state), tile)
    if seat_dealt(state) == state.seats:
        state.ask(CHOOSE_RETURN, 0)


def return_tile(state: ExoplanetsState, tile: i64) -> None:
    """One of the dealt tiles goes back to the box, unseen by the others."""
    player = state.players[state.actor]
    player.hand &= ~BIT[tile]
    player.buried |= BIT[tile]
    if state.events is not None:
        state.events.append(TileReturned(state.actor, TILE_IDS[tile]))
    if state.actor + 1 < state.seats:
        state.ask(CHOOSE_RETURN, state.actor + 1)
    else:
        begin_turn(state)
