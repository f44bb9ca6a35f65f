"""A whole position from one viewer's view: what is seen stays, the rest is dealt at random."""

from orrery.core.bits import BIT, ONE, pack
from orrery.core.rng import Rng
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import LIFE_IDS, NEBULA_IDS, PER_SIZE, STAR_IDS, TILE_IDS
from orrery.games.cosmos.cards import EDITION_IDS, PER_DECK, POWER_IDS
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, Galaxy
from orrery.games.cosmos.purchase import bottom_item
from orrery.games.cosmos.state import (
    ADVANCED_VALUES,
    LOWEST_ADVANCED,
    PENDING_IDS,
    PHASE_IDS,
    CosmosState,
    empty_table,
)
from orrery.games.cosmos.view import (
    CosmosView,
    EffectView,
    GalaxyView,
    PurchaseView,
)
from orrery.games.cosmos.views import space_ids_of


def state_from(view: CosmosView, rng: Rng) -> CosmosState:
    state = empty_table(
        view.seats,
        EDITION_IDS.index(view.options["edition"]),
        view.options["event-horizon"] == "token",
    )
    _restore_table(state, view)
    _restore_turn(state, view)
    state.galaxies = [_galaxy_from(galaxy) for galaxy in view.galaxies]
    _deal_energy(state, view, rng)
    _deal_powers(state, view, rng)
    _deal_advanced(state, view, rng)
    return state


def _counts(named: dict[str, int], names: tuple[str, ...]) -> list[int]:
    return [named[name] for name in names]


def _mask(ids: list[str], known: list[str]) -> int:
    return sum(1 << known.index(id) for id in ids)


def _restore_table(state: CosmosState, view: CosmosView) -> None:
    state.supply_stars = pack(_counts(view.supply_stars, STARS))
    state.supply_life = view.supply_life
    state.crystals = view.crystals
    state.stand_ins = view.stand_ins
    state.row = pack(_counts(view.row, ENERGIES))
    state.discards = pack(_counts(view.discards, ENERGIES))
    state.dark_tokens = pack(_counts(view.dark_tokens, ENERGIES))
    for seat, control in enumerate(view.own_tokens):
        if control is not None:
            state.own_tokens += ENERGIES.index(control) * ONE[seat]
            state.placed_seats |= 1 << seat
    state.tokens_placed = sum(view.dark_tokens.values()) + sum(
        control is not None for control in view.own_tokens
    )
    drawn = _drawn_tiles(view)
    for size, stack in enumerate(view.stacks):
        ids = TILE_IDS[size * PER_SIZE : (size + 1) * PER_SIZE]
        state.stacks[size].unseen = _mask([id for id in ids if id not in drawn], ids)
        for tile in stack.bottom:
            state.stacks[size].push(ids.index(tile))
    seen = [goal for goal in view.goal_track if goal is not None]
    state.goals_unseen -= _mask(seen + view.goals_scored, GOAL_IDS)
    state.goals_left = view.goals_left
    for space, goal in enumerate(view.goal_track):
        if goal is not None:
            state.goal_track += (GOAL_IDS.index(goal) + 1) * ONE[space]


def _drawn_tiles(view: CosmosView) -> set[str]:
    """The tiles that have left their stacks, and those put back beneath."""
    drawn = {tile for stack in view.stacks for tile in stack.bottom}
    for galaxy in view.galaxies:
        drawn.update(nebula.tile for nebula in galaxy.nebulae.values())
        drawn.update(galaxy.waiting.tiles)
    return drawn


def _restore_turn(state: CosmosState, view: CosmosView) -> None:
    state.round = view.round
    state.first = view.first
    state.active = view.active
    state.phase = PHASE_IDS.index(view.phase)
    state.pending = PENDING_IDS.index(view.pending)
    state.shifts_left = view.shifts_left
    state.own_moved = view.own_moved
    state.collecting = view.collecting
    state.owed_cards = view.owed_cards
    state.stack = view.stack
    state.last_tile = NONE if view.last_tile is None else TILE_IDS.index(view.last_tile)
    if view.purchase is not None:
        _restore_purchase(state, view.purchase)
    if view.effect is not None:
        _restore_effect(state, view.effect)


def _restore_purchase(state: CosmosState, purchase: PurchaseView) -> None:
    state.buy_slot = purchase.slot - 1
    state.buy_deck = ENERGIES.index(purchase.deck)
    state.buy_draws = purchase.draws


def _restore_effect(state: CosmosState, effect: EffectView) -> None:
    state.effect = NONE if effect.card is None else POWER_IDS.index(effect.card)
    state.effect_left = effect.left
    state.effect_costs = effect.costs
    if effect.space is not None:
        state.effect_space = space_ids_of(state.effect).index(effect.space)
    state.effect_mask = _mask(effect.carried, LIFE_IDS)
    state.effect_kind = effect.kind


