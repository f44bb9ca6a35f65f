"""Effects on stars and supernovas."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, count_of
from orrery.core.offer import Offer
from orrery.games.cosmos import action_table, events
from orrery.games.cosmos import actions as a
from orrery.games.cosmos.board import STAR_IDS, STAR_SPACES, STARS_IN
from orrery.games.cosmos.content import SECTORS, STARS, Power
from orrery.games.cosmos.effects.effect import FAIR, GOOD, Effect
from orrery.games.cosmos.galaxy import NONE, STAR_KINDS
from orrery.games.cosmos.moves import add_star_moves, can_move_star
from orrery.games.cosmos.state import CosmosState
from orrery.games.cosmos.supply import (
    gain_stars,
    make_supernova,
    move_star,
    put_star,
    return_star,
    stabilise_beside,
)


class GainStar(Effect):
    """Stars of one type."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        assert power.star is not None
        self.kind: i64 = STARS.index(power.star)

    def can_do(self, state: CosmosState) -> bool:
        return count_of(state.supply_stars, self.kind) > 0

    def begin(self, state: CosmosState) -> None:
        gain_stars(state, self.kind, self.times)
        self.finish(state)


class GainAnyStar(Effect):
    def can_do(self, state: CosmosState) -> bool:
        return state.supply_stars != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        _add_star_types(offer, state)

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.GainStar)
        gain_stars(state, action.kind, 1)
        self.finish(state)


class StarInSector(Effect):
    """A star of any type, placed at once in a sector."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        assert power.sector is not None
        self.spaces: i64 = STARS_IN[SECTORS.index(power.sector)]
        self.usefulness = FAIR

    def can_do(self, state: CosmosState) -> bool:
        return state.supply_stars != 0 and self.spaces & ~state.galaxy().stars != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        if state.effect_kind == NONE:
            _add_star_types(offer, state)
        else:
            empty = self.spaces & ~state.galaxy().stars
            offer.add(action_table.PLACE_STAR + state.effect_kind * STAR_SPACES, empty)

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.GainStar):
            gain_stars(state, action.kind, 1)
            state.effect_kind = action.kind
        else:
            assert isinstance(action, a.PlaceStar)
            put_star(state, action.kind, action.space)
            self.finish(state)


class ExchangeStar(Effect):
    """A standard star back to the supply, then a star of any type (ruling 34)."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.usefulness = GOOD
        self.space_ids = STAR_IDS

    def can_do(self, state: CosmosState) -> bool:
        return state.galaxy().standard() != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        if state.effect_space == NONE:
            offer.add(action_table.REMOVE, state.galaxy().standard())
        else:
            _add_star_types(offer, state)

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.RemoveStar):
            return_star(state, action.space)
            state.effect_space = action.space
        else:
            assert isinstance(action, a.GainStar)
            gain_stars(state, action.kind, 1)
            self.finish(state)


class Flip(Effect):
    """Stars become supernovas; the last one may stabilise the proto-life next to it."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.irradiates: bool = power.then_irradiate

    def can_do(self, state: CosmosState) -> bool:
        return state.galaxy().standard() != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.add(action_table.FLIP, state.galaxy().standard())

    def perform(self, state: CosmosState, action: Action) -> None:
        assert isinstance(action, a.FlipStar)
        make_supernova(state, action.space)
        state.effect_left -= 1
        if state.effect_left > 0 and state.galaxy().standard() != 0:
            return
        if self.irradiates:
            stabilise_beside(state, BIT[action.space])
        self.finish(state)


class Restore(Effect):
    """Binary Star: a supernova is a star again and moves once."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.space_ids = STAR_IDS

    def can_do(self, state: CosmosState) -> bool:
        return state.galaxy().novas != 0

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        galaxy = state.galaxy()
        if state.effect_space == NONE:
            offer.add(action_table.RESTORE, galaxy.novas)
        else:
            add_star_moves(offer, galaxy, BIT[state.effect_space])

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.RestoreStar):
            self._restore(state, action.space)
        else:
            assert isinstance(action, a.MoveStar)
            move_star(state, action.start, action.end)
            self.finish(state)

    def _restore(self, state: CosmosState, space: i64) -> None:
        """Ruling 30: the star moves if it can."""
        galaxy = state.galaxy()
        galaxy.novas &= ~BIT[space]
        state.effect_space = space
        if state.events is not None:
            state.events.append(events.SupernovaRestored(state.active, STAR_IDS[space]))
        if not can_move_star(galaxy, space):
            self.finish(state)


def _add_star_types(offer: Offer, state: CosmosState) -> None:
    for kind in range(STAR_KINDS):
        if count_of(state.supply_stars, kind) > 0:
            offer.one(action_table.GAIN + kind)
