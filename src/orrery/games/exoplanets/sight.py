"""Fills in what a seat or a spectator sees of the table."""

from functools import cache

from orrery.core.bits import BIT, first_of, members, size_of, unpacked
from orrery.games.exoplanets.birth import legal_places, seam
from orrery.games.exoplanets.content import ICONS, load
from orrery.games.exoplanets.goals import GOAL_IDS, is_met, progress
from orrery.games.exoplanets.payment import discount_on, icons_of
from orrery.games.exoplanets.planets import KINDS, PLANET_IDS
from orrery.games.exoplanets.scoring import itemised
from orrery.games.exoplanets.state import CHOOSE_ROW, MARKER_KINDS, PENDING_IDS, ExoplanetsState
from orrery.games.exoplanets.system import NONE, ROWS
from orrery.games.exoplanets.tiles import GOAL, TILE_IDS
from orrery.games.exoplanets.view import (
    ExoplanetsView,
    Markers,
    PlanetView,
    Resources,
    SeatView,
    Settling,
    Turn,
)

_ROUNDS: dict[int, int] = {
    setup.seats: setup.star_energy // load().numbers.star_energy_per_planet // setup.seats
    for setup in load().setup
}


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
    rounds = _ROUNDS[state.seats]
    return Turn(
        number=state.turns,
        round=min(state.turns // state.seats + 1, rounds),
        rounds=rounds,
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
        brings=_brings(state),
    )


def _brings(state: ExoplanetsState) -> list[Resources | None]:
    if state.pending != CHOOSE_ROW:
        return []
    free = {action.text for action in legal_places(state)}
    rows = enumerate(load().row)
    return [_brought(state, row) if f"place {entry.id}" in free else None for row, entry in rows]


def _brought(state: ExoplanetsState, row: int) -> Resources:
    """The star's energy and the two icons, as far as the cloud has them."""
    before = state.system.planet_at(row, state.system.height(row))
    icons = unpacked(seam(row, before, first_of(state.held)), KINDS)
    cloud = unpacked(state.cloud, KINDS)
    energy, water, gas = (min(wanted, there) for wanted, there in zip(icons, cloud, strict=True))
    return Resources(energy + load().numbers.star_energy_per_planet, water, gas)


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
                cost=_icons(icons_of(system, planet)),
                any_pays=system.is_versatile(planet),
                bonus=system.bonus_on(planet),
            )
        )
    return found


@cache
def _icons(packed: int) -> list[str]:
    counts = zip(ICONS, unpacked(packed, len(ICONS)), strict=True)
    return [icon for icon, count in counts for _ in range(count)]


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
        progress=_progress(state, seat) if seat == viewer else None,
        met=_met(state, seat) if seat == viewer else None,
        score=itemised(state, seat),
    )


def _progress(state: ExoplanetsState, seat: int) -> list[int]:
    hand = members(state.players[seat].hand)
    return [progress(state, seat, GOAL[tile]) for tile in hand]


def _met(state: ExoplanetsState, seat: int) -> list[str]:
    player = state.players[seat]
    goals = dict.fromkeys(GOAL[tile] for tile in members(player.hand))
    open_goals = [goal for goal in goals if player.goals & BIT[goal] == 0]
    return [GOAL_IDS[goal] for goal in open_goals if is_met(state, seat, goal)]
