"""The space tiles as tables: which goal, which effect, which marker."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, pack
from orrery.games.exoplanets.content import (
    CHANGES,
    EFFECTS,
    MARKERS,
    RESOURCES,
    SCOPES,
    Effect,
    Tile,
    load,
)

_CONTENT: Final = load()
_GOAL_IDS: Final = [goal.id for goal in _CONTENT.goal]
_EFFECT_OF: Final = {effect.id: effect for effect in _CONTENT.effect}

TILES: Final = len(_CONTENT.tile)
TILE_IDS: Final = [tile.id for tile in _CONTENT.tile]
EFFECT_IDS: Final = [tile.effect for tile in _CONTENT.tile]
ALL_TILES: Final = 2 ** len(_CONTENT.tile) - 1

# The vocabulary of effects, in the order of content.EFFECTS.
GAIN: Final = 0
HARVEST: Final = 1
SWAP: Final = 2
DISCOUNT: Final = 3
SPARK: Final = 4
MODIFY: Final = 5

# What a modifier changes, in the order of content.CHANGES, and the planets it reaches, in the order
# of content.SCOPES.
POINTS_CHANGE: Final = 0
COST_CHANGE: Final = 1
ON_PLANET: Final = 0
ON_NEIGHBOURS: Final = 1
ON_ROW: Final = 2
ON_ORBIT: Final = 3
SCOPE_COUNT: Final = len(SCOPES)

FUSION: Final = 0
FLARE: Final = 1


def _effect(tile: Tile) -> Effect:
    return _EFFECT_OF[tile.effect]


def _resources(effect: Effect) -> i64:
    return pack([effect.energy, effect.water, effect.gas])


def _resource(effect: Effect) -> int:
    return 0 if effect.resource is None else RESOURCES.index(effect.resource)


def _change(effect: Effect) -> int:
    return -1 if effect.changes is None else CHANGES.index(effect.changes)


def _scope(effect: Effect) -> i64:
    mask: i64 = 0
    for scope in effect.scope:
        mask |= BIT[SCOPES.index(scope)]
    return mask


GOAL: Final = vec[i64]([_GOAL_IDS.index(tile.goal) for tile in _CONTENT.tile])
MARKER: Final = vec[i64]([MARKERS.index(tile.marker) for tile in _CONTENT.tile])
DOES: Final = vec[i64]([EFFECTS.index(_effect(tile).does) for tile in _CONTENT.tile])
# What the effect gives: resources of given kinds, resources of free choice, swaps before them.
GIVES: Final = vec[i64]([_resources(_effect(tile)) for tile in _CONTENT.tile])
FREE_GAINS: Final = vec[i64]([_effect(tile).any for tile in _CONTENT.tile])
SWAPS: Final = vec[i64]([_effect(tile).swaps for tile in _CONTENT.tile])
SPARK_SIZE: Final = vec[i64]([_effect(tile).largest_cost for tile in _CONTENT.tile])
# What the effect changes while it lies under a planet.
CHANGE: Final = vec[i64]([_change(_effect(tile)) for tile in _CONTENT.tile])
SCOPE: Final = vec[i64]([_scope(_effect(tile)) for tile in _CONTENT.tile])
RESOURCE: Final = vec[i64]([_resource(_effect(tile)) for tile in _CONTENT.tile])
AMOUNT: Final = vec[i64]([_effect(tile).amount for tile in _CONTENT.tile])


def is_one_shot(tile: i64) -> bool:
    """Grey: used once and put into the box. The others lie under a planet to the end."""
    return DOES[tile] != MODIFY


def names_planet(tile: i64) -> bool:
    """Whether playing the tile names a planet."""
    return DOES[tile] != GAIN and DOES[tile] != SWAP
