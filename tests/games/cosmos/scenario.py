"""Positions of Crafting the Cosmos in words, and the verbs of a test on them.

A board is exactly what the words say; every piece comes out of the supply. Where the words say how
much a supply or deck still holds, the rest lies with the other seats, so nothing is lost."""

from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

from orrery.core.bits import ONE, count_of, pack
from orrery.core.game import totals
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import (
    LIFE_IDS,
    NEBULA_IDS,
    PER_SIZE,
    STAR_IDS,
    TILE_IDS,
    TILE_POINTS,
)
from orrery.games.cosmos.cards import PER_DECK, POWER_IDS
from orrery.games.cosmos.content import ENERGIES, STARS
from orrery.games.cosmos.energy import begin_turn
from orrery.games.cosmos.galaxy import FIRST_GROUP, NONE, Galaxy
from orrery.games.cosmos.game import COSMOS
from orrery.games.cosmos.purchase import bottom_item
from orrery.games.cosmos.state import (
    CHOOSE_CRAFT,
    CRAFT,
    LOWEST_ADVANCED,
    CosmosState,
    dark_tokens_for,
)
from orrery.games.cosmos.view import CosmosView, GalaxyView

_ONE_OF_EACH = {"light": 1, "time": 1, "gravity": 1, "chemistry": 1}


class Board(TypedDict, total=False):
    """What one seat has; lists of ids are words in one text."""

    stars: Mapping[str, str]  # "He" a star, "He*" a supernova made of it
    proto: str
    stable: str
    nebulae: Mapping[str, str]  # "1-07" unfinished, "1-07!" complete
    advanced: Mapping[str, list[int]]
    hand: Mapping[str, int]
    waiting: str  # stars, "proto" and tiles in the order they were gained
    supernova: int
    dna: int
    graviton: int
    chamber: int
    ready: int
    scored: int
    aside: int
    slots: str  # card ids, "-" for an empty slot


class Words(Board, total=False):
    """What the acting seat has, and the table."""

    seat: int
    first: int
    round: int
    phase: str  # "craft" unless told: "energy"
    edition: str
    event_horizon: str
    others: Mapping[int, Board]
    tokens: Mapping[str, str]  # control: seats and "dark"
    goals: str  # from the first space of the track on, "-" for an empty one
    goals_left: int
    row: Mapping[str, int]
    deck: Mapping[str, int]
    discards: Mapping[str, int]
    supply: Mapping[str, int]  # what is left of H, He, O, C, life, crystals
    stacks: Mapping[int, str]  # what is unseen of a nebula stack
    bottoms: Mapping[int, str]  # what lies beneath it, in order
    power_decks: Mapping[str, str]
    power_bottoms: Mapping[str, str]


def scenario(seats: int = 2, **words: Unpack[Words]) -> CosmosState:
    """A position in which `seat` begins its craft phase, or its energy phase."""
    seat = words.get("seat", 0)
    options = {
        "edition": words.get("edition", "reconciled"),
        "event-horizon": words.get("event_horizon", "track"),
    }
    state = COSMOS.new(seats, options)
    _clear(state)
    _set_tokens(state, words.get("tokens"))
    _set_goals(state, words.get("goals", "supernovas").split(), words.get("goals_left"))
    _set_row(state, words.get("row", _ONE_OF_EACH))
    _furnish(state, seat, words)
    for other, board in words.get("others", {}).items():
        _furnish(state, other, board)
    _fix_stacks(state, seat, words.get("stacks", {}), words.get("bottoms", {}))
    _fix_power_decks(state, seat, words.get("power_decks", {}), words.get("power_bottoms", {}))
    _fix_supply(state, seat, words.get("supply", {}))
    _fix_energy(state, seat, words.get("deck"), words.get("discards", {}))
    state.first = words.get("first", 0)
    state.round = words.get("round", 1)
    begin_turn(state, seat)
    if words.get("phase", "craft") == "craft":
        state.phase = CRAFT
        state.pending = CHOOSE_CRAFT
    return state


def _clear(state: CosmosState) -> None:
    """Take the first pieces of every board back."""
    for seat in range(state.seats):
        state.galaxies[seat] = Galaxy()
    state.supply_stars += state.seats * ONE[0]
    state.supply_life += state.seats


def _set_tokens(state: CosmosState, tokens: Mapping[str, str] | None) -> None:
    dark = dark_tokens_for(state.seats)
    if tokens is None:
        names = [str(seat) for seat in range(state.seats)] + ["dark"] * dark
        tokens = {energy: " ".join(names[place::4]) for place, energy in enumerate(ENERGIES)}
    placed = [
        (ENERGIES.index(control), name)
        for control in ENERGIES
        for name in tokens.get(control, "").split()
    ]
    for control, name in placed:
        if name == "dark":
            state.dark_tokens += ONE[control]
        else:
            state.own_tokens += control * ONE[int(name)]
            state.placed_seats |= 1 << int(name)
    state.tokens_placed = len(placed)
    assert all(state.tokens_at(control) <= 3 for control in range(4)), "a control holds three"
    assert sorted(name for _, name in placed) == sorted(
        [str(seat) for seat in range(state.seats)] + ["dark"] * dark
    ), "every seat has one token, the rest are dark"


