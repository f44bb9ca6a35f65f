"""The thirty planets as tables: types, printed costs and side icons."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, count_of, total_of
from orrery.games.exoplanets.content import ICONS, RESOURCES, TYPES, Planet, load

_PLANETS: Final = load().planet

ENERGY: Final = 0
WATER: Final = 1
GAS: Final = 2
EITHER: Final = 3
KINDS: Final = 3
LARGEST_COST: Final = 3
_MOST_STEPS: Final = 3
_ENOUGH: Final = _MOST_STEPS * LARGEST_COST
_SPAN: Final = _ENOUGH + 1
SMALLEST_COST: Final[i64] = load().cost.smallest

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


def _mask_within(icons: tuple[int, ...], steps: int, most: int) -> i64:
    mask: i64 = 0
    for place, planet in enumerate(_PLANETS):
        if steps * sum(ICONS.index(icon) in icons for icon in planet.cost) <= most:
            mask |= BIT[place]
    return mask


def _masks_within(*icons: int) -> vec[i64]:
    """For 1, 2, 3 steps: the planets whose printed cost takes at most 0, 1, 2, … of these icons."""
    return vec[i64](
        [
            _mask_within(icons, steps, most)
            for steps in range(1, _MOST_STEPS + 1)
            for most in range(_SPAN)
        ]
    )


def _mask_beside(kind: str) -> i64:
    mask: i64 = 0
    for place, planet in enumerate(_PLANETS):
        if kind in (planet.left, planet.right):
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
# Planets with a resource on one of their sides, and planets by how much of each their cost takes.
BESIDE: Final = vec[i64]([_mask_beside(kind) for kind in RESOURCES])
_WITHIN_ENERGY: Final = _masks_within(ENERGY)
_WITHIN_WATER: Final = _masks_within(WATER)
_WITHIN_GAS: Final = _masks_within(GAS)
_WITHIN_WATER_AND_GAS: Final = _masks_within(WATER, GAS, EITHER)


def payable_as_printed(stock: i64, steps: i64) -> i64:
    """The planets where a stock pays so many steps at the printed cost."""
    row = (steps - 1) * _SPAN
    water = count_of(stock, WATER)
    gas = count_of(stock, GAS)
    return (
        _WITHIN_ENERGY[row + min(count_of(stock, ENERGY), _ENOUGH)]
        & _WITHIN_WATER[row + min(water, _ENOUGH)]
        & _WITHIN_GAS[row + min(gas, _ENOUGH)]
        & _WITHIN_WATER_AND_GAS[row + min(water + gas, _ENOUGH)]
    )
