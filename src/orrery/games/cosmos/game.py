"""Crafting the Cosmos on the contract: who acts, what is legal, what an action does."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import CHANCE, EVERYONE, NOBODY, Game, Outcome
from orrery.core.rng import Rng
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import determinize, evaluate, inventory, sight
from orrery.games.cosmos.cards import EDITION_IDS
from orrery.games.cosmos.content import load
from orrery.games.cosmos.craft import (
    legal_craft,
    legal_last_space,
    perform_craft,
    perform_last_space,
)
from orrery.games.cosmos.draws import outcomes_of, perform_draw
from orrery.games.cosmos.effects import legal_effect, perform_effect
from orrery.games.cosmos.endphase import legal_discard, perform_discard
from orrery.games.cosmos.energy import legal_card, legal_shift, perform_card, perform_shift
from orrery.games.cosmos.purchase import legal_bottom, legal_kept, perform_bottom, perform_kept
from orrery.games.cosmos.state import (
    CHOOSE_BOTTOM,
    CHOOSE_CARD,
    CHOOSE_CRAFT,
    CHOOSE_DISCARD,
    CHOOSE_EFFECT,
    CHOOSE_KEPT,
    CHOOSE_LAST_SPACE,
    CHOOSE_SHIFT,
    CHOOSE_STACK,
    DRAW_ADVANCED,
    DRAW_TILE,
    GAME_OVER,
    SIZES,
    CosmosState,
    empty_table,
)
from orrery.games.cosmos.universe import ACTIONS, STACK
from orrery.games.cosmos.view import CosmosView

_LONGEST: Final = 6000


class Cosmos(Game[CosmosState, CosmosView]):
    def __init__(self) -> None:
        super().__init__(
            id="cosmos",
            rules=1,
            seat_counts=(2, 3, 4),
            options={"edition": tuple(EDITION_IDS), "event-horizon": ("track", "token")},
            longest=_LONGEST,
            actions=ACTIONS,
        )

    def start(self, seats: i64, options: Mapping[str, str]) -> CosmosState:
        edition = EDITION_IDS.index(options["edition"])
        return empty_table(seats, edition, options["event-horizon"] == "token")

    def to_act(self, state: CosmosState) -> i64:
        if state.pending <= DRAW_ADVANCED:
            return CHANCE
        if state.pending == GAME_OVER:
            return NOBODY
        return state.active

    def choices(self, state: CosmosState) -> list[Action]:
        pending = state.pending
        if pending == CHOOSE_CRAFT:
            return legal_craft(state)
        if pending == CHOOSE_SHIFT:
            return legal_shift(state)
        if pending == CHOOSE_CARD:
            return legal_card(state)
        if pending == CHOOSE_EFFECT:
            return legal_effect(state)
        if pending == CHOOSE_STACK:
            return [STACK[size] for size in range(SIZES) if not state.stacks[size].is_empty()]
        if pending == CHOOSE_KEPT:
            return legal_kept(state)
        if pending == CHOOSE_BOTTOM:
            return legal_bottom(state)
        if pending == CHOOSE_LAST_SPACE:
            return legal_last_space(state)
        if pending == CHOOSE_DISCARD:
            return legal_discard(state)
        return []

    def draws(self, state: CosmosState) -> list[Outcome]:
        return outcomes_of(state)

    def perform(self, state: CosmosState, action: Action) -> None:
        pending = state.pending
        if pending <= DRAW_ADVANCED:
            perform_draw(state, action)
        elif pending == CHOOSE_CRAFT:
            perform_craft(state, action)
        elif pending == CHOOSE_SHIFT:
            perform_shift(state, action)
        elif pending == CHOOSE_CARD:
            perform_card(state, action)
        elif pending == CHOOSE_EFFECT:
            perform_effect(state, action)
        elif pending == CHOOSE_STACK:
            assert isinstance(action, a.ChooseStack)
            state.stack = action.size - 1
            state.pending = DRAW_TILE
        elif pending == CHOOSE_KEPT:
            perform_kept(state, action)
        elif pending == CHOOSE_BOTTOM:
            perform_bottom(state, action)
        elif pending == CHOOSE_LAST_SPACE:
            perform_last_space(state, action)
        else:
            perform_discard(state, action)

    def audience(self, state: CosmosState, action: Action) -> i64:
        secret = (a.DrawHand, a.DrawPower, a.DrawAdvanced, a.BottomPower)
        return state.active if isinstance(action, secret) else EVERYONE

    def reveals(self, state: CosmosState, action: Action) -> bool:  # noqa: ARG002
        """Cards paid from the hand, discarded from it, or kept from those drawn become known."""
        shown = (a.BuyPower, a.UsePower, a.CashSet, a.DiscardCard, a.KeepPower)
        return isinstance(action, shown)

    def view(self, state: CosmosState, viewer: int) -> CosmosView:
        return sight.view_of(state, viewer, self.to_act(state))

    def determinize(self, seen: CosmosView, rng: Rng) -> CosmosState:
        return determinize.state_from(seen, rng)

    def scores(self, state: CosmosState) -> list[dict[str, int]]:
        return [sight.score_of(galaxy) for galaxy in state.galaxies]

    def standings(self, state: CosmosState) -> list[tuple[int, ...]]:
        """Rule 1.6: points, then energy cards in hand."""
        return [(galaxy.points(), galaxy.hand_size()) for galaxy in state.galaxies]

    def appraise(self, state: CosmosState, seat: i64) -> dict[str, float]:
        return evaluate.appraise(state, seat)

    def worth(self, state: CosmosState, seat: i64) -> float:
        return evaluate.worth(state, seat)

    def inventory(self, state: CosmosState) -> dict[str, int]:
        return inventory.inventory_of(state)

    def content(self) -> Any:
        return msgspec.to_builtins(load())


COSMOS: Final = Cosmos()
