"""What a position is worth to a seat, by source, from what that seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, count_of, first_of, size_of, total_of
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.goals import COUNT, POINTS, progress
from orrery.games.exoplanets.life import steps_to_species
from orrery.games.exoplanets.payment import icons_of
from orrery.games.exoplanets.planets import ENERGY, KINDS, SIZE, WATER
from orrery.games.exoplanets.scoring import (
    goal_points,
    life_points,
    points_of,
    points_on,
    species_points,
    tile_points,
)
from orrery.games.exoplanets.state import (
    CHOOSE_BIRTH,
    CHOOSE_ROW,
    STIMULATION,
    ExoplanetsState,
)
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import (
    DISCOUNT,
    DOES,
    FLARE,
    FREE_GAINS,
    FUSION,
    GIVES,
    GOAL,
    HARVEST,
    SPARK,
)

_NUMBERS: Final = load().numbers
_TURNS: Final = vec[i64](
    [0, 0]
    + [
        setup.star_energy // _NUMBERS.star_energy_per_planet // setup.seats
        for setup in load().setup
    ]
)
_SPECIES: Final[i64] = _NUMBERS.species_points

# In points. A resource buys one point as a cube and more as a part of a species.
_RESOURCE: Final = 0.8
# What water, the scarcest kind, is worth above that, and energy below.
_SCARCITY: Final = 0.05
# A birth still to come: the mean worth of the best place a planet finds. Once it is under way its
# places are compared as they are, so the steps before them count a little less.
_BIRTH: Final = 2.37
_KNOWN_BIRTH: Final = 2.2
_SPARE_RESOURCE: Final = 0.5
_PLENTY: Final = 4
# Per icon of the planet; less at each level than what the species would bring from there.
_SPECIES_DRAW: Final = 0.25
_RIVAL_CUBE: Final = 0.1
_GOAL_HOPE: Final = 0.75
_FIXED_GAIN: Final = 0.65
_HARVEST_VALUE: Final = 1.8
_SWAP_VALUE: Final = 1.2
_DISCOUNT_VALUE: Final = 1.0
_SPARK_VALUE: Final = 1.3
_UNDER_VALUE: Final = 0.7
_LOST_TILE: Final = 1.5
_STIMULATION_VALUE: Final = 0.3
_FUSION_RISK: Final = 0.25
_FLARE_RISK: Final = 0.2
_RIVAL_WEIGHT: Final = 0.5


def appraise(state: ExoplanetsState, seat: i64) -> dict[str, float]:
    player = state.players[seat]
    return {
        "life": float(life_points(player)),
        "species": float(species_points(player)),
        "tiles": float(tile_points(state.system, player)),
        "goals": float(goal_points(player)),
        "growth": _growth(state, seat),
        "resources": _resources(state, seat),
        "hand": _hand(state, seat),
        "markers": _markers(state, seat),
        "pending": _pending(state, seat),
        "rivals": _rivals(state, seat),
    }


def worth(state: ExoplanetsState, seat: i64) -> float:
    """The sum of `appraise`, without its dictionary."""
    player = state.players[seat]
    points = (
        float(life_points(player))
        + float(species_points(player))
        + float(tile_points(state.system, player))
        + float(goal_points(player))
    )
    return (
        points
        + _growth(state, seat)
        + _resources(state, seat)
        + _hand(state, seat)
        + _markers(state, seat)
        + _pending(state, seat)
        + _rivals(state, seat)
    )


def turns_left(state: ExoplanetsState, seat: i64) -> i64:
    """Turns that the seat has not ended yet."""
    ended = (state.turns - seat + state.seats - 1) // state.seats
    return _TURNS[state.seats] - ended


def _growth(state: ExoplanetsState, seat: i64) -> float:
    """Cubes draw towards a species while there is time, less where rivals do the same."""
    player = state.players[seat]
    if player.cylinders == 0 or turns_left(state, seat) == 0:
        return 0.0
    value = 0.0
    planets = player.life1
    while planets != 0:
        planet = first_of(planets)
        planets &= planets - 1
        cubes = player.cubes_on(planet)
        rivals = _rival_cubes(state, seat, planet)
        draw = _SPECIES_DRAW * float(cubes) - _RIVAL_CUBE * float(rivals)
        value += float(SIZE[planet]) * draw
    return value


def _rival_cubes(state: ExoplanetsState, seat: i64, planet: i64) -> i64:
    cubes: i64 = 0
    for step in range(1, state.seats):
        cubes += state.players[(seat + step) % state.seats].cubes_on(planet)
    return cubes


def _resources(state: ExoplanetsState, seat: i64) -> float:
    """Worth less beyond what a turn can use, and nothing after the last turn."""
    if turns_left(state, seat) == 0:
        return 0.0
    value = 0.0
    stock = state.players[seat].stock
    for kind in range(KINDS):
        held = count_of(stock, kind)
        plenty = min(held, _PLENTY)
        value += _RESOURCE * float(plenty) + _SPARE_RESOURCE * float(held - plenty)
    water = min(count_of(stock, WATER), _PLENTY)
    energy = min(count_of(stock, ENERGY), _PLENTY)
    return value + _SCARCITY * float(water - energy)


def _hand(state: ExoplanetsState, seat: i64) -> float:
    """Each tile by the better of its two halves; nothing after the last turn."""
    if turns_left(state, seat) == 0:
        return 0.0
    value = 0.0
    hand = state.players[seat].hand
    while hand != 0:
        tile = first_of(hand)
        hand &= hand - 1
        value += max(_goal_hope(state, seat, GOAL[tile]), _effect_value(tile))
    return value


def _goal_hope(state: ExoplanetsState, seat: i64, goal: i64) -> float:
    if state.players[seat].goals & BIT[goal] != 0:
        return 0.0
    share = float(min(progress(state, seat, goal), COUNT[goal])) / float(COUNT[goal])
    return float(POINTS[goal]) * _GOAL_HOPE * (0.3 + 0.7 * share * share)


def _effect_value(tile: i64) -> float:
    does = DOES[tile]
    if does == HARVEST:
        return _HARVEST_VALUE
    if does == DISCOUNT:
        return _DISCOUNT_VALUE
    if does == SPARK:
        return _SPARK_VALUE
    if does > SPARK:
        return _UNDER_VALUE
    gains = total_of(GIVES[tile]) + FREE_GAINS[tile]
    return max(_FIXED_GAIN * float(gains), _SWAP_VALUE)


def _markers(state: ExoplanetsState, seat: i64) -> float:
    """Stimulation markers are half a resource; the others draw an event upon the seat."""
    if turns_left(state, seat) == 0:
        return 0.0
    player = state.players[seat]
    stimulation = float(count_of(player.markers, STIMULATION))
    fusion = float(min(count_of(player.markers, FUSION), size_of(player.hand)))
    flare = float(min(count_of(player.markers, FLARE), 2))
    return _STIMULATION_VALUE * stimulation - _FUSION_RISK * fusion - _FLARE_RISK * flare


def _pending(state: ExoplanetsState, seat: i64) -> float:
    """What is owed to the seat or by it, a birth under way, a step that waits for its payment."""
    value = _RESOURCE * float(count_of(state.owed, seat))
    value -= _LOST_TILE * float(count_of(state.losses, seat))
    if state.active != seat:
        return value
    if state.pending == CHOOSE_BIRTH:
        value += _BIRTH
    elif CHOOSE_BIRTH < state.pending <= CHOOSE_ROW:
        value += _KNOWN_BIRTH
    if state.step_planet != NONE:
        value += _step_value(state)
    return value


def _step_value(state: ExoplanetsState) -> float:
    """Points of the waiting step less what it will cost."""
    planet = state.step_planet
    size = SIZE[planet]
    steps: i64 = 1
    points = size
    if state.step_to_species:
        steps = steps_to_species(state, planet)
        points = _SPECIES * size - points_on(state.player(), planet)
    cost = float(steps * total_of(icons_of(state.system, planet)))
    return float(points) + 0.5 - _RESOURCE * cost


def _rivals(state: ExoplanetsState, seat: i64) -> float:
    """Half the mean of the other seats' points."""
    total: i64 = 0
    for step in range(1, state.seats):
        total += points_of(state, (seat + step) % state.seats)
    return -_RIVAL_WEIGHT * float(total) / float(state.seats - 1)
