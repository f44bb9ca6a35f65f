"""The thirty planets as tables: types, printed costs and side icons."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, total_of
from orrery.games.exoplanets.content import ICONS, RESOURCES, TYPES, Planet, load

_PLANETS: Final = load().planet

ENERGY: Final = 0
WATER: Final = 1
GAS: Final = 2
EITHER: Final = 3
KINDS: Final = 3
LARGEST_COST: Final = 3

PLANETS: Final = len(_PLANETS)
PLANET_IDS: Final = [planet.id for planet in _PLANETS]
RESOURCE_IDS: Final[list[str]] = list(RESOURCES)
TYPE_IDS: Final[list[str]] = list(TYPES)
ALL_PLANETS: Final = 2 ** len(_PLANETS) - 1


def _icons(planet: Planet) -> i64:
    packed: i64 = 0
    for icon in planet.cost:
        packed += ONE[ICONS.index(icon)]
    return packed


def _mask_of_type(type_id: str) -> i64:
    mask: i64 = 0
    for place, planet in enumerate(_PLANETS):
        if planet.type == type_id:
            mask |= BIT[place]
    return mask


def _mask_of_size(size: int) -> i64:
    mask: i64 = 0
    for place, planet in enumerate(_PLANETS):
        if len(planet.cost) == size:
            mask |= BIT[place]
    return mask


# Counters in the order of ICONS, and their sum: the multiplier of the planet's points.
PRINTED: Final = vec[i64]([_icons(planet) for planet in _PLANETS])
SIZE: Final = vec[i64]([total_of(_icons(planet)) for planet in _PLANETS])
LEFT: Final = vec[i64]([RESOURCES.index(planet.left) for planet in _PLANETS])
RIGHT: Final = vec[i64]([RESOURCES.index(planet.right) for planet in _PLANETS])
OF_TYPE: Final = vec[i64]([_mask_of_type(type_id) for type_id in TYPES])
OF_SIZE: Final = vec[i64]([_mask_of_size(size) for size in range(LARGEST_COST + 1)])
