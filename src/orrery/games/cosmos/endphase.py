"""The end of a turn, the shared end phase and the end of the game."""

from typing import Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of, unpack
from orrery.core.offer import Offer
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import events
from orrery.games.cosmos.action_table import DISCARD
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import TILE_IDS
from orrery.games.cosmos.cards import LAST_HAND_LIMIT
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.energy import begin_turn
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, STAR_KINDS, Galaxy
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


def losses_of(galaxy: Galaxy) -> dict[str, int]:
    """What a seat would lose if its turn ended now, by what it is."""
    stars = unpack(galaxy.waiting_stars, STAR_KINDS)
    losses: dict[str, int] = dict(zip(STARS, stars, strict=True))
    losses["proto-life"] = galaxy.waiting_protos
    for tile in galaxy.waiting_tiles.items():
        losses[TILE_IDS[tile]] = 1
    losses["supernova"] = galaxy.supernova
    losses["dna"] = galaxy.dna
    losses["graviton"] = galaxy.graviton
    return {what: count for what, count in losses.items() if count > 0}


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


def reveal_goal(state: CosmosState, goal: i64) -> None:
    state.goals_unseen &= ~BIT[goal]
    state.goals_left -= 1
    state.goal_track += goal + 1
    if state.events is not None:
        state.events.append(events.GoalRevealed(-1, GOAL_IDS[goal]))


def after_goal(state: CosmosState) -> None:
    """Rule 1.6, step 4. Ruling 41: some editions apply the hand limit before the game ends."""
    if _is_last_round(state) and LAST_HAND_LIMIT[state.edition] == 0:
        _end_game(state)
    else:
        continue_discarding(state)


def _is_last_round(state: CosmosState) -> bool:
    """No crystal left in the supply, or no goal left."""
    return state.crystals == 0 or (state.goal_track == 0 and state.goals_left == 0)


def is_last_round_now(state: CosmosState) -> bool:
    """Whether the game ends with this round as things stand: no crystal is left in the supply, or
    no goal will be once the goal of this round is scored."""
    if state.phase == END or state.crystals == 0:
        return _is_last_round(state)
    after = (state.goal_track << 8) & (ONE[_LAST_SPACE] - 1)
    return after == 0 and state.goals_left == 0


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
    if _is_last_round(state):
        _end_game(state)
        return
    if state.seats > 2:
        state.first = (state.first + 1) % state.seats
    state.round += 1
    begin_turn(state, state.first)


def add_discards(offer: Offer, state: CosmosState) -> None:
    for energy in range(CONTROLS):
        if count_of(state.galaxy().hand, energy) > 0:
            offer.one(DISCARD + energy)


def perform_discard(state: CosmosState, action: Action) -> None:
    assert isinstance(action, a.DiscardCard)
    state.galaxy().hand -= ONE[action.energy]
    state.discards += ONE[action.energy]
    if state.events is not None:
        state.events.append(events.CardDiscarded(state.active, ENERGIES[action.energy]))
    continue_discarding(state)
