"""Where pieces may go: moves with jumps, placement beside life."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, position_of
from orrery.core.offer import Offer
from orrery.games.cosmos.action_table import MOVE_LIFE, MOVE_STAR
from orrery.games.cosmos.board import (
    LIFE_BESIDE_LIFE,
    LIFE_SPACES,
    STAR_SPACES,
    STARS_BESIDE_STAR,
    START_LIFE,
    reach_from,
    spread,
)
from orrery.games.cosmos.galaxy import Galaxy


def add_pairs(offer: Offer, first: i64, row: i64, starts: i64, ends: i64) -> None:
    """Add one action for every start and end."""
    while starts != 0:
        bit = starts & -starts
        starts ^= bit
        offer.add(first + position_of(bit) * row, ends)


def landing_spaces(start: i64, occupied: i64, beside: vec[i64]) -> i64:
    """Ruling 28: empty spaces next to the start or to a chain of occupied ones from it.

    All pieces of a connected group reach the same spaces: those beside the group."""
    return reach_from(start, occupied, beside) & ~occupied


def add_moves(
    offer: Offer,
    first: i64,
    row: i64,
    movable: i64,
    occupied: i64,
    beside: vec[i64],
) -> None:
    """Every move of every movable piece, group by group."""
    while movable != 0:
        reach = reach_from(movable & -movable, occupied, beside)
        add_pairs(offer, first, row, movable & reach, reach & ~occupied)
        movable &= ~reach


def add_star_moves(offer: Offer, galaxy: Galaxy, movable: i64) -> None:
    add_moves(offer, MOVE_STAR, STAR_SPACES, movable, galaxy.stars, STARS_BESIDE_STAR)


def add_life_moves(offer: Offer, galaxy: Galaxy, movable: i64) -> None:
    life = galaxy.life()
    add_moves(offer, MOVE_LIFE, LIFE_SPACES, movable, life, LIFE_BESIDE_LIFE)


def can_move_star(galaxy: Galaxy, space: i64) -> bool:
    return landing_spaces(BIT[space], galaxy.stars, STARS_BESIDE_STAR) != 0


def proto_spaces(galaxy: Galaxy) -> i64:
    """Rule 1.5: empty and next to own life; without any life only the starting space."""
    life = galaxy.life()
    if life == 0:
        return BIT[START_LIFE]
    return spread(life, LIFE_BESIDE_LIFE) & ~life
