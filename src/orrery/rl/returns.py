"""What a finished game was worth to each seat."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

from orrery.core.game import Game, State, ranks, totals

Returns = Literal["rank", "points"]
RETURNS: tuple[str, ...] = get_args(Returns)


def returns_of(game: Game[Any, Any], state: State, by: Returns) -> list[float]:
    """By rank: 1 for the first, -1 for the last, evenly between them, shared places averaged; they
    sum to 0. By points: the points."""
    if by == "points":
        return [float(points) for points in totals(game.scores(state))]
    return returns_by_rank(ranks(game.standings(state)))


def returns_by_rank(places: Sequence[int]) -> list[float]:
    """The same from the ranks of all seats."""
    return [
        (sum(other > own for other in places) - sum(other < own for other in places))
        / (len(places) - 1)
        for own in places
    ]


def check_returns(by: str) -> None:
    if by not in RETURNS:
        raise ValueError(f"returns={by!r} is not known; use one of {', '.join(RETURNS)}.")
