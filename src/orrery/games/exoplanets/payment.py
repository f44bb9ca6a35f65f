"""What a step of life costs on a planet, and the sums that pay for it."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, count_of, first_of, total_of
from orrery.games.exoplanets.actions import Pay, payment
from orrery.games.exoplanets.events import ResourcesPaid
from orrery.games.exoplanets.planets import EITHER, ENERGY, GAS, PLANET_IDS, PRINTED, WATER
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.system import ORBITS, System
from orrery.games.exoplanets.tiles import RESOURCE

# A bill in one packed word: the most of each resource that its icons take, the most of water and
# gas together, and the number of resources to be paid.
_WATER_AND_GAS: Final = 3
_TOTAL: Final = 4
_DISCOUNT_BITS: Final = 2


def icons_of(system: System, planet: i64) -> i64:
    """The icons of one step: printed, one more per dearer-orbit tile, less by cheaper rows."""
    icons = PRINTED[planet]
    if system.dearer_orbit | system.cheaper_row == 0:
        return icons
    dearer = system.dearer_orbit & system.orbits[system.orbit_of(planet)]
    while dearer != 0:
        icons += ONE[RESOURCE[system.beneath[first_of(dearer)]]]
        dearer &= dearer - 1
    cheaper = system.cheaper_row & system.rows[system.row_of(planet)]
    if cheaper != 0:
        icons = _cheapened(system, icons, cheaper)
    return icons


def _cheapened(system: System, icons: i64, sources: i64) -> i64:
    """Apply the row's tiles in the order of their planets, from the star outwards."""
    for orbit in range(1, ORBITS + 1):
        source = sources & system.orbits[orbit]
        if source != 0 and total_of(icons) > 1:
            icons = _without(icons, RESOURCE[system.beneath[first_of(source)]])
    return icons


def _without(icons: i64, kind: i64) -> i64:
    if count_of(icons, kind) > 0:
        return icons - ONE[kind]
    if kind != ENERGY and count_of(icons, EITHER) > 0:
        return icons - ONE[EITHER]
    return icons


def discount_on(state: ExoplanetsState, planet: i64) -> i64:
    """Icons that Catalysis takes off a step of the active seat this turn."""
    return (state.catalysed >> (planet * _DISCOUNT_BITS)) & 3


def add_discount(state: ExoplanetsState, planet: i64) -> None:
    state.catalysed += BIT[planet * _DISCOUNT_BITS]


def bill_for(state: ExoplanetsState, planet: i64, steps: i64) -> i64:
    """What so many steps of the active seat on a planet cost."""
    icons = icons_of(state.system, planet)
    size = total_of(icons)
    total = steps * (size - min(discount_on(state, planet), size - 1))
    if state.system.is_versatile(planet):
        return total * (ONE[ENERGY] + ONE[WATER] + ONE[GAS] + ONE[_WATER_AND_GAS] + ONE[_TOTAL])
    water = count_of(icons, WATER)
    gas = count_of(icons, GAS)
    either = count_of(icons, EITHER)
    limits = count_of(icons, ENERGY) * ONE[ENERGY]
    limits += (water + either) * ONE[WATER] + (gas + either) * ONE[GAS]
    limits += (water + gas + either) * ONE[_WATER_AND_GAS]
    return steps * limits + total * ONE[_TOTAL]


def can_pay(stock: i64, bill: i64) -> bool:
    energy = min(count_of(bill, ENERGY), count_of(stock, ENERGY))
    water = min(count_of(bill, WATER), count_of(stock, WATER))
    gas = min(count_of(bill, GAS), count_of(stock, GAS))
    return energy + min(water + gas, count_of(bill, _WATER_AND_GAS)) >= count_of(bill, _TOTAL)


def payments(stock: i64, bill: i64) -> list[Pay]:
    """Every sum that pays a bill and that a stock holds."""
    total = count_of(bill, _TOTAL)
    most_water = min(count_of(bill, WATER), count_of(stock, WATER))
    most_gas = min(count_of(bill, GAS), count_of(stock, GAS))
    most_both = min(most_water + most_gas, count_of(bill, _WATER_AND_GAS))
    most_energy = min(count_of(bill, ENERGY), count_of(stock, ENERGY))
    sums: list[Pay] = []
    energy = max(total - most_both, 0)
    while energy <= min(most_energy, total):
        rest = total - energy
        water = max(rest - most_gas, 0)
        while water <= min(most_water, rest):
            sums.append(payment(energy, water, rest - water))
            water += 1
        energy += 1
    return sums


def pay(state: ExoplanetsState, planet: i64, paid: Pay) -> None:
    """The active seat returns what it pays to the cloud."""
    resources = paid.energy * ONE[ENERGY] + paid.water * ONE[WATER] + paid.gas * ONE[GAS]
    state.give_back(state.active, resources)
    if state.events is not None:
        state.events.append(
            ResourcesPaid(state.active, PLANET_IDS[planet], paid.energy, paid.water, paid.gas)
        )
