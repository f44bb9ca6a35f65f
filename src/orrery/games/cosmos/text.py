"""A position of Crafting the Cosmos as plain text, for whoever works with the engine."""

from itertools import zip_longest
from typing import Final

from orrery.core.bits import BIT, members, total_of, unpack
from orrery.games.cosmos.actions import GOAL_IDS
from orrery.games.cosmos.board import LIFE_IDS, NEBULA_IDS, TILE_IDS
from orrery.games.cosmos.content import ENERGIES, STARS, load
from orrery.games.cosmos.galaxy import Galaxy
from orrery.games.cosmos.state import PENDING_IDS, PHASE_IDS, CosmosState

_SPACES: Final = load().star_space
_LEFT: Final = min(space.x for space in _SPACES)
_HALF_HEX: Final = 0.866
_ROWS: Final = sorted({space.y for space in _SPACES})
_CELL: Final = 2
_WIDTH: Final = 26


def text_of(state: CosmosState) -> str:
    """The table in about twenty lines; hands are shown, since a position holds them all."""
    boards = [_board(state, seat) for seat in range(state.seats)]
    lines = ["".join(f"{part:{_WIDTH}}" for part in row).rstrip() for row in zip_longest(*boards)]
    seats = [seat_line(seat, galaxy) for seat, galaxy in enumerate(state.galaxies)]
    return "\n".join([*heading(state), *lines, *seats])


def heading(state: CosmosState) -> list[str]:
    goals = [state.goal_on(space) for space in range(load().numbers.goal_track - 1)]
    track = " ".join("." if goal < 0 else GOAL_IDS[goal] for goal in goals)
    asked = f"{PHASE_IDS[state.phase]}: {PENDING_IDS[state.pending]}"
    return [
        f"round {state.round}, {asked}, seat {state.active}",
        f"row {_counts(state.row, ENERGIES)}; deck {total_of(state.deck)}; goals {track}",
    ]


def _board(state: CosmosState, seat: int) -> list[str]:
    """The stars of a galaxy where they lie; a star with * is a supernova."""
    galaxy = state.galaxies[seat]
    rows = {y: [" "] * _WIDTH for y in _ROWS}
    for place, space in enumerate(_SPACES):
        star = _star(galaxy, place)
        column = round((space.x - _LEFT) / _HALF_HEX) * _CELL
        rows[space.y][column : column + len(star)] = star
    return [f"seat {seat}: {galaxy.points()} points", *("".join(rows[y]) for y in _ROWS)]


def _star(galaxy: Galaxy, space: int) -> str:
    if not galaxy.stars & BIT[space]:
        return "."
    return STARS[galaxy.kind_at(space)] + ("*" if galaxy.novas & BIT[space] else "")


def seat_line(seat: int, galaxy: Galaxy) -> str:
    nebulae = [
        f"{NEBULA_IDS[space]}={TILE_IDS[galaxy.tile_at(space)]}"
        + ("!" if galaxy.complete & BIT[space] else "")
        for space in members(galaxy.nebulae)
    ]
    life = [LIFE_IDS[space] for space in members(galaxy.proto)]
    stable = [LIFE_IDS[space] for space in members(galaxy.stable)]
    parts = {
        "hand": _counts(galaxy.hand, ENERGIES),
        "nebulae": " ".join(nebulae),
        "proto": " ".join(life),
        "stable": " ".join(stable),
    }
    return f"seat {seat}: " + "; ".join(f"{name} {held}" for name, held in parts.items() if held)


def _counts(packed: int, names: tuple[str, ...]) -> str:
    counts = zip(names, unpack(packed, len(names)), strict=True)
    return " ".join(f"{name} {count}" for name, count in counts if count) or "empty"
