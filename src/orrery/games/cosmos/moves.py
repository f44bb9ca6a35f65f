"""Where pieces may go: moves with jumps, placement beside life."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, position_of
from orrery.games.cosmos.board import (
    ALL_LIFE,
    ALL_STARS,
    LIFE_BESIDE_LIFE,
    LIFE_SPACES,
    STAR_SPACES,
    STARS_BESIDE_STAR,
    START_LIFE,
    group_around,
    spread,
)
from orrery.games.cosmos.galaxy import Galaxy
from orrery.games.cosmos.universe import MOVE_LIFE, MOVE_STAR


def add_each(legal: list[Action], table: vec[Action], first: i64, mask: i64) -> None:
    """Append the actions of a table row, one for each space of a mask."""
    while mask != 0:
        bit = mask & -mask
        mask ^= bit
        legal.append(table[first + position_of(bit)])


def add_pairs(legal: list[Action], table: vec[Action], row: i64, starts: i64, ends: i64) -> None:
    """Append one action for every start and end."""
    while starts != 0:
        bit = starts & -starts
        starts ^= bit
        add_each(legal, table, position_of(bit) * row, ends)


def landing_spaces(start: i64, occupied: i64, everywhere: i64, beside: vec[i64]) -> i64:
    """Ruling 28: empty spaces next to the start or to a chain of occupied ones from it.

    All pieces of a connected group reach the same spaces: those beside the group."""
    group = group_around(start, occupied, beside)
    return spread(group, beside) & everywhere & ~occupied


def add_moves(
    legal: list[Action],
    table: vec[Action],
    row: i64,
    movable: i64,
    occupied: i64,
    everywhere: i64,
    beside: vec[i64],
) -> None:
    """Every move of every movable piece, group by group."""
    while movable != 0:
        group = group_around(movable & -movable, occupied, beside)
        ends = spread(group, beside) & everywhere & ~occupied
        add_pairs(legal, table, row, movable & group, ends)
        movable &= ~group


def add_star_moves(legal: list[Action], galaxy: Galaxy, movable: i64) -> None:
    add_moves(legal, MOVE_STAR, STAR_SPACES, movable, galaxy.stars, ALL_STARS, STARS_BESIDE_STAR)


def add_life_moves(legal: list[Action], galaxy: Galaxy, movable: i64) -> None:
    life = galaxy.life()
    add_moves(legal, MOVE_LIFE, LIFE_SPACES, movable, life, ALL_LIFE, LIFE_BESIDE_LIFE)


def can_move_star(galaxy: Galaxy, space: i64) -> bool:
    return landing_spaces(BIT[space], galaxy.stars, ALL_STARS, STARS_BESIDE_STAR) != 0


def proto_spaces(galaxy: Galaxy) -> i64:
    """Rule 1.5: empty and next to own life; without any life only the starting space."""
    life = galaxy.life()
    if life == 0:
        return BIT[START_LIFE]
    return spread(life, LIFE_BESIDE_LIFE) & ~life
