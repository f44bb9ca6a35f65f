"""What a position is worth to a seat, by source, from what that seat may know."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, count_of, first_of, size_of, total_of
from orrery.core.game import Evaluator
from orrery.games.exoplanets.bill import TOTAL
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.goals import COUNT, POINTS, progress
from orrery.games.exoplanets.life import steps_to_species
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
from orrery.games.exoplanets.weights import ExoplanetsWeights

_NUMBERS: Final = load().numbers
_TURNS: Final = vec[i64](
    [0, 0]
    + [
        setup.star_energy // _NUMBERS.star_energy_per_planet // setup.seats
        for setup in load().setup
    ]
)
_SPECIES: Final[i64] = _NUMBERS.species_points

_PLENTY: Final = 4


class ExoplanetsEvaluator(Evaluator[ExoplanetsState]):
    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = ExoplanetsWeights(weights)

    def worth(self, state: ExoplanetsState, seat: i64) -> float:
        return worth(self._weights, state, seat)

    def appraise(self, state: ExoplanetsState, seat: i64) -> dict[str, float]:
        return appraise(self._weights, state, seat)


def appraise(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> dict[str, float]:
    player = state.players[seat]
    return {
        "life": float(life_points(player)),
        "species": float(species_points(player)),
        "tiles": float(tile_points(state.system, player)),
        "goals": float(goal_points(player)),
        "growth": _growth(w, state, seat),
        "resources": _resources(w, state, seat),
        "hand": _hand(w, state, seat),
        "markers": _markers(w, state, seat),
        "pending": _pending(w, state, seat),
        "rivals": _rivals(w, state, seat),
    }


def worth(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
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
        + _growth(w, state, seat)
        + _resources(w, state, seat)
        + _hand(w, state, seat)
        + _markers(w, state, seat)
        + _pending(w, state, seat)
        + _rivals(w, state, seat)
    )


def turns_left(state: ExoplanetsState, seat: i64) -> i64:
    """Turns that the seat has not ended yet."""
    ended = (state.turns - seat + state.seats - 1) // state.seats
    return _TURNS[state.seats] - ended


def _growth(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
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
        draw = w.species_draw * float(cubes) - w.rival_cube * float(rivals)
        value += float(SIZE[planet]) * draw
    return value


def _rival_cubes(state: ExoplanetsState, seat: i64, planet: i64) -> i64:
    cubes: i64 = 0
    for step in range(1, state.seats):
        cubes += state.players[(seat + step) % state.seats].cubes_on(planet)
    return cubes


def _resources(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
    """Worth less beyond what a turn can use, and nothing after the last turn."""
    if turns_left(state, seat) == 0:
        return 0.0
    value = 0.0
    stock = state.players[seat].stock
    for kind in range(KINDS):
        held = count_of(stock, kind)
        plenty = min(held, _PLENTY)
        value += w.resource * float(plenty) + w.spare_resource * float(held - plenty)
    water = min(count_of(stock, WATER), _PLENTY)
    energy = min(count_of(stock, ENERGY), _PLENTY)
    return value + w.scarcity * float(water - energy)


def _hand(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
    """Each tile by the better of its two halves; nothing after the last turn."""
    if turns_left(state, seat) == 0:
        return 0.0
    value = 0.0
    hand = state.players[seat].hand
    while hand != 0:
        tile = first_of(hand)
        hand &= hand - 1
        value += max(_goal_hope(w, state, seat, GOAL[tile]), _effect_value(w, tile))
    return value


def _goal_hope(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64, goal: i64) -> float:
    if state.players[seat].goals & BIT[goal] != 0:
        return 0.0
    share = float(min(progress(state, seat, goal), COUNT[goal])) / float(COUNT[goal])
    return float(POINTS[goal]) * w.goal_hope * (w.goal_base + w.goal_progress * share * share)


def _effect_value(w: ExoplanetsWeights, tile: i64) -> float:
    does = DOES[tile]
    if does == HARVEST:
        return w.harvest
    if does == DISCOUNT:
        return w.discount
    if does == SPARK:
        return w.spark
    if does > SPARK:
        return w.under
    gains = total_of(GIVES[tile]) + FREE_GAINS[tile]
    return max(w.fixed_gain * float(gains), w.swap)


def _markers(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
    """Stimulation markers are half a resource; the others draw an event upon the seat."""
    if turns_left(state, seat) == 0:
        return 0.0
    player = state.players[seat]
    stimulation = float(count_of(player.markers, STIMULATION))
    fusion = float(min(count_of(player.markers, FUSION), size_of(player.hand)))
    flare = float(min(count_of(player.markers, FLARE), 2))
    return w.stimulation * stimulation - w.fusion_risk * fusion - w.flare_risk * flare


def _pending(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
    """What is owed to the seat or by it, a birth under way, a step that waits for its payment."""
    value = w.resource * float(count_of(state.owed, seat))
    value -= w.lost_tile * float(count_of(state.losses, seat))
    if state.active != seat:
        return value
    if state.pending == CHOOSE_BIRTH:
        value += w.birth
    elif CHOOSE_BIRTH < state.pending <= CHOOSE_ROW:
        value += w.known_birth
    if state.step_planet != NONE:
        value += _step_value(w, state)
    return value


def _step_value(w: ExoplanetsWeights, state: ExoplanetsState) -> float:
    """Points of the waiting step less what it will cost."""
    planet = state.step_planet
    size = SIZE[planet]
    steps: i64 = 1
    points = size
    if state.step_to_species:
        steps = steps_to_species(state, planet)
        points = _SPECIES * size - points_on(state.player(), planet)
    cost = float(steps * count_of(state.system.bills[planet], TOTAL))
    return float(points) + w.step_start - w.resource * cost


def _rivals(w: ExoplanetsWeights, state: ExoplanetsState, seat: i64) -> float:
    """Half the mean of the other seats' points."""
    total: i64 = 0
    for step in range(1, state.seats):
        total += points_of(state, (seat + step) % state.seats)
    return -w.rivals * float(total) / float(state.seats - 1)