def _set_goals(state: CosmosState, goals: list[str], left: int | None) -> None:
    """Goals from the first space of the track on; "-" for an empty space."""
    for space, goal in enumerate(goals):
        if goal != "-":
            state.goal_track += (GOAL_IDS.index(goal) + 1) * ONE[space]
            state.goals_unseen &= ~(1 << GOAL_IDS.index(goal))
            state.goals_left -= 1
    if left is not None:
        state.goals_left = left


def _set_row(state: CosmosState, row: Mapping[str, int]) -> None:
    state.row = pack([row.get(energy, 0) for energy in ENERGIES])
    state.deck -= state.row


def _furnish(state: CosmosState, seat: int, board: Board) -> None:
    galaxy = state.galaxies[seat]
    for space, star in board.get("stars", {}).items():
        _put_star(state, galaxy, star, STAR_IDS.index(space))
    _put_life(state, galaxy, board)
    for space, tile in board.get("nebulae", {}).items():
        _put_tile(state, galaxy, tile, NEBULA_IDS.index(space))
    for space, tokens in board.get("advanced", {}).items():
        for points in tokens:
            _put_advanced(state, galaxy, points, NEBULA_IDS.index(space))
    for energy, count in board.get("hand", {}).items():
        galaxy.hand += count * ONE[_energy(energy)]
        state.deck -= count * ONE[_energy(energy)]
    for piece in board.get("waiting", "").split():
        _let_wait(state, galaxy, piece)
    _set_tracks(state, galaxy, board)
    for slot, card in enumerate(board.get("slots", "").split()):
        if card != "-":
            galaxy.fill_slot(slot, POWER_IDS.index(card))
            deck = state.power_decks[POWER_IDS.index(card) // PER_DECK]
            deck.draw(POWER_IDS.index(card) % PER_DECK)


def _energy(name: str) -> int:
    return [*ENERGIES].index(name)  # type: ignore[arg-type]


def _kind(name: str) -> int:
    return [*STARS].index(name)  # type: ignore[arg-type]


def _put_star(state: CosmosState, galaxy: Galaxy, star: str, space: int) -> None:
    kind = _kind(star.rstrip("*"))
    galaxy.put_star(kind, space)
    state.supply_stars -= ONE[kind]
    if star.endswith("*"):
        galaxy.novas |= 1 << space


def _put_life(state: CosmosState, galaxy: Galaxy, board: Board) -> None:
    for space in board.get("proto", "").split():
        galaxy.proto |= 1 << LIFE_IDS.index(space)
        state.supply_life -= 1
    for space in board.get("stable", "").split():
        galaxy.stable |= 1 << LIFE_IDS.index(space)
        state.supply_life -= 1


def _put_tile(state: CosmosState, galaxy: Galaxy, tile: str, space: int) -> None:
    number = TILE_IDS.index(tile.rstrip("!"))
    galaxy.put_tile(number, space)
    state.stacks[number // PER_SIZE].draw(number % PER_SIZE)
    if tile.endswith("!"):
        galaxy.complete |= 1 << space
        galaxy.from_nebulae += TILE_POINTS[number]


def _put_advanced(state: CosmosState, galaxy: Galaxy, points: int, space: int) -> None:
    """From the first group while that is on the stack and has the value, else from the second."""
    kind = points - LOWEST_ADVANCED
    if state.advanced_first_left > 0 and count_of(state.advanced_first, kind) > 0:
        state.advanced_first -= ONE[kind]
        state.advanced_first_left -= 1
        galaxy.put_advanced(points + FIRST_GROUP, space)
    else:
        assert count_of(state.advanced_second, kind) > 0, points
        state.advanced_second -= ONE[kind]
        galaxy.put_advanced(points, space)


def _let_wait(state: CosmosState, galaxy: Galaxy, piece: str) -> None:
    if piece == "proto":
        galaxy.waiting_protos += 1
        state.supply_life -= 1
    elif piece in TILE_IDS:
        number = TILE_IDS.index(piece)
        galaxy.waiting_tiles.push(number)
        state.stacks[number // PER_SIZE].draw(number % PER_SIZE)
    else:
        galaxy.waiting_stars += ONE[_kind(piece)]
        state.supply_stars -= ONE[_kind(piece)]


def _set_tracks(state: CosmosState, galaxy: Galaxy, board: Board) -> None:
    galaxy.supernova = board.get("supernova", 0)
    galaxy.dna = board.get("dna", 0)
    galaxy.graviton = board.get("graviton", 0)
    galaxy.chamber = board.get("chamber", 0)
    galaxy.ready = board.get("ready", 0)
    galaxy.scored = board.get("scored", 0)
    galaxy.aside = board.get("aside", 0)
    galaxy.from_crystals = sum((3, 6, 10, 15, 21)[: galaxy.scored])
    used = galaxy.ready + galaxy.scored + galaxy.aside
    state.stand_ins += max(0, used - state.crystals)
    state.crystals = max(0, state.crystals - used)


def _other_galaxies(state: CosmosState, seat: int) -> list[Galaxy]:
    return [state.galaxies[other] for other in range(state.seats) if other != seat]


def _fix_stacks(
    state: CosmosState, seat: int, stacks: Mapping[int, str], bottoms: Mapping[int, str]
) -> None:
    for size in sorted({*stacks, *bottoms}):
        stack = state.stacks[size - 1]
        first = (size - 1) * PER_SIZE
        below = [TILE_IDS.index(tile) - first for tile in bottoms.get(size, "").split()]
        for place in below:
            stack.draw(place)
        if size in stacks:
            kept = [TILE_IDS.index(tile) - first for tile in stacks[size].split()]
            for place in stack.unseen_cards():
                if place not in kept:
                    stack.draw(place)
                    _hide_tile(state, seat, first + place)
        for place in below:
            stack.push(place)


def _hide_tile(state: CosmosState, seat: int, tile: int) -> None:
    for galaxy in _other_galaxies(state, seat):
        for space in range(len(NEBULA_IDS)):
            if not galaxy.nebulae >> space & 1:
                galaxy.put_tile(tile, space)
                return
    raise AssertionError("no other board has room for this tile")


def _fix_power_decks(
    state: CosmosState, seat: int, decks: Mapping[str, str], bottoms: Mapping[str, str]
) -> None:
    for name in sorted({*decks, *bottoms}):
        energy = _energy(name)
        deck = state.power_decks[energy]
        below = [POWER_IDS.index(card) for card in bottoms.get(name, "").split()]
        for card in below:
            deck.draw(card % PER_DECK)
        if name in decks:
            kept = [POWER_IDS.index(card) % PER_DECK for card in decks[name].split()]
            for place in deck.unseen_cards():
                if place not in kept:
                    deck.draw(place)
                    _hide_power(state, seat, energy * PER_DECK + place)
        for card in below:
            deck.push(bottom_item(card, seat))


def _hide_power(state: CosmosState, seat: int, card: int) -> None:
    for galaxy in _other_galaxies(state, seat):
        for slot in range(4):
            if galaxy.card_in(slot) == NONE:
                galaxy.fill_slot(slot, card)
                return
    raise AssertionError("no other seat has a slot for this card")


def _fix_supply(state: CosmosState, seat: int, supply: Mapping[str, int]) -> None:
    for name, left in supply.items():
        if name == "crystals":
            assert left <= state.crystals
            _other_galaxies(state, seat)[0].aside += state.crystals - left
            state.crystals = left
        elif name == "life":
            for _ in range(state.supply_life - left):
                _hide_life(state, seat)
        else:
            for _ in range(count_of(state.supply_stars, _kind(name)) - left):
                _hide_star(state, seat, name)


def _hide_life(state: CosmosState, seat: int) -> None:
    for galaxy in _other_galaxies(state, seat):
        for space in reversed(range(len(LIFE_IDS))):
            if not galaxy.life() >> space & 1:
                galaxy.stable |= 1 << space
                state.supply_life -= 1
                return
    raise AssertionError("no other board has room for this life")


def _hide_star(state: CosmosState, seat: int, star: str) -> None:
    for galaxy in _other_galaxies(state, seat):
        for space in reversed(range(len(STAR_IDS))):
            if not galaxy.stars >> space & 1:
                _put_star(state, galaxy, star, space)
                return
    raise AssertionError("no other board has room for this star")


def _fix_energy(
    state: CosmosState, seat: int, deck: Mapping[str, int] | None, discards: Mapping[str, int]
) -> None:
    """Discards come out of the deck; what a deck that is told no longer holds is in a hand."""
    state.discards = pack([discards.get(energy, 0) for energy in ENERGIES])
    state.deck -= state.discards
    if deck is not None:
        left = pack([deck.get(energy, 0) for energy in ENERGIES])
        _other_galaxies(state, seat)[-1].hand += state.deck - left
        state.deck = left


def act(state: CosmosState, *texts: str) -> CosmosState:
    """Do these entries, of the seat or of chance; every component must still be there after, and
    whether the events are told makes no difference."""
    for text in texts:
        before = COSMOS.inventory(state)
        told = state.copy()
        COSMOS.apply(state, COSMOS.actions.parse(text))
        assert COSMOS.inventory(state) == before, text
        COSMOS.apply(told, COSMOS.actions.parse(text), [])
        assert COSMOS.view(told, state.active) == COSMOS.view(state, state.active), text
    return state


def legal(state: CosmosState) -> list[str]:
    """What the seat to act, or chance, may do."""
    texts = [action.text for action in COSMOS.legal_actions(state)]
    assert len(set(texts)) == len(texts)
    return sorted(texts)


def legal_starting_with(state: CosmosState, *starts: str) -> list[str]:
    """The legal texts whose first words are one of these."""
    return [text for text in legal(state) if any(f"{text} ".startswith(f"{s} ") for s in starts)]


def outcomes(state: CosmosState) -> dict[str, int]:
    """What chance may bring, with the weights."""
    return {action.text: weight for action, weight in COSMOS.chance_outcomes(state)}


def to_act(state: CosmosState) -> int:
    return COSMOS.to_act(state)


def view(state: CosmosState, viewer: int = 0) -> CosmosView:
    return COSMOS.view(state, viewer)


def galaxy(state: CosmosState, seat: int = 0) -> GalaxyView:
    """The board of a seat as that seat sees it."""
    return COSMOS.view(state, seat).galaxies[seat]


def stars(state: CosmosState, seat: int = 0) -> dict[str, str]:
    """The stars of a seat in the words of a scenario."""
    seen = galaxy(state, seat)
    return {space: star + "*" * (space in seen.supernovas) for space, star in seen.stars.items()}


def proto(state: CosmosState, seat: int = 0) -> set[str]:
    return set(galaxy(state, seat).proto)


def stable(state: CosmosState, seat: int = 0) -> set[str]:
    return set(galaxy(state, seat).stable)


def nebulae(state: CosmosState, seat: int = 0) -> dict[str, str]:
    """The tiles of a seat in the words of a scenario."""
    return {
        space: nebula.tile + "!" * nebula.complete
        for space, nebula in galaxy(state, seat).nebulae.items()
    }


def hand(state: CosmosState, seat: int = 0) -> dict[str, int]:
    """The cards a seat holds, only the types it has."""
    held = galaxy(state, seat).hand
    assert held is not None
    return {energy: count for energy, count in held.items() if count}


def waiting(state: CosmosState, seat: int = 0) -> list[str]:
    """What waits beside the board: stars, proto-life, tiles in the order gained."""
    seen = galaxy(state, seat).waiting
    pieces = [star for star, count in seen.stars.items() for _ in range(count)]
    return [*pieces, *["proto"] * seen.protos, *seen.tiles]


def points(state: CosmosState, seat: int = 0) -> int:
    return totals(COSMOS.scores(state))[seat]


def texts(verb: str, ids: Iterable[str]) -> list[str]:
    """The sorted texts of one verb over several ids."""
    return sorted(f"{verb} {id}" for id in ids)


# Boards drawn as text: one word for every space, row by row as they lie on the board.

STAR_MAP = """
        S1    S2    S3
     S4    S5    S6    S7
     S8    S9    S10   S11
  S12   S13   S14   S15   S16
  S17   S18   S19   S20   S21
     S22   S23   S24   S25
     S26   S27   S28   S29
        S30   S31   S32
        S33   S34   S35
           S36   S37
"""
LIFE_MAP = """
       L1  L2  L3  L4  L5  L6
     L7    L8    L9    L10
   L11 L12 L13 L14 L15 L16 L17 L18
 L19   L20   L21   L22   L23
   L24 L25 L26 L27 L28 L29 L30 L31
     L32   L33   L34   L35
       L36 L37 L38 L39 L40 L41
         L42   L43   L44
           L45 L46 L47 L48
"""


def sky(drawing: str) -> dict[str, str]:
    """The stars of a drawing in the shape of STAR_MAP: a word is a star, "." and "x" are empty."""
    drawn = dict(zip(STAR_IDS, drawing.split(), strict=True))
    return {space: word for space, word in drawn.items() if word not in (".", "x")}


def marked_stars(drawing: str) -> set[str]:
    """The star spaces marked x."""
    return {s for s, word in zip(STAR_IDS, drawing.split(), strict=True) if word == "x"}


def life_drawn(drawing: str, word: str) -> str:
    """The life spaces of a drawing in the shape of LIFE_MAP that hold this word."""
    return " ".join(s for s, held in zip(LIFE_IDS, drawing.split(), strict=True) if held == word)


def all_life(*without: str) -> str:
    return " ".join(space for space in LIFE_IDS if space not in without)
