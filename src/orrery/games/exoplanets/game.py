"""Exoplanets behind the contract of a game."""

from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import EVERYONE, Game, Outcome
from orrery.core.rng import Rng
from orrery.games.exoplanets import evaluate, scoring
from orrery.games.exoplanets.actions import (
    ACTIONS,
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
    deal_tile,
    draw_planet,
    legal_births,
    legal_builds,
    legal_places,
    legal_shelves,
    place_planet,
    planet_outcomes,
    refill_stack,
    shelve_planet,
    take_planet,
    tile_outcomes,
)
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.determinize import state_from
from orrery.games.exoplanets.effects import (
    gain_resource,
    legal_gains,
    legal_swaps,
    play_tile,
    swap_resources,
)
from orrery.games.exoplanets.goals import claim_goal
from orrery.games.exoplanets.inventory import inventory_of
from orrery.games.exoplanets.life import begin_step, finish_step, payment_choices
from orrery.games.exoplanets.setup import (
    deal_start_tile,
    empty_table,
    legal_returns,
    return_tile,
    reveal_start_planet,
    seat_dealt,
)
from orrery.games.exoplanets.sight import view_of
from orrery.games.exoplanets.state import (
    CHOOSE_BIRTH,
    CHOOSE_DEED,
    CHOOSE_LOSS,
    CHOOSE_PAYMENT,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_RETURN,
    CHOOSE_ROW,
    CHOOSE_STACK,
    CHOOSE_SWAP,
    DRAW_REFILL,
    DRAW_START_PLANET,
    DRAW_START_TILE,
    DRAW_TILE,
    ExoplanetsState,
)
from orrery.games.exoplanets.system import ROWS
from orrery.games.exoplanets.tiles import SWAPS, TILES
from orrery.games.exoplanets.turn import (
    begin_draw,
    end_turn,
    legal_deeds,
    legal_losses,
    lose_tile,
    settle,
)
from orrery.games.exoplanets.view import ExoplanetsView

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


class Exoplanets(Game[ExoplanetsState, ExoplanetsView]):
    def __init__(self) -> None:
        super().__init__(
            id="exoplanets",
            rules=1,
            seat_counts=(2, 3, 4),
            options={},
            longest=_longest(),
            actions=ACTIONS,
        )

    def start(self, seats: i64, options: Mapping[str, str]) -> ExoplanetsState:  # noqa: ARG002
        return empty_table(seats)

    def to_act(self, state: ExoplanetsState) -> i64:
        return state.actor

    def choices(self, state: ExoplanetsState) -> list[Action]:
        pending = state.pending
        if pending == CHOOSE_DEED:
            return legal_deeds(state)
        if pending == CHOOSE_BIRTH:
            return legal_births(state)
        if pending == CHOOSE_ROW:
            return legal_places(state)
        if pending == CHOOSE_RESOURCE:
            return legal_gains(state)
        if pending == CHOOSE_PLANET:
            return legal_builds(state)
        if pending == CHOOSE_STACK:
            return legal_shelves()
        return _rarer_choices(state)

    def draws(self, state: ExoplanetsState) -> list[Outcome]:
        if state.pending in (DRAW_TILE, DRAW_START_TILE):
            return tile_outcomes(state)
        return planet_outcomes(state)

    def perform(self, state: ExoplanetsState, action: Action) -> None:
        if isinstance(action, (RevealPlanet, DealTile)):
            _perform_draw(state, action)
        elif state.pending >= CHOOSE_DEED:
            _perform_deed(state, action)
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
        return view_of(state, viewer)

    def determinize(self, view: ExoplanetsView, rng: Rng) -> ExoplanetsState:
        return state_from(view, rng)

    def scores(self, state: ExoplanetsState) -> list[dict[str, int]]:
        return [scoring.itemised(state, seat) for seat in range(state.seats)]

    def standings(self, state: ExoplanetsState) -> list[tuple[int, ...]]:
        return [scoring.standing(state, seat) for seat in range(state.seats)]

    def appraise(self, state: ExoplanetsState, seat: i64) -> dict[str, float]:
        return evaluate.appraise(state, seat)

    def worth(self, state: ExoplanetsState, seat: i64) -> float:
        return evaluate.worth(state, seat)

    def inventory(self, state: ExoplanetsState) -> dict[str, int]:
        return inventory_of(state)

    def content(self) -> Any:
        return msgspec.to_builtins(load())


def _rarer_choices(state: ExoplanetsState) -> list[Action]:
    pending = state.pending
    if pending == CHOOSE_PAYMENT:
        return list(payment_choices(state))
    if pending == CHOOSE_RETURN:
        return legal_returns(state)
    if pending == CHOOSE_SWAP:
        return legal_swaps(state)
    if pending == CHOOSE_LOSS:
        return legal_losses(state)
    return []


def _perform_draw(state: ExoplanetsState, action: Action) -> None:
    if isinstance(action, DealTile):
        if state.pending == DRAW_START_TILE:
            deal_start_tile(state, action.tile)
        else:
            deal_tile(state, state.active, action.tile)
            state.ask(CHOOSE_DEED, state.active)
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


def _perform_deed(state: ExoplanetsState, action: Action) -> None:
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
        _perform_rarer_deed(state, action)
    settle(state)


def _perform_rarer_deed(state: ExoplanetsState, action: Action) -> None:
    if isinstance(action, SwapResources):
        swap_resources(state, action)
    elif isinstance(action, FinishSwaps):
        state.swaps = 0
    else:
        lose_tile(state, cast(LoseTile, action).tile)


EXOPLANETS: Final = Exoplanets()
