"""What follows by the rules from what a viewer sees, computed by the functions that play the game.
Terminal and browser show it and work nothing out again."""

from typing import Final, cast

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import BIT, ONE, count_of, first_of, members, unpack
from orrery.games.exoplanets.actions import (
    ACTION,
    ClaimGoal,
    CreateLife,
    CreateSpecies,
    Pay,
    PlacePlanet,
    PlayTile,
)
from orrery.games.exoplanets.birth import STAR_ENERGY, seam
from orrery.games.exoplanets.choices import choices_in
from orrery.games.exoplanets.content import ICONS, load
from orrery.games.exoplanets.effects import gain_of, play_tile
from orrery.games.exoplanets.goals import GOAL_IDS, is_met, progress
from orrery.games.exoplanets.life import create_life, create_species, life_obstacle
from orrery.games.exoplanets.markers import takes_last
from orrery.games.exoplanets.payment import add_payments, bill_for, reduction_on, resources_of
from orrery.games.exoplanets.planets import ENERGY, PLANET_IDS
from orrery.games.exoplanets.scoring import points_at
from orrery.games.exoplanets.state import (
    CHOOSE_ACTION,
    CHOOSE_BIRTH,
    CHOOSE_LOSS,
    CHOOSE_PAYMENT,
    CHOOSE_RESOURCE,
    CHOOSE_ROW,
    CHOOSE_SWAP,
    MARKER_IDS,
    SPECIES_LEVEL,
    ExoplanetsState,
)
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.tiles import EFFECT_IDS, FREE_GAINS, GOAL
from orrery.games.exoplanets.view import (
    EffectObstacle,
    ExoplanetsFacts,
    GoalStatus,
    LifeObstacle,
    MarkerId,
    Phase,
    PlanetFacts,
    Resources,
    StepFacts,
    TileFacts,
)
from orrery.games.exoplanets.views import resources_from

# Of the steps of life that can be paid, so many are suggested.
_STEPS: Final = 2
_ROUNDS: dict[int, int] = {
    setup.seats: setup.star_energy // load().numbers.star_energy_per_planet // setup.seats
    for setup in load().setup
}


