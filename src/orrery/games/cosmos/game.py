"""Crafting the Cosmos on the contract: who acts, what is legal, what an action does."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec
from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from orrery.core.action import Action
from orrery.core.components import ComponentKind
from orrery.core.game import CHANCE, EVERYONE, NOBODY, Game, Outcome
from orrery.core.net import Net, read_net
from orrery.core.presentation import Presentation
from orrery.core.rng import Rng
from orrery.core.weights import read_weights
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import components, determinize, evaluate, facts, inventory, views
from orrery.games.cosmos.action_table import ACTION, ACTIONS, INDEX
from orrery.games.cosmos.board import BORDER_LIFE
from orrery.games.cosmos.cards import EDITION_IDS
from orrery.games.cosmos.choices import choices_in, offer_in
from orrery.games.cosmos.content import load
from orrery.games.cosmos.craft import perform_craft, perform_last_space
from orrery.games.cosmos.draws import draw_in, outcomes_in, perform_draw
from orrery.games.cosmos.encoding import ENCODING, CosmosEncoding
from orrery.games.cosmos.endphase import perform_discard
from orrery.games.cosmos.energy import perform_card, perform_shift
from orrery.games.cosmos.events import CosmosEvent
from orrery.games.cosmos.features import FEATURES, CosmosFeatures
from orrery.games.cosmos.powers import perform_effect
from orrery.games.cosmos.purchase import perform_bottom, perform_kept
from orrery.games.cosmos.redeal import redeal
from orrery.games.cosmos.state import (
    CHOOSE_BOTTOM,
    CHOOSE_CARD,
    CHOOSE_CRAFT,
    CHOOSE_EFFECT,
    CHOOSE_KEPT,
    CHOOSE_LAST_SPACE,
    CHOOSE_SHIFT,
    CHOOSE_STACK,
    DRAW_ADVANCED,
    DRAW_TILE,
    GAME_OVER,
    CosmosState,
    empty_table,
)
from orrery.games.cosmos.view import CosmosFacts, CosmosView

_LONGEST: Final = 6000
# What waits to be placed or used is spent by every turn.
_MEANS: Final = frozenset({"income"})
_HOPES: Final = dict.fromkeys(("nebulae", "life", "crystals", "goals"), "points")


class Cosmos(Game[CosmosState, CosmosView]):
    def __init__(self) -> None:
        super().__init__(
            id="cosmos",
            rules=1,
            seat_counts=(2, 3, 4),
            options={"edition": tuple(EDITION_IDS), "event-horizon": ("track", "token")},
            longest=_LONGEST,
            actions=ACTIONS,
            view_type=CosmosView,
            facts_type=CosmosFacts,
            event_type=CosmosEvent,
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
        return choices_in(state)

    def count(self, state: CosmosState) -> i64:
        return offer_in(state).size

    def action_at(self, state: CosmosState, number: i64) -> Action:
        return ACTION[offer_in(state).at(number)]

    def mark_legal(self, state: CosmosState, out: BytesWriter, mark: u8) -> None:
        offer_in(state).mark(INDEX, out, mark)

    def draws(self, state: CosmosState) -> list[Outcome]:
        return outcomes_in(state)

    def draw(self, state: CosmosState, rng: Rng) -> Action:
        return draw_in(state, rng)

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
        return views.view_of(state, viewer, self.to_act(state))

    def facts(self, state: CosmosState, viewer: int) -> CosmosFacts:
        return facts.facts_of(state, viewer, self.to_act(state))

    def determinize(self, seen: CosmosView, rng: Rng) -> CosmosState:
        return determinize.state_from(seen, rng)

    def redeal(self, state: CosmosState, viewer: i64, rng: Rng) -> CosmosState:
        return redeal(state, viewer, rng)

    def key(self, state: CosmosState) -> i64:
        return state.key()

    def turn(self, state: CosmosState) -> i64:
        return state.turn()

    def scores(self, state: CosmosState) -> list[dict[str, int]]:
        return [views.score_of(galaxy) for galaxy in state.galaxies]

    def standings(self, state: CosmosState) -> list[tuple[int, ...]]:
        """Rule 1.6: points, then energy cards in hand."""
        return [(galaxy.points(), galaxy.hand_size()) for galaxy in state.galaxies]

    def encoding(self) -> CosmosEncoding:
        return ENCODING

    def weights(self) -> dict[str, dict[str, float]]:
        return read_weights("orrery.games.cosmos")

    def evaluator(self, weights: Mapping[str, float]) -> evaluate.CosmosEvaluator:
        return evaluate.CosmosEvaluator(weights)

    def features(self) -> CosmosFeatures:
        return FEATURES

    def net(self) -> Net | None:
        return read_net("orrery.games.cosmos")

    def inventory(self, state: CosmosState) -> dict[str, int]:
        return inventory.inventory_of(state)

    def content(self) -> Any:
        return {**msgspec.to_builtins(load()), "borders": BORDER_LIFE}

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        return components.component_kinds()

    def presentation(self) -> Presentation[CosmosView, CosmosFacts]:
        from orrery.games.cosmos import terminal, wording

        locale = files("orrery.games.cosmos") / "locale"
        return Presentation(locale, wording, terminal, (60, 90), 3, _MEANS, _HOPES)


COSMOS: Final = Cosmos()
