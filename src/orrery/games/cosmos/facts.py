"""What follows by the rules from what one viewer sees, worked out by the rules themselves."""

from functools import cache

from mypy_extensions import i64

from orrery.core.bits import count_of, members, size_of
from orrery.games.cosmos import cards
from orrery.games.cosmos.actions import GOAL_IDS, Collect, ShiftDark
from orrery.games.cosmos.board import (
    ALL_NEBULAE,
    CORNERS,
    LIFE_IN,
    NEBULA_IDS,
    STAR_IDS,
    TILE_IDS,
    TILE_STARS,
)
from orrery.games.cosmos.choices import choices_in
from orrery.games.cosmos.content import ENERGIES, SECTORS, STARS, Cost, load
from orrery.games.cosmos.craft import (
    discharge_points,
    empty_sides,
    stars_lacking,
    stars_missing,
)
from orrery.games.cosmos.effects.vocabulary import EFFECT_OF
from orrery.games.cosmos.endphase import is_last_round_now, losses_of
from orrery.games.cosmos.energy import income_of, next_control, perform_shift
from orrery.games.cosmos.galaxy import NONE, SLOTS, STAR_KINDS, Galaxy
from orrery.games.cosmos.goals import completed_sizes, goal_count, goal_points
from orrery.games.cosmos.powers import can_pay
from orrery.games.cosmos.purchase import cards_short
from orrery.games.cosmos.state import (
    CHOOSE_CRAFT,
    CHOOSE_EFFECT,
    CHOOSE_LAST_SPACE,
    CHOOSE_SHIFT,
    CONTROLS,
    CosmosState,
)
from orrery.games.cosmos.suggestions import suggestions_in
from orrery.games.cosmos.view import CosmosFacts, GalaxyFacts, GoalFacts, LackFacts, ShiftFacts


def facts_of(state: CosmosState, viewer: int, to_act: int) -> CosmosFacts:
    pending = state.pending
    chooses = viewer >= 0 and viewer == to_act
    crafts = chooses and pending == CHOOSE_CRAFT
    places = crafts or (chooses and pending in (CHOOSE_EFFECT, CHOOSE_LAST_SPACE))
    galaxy = state.galaxy()
    return CosmosFacts(
        galaxies=[_galaxy_facts(each) for each in state.galaxies],
        goals=_goal_facts(state),
        last_round=is_last_round_now(state),
        income=income_facts(state, viewer if viewer >= 0 else state.active),
        costs=changed_costs(state.edition, state.horizon_token),
        shifts=_shift_facts(state) if chooses and pending == CHOOSE_SHIFT else {},
        placing=_placing(galaxy) if places else {},
        serves=_serves(galaxy) if places else {},
        unusable=_unusable(state) if crafts else {},
        slots_short=_slots_short(state, viewer) if viewer >= 0 else {},
        losses=losses_of(galaxy) if crafts else {},
        suggested=suggestions_in(state) if chooses else [],
    )


def _galaxy_facts(galaxy: Galaxy) -> GalaxyFacts:
    living = galaxy.with_advanced()
    return GalaxyFacts(
        lacking={
            NEBULA_IDS[space]: _lack(galaxy, space, galaxy.tile_at(space))
            for space in members(galaxy.unfinished())
        },
        empty_sides={
            NEBULA_IDS[space]: empty_sides(galaxy, space)
            for space in members(galaxy.complete & ~living)
            if empty_sides(galaxy, space) > 0
        },
        discharge=discharge_points(galaxy),
        life_in=[size_of(galaxy.life() & LIFE_IN[sector]) for sector in range(len(SECTORS))],
        sizes_in=[completed_sizes(galaxy, sector) for sector in range(len(SECTORS))],
    )


def _lack(galaxy: Galaxy, space: i64, tile: i64) -> LackFacts:
    missing = stars_missing(galaxy, space, tile)
    return LackFacts(
        missing={
            STARS[kind]: count_of(missing, kind)
            for kind in range(STAR_KINDS)
            if count_of(missing, kind) > 0
        },
        number=stars_lacking(galaxy, space, tile),
    )


def _goal_facts(state: CosmosState) -> list[GoalFacts]:
    found: list[GoalFacts] = []
    spaces = load().numbers.goal_track - 1
    for place in reversed(range(spaces)):
        goal = state.goal_on(place)
        if goal == NONE:
            continue
        counts = [int(goal_count(goal, galaxy)) for galaxy in state.galaxies]
        found.append(
            GoalFacts(
                goal=GOAL_IDS[goal],
                rounds=spaces - place,
                counts=counts,
                points=goal_points(counts),
            )
        )
    return found


