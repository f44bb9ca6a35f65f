"""Positions of random games of Cosmos, for tests that look at what is drawn and said there."""

from collections.abc import Iterator
from typing import Any

from orrery.core.action import texts_of
from orrery.core.game import CHANCE, NOBODY, draw_outcome
from orrery.core.rng import Rng
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.view import CosmosView


def decisions(
    seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Any, CosmosView, list[str]]]:
    """Every decision of a random game: the state, the actor's view, the legal texts; then the
    end of it as the first seat sees it."""
    rng = Rng("terminal", seats, seed)
    state = COSMOS.new(seats, options)
    while (actor := COSMOS.to_act(state)) != NOBODY:
        if actor == CHANCE:
            action = draw_outcome(COSMOS.chance_outcomes(state), rng)
        else:
            legal = COSMOS.legal_actions(state)
            yield state, COSMOS.view(state, actor), texts_of(legal)
            action = legal[rng.below(len(legal))]
        COSMOS.apply(state, action)
    yield state, COSMOS.view(state, 0), []
