"""The craft phase: place, complete, discharge, advance, spend, and the last action of a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of, position_of, size_of, total_of
from orrery.core.offer import Offer
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import events
from orrery.games.cosmos.action_table import (
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
    TILE_STARS,
)
from orrery.games.cosmos.cards import is_discharge
from orrery.games.cosmos.content import load
from orrery.games.cosmos.effects.vocabulary import EFFECT_OF
from orrery.games.cosmos.endphase import end_turn
from orrery.games.cosmos.galaxy import NONE, SLOTS, STAR_KINDS, Galaxy
from orrery.games.cosmos.moves import add_life_moves, add_star_moves, proto_spaces
from orrery.games.cosmos.powers import add_uses, use_power
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

_NUMBERS: Final = load().numbers
_SCORING_SPACES: Final = vec[i64](list(_NUMBERS.scoring_spaces))
_SET_SIZE: Final[i64] = _NUMBERS.set_size
_SET_POINTS: Final[i64] = _NUMBERS.set_points


def add_craft(offer: Offer, state: CosmosState) -> None:
    galaxy = state.galaxy()
    _add_placements(offer, galaxy)
    _add_completions(offer, galaxy)
    if galaxy.ready > 0:
        _add_discharges(offer, state, galaxy)
    _add_advances(offer, state, galaxy)
    if galaxy.hand != 0:
        _add_sets(offer, galaxy)
        add_purchases(offer, state, galaxy)
        add_uses(offer, state, galaxy)
    _add_track_actions(offer, galaxy)
    _add_last_actions(offer, state, galaxy)


def _add_placements(offer: Offer, galaxy: Galaxy) -> None:
    if galaxy.waiting_stars != 0:
        empty = ALL_STARS & ~galaxy.stars
        for kind in range(STAR_KINDS):
            if count_of(galaxy.waiting_stars, kind) > 0:
                offer.add(PLACE_STAR + kind * STAR_SPACES, empty)
    if galaxy.waiting_protos > 0:
        offer.add(PLACE_PROTO, proto_spaces(galaxy))
    empty = ALL_NEBULAE & ~galaxy.nebulae
    for place in range(galaxy.waiting_tiles.size):
        offer.add(PLACE_NEBULA + galaxy.waiting_tiles.at(place) * NEBULA_SPACES, empty)


def stars_missing(galaxy: Galaxy, space: i64, tile: i64) -> i64:
    """The standard stars a tile asks for that are not around a space, packed by type."""
    corners = CORNERS[space]
    missing: i64 = 0
    for kind in range(STAR_KINDS):
        wanted = TILE_NEEDS[tile * STAR_KINDS + kind]
        if wanted > 0:
            have = size_of(galaxy.of_kind(kind) & corners)
            if have < wanted:
                missing += (wanted - have) * ONE[kind]
    return missing


def stars_lacking(galaxy: Galaxy, space: i64, tile: i64) -> i64:
    """Ruling 17: how many stars are missing once each supernova around stands for one."""
    lacking = total_of(stars_missing(galaxy, space, tile))
    return max(0, lacking - size_of(galaxy.novas & CORNERS[space]))


def _add_completions(offer: Offer, galaxy: Galaxy) -> None:
    rest = galaxy.unfinished()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        tile = galaxy.tile_at(space)
        around = galaxy.stars & CORNERS[space]
        if size_of(around) >= TILE_STARS[tile] and stars_lacking(galaxy, space, tile) == 0:
            offer.add(COMPLETE + space * STAR_SPACES, around)


def _add_discharges(offer: Offer, state: CosmosState, galaxy: Galaxy) -> None:
    """Rulings 22 and 23."""
    for kind in range(STAR_KINDS):
        if count_of(state.supply_stars, kind) > 0:
            offer.one(DISCHARGE + kind)
    if state.supply_stars == 0:
        offer.one(DISCHARGE_NONE)
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card != NONE and is_discharge(card) and EFFECT_OF[card].is_useful(state):
            offer.one(DISCHARGE_CARD + card)


def _add_advances(offer: Offer, state: CosmosState, galaxy: Galaxy) -> None:
    if state.advanced_left() == 0:
        return
    rest = galaxy.complete & ~galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        if empty_sides(galaxy, space) == 0:
            offer.one(ADVANCE + space)


def empty_sides(galaxy: Galaxy, space: i64) -> i64:
    """How many sides of a nebula have no life."""
    return size_of(SIDES[space] & ~galaxy.life())


def _add_sets(offer: Offer, galaxy: Galaxy) -> None:
    for energy in range(CONTROLS):
        if count_of(galaxy.hand, energy) >= _SET_SIZE:
            offer.one(CASH_SET + energy)


def _add_track_actions(offer: Offer, galaxy: Galaxy) -> None:
    if galaxy.supernova > 0:
        offer.add(SUPERNOVA, galaxy.standard())
    if galaxy.dna > 0:
        offer.add(STABILISE, galaxy.proto)
    if galaxy.graviton > 0:
        add_star_moves(offer, galaxy, galaxy.standard())
        add_life_moves(offer, galaxy, galaxy.life())


def _add_last_actions(offer: Offer, state: CosmosState, galaxy: Galaxy) -> None:
    """Ruling 21: passing is legal where one of the two options would give nothing."""
    has_room = galaxy.nebulae != ALL_NEBULAE and open_stacks(state)
    if has_room:
        offer.one(END_NEBULA)
    offer.add(END_STABILISE, galaxy.proto)
    if not has_room or galaxy.proto == 0:
        offer.one(END_PASS)


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
        use_power(state, action.card, action.payment)
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
        EFFECT_OF[action.card].start(state)
    elif isinstance(action, a.DischargeNone):
        _discharge(state)
    else:
        return False
    return True


def discharge_points(galaxy: Galaxy) -> i64:
    """Rule 1.5: 3, 6, 10, 15, 21 points; nothing for later crystals."""
    return _SCORING_SPACES[galaxy.scored] if galaxy.scored < len(_SCORING_SPACES) else 0


def _discharge(state: CosmosState) -> None:
    galaxy = state.galaxy()
    points = discharge_points(galaxy)
    galaxy.ready -= 1
    galaxy.from_crystals += points
    if galaxy.scored < len(_SCORING_SPACES):
        galaxy.scored += 1
    else:
        galaxy.aside += 1
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


def add_last_spaces(offer: Offer, state: CosmosState) -> None:
    """The nebula of the last action must be placed (the notation's precise points)."""
    empty = ALL_NEBULAE & ~state.galaxy().nebulae
    offer.add(PLACE_NEBULA + state.last_tile * NEBULA_SPACES, empty)


def perform_last_space(state: CosmosState, action: Action) -> None:
    assert isinstance(action, a.PlaceNebula)
    place_nebula(state, action.tile, action.space)
    state.last_tile = NONE
    end_turn(state)
