"""Fills in what one viewer of Crafting the Cosmos sees."""

from orrery.core.bits import members, unpack
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import (
    LIFE_IDS,
    NEBULA_IDS,
    PER_SIZE,
    STAR_IDS,
    TILE_IDS,
    TILE_POINTS,
    TILE_SIZE,
)
from orrery.games.cosmos.cards import EDITION_IDS, PER_DECK, POWER_IDS
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.effects.vocabulary import EFFECT_OF
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, SLOTS, Galaxy
from orrery.games.cosmos.purchase import item_card, item_seat
from orrery.games.cosmos.state import (
    CHOOSE_BOTTOM,
    CHOOSE_KEPT,
    DRAW_POWER,
    GAME_OVER,
    PENDING_IDS,
    PHASE_IDS,
    SIZES,
    CosmosState,
)
from orrery.games.cosmos.view import (
    ChamberView,
    CosmosView,
    EffectView,
    GalaxyView,
    NebulaView,
    PowerDeckView,
    PurchaseView,
    StackView,
    WaitingView,
)


def _named(packed: int, names: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(names, unpack(packed, len(names)), strict=True))


def _ids(mask: int, ids: list[str]) -> list[str]:
    return [ids[place] for place in members(mask)]


_NEBULA_SOURCES = tuple(f"nebulae-{size}" for size in range(1, SIZES + 1))


def score_of(galaxy: Galaxy) -> dict[str, int]:
    """Points by source; advanced life counts when the game is over."""
    by_size = [0, 0, 0]
    for space in members(galaxy.complete):
        tile = galaxy.tile_at(space)
        by_size[TILE_SIZE[tile] - 1] += TILE_POINTS[tile]
    return {
        **dict(zip(_NEBULA_SOURCES, by_size, strict=True)),
        "crystals": galaxy.from_crystals,
        "goals": galaxy.from_goals,
        "cards": galaxy.from_cards,
        "advanced-life": galaxy.from_advanced,
    }


def view_of(state: CosmosState, viewer: int, to_act: int) -> CosmosView:
    over = state.pending == GAME_OVER
    on_track = [state.goal_on(space) for space in range(load().numbers.goal_track - 1)]
    seen = (1 << len(GOAL_IDS)) - 1 - state.goals_unseen
    return CosmosView(
        viewer=viewer,
        seats=state.seats,
        options={
            "edition": EDITION_IDS[state.edition],
            "event-horizon": "token" if state.horizon_token else "track",
        },
        to_act=to_act,
        phase=PHASE_IDS[state.phase],
        pending=PENDING_IDS[state.pending],
        round=state.round,
        first=state.first,
        active=state.active,
        galaxies=[
            _galaxy_view(galaxy, over or seat == viewer, seat == viewer)
            for seat, galaxy in enumerate(state.galaxies)
        ],
        supply_stars=_named(state.supply_stars, STARS),
        supply_life=state.supply_life,
        crystals=state.crystals,
        stand_ins=state.stand_ins,
        row=_named(state.row, ENERGIES),
        deck=sum(unpack(state.deck, len(ENERGIES))),
        discards=_named(state.discards, ENERGIES),
        power_decks={
            energy: _power_deck_view(state, deck, viewer) for deck, energy in enumerate(ENERGIES)
        },
        stacks=[_stack_view(state, size) for size in range(SIZES)],
        advanced_left=state.advanced_left(),
        advanced_first_left=state.advanced_first_left,
        own_tokens=[
            ENERGIES[state.own_control(seat)] if state.placed_seats >> seat & 1 else None
            for seat in range(state.seats)
        ],
        dark_tokens=_named(state.dark_tokens, ENERGIES),
        goal_track=[None if goal == NONE else GOAL_IDS[goal] for goal in on_track],
        goals_scored=[GOAL_IDS[goal] for goal in members(seen) if goal not in on_track],
        goals_left=state.goals_left,
        shifts_left=state.shifts_left,
        own_moved=state.own_moved,
        collecting=state.collecting,
        owed_cards=state.owed_cards,
        stack=state.stack,
        last_tile=None if state.last_tile == NONE else TILE_IDS[state.last_tile],
        purchase=_purchase_view(state, viewer),
        effect=_effect_view(state),
    )


