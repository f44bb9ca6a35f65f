"""Pieces between the supply, the space beside the board, and the board: gaining, paying,
returning. What has run out cannot be gained."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, count_of
from orrery.games.cosmos import events
from orrery.games.cosmos.board import LIFE_BESIDE_STAR, LIFE_IDS, PER_SIZE, STAR_IDS, spread
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.galaxy import STAR_KINDS
from orrery.games.cosmos.state import CosmosState

_CHAMBER_TOP: Final[i64] = load().numbers.chamber_top


def gain_stars(state: CosmosState, kind: i64, wanted: i64) -> None:
    """Stars from the supply that wait beside the active seat's board."""
    count = min(wanted, count_of(state.supply_stars, kind))
    state.supply_stars -= count * ONE[kind]
    state.galaxy().waiting_stars += count * ONE[kind]
    if count > 0 and state.events is not None:
        state.events.append(events.StarsGained(state.active, STARS[kind], count))


def gain_protos(state: CosmosState, wanted: i64) -> None:
    count = min(wanted, state.supply_life)
    state.supply_life -= count
    state.galaxy().waiting_protos += count
    if count > 0 and state.events is not None:
        state.events.append(events.ProtosGained(state.active, count))


def step_crystal(state: CosmosState, steps: i64) -> None:
    """Rule 1.4: at the top a new crystal starts at once; a stand-in where the supply is empty."""
    galaxy = state.galaxy()
    filled: i64 = 0
    for _ in range(steps):
        galaxy.chamber += 1
        if galaxy.chamber < _CHAMBER_TOP:
            continue
        galaxy.chamber = 0
        galaxy.ready += 1
        filled += 1
        if state.crystals > 0:
            state.crystals -= 1
        else:
            state.stand_ins += 1
    if steps > 0 and state.events is not None:
        state.events.append(events.CrystalStepped(state.active, steps, filled))


def pay_cards(state: CosmosState, energy: i64, count: i64) -> None:
    state.galaxy().hand -= count * ONE[energy]
    state.discards += count * ONE[energy]
    if count > 0 and state.events is not None:
        state.events.append(events.CardsPaid(state.active, ENERGIES[energy], count))


def return_star(state: CosmosState, space: i64) -> None:
    """A star or supernova goes back to the supply of its own type."""
    kind = state.galaxy().lift_star(space)
    state.supply_stars += ONE[kind]
    if state.events is not None:
        state.events.append(events.StarDiscarded(state.active, STARS[kind], STAR_IDS[space]))


def return_life(state: CosmosState, space: i64) -> None:
    galaxy = state.galaxy()
    galaxy.proto &= ~BIT[space]
    galaxy.stable &= ~BIT[space]
    state.supply_life += 1
    if state.events is not None:
        state.events.append(events.LifeDiscarded(state.active, LIFE_IDS[space]))


def put_star(state: CosmosState, kind: i64, space: i64) -> None:
    """A waiting star onto the board."""
    galaxy = state.galaxy()
    galaxy.waiting_stars -= ONE[kind]
    galaxy.put_star(kind, space)
    if state.events is not None:
        state.events.append(events.StarPlaced(state.active, STARS[kind], STAR_IDS[space]))


def put_life(state: CosmosState, space: i64, stable: bool) -> None:
    """Life from the supply straight onto the board."""
    galaxy = state.galaxy()
    state.supply_life -= 1
    if stable:
        galaxy.stable |= BIT[space]
    else:
        galaxy.proto |= BIT[space]
    if state.events is not None:
        state.events.append(events.LifePlaced(state.active, stable, LIFE_IDS[space]))


def make_supernova(state: CosmosState, space: i64) -> None:
    state.galaxy().novas |= BIT[space]
    if state.events is not None:
        state.events.append(events.SupernovaMade(state.active, STAR_IDS[space]))


def stabilise(state: CosmosState, space: i64) -> None:
    galaxy = state.galaxy()
    galaxy.proto &= ~BIT[space]
    galaxy.stable |= BIT[space]
    if state.events is not None:
        state.events.append(events.LifeStabilised(state.active, LIFE_IDS[space]))


def stabilise_beside(state: CosmosState, stars: i64) -> None:
    """Every proto-life next to any of these star spaces becomes stable."""
    galaxy = state.galaxy()
    beside = spread(stars, LIFE_BESIDE_STAR) & galaxy.proto
    if state.events is not None:
        for space in range(len(LIFE_IDS)):
            if beside & BIT[space]:
                state.events.append(events.LifeStabilised(state.active, LIFE_IDS[space]))
    galaxy.proto &= ~beside
    galaxy.stable |= beside


def move_star(state: CosmosState, start: i64, end: i64) -> None:
    """A star to another space; a supernova stays one."""
    galaxy = state.galaxy()
    was_nova = galaxy.novas & BIT[start] != 0
    kind = galaxy.lift_star(start)
    galaxy.put_star(kind, end)
    if was_nova:
        galaxy.novas |= BIT[end]
    if state.events is not None:
        state.events.append(events.PieceMoved(state.active, STAR_IDS[start], STAR_IDS[end]))


def move_life(state: CosmosState, start: i64, end: i64) -> None:
    galaxy = state.galaxy()
    if galaxy.proto & BIT[start]:
        galaxy.proto ^= BIT[start] | BIT[end]
    else:
        galaxy.stable ^= BIT[start] | BIT[end]
    if state.events is not None:
        state.events.append(events.PieceMoved(state.active, LIFE_IDS[start], LIFE_IDS[end]))


def return_waiting(state: CosmosState) -> None:
    """Rule 1.5: what was not placed is lost, tiles under their stacks in the order gained."""
    galaxy = state.galaxy()
    tiles = galaxy.waiting_tiles
    if state.events is not None and (galaxy.waiting_stars or galaxy.waiting_protos or tiles.size):
        stars = sum(count_of(galaxy.waiting_stars, kind) for kind in range(STAR_KINDS))
        state.events.append(
            events.PiecesLost(state.active, stars, galaxy.waiting_protos, tiles.size)
        )
    state.supply_stars += galaxy.waiting_stars
    state.supply_life += galaxy.waiting_protos
    galaxy.waiting_stars = 0
    galaxy.waiting_protos = 0
    while tiles.size > 0:
        return_tile(state, tiles.pop())


def return_tile(state: CosmosState, tile: i64) -> None:
    state.stacks[tile // PER_SIZE].push(tile % PER_SIZE)


def open_stacks(state: CosmosState) -> bool:
    """Whether any nebula stack still holds a tile."""
    for stack in state.stacks:
        if not stack.is_empty():
            return True
    return False


def make_deck_ready(state: CosmosState) -> None:
    """Rule 1.4: the discards become the deck only when a card must be drawn and none is left."""
    if state.deck == 0:
        state.deck = state.discards
        state.discards = 0
