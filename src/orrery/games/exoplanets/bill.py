"""A bill in one packed word: the most of each resource that its icons take, the most of water and
gas together, and the number of resources to be paid."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import ONE, count_of, total_of
from orrery.games.exoplanets.planets import EITHER, ENERGY, GAS, WATER

WATER_AND_GAS: Final = 3
TOTAL: Final = 4


def bill_of(icons: i64) -> i64:
    """The bill of one step: each icon is paid with a resource of its kind."""
    water = count_of(icons, WATER)
    gas = count_of(icons, GAS)
    either = count_of(icons, EITHER)
    limits = count_of(icons, ENERGY) * ONE[ENERGY]
    limits += (water + either) * ONE[WATER] + (gas + either) * ONE[GAS]
    limits += (water + gas + either) * ONE[WATER_AND_GAS]
    return limits + total_of(icons) * ONE[TOTAL]


def free_bill(total: i64) -> i64:
    """A bill that any resources pay."""
    return total * (ONE[ENERGY] + ONE[WATER] + ONE[GAS] + ONE[WATER_AND_GAS] + ONE[TOTAL])


def can_pay(stock: i64, bill: i64) -> bool:
    energy = min(count_of(bill, ENERGY), count_of(stock, ENERGY))
    water = min(count_of(bill, WATER), count_of(stock, WATER))
    gas = min(count_of(bill, GAS), count_of(stock, GAS))
    return energy + min(water + gas, count_of(bill, WATER_AND_GAS)) >= count_of(bill, TOTAL)