def income_facts(state: CosmosState, seat: int) -> dict[str, dict[str, int]]:
    """What each control brings a seat as the tokens stand, by resource."""
    income: dict[str, dict[str, int]] = {}
    for control in range(CONTROLS):
        income[ENERGIES[control]] = {
            resource: income_of(state, seat, control, passive)
            for passive, resource in enumerate(cards.PASSIVES)
            if income_of(state, seat, control, passive) > 0
        }
    return income


@cache
def changed_costs(edition: int, by_token: bool) -> dict[str, dict[str, int]]:
    costs: dict[str, dict[str, int]] = {}
    for card, power in enumerate(cards.CARDS):
        cost = cards.cost_in(edition, card)
        if cost != power.cost or (by_token and cost.supernova > 0):
            costs[power.id] = parts_of(cost, by_token)
    return costs


def parts_of(cost: Cost, by_token: bool) -> dict[str, int]:
    """A price by its parts, those that are nothing left out."""
    supernova = "supernova-token" if by_token else "supernova"
    parts: dict[str, int] = {
        "light": cost.light,
        "time": cost.time,
        "gravity": cost.gravity,
        "chemistry": cost.chemistry,
        "any": cost.any,
        "same": cost.same,
        "graviton": cost.graviton,
        supernova: cost.supernova,
        "stable": cost.stable,
        "proto": cost.proto,
        "discharge": int(cost.discharge),
    }
    return {part: count for part, count in parts.items() if count > 0}


def _shift_facts(state: CosmosState) -> dict[str, ShiftFacts]:
    """Every shift tried on a copy."""
    before = income_facts(state, state.active)
    shifts: dict[str, ShiftFacts] = {}
    for action in choices_in(state):
        if isinstance(action, Collect):
            continue
        start = action.control if isinstance(action, ShiftDark) else state.own_control(state.active)
        after = state.copy()
        perform_shift(after, action)
        income = income_facts(after, state.active)
        shifts[action.text] = ShiftFacts(
            to=ENERGIES[next_control(state, start)],
            income={id: gains for id, gains in income.items() if gains != before[id]},
        )
    return shifts


def _placing(galaxy: Galaxy) -> dict[str, dict[str, LackFacts]]:
    placing: dict[str, dict[str, LackFacts]] = {}
    free = members(ALL_NEBULAE & ~galaxy.nebulae)
    for tile in galaxy.waiting_tiles.items():
        spaces = {NEBULA_IDS[space]: _lack(galaxy, space, tile) for space in free}
        asked = TILE_STARS[tile]
        placing[TILE_IDS[tile]] = {id: lack for id, lack in spaces.items() if lack.number < asked}
    return placing


def _serves(galaxy: Galaxy) -> dict[str, dict[str, list[str]]]:
    serves: dict[str, dict[str, list[str]]] = {}
    for kind in range(STAR_KINDS):
        if count_of(galaxy.waiting_stars, kind) == 0:
            continue
        spaces: dict[str, list[str]] = {}
        for nebula in members(galaxy.unfinished()):
            if count_of(stars_missing(galaxy, nebula, galaxy.tile_at(nebula)), kind) == 0:
                continue
            for corner in members(CORNERS[nebula] & ~galaxy.stars):
                spaces.setdefault(STAR_IDS[corner], []).append(NEBULA_IDS[nebula])
        if spaces:
            serves[STARS[kind]] = spaces
    return serves


def _unusable(state: CosmosState) -> dict[str, str]:
    galaxy = state.galaxy()
    unusable: dict[str, str] = {}
    for slot in range(SLOTS):
        card = galaxy.card_in(slot)
        if card == NONE:
            continue
        if not can_pay(state, galaxy, card):
            unusable[cards.POWER_IDS[card]] = "price"
        elif not EFFECT_OF[card].is_useful(state):
            unusable[cards.POWER_IDS[card]] = "effect"
    return unusable


def _slots_short(state: CosmosState, viewer: int) -> dict[str, int]:
    galaxy = state.galaxies[viewer]
    return {
        str(slot + 1): cards_short(state, galaxy, slot)
        for slot in range(SLOTS)
        if galaxy.card_in(slot) == NONE and cards_short(state, galaxy, slot) > 0
    }
