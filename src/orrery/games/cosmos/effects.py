"""The choices inside the effect of a power card: what is offered and what each does."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, count_of
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import cards, events, universe
from orrery.games.cosmos.board import (
    ALL_LIFE,
    ALL_NEBULAE,
    ALL_STARS,
    LIFE_BESIDE_LIFE,
    LIFE_SPACES,
    NEBULA_IDS,
    NEBULA_SPACES,
    STAR_IDS,
    STAR_SPACES,
    STARS_IN,
)
from orrery.games.cosmos.galaxy import NONE, STAR_KINDS, Galaxy
from orrery.games.cosmos.moves import (
    add_each,
    add_life_moves,
    add_pairs,
    add_star_moves,
    can_move_star,
    landing_spaces,
)
from orrery.games.cosmos.powers import (
    evolvable,
    exchangeable,
    finish_effect,
    irradiating,
    replaceable,
    speciation_spaces,
    start_effect,
)
from orrery.games.cosmos.state import DRAW_ADVANCED, DRAW_TILE, CosmosState
from orrery.games.cosmos.supply import (
    gain_protos,
    gain_stars,
    make_supernova,
    move_life,
    move_star,
    put_life,
    put_star,
    return_life,
    return_star,
    stabilise,
    stabilise_beside,
    step_crystal,
)

_PROTO: Final = 0
_STABLE: Final = 1


def legal_effect(state: CosmosState) -> list[Action]:
    """The next choice of the card under way, its price first."""
    galaxy = state.galaxy()
    legal: list[Action] = []
    if state.effect_costs > 0:
        _add_payments(legal, state, galaxy)
        return legal
    card = state.effect
    effect = cards.EFFECT[card]
    if effect in (cards.GAIN_ANY_STAR, cards.STAR_IN_SECTOR, cards.EXCHANGE_STAR):
        _add_star_choices(legal, state, galaxy, effect)
    elif effect == cards.FLIP:
        add_each(legal, universe.FLIP, 0, galaxy.standard())
    elif effect == cards.RESTORE:
        if state.effect_space == NONE:
            add_each(legal, universe.RESTORE, 0, galaxy.novas)
        else:
            add_star_moves(legal, galaxy, BIT[state.effect_space])
    elif effect == cards.STEPS_OR_PROTOS:
        legal.append(universe.STEPS)
        if state.supply_life > 0:
            legal.append(universe.PROTOS)
    elif effect == cards.STARDUST:
        if not state.stacks[0].is_empty():
            legal.append(universe.STACK[0])
        add_each(legal, universe.REPLACE, 0, replaceable(state, galaxy))
    elif effect == cards.RELOCATE:
        _add_relocations(legal, galaxy)
    else:
        _add_life_choices(legal, state, galaxy, effect)
    return legal


def _add_payments(legal: list[Action], state: CosmosState, galaxy: Galaxy) -> None:
    cost = state.edition * cards.POWERS + state.effect
    if cards.COST_SUPERNOVA[cost] > 0:
        add_each(legal, universe.SPEND_SUPERNOVA, 0, galaxy.novas)
    elif cards.COST_PROTO[cost] > 0:
        add_each(legal, universe.SPEND_LIFE, 0, galaxy.proto)
    else:
        add_each(legal, universe.SPEND_LIFE, 0, galaxy.stable)


def _add_star_choices(legal: list[Action], state: CosmosState, galaxy: Galaxy, effect: i64) -> None:
    if effect == cards.EXCHANGE_STAR and state.effect_space == NONE:
        add_each(legal, universe.REMOVE, 0, exchangeable(state, galaxy))
    elif effect == cards.STAR_IN_SECTOR and state.effect_kind != NONE:
        empty = STARS_IN[cards.SECTOR[state.effect]] & ~galaxy.stars
        add_each(legal, universe.PLACE_STAR, state.effect_kind * STAR_SPACES, empty)
    else:
        for kind in range(STAR_KINDS):
            if count_of(state.supply_stars, kind) > 0:
                legal.append(universe.GAIN[kind])


def _add_relocations(legal: list[Action], galaxy: Galaxy) -> None:
    empty = ALL_STARS & ~galaxy.stars
    add_pairs(legal, universe.CARRY_STAR, STAR_SPACES, galaxy.stars, empty)
    unfinished = galaxy.nebulae & ~galaxy.complete
    room = ALL_NEBULAE & ~galaxy.nebulae
    add_pairs(legal, universe.CARRY_NEBULA, NEBULA_SPACES, unfinished, room)


def _add_life_choices(legal: list[Action], state: CosmosState, galaxy: Galaxy, effect: i64) -> None:
    if effect == cards.PLACE_STABLE:
        add_each(legal, universe.PLACE_STABLE, 0, ALL_LIFE & ~galaxy.life())
    elif effect == cards.SPECIATE:
        add_each(legal, universe.PLACE_PROTO, 0, speciation_spaces(galaxy))
    elif effect == cards.STABILISE:
        add_each(legal, universe.STABILISE, 0, galaxy.proto)
    elif effect == cards.IRRADIATE:
        add_each(legal, universe.TARGET, 0, irradiating(galaxy))
    elif effect == cards.EVOLVE:
        add_each(legal, universe.ADVANCE, 0, evolvable(galaxy))
    elif effect == cards.DRIFT:
        _add_drifts(legal, galaxy)
    else:
        assert effect == cards.WORMHOLE
        legal.append(universe.DONE)
        _add_carried_life(legal, state, galaxy)


def _add_drifts(legal: list[Action], galaxy: Galaxy) -> None:
    """Ruling 31: a proto-life that cannot move is stabilised where it is."""
    life = galaxy.life()
    stuck: i64 = 0
    rest = galaxy.proto
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if landing_spaces(bit, life, ALL_LIFE, LIFE_BESIDE_LIFE) == 0:
            stuck |= bit
    add_life_moves(legal, galaxy, galaxy.proto & ~stuck)
    add_each(legal, universe.STABILISE, 0, stuck)


def _carriable(state: CosmosState, galaxy: Galaxy) -> i64:
    """Life of the chosen kind that this Wormhole has not carried yet."""
    if state.effect_kind == _PROTO:
        life = galaxy.proto
    elif state.effect_kind == _STABLE:
        life = galaxy.stable
    else:
        life = galaxy.life()
    return life & ~state.effect_mask


def _add_carried_life(legal: list[Action], state: CosmosState, galaxy: Galaxy) -> None:
    empty = ALL_LIFE & ~galaxy.life()
    add_pairs(legal, universe.CARRY_LIFE, LIFE_SPACES, _carriable(state, galaxy), empty)


def perform_effect(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.SpendLife):
        return_life(state, action.space)
        _pay_one(state)
    elif isinstance(action, a.SpendSupernova):
        return_star(state, action.space)
        _pay_one(state)
    elif not _perform_star_choice(state, action):
        _perform_life_choice(state, action)


def _pay_one(state: CosmosState) -> None:
    state.effect_costs -= 1
    if state.effect_costs == 0:
        start_effect(state, state.effect)


def _perform_star_choice(state: CosmosState, action: Action) -> bool:
    """Choices about stars, crystals and nebulae; False for those about life."""
    if isinstance(action, a.FlipStar):
        _flip(state, action.space)
    elif isinstance(action, a.GainStar):
        _gain(state, action.kind)
    elif isinstance(action, a.PlaceStar):
        put_star(state, action.kind, action.space)
        finish_effect(state)
    elif isinstance(action, a.RemoveStar):
        return_star(state, action.space)
        state.effect_space = action.space
    elif isinstance(action, a.RestoreStar):
        _restore(state, action.space)
    elif isinstance(action, (a.MoveStar, a.CarryStar)):
        move_star(state, action.start, action.end)
        finish_effect(state)
    elif isinstance(action, a.CarryNebula):
        _carry_nebula(state, action.start, action.end)
    elif isinstance(action, a.ChooseStack):
        state.stack = 0
        state.pending = DRAW_TILE
    elif isinstance(action, a.ReplaceNebula):
        state.stack = 1
        state.effect_space = action.space
        state.pending = DRAW_TILE
    elif isinstance(action, a.TakeSteps):
        step_crystal(state, cards.TIMES[state.effect])
        finish_effect(state)
    elif isinstance(action, a.TakeProtos):
        gain_protos(state, cards.TIMES[state.effect])
        finish_effect(state)
    else:
        return False
    return True


def _flip(state: CosmosState, space: i64) -> None:
    card = state.effect
    make_supernova(state, space)
    state.effect_left -= 1
    if state.effect_left > 0 and state.galaxy().standard() != 0:
        return
    if cards.THEN_IRRADIATE[card] > 0:
        stabilise_beside(state, BIT[space])
    step_crystal(state, cards.THEN_STEPS[card])
    finish_effect(state)


def _gain(state: CosmosState, kind: i64) -> None:
    card = state.effect
    gain_stars(state, kind, 1)
    if cards.EFFECT[card] == cards.STAR_IN_SECTOR:
        state.effect_kind = kind
        return
    step_crystal(state, cards.THEN_STEPS[card])
    finish_effect(state)


def _restore(state: CosmosState, space: i64) -> None:
    """Ruling 30: the star moves if it can."""
    galaxy = state.galaxy()
    galaxy.novas &= ~BIT[space]
    state.effect_space = space
    if state.events is not None:
        state.events.append(events.SupernovaRestored(state.active, STAR_IDS[space]))
    if not can_move_star(galaxy, space):
        finish_effect(state)


def _carry_nebula(state: CosmosState, start: i64, end: i64) -> None:
    galaxy = state.galaxy()
    galaxy.put_tile(galaxy.lift_tile(start), end)
    if state.events is not None:
        state.events.append(events.PieceMoved(state.active, NEBULA_IDS[start], NEBULA_IDS[end]))
    finish_effect(state)


def _perform_life_choice(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.PlaceStable):
        put_life(state, action.space, True)
        state.effect_left -= 1
        if state.effect_left == 0 or state.supply_life == 0 or state.galaxy().life() == ALL_LIFE:
            finish_effect(state)
    elif isinstance(action, a.PlaceProto):
        put_life(state, action.space, False)
        finish_effect(state)
    elif isinstance(action, a.Stabilise):
        stabilise(state, action.space)
        state.effect_left -= 1
        if state.effect_left == 0 or state.galaxy().proto == 0:
            finish_effect(state)
    elif isinstance(action, a.MoveLife):
        move_life(state, action.start, action.end)
        stabilise(state, action.end)
        finish_effect(state)
    elif isinstance(action, a.TargetSupernova):
        stabilise_beside(state, BIT[action.space])
        finish_effect(state)
    elif isinstance(action, a.AdvanceLife):
        state.effect_space = action.space
        state.pending = DRAW_ADVANCED
    elif isinstance(action, a.CarryLife):
        _carry_life(state, action.start, action.end)
    else:
        assert isinstance(action, a.Done)
        finish_effect(state)


def _carry_life(state: CosmosState, start: i64, end: i64) -> None:
    """The notation: one kind only, no token twice, at most three."""
    galaxy = state.galaxy()
    state.effect_kind = _PROTO if galaxy.proto & BIT[start] else _STABLE
    move_life(state, start, end)
    state.effect_mask |= BIT[end]
    state.effect_left -= 1
    if state.effect_left == 0 or _carriable(state, galaxy) == 0:
        finish_effect(state)
