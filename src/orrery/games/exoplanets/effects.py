"""Playing a space tile for its effect."""

from mypy_extensions import i64

from orrery.core.bits import BIT, ONE, count_of, first_of, unpack
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import (
    DONE,
    GAIN_ONE,
    PLAY,
    PLAY_ON,
    SWAP_ONE,
    GainResource,
    PlayTile,
    SwapResources,
)
from orrery.games.exoplanets.events import ResourcesGained, ResourcesSwapped, TilePlayed
from orrery.games.exoplanets.life import create_life
from orrery.games.exoplanets.payment import add_discount
from orrery.games.exoplanets.planets import (
    BESIDE,
    KINDS,
    LARGEST_COST,
    LEFT,
    OF_SIZE,
    PLANET_IDS,
    PLANETS,
    RESOURCE_IDS,
    RIGHT,
)
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import (
    DISCOUNT,
    DOES,
    EFFECT_IDS,
    FREE_GAINS,
    GAIN,
    GIVES,
    HARVEST,
    SPARK,
    SPARK_SIZE,
    SWAP,
    SWAPS,
    TILE_IDS,
    is_one_shot,
    names_planet,
)


def add_plays(offer: Offer, state: ExoplanetsState) -> None:
    """Every effect in the active seat's hand that has a possible result."""
    hand = state.player().hand
    while hand != 0:
        tile = first_of(hand)
        hand &= hand - 1
        if names_planet(tile):
            offer.add(PLAY_ON + tile * PLANETS, targets_of(state, tile))
        elif _has_result(state, tile):
            offer.one(PLAY + tile)


def _has_result(state: ExoplanetsState, tile: i64) -> bool:
    """Ruling 32: something of what the tile gives is in the cloud."""
    if FREE_GAINS[tile] > 0:
        return state.cloud != 0
    return _in_cloud(state, GIVES[tile])


def _in_cloud(state: ExoplanetsState, wanted: i64) -> bool:
    for kind in range(KINDS):
        if count_of(wanted, kind) > 0 and count_of(state.cloud, kind) > 0:
            return True
    return False


def targets_of(state: ExoplanetsState, tile: i64) -> i64:
    """The planets that a tile may name."""
    system = state.system
    does = DOES[tile]
    if does == HARVEST:
        return _harvests(state, tile)
    if does == DISCOUNT:
        return system.planets & ~system.dominated
    if does == SPARK:
        return _sparks(state, tile)
    return system.planets & ~system.tiled


def _harvests(state: ExoplanetsState, tile: i64) -> i64:
    """The planets where something of what the tile gives or a side shows is in the cloud."""
    planets = state.system.planets
    if _in_cloud(state, GIVES[tile]):
        return planets
    found: i64 = 0
    for kind in range(KINDS):
        if count_of(state.cloud, kind) > 0:
            found |= BESIDE[kind]
    return planets & found


def gain_of(tile: i64, planet: i64) -> i64:
    """The resources of given kinds that an effect brings, where the cloud has them."""
    if DOES[tile] == HARVEST:
        return GIVES[tile] + ONE[LEFT[planet]] + ONE[RIGHT[planet]]
    return GIVES[tile]


def _sparks(state: ExoplanetsState, tile: i64) -> i64:
    player = state.player()
    if player.cubes == 0:
        return 0
    small: i64 = 0
    for size in range(LARGEST_COST + 1):
        if size <= SPARK_SIZE[tile]:
            small |= OF_SIZE[size]
    return state.system.planets & small & ~state.system.dominated & ~player.life3


def play_tile(state: ExoplanetsState, play: PlayTile) -> None:
    """Use the effect; its marker is due after the last choice (ruling 6)."""
    tile = play.tile
    planet = play.planet
    state.player().hand &= ~BIT[tile]
    state.due_tile = tile
    if state.events is not None:
        where = None if planet == NONE else PLANET_IDS[planet]
        state.events.append(TilePlayed(state.active, TILE_IDS[tile], EFFECT_IDS[tile], where))
    if not is_one_shot(tile):
        state.system.lay(tile, planet)
        return
    state.spent |= BIT[tile]
    _use(state, tile, planet)


def _use(state: ExoplanetsState, tile: i64, planet: i64) -> None:
    does = DOES[tile]
    if does == GAIN or does == HARVEST:
        gain_all(state, gain_of(tile, planet))
        state.owed += FREE_GAINS[tile] * ONE[state.active]
    elif does == SWAP:
        state.swaps = SWAPS[tile]
        state.owed += FREE_GAINS[tile] * ONE[state.active]
    elif does == DISCOUNT:
        add_discount(state, planet)
    else:
        create_life(state, planet)


def gain_all(state: ExoplanetsState, wanted: i64) -> None:
    """The active seat takes of each kind as many as the cloud has."""
    if wanted == 0:
        return
    taken = state.gain(state.active, wanted)
    if state.events is not None:
        state.events.append(ResourcesGained(state.active, *unpack(taken, KINDS)))


def add_gains(offer: Offer, state: ExoplanetsState) -> None:
    for kind in range(KINDS):
        if count_of(state.cloud, kind) > 0:
            offer.one(GAIN_ONE + kind)


def gain_resource(state: ExoplanetsState, gain: GainResource) -> None:
    """Take one resource of free choice that is owed to the seat."""
    kind = gain.kind
    seat = state.actor
    state.owed -= ONE[seat]
    state.take(seat, ONE[kind])
    if state.events is not None:
        state.events.append(ResourcesGained(seat, *unpack(ONE[kind], KINDS)))


def add_swaps(offer: Offer, state: ExoplanetsState) -> None:
    """Give a resource and take another kind from the cloud, or stop."""
    offer.one(DONE)
    stock = state.player().stock
    for given in range(KINDS):
        if count_of(stock, given) > 0:
            for taken in range(KINDS):
                if taken != given and count_of(state.cloud, taken) > 0:
                    offer.one(SWAP_ONE + given * KINDS + taken)


def swap_resources(state: ExoplanetsState, swap: SwapResources) -> None:
    state.swaps -= 1
    state.give_back(state.active, ONE[swap.given])
    state.take(state.active, ONE[swap.taken])
    if state.events is not None:
        state.events.append(
            ResourcesSwapped(state.active, RESOURCE_IDS[swap.given], RESOURCE_IDS[swap.taken])
        )
