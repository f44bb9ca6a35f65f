"""Creating and developing life, species, and the cubes that a species removes."""

from typing import cast

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import ACTION, LIFE, SPECIES, Pay
from orrery.games.exoplanets.bill import can_pay
from orrery.games.exoplanets.events import LifeCreated, LifeEvicted, SpeciesCreated
from orrery.games.exoplanets.payment import add_payments, bill_for, pay, payable
from orrery.games.exoplanets.planets import PLANET_IDS
from orrery.games.exoplanets.state import SPECIES_LEVEL, ExoplanetsState
from orrery.games.exoplanets.system import NONE


def add_life(offer: Offer, state: ExoplanetsState) -> None:
    """Every planet where the active seat can pay for one more cube."""
    player = state.player()
    if player.cubes > 0:
        planets = state.system.planets & ~state.system.dominated & ~player.life3
        offer.add(LIFE, payable(state, planets, 1))


def add_species(offer: Offer, state: ExoplanetsState) -> None:
    """Every planet with life since the start of the turn where a species can be paid."""
    player = state.player()
    planets = state.had_life & ~state.system.dominated
    if player.cylinders == 0 or planets == 0:
        return
    found: i64 = 0
    with_cubes = planets
    for cubes in range(1, SPECIES_LEVEL):
        with_more = planets & player.with_cubes(cubes + 1)
        found |= payable(state, with_cubes & ~with_more, SPECIES_LEVEL - cubes)
        with_cubes = with_more
    offer.add(SPECIES, found)


def life_obstacle(state: ExoplanetsState, planet: i64) -> str | None:
    """Why the active seat cannot put one more cube on a planet."""
    player = state.player()
    bit = BIT[planet]
    if state.system.dominated & bit != 0:
        return "species"
    if player.life3 & bit != 0:
        return "full"
    if player.cubes == 0:
        return "cubes"
    return None if can_pay(player.stock, bill_for(state, planet, 1)) else "cost"


def steps_to_species(state: ExoplanetsState, planet: i64) -> i64:
    return SPECIES_LEVEL - state.player().cubes_on(planet)


def begin_step(state: ExoplanetsState, planet: i64, to_species: bool) -> None:
    """A single possible payment is made at once; otherwise it is asked for."""
    state.step_planet = planet
    state.step_to_species = to_species
    sums = state.empty_offer()
    add_step_payments(sums, state)
    if sums.size == 1:
        finish_step(state, cast(Pay, ACTION[sums.at(0)]))


def add_step_payments(offer: Offer, state: ExoplanetsState) -> None:
    planet = state.step_planet
    steps = steps_to_species(state, planet) if state.step_to_species else 1
    add_payments(offer, state.player().stock, bill_for(state, planet, steps))


def finish_step(state: ExoplanetsState, paid: Pay) -> None:
    """Pay, then do the step that was waiting for it."""
    planet = state.step_planet
    state.step_planet = NONE
    pay(state, planet, paid)
    if state.step_to_species:
        state.step_to_species = False
        create_species(state, planet)
    else:
        create_life(state, planet)


def create_life(state: ExoplanetsState, planet: i64) -> None:
    """Put a cube of the active seat on a planet; its stimulation marker is due."""
    player = state.player()
    player.add_cube(planet)
    state.due_planet = planet
    if state.events is not None:
        level = player.cubes_on(planet)
        state.events.append(LifeCreated(state.active, PLANET_IDS[planet], level))


def create_species(state: ExoplanetsState, planet: i64) -> None:
    """Replace the cubes by the cylinder; the others take theirs back, each for a resource."""
    player = state.player()
    player.lift_cubes(planet)
    player.add_species(planet)
    state.system.dominated |= BIT[planet]
    state.due_planet = planet
    if state.events is not None:
        state.events.append(SpeciesCreated(state.active, PLANET_IDS[planet]))
    for step in range(1, state.seats):
        _evict(state, state.clockwise(step), planet)


def _evict(state: ExoplanetsState, seat: i64, planet: i64) -> None:
    cubes = state.players[seat].lift_cubes(planet)
    if cubes == 0:
        return
    state.owed += cubes * ONE[seat]
    if state.events is not None:
        state.events.append(LifeEvicted(seat, PLANET_IDS[planet], cubes))
