"""Random games with every event told: what the events, the scores and the boards say agrees."""

import os
from itertools import product

import pytest

from orrery.core.events import Event
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, draw_outcome, totals
from orrery.core.rng import Rng
from orrery.games.cosmos import events as happened
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.state import CosmosState

GAMES = max(2, int(os.environ.get("ORRERY_GAMES", "500")) // 50)
EACH = pytest.mark.parametrize("seats", [2, 3, 4])
OPTIONS = [
    {"edition": edition, "event-horizon": horizon}
    for edition, horizon in product(*COSMOS.options.values())
]


def play(seats: int, number: int) -> tuple[CosmosState, list[Event]]:
    """A whole random game; its final position and everything that happened."""
    rng = Rng("cosmos", seats, number)
    state = COSMOS.new(seats, OPTIONS[number % len(OPTIONS)])
    events: list[Event] = []
    while COSMOS.to_act(state) != NOBODY:
        if COSMOS.to_act(state) == CHANCE:
            action = draw_outcome(COSMOS.chance_outcomes(state), rng)
        else:
            legal = COSMOS.legal_actions(state)
            action = legal[rng.below(len(legal))]
        COSMOS.apply(state, action, events)
    return state, events


@EACH
def test_points_by_source_agree_with_the_standings(seats: int) -> None:
    for number in range(GAMES):
        state, _ = play(seats, number)
        standings = COSMOS.standings(state)
        assert totals(COSMOS.scores(state)) == [points for points, _ in standings]


@EACH
def test_events_tell_all_points(seats: int) -> None:
    for number in range(GAMES):
        state, events = play(seats, number)
        told = [0] * seats
        for event in events:
            if isinstance(
                event,
                happened.NebulaCompleted
                | happened.ChamberDischarged
                | happened.PointsScored
                | happened.GoalScored,
            ):
                told[event.seat] += event.points
            elif isinstance(event, happened.GameEnded):
                told = [one + two for one, two in zip(told, event.points, strict=True)]
        assert told == totals(COSMOS.scores(state))


@EACH
def test_a_game_has_at_most_eight_rounds_and_ends_for_a_reason(seats: int) -> None:
    for number in range(GAMES):
        state, _ = play(seats, number)
        seen = COSMOS.view(state, SPECTATOR)
        assert seen.round <= 8
        assert seen.crystals == 0 or len(seen.goals_scored) == 6


@EACH
def test_events_follow_every_piece_to_and_from_the_board(seats: int) -> None:
    """Stars and life on the boards at the end are those placed and not discarded."""
    for number in range(GAMES):
        state, events = play(seats, number)
        count = {kind: sum(isinstance(event, kind) for event in events) for kind in _COUNTED}
        stars = sum(len(galaxy.stars) for galaxy in COSMOS.view(state, SPECTATOR).galaxies)
        life = sum(
            len(galaxy.proto) + len(galaxy.stable)
            for galaxy in COSMOS.view(state, SPECTATOR).galaxies
        )
        assert stars == seats + count[happened.StarPlaced] - count[happened.StarDiscarded]
        assert life == seats + count[happened.LifePlaced] - count[happened.LifeDiscarded]


_COUNTED = (
    happened.StarPlaced,
    happened.StarDiscarded,
    happened.LifePlaced,
    happened.LifeDiscarded,
)
