"""The draws of chance: what each can bring, and what happens with what was drawn."""

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.bits import (
    BIT,
    COUNTERS,
    ONE,
    counter_at,
    first_of,
    nth_of,
    size_of,
    total_of,
    unpack,
)
from orrery.core.game import Outcome
from orrery.core.rng import Rng
from orrery.games.cosmos import actions as a
from orrery.games.cosmos import energy, events, setup
from orrery.games.cosmos.action_table import ACTION, ADVANCED, GOAL, HAND, POWER, ROW, TILE, TOKEN
from orrery.games.cosmos.board import NEBULA_IDS, PER_SIZE, TILE_IDS
from orrery.games.cosmos.cards import PER_DECK
from orrery.games.cosmos.effects.effect import end_effect
from orrery.games.cosmos.endphase import after_goal, reveal_goal
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE
from orrery.games.cosmos.purchase import receive_power
from orrery.games.cosmos.state import (
    CHOOSE_LAST_SPACE,
    DRAW_ADVANCED,
    DRAW_GOAL,
    DRAW_HAND,
    DRAW_POWER,
    DRAW_ROW,
    DRAW_TILE,
    DRAW_TOKEN,
    ENERGY,
    LAST_ACTION,
    LOWEST_ADVANCED,
    SETUP,
    CosmosState,
)
from orrery.games.cosmos.supply import return_tile


def outcomes_in(state: CosmosState) -> list[Outcome]:
    """What chance may bring, each with its weight."""
    first = _first_place(state)
    outcomes: list[Outcome] = []
    if _is_by_kind(state):
        counts = unpack(_counts(state), COUNTERS)
        return [(ACTION[first + kind], count) for kind, count in enumerate(counts) if count > 0]
    rest = _single_cards(state)
    while rest != 0:
        outcomes.append((ACTION[first + first_of(rest)], 1))
        rest &= rest - 1
    return outcomes


def draw_in(state: CosmosState, rng: Rng) -> Action:
    """One of them, without their list."""
    first = _first_place(state)
    if _is_by_kind(state):
        counts = _counts(state)
        return ACTION[first + counter_at(counts, rng.below(total_of(counts)))]
    cards = _single_cards(state)
    return ACTION[first + nth_of(cards, rng.below(size_of(cards)))]


def _first_place(state: CosmosState) -> i64:
    """Where the actions of this draw begin in the table."""
    pending = state.pending
    if pending == DRAW_ROW:
        return ROW
    if pending == DRAW_HAND:
        return HAND
    if pending == DRAW_TILE:
        return TILE + state.stack * PER_SIZE
    if pending == DRAW_POWER:
        return POWER + state.buy_deck * PER_DECK
    if pending == DRAW_TOKEN:
        return TOKEN
    return GOAL if pending == DRAW_GOAL else ADVANCED


def _is_by_kind(state: CosmosState) -> bool:
    """Whether there are several of a kind, or each card is the only one."""
    return state.pending not in (DRAW_TILE, DRAW_POWER, DRAW_GOAL)


def _counts(state: CosmosState) -> i64:
    """How many there are of each kind, packed."""
    if state.pending == DRAW_TOKEN:
        return setup.tokens_to_come(state)
    if state.pending == DRAW_ADVANCED:
        # Rule 1.2.5: two tokens of the first group a seat, those in the box as likely as any.
        return state.advanced_first if state.advanced_first_left > 0 else state.advanced_second
    return state.deck


def _single_cards(state: CosmosState) -> i64:
    """The mask of cards or tiles that may come; of the known bottom only the first."""
    if state.pending == DRAW_GOAL:
        return state.goals_unseen
    if state.pending == DRAW_TILE:
        stack = state.stacks[state.stack]
        return stack.unseen if stack.unseen != 0 else BIT[stack.at(0)]
    deck = state.power_decks[state.buy_deck]
    return deck.unseen if deck.unseen != 0 else BIT[deck.at(0) % PER_DECK]


def perform_draw(state: CosmosState, action: Action) -> None:
    if isinstance(action, a.DrawRow):
        energy.fill_row(state, action.energy)
        if state.phase == SETUP:
            setup.after_row_card(state)
        else:
            energy.refill_row(state)
    elif isinstance(action, a.DrawHand):
        energy.receive_card(state, action.energy)
        if state.phase == SETUP:
            setup.after_hand_card(state)
        else:
            energy.after_hand_card(state)
    elif isinstance(action, a.DrawTile):
        _receive_tile(state, action.tile)
    elif isinstance(action, a.DrawPower):
        receive_power(state, action.card)
    elif isinstance(action, a.DrawToken):
        setup.place_token(state, action.seat)
    elif isinstance(action, a.DrawGoal):
        reveal_goal(state, action.goal)
        if state.phase == SETUP:
            setup.after_first_goal(state)
        else:
            after_goal(state)
    else:
        assert isinstance(action, a.DrawAdvanced)
        _receive_advanced(state, action.points)


def _receive_tile(state: CosmosState, tile: i64) -> None:
    state.stacks[state.stack].draw(tile % PER_SIZE)
    if state.phase == SETUP:
        setup.place_first_nebula(state, tile)
        return
    if state.events is not None:
        state.events.append(events.NebulaDrawn(state.active, TILE_IDS[tile]))
    if state.effect_space != NONE:
        _replace_nebula(state, tile)
        return
    state.galaxy().waiting_tiles.push(tile)
    if state.phase == ENERGY:
        energy.continue_collecting(state)
    elif state.phase == LAST_ACTION:
        state.last_tile = tile
        state.pending = CHOOSE_LAST_SPACE
    else:
        end_effect(state)


def _replace_nebula(state: CosmosState, tile: i64) -> None:
    """Ruling 35: the new tile takes the place, the old one goes under its own stack."""
    galaxy = state.galaxy()
    space = state.effect_space
    old = galaxy.lift_tile(space)
    galaxy.put_tile(tile, space)
    return_tile(state, old)
    if state.events is not None:
        state.events.append(
            events.NebulaReplaced(state.active, TILE_IDS[old], TILE_IDS[tile], NEBULA_IDS[space])
        )
    end_effect(state)


def _receive_advanced(state: CosmosState, points: i64) -> None:
    token = points
    kind = points - LOWEST_ADVANCED
    if state.advanced_first_left > 0:
        state.advanced_first_left -= 1
        state.advanced_first -= ONE[kind]
        token += FIRST_GROUP
    else:
        state.advanced_second -= ONE[kind]
    space = state.effect_space
    state.galaxy().put_advanced(token, space)
    if state.events is not None:
        state.events.append(events.AdvancedLifeCreated(state.active, NEBULA_IDS[space], points))
    end_effect(state)
