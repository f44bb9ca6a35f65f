"""What a seat or a spectator sees of the table, listed field by field."""

from msgspec import Struct

from orrery.core.bits import BIT, members, size_of, unpacked
from orrery.core.view import View
from orrery.games.exoplanets.payment import discount_on
from orrery.games.exoplanets.planets import KINDS, PLANET_IDS
from orrery.games.exoplanets.state import MARKER_KINDS, PENDING_IDS, ExoplanetsState
from orrery.games.exoplanets.system import NONE, ROWS
from orrery.games.exoplanets.tiles import TILE_IDS


class Resources(Struct, frozen=True):
    energy: int
    water: int
    gas: int


class Markers(Struct, frozen=True):
    fusion: int
    flare: int
    stimulation: int


class PlanetView(Struct, frozen=True):
    """A planet in its row: the tile under it, the cubes of each seat, whose species rules it."""

    planet: str
    tile: str | None
    cubes: list[int]
    species: int | None


class SeatView(Struct, frozen=True):
    """What a seat owns. Its tiles in hand and those it put face down are for its own eyes."""

    stock: Resources
    cubes: int
    cylinders: int
    markers: Markers
    claimed: list[str]
    hand_size: int
    hand: list[str] | None
    buried_size: int
    buried: list[str] | None


class Turn(Struct, frozen=True):
    """What the active seat may still need to know of its own turn."""

    number: int
    active: int
    held: list[str]
    built: str | None
    refill: int | None
    had_life: list[str]
    stimulated: list[str]
    catalysed: dict[str, int]


class Settling(Struct, frozen=True):
    """What is still to be settled before the next deed."""

    planet: str | None
    to_species: bool
    swaps: int
    owed: list[int]
    due_planet: str | None
    due_tile: str | None
    losses: list[int]


class ExoplanetsView(View, frozen=True, kw_only=True):
    pending: str
    turn: Turn
    settling: Settling
    star: int
    cloud: Resources
    markers: Markers
    tiles_per_row: int
    rows: list[list[PlanetView]]
    stacks: list[list[str]]
    bag_size: int
    spent: list[str]
    players: list[SeatView]


def view_of(state: ExoplanetsState, viewer: int) -> ExoplanetsView:
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
        cloud=_resources(state.cloud),
        markers=_markers(state.markers),
        tiles_per_row=state.tiles_per_row,
        rows=[_row(state, row) for row in range(ROWS)],
        stacks=[[PLANET_IDS[planet] for planet in stack.planets()] for stack in state.stacks],
        bag_size=size_of(state.bag),
        spent=_tiles(state.spent),
        players=[_seat(state, seat, viewer) for seat in range(state.seats)],
    )


def _resources(packed: int) -> Resources:
    return Resources(*unpacked(packed, KINDS))


def _markers(packed: int) -> Markers:
    return Markers(*unpacked(packed, MARKER_KINDS))


def _planets(mask: int) -> list[str]:
    return [PLANET_IDS[planet] for planet in members(mask)]


def _tiles(mask: int) -> list[str]:
    return [TILE_IDS[tile] for tile in members(mask)]


def _planet(planet: int) -> str | None:
    return None if planet == NONE else PLANET_IDS[planet]


def _tile(tile: int) -> str | None:
    return None if tile == NONE else TILE_IDS[tile]


def _turn(state: ExoplanetsState) -> Turn:
    return Turn(
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
        owed=unpacked(state.owed, state.seats),
        due_planet=_planet(state.due_planet),
        due_tile=_tile(state.due_tile),
        losses=unpacked(state.losses, state.seats),
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
                species=_ruler(state, planet),
            )
        )
    return found


def _ruler(state: ExoplanetsState, planet: int) -> int | None:
    for seat in range(state.seats):
        if state.players[seat].species & BIT[planet] != 0:
            return seat
    return None


def _seat(state: ExoplanetsState, seat: int, viewer: int) -> SeatView:
    player = state.players[seat]
    return SeatView(
        stock=_resources(player.stock),
        cubes=player.cubes,
        cylinders=player.cylinders,
        markers=_markers(player.markers),
        claimed=_tiles(player.claimed),
        hand_size=size_of(player.hand),
        hand=_tiles(player.hand) if seat == viewer else None,
        buried_size=size_of(player.buried),
        buried=_tiles(player.buried) if seat == viewer else None,
    )