def facts_for(state: ExoplanetsState, viewer: int) -> ExoplanetsFacts:
    """Facts for a seat, or for a spectator."""
    rounds = _ROUNDS[state.seats]
    round = min(state.turns // state.seats + 1, rounds)
    is_actor = viewer >= 0 and state.actor == viewer
    is_open = is_actor and state.pending == CHOOSE_ACTION
    choices = choices_in(state) if is_open else []
    steps = _steps(state, choices)
    is_last = viewer == state.active and round == rounds
    return ExoplanetsFacts(
        phase=_phase(state),
        round=round,
        rounds=rounds,
        left=_left(state),
        planets={PLANET_IDS[planet]: _planet(state, planet) for planet in _planets(state)},
        reductions=_reductions(state),
        obstacles=_obstacles(state, is_open) if is_actor else {},
        steps=steps,
        brings=_brings(state, choices),
        leaves=_leaves(state, choices) if is_actor else {},
        completes=_completes(state, choices),
        takes_last=_takes_last(state, choices),
        hand=_hand(state, viewer, choices) if viewer >= 0 else [],
        unclaimed=_unclaimed(state, viewer) if viewer >= 0 else [],
        unspent=resources_from(state.players[viewer].stock) if is_last else None,
        cause=_cause(state),
        suggested=_suggestions(choices, steps),
    )


def _phase(state: ExoplanetsState) -> Phase:
    pending = state.pending
    if pending < CHOOSE_BIRTH:
        return "setup"
    if pending < CHOOSE_ACTION:
        return "birth"
    return "life" if pending <= CHOOSE_SWAP else "event"


def _left(state: ExoplanetsState) -> int:
    if state.pending == CHOOSE_SWAP:
        return state.swaps
    if state.pending == CHOOSE_RESOURCE:
        return count_of(state.owed, state.actor)
    return count_of(state.losses, state.actor) if state.pending == CHOOSE_LOSS else 0


def _cause(state: ExoplanetsState) -> str:
    """Why resources are taken or swapped; the tile played last is due until that is done."""
    if state.pending == CHOOSE_SWAP:
        return EFFECT_IDS[state.due_tile]
    if state.pending != CHOOSE_RESOURCE:
        return ""
    if state.due_tile != NONE and FREE_GAINS[state.due_tile] > 0:
        return EFFECT_IDS[state.due_tile]
    return "collision" if state.due_planet == NONE else "eviction"


def _suggestions(choices: list[Action], steps: dict[str, StepFacts]) -> list[str]:
    """Goals that are met, then the steps of life that score most."""
    goals = [choice.text for choice in choices if isinstance(choice, ClaimGoal)]
    best = sorted((-step.points, text) for text, step in steps.items())
    return [*goals, *(text for points, text in best[:_STEPS] if points < 0)]


def _planets(state: ExoplanetsState) -> list[int]:
    return members(state.system.planets)


def _planet(state: ExoplanetsState, planet: int) -> PlanetFacts:
    counts = zip(ICONS, unpack(state.system.count_icons(planet), len(ICONS)), strict=True)
    return PlanetFacts(
        cost=[icon for icon, count in counts for _ in range(count)],
        any_pays=state.system.any_pays & BIT[planet] != 0,
        bonus=state.system.bonus_on(planet),
    )


def _reductions(state: ExoplanetsState) -> dict[str, int]:
    if state.catalysed == 0:
        return {}
    reduced = {planet: reduction_on(state, planet) for planet in _planets(state)}
    return {PLANET_IDS[planet]: icons for planet, icons in reduced.items() if icons > 0}


def _obstacles(state: ExoplanetsState, is_open: bool) -> dict[str, LifeObstacle]:
    found: dict[str, LifeObstacle] = {}
    for planet in _planets(state):
        obstacle = life_obstacle(state, planet)
        if obstacle is not None and (is_open or obstacle == "species"):
            found[PLANET_IDS[planet]] = cast(LifeObstacle, obstacle)
        elif not is_open:
            found[PLANET_IDS[planet]] = "not-now"
    return found


def _steps(state: ExoplanetsState, choices: list[Action]) -> dict[str, StepFacts]:
    found: dict[str, StepFacts] = {}
    for choice in choices:
        if isinstance(choice, CreateLife):
            level = state.player().cubes_on(choice.planet) + 1
            found[choice.text] = _step(state, choice.planet, level)
        elif isinstance(choice, CreateSpecies):
            found[choice.text] = _step(state, choice.planet, SPECIES_LEVEL)
    return found


def _step(state: ExoplanetsState, planet: i64, level: i64) -> StepFacts:
    cubes = state.player().cubes_on(planet)
    before = points_at(state.system, planet, cubes)
    points = points_at(state.system, planet, level) - before
    return StepFacts(level=level, steps=level - cubes, points=points)


def _brings(state: ExoplanetsState, choices: list[Action]) -> dict[str, Resources]:
    if state.pending == CHOOSE_ROW:
        return {
            place.text: _yield(state, cast(PlacePlanet, place).row) for place in choices_in(state)
        }
    found: dict[str, Resources] = {}
    for choice in choices:
        if isinstance(choice, PlayTile):
            gain = gain_of(choice.tile, choice.planet)
            if gain != 0:
                found[choice.text] = resources_from(state.available(gain))
    return found


def _yield(state: ExoplanetsState, row: i64) -> Resources:
    """The energy of the star, and the two icons as far as the cloud has them."""
    before = state.system.planet_at(row, state.system.height(row))
    icons = state.available(seam(row, before, first_of(state.held)))
    return resources_from(icons + STAR_ENERGY * ONE[ENERGY])


def _leaves(state: ExoplanetsState, choices: list[Action]) -> dict[str, Resources]:
    stock = state.player().stock
    if state.pending == CHOOSE_PAYMENT:
        return {
            paid.text: resources_from(stock - resources_of(cast(Pay, paid)))
            for paid in choices_in(state)
        }
    found: dict[str, Resources] = {}
    for choice in choices:
        if isinstance(choice, CreateLife):
            paid = _only_payment(state, choice.planet, 1)
        elif isinstance(choice, CreateSpecies):
            steps = SPECIES_LEVEL - state.player().cubes_on(choice.planet)
            paid = _only_payment(state, choice.planet, steps)
        else:
            continue
        if paid is not None:
            found[choice.text] = resources_from(stock - resources_of(paid))
    return found


def _only_payment(state: ExoplanetsState, planet: i64, steps: i64) -> Pay | None:
    """What is paid without being asked for."""
    sums = state.copy().empty_offer()
    add_payments(sums, state.player().stock, bill_for(state, planet, steps))
    return cast(Pay, ACTION[sums.at(0)]) if sums.size == 1 else None


def _completes(state: ExoplanetsState, choices: list[Action]) -> dict[str, list[str]]:
    seat = state.active
    goals = dict.fromkeys(GOAL[tile] for tile in members(state.player().hand))
    missing = [goal for goal in goals if _goal(state, seat, goal) == "open"]
    found: dict[str, list[str]] = {}
    for choice in choices if missing else []:
        after = _after(state, choice)
        if after is not None:
            met = [goal for goal in missing if _is_kept(after, goal) and is_met(after, seat, goal)]
            if met:
                found[choice.text] = [GOAL_IDS[goal] for goal in met]
    return found


def _after(state: ExoplanetsState, choice: Action) -> ExoplanetsState | None:
    """The position after what adds life or uses a tile, before anything is settled or asked."""
    after = state.copy()
    if isinstance(choice, CreateLife):
        create_life(after, choice.planet)
    elif isinstance(choice, CreateSpecies):
        create_species(after, choice.planet)
    elif isinstance(choice, PlayTile):
        play_tile(after, choice)
    else:
        return None
    return after


def _is_kept(state: ExoplanetsState, goal: int) -> bool:
    """Whether a tile with the goal is still in the hand: one used for its effect is gone."""
    return goal in [GOAL[tile] for tile in members(state.player().hand)]


def _takes_last(state: ExoplanetsState, choices: list[Action]) -> dict[str, list[MarkerId]]:
    found = {choice.text: takes_last(state, choice) for choice in choices}
    return {
        text: [cast(MarkerId, MARKER_IDS[kind]) for kind in kinds]
        for text, kinds in found.items()
        if kinds
    }


def _hand(state: ExoplanetsState, viewer: int, choices: list[Action]) -> list[TileFacts]:
    playable: i64 = 0
    for choice in choices:
        if isinstance(choice, PlayTile):
            playable |= BIT[choice.tile]
    blocked: EffectObstacle = "no-result" if choices else "not-now"
    return [
        TileFacts(
            progress=progress(state, viewer, GOAL[tile]),
            goal=_goal(state, viewer, GOAL[tile]),
            effect=None if playable & BIT[tile] != 0 else blocked,
        )
        for tile in members(state.players[viewer].hand)
    ]


def _goal(state: ExoplanetsState, viewer: int, goal: int) -> GoalStatus:
    if state.players[viewer].goals & BIT[goal] != 0:
        return "scored"
    return "met" if is_met(state, viewer, goal) else "open"


def _unclaimed(state: ExoplanetsState, viewer: int) -> list[str]:
    goals = dict.fromkeys(GOAL[tile] for tile in members(state.players[viewer].hand))
    return [GOAL_IDS[goal] for goal in goals if _goal(state, viewer, goal) == "met"]
