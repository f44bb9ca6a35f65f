"""The levels of play, the same in every game, weakest first. A weaker level searches less and
misjudges more, as people do; none of them plays at random."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How much one level thinks: the turns it samples, the width of the beam that finds others, in
    how many rounds it varies the best of them, how many it compares by playing on, and how many
    positions it judges in doing so. Where a value was learned, playouts end so many turns `ahead`,
    else at the end of the game, and each of their later turns is the best of so many `replies`.
    `errors` is by how many points it may misjudge."""

    name: str
    turns: int
    kept: int
    positions: int
    beam: int = 0
    variations: int = 0
    ahead: int = 0
    replies: int = 1
    errors: float = 0.0


LEVELS: Final = {
    level.name: level
    for level in (
        Level("stargazer", turns=1, kept=1, positions=0, errors=2.0),
        Level("wanderer", turns=1, kept=1, positions=0, errors=0.6),
        Level("navigator", turns=10, kept=1, positions=0),
        Level("astronomer", turns=30, kept=4, positions=6_000, ahead=2),
        Level(
            "architect",
            turns=60,
            kept=8,
            positions=150_000,
            beam=8,
            variations=1,
            ahead=4,
            replies=3,
        ),
    )
}
