"""The universal goals: what each counts in a galaxy, and who scores."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import position_of, size_of
from orrery.games.cosmos import events
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import (
    CORNERS,
    LIFE_IN,
    NEBULAE_IN,
    STARS_BESIDE_STAR,
    TILE_SIZE,
    group_around,
    spread,
)
from orrery.games.cosmos.content import SECTORS, STARS, load
from orrery.games.cosmos.galaxy import Galaxy
from orrery.games.cosmos.state import CosmosState

_GOALS: Final = load().goal
_KINDS: Final = (
    "stable-life",
    "proto-life",
    "supernovas",
    "stars",
    "largest-star-group",
    "completed-nebulae",
    "scored-crystals",
    "stars-beside-advanced-life",
    "life",
    "nebula-sizes",
)
_COUNTS: Final = vec[i64]([_KINDS.index(goal.counts) for goal in _GOALS])
_STAR: Final = vec[i64]([STARS.index(goal.star) if goal.star else -1 for goal in _GOALS])
_SIZE: Final = vec[i64]([goal.size or 0 for goal in _GOALS])
_SECTOR: Final = vec[i64]([SECTORS.index(goal.sector) if goal.sector else -1 for goal in _GOALS])
FIRST_POINTS: Final[i64] = load().numbers.goal_points[0]
SECOND_POINTS: Final[i64] = load().numbers.goal_points[1]


def largest_star_group(galaxy: Galaxy) -> i64:
    rest = galaxy.stars
    largest: i64 = 0
    while rest != 0:
        group = group_around(rest & -rest, galaxy.stars, STARS_BESIDE_STAR)
        rest &= ~group
        largest = max(largest, size_of(group))
    return largest


def completed_of_size(galaxy: Galaxy, size: i64) -> i64:
    count: i64 = 0
    rest = galaxy.complete
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if TILE_SIZE[galaxy.tile_at(position_of(bit))] == size:
            count += 1
    return count


def completed_sizes(galaxy: Galaxy, sector: i64) -> i64:
    total: i64 = 0
    rest = galaxy.complete & NEBULAE_IN[sector]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        total += TILE_SIZE[galaxy.tile_at(position_of(bit))]
    return total


def stars_beside_advanced_life(galaxy: Galaxy) -> i64:
    return size_of(galaxy.stars & spread(galaxy.with_advanced(), CORNERS))


def goal_count(goal: i64, galaxy: Galaxy) -> i64:
    """How much of a goal's thing a galaxy holds."""
    counts = _COUNTS[goal]
    if counts == 0:
        return size_of(galaxy.stable)
    if counts == 1:
        return size_of(galaxy.proto)
    if counts == 2:
        return size_of(galaxy.novas)
    if counts == 3:
        return size_of(galaxy.of_kind(_STAR[goal]))
    if counts == 4:
        return largest_star_group(galaxy)
    if counts == 5:
        return completed_of_size(galaxy, _SIZE[goal])
    if counts == 6:
        return galaxy.scored
    if counts == 7:
        return stars_beside_advanced_life(galaxy)
    if counts == 8:
        return size_of(galaxy.life() & LIFE_IN[_SECTOR[goal]])
    return completed_sizes(galaxy, _SECTOR[goal])


def goal_points(counts: list[int]) -> list[int]:
    """Rule 1.6: most 6, second 3, no second after a tie for most or with two seats."""
    best = max(counts)
    if best == 0:
        return [0] * len(counts)
    leaders = counts.count(best)
    second = max((count for count in counts if count < best), default=0)
    has_second = leaders == 1 and len(counts) > 2 and second > 0
    return [
        FIRST_POINTS if count == best else SECOND_POINTS if has_second and count == second else 0
        for count in counts
    ]


def score_goal(state: CosmosState, goal: i64) -> None:
    points = goal_points([goal_count(goal, galaxy) for galaxy in state.galaxies])
    for seat in range(len(points)):
        state.galaxies[seat].from_goals += points[seat]
        if points[seat] > 0 and state.events is not None:
            state.events.append(events.GoalScored(seat, GOAL_IDS[goal], points[seat]))
    if state.events is not None:
        state.events.append(events.GoalDiscarded(-1, GOAL_IDS[goal]))
