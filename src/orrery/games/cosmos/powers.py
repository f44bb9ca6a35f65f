"""Activating power cards: when a card is offered, its price, and the choices of its effect."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, count_of, position_of, size_of
from orrery.games.cosmos import cards, events
from orrery.games.cosmos.board import (
    ALL_LIFE,
    ALL_NEBULAE,
    ALL_STARS,
    LIFE_BESIDE_LIFE,
    LIFE_BESIDE_STAR,
    NEBULA_SPACES,
    STARS_IN,
    TILE_SIZE,
    spread,
)
from orrery.games.cosmos.galaxy import NONE, SLOTS, Galaxy
from orrery.games.cosmos.state import CHOOSE_CRAFT, CHOOSE_EFFECT, CONTROLS, CosmosState
from orrery.games.cosmos.supply import gain_stars, pay_cards, stabilise_beside, step_crystal
from orrery.games.cosmos.universe import USE, USE_WITH


def add_uses(legal: list[Action], state: CosmosState, galaxy: Galaxy) -> None:
    """Ruling 33: offered where the price can be paid and the effect does something."""
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card == NONE:
            continue
        cost = state.edition * cards.POWERS + card
        energy = cards.COST_ENERGY[cost]
        if energy == cards.COST_DISCHARGE or not _has_extras(state, galaxy, cost):
            continue
        if energy != cards.COST_OPEN:
            if count_of(galaxy.hand, energy) >= cards.COST_CARDS[cost] and can_do(
                state, galaxy, card
            ):
                legal.append(USE[card])
        elif can_do(state, galaxy, card):
            for paid in range(CONTROLS):
                if count_of(galaxy.hand, paid) >= cards.COST_CARDS[cost]:
                    legal.append(USE_WITH[card * CONTROLS + paid])


def _has_extras(state: CosmosState, galaxy: Galaxy, cost: i64) -> bool:
    """Whether gravitons, supernova and life of a price are there."""
    if galaxy.graviton < cards.COST_GRAVITON[cost]:
        return False
    if cards.COST_SUPERNOVA[cost] > 0:
        has_token = galaxy.novas != 0
        if not (
            has_token if state.horizon_token else galaxy.supernova >= cards.COST_SUPERNOVA[cost]
        ):
            return False
    stable = size_of(galaxy.stable)
    return stable >= cards.COST_STABLE[cost] and size_of(galaxy.proto) >= cards.COST_PROTO[cost]


def can_do(state: CosmosState, galaxy: Galaxy, card: i64) -> bool:
    """Whether the effect of a card can do something once its price is paid."""
    effect = cards.EFFECT[card]
    if effect in (cards.STEPS, cards.STEPS_OR_PROTOS, cards.GAIN_ANY_STAR):
        return True
    if effect == cards.GAIN_STAR:
        return count_of(state.supply_stars, cards.STAR[card]) > 0
    if effect == cards.STAR_IN_SECTOR:
        return state.supply_stars != 0 and STARS_IN[cards.SECTOR[card]] & ~galaxy.stars != 0
    if effect == cards.EXCHANGE_STAR:
        return exchangeable(state, galaxy) != 0
    if effect == cards.FLIP:
        return galaxy.standard() != 0
    if effect == cards.RESTORE:
        return galaxy.novas != 0
    if effect == cards.STARDUST:
        return not state.stacks[0].is_empty() or replaceable(state, galaxy) != 0
    if effect == cards.RELOCATE:
        stars = galaxy.stars != 0 and galaxy.stars != ALL_STARS
        return stars or (galaxy.nebulae & ~galaxy.complete != 0 and galaxy.nebulae != ALL_NEBULAE)
    return _can_do_life(state, galaxy, card, effect)


def _can_do_life(state: CosmosState, galaxy: Galaxy, card: i64, effect: i64) -> bool:
    """The cards of living things. Life paid as a price comes off the board first."""
    if effect == cards.PLACE_STABLE:
        return state.supply_life > 0 and galaxy.life() != ALL_LIFE
    if effect == cards.SPECIATE:
        return state.supply_life > 0 and speciation_spaces(galaxy) != 0
    if effect == cards.DRIFT:
        return galaxy.proto != 0
    if effect == cards.IRRADIATE:
        return irradiating(galaxy) != 0
    if effect == cards.STABILISE_BESIDE:
        return spread(galaxy.of_kind(cards.STAR[card]), LIFE_BESIDE_STAR) & galaxy.proto != 0
    cost = state.edition * cards.POWERS + card
    if effect == cards.STABILISE:
        return size_of(galaxy.proto) > cards.COST_PROTO[cost]
    if effect == cards.EVOLVE:
        return state.advanced_left() > 0 and evolvable(galaxy) != 0
    assert effect == cards.WORMHOLE
    return size_of(galaxy.life()) > cards.COST_STABLE[cost] + cards.COST_PROTO[cost]


def exchangeable(state: CosmosState, galaxy: Galaxy) -> i64:
    if cards.EXCHANGE_TAKES_SUPERNOVA[state.edition] > 0:
        return galaxy.stars
    return galaxy.standard()


def replaceable(state: CosmosState, galaxy: Galaxy) -> i64:
    """The nebulae Stardust may replace by one of size 2."""
    if state.stacks[1].is_empty():
        return 0
    unfinished = galaxy.nebulae & ~galaxy.complete
    if cards.STARDUST_REPLACES_ANY[state.edition] > 0:
        return unfinished
    return unfinished & _of_size_one(galaxy)


def _of_size_one(galaxy: Galaxy) -> i64:
    mask: i64 = 0
    for space in range(NEBULA_SPACES):
        if galaxy.nebulae & BIT[space] and TILE_SIZE[galaxy.tile_at(space)] == 1:
            mask |= BIT[space]
    return mask


def irradiating(galaxy: Galaxy) -> i64:
    """The supernovas with proto-life next to them."""
    mask: i64 = 0
    rest = galaxy.novas
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if LIFE_BESIDE_STAR[position_of(bit)] & galaxy.proto != 0:
            mask |= bit
    return mask


def evolvable(galaxy: Galaxy) -> i64:
    """Ruling 25: nebulae with exactly one token of advanced life."""
    mask: i64 = 0
    rest = galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if galaxy.advanced_at(position_of(bit)) == 1:
            mask |= bit
    return mask


def speciation_spaces(galaxy: Galaxy) -> i64:
    return spread(galaxy.stable, LIFE_BESIDE_LIFE) & ~galaxy.life()


def use_power(state: CosmosState, card: i64, energy: i64) -> None:
    """Pay cards and gravitons; life and a supernova token are chosen next, if they are due."""
    galaxy = state.galaxy()
    cost = state.edition * cards.POWERS + card
    if state.events is not None:
        state.events.append(events.PowerUsed(state.active, cards.POWER_IDS[card]))
    pay_cards(state, cards.COST_ENERGY[cost] if energy < 0 else energy, cards.COST_CARDS[cost])
    galaxy.graviton -= cards.COST_GRAVITON[cost]
    due = cards.COST_STABLE[cost] + cards.COST_PROTO[cost]
    if state.horizon_token:
        due += cards.COST_SUPERNOVA[cost]
    else:
        galaxy.supernova -= cards.COST_SUPERNOVA[cost]
    if due > 0:
        state.effect = card
        state.effect_costs = due
        state.pending = CHOOSE_EFFECT
    else:
        start_effect(state, card)


def start_effect(state: CosmosState, card: i64) -> None:
    """Do what needs no choice; otherwise ask for the first one."""
    state.effect = card
    state.effect_costs = 0
    state.effect_left = cards.TIMES[card]
    state.effect_space = NONE
    state.effect_mask = 0
    state.effect_kind = NONE
    effect = cards.EFFECT[card]
    if effect == cards.STEPS:
        step_crystal(state, cards.TIMES[card])
    elif effect == cards.GAIN_STAR:
        gain_stars(state, cards.STAR[card], cards.TIMES[card])
    elif effect == cards.STABILISE_BESIDE:
        stabilise_beside(state, state.galaxy().of_kind(cards.STAR[card]))
    elif effect == cards.GAIN_ANY_STAR and _score_card(state, card) == 0:
        pass
    else:
        state.pending = CHOOSE_EFFECT
        return
    finish_effect(state)


def _score_card(state: CosmosState, card: i64) -> i64:
    """The points of a card at its use; the stars that are left to choose from."""
    state.galaxy().from_cards += cards.POINTS[card]
    if state.events is not None:
        state.events.append(events.PointsScored(state.active, "cards", cards.POINTS[card]))
    return state.supply_stars


def finish_effect(state: CosmosState) -> None:
    state.effect = NONE
    state.effect_left = 0
    state.effect_space = NONE
    state.effect_mask = 0
    state.effect_kind = NONE
    state.pending = CHOOSE_CRAFT
