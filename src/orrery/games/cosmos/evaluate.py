"""What a position is worth to a seat, in points, by source. Reads only what that seat may know:
all boards, its own hand and tokens, the size of the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import count_of, position_of, size_of
from orrery.games.cosmos import cards, energy
from orrery.games.cosmos.board import (
    SIDES,
    TILE_POINTS,
    TILE_STARS,
)
from orrery.games.cosmos.content import load
from orrery.games.cosmos.craft import stars_lacking
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, SLOTS, STAR_KINDS, Galaxy
from orrery.games.cosmos.goals import FIRST_POINTS, SECOND_POINTS, goal_count
from orrery.games.cosmos.state import (
    CHOOSE_KEPT,
    CHOOSE_LAST_SPACE,
    CHOOSE_STACK,
    CONTROLS,
    DRAW_ADVANCED,
    DRAW_HAND,
    DRAW_POWER,
    DRAW_TILE,
    ENERGY,
    GAME_OVER,
    SETUP,
    CosmosState,
)

_NUMBERS: Final = load().numbers
_LAST_ROUND: Final = _NUMBERS.goals_in_play + _NUMBERS.goal_track - 2
_TRACK_SPACES: Final = _NUMBERS.goal_track - 1
_CHAMBER_TOP: Final[i64] = _NUMBERS.chamber_top
_SCORING: Final = vec[i64](list(_NUMBERS.scoring_spaces))
_HAND_LIMIT: Final[i64] = _NUMBERS.hand_limit
_STAR: Final = 0.9
_PROTO: Final = 0.45
_GRAVITON: Final = 0.3
_DNA: Final = 0.6
_SUPERNOVA: Final = 1.0
_CARD: Final = 0.6
_FIRST_ADVANCED: Final = 7.4
_SECOND_ADVANCED: Final = 5.3
SOURCES: Final = ("points", "nebulae", "life", "crystals", "goals", "cards", "income")


def appraise(state: CosmosState, seat: i64) -> dict[str, float]:
    galaxy = state.galaxies[seat]
    left = rounds_left(state)
    return {
        "points": _points(galaxy),
        "nebulae": _nebulae(state, galaxy, left),
        "life": _life(state, seat, left),
        "crystals": _crystals(galaxy, left),
        "goals": _goals(state, seat),
        "cards": _cards(state, seat, left),
        "income": _income(state, seat, left),
    }


def worth(state: CosmosState, seat: i64) -> float:
    galaxy = state.galaxies[seat]
    left = rounds_left(state)
    return (
        _points(galaxy)
        + _nebulae(state, galaxy, left)
        + _life(state, seat, left)
        + _crystals(galaxy, left)
        + _goals(state, seat)
        + _cards(state, seat, left)
        + _income(state, seat, left)
    )


def rounds_left(state: CosmosState) -> float:
    """Rounds still to come after this one, sooner where the crystals run out."""
    if state.pending == GAME_OVER:
        return 0.0
    by_goals = float(_LAST_ROUND - state.round)
    by_crystals = float(state.crystals) / (0.35 * float(state.seats))
    return min(by_goals, by_crystals)


def _points(galaxy: Galaxy) -> float:
    """Points on the track, and those of the own advanced life, known to its owner."""
    hidden: i64 = 0
    if galaxy.from_advanced == 0:
        for word in (galaxy.advanced_one, galaxy.advanced_two):
            while word != 0:
                hidden += (word & 31) % FIRST_GROUP
                word >>= 5
    return float(galaxy.points() + hidden)


def _hope(left: float) -> float:
    """How much of a long plan will still come true."""
    return left / (left + 1.5)


def _nebulae(state: CosmosState, galaxy: Galaxy, left: float) -> float:
    """Progress of unfinished nebulae and the stars that serve them."""
    value = 0.12 * float(size_of(galaxy.stars)) + 0.1 * float(size_of(galaxy.novas))
    rest = galaxy.nebulae & ~galaxy.complete
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        tile = galaxy.tile_at(space)
        lacking = max(0, stars_lacking(galaxy, space))
        done = 1.0 - float(lacking) / float(TILE_STARS[tile])
        points = float(TILE_POINTS[tile])
        if lacking == 0:
            value += 0.9 * points
        else:
            value += points * (0.08 + 0.62 * done * done) * _hope(left)
    if state.pending in (CHOOSE_STACK, DRAW_TILE, CHOOSE_LAST_SPACE) and state.phase != SETUP:
        value += _coming_tile(state, left)
    return value


def _coming_tile(state: CosmosState, left: float) -> float:
    """A tile about to be drawn or placed; bigger ones want more time."""
    if state.pending != DRAW_TILE:
        return 0.6 * _hope(left)
    if state.stack == 0:
        return 0.5 * _hope(left + 1.0)
    if state.stack == 1:
        return 0.75 * _hope(left)
    return 0.9 * _hope(left - 2.0) if left > 2.0 else 0.1


def _life(state: CosmosState, seat: i64, left: float) -> float:
    """Life on the board, and how near each nebula is to advanced life."""
    galaxy = state.galaxies[seat]
    life = galaxy.life()
    value = 0.3 * float(size_of(galaxy.proto)) + 0.75 * float(size_of(galaxy.stable))
    next_token = _FIRST_ADVANCED if state.advanced_first_left > 0 else _SECOND_ADVANCED
    if state.advanced_left() == 0:
        next_token = 0.0
    rest = galaxy.nebulae & ~galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        filled = size_of(life & SIDES[position_of(bit)])
        part = float(filled * filled) / 36.0
        if galaxy.complete & bit:
            value += next_token * (0.85 * part if filled == 6 else 0.5 * part * _hope(left))
        else:
            value += next_token * 0.22 * part * _hope(left)
    if state.pending == DRAW_ADVANCED and state.active == seat:
        value += next_token
    return value


def _crystals(galaxy: Galaxy, left: float) -> float:
    """Crystals waiting to be discharged, and the climb of the next one."""
    value = 0.0
    scored = galaxy.scored
    for _ in range(galaxy.ready):
        value += 0.9 * _prize(scored)
        scored += 1
    step = step_value(left, scored)
    return value + step * float(galaxy.chamber)


def _prize(scored: i64) -> float:
    """Points of the next discharge."""
    return float(_SCORING[scored]) if scored < len(_SCORING) else 0.0


def step_value(left: float, scored: i64) -> float:
    return (_prize(scored) + _STAR) / float(_CHAMBER_TOP) * (0.35 + 0.55 * _hope(left))


def _goals(state: CosmosState, seat: i64) -> float:
    """The goals on the track by the lead or the gap to the best rival."""
    value = 0.0
    if state.pending == GAME_OVER:
        return value
    for space in range(_TRACK_SPACES):
        goal = state.goal_on(space)
        if goal == NONE:
            continue
        own = goal_count(goal, state.galaxies[seat])
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, goal_count(goal, state.galaxies[other]))
        value += _goal_hope(own, best, _TRACK_SPACES - space, state.seats)
    return value


def _goal_hope(own: i64, best: i64, rounds: int, seats: i64) -> float:
    first = float(FIRST_POINTS)
    consolation = float(SECOND_POINTS) if seats > 2 else 0.0
    if own == 0:
        return 0.0
    lead = float(own - best) / (0.6 + 0.5 * float(rounds))
    chance = 0.5 + 0.28 * lead
    chance = min(1.0, max(0.0, chance))
    return chance * first + (1.0 - chance) * 0.4 * consolation


def _cards(state: CosmosState, seat: i64, left: float) -> float:
    """Energy cards in hand, more of one type being worth more, and the power cards."""
    galaxy = state.galaxies[seat]
    value = 0.0
    for kind in range(CONTROLS):
        count = float(count_of(galaxy.hand, kind))
        value += count * (0.42 + 0.09 * count) if count < 6.0 else 4.4 + 0.4 * (count - 5.0)
    if left < 1.0:
        value *= 0.6
    spare = galaxy.hand_size() - _HAND_LIMIT
    if spare > 0:
        value -= 0.4 * float(spare)
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card != NONE:
            value += power_value(card, left)
    if state.active == seat:
        if state.pending == DRAW_HAND:
            value += _CARD
        elif state.pending in (DRAW_POWER, CHOOSE_KEPT):
            value += 0.3 + 0.95 * left
    return value


def power_value(card: i64, left: float) -> float:
    """The bonus of every energy phase to come and the use of the effect."""
    bonus = cards.BONUS[card]
    each = _PROTO
    if bonus == cards.ENERGY_CARD:
        each = 0.65
    elif bonus == cards.CRYSTAL_STEP:
        each = 0.9
    elif bonus == cards.GRAVITON:
        each = 0.25
    effect = cards.EFFECT[card]
    gain = 0.35
    if cards.is_discharge(card):
        gain = 0.15
    elif effect == cards.STEPS:
        gain = 0.6
    elif effect in (cards.PLACE_STABLE, cards.STARDUST, cards.EXCHANGE_STAR):
        gain = 0.55
    elif effect in (cards.STABILISE_BESIDE, cards.STAR_IN_SECTOR, cards.STEPS_OR_PROTOS):
        gain = 0.5
    return 0.2 + left * (each + gain * 0.8)


def _income(state: CosmosState, seat: i64, left: float) -> float:
    """What waits beside the board, lies on the tracks, or is about to be collected."""
    galaxy = state.galaxies[seat]
    if state.pending == GAME_OVER:
        return 0.0
    value = _PROTO * float(galaxy.waiting_protos) * 0.5
    for kind in range(STAR_KINDS):
        value += _star_value(kind) * float(count_of(galaxy.waiting_stars, kind))
    value += 0.35 * _hope(left) * float(galaxy.waiting_tiles.size)
    value += _DNA * float(galaxy.dna) * 0.7 + _SUPERNOVA * 0.5 * float(galaxy.supernova)
    value += _GRAVITON * 0.5 * float(galaxy.graviton)
    if state.active == seat and state.phase == ENERGY:
        value += _CARD * float(state.owed_cards)
        for step in range(state.collecting, CONTROLS + 1):
            value += _step_income(state, seat, step, left)
    return value


def _star_value(kind: i64) -> float:
    return 0.1 + 0.08 * float(kind)


def _step_income(state: CosmosState, seat: i64, step: i64, left: float) -> float:
    own = state.own_control(seat)
    if step == 0:
        return _active_income(own, left)
    control = (own + step - 1) % CONTROLS
    galaxy = state.galaxies[seat]
    cards_due = float(energy.income_of(state, seat, control, cards.ENERGY_CARD))
    steps = float(energy.income_of(state, seat, control, cards.CRYSTAL_STEP))
    gravitons = float(energy.income_of(state, seat, control, cards.GRAVITON))
    protos = float(energy.income_of(state, seat, control, cards.PROTO_LIFE))
    climb = step_value(left, galaxy.scored + galaxy.ready)
    return cards_due * _CARD + steps * climb + gravitons * _GRAVITON + protos * _PROTO


def _active_income(control: i64, left: float) -> float:
    value = 0.0
    for kind in range(STAR_KINDS):
        value += float(energy.ACTIVE_STARS[control * STAR_KINDS + kind]) * (
            _STAR + 0.2 * float(kind)
        )
    value += _DNA * float(energy.ACTIVE_DNA[control])
    value += _SUPERNOVA * float(energy.ACTIVE_SUPERNOVA[control])
    return value + 0.8 * _hope(left) * float(energy.ACTIVE_NEBULA[control])
