"""Goals: pure functions of the position and a seat, tested once, at the claim."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import BIT, count_of, first_of, size_of
from orrery.core.offer import Offer
from orrery.games.exoplanets.actions import CLAIM
from orrery.games.exoplanets.content import ASKS, TYPES, Goal, load
from orrery.games.exoplanets.events import GoalClaimed
from orrery.games.exoplanets.planets import ALL_PLANETS, KINDS, OF_SIZE, OF_TYPE, TYPE_IDS
from orrery.games.exoplanets.state import ExoplanetsState, Seat
from orrery.games.exoplanets.system import ORBITS, ROWS
from orrery.games.exoplanets.tiles import GOAL, TILE_IDS

_GOALS: Final = load().goal

GOAL_IDS: Final = [goal.id for goal in _GOALS]

# What a goal asks for, in the order of content.ASKS.
_PRESENCE: Final = 0
_LEVEL: Final = 1
_SPECIES: Final = 2
_TYPES: Final = 3
_ORBIT: Final = 4
_ALIGNMENT: Final = 5
_ORBITS: Final = 6
_RESOURCES: Final = 7
_OUTNUMBER: Final = 8


def _planets_of(goal: Goal) -> i64:
    """The planets that count for a goal, as far as what is printed on them decides it."""
    planets: i64 = ALL_PLANETS
    if goal.type is not None:
        planets &= OF_TYPE[TYPES.index(goal.type)]
    if goal.cost is not None:
        planets &= OF_SIZE[goal.cost]
    return planets


POINTS: Final = vec[i64]([goal.points for goal in _GOALS])
COUNT: Final = vec[i64]([goal.count for goal in _GOALS])
_ASKS: Final = vec[i64]([ASKS.index(goal.asks) for goal in _GOALS])
_PLANETS: Final = vec[i64]([_planets_of(goal) for goal in _GOALS])
_LEVEL_ASKED: Final = vec[i64]([goal.level or 0 for goal in _GOALS])
_FROM: Final = vec[i64]([goal.from_orbit or 0 for goal in _GOALS])
_TO: Final = vec[i64]([goal.to_orbit or 0 for goal in _GOALS])


def is_met(state: ExoplanetsState, seat: i64, goal: i64) -> bool:
    return progress(state, seat, goal) >= COUNT[goal]


def progress(state: ExoplanetsState, seat: i64, goal: i64) -> i64:
    """How far a seat is towards the count that a goal asks for."""
    player = state.players[seat]
    asks = _ASKS[goal]
    if asks == _PRESENCE:
        return size_of(player.presence() & _PLANETS[goal])
    if asks == _SPECIES:
        return size_of(player.species & _PLANETS[goal])
    if asks == _LEVEL:
        return size_of(at_level(player, _LEVEL_ASKED[goal]) & _PLANETS[goal])
    if asks == _TYPES:
        return _types(player)
    if asks == _RESOURCES:
        return _least_resource(player)
    if asks == _OUTNUMBER:
        return _outnumbered_planets(state, seat)
    return _progress_in_places(state, seat, goal)


def _progress_in_places(state: ExoplanetsState, seat: i64, goal: i64) -> i64:
    presence = state.players[seat].presence()
    asks = _ASKS[goal]
    if asks == _ORBIT:
        return _fullest_orbit(state, presence)
    if asks == _ALIGNMENT:
        return _longest_alignment(state, presence)
    if asks == _ORBITS:
        return _planets_in_orbits(state, presence, _FROM[goal], _TO[goal])
    return _shared_planets(state, seat)


def at_level(player: Seat, level: i64) -> i64:
    """Planets where a seat has reached a level; a species is level 4."""
    if level == 1:
        return player.presence()
    if level == 2:
        return player.life2 | player.species
    if level == 3:
        return player.life3 | player.species
    return player.species


def _types(player: Seat) -> i64:
    presence = player.presence()
    found: i64 = 0
    for kind in range(len(TYPE_IDS)):
        if presence & OF_TYPE[kind] != 0:
            found += 1
    return found


def _least_resource(player: Seat) -> i64:
    least = count_of(player.stock, 0)
    for kind in range(1, KINDS):
        least = min(least, count_of(player.stock, kind))
    return least


def _fullest_orbit(state: ExoplanetsState, presence: i64) -> i64:
    most: i64 = 0
    for orbit in range(1, ORBITS + 1):
        most = max(most, size_of(presence & state.system.orbits[orbit]))
    return most


def _longest_alignment(state: ExoplanetsState, presence: i64) -> i64:
    longest: i64 = 0
    for row in range(ROWS):
        own = presence & state.system.rows[row]
        run: i64 = 0
        for orbit in range(1, ORBITS + 1):
            run = run + 1 if own & state.system.orbits[orbit] != 0 else 0
            longest = max(longest, run)
    return longest


def _planets_in_orbits(state: ExoplanetsState, presence: i64, first: i64, last: i64) -> i64:
    found: i64 = 0
    for orbit in range(first, last + 1):
        found += size_of(presence & state.system.orbits[orbit])
    return found


def _outnumbered_planets(state: ExoplanetsState, seat: i64) -> i64:
    """Planets where the seat has more cubes than another who has at least one."""
    player = state.players[seat]
    planets: i64 = 0
    for other in state.players:
        if other is not player:
            planets |= player.life2 & other.life1 & ~other.life2
            planets |= player.life3 & other.life1 & ~other.life3
    return size_of(planets)


def _shared_planets(state: ExoplanetsState, seat: i64) -> i64:
    """Planets where both the seat and another have cubes."""
    player = state.players[seat]
    planets: i64 = 0
    for other in state.players:
        if other is not player:
            planets |= player.life1 & other.life1
    return size_of(planets)


def add_claims(offer: Offer, state: ExoplanetsState) -> None:
    """Every tile in hand whose goal is met and was not claimed by this seat before."""
    player = state.player()
    hand = player.hand
    found: i64 = 0
    while hand != 0:
        tile = first_of(hand)
        hand &= hand - 1
        goal = GOAL[tile]
        if player.goals & BIT[goal] == 0 and is_met(state, state.active, goal):
            found |= BIT[tile]
    offer.add(CLAIM, found)


def claim_goal(state: ExoplanetsState, tile: i64) -> None:
    player = state.player()
    goal = GOAL[tile]
    player.hand &= ~BIT[tile]
    player.claimed |= BIT[tile]
    player.goals |= BIT[goal]
    if state.events is not None:
        state.events.append(GoalClaimed(state.active, TILE_IDS[tile], GOAL_IDS[goal], POINTS[goal]))
