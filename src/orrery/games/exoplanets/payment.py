"""What a step of life costs on a planet, and the sums that pay for it."""

from typing import Final

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, count_of, first_of
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import Pay, payment_at
from orrery.games.exoplanets.bill import TOTAL, WATER_AND_GAS, can_pay, free_bill
from orrery.games.exoplanets.events import ResourcesPaid
from orrery.games.exoplanets.planets import (
    ENERGY,
    GAS,
    PLANET_IDS,
    SMALLEST_COST,
    WATER,
    payable_as_printed,
)
from orrery.games.exoplanets.state import ExoplanetsState

_DISCOUNT_BITS: Final = 2


def discount_on(state: ExoplanetsState, planet: i64) -> i64:
    """Icons that Catalysis offers to take off a step of the active seat this turn."""
    return (state.catalysed >> (planet * _DISCOUNT_BITS)) & 3


def reduction_on(state: ExoplanetsState, planet: i64) -> i64:
    """The icons that Catalysis really takes off a step: the smallest cost is left."""
    size = count_of(state.system.bills[planet], TOTAL)
    return min(discount_on(state, planet), max(size - SMALLEST_COST, 0))


def add_discount(state: ExoplanetsState, planet: i64) -> None:
    state.catalysed += BIT[planet * _DISCOUNT_BITS]


def bill_for(state: ExoplanetsState, planet: i64, steps: i64) -> i64:
    """What so many steps of the active seat on a planet cost."""
    bill = state.system.bills[planet]
    if state.catalysed != 0:
        is_free = state.system.any_pays & BIT[planet] != 0
        reduction = reduction_on(state, planet)
        bill -= free_bill(reduction) if is_free else reduction * ONE[TOTAL]
    return steps * bill


def payable(state: ExoplanetsState, planets: i64, steps: i64) -> i64:
    """Those of the planets where the active seat can pay so many steps."""
    stock = state.player().stock
    repriced = planets if state.catalysed != 0 else planets & state.system.repriced
    found = planets & ~repriced & payable_as_printed(stock, steps)
    while repriced != 0:
        planet = first_of(repriced)
        repriced &= repriced - 1
        if can_pay(stock, bill_for(state, planet, steps)):
            found |= BIT[planet]
    return found


def add_payments(offer: Offer, stock: i64, bill: i64) -> None:
    """Every sum that pays a bill and that a stock holds."""
    total = count_of(bill, TOTAL)
    most_water = min(count_of(bill, WATER), count_of(stock, WATER))
    most_gas = min(count_of(bill, GAS), count_of(stock, GAS))
    most_both = min(most_water + most_gas, count_of(bill, WATER_AND_GAS))
    most_energy = min(count_of(bill, ENERGY), count_of(stock, ENERGY))
    energy = max(total - most_both, 0)
    while energy <= min(most_energy, total):
        rest = total - energy
        water = max(rest - most_gas, 0)
        while water <= min(most_water, rest):
            offer.one(payment_at(energy, water, rest - water))
            water += 1
        energy += 1


def resources_of(paid: Pay) -> i64:
    return paid.energy * ONE[ENERGY] + paid.water * ONE[WATER] + paid.gas * ONE[GAS]


def pay(state: ExoplanetsState, planet: i64, paid: Pay) -> None:
    """Return what the active seat pays to the cloud."""
    state.give_back(state.active, resources_of(paid))
    if state.events is not None:
        state.events.append(
            ResourcesPaid(state.active, PLANET_IDS[planet], paid.energy, paid.water, paid.gas)
        )