def _galaxy_view(galaxy: Galaxy, shows_points: bool, own: bool) -> GalaxyView:
    return GalaxyView(
        stars={STAR_IDS[s]: STARS[galaxy.kind_at(s)] for s in members(galaxy.stars)},
        supernovas=_ids(galaxy.novas, STAR_IDS),
        proto=_ids(galaxy.proto, LIFE_IDS),
        stable=_ids(galaxy.stable, LIFE_IDS),
        nebulae={
            NEBULA_IDS[n]: _nebula_view(galaxy, n, shows_points) for n in members(galaxy.nebulae)
        },
        first_group=_first_group(galaxy),
        hand_size=galaxy.hand_size(),
        hand=_named(galaxy.hand, ENERGIES) if own else None,
        waiting=WaitingView(
            stars=_named(galaxy.waiting_stars, STARS),
            protos=galaxy.waiting_protos,
            tiles=[TILE_IDS[tile] for tile in galaxy.waiting_tiles.items()],
        ),
        supernova=galaxy.supernova,
        dna=galaxy.dna,
        graviton=galaxy.graviton,
        chamber=ChamberView(
            position=galaxy.chamber, ready=galaxy.ready, scored=galaxy.scored, aside=galaxy.aside
        ),
        slots=[
            None if galaxy.card_in(slot) == NONE else POWER_IDS[galaxy.card_in(slot)]
            for slot in range(SLOTS)
        ],
        score=score_of(galaxy),
    )


def _nebula_view(galaxy: Galaxy, space: int, shows_points: bool) -> NebulaView:
    return NebulaView(
        tile=TILE_IDS[galaxy.tile_at(space)],
        complete=galaxy.complete >> space & 1 == 1,
        advanced=[
            token % FIRST_GROUP if shows_points else None for token in galaxy.tokens_on(space)
        ],
    )


def _first_group(galaxy: Galaxy) -> dict[str, int]:
    """The group is printed on the back of a token, for all to see."""
    found: dict[str, int] = {}
    for space in members(galaxy.with_advanced()):
        count = sum(token >= FIRST_GROUP for token in galaxy.tokens_on(space))
        if count > 0:
            found[NEBULA_IDS[space]] = count
    return found


def _power_deck_view(state: CosmosState, deck: int, viewer: int) -> PowerDeckView:
    cards_below = state.power_decks[deck].items()
    return PowerDeckView(
        unseen=len(state.power_decks[deck].unseen_cards()),
        bottom=[
            POWER_IDS[item_card(item, deck)] if item_seat(item) == viewer else None
            for item in cards_below
        ],
        owners=[item_seat(item) for item in cards_below],
    )


def _stack_view(state: CosmosState, size: int) -> StackView:
    first = size * PER_SIZE
    stack = state.stacks[size]
    return StackView(
        unseen=len(stack.unseen_cards()),
        bottom=[TILE_IDS[first + tile] for tile in stack.items()],
    )


def _purchase_view(state: CosmosState, viewer: int) -> PurchaseView | None:
    if state.pending not in (DRAW_POWER, CHOOSE_KEPT, CHOOSE_BOTTOM):
        return None
    drawn = [POWER_IDS[state.buy_deck * PER_DECK + card] for card in members(state.drawn)]
    return PurchaseView(
        slot=state.buy_slot + 1,
        deck=ENERGIES[state.buy_deck],
        draws=state.buy_draws,
        seen=len(drawn),
        drawn=drawn if state.active == viewer else None,
    )


def _effect_view(state: CosmosState) -> EffectView | None:
    if state.effect == NONE and state.effect_space == NONE:
        return None
    space = None
    if state.effect_space != NONE:
        space = space_ids_of(state.effect)[state.effect_space]
    return EffectView(
        card=None if state.effect == NONE else POWER_IDS[state.effect],
        left=state.effect_left,
        costs=state.effect_costs,
        space=space,
        carried=_ids(state.effect_mask, LIFE_IDS),
        kind=state.effect_kind,
    )


def space_ids_of(card: int) -> list[str]:
    """The ids of the kind of space the effect under way remembers."""
    return NEBULA_IDS if card == NONE else EFFECT_OF[card].space_ids