def _galaxy_from(view: GalaxyView) -> Galaxy:
    galaxy = Galaxy()
    for corner, star in view.stars.items():
        galaxy.put_star(STARS.index(star), STAR_IDS.index(corner))
    galaxy.novas = _mask(view.supernovas, STAR_IDS)
    galaxy.proto = _mask(view.proto, LIFE_IDS)
    galaxy.stable = _mask(view.stable, LIFE_IDS)
    for id, nebula in view.nebulae.items():
        space = NEBULA_IDS.index(id)
        galaxy.put_tile(TILE_IDS.index(nebula.tile), space)
        if nebula.complete:
            galaxy.complete |= BIT[space]
    galaxy.waiting_stars = pack(_counts(view.waiting.stars, STARS))
    galaxy.waiting_protos = view.waiting.protos
    for tile in view.waiting.tiles:
        galaxy.waiting_tiles.push(TILE_IDS.index(tile))
    galaxy.supernova = view.supernova
    galaxy.dna = view.dna
    galaxy.graviton = view.graviton
    galaxy.chamber = view.chamber.position
    galaxy.ready = view.chamber.ready
    galaxy.scored = view.chamber.scored
    galaxy.aside = view.chamber.aside
    for slot, card in enumerate(view.slots):
        if card is not None:
            galaxy.fill_slot(slot, POWER_IDS.index(card))
    galaxy.from_nebulae = sum(view.score[f"nebulae-{size}"] for size in (1, 2, 3))
    galaxy.from_crystals = view.score["crystals"]
    galaxy.from_goals = view.score["goals"]
    galaxy.from_cards = view.score["cards"]
    galaxy.from_advanced = view.score["advanced-life"]
    return galaxy


def _deal_energy(state: CosmosState, view: CosmosView, rng: Rng) -> None:
    """Hands the viewer does not see come from what is neither in the row, discarded nor seen."""
    supply = load().supply.energy_cards
    hidden = [supply[energy] - view.row[energy] - view.discards[energy] for energy in ENERGIES]
    for seat, galaxy in enumerate(view.galaxies):
        if galaxy.hand is not None:
            own = _counts(galaxy.hand, ENERGIES)
            state.galaxies[seat].hand = pack(own)
            hidden = [left - held for left, held in zip(hidden, own, strict=True)]
    pool = rng.shuffle([kind for kind, left in enumerate(hidden) for _ in range(left)])
    for seat, galaxy in enumerate(view.galaxies):
        if galaxy.hand is None:
            for _ in range(galaxy.hand_size):
                state.galaxies[seat].hand += ONE[pool.pop()]
    state.deck = pack([pool.count(kind) for kind in range(len(ENERGIES))])


def _deal_powers(state: CosmosState, view: CosmosView, rng: Rng) -> None:
    owned = {card for galaxy in view.galaxies for card in galaxy.slots if card is not None}
    for deck, energy in enumerate(ENERGIES):
        seen = view.power_decks[energy]
        buying = view.purchase if view.purchase and view.purchase.deck == energy else None
        drawn = buying.drawn if buying else []
        known = owned | {card for card in seen.bottom if card is not None} | set(drawn or [])
        ids = POWER_IDS[deck * PER_DECK : (deck + 1) * PER_DECK]
        pool = rng.shuffle([place for place, card in enumerate(ids) if card not in known])
        for card, owner in zip(seen.bottom, seen.owners, strict=True):
            place = pool.pop() if card is None else ids.index(card)
            state.power_decks[deck].push(bottom_item(place, owner))
        if buying:
            hidden = [pool.pop() for _ in range(buying.seen)] if drawn is None else []
            state.drawn = _mask(drawn or [], ids) | sum(1 << place for place in hidden)
        state.power_decks[deck].unseen = sum(1 << place for place in pool)


def _deal_advanced(state: CosmosState, view: CosmosView, rng: Rng) -> None:
    """Values of tokens the viewer does not see, by their group, those in the box included."""
    supply = load().supply
    pools = [list(supply.advanced_life_second), list(supply.advanced_life_first)]
    for galaxy in view.galaxies:
        for id, nebula in galaxy.nebulae.items():
            for place, points in enumerate(nebula.advanced):
                if points is not None:
                    pools[_group(galaxy, id, place)].remove(points)
    pools = [rng.shuffle(pool) for pool in pools]
    for seat, galaxy in enumerate(view.galaxies):
        for id, nebula in galaxy.nebulae.items():
            for place, points in enumerate(nebula.advanced):
                group = _group(galaxy, id, place)
                value = pools[group].pop() if points is None else points
                token = value + group * FIRST_GROUP
                state.galaxies[seat].put_advanced(token, NEBULA_IDS.index(id))
    values = range(LOWEST_ADVANCED, LOWEST_ADVANCED + ADVANCED_VALUES)
    state.advanced_second = pack([pools[0].count(value) for value in values])
    state.advanced_first = pack([pools[1].count(value) for value in values])
    state.advanced_first_left = view.advanced_first_left


def _group(galaxy: GalaxyView, nebula: str, place: int) -> int:
    """1 for a token of the first group."""
    return int(place < galaxy.first_group.get(nebula, 0))
