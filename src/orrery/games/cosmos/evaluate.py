"""What a position is worth to a seat, in points, by source. Reads only what that seat may know:
all boards, its own hand and tokens, the size of the rest."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.bits import count_of, position_of, size_of
from orrery.core.game import Evaluator
from orrery.games.cosmos import cards, energy
from orrery.games.cosmos.board import (
    SIDES,
    TILE_POINTS,
    TILE_STARS,
)
from orrery.games.cosmos.content import load
from orrery.games.cosmos.craft import stars_lacking
from orrery.games.cosmos.effects.effect import BEST, FAIR, GOOD
from orrery.games.cosmos.effects.vocabulary import EFFECT_OF
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
from orrery.games.cosmos.weights import CosmosWeights

_NUMBERS: Final = load().numbers
_LAST_ROUND: Final = _NUMBERS.goals_in_play + _NUMBERS.goal_track - 2
_TRACK_SPACES: Final = _NUMBERS.goal_track - 1
_CHAMBER_TOP: Final[i64] = _NUMBERS.chamber_top
_SCORING: Final = vec[i64](list(_NUMBERS.scoring_spaces))
_HAND_LIMIT: Final[i64] = _NUMBERS.hand_limit


class CosmosEvaluator(Evaluator[CosmosState]):
    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = CosmosWeights(weights)

    def worth(self, state: CosmosState, seat: i64) -> float:
        return worth(self._weights, state, seat)

    def appraise(self, state: CosmosState, seat: i64) -> dict[str, float]:
        return appraise(self._weights, state, seat)


def appraise(w: CosmosWeights, state: CosmosState, seat: i64) -> dict[str, float]:
    galaxy = state.galaxies[seat]
    left = rounds_left(w, state)
    return {
        "points": known_points(galaxy),
        "nebulae": _nebulae(w, state, galaxy, left),
        "life": _life(w, state, seat, left),
        "crystals": _crystals(w, galaxy, left),
        "goals": _goals(w, state, seat),
        "cards": _cards(w, state, seat, left),
        "income": _income(w, state, seat, left),
    }


def worth(w: CosmosWeights, state: CosmosState, seat: i64) -> float:
    galaxy = state.galaxies[seat]
    left = rounds_left(w, state)
    return (
        known_points(galaxy)
        + _nebulae(w, state, galaxy, left)
        + _life(w, state, seat, left)
        + _crystals(w, galaxy, left)
        + _goals(w, state, seat)
        + _cards(w, state, seat, left)
        + _income(w, state, seat, left)
    )


def rounds_left(w: CosmosWeights, state: CosmosState) -> float:
    """Rounds still to come after this one, sooner where the crystals run out."""
    if state.pending == GAME_OVER:
        return 0.0
    by_goals = float(_LAST_ROUND - state.round)
    by_crystals = float(state.crystals) / (w.crystals_per_round * float(state.seats))
    return min(by_goals, by_crystals)


def known_points(galaxy: Galaxy) -> float:
    """Points on the track, and those of the own advanced life, known to its owner."""
    hidden: i64 = 0
    if galaxy.from_advanced == 0:
        for word in (galaxy.advanced_one, galaxy.advanced_two):
            while word != 0:
                hidden += (word & 31) % FIRST_GROUP
                word >>= 5
    return float(galaxy.points() + hidden)


def _hope(w: CosmosWeights, left: float) -> float:
    """How much of a long plan will still come true."""
    return left / (left + w.patience)


def _nebulae(w: CosmosWeights, state: CosmosState, galaxy: Galaxy, left: float) -> float:
    """Progress of unfinished nebulae and the stars that serve them."""
    value = w.star_on_board * float(size_of(galaxy.stars)) + w.supernova_on_board * float(
        size_of(galaxy.novas)
    )
    rest = galaxy.unfinished()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = position_of(bit)
        tile = galaxy.tile_at(space)
        lacking = stars_lacking(galaxy, space, tile)
        done = 1.0 - float(lacking) / float(TILE_STARS[tile])
        points = float(TILE_POINTS[tile])
        if lacking == 0:
            value += w.nebula_ready * points
        else:
            value += points * (w.nebula_begun + w.nebula_progress * done * done) * _hope(w, left)
    if state.pending in (CHOOSE_STACK, DRAW_TILE, CHOOSE_LAST_SPACE) and state.phase != SETUP:
        value += _coming_tile(w, state, left)
    return value


def _coming_tile(w: CosmosWeights, state: CosmosState, left: float) -> float:
    """A tile about to be drawn or placed; bigger ones want more time."""
    if state.pending != DRAW_TILE:
        return w.stack_choice * _hope(w, left)
    if state.stack == 0:
        return w.small_tile * _hope(w, left + 1.0)
    if state.stack == 1:
        return w.medium_tile * _hope(w, left)
    return w.large_tile * _hope(w, left - 2.0) if left > 2.0 else w.late_large_tile


def _life(w: CosmosWeights, state: CosmosState, seat: i64, left: float) -> float:
    """Life on the board, and how near each nebula is to advanced life."""
    galaxy = state.galaxies[seat]
    life = galaxy.life()
    value = w.proto_on_board * float(size_of(galaxy.proto)) + w.stable_on_board * float(
        size_of(galaxy.stable)
    )
    next_token = w.first_advanced if state.advanced_first_left > 0 else w.second_advanced
    if state.advanced_left() == 0:
        next_token = 0.0
    rest = galaxy.nebulae & ~galaxy.with_advanced()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        filled = size_of(life & SIDES[position_of(bit)])
        part = float(filled * filled) / 36.0
        if galaxy.complete & bit:
            value += next_token * (
                w.surrounded * part if filled == 6 else w.life_complete * part * _hope(w, left)
            )
        else:
            value += next_token * w.life_unfinished * part * _hope(w, left)
    if state.pending == DRAW_ADVANCED and state.active == seat:
        value += next_token
    return value


def _crystals(w: CosmosWeights, galaxy: Galaxy, left: float) -> float:
    """Crystals waiting to be discharged, and the climb of the next one."""
    value = 0.0
    scored = galaxy.scored
    for _ in range(galaxy.ready):
        value += w.ready_crystal * _prize(scored)
        scored += 1
    step = step_value(w, left, scored)
    return value + step * float(galaxy.chamber)


def _prize(scored: i64) -> float:
    """Points of the next discharge."""
    return float(_SCORING[scored]) if scored < len(_SCORING) else 0.0


def step_value(w: CosmosWeights, left: float, scored: i64) -> float:
    return (
        (_prize(scored) + w.star)
        / float(_CHAMBER_TOP)
        * (w.climb_now + w.climb_later * _hope(w, left))
    )


def _goals(w: CosmosWeights, state: CosmosState, seat: i64) -> float:
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
        value += _goal_hope(w, own, best, _TRACK_SPACES - space, state.seats)
    return value


def _goal_hope(w: CosmosWeights, own: i64, best: i64, rounds: int, seats: i64) -> float:
    first = float(FIRST_POINTS)
    consolation = float(SECOND_POINTS) if seats > 2 else 0.0
    if own == 0:
        return 0.0
    lead = float(own - best) / (w.goal_gap + w.goal_gap_per_round * float(rounds))
    chance = w.goal_even + w.goal_lead * lead
    chance = min(1.0, max(0.0, chance))
    return chance * first + (1.0 - chance) * w.goal_second * consolation


def _cards(w: CosmosWeights, state: CosmosState, seat: i64, left: float) -> float:
    """Energy cards in hand, more of one type being worth more, and the power cards."""
    galaxy = state.galaxies[seat]
    value = 0.0
    for kind in range(CONTROLS):
        count = float(count_of(galaxy.hand, kind))
        value += (
            count * (w.hand_card + w.hand_same * count)
            if count < 6.0
            else w.hand_many + w.hand_further * (count - 5.0)
        )
    if left < 1.0:
        value *= w.hand_late
    spare = galaxy.hand_size() - _HAND_LIMIT
    if spare > 0:
        value -= w.hand_excess * float(spare)
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card != NONE:
            value += power_value(w, card, left)
    if state.active == seat:
        if state.pending == DRAW_HAND:
            value += w.card
        elif state.pending in (DRAW_POWER, CHOOSE_KEPT):
            value += w.power_coming + w.power_coming_per_round * left
    return value


def power_value(w: CosmosWeights, card: i64, left: float) -> float:
    """The bonus of every energy phase to come and the use of the effect."""
    bonus = cards.BONUS[card]
    each = w.proto
    if bonus == cards.ENERGY_CARD:
        each = w.bonus_card
    elif bonus == cards.CRYSTAL_STEP:
        each = w.bonus_step
    elif bonus == cards.GRAVITON:
        each = w.bonus_graviton
    return w.power_card + left * (each + effect_value(w, card) * w.effect_weight)


def effect_value(w: CosmosWeights, card: i64) -> float:
    if cards.is_discharge(card):
        return w.effect_discharge
    use = EFFECT_OF[card].usefulness
    if use == BEST:
        return w.effect_best
    if use == GOOD:
        return w.effect_good
    return w.effect_fair if use == FAIR else w.effect_ordinary


def _income(w: CosmosWeights, state: CosmosState, seat: i64, left: float) -> float:
    """What waits beside the board, lies on the tracks, or is about to be collected."""
    galaxy = state.galaxies[seat]
    if state.pending == GAME_OVER:
        return 0.0
    value = w.proto * float(galaxy.waiting_protos) * w.waiting_proto
    for kind in range(STAR_KINDS):
        value += _star_value(w, kind) * float(count_of(galaxy.waiting_stars, kind))
    value += w.waiting_tile * _hope(w, left) * float(galaxy.waiting_tiles.size)
    value += w.dna * float(
        galaxy.dna
    ) * w.dna_on_track + w.supernova * w.supernova_on_track * float(galaxy.supernova)
    value += w.graviton * w.graviton_on_track * float(galaxy.graviton)
    if state.active == seat and state.phase == ENERGY:
        value += w.card * float(state.owed_cards)
        for step in range(state.collecting, CONTROLS + 1):
            value += _step_income(w, state, seat, step, left)
    return value


def _star_value(w: CosmosWeights, kind: i64) -> float:
    return w.waiting_star + w.waiting_star_kind * float(kind)


def _step_income(w: CosmosWeights, state: CosmosState, seat: i64, step: i64, left: float) -> float:
    own = state.own_control(seat)
    if step == 0:
        return _active_income(w, own, left)
    control = (own + step - 1) % CONTROLS
    galaxy = state.galaxies[seat]
    cards_due = float(energy.income_of(state, seat, control, cards.ENERGY_CARD))
    steps = float(energy.income_of(state, seat, control, cards.CRYSTAL_STEP))
    gravitons = float(energy.income_of(state, seat, control, cards.GRAVITON))
    protos = float(energy.income_of(state, seat, control, cards.PROTO_LIFE))
    climb = step_value(w, left, galaxy.scored + galaxy.ready)
    return cards_due * w.card + steps * climb + gravitons * w.graviton + protos * w.proto


def _active_income(w: CosmosWeights, control: i64, left: float) -> float:
    value = 0.0
    for kind in range(STAR_KINDS):
        value += float(energy.ACTIVE_STARS[control * STAR_KINDS + kind]) * (
            w.star + w.star_kind * float(kind)
        )
    value += w.dna * float(energy.ACTIVE_DNA[control])
    value += w.supernova * float(energy.ACTIVE_SUPERNOVA[control])
    return value + w.nebula_coming * _hope(w, left) * float(energy.ACTIVE_NEBULA[control])
