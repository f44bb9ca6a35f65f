"""What matters of a position of Crafting the Cosmos between two turns, for values that are
learned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import ONE, count_of, position_of, size_of, total_of
from orrery.core.features import Features, Pen
from orrery.games.cosmos import cards
from orrery.games.cosmos.board import SIDES, TILE_POINTS, TILE_SIZE, TILE_STARS
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.craft import stars_lacking
from orrery.games.cosmos.effects.effect import BEST, FAIR, GOOD
from orrery.games.cosmos.effects.vocabulary import EFFECT_OF
from orrery.games.cosmos.evaluate import known_points
from orrery.games.cosmos.galaxy import NONE, SLOTS, STAR_KINDS, Galaxy
from orrery.games.cosmos.goals import (
    completed_of_size,
    goal_count,
    largest_star_group,
    stars_beside_advanced_life,
)
from orrery.games.cosmos.state import CONTROLS, END, GAME_OVER, SIZES, CosmosState

_NUMBERS: Final = load().numbers
_LAST_ROUND: Final[i64] = _NUMBERS.goals_in_play + _NUMBERS.goal_track - 2
_TRACK: Final[i64] = _NUMBERS.goal_track - 1
_SCORING: Final = vec[i64](list(_NUMBERS.scoring_spaces))
_LACKING: Final = 4
_SIDES: Final = 6
# Nebulae are told apart by how many of their sides hold life, from this many on.
_FIRST_FILLED: Final = 3
_FILLED: Final = _SIDES - _FIRST_FILLED + 1

_SHARED: Final = (
    "rounds-left",
    "last-round",
    "last-two-rounds",
    "crystals",
    "crystals-per-seat",
    "advanced-first",
    "advanced",
    "has-acted",
    "turns-until-own",
    "three-seats",
    "four-seats",
)
_OWN: Final = (
    "points",
    "stars",
    "supernovas",
    "proto",
    "stable",
    "complete",
    "complete-large",
    "lacking-0",
    "lacking-1",
    "lacking-2",
    "lacking-more",
    "tiles-open",
    "life-complete",
    "life-open",
    "sides-most",
    "surrounded",
    "ready",
    "ready-points",
    "next-points",
    "chamber",
    "goal-1",
    "goal-1-ahead",
    "goal-2",
    "goal-2-ahead",
    "goal-3",
    "goal-3-ahead",
    "hand",
    "hand-most",
    "hand-squares",
    "powers",
    "powers-best",
    "powers-good",
    "powers-discharge",
    "bonus-card",
    "bonus-step",
    "bonus-graviton",
    "bonus-proto",
    "dna",
    "supernova-track",
    "graviton",
    "waiting-stars",
    "waiting-protos",
    "waiting-tiles",
    "control-1",
    "control-2",
    "control-3",
    "control-4",
    *(f"tokens-{step}" for step in range(CONTROLS)),
    *(f"hand-{energy}" for energy in ENERGIES),
    *(f"stars-{star}" for star in STARS),
    "complete-small",
    "largest-star-group",
    "stars-beside-advanced",
    "scored",
    "advanced-own",
    *(
        f"open-{size}-lacking-{lacking}"
        for size in range(1, SIZES + 1)
        for lacking in range(_LACKING)
    ),
    *(f"complete-filled-{filled}" for filled in range(_FIRST_FILLED, _SIDES + 1)),
    *(f"open-filled-{filled}" for filled in range(_FIRST_FILLED, _SIDES + 1)),
    *(f"power-{power}" for power in cards.POWER_IDS),
    "powers-to-come",
    "chamber-to-come",
    "hand-to-come",
    "life-to-come",
    "stars-to-come",
)


class CosmosFeatures(Features[CosmosState]):
    def __init__(self) -> None:
        super().__init__(_SHARED, _OWN)

    def write_shared(self, state: CosmosState, seat: i64, pen: Pen) -> None:
        left = _rounds_left(state)
        pen.put_count(left, 8.0)
        pen.put_flag(left == 0)
        pen.put_flag(left <= 1)
        pen.put_count(state.crystals, 8.0)
        pen.put(min(1.0, float(state.crystals) / (4.0 * float(state.seats))))
        pen.put_count(state.advanced_first_left, 8.0)
        pen.put_count(state.advanced_left(), 20.0)
        place = (seat - state.first) % state.seats
        now = state.seats if state.phase == END else (state.active - state.first) % state.seats
        pen.put_flag(place < now)
        until = place - now if place >= now else place - now + state.seats
        pen.put_count(until, 4.0)
        pen.put_flag(state.seats == 3)
        pen.put_flag(state.seats == 4)

    def write_own(self, state: CosmosState, seat: i64, pen: Pen) -> None:
        galaxy = state.galaxies[seat]
        pen.put(known_points(galaxy) / 50.0)
        pen.put_count(size_of(galaxy.stars), 12.0)
        pen.put_count(size_of(galaxy.novas), 5.0)
        pen.put_count(size_of(galaxy.proto), 10.0)
        pen.put_count(size_of(galaxy.stable), 10.0)
        _write_nebulae(galaxy, pen)
        _write_life(galaxy, pen)
        _write_crystals(galaxy, pen)
        for space in range(_TRACK):
            _write_goal(state, seat, space, pen)
        _write_hand(galaxy, pen)
        _write_powers(galaxy, pen)
        pen.put_count(galaxy.dna, 5.0)
        pen.put_count(galaxy.supernova, 5.0)
        pen.put_count(galaxy.graviton, 5.0)
        pen.put_count(total_of(galaxy.waiting_stars), 5.0)
        pen.put_count(galaxy.waiting_protos, 5.0)
        pen.put_count(galaxy.waiting_tiles.size, 3.0)
        control = state.own_control(seat)
        for one in range(CONTROLS):
            pen.put_flag(one == control)
        for step in range(CONTROLS):
            pen.put_count(state.tokens_at((control + step) % CONTROLS), 3.0)
        _write_kinds(galaxy, pen)
        _write_counted_by_goals(galaxy, pen)
        _write_stages(galaxy, pen)
        _write_cards_held(galaxy, pen)
        _write_hopes(galaxy, float(_rounds_left(state)) / 8.0, pen)


def _rounds_left(state: CosmosState) -> i64:
    return 0 if state.pending == GAME_OVER else _LAST_ROUND - state.round


def _write_nebulae(galaxy: Galaxy, pen: Pen) -> None:
    """Completed ones, and the points of unfinished ones by how many stars they lack."""
    large: i64 = 0
    rest = galaxy.complete
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        large += TILE_SIZE[galaxy.tile_at(position_of(bit))] - 1
    pen.put_count(size_of(galaxy.complete), 6.0)
    pen.put_count(large, 6.0)
    first = pen.at
    for _ in range(_LACKING):
        pen.put(0.0)
    rest = galaxy.unfinished()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        tile = galaxy.tile_at(space)
        lacking = min(stars_lacking(galaxy, space, tile), _LACKING - 1)
        done = 1.0 - float(lacking) / float(TILE_STARS[tile])
        points = float(TILE_POINTS[tile])
        pen.written[first + lacking] += (
            points * done if lacking == _LACKING - 1 else points
        ) / 10.0
    pen.put_count(size_of(galaxy.unfinished()), 6.0)


def _write_life(galaxy: Galaxy, pen: Pen) -> None:
    """How near nebulae are to advanced life."""
    life = galaxy.life()
    complete = 0.0
    unfinished = 0.0
    most: i64 = 0
    surrounded: i64 = 0
    rest = galaxy.nebulae & ~galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        filled = size_of(life & SIDES[position_of(bit)])
        part = float(filled * filled) / 36.0
        if galaxy.complete & bit:
            complete += part
            most = max(most, filled)
            if filled == _SIDES:
                surrounded += 1
        else:
            unfinished += part
    pen.put(complete / 2.0)
    pen.put(unfinished / 2.0)
    pen.put_count(most, 6.0)
    pen.put_count(surrounded, 2.0)


def _write_crystals(galaxy: Galaxy, pen: Pen) -> None:
    points: i64 = 0
    for number in range(galaxy.ready):
        points += _prize(galaxy.scored + number)
    pen.put_count(galaxy.ready, 3.0)
    pen.put_count(points, 10.0)
    pen.put_count(_prize(galaxy.scored + galaxy.ready), 10.0)
    pen.put_count(galaxy.chamber, 8.0)


def _prize(scored: i64) -> i64:
    return _SCORING[scored] if scored < len(_SCORING) else 0


def _write_goal(state: CosmosState, seat: i64, space: i64, pen: Pen) -> None:
    """The lead on the best rival at a goal of the track, the one scored first first."""
    goal = state.goal_on(_TRACK - 1 - space)
    if goal == NONE or state.pending == GAME_OVER:
        pen.put(0.0)
        pen.put(0.0)
        return
    own = goal_count(goal, state.galaxies[seat])
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, goal_count(goal, state.galaxies[other]))
    pen.put(min(1.0, max(-1.0, float(own - best) / 4.0)))
    pen.put(0.0 if own == 0 or own < best else 1.0 if own > best else 0.5)


def _write_hand(galaxy: Galaxy, pen: Pen) -> None:
    most: i64 = 0
    squares: i64 = 0
    for kind in range(CONTROLS):
        count = count_of(galaxy.hand, kind)
        most = max(most, count)
        squares += count * count
    pen.put_count(galaxy.hand_size(), 8.0)
    pen.put_count(most, 5.0)
    pen.put_count(squares, 25.0)


def _write_powers(galaxy: Galaxy, pen: Pen) -> None:
    """Power cards by the use of their effects and by the bonus of each energy phase."""
    number: i64 = 0
    best: i64 = 0
    good: i64 = 0
    discharge: i64 = 0
    bonus: i64 = 0
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card == NONE:
            continue
        number += 1
        use = EFFECT_OF[card].usefulness
        if cards.is_discharge(card):
            discharge += 1
        elif use == BEST:
            best += 1
        elif use == GOOD or use == FAIR:
            good += 1
        bonus += ONE[cards.BONUS[card]]
    pen.put_count(number, 4.0)
    pen.put_count(best, 2.0)
    pen.put_count(good, 2.0)
    pen.put_count(discharge, 2.0)
    pen.put_count(count_of(bonus, cards.ENERGY_CARD), 2.0)
    pen.put_count(count_of(bonus, cards.CRYSTAL_STEP), 2.0)
    pen.put_count(count_of(bonus, cards.GRAVITON), 2.0)
    pen.put_count(count_of(bonus, cards.PROTO_LIFE), 2.0)


def _write_kinds(galaxy: Galaxy, pen: Pen) -> None:
    for energy in range(CONTROLS):
        pen.put_count(min(6, count_of(galaxy.hand, energy)), 5.0)
    for star in range(STAR_KINDS):
        pen.put_count(size_of(galaxy.of_kind(star)), 6.0)


def _write_counted_by_goals(galaxy: Galaxy, pen: Pen) -> None:
    pen.put_count(completed_of_size(galaxy, 1), 4.0)
    pen.put_count(largest_star_group(galaxy), 12.0)
    pen.put_count(stars_beside_advanced_life(galaxy), 10.0)
    pen.put_count(galaxy.scored, 5.0)
    pen.put_count(size_of(galaxy.with_advanced()), 3.0)


def _write_stages(galaxy: Galaxy, pen: Pen) -> None:
    """Unfinished nebulae by their size and the stars they lack; nebulae without advanced life by
    how many of their sides hold life, completed ones first."""
    lacking = pen.at
    complete = lacking + SIZES * _LACKING
    unfinished = complete + _FILLED
    for _ in range(SIZES * _LACKING + 2 * _FILLED):
        pen.put(0.0)
    life = galaxy.life()
    rest = galaxy.nebulae & ~galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        is_complete = galaxy.complete & bit != 0
        filled = size_of(life & SIDES[space])
        if filled >= _FIRST_FILLED:
            first = complete if is_complete else unfinished
            pen.written[first + filled - _FIRST_FILLED] += 0.5
        if not is_complete:
            tile = galaxy.tile_at(space)
            stars = min(stars_lacking(galaxy, space, tile), _LACKING - 1)
            pen.written[lacking + (TILE_SIZE[tile] - 1) * _LACKING + stars] += 0.5


def _write_cards_held(galaxy: Galaxy, pen: Pen) -> None:
    first = pen.at
    for _ in range(cards.POWERS):
        pen.put(0.0)
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card != NONE:
            pen.written[first + card] = 1.0


def _write_hopes(galaxy: Galaxy, left: float, pen: Pen) -> None:
    """What is worth the more, the more rounds are to come."""
    powers: i64 = 0
    for slot in range(SLOTS):
        if galaxy.card_in(slot) != NONE:
            powers += 1
    pen.put(left * float(powers) / 4.0)
    pen.put(left * float(galaxy.chamber) / 8.0)
    pen.put(left * float(galaxy.hand_size()) / 8.0)
    pen.put(left * float(size_of(galaxy.life())) / 20.0)
    pen.put(left * float(size_of(galaxy.stars)) / 12.0)


FEATURES: Final = CosmosFeatures()
