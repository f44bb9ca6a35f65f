"""What every effect of a power card is: when it can do something, what it asks for, what each
choice does."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.offer import Offer
from orrery.games.cosmos import events
from orrery.games.cosmos.board import NEBULA_IDS
from orrery.games.cosmos.content import Power
from orrery.games.cosmos.galaxy import NONE
from orrery.games.cosmos.state import CHOOSE_CRAFT, CHOOSE_EFFECT, CosmosState
from orrery.games.cosmos.supply import step_crystal

ORDINARY: Final = 0
FAIR: Final = 1
GOOD: Final = 2
BEST: Final = 3


class Effect:
    """The effect of one card, with its numbers from the content file. Each word of the vocabulary
    is a subclass."""

    def __init__(self, card: i64, power: Power) -> None:
        self.card: i64 = card
        self.times: i64 = power.times
        self.points: i64 = power.points
        self.then_steps: i64 = power.then_steps
        # How much a use usually brings, to whoever weighs positions.
        self.usefulness: i64 = ORDINARY
        # The kind of space the effect remembers between two choices.
        self.space_ids: list[str] = NEBULA_IDS

    def is_useful(self, state: CosmosState) -> bool:
        """Ruling 33: whether the card would do something once its price is paid."""
        return self.points > 0 or self.can_do(state)

    def start(self, state: CosmosState) -> None:
        """Score, do what needs no choice, and ask for the first choice."""
        state.effect = self.card
        state.effect_left = self.times
        if self.points > 0:
            state.galaxy().from_cards += self.points
            if state.events is not None:
                state.events.append(events.PointsScored(state.active, "cards", self.points))
            if not self.can_do(state):
                self.finish(state)
                return
        self.begin(state)

    def finish(self, state: CosmosState) -> None:
        step_crystal(state, self.then_steps)
        end_effect(state)

    # What a word of the vocabulary writes.

    def can_do(self, state: CosmosState) -> bool:  # noqa: ARG002
        """Whether the first part is possible. Life paid as a price comes off the board first."""
        return True

    def begin(self, state: CosmosState) -> None:
        state.pending = CHOOSE_EFFECT

    def add_choices(self, offer: Offer, state: CosmosState) -> None:
        raise NotImplementedError

    def perform(self, state: CosmosState, action: Action) -> None:
        raise NotImplementedError


def end_effect(state: CosmosState) -> None:
    state.effect = NONE
    state.effect_left = 0
    state.effect_space = NONE
    state.effect_mask = 0
    state.effect_kind = NONE
    state.pending = CHOOSE_CRAFT
