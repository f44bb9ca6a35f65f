"""What a position is worth to a seat."""

from mypy_extensions import i64

from orrery.games.cosmos.state import CosmosState


def appraise(state: CosmosState, seat: i64) -> dict[str, float]:
    return {"points": float(state.galaxies[seat].points())}


def worth(state: CosmosState, seat: i64) -> float:
    return float(state.galaxies[seat].points())
