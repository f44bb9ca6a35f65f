"""What a finished game was worth to each seat."""

from typing import Any, Literal, get_args

from orrery.core.game import Game, State, totals

Returns = Literal["rank", "points"]
RETURNS: tuple[str, ...] = get_args(Returns)


def returns_of(game: Game[Any, Any], state: State, by: Returns) -> list[float]:
    """By rank: 1 for the first, -1 for the last, evenly between them, shared places averaged; they
    sum to 0. By points: the points."""
    if by == "points":
        return [float(points) for points in totals(game.scores(state))]
    standings = game.standings(state)
    return [_return_by_rank(standings, own) for own in standings]


def _return_by_rank(standings: list[tuple[int, ...]], own: tuple[int, ...]) -> float:
    better = sum(other > own for other in standings)
    worse = sum(other < own for other in standings)
    return (worse - better) / (len(standings) - 1)


def check_returns(by: str) -> None:
    if by not in RETURNS:
        raise ValueError(f"returns={by!r} is not known; use one of {', '.join(RETURNS)}.")
