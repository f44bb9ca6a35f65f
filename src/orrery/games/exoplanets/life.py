"""Creating and developing life, species, and what a species drives from its planet."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, first_of
from orrery.games.exoplanets.actions import LIFE, SPECIES, Pay
from orrery.games.exoplanets.events import LifeCreated, LifeEvicted, SpeciesCreated
from orrery.games.exoplanets.payment import bill_for, can_pay, pay, payments
from orrery.games.exoplanets.planets import PLANET_IDS
from orrery.games.exoplanets.state import SPECIES_LEVEL, ExoplanetsState
from orrery.games.exoplanets.system import NONE


def legal_life(state: ExoplanetsState, legal: list[Action]) -> None:
    """Add every planet where the active seat can pay for one more cube."""
    player = state.player()
    if player.cubes == 0:
        return
    planets = state.system.planets & ~state.system.dominated & ~player.life3
    while planets != 0:
        planet = first_of(planets)
        planets &= planets - 1
        if can_pay(player.stock, bill_for(state, planet, 1)):
            legal.append(LIFE[planet])


def legal_species(state: ExoplanetsState, legal: list[Action]) -> None:
    """Add every planet with life since the start of the turn where a species can be paid."""
    player = state.player()
    if player.cylinders == 0:
        return
    planets = state.had_life & ~state.system.dominated
    while planets != 0:
        planet = first_of(planets)
        planets &= planets - 1
        if can_pay(player.stock, bill_for(state, planet, steps_to_species(state, planet))):
            legal.append(SPECIES[planet])


def steps_to_species(state: ExoplanetsState, planet: i64) -> i64:
    return SPECIES_LEVEL - state.player().cubes_on(planet)


def begin_step(state: ExoplanetsState, planet: i64, to_species: bool) -> None:
    """A single possible payment is made at once; otherwise it is asked for."""
    state.step_planet = planet
    state.step_to_species = to_species
    sums = payment_choices(state)
    if len(sums) == 1:
        finish_step(state, sums[0])


def payment_choices(state: ExoplanetsState) -> list[Pay]:
    planet = state.step_planet
    steps = steps_to_species(state, planet) if state.step_to_species else 1
    return payments(state.player().stock, bill_for(state, planet, steps))


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
    """One cube of the active seat on a planet; its stimulation marker is due."""
    player = state.player()
    player.add_cube(planet)
    state.due_planet = planet
    if state.events is not None:
        level = player.cubes_on(planet)
        state.events.append(LifeCreated(state.active, PLANET_IDS[planet], level))


def create_species(state: ExoplanetsState, planet: i64) -> None:
    """Cubes return, the cylinder is placed, everyone else is driven off for a resource a cube."""
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
