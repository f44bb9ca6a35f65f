"""Playing a space tile for its effect: a small vocabulary, each word with its targets."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of, first_of
from orrery.games.exoplanets.actions import (
    DONE,
    GAIN_OF,
    PLAY,
    PLAY_ON,
    SWAP_OF,
    GainResource,
    PlayTile,
    SwapResources,
)
from orrery.games.exoplanets.events import ResourcesGained, ResourcesSwapped, TilePlayed
from orrery.games.exoplanets.life import create_life
from orrery.games.exoplanets.payment import add_discount
from orrery.games.exoplanets.planets import (
    ENERGY,
    GAS,
    KINDS,
    LARGEST_COST,
    LEFT,
    OF_SIZE,
    PLANET_IDS,
    RESOURCE_IDS,
    RIGHT,
    WATER,
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


def legal_plays(state: ExoplanetsState, legal: list[Action]) -> None:
    """Add every effect in the active seat's hand that has a possible result."""
    hand = state.player().hand
    while hand != 0:
        tile = first_of(hand)
        hand &= hand - 1
        if not names_planet(tile):
            if _has_result(state, tile):
                legal.append(PLAY[tile])
            continue
        targets = targets_of(state, tile)
        plays = PLAY_ON[tile]
        while targets != 0:
            legal.append(plays[first_of(targets)])
            targets &= targets - 1


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
    found: i64 = 0
    planets = state.system.planets
    while planets != 0:
        planet = first_of(planets)
        planets &= planets - 1
        if _in_cloud(state, _harvest_of(tile, planet)):
            found |= BIT[planet]
    return found


def _harvest_of(tile: i64, planet: i64) -> i64:
    return GIVES[tile] + ONE[LEFT[planet]] + ONE[RIGHT[planet]]


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
    if does == GAIN:
        gain_all(state, GIVES[tile])
        state.owed += FREE_GAINS[tile] * ONE[state.active]
    elif does == HARVEST:
        gain_all(state, _harvest_of(tile, planet))
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
    energy = state.gain(state.active, ENERGY, count_of(wanted, ENERGY))
    water = state.gain(state.active, WATER, count_of(wanted, WATER))
    gas = state.gain(state.active, GAS, count_of(wanted, GAS))
    if state.events is not None:
        state.events.append(ResourcesGained(state.active, energy, water, gas))


def legal_gains(state: ExoplanetsState) -> list[Action]:
    return [GAIN_OF[kind] for kind in range(KINDS) if count_of(state.cloud, kind) > 0]


def gain_resource(state: ExoplanetsState, gain: GainResource) -> None:
    """One owed resource of free choice."""
    kind = gain.kind
    seat = state.actor
    state.owed -= ONE[seat]
    state.gain(seat, kind, 1)
    if state.events is not None:
        state.events.append(
            ResourcesGained(seat, int(kind == ENERGY), int(kind == WATER), int(kind == GAS))
        )


def legal_swaps(state: ExoplanetsState) -> list[Action]:
    """Give one of the own, take another kind from the cloud; or stop."""
    legal: list[Action] = [DONE]
    stock = state.player().stock
    for given in range(KINDS):
        if count_of(stock, given) > 0:
            legal.extend(
                SWAP_OF[given][taken]
                for taken in range(KINDS)
                if taken != given and count_of(state.cloud, taken) > 0
            )
    return legal


def swap_resources(state: ExoplanetsState, swap: SwapResources) -> None:
    state.swaps -= 1
    state.give_back(state.active, ONE[swap.given])
    state.gain(state.active, swap.taken, 1)
    if state.events is not None:
        state.events.append(
            ResourcesSwapped(state.active, RESOURCE_IDS[swap.given], RESOURCE_IDS[swap.taken])
        )
