"""Effects on life."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, position_of, size_of
from orrery.core.offer import Offer
from orrery.games.cosmos import action_table
from orrery.games.cosmos import actions as a
from orrery.games.cosmos.board import (
    ALL_LIFE,
    LIFE_BESIDE_LIFE,
    LIFE_BESIDE_STAR,
    LIFE_SPACES,
    spread,
)
from orrery.games.cosmos.cards import COST_PROTO, COST_STABLE, POWERS
from orrery.games.cosmos.content import STARS, Power
from orrery.games.cosmos.effects.effect import FAIR, GOOD, Effect
from orrery.games.cosmos.galaxy import Galaxy
from orrery.games.cosmos.moves import add_life_moves, add_pairs, landing_spaces
from orrery.games.cosmos.state import DRAW_ADVANCED, CosmosState
from orrery.games.cosmos.supply import move_life, put_life, stabilise, stabilise_beside

_PROTO: Final = 0
_STABLE: Final = 1


class PlaceStable(Effect):
    """Stable life on any empty life spaces, at once (rulings 15 and 49)."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.usefulness = GOOD

    def can_do(self, state: CosmosState) -> bool:
        return state.supply_life > 0 and state.galaxy().life() != ALL_LIFE

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.add(action_table.PLACE_STABLE, ALL_LIFE & ~state.galaxy().life())

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.PlaceStable)
        put_life(state, action.space, True)
        state.effect_left -= 1
        if state.effect_left == 0 or not self.can_do(state):
            self.finish(state)


class Speciate(Effect):
    """Proto-life next to stable life, at once (ruling 49)."""

    def can_do(self, state: CosmosState) -> bool:
        return state.supply_life > 0 and _beside_stable(state.galaxy()) != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.add(action_table.PLACE_PROTO, _beside_stable(state.galaxy()))

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.PlaceProto)
        put_life(state, action.space, False)
        self.finish(state)


class Stabilise(Effect):
    def can_do(self, state: CosmosState) -> bool:
        return size_of(state.galaxy().proto) > COST_PROTO[state.edition * POWERS + self.card]

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.add(action_table.STABILISE, state.galaxy().proto)

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.Stabilise)
        stabilise(state, action.space)
        state.effect_left -= 1
        if state.effect_left == 0 or state.galaxy().proto == 0:
            self.finish(state)


class StabiliseBeside(Effect):
    """All proto-life next to the standard stars of one type (ruling 48)."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        assert power.star is not None
        self.kind: i64 = STARS.index(power.star)
        self.usefulness = FAIR

    def can_do(self, state: CosmosState) -> bool:
        galaxy = state.galaxy()
        return spread(galaxy.of_kind(self.kind), LIFE_BESIDE_STAR) & galaxy.proto != 0

    def begin(self, state: CosmosState) -> None:
        stabilise_beside(state, state.galaxy().of_kind(self.kind))
        self.finish(state)


class Irradiate(Effect):
    """All proto-life next to one supernova."""

    def can_do(self, state: CosmosState) -> bool:
        return _irradiating(state.galaxy()) != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.add(action_table.TARGET, _irradiating(state.galaxy()))

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.TargetSupernova)
        stabilise_beside(state, BIT[action.space])
        self.finish(state)


class Drift(Effect):
    """Genetic Drift: a proto-life moves once and becomes stable; one that cannot move is
    stabilised where it is (ruling 31)."""

    def can_do(self, state: CosmosState) -> bool:
        return state.galaxy().proto != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        galaxy = state.galaxy()
        life = galaxy.life()
        stuck: i64 = 0
        rest = galaxy.proto
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            if landing_spaces(bit, life, LIFE_BESIDE_LIFE) == 0:
                stuck |= bit
        add_life_moves(offer, galaxy, galaxy.proto & ~stuck)
        offer.add(action_table.STABILISE, stuck)

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.MoveLife):
            move_life(state, action.start, action.end)
            stabilise(state, action.end)
        else:
            assert isinstance(action, a.Stabilise)
            stabilise(state, action.space)
        self.finish(state)


class Evolve(Effect):
    """A second token of advanced life on a nebula with exactly one (ruling 25)."""

    def can_do(self, state: CosmosState) -> bool:
        return state.advanced_left() > 0 and _evolvable(state.galaxy()) != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.add(action_table.ADVANCE, _evolvable(state.galaxy()))

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.AdvanceLife)
        state.effect_space = action.space
        state.pending = DRAW_ADVANCED


class Wormhole(Effect):
    """The notation: life of one kind to any empty spaces, no token twice, stopped at will."""

    def can_do(self, state: CosmosState) -> bool:
        cost = state.edition * POWERS + self.card
        return size_of(state.galaxy().life()) > COST_STABLE[cost] + COST_PROTO[cost]

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.one(action_table.DONE)
        empty = ALL_LIFE & ~state.galaxy().life()
        add_pairs(offer, action_table.CARRY_LIFE, LIFE_SPACES, _carriable(state), empty)

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.CarryLife):
            galaxy = state.galaxy()
            state.effect_kind = _PROTO if galaxy.proto & BIT[action.start] else _STABLE
            move_life(state, action.start, action.end)
            state.effect_mask |= BIT[action.end]
            state.effect_left -= 1
            if state.effect_left > 0 and _carriable(state) != 0:
                return
        self.finish(state)


def _beside_stable(galaxy: Galaxy) -> i64:
    return spread(galaxy.stable, LIFE_BESIDE_LIFE) & ~galaxy.life()


def _irradiating(galaxy: Galaxy) -> i64:
    """The supernovas with proto-life next to them."""
    mask: i64 = 0
    rest = galaxy.novas
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if LIFE_BESIDE_STAR[position_of(bit)] & galaxy.proto != 0:
            mask |= bit
    return mask


def _evolvable(galaxy: Galaxy) -> i64:
    mask: i64 = 0
    rest = galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if galaxy.advanced_at(position_of(bit)) == 1:
            mask |= bit
    return mask


def _carriable(state: CosmosState) -> i64:
    """Life of the chosen kind that this Wormhole has not carried yet."""
    galaxy = state.galaxy()
    if state.effect_kind == _PROTO:
        life = galaxy.proto
    elif state.effect_kind == _STABLE:
        life = galaxy.stable
    else:
        life = galaxy.life()
    return life & ~state.effect_mask
