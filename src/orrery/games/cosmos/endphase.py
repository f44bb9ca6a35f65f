"""The end of a turn, the shared end phase and the end of the game."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of
from orrery.core.game import Outcome
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import events
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.content import ENERGIES, load
from orrery.games.cosmos.energy import begin_turn
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE
from orrery.games.cosmos.goals import score_goal
from orrery.games.cosmos.state import (
    CHOOSE_DISCARD,
    CONTROLS,
    DRAW_GOAL,
    END,
    GAME_OVER,
    CosmosState,
)
from orrery.games.cosmos.supply import return_waiting
from orrery.games.cosmos.universe import DISCARD, GOAL

_NUMBERS: Final = load().numbers
_HAND_LIMIT: Final[i64] = _NUMBERS.hand_limit
_LAST_SPACE: Final[i64] = _NUMBERS.goal_track - 1
_TRACK: Final[i64] = 0xFFFFFFFF


def end_turn(state: CosmosState) -> None:
    """Rule 1.5: waiting pieces are lost, the three tracks go to 0, the next seat begins."""
    return_waiting(state)
    galaxy = state.galaxy()
    galaxy.supernova = 0
    galaxy.dna = 0
    galaxy.graviton = 0
    following = (state.active + 1) % state.seats
    if following == state.first:
        _end_round(state)
    else:
        begin_turn(state, following)


def _end_round(state: CosmosState) -> None:
    """Rule 1.6, steps 1 to 3."""
    state.phase = END
    state.goal_track = (state.goal_track << 8) & _TRACK
    due = state.goal_on(_LAST_SPACE)
    if due != NONE:
        state.goal_track -= (due + 1) * ONE[_LAST_SPACE]
        score_goal(state, due)
    if state.goals_left > 0:
        state.pending = DRAW_GOAL
    else:
        after_goal(state)


def goal_outcomes(state: CosmosState) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for goal in range(len(GOAL)):
        if state.goals_unseen & BIT[goal]:
            outcomes.append((GOAL[goal], 1))
    return outcomes


def reveal_goal(state: CosmosState, goal: i64) -> None:
    state.goals_unseen &= ~BIT[goal]
    state.goals_left -= 1
    state.goal_track += goal + 1
    if state.events is not None:
        state.events.append(events.GoalRevealed(-1, GOAL_IDS[goal]))


def after_goal(state: CosmosState) -> None:
    """Rule 1.6, step 4: no crystal left in the supply, or no goal left."""
    if state.crystals == 0 or (state.goal_track == 0 and state.goals_left == 0):
        _end_game(state)
    else:
        continue_discarding(state)


def _end_game(state: CosmosState) -> None:
    state.pending = GAME_OVER
    for galaxy in state.galaxies:
        for token in galaxy.advanced_tokens():
            galaxy.from_advanced += token % FIRST_GROUP
    if state.events is not None:
        points = [int(galaxy.from_advanced) for galaxy in state.galaxies]
        state.events.append(events.GameEnded(-1, points))


def continue_discarding(state: CosmosState) -> None:
    """Rule 1.6, step 5, in the turn order of the round just ended; then step 6."""
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        if state.galaxies[seat].hand_size() > _HAND_LIMIT:
            state.active = seat
            state.pending = CHOOSE_DISCARD
            return
    if state.seats > 2:
        state.first = (state.first + 1) % state.seats
    state.round += 1
    begin_turn(state, state.first)


def legal_discard(state: CosmosState) -> list[Action]:
    legal: list[Action] = []
    for energy in range(CONTROLS):
        if count_of(state.galaxy().hand, energy) > 0:
            legal.append(DISCARD[energy])
    return legal


def perform_discard(state: CosmosState, action: Action) -> None:
    assert isinstance(action, a.DiscardCard)
    state.galaxy().hand -= ONE[action.energy]
    state.discards += ONE[action.energy]
    if state.events is not None:
        state.events.append(events.CardDiscarded(state.active, ENERGIES[action.energy]))
    continue_discarding(state)
