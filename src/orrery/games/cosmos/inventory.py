"""Every component counted wherever it lies: nothing is ever made or lost."""

from orrery.core.bits import count_of, members, unpack
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import PER_SIZE, TILE_IDS
from orrery.games.cosmos.cards import PER_DECK, POWER_IDS
from orrery.games.cosmos.content import ENERGIES, STARS
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, SLOTS
from orrery.games.cosmos.purchase import item_card
from orrery.games.cosmos.state import (
    ADVANCED_VALUES,
    CHOOSE_BOTTOM,
    CHOOSE_KEPT,
    CONTROLS,
    DRAW_POWER,
    LOWEST_ADVANCED,
    CosmosState,
)


def inventory_of(state: CosmosState) -> dict[str, int]:
    counts: dict[str, int] = {}
    _count_stars(state, counts)
    _count_tiles(state, counts)
    _count_powers(state, counts)
    _count_energy(state, counts)
    _count_advanced(state, counts)
    counts["life"] = state.supply_life + sum(
        len(members(galaxy.life())) + galaxy.waiting_protos for galaxy in state.galaxies
    )
    # Every seat has one crystal climbing; a stand-in is a crystal that did not come from the box.
    counts["crystals"] = (
        state.crystals
        - state.stand_ins
        + sum(1 + galaxy.ready + galaxy.scored + galaxy.aside for galaxy in state.galaxies)
    )
    counts["goals"] = len(members(state.goals_unseen)) + len(_goals_seen(state))
    counts["tokens off their controls"] = state.tokens_placed - sum(
        state.tokens_at(control) for control in range(CONTROLS)
    )
    return counts


def _goals_seen(state: CosmosState) -> list[int]:
    return [goal for goal in range(len(GOAL_IDS)) if goal not in members(state.goals_unseen)]


def _count_stars(state: CosmosState, counts: dict[str, int]) -> None:
    for kind, star in enumerate(STARS):
        counts[f"star {star}"] = count_of(state.supply_stars, kind)
        for galaxy in state.galaxies:
            placed = sum(galaxy.kind_at(space) == kind for space in members(galaxy.stars))
            counts[f"star {star}"] += placed + count_of(galaxy.waiting_stars, kind)


def _count_tiles(state: CosmosState, counts: dict[str, int]) -> None:
    found: list[int] = []
    for size, stack in enumerate(state.stacks):
        found.extend(size * PER_SIZE + tile for tile in stack.unseen_cards() + stack.items())
    for galaxy in state.galaxies:
        found.extend(galaxy.tile_at(space) for space in members(galaxy.nebulae))
        found.extend(galaxy.waiting_tiles.items())
    for tile, id in enumerate(TILE_IDS):
        counts[f"tile {id}"] = found.count(tile)


def _count_powers(state: CosmosState, counts: dict[str, int]) -> None:
    found: list[int] = []
    for deck, cards in enumerate(state.power_decks):
        found.extend(deck * PER_DECK + card for card in cards.unseen_cards())
        found.extend(item_card(item, deck) for item in cards.items())
    for galaxy in state.galaxies:
        slots = [galaxy.card_in(slot) for slot in range(SLOTS)]
        found.extend(card for card in slots if card != NONE)
    if state.pending in (DRAW_POWER, CHOOSE_KEPT, CHOOSE_BOTTOM):
        found.extend(state.buy_deck * PER_DECK + card for card in members(state.drawn))
    for card, id in enumerate(POWER_IDS):
        counts[f"power {id}"] = found.count(card)


def _count_energy(state: CosmosState, counts: dict[str, int]) -> None:
    words = [state.deck, state.discards, state.row, *(g.hand for g in state.galaxies)]
    for energy, id in enumerate(ENERGIES):
        counts[f"energy {id}"] = sum(count_of(word, energy) for word in words)


def _count_advanced(state: CosmosState, counts: dict[str, int]) -> None:
    tokens = [token for galaxy in state.galaxies for token in galaxy.advanced_tokens()]
    first = unpack(state.advanced_first, ADVANCED_VALUES)
    second = unpack(state.advanced_second, ADVANCED_VALUES)
    for kind in range(ADVANCED_VALUES):
        points = LOWEST_ADVANCED + kind
        counts[f"advanced {points} of the first group"] = first[kind] + tokens.count(
            points + FIRST_GROUP
        )
        counts[f"advanced {points} of the second group"] = second[kind] + tokens.count(points)
