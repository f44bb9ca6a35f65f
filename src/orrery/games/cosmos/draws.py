"""The draws of chance: what each can bring, and what happens with what was drawn."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of
from orrery.core.game import Outcome
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import energy, events, setup, universe
from orrery.games.cosmos.board import NEBULA_IDS, PER_SIZE, TILE_IDS
from orrery.games.cosmos.endphase import after_goal, goal_outcomes, reveal_goal
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE
from orrery.games.cosmos.powers import finish_effect
from orrery.games.cosmos.purchase import power_outcomes, receive_power
from orrery.games.cosmos.state import (
    ADVANCED_VALUES,
    CHOOSE_LAST_SPACE,
    CONTROLS,
    DRAW_GOAL,
    DRAW_HAND,
    DRAW_POWER,
    DRAW_ROW,
    DRAW_TILE,
    DRAW_TOKEN,
    ENERGY,
    LAST_ACTION,
    LOWEST_ADVANCED,
    SETUP,
    CosmosState,
)
from orrery.games.cosmos.supply import return_tile


def outcomes_of(state: CosmosState) -> list[Outcome]:
    pending = state.pending
    if pending == DRAW_ROW:
        return [
            (universe.ROW[energy], count_of(state.deck, energy))
            for energy in range(CONTROLS)
            if count_of(state.deck, energy) > 0
        ]
    if pending == DRAW_HAND:
        return [
            (universe.HAND[energy], count_of(state.deck, energy))
            for energy in range(CONTROLS)
            if count_of(state.deck, energy) > 0
        ]
    if pending == DRAW_TILE:
        return _tile_outcomes(state)
    if pending == DRAW_POWER:
        return power_outcomes(state)
    if pending == DRAW_TOKEN:
        return setup.token_outcomes(state)
    if pending == DRAW_GOAL:
        return goal_outcomes(state)
    return _advanced_outcomes(state)


def _tile_outcomes(state: CosmosState) -> list[Outcome]:
    stack = state.stacks[state.stack]
    first = state.stack * PER_SIZE
    if stack.unseen == 0:
        return [(universe.TILE[first + stack.at(0)], 1)]
    outcomes: list[Outcome] = []
    for tile in range(PER_SIZE):
        if stack.unseen & BIT[tile]:
            outcomes.append((universe.TILE[first + tile], 1))
    return outcomes


def _advanced_outcomes(state: CosmosState) -> list[Outcome]:
    """Rule 1.2.5: two tokens of the first group a seat, those in the box as likely as any."""
    group = state.advanced_first if state.advanced_first_left > 0 else state.advanced_second
    return [
        (universe.ADVANCED[kind], count_of(group, kind))
        for kind in range(ADVANCED_VALUES)
        if count_of(group, kind) > 0
    ]


def perform_draw(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.DrawRow):
        energy.fill_row(state, action.energy)
        if state.phase == SETUP:
            setup.after_row_card(state)
        else:
            energy.refill_row(state)
    elif isinstance(action, a.DrawHand):
        energy.receive_card(state, action.energy)
        if state.phase == SETUP:
            setup.after_hand_card(state)
        else:
            energy.after_hand_card(state)
    elif isinstance(action, a.DrawTile):
        _receive_tile(state, action.tile)
    elif isinstance(action, a.DrawPower):
        receive_power(state, action.card)
    elif isinstance(action, a.DrawToken):
        setup.place_token(state, action.seat)
    elif isinstance(action, a.DrawGoal):
        reveal_goal(state, action.goal)
        if state.phase == SETUP:
            setup.after_first_goal(state)
        else:
            after_goal(state)
    else:
        assert isinstance(action, a.DrawAdvanced)
        _receive_advanced(state, action.points)


def _receive_tile(state: CosmosState, tile: i64) -> None:
    state.stacks[state.stack].draw(tile % PER_SIZE)
    if state.phase == SETUP:
        setup.place_first_nebula(state, tile)
        return
    if state.events is not None:
        state.events.append(events.NebulaDrawn(state.active, TILE_IDS[tile]))
    if state.effect_space != NONE:
        _replace_nebula(state, tile)
        return
    state.galaxy().waiting_tiles.push(tile)
    if state.phase == ENERGY:
        energy.continue_collecting(state)
    elif state.phase == LAST_ACTION:
        state.last_tile = tile
        state.pending = CHOOSE_LAST_SPACE
    else:
        finish_effect(state)


def _replace_nebula(state: CosmosState, tile: i64) -> None:
    """Ruling 35: the new tile takes the place, the old one goes under its own stack."""
    galaxy = state.galaxy()
    space = state.effect_space
    old = galaxy.lift_tile(space)
    galaxy.put_tile(tile, space)
    return_tile(state, old)
    if state.events is not None:
        state.events.append(
            events.NebulaReplaced(state.active, TILE_IDS[old], TILE_IDS[tile], NEBULA_IDS[space])
        )
    finish_effect(state)


def _receive_advanced(state: CosmosState, points: i64) -> None:
    token = points
    kind = points - LOWEST_ADVANCED
    if state.advanced_first_left > 0:
        state.advanced_first_left -= 1
        state.advanced_first -= ONE[kind]
        token += FIRST_GROUP
    else:
        state.advanced_second -= ONE[kind]
    space = state.effect_space
    state.galaxy().put_advanced(token, space)
    if state.events is not None:
        state.events.append(events.AdvancedLifeCreated(state.active, NEBULA_IDS[space], points))
    finish_effect(state)
