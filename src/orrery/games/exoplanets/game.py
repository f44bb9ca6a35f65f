"""Exoplanets behind the contract of a game."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, cast

import msgspec
from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from orrery.core.action import Action
from orrery.core.components import ComponentKind
from orrery.core.game import EVERYONE, Game, Outcome
from orrery.core.net import Net, read_net
from orrery.core.presentation import Presentation
from orrery.core.rng import Rng
from orrery.core.weights import read_weights
from orrery.games.exoplanets import components, evaluate, scoring
from orrery.games.exoplanets.actions import (
    ACTION,
    ACTIONS,
    INDEX,
    BuildPlanet,
    ClaimGoal,
    CreateLife,
    CreateSpecies,
    DealTile,
    DrawPlanets,
    EndTurn,
    FinishSwaps,
    GainResource,
    LoseTile,
    Pay,
    PlacePlanet,
    PlayTile,
    ReturnTile,
    RevealPlanet,
    ShelvePlanet,
    SwapResources,
    TakePlanet,
)
from orrery.games.exoplanets.birth import (
    build_planet,
    draw_planet,
    draw_tile,
    place_planet,
    refill_stack,
    shelve_planet,
    take_planet,
)
from orrery.games.exoplanets.choices import choices_in, draw_in, offer_in, outcomes_in
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.determinize import state_from
from orrery.games.exoplanets.effects import (
    gain_resource,
    play_tile,
    swap_resources,
)
from orrery.games.exoplanets.encoding import ENCODING, ExoplanetsEncoding
from orrery.games.exoplanets.events import ExoplanetsEvent
from orrery.games.exoplanets.facts import facts_for
from orrery.games.exoplanets.features import FEATURES, ExoplanetsFeatures
from orrery.games.exoplanets.goals import claim_goal
from orrery.games.exoplanets.inventory import inventory_of
from orrery.games.exoplanets.life import begin_step, finish_step
from orrery.games.exoplanets.redeal import redeal
from orrery.games.exoplanets.setup import (
    deal_start_tile,
    empty_table,
    return_tile,
    reveal_start_planet,
    seat_dealt,
)
from orrery.games.exoplanets.state import (
    CHOOSE_ACTION,
    CHOOSE_BIRTH,
    DRAW_REFILL,
    DRAW_START_PLANET,
    DRAW_START_TILE,
    ExoplanetsState,
)
from orrery.games.exoplanets.system import ROWS
from orrery.games.exoplanets.tiles import SWAPS, TILES
from orrery.games.exoplanets.turn import (
    begin_draw,
    end_turn,
    lose_tile,
    settle,
)
from orrery.games.exoplanets.view import ExoplanetsFacts, ExoplanetsView
from orrery.games.exoplanets.views import build_view

_BIRTH_ENTRIES: Final = 7


def _longest() -> int:
    """No game has more entries: every tile, step and cube counted as often as it can occur."""
    setup = load().setup[-1]
    seats = setup.seats
    planets = ROWS * (1 + setup.tiles_per_row)
    steps = planets * (3 * seats + 1)
    swaps = max(SWAPS[tile] for tile in range(TILES))
    opening = ROWS + 2 + seats * (load().numbers.dealt_tiles + 1)
    turns = setup.star_energy * (_BIRTH_ENTRIES + 1)
    # A step and its payment; a resource for each evicted cube; a collision gain for each marker.
    life = 2 * steps + 3 * (seats - 1) * planets + steps
    tiles = TILES * (2 + swaps)
    return int(opening + turns + life + tiles)


# A choice under way is finished by every turn.
_MEANS: Final = frozenset({"pending"})
_HOPES: Final = {"growth": "species", "hand": "goals"}


class Exoplanets(Game[ExoplanetsState, ExoplanetsView]):
    def __init__(self) -> None:
        super().__init__(
            id="exoplanets",
            rules=1,
            seat_counts=(2, 3, 4),
            options={},
            longest=_longest(),
            actions=ACTIONS,
            view_type=ExoplanetsView,
            facts_type=ExoplanetsFacts,
            event_type=ExoplanetsEvent,
        )

    def start(self, seats: i64, options: Mapping[str, str]) -> ExoplanetsState:  # noqa: ARG002
        return empty_table(seats)

    def to_act(self, state: ExoplanetsState) -> i64:
        return state.actor

    def choices(self, state: ExoplanetsState) -> list[Action]:
        return choices_in(state)

    def count(self, state: ExoplanetsState) -> i64:
        return offer_in(state).size

    def action_at(self, state: ExoplanetsState, number: i64) -> Action:
        return ACTION[offer_in(state).at(number)]

    def mark_legal(self, state: ExoplanetsState, out: BytesWriter, mark: u8) -> None:
        offer_in(state).mark(INDEX, out, mark)

    def draws(self, state: ExoplanetsState) -> list[Outcome]:
        return outcomes_in(state)

    def draw(self, state: ExoplanetsState, rng: Rng) -> Action:
        return draw_in(state, rng)

    def perform(self, state: ExoplanetsState, action: Action) -> None:
        if isinstance(action, (RevealPlanet, DealTile)):
            _perform_draw(state, action)
        elif state.pending >= CHOOSE_ACTION:
            _perform_action(state, action)
        else:
            _perform_birth(state, action)

    def audience(self, state: ExoplanetsState, action: Action) -> i64:
        if isinstance(action, DealTile):
            return seat_dealt(state) if state.pending == DRAW_START_TILE else state.active
        if isinstance(action, (ReturnTile, LoseTile)):
            return state.actor
        return EVERYONE

    def reveals(self, state: ExoplanetsState, action: Action) -> bool:  # noqa: ARG002
        return isinstance(action, (RevealPlanet, DealTile, ClaimGoal, PlayTile))

    def view(self, state: ExoplanetsState, viewer: int) -> ExoplanetsView:
        return build_view(state, viewer)

    def facts(self, state: ExoplanetsState, viewer: int) -> ExoplanetsFacts:
        return facts_for(state, viewer)

    def determinize(self, view: ExoplanetsView, rng: Rng) -> ExoplanetsState:
        return state_from(view, rng)

    def redeal(self, state: ExoplanetsState, viewer: i64, rng: Rng) -> ExoplanetsState:
        return redeal(state, viewer, rng)

    def key(self, state: ExoplanetsState) -> i64:
        return state.key()

    def turn(self, state: ExoplanetsState) -> i64:
        """Set-up is 0, the first turn 1; after the last one it is one more."""
        return 0 if state.pending < CHOOSE_BIRTH else state.turns + 1

    def scores(self, state: ExoplanetsState) -> list[dict[str, int]]:
        return [scoring.points_by_source(state, seat) for seat in range(state.seats)]

    def standings(self, state: ExoplanetsState) -> list[tuple[int, ...]]:
        return [scoring.standing(state, seat) for seat in range(state.seats)]

    def encoding(self) -> ExoplanetsEncoding:
        return ENCODING

    def weights(self) -> dict[str, dict[str, float]]:
        return read_weights("orrery.games.exoplanets")

    def evaluator(self, weights: Mapping[str, float]) -> evaluate.ExoplanetsEvaluator:
        return evaluate.ExoplanetsEvaluator(weights)

    def features(self) -> ExoplanetsFeatures:
        return FEATURES

    def net(self) -> Net | None:
        return read_net("orrery.games.exoplanets")

    def inventory(self, state: ExoplanetsState) -> dict[str, int]:
        return inventory_of(state)

    def content(self) -> Any:
        return msgspec.to_builtins(load())

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        return components.component_kinds()

    def presentation(self) -> Presentation[ExoplanetsView, ExoplanetsFacts]:
        from orrery.games.exoplanets import terminal, wording

        locale = files("orrery.games.exoplanets") / "locale"
        return Presentation(locale, wording, terminal, (45, 60), 2, _MEANS, _HOPES)


def _perform_draw(state: ExoplanetsState, action: Action) -> None:
    if isinstance(action, DealTile):
        if state.pending == DRAW_START_TILE:
            deal_start_tile(state, action.tile)
        else:
            draw_tile(state, action.tile)
        return
    planet = cast(RevealPlanet, action).planet
    if state.pending == DRAW_START_PLANET:
        reveal_start_planet(state, planet)
    elif state.pending == DRAW_REFILL:
        refill_stack(state, planet)
    else:
        draw_planet(state, planet)


def _perform_birth(state: ExoplanetsState, action: Action) -> None:
    if isinstance(action, PlacePlanet):
        place_planet(state, action.row)
    elif isinstance(action, TakePlanet):
        take_planet(state, action.stack)
    elif isinstance(action, DrawPlanets):
        begin_draw(state)
    elif isinstance(action, BuildPlanet):
        build_planet(state, action.planet)
    elif isinstance(action, ShelvePlanet):
        shelve_planet(state, action.stack)
    else:
        return_tile(state, cast(ReturnTile, action).tile)


def _perform_action(state: ExoplanetsState, action: Action) -> None:
    if isinstance(action, EndTurn):
        end_turn(state)
        return
    if isinstance(action, CreateLife):
        begin_step(state, action.planet, False)
    elif isinstance(action, CreateSpecies):
        begin_step(state, action.planet, True)
    elif isinstance(action, Pay):
        finish_step(state, action)
    elif isinstance(action, PlayTile):
        play_tile(state, action)
    elif isinstance(action, ClaimGoal):
        claim_goal(state, action.tile)
    elif isinstance(action, GainResource):
        gain_resource(state, action)
    else:
        _perform_rarer_action(state, action)
    settle(state)


def _perform_rarer_action(state: ExoplanetsState, action: Action) -> None:
    if isinstance(action, SwapResources):
        swap_resources(state, action)
    elif isinstance(action, FinishSwaps):
        state.swaps = 0
    else:
        lose_tile(state, cast(LoseTile, action).tile)


EXOPLANETS: Final = Exoplanets()
