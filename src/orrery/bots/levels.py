"""The levels of play, the same in every game, weakest first. A weaker level searches less and
misjudges more, as people do; none of them plays at random."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How much one level thinks: the turns it considers, how many of them it compares by playing
    games to their end, and how many such games. `errors` is by how many points it may misjudge."""

    name: str
    turns: int
    kept: int
    playouts: int
    errors: float = 0.0


LEVELS: Final = {
    level.name: level
    for level in (
        Level("stargazer", turns=1, kept=1, playouts=0, errors=2.0),
        Level("wanderer", turns=6, kept=1, playouts=0, errors=0.6),
        Level("navigator", turns=30, kept=6, playouts=24),
        Level("astronomer", turns=60, kept=10, playouts=96),
        Level("architect", turns=90, kept=14, playouts=320),
    )
}
