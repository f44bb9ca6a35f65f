"""Positions of Exoplanets that read like the table they describe."""

from collections.abc import Mapping

from orrery.core.action import texts_of
from orrery.core.bits import BIT, ONE, count_of, members, pack
from orrery.core.events import Event
from orrery.games.exoplanets.game import EXOPLANETS
from orrery.games.exoplanets.planets import PLANET_IDS, RESOURCE_IDS
from orrery.games.exoplanets.scoring import points_of
from orrery.games.exoplanets.setup import empty_table
from orrery.games.exoplanets.state import CHOOSE_ACTION, MARKER_IDS, ExoplanetsState
from orrery.games.exoplanets.tiles import GOAL, TILE_IDS
from orrery.games.exoplanets.turn import begin_turn

Stock = tuple[int, int, int]

# First planets of rows that a scenario leaves out: one of each type, then some to spare.
FIRST_ORBIT = ("P01", "P11", "P19", "P28", "P20", "P21", "P26", "P27")


def planet(id: str) -> int:
    return PLANET_IDS.index(id)


def tile(id: str) -> int:
    return TILE_IDS.index(id)


def scenario(
    *rows: str,
    seats: int = 2,
    active: int = 0,
    turns: int | None = None,
    life: Mapping[int, str] | None = None,
    had_life: str | None = None,
    stock: Mapping[int, Stock] | None = None,
    cloud: Stock | None = None,
    hand: Mapping[int, str] | None = None,
    claimed: Mapping[int, str] | None = None,
    markers: Mapping[int, str] | None = None,
    stacks: tuple[str, str] = ("P29", "P30"),
    bag: str | None = None,
    star: int | None = None,
    birth: bool = False,
) -> ExoplanetsState:
    """A turn of the active seat, in its second phase unless `birth`.

    A row lists its planets from the star outwards, `P09/T04` with a tile under it; rows left
    out have a first planet. Life reads `P01:2 P09:species`; markers `fusion fusion flare`.
    What is not said is empty for seats and complete for the supplies.
    """
    state = empty_table(seats)
    _clear_stocks(state)
    _set_planets(state, rows, stacks, bag)
    state.active = active
    state.turns = active if turns is None else turns
    if star is not None:
        state.star = star
    for seat in range(seats):
        _set_life(state, seat, (life or {}).get(seat, ""))
        _set_tiles(state, seat, (hand or {}).get(seat, ""), (claimed or {}).get(seat, ""))
        _set_markers(state, seat, (markers or {}).get(seat, ""))
        _set_stock(state, seat, (stock or {}).get(seat, (0, 0, 0)))
    if cloud is not None:
        state.cloud = pack(list(cloud))
    begin_turn(state)
    if had_life is not None:
        state.had_life = _mask(had_life)
    if not birth:
        state.ask(CHOOSE_ACTION, active)
    return state


def _mask(ids: str) -> int:
    return sum(int(BIT[planet(id)]) for id in ids.split())


def _clear_stocks(state: ExoplanetsState) -> None:
    for seat in range(state.seats):
        state.give_back(seat, state.players[seat].stock)


def _set_planets(
    state: ExoplanetsState, rows: tuple[str, ...], stacks: tuple[str, str], bag: str | None
) -> None:
    used = {place.split("/")[0] for text in (*rows, *stacks) for place in text.split()}
    spare = [id for id in FIRST_ORBIT if id not in used]
    for row in range(4):
        text = rows[row] if row < len(rows) and rows[row] else spare.pop(0)
        for place in text.split():
            id, _, under = place.partition("/")
            _take_planet(state, id)
            state.system.add(planet(id), row)
            if under:
                _take_tile(state, under)
                state.system.lay(tile(under), planet(id))
    for number, shelved in enumerate(stacks):
        for id in shelved.split():
            _take_planet(state, id)
            state.stacks[number].push(planet(id))
    if bag is not None:
        state.bag = _mask(bag)


def _take_planet(state: ExoplanetsState, id: str) -> None:
    assert state.bag & BIT[planet(id)], f"{id} is on the table twice"
    state.bag &= ~BIT[planet(id)]


def _take_tile(state: ExoplanetsState, id: str) -> None:
    assert state.unseen & BIT[tile(id)], f"{id} is on the table twice"
    state.unseen &= ~BIT[tile(id)]


def _set_life(state: ExoplanetsState, seat: int, text: str) -> None:
    player = state.players[seat]
    for word in text.split():
        id, _, level = word.partition(":")
        if level == "species":
            player.add_species(planet(id))
            state.system.dominated |= BIT[planet(id)]
        else:
            for _ in range(int(level)):
                player.add_cube(planet(id))


def _set_tiles(state: ExoplanetsState, seat: int, hand: str, claimed: str) -> None:
    player = state.players[seat]
    for id in hand.split():
        player.hand |= BIT[tile(id)]
        _take_tile(state, id)
    for id in claimed.split():
        player.claimed |= BIT[tile(id)]
        player.goals |= BIT[GOAL[tile(id)]]
        _take_tile(state, id)


def _set_markers(state: ExoplanetsState, seat: int, text: str) -> None:
    for word in text.split():
        one = ONE[MARKER_IDS.index(word)]
        state.players[seat].markers += one
        state.markers -= one


def _set_stock(state: ExoplanetsState, seat: int, stock: Stock) -> None:
    state.players[seat].stock = pack(list(stock))
    state.cloud -= pack(list(stock))


def do(state: ExoplanetsState, *texts: str) -> list[Event]:
    """Do the actions one after the other, each checked; what happened."""
    events: list[Event] = []
    for text in texts:
        EXOPLANETS.apply(state, EXOPLANETS.actions.parse(text), events)
    return events


def legal(state: ExoplanetsState, verb: str = "") -> list[str]:
    """What is legal, or only the actions of one verb."""
    texts = texts_of(EXOPLANETS.legal_actions(state))
    return [text for text in texts if text.split()[0].startswith(verb)]


def actor(state: ExoplanetsState) -> int:
    return int(EXOPLANETS.to_act(state))


def _counts(packed: int) -> Stock:
    energy, water, gas = (int(count_of(packed, kind)) for kind in range(len(RESOURCE_IDS)))
    return energy, water, gas


def stock_of(state: ExoplanetsState, seat: int = 0) -> Stock:
    return _counts(state.players[seat].stock)


def cloud_of(state: ExoplanetsState) -> Stock:
    return _counts(state.cloud)


def markers_of(state: ExoplanetsState, seat: int = 0) -> dict[str, int]:
    packed = state.players[seat].markers
    return {id: int(count_of(packed, kind)) for kind, id in enumerate(MARKER_IDS)}


def markers_left(state: ExoplanetsState) -> dict[str, int]:
    return {id: int(count_of(state.markers, kind)) for kind, id in enumerate(MARKER_IDS)}


def level(state: ExoplanetsState, seat: int, id: str) -> int:
    """Cubes of a seat on a planet; 4 for its species."""
    return int(state.players[seat].level_on(planet(id)))


def hand_of(state: ExoplanetsState, seat: int = 0) -> list[str]:
    return [TILE_IDS[place] for place in members(state.players[seat].hand)]


def score(state: ExoplanetsState, seat: int = 0) -> int:
    return int(points_of(state, seat))
