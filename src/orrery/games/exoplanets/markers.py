"""Markers and their events: stimulation and the collision, fusion and the black hole, flare and
the solar storm."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of, size_of
from orrery.games.exoplanets.actions import CreateLife, CreateSpecies, PlayTile
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.events import (
    BlackHoleOpened,
    MarkersTraded,
    MarkerTaken,
    ParticlesCollided,
    SolarStormBroke,
    StormSuffered,
)
from orrery.games.exoplanets.planets import ENERGY, GAS, WATER
from orrery.games.exoplanets.state import MARKER_IDS, STIMULATION, ExoplanetsState
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import DOES, FLARE, FUSION, MARKER, SPARK

_NUMBERS: Final = load().numbers
_RATE: Final[i64] = _NUMBERS.markers_per_resource
_LOSS: Final[i64] = _NUMBERS.hole_loss
_LOSS_MOST: Final[i64] = _NUMBERS.hole_loss_most
_STORM_GAS: Final[i64] = _NUMBERS.storm_gas
_STORM_WATER: Final[i64] = _NUMBERS.storm_water_most
_STORM_ENERGY: Final[i64] = _NUMBERS.storm_energy


def settle_stimulation(state: ExoplanetsState) -> None:
    """Take the marker for the planet just developed, once a turn; the last one is a collision."""
    bit = BIT[state.due_planet]
    state.due_planet = NONE
    if state.stimulated & bit != 0:
        return
    state.stimulated |= bit
    if _take(state, STIMULATION):
        _collide(state)


def settle_tile(state: ExoplanetsState) -> None:
    """Take the marker of the tile just played; the last one brings its event at once."""
    marker = MARKER[state.due_tile]
    state.due_tile = NONE
    if not _take(state, marker):
        return
    if marker == FUSION:
        _open_black_hole(state)
    else:
        _break_storm(state)


def takes_last(state: ExoplanetsState, action: Action) -> list[i64]:
    """The markers of which an action of the active seat takes the last one."""
    kinds: list[i64] = []
    if isinstance(action, (CreateLife, CreateSpecies)):
        kinds = _stimulation_due(state, action.planet)
    elif isinstance(action, PlayTile):
        kinds = _stimulation_due(state, action.planet) if DOES[action.tile] == SPARK else []
        kinds.append(MARKER[action.tile])
    return [kind for kind in kinds if count_of(state.markers, kind) == 1]


def _stimulation_due(state: ExoplanetsState, planet: i64) -> list[i64]:
    return [STIMULATION] if state.stimulated & BIT[planet] == 0 else []


def _take(state: ExoplanetsState, kind: i64) -> bool:
    """Give the active seat a marker; return whether it was the last."""
    state.markers -= ONE[kind]
    state.player().markers += ONE[kind]
    if state.events is not None:
        state.events.append(MarkerTaken(state.active, MARKER_IDS[kind]))
    return count_of(state.markers, kind) == 0


def _return_all(state: ExoplanetsState, kind: i64) -> None:
    for player in state.players:
        held = count_of(player.markers, kind) * ONE[kind]
        player.markers -= held
        state.markers += held


def _most(state: ExoplanetsState, kind: i64) -> i64:
    most: i64 = 0
    for player in state.players:
        most = max(most, count_of(player.markers, kind))
    return most


def _collide(state: ExoplanetsState) -> None:
    """Every seat trades its markers for resources of choice, rounded down."""
    if state.events is not None:
        state.events.append(ParticlesCollided(state.active))
    for step in range(state.seats):
        seat = state.clockwise(step)
        held = count_of(state.players[seat].markers, STIMULATION)
        state.owed += held // _RATE * ONE[seat]
        if held > 0 and state.events is not None:
            state.events.append(MarkersTraded(seat, held, held // _RATE))
    _return_all(state, STIMULATION)


def _open_black_hole(state: ExoplanetsState) -> None:
    """Who holds a marker loses a tile, who holds most loses two, as far as they have tiles."""
    if state.events is not None:
        state.events.append(BlackHoleOpened(state.active))
    most = _most(state, FUSION)
    for seat in range(state.seats):
        player = state.players[seat]
        held = count_of(player.markers, FUSION)
        if held > 0:
            loss = _LOSS_MOST if held == most else _LOSS
            state.losses += min(loss, size_of(player.hand)) * ONE[seat]
    _return_all(state, FUSION)


def _break_storm(state: ExoplanetsState) -> None:
    """Ruling 9: settled seat by seat, the active one first; all tied for most lose water."""
    if state.events is not None:
        state.events.append(SolarStormBroke(state.active))
    most = _most(state, FLARE)
    for step in range(state.seats):
        seat = state.clockwise(step)
        held = count_of(state.players[seat].markers, FLARE)
        if held > 0:
            _suffer(state, seat, held == most)
    _return_all(state, FLARE)


def _suffer(state: ExoplanetsState, seat: i64, is_most: bool) -> None:
    """Rulings 10 and 11: without gas nothing is lost and nothing is gained."""
    stock = state.players[seat].stock
    gas = min(_STORM_GAS, count_of(stock, GAS))
    if gas == 0:
        return
    water = min(_STORM_WATER, count_of(stock, WATER)) if is_most else 0
    state.give_back(seat, gas * ONE[GAS] + water * ONE[WATER])
    energy = count_of(state.gain(seat, _STORM_ENERGY * ONE[ENERGY]), ENERGY)
    if state.events is not None:
        state.events.append(StormSuffered(seat, gas, water, energy))
