"""Effects on the time crystal."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.offer import Offer
from orrery.games.cosmos import action_table
from orrery.games.cosmos import actions as a
from orrery.games.cosmos.content import Power
from orrery.games.cosmos.effects.effect import BEST, FAIR, Effect
from orrery.games.cosmos.state import CosmosState
from orrery.games.cosmos.supply import gain_protos, step_crystal


class Steps(Effect):
    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.usefulness = BEST

    def begin(self, state: CosmosState) -> None:
        step_crystal(state, self.times)
        self.finish(state)


class StepsOrProtos(Effect):
    """Event Horizon: crystal steps, or as many proto-life."""

    def __init__(self, card: i64, power: Power) -> None:
        super().__init__(card, power)
        self.usefulness = FAIR

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        offer.one(action_table.STEPS)
        if state.supply_life > 0:
            offer.one(action_table.PROTOS)

    def perform(self, state: CosmosState, action: Action) -> None:
        if isinstance(action, a.TakeSteps):
            step_crystal(state, self.times)
        else:
            gain_protos(state, self.times)
        self.finish(state)
