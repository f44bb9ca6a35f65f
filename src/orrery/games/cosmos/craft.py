"""The craft phase: place, complete, discharge, advance, spend, and the last action of a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, count_of, position_of, size_of
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import events
from orrery.games.cosmos.board import (
    ALL_NEBULAE,
    ALL_STARS,
    CORNERS,
    LIFE_IDS,
    NEBULA_IDS,
    NEBULA_SPACES,
    SIDES,
    STAR_SPACES,
    TILE_IDS,
    TILE_NEEDS,
    TILE_POINTS,
)
from orrery.games.cosmos.cards import is_discharge
from orrery.games.cosmos.content import load
from orrery.games.cosmos.endphase import end_turn
from orrery.games.cosmos.galaxy import NONE, SLOTS, STAR_KINDS, Galaxy
from orrery.games.cosmos.moves import add_each, add_life_moves, add_star_moves, proto_spaces
from orrery.games.cosmos.powers import add_uses, can_do, start_effect, use_power
from orrery.games.cosmos.purchase import add_purchases, buy
from orrery.games.cosmos.state import (
    CHOOSE_STACK,
    CONTROLS,
    DRAW_ADVANCED,
    LAST_ACTION,
    CosmosState,
)
from orrery.games.cosmos.supply import (
    gain_stars,
    make_supernova,
    move_life,
    move_star,
    open_stacks,
    pay_cards,
    put_star,
    return_life,
    return_star,
    stabilise,
)
from orrery.games.cosmos.universe import (
    ADVANCE,
    CASH_SET,
    COMPLETE,
    DISCHARGE,
    DISCHARGE_CARD,
    DISCHARGE_NONE,
    END_NEBULA,
    END_PASS,
    END_STABILISE,
    PLACE_NEBULA,
    PLACE_PROTO,
    PLACE_STAR,
    STABILISE,
    SUPERNOVA,
)

_NUMBERS: Final = load().numbers
_SCORING_SPACES: Final = vec[i64](list(_NUMBERS.scoring_spaces))
_SET_SIZE: Final[i64] = _NUMBERS.set_size
_SET_POINTS: Final[i64] = _NUMBERS.set_points


def legal_craft(state: CosmosState) -> list[Action]:
    galaxy = state.galaxy()
    legal: list[Action] = []
    _add_placements(legal, galaxy)
    _add_completions(legal, galaxy)
    if galaxy.ready > 0:
        _add_discharges(legal, state, galaxy)
    _add_advances(legal, state, galaxy)
    if galaxy.hand != 0:
        _add_sets(legal, galaxy)
        add_purchases(legal, state, galaxy)
        add_uses(legal, state, galaxy)
    _add_track_actions(legal, galaxy)
    _add_last_actions(legal, state, galaxy)
    return legal


def _add_placements(legal: list[Action], galaxy: Galaxy) -> None:
    if galaxy.waiting_stars != 0:
        empty = ALL_STARS & ~galaxy.stars
        for kind in range(STAR_KINDS):
            if count_of(galaxy.waiting_stars, kind) > 0:
                add_each(legal, PLACE_STAR, kind * STAR_SPACES, empty)
    if galaxy.waiting_protos > 0:
        add_each(legal, PLACE_PROTO, 0, proto_spaces(galaxy))
    for place in range(galaxy.waiting_tiles.size):
        tile = galaxy.waiting_tiles.at(place)
        add_each(legal, PLACE_NEBULA, tile * NEBULA_SPACES, ALL_NEBULAE & ~galaxy.nebulae)


def stars_lacking(galaxy: Galaxy, space: i64) -> i64:
    """Ruling 17: each kind up to the need, a supernova for any one gap; what is still missing."""
    corners = CORNERS[space]
    needs = galaxy.tile_at(space) * STAR_KINDS
    lacking = -size_of(galaxy.novas & corners)
    for kind in range(STAR_KINDS):
        wanted = TILE_NEEDS[needs + kind]
        if wanted > 0:
            have = size_of(galaxy.of_kind(kind) & corners)
            if have < wanted:
                lacking += wanted - have
    return lacking


def _add_completions(legal: list[Action], galaxy: Galaxy) -> None:
    rest = galaxy.nebulae & ~galaxy.complete
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        if stars_lacking(galaxy, space) <= 0:
            around = galaxy.stars & CORNERS[space]
            add_each(legal, COMPLETE, space * STAR_SPACES, around)


def _add_discharges(legal: list[Action], state: CosmosState, galaxy: Galaxy) -> None:
    """Rulings 22 and 23."""
    for kind in range(STAR_KINDS):
        if count_of(state.supply_stars, kind) > 0:
            legal.append(DISCHARGE[kind])
    if state.supply_stars == 0:
        legal.append(DISCHARGE_NONE)
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card != NONE and is_discharge(card) and can_do(state, galaxy, card):
            legal.append(DISCHARGE_CARD[card])


def _add_advances(legal: list[Action], state: CosmosState, galaxy: Galaxy) -> None:
    if state.advanced_left() == 0:
        return
    life = galaxy.life()
    rest = galaxy.complete & ~galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        if life & SIDES[space] == SIDES[space]:
            legal.append(ADVANCE[space])


def _add_sets(legal: list[Action], galaxy: Galaxy) -> None:
    for energy in range(CONTROLS):
        if count_of(galaxy.hand, energy) >= _SET_SIZE:
            legal.append(CASH_SET[energy])


def _add_track_actions(legal: list[Action], galaxy: Galaxy) -> None:
    if galaxy.supernova > 0:
        add_each(legal, SUPERNOVA, 0, galaxy.standard())
    if galaxy.dna > 0:
        add_each(legal, STABILISE, 0, galaxy.proto)
    if galaxy.graviton > 0:
        add_star_moves(legal, galaxy, galaxy.standard())
        add_life_moves(legal, galaxy, galaxy.life())


def _add_last_actions(legal: list[Action], state: CosmosState, galaxy: Galaxy) -> None:
    """Ruling 21: passing is legal where one of the two options would give nothing."""
    has_room = galaxy.nebulae != ALL_NEBULAE and open_stacks(state)
    if has_room:
        legal.append(END_NEBULA)
    add_each(legal, END_STABILISE, 0, galaxy.proto)
    if not has_room or galaxy.proto == 0:
        legal.append(END_PASS)


def perform_craft(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.PlaceStar):
        put_star(state, action.kind, action.space)
    elif isinstance(action, a.MoveStar):
        state.galaxy().graviton -= 1
        move_star(state, action.start, action.end)
    elif isinstance(action, a.MoveLife):
        state.galaxy().graviton -= 1
        move_life(state, action.start, action.end)
    elif isinstance(action, a.PlaceProto):
        _place_proto(state, action.space)
    elif isinstance(action, a.PlaceNebula):
        place_nebula(state, action.tile, action.space)
    elif isinstance(action, a.CompleteNebula):
        complete_nebula(state, action.space, action.star)
    elif isinstance(action, a.MakeSupernova):
        state.galaxy().supernova -= 1
        make_supernova(state, action.space)
    elif isinstance(action, a.Stabilise):
        state.galaxy().dna -= 1
        stabilise(state, action.space)
    elif isinstance(action, a.UsePower):
        use_power(state, action.card, action.energy)
    elif isinstance(action, a.BuyPower):
        buy(state, action.slot, action.energy)
    elif isinstance(action, a.AdvanceLife):
        create_advanced_life(state, action.space)
    elif isinstance(action, a.CashSet):
        cash_set(state, action.energy)
    elif not _perform_discharge(state, action):
        _perform_last_action(state, action)


def _place_proto(state: CosmosState, space: i64) -> None:
    galaxy = state.galaxy()
    galaxy.waiting_protos -= 1
    galaxy.proto |= BIT[space]
    if state.events is not None:
        state.events.append(events.LifePlaced(state.active, False, LIFE_IDS[space]))


def place_nebula(state: CosmosState, tile: i64, space: i64) -> None:
    galaxy = state.galaxy()
    galaxy.waiting_tiles.take(tile)
    galaxy.put_tile(tile, space)
    if state.events is not None:
        state.events.append(events.NebulaPlaced(state.active, TILE_IDS[tile], NEBULA_IDS[space]))


def complete_nebula(state: CosmosState, space: i64, star: i64) -> None:
    """Rule 1.5: points, one star or supernova around it discarded, the tile flipped."""
    galaxy = state.galaxy()
    tile = galaxy.tile_at(space)
    galaxy.from_nebulae += TILE_POINTS[tile]
    galaxy.complete |= BIT[space]
    if state.events is not None:
        points = TILE_POINTS[tile]
        state.events.append(
            events.NebulaCompleted(state.active, TILE_IDS[tile], NEBULA_IDS[space], points)
        )
    return_star(state, star)


def _perform_discharge(state: CosmosState, action: Action) -> bool:
    if isinstance(action, a.DischargeStar):
        _discharge(state)
        gain_stars(state, action.kind, 1)
    elif isinstance(action, a.DischargeCard):
        _discharge(state)
        start_effect(state, action.card)
    elif isinstance(action, a.DischargeNone):
        _discharge(state)
    else:
        return False
    return True


def _discharge(state: CosmosState) -> None:
    """Rule 1.5: 3, 6, 10, 15, 21 points; later crystals are put aside for nothing."""
    galaxy = state.galaxy()
    galaxy.ready -= 1
    points: i64 = 0
    if galaxy.scored < len(_SCORING_SPACES):
        points = _SCORING_SPACES[galaxy.scored]
        galaxy.scored += 1
    else:
        galaxy.aside += 1
    galaxy.from_crystals += points
    if state.events is not None:
        state.events.append(events.ChamberDischarged(state.active, points))


def create_advanced_life(state: CosmosState, space: i64) -> None:
    """Rule 1.5: the proto-life around the nebula is discarded, stable life stays."""
    around = state.galaxy().proto & SIDES[space]
    while around != 0:
        bit = around & -around
        around ^= bit
        return_life(state, position_of(bit))
    state.effect_space = space
    state.pending = DRAW_ADVANCED


def cash_set(state: CosmosState, energy: i64) -> None:
    pay_cards(state, energy, _SET_SIZE)
    state.galaxy().from_cards += _SET_POINTS
    if state.events is not None:
        state.events.append(events.PointsScored(state.active, "cards", _SET_POINTS))


def _perform_last_action(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.EndNebula):
        state.phase = LAST_ACTION
        state.pending = CHOOSE_STACK
        return
    if isinstance(action, a.EndStabilise):
        stabilise(state, action.space)
    end_turn(state)


def legal_last_space(state: CosmosState) -> list[Action]:
    """The nebula of the last action must be placed (the notation's precise points)."""
    legal: list[Action] = []
    empty = ALL_NEBULAE & ~state.galaxy().nebulae
    add_each(legal, PLACE_NEBULA, state.last_tile * NEBULA_SPACES, empty)
    return legal


def perform_last_space(state: CosmosState, action: Action) -> None:
    assert isinstance(action, a.PlaceNebula)
    place_nebula(state, action.tile, action.space)
    state.last_tile = NONE
    end_turn(state)
