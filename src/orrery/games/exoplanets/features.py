"""What matters of a position of Exoplanets between two turns, for values that are learned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, count_of, first_of, size_of, total_of
from orrery.core.features import Features, Pen
from orrery.games.exoplanets.bill import TOTAL, WATER_AND_GAS
from orrery.games.exoplanets.evaluate import turns_left
from orrery.games.exoplanets.goals import COUNT, POINTS, progress
from orrery.games.exoplanets.planets import ENERGY, GAS, KINDS, SIZE, WATER
from orrery.games.exoplanets.scoring import (
    goal_points,
    life_points,
    points_of,
    species_points,
    tile_points,
)
from orrery.games.exoplanets.state import (
    MARKER_KINDS,
    SPECIES_LEVEL,
    ExoplanetsState,
    Seat,
)
from orrery.games.exoplanets.system import System
from orrery.games.exoplanets.tiles import (
    DISCOUNT,
    DOES,
    FREE_GAINS,
    GIVES,
    GOAL,
    HARVEST,
    SPARK,
)

_LEVELS: Final = 3
# A species is within reach by the resources that are still missing: none, up to three, up to six.
_REACHES: Final = vec[i64]([0, 3, 6])
_TURNS: Final = 5
_SPECIES: Final[i64] = 5

_SHARED: Final = (
    "planets",
    "next",
    "turns-until-own",
    "fusion-left",
    "flare-left",
    "stimulation-left",
    "cloud-energy",
    "cloud-water",
    "cloud-gas",
    "three-seats",
    "four-seats",
)
_OWN: Final = (
    "points",
    "life",
    "species",
    "tiles",
    "goals",
    "turns-left",
    "no-turn-left",
    "one-turn-left",
    "two-turns-left",
    "energy",
    "water",
    "gas",
    "stock",
    "stock-spare",
    "hand",
    "goals-met",
    "goals-near",
    "goals-far",
    "effect-gains",
    "effect-harvest",
    "effect-discount",
    "effect-spark",
    "effect-under",
    "fusion",
    "flare",
    "stimulation",
    "cubes-left",
    "cylinders",
    "level-1",
    "level-2",
    "level-3",
    "reach-0",
    "reach-3",
    "reach-6",
    "contested",
    "threatened",
)


class ExoplanetsFeatures(Features[ExoplanetsState]):
    def __init__(self) -> None:
        super().__init__(_SHARED, _OWN)

    def write_shared(self, state: ExoplanetsState, seat: i64, pen: Pen) -> None:
        pen.put_count(size_of(state.system.planets), 24.0)
        until = (seat - state.active) % state.seats
        pen.put_flag(until == 0)
        pen.put_count(until, 4.0)
        for kind in range(MARKER_KINDS):
            pen.put_count(count_of(state.markers, kind), 4.0)
        for kind in range(KINDS):
            pen.put_count(min(count_of(state.cloud, kind), 6), 6.0)
        pen.put_flag(state.seats == 3)
        pen.put_flag(state.seats == 4)

    def write_own(self, state: ExoplanetsState, seat: i64, pen: Pen) -> None:
        player = state.players[seat]
        pen.put_count(points_of(state, seat), 40.0)
        pen.put_count(life_points(player), 20.0)
        pen.put_count(species_points(player), 30.0)
        pen.put_count(tile_points(state.system, player), 10.0)
        pen.put_count(goal_points(player), 10.0)
        left = turns_left(state, seat)
        pen.put_count(left, float(_TURNS))
        pen.put_flag(left == 0)
        pen.put_flag(left == 1)
        pen.put_flag(left == 2)
        _write_stock(player, pen)
        _write_hand(state, seat, pen)
        for kind in range(MARKER_KINDS):
            pen.put_count(count_of(player.markers, kind), 3.0)
        pen.put_count(player.cubes, 6.0)
        pen.put_count(player.cylinders, 4.0)
        _write_life(state, seat, pen)


def _write_stock(player: Seat, pen: Pen) -> None:
    spare: i64 = 0
    for kind in range(KINDS):
        held = count_of(player.stock, kind)
        pen.put_count(min(held, 6), 4.0)
        spare += max(held - 3, 0)
    pen.put_count(total_of(player.stock), 8.0)
    pen.put_count(spare, 4.0)


def _write_hand(state: ExoplanetsState, seat: i64, pen: Pen) -> None:
    """Goals by how near they are, once each, and tiles by what their effects do."""
    player = state.players[seat]
    pen.put_count(size_of(player.hand), 5.0)
    met = 0.0
    near = 0.0
    far = 0.0
    gains: i64 = 0
    harvest: i64 = 0
    discount: i64 = 0
    spark: i64 = 0
    under: i64 = 0
    seen = player.goals
    hand = player.hand
    while hand != 0:
        tile = first_of(hand)
        hand &= hand - 1
        goal = GOAL[tile]
        if seen & BIT[goal] == 0:
            seen |= BIT[goal]
            share = float(min(progress(state, seat, goal), COUNT[goal])) / float(COUNT[goal])
            points = float(POINTS[goal])
            if share >= 1.0:
                met += points
            elif share >= 0.6:
                near += points
            else:
                far += points * share
        does = DOES[tile]
        if does == HARVEST:
            harvest += 1
        elif does == DISCOUNT:
            discount += 1
        elif does == SPARK:
            spark += 1
        elif does > SPARK:
            under += 1
        else:
            gains += total_of(GIVES[tile]) + FREE_GAINS[tile]
    pen.put(met / 8.0)
    pen.put(near / 8.0)
    pen.put(far / 8.0)
    pen.put_count(gains, 4.0)
    pen.put_count(harvest, 2.0)
    pen.put_count(discount, 2.0)
    pen.put_count(spark, 2.0)
    pen.put_count(under, 3.0)


def _write_life(state: ExoplanetsState, seat: i64, pen: Pen) -> None:
    """Cubes by their number on a planet; the most a species would add within reach; what rivals
    contest and what they can evict with what they hold now."""
    player = state.players[seat]
    first = pen.at
    for _ in range(2 * _LEVELS):
        pen.put(0.0)
    contested: i64 = 0
    threatened: i64 = 0
    planets = player.life1
    while planets != 0:
        planet = first_of(planets)
        planets &= planets - 1
        cubes = player.cubes_on(planet)
        size = SIZE[planet]
        pen.written[first + cubes - 1] += float(size) / 5.0
        if player.cylinders > 0:
            missing = _missing(state.system, player.stock, planet, SPECIES_LEVEL - cubes)
            gain = float((_SPECIES - cubes) * size) / 12.0
            for reach in range(_LEVELS):
                if missing <= _REACHES[reach] and gain > pen.written[first + _LEVELS + reach]:
                    pen.written[first + _LEVELS + reach] = gain
        for step in range(1, state.seats):
            rival = state.players[(seat + step) % state.seats]
            others = rival.cubes_on(planet)
            if others == 0:
                continue
            contested += cubes * size
            if rival.cylinders > 0 and (
                _missing(state.system, rival.stock, planet, SPECIES_LEVEL - others) <= 3
            ):
                threatened += cubes * size
    pen.put_count(contested, 8.0)
    pen.put_count(threatened, 8.0)


def _missing(system: System, stock: i64, planet: i64, steps: i64) -> i64:
    """Resources that a stock lacks for so many steps."""
    bill = steps * system.bills[planet]
    energy = min(count_of(bill, ENERGY), count_of(stock, ENERGY))
    water = min(count_of(bill, WATER), count_of(stock, WATER))
    gas = min(count_of(bill, GAS), count_of(stock, GAS))
    return count_of(bill, TOTAL) - energy - min(water + gas, count_of(bill, WATER_AND_GAS))


FEATURES: Final = ExoplanetsFeatures()
