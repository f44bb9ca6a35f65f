"""Builds what a seat or a spectator sees of the table."""

from orrery.core.bits import BIT, members, size_of, unpack
from orrery.games.exoplanets.payment import discount_on
from orrery.games.exoplanets.planets import KINDS, PLANET_IDS
from orrery.games.exoplanets.scoring import points_by_source
from orrery.games.exoplanets.state import MARKER_KINDS, PENDING_IDS, ExoplanetsState
from orrery.games.exoplanets.system import NONE, ROWS
from orrery.games.exoplanets.tiles import TILE_IDS
from orrery.games.exoplanets.view import (
    ExoplanetsView,
    Markers,
    PlanetView,
    Resources,
    SeatView,
    Settling,
    TurnView,
)


def build_view(state: ExoplanetsState, viewer: int) -> ExoplanetsView:
    """What a seat, or a spectator, may see."""
    return ExoplanetsView(
        viewer=viewer,
        seats=state.seats,
        options={},
        to_act=state.actor,
        pending=PENDING_IDS[state.pending],
        turn=_turn(state),
        settling=_settling(state),
        star=state.star,
        cloud=resources_from(state.cloud),
        markers=_markers(state.markers),
        tiles_per_row=state.tiles_per_row,
        rows=[_row(state, row) for row in range(ROWS)],
        stacks=[[PLANET_IDS[planet] for planet in stack.planets()] for stack in state.stacks],
        bag_size=size_of(state.bag),
        spent=_tiles(state.spent),
        players=[_seat(state, seat, viewer) for seat in range(state.seats)],
    )


def resources_from(packed: int) -> Resources:
    return Resources(*unpack(packed, KINDS))


def _markers(packed: int) -> Markers:
    return Markers(*unpack(packed, MARKER_KINDS))


def _planets(mask: int) -> list[str]:
    return [PLANET_IDS[planet] for planet in members(mask)]


def _tiles(mask: int) -> list[str]:
    return [TILE_IDS[tile] for tile in members(mask)]


def _planet(planet: int) -> str | None:
    return None if planet == NONE else PLANET_IDS[planet]


def _tile(tile: int) -> str | None:
    return None if tile == NONE else TILE_IDS[tile]


def _turn(state: ExoplanetsState) -> TurnView:
    return TurnView(
        number=state.turns,
        active=state.active,
        held=_planets(state.held),
        built=_planet(state.built),
        refill=None if state.refill == NONE else state.refill,
        had_life=_planets(state.had_life),
        stimulated=_planets(state.stimulated),
        catalysed={
            PLANET_IDS[planet]: discount_on(state, planet)
            for planet in members(state.system.planets)
            if discount_on(state, planet) > 0
        },
    )


def _settling(state: ExoplanetsState) -> Settling:
    return Settling(
        planet=_planet(state.step_planet),
        to_species=state.step_to_species,
        swaps=state.swaps,
        owed=unpack(state.owed, state.seats),
        due_planet=_planet(state.due_planet),
        due_tile=_tile(state.due_tile),
        losses=unpack(state.losses, state.seats),
    )


def _row(state: ExoplanetsState, row: int) -> list[PlanetView]:
    system = state.system
    found: list[PlanetView] = []
    for orbit in range(1, system.height(row) + 1):
        planet = system.planet_at(row, orbit)
        found.append(
            PlanetView(
                planet=PLANET_IDS[planet],
                tile=_tile(system.beneath[planet]),
                cubes=[player.cubes_on(planet) for player in state.players],
                species=_dominating(state, planet),
            )
        )
    return found


def _dominating(state: ExoplanetsState, planet: int) -> int | None:
    for seat in range(state.seats):
        if state.players[seat].species & BIT[planet] != 0:
            return seat
    return None


def _seat(state: ExoplanetsState, seat: int, viewer: int) -> SeatView:
    player = state.players[seat]
    return SeatView(
        stock=resources_from(player.stock),
        cubes=player.cubes,
        cylinders=player.cylinders,
        markers=_markers(player.markers),
        claimed=_tiles(player.claimed),
        hand_size=size_of(player.hand),
        hand=_tiles(player.hand) if seat == viewer else None,
        buried_size=size_of(player.buried),
        buried=_tiles(player.buried) if seat == viewer else None,
        score=points_by_source(state, seat),
    )
