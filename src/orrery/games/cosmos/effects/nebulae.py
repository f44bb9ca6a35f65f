"""Effects on nebulae, and the one that moves a star or a nebula anywhere."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT
from orrery.core.offer import Offer
from orrery.games.cosmos import action_table, events
from orrery.games.cosmos import actions as a
from orrery.games.cosmos.board import (
    ALL_NEBULAE,
    ALL_STARS,
    NEBULA_IDS,
    NEBULA_SPACES,
    STAR_SPACES,
    TILE_SIZE,
)
from orrery.games.cosmos.cards import STARDUST_REPLACES_ANY
from orrery.games.cosmos.content import Power
from orrery.games.cosmos.effects.effect import GOOD, Effect
from orrery.games.cosmos.moves import add_pairs
from orrery.games.cosmos.state import DRAW_TILE, CosmosState
from orrery.games.cosmos.supply import move_star


class Stardust(Effect):
    """A nebula of size 1, or a nebula of the board replaced by one of size 2 (ruling 35)."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.usefulness = GOOD

    def can_do(self, state: CosmosState) -> bool:
        return not state.stacks[0].is_empty() or _replaceable(state) != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        if not state.stacks[0].is_empty():
            offer.one(action_table.STACK + 0)
        offer.add(action_table.REPLACE, _replaceable(state))

    def perform(self, state: CosmosState, action: Action) -> None:
        state.stack = 0
        if isinstance(action, a.ReplaceNebula):
            state.stack = 1
            state.effect_space = action.space
        state.pending = DRAW_TILE


class Relocate(Effect):
    """Shooting Star: a star, a supernova or an unfinished nebula to any empty space of its kind
    (ruling 36)."""

    def can_do(self, state: CosmosState) -> bool:
        galaxy = state.galaxy()
        stars = galaxy.stars != 0 and galaxy.stars != ALL_STARS
        return stars or (galaxy.unfinished() != 0 and galaxy.nebulae != ALL_NEBULAE)

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        galaxy = state.galaxy()
        empty = ALL_STARS & ~galaxy.stars
        add_pairs(offer, action_table.CARRY_STAR, STAR_SPACES, galaxy.stars, empty)
        room = ALL_NEBULAE & ~galaxy.nebulae
        add_pairs(offer, action_table.CARRY_NEBULA, NEBULA_SPACES, galaxy.unfinished(), room)

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.CarryStar):
            move_star(state, action.start, action.end)
        else:
            assert isinstance(action, a.CarryNebula)
            _carry_nebula(state, action.start, action.end)
        self.finish(state)


def _replaceable(state: CosmosState) -> i64:
    """The nebulae Stardust may replace in this edition."""
    if state.stacks[1].is_empty():
        return 0
    galaxy = state.galaxy()
    unfinished = galaxy.unfinished()
    if STARDUST_REPLACES_ANY[state.edition] > 0:
        return unfinished
    mask: i64 = 0
    for space in range(NEBULA_SPACES):
        if unfinished & BIT[space] and TILE_SIZE[galaxy.tile_at(space)] == 1:
            mask |= BIT[space]
    return mask


def _carry_nebula(state: CosmosState, start: i64, end: i64) -> None:
    galaxy = state.galaxy()
    galaxy.put_tile(galaxy.lift_tile(start), end)
    if state.events is not None:
        state.events.append(events.PieceMoved(state.active, NEBULA_IDS[start], NEBULA_IDS[end]))
