"""Builds a position that looks the same to a viewer, with hidden tiles dealt at random."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, members, pack
from orrery.core.rng import Rng
from orrery.games.exoplanets.planets import ALL_PLANETS, PLANET_IDS
from orrery.games.exoplanets.state import PENDING_IDS, ExoplanetsState, Seat, blank_state
from orrery.games.exoplanets.system import NONE, ROWS
from orrery.games.exoplanets.tiles import ALL_TILES, GOAL, TILE_IDS
from orrery.games.exoplanets.view import (
    ExoplanetsView,
    Markers,
    PlanetView,
    Resources,
    SeatView,
    Settling,
    TurnView,
)

_PLANET_OF: Final = {id: place for place, id in enumerate(PLANET_IDS)}
_TILE_OF: Final = {id: place for place, id in enumerate(TILE_IDS)}
_PENDING_OF: Final = {id: place for place, id in enumerate(PENDING_IDS)}


def state_from(view: ExoplanetsView, rng: Rng) -> ExoplanetsState:
    """A position that looks exactly like this to the viewer; the rest is dealt."""
    state = blank_state(view.seats)
    _set_table(state, view)
    _set_turn(state, view)
    _set_settling(state, view)
    for seat in range(view.seats):
        _set_seat(state.players[seat], view.players[seat])
    _set_rows(state, view)
    _deal_hidden(state, view, rng)
    return state


def _packed_resources(resources: Resources) -> i64:
    return pack([resources.energy, resources.water, resources.gas])


def _packed_markers(markers: Markers) -> i64:
    return pack([markers.fusion, markers.flare, markers.stimulation])


def _planet_mask(ids: list[str]) -> i64:
    mask: i64 = 0
    for id in ids:
        mask |= BIT[_PLANET_OF[id]]
    return mask


def _tile_mask(ids: list[str]) -> i64:
    mask: i64 = 0
    for id in ids:
        mask |= BIT[_TILE_OF[id]]
    return mask


def _planet_or_none(id: str | None) -> i64:
    return NONE if id is None else _PLANET_OF[id]


def _tile_or_none(id: str | None) -> i64:
    return NONE if id is None else _TILE_OF[id]


def _set_table(state: ExoplanetsState, view: ExoplanetsView) -> None:
    state.star = view.star
    state.cloud = _packed_resources(view.cloud)
    state.markers = _packed_markers(view.markers)
    state.tiles_per_row = view.tiles_per_row
    state.spent = _tile_mask(view.spent)
    state.ask(_PENDING_OF[view.pending], view.to_act)


def _set_turn(state: ExoplanetsState, view: ExoplanetsView) -> None:
    turn: TurnView = view.turn
    state.turns = turn.number
    state.active = turn.active
    state.held = _planet_mask(turn.held)
    state.built = _planet_or_none(turn.built)
    state.refill = NONE if turn.refill is None else turn.refill
    state.had_life = _planet_mask(turn.had_life)
    state.stimulated = _planet_mask(turn.stimulated)
    for id, icons in turn.catalysed.items():
        state.catalysed += icons * BIT[2 * _PLANET_OF[id]]


def _set_settling(state: ExoplanetsState, view: ExoplanetsView) -> None:
    settling: Settling = view.settling
    state.step_planet = _planet_or_none(settling.planet)
    state.step_to_species = settling.to_species
    state.swaps = settling.swaps
    state.owed = pack(settling.owed)
    state.due_planet = _planet_or_none(settling.due_planet)
    state.due_tile = _tile_or_none(settling.due_tile)
    state.losses = pack(settling.losses)


def _set_seat(player: Seat, seen: SeatView) -> None:
    player.stock = _packed_resources(seen.stock)
    player.markers = _packed_markers(seen.markers)
    player.claimed = _tile_mask(seen.claimed)
    for tile in members(player.claimed):
        player.goals |= BIT[GOAL[tile]]


def _set_rows(state: ExoplanetsState, view: ExoplanetsView) -> None:
    """Planets with what stands on them and lies under them; the bag holds the rest."""
    for row in range(ROWS):
        for seen in view.rows[row]:
            _set_planet(state, row, seen)
    state.bag = ALL_PLANETS & ~state.system.planets & ~state.held
    for place in range(len(view.stacks)):
        for id in view.stacks[place]:
            state.stacks[place].push(_PLANET_OF[id])
            state.bag &= ~BIT[_PLANET_OF[id]]
    # Putting life on the planets has counted the supplies down; the view has the true numbers.
    for seat in range(state.seats):
        state.players[seat].cubes = view.players[seat].cubes
        state.players[seat].cylinders = view.players[seat].cylinders


def _set_planet(state: ExoplanetsState, row: i64, seen: PlanetView) -> None:
    planet = _PLANET_OF[seen.planet]
    state.system.add(planet, row)
    if seen.tile is not None:
        state.system.lay(_TILE_OF[seen.tile], planet)
    for seat in range(state.seats):
        for _ in range(seen.cubes[seat]):
            state.players[seat].add_cube(planet)
    if seen.species is not None:
        state.players[seen.species].add_species(planet)
        state.system.dominated |= BIT[planet]


def _deal_hidden(state: ExoplanetsState, view: ExoplanetsView, rng: Rng) -> None:
    """Every tile not seen by the viewer may be in a hand, in the box, or not yet drawn."""
    hidden: i64 = ALL_TILES & ~state.spent
    for seen in view.rows:
        for planet in seen:
            hidden &= ~_tile_mask([] if planet.tile is None else [planet.tile])
    for player in state.players:
        hidden &= ~player.claimed
    own = view.players[view.viewer] if view.viewer >= 0 else None
    if own is not None:
        state.players[view.viewer].hand = _tile_mask(own.hand or [])
        state.players[view.viewer].buried = _tile_mask(own.buried or [])
        hidden &= ~state.players[view.viewer].hand & ~state.players[view.viewer].buried
    deck = rng.shuffle(members(hidden))
    for seat in range(state.seats):
        if seat != view.viewer:
            state.players[seat].hand = _deal(deck, view.players[seat].hand_size)
            state.players[seat].buried = _deal(deck, view.players[seat].buried_size)
    state.unseen = _deal(deck, len(deck))


def _deal(deck: list[int], count: int) -> i64:
    mask: i64 = 0
    for _ in range(count):
        mask |= BIT[deck.pop()]
    return mask
