"""The levels of play, the same in every game, weakest first. A weaker level searches less and
misjudges more, as people do; none of them plays at random."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How much one level thinks. So many `turns` are sampled, up to so many `openings` that differ
    are each played on, a `beam` of this width finds others, and in each round of `variations` as
    many are made of the best. The best of all are `kept` and compared by playouts until as many
    `positions` have been judged. Where a value was learned, a playout goes on for so many turns
    `ahead`, the own one counted, and each later one is the best of so many `replies`; else it goes
    on to the end of the game. `errors` is by how many points an action may be misjudged."""

    name: str
    turns: int
    kept: int
    positions: int
    openings: int = 0
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
            turns=120,
            kept=12,
            positions=240_000,
            openings=100,
            beam=12,
            variations=1,
            ahead=4,
            replies=3,
        ),
    )
}
