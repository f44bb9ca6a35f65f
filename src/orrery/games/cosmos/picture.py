"""A position of Crafting the Cosmos as a picture for notebooks: the galaxies side by side, as
`text.py` describes them. Hands are shown, since a position holds them all."""

from typing import Final

from orrery.core.bits import BIT
from orrery.core.svg import INK, LINE, PAPER, SEATS, circle, label, labels, picture
from orrery.games.cosmos.content import STARS, load
from orrery.games.cosmos.state import CosmosState
from orrery.games.cosmos.text import heading, seat_line

_SPACES: Final = load().star_space
_LIFE: Final = load().life_space
_LEFT: Final = min(space.x for space in _SPACES)
_TOP: Final = min(space.y for space in _SPACES)
_WIDE: Final = max(space.x for space in _SPACES) - _LEFT
_HIGH: Final = max(space.y for space in _SPACES) - _TOP
_UNIT: Final = 26.0
_MARGIN: Final = 24.0
_HEAD: Final = 76.0
_FOOT: Final = 17.0
_WIDTH: Final = _WIDE * _UNIT + 2 * _MARGIN
_COLOURS: Final = {"H": "#f0d9a0", "He": "#f2a65a", "O": "#7fb7e6", "C": "#b7a6a0"}


def picture_of(state: CosmosState) -> str:
    lines = [seat_line(seat, galaxy) for seat, galaxy in enumerate(state.galaxies)]
    bottom = _HEAD + _HIGH * _UNIT + 2 * _MARGIN
    width = max(_WIDTH * len(lines), 7.3 * max(map(len, [*lines, *heading(state)])) + 2 * _MARGIN)
    parts = labels(_MARGIN, 26, heading(state))
    for seat in range(state.seats):
        parts += _galaxy(state, seat)
    parts += labels(_MARGIN, bottom + 6, lines)
    return picture(width, bottom + _FOOT * len(lines) + 8, parts)


def _galaxy(state: CosmosState, seat: int) -> list[str]:
    galaxy, left = state.galaxies[seat], _WIDTH * seat
    title = f"seat {seat}: {galaxy.points()} points"
    parts = [label(left + _MARGIN, _HEAD, title, SEATS[seat], 13)]
    for place, side in enumerate(_LIFE):
        if (galaxy.proto | galaxy.stable) & BIT[place]:
            fill = SEATS[seat] if galaxy.stable & BIT[place] else PAPER
            parts.append(circle(*_at(left, side.x, side.y), 4, fill, SEATS[seat]))
    for place, space in enumerate(_SPACES):
        x, y = _at(left, space.x, space.y)
        if not galaxy.stars & BIT[place]:
            parts.append(circle(x, y, 3, PAPER))
            continue
        kind = STARS[galaxy.kind_at(place)]
        parts.append(circle(x, y, 10, _COLOURS[kind], INK if galaxy.novas & BIT[place] else LINE))
        parts.append(label(x, y + 4, kind, PAPER, 11, "middle"))
    return parts


def _at(left: float, x: float, y: float) -> tuple[float, float]:
    return left + _MARGIN + (x - _LEFT) * _UNIT, _HEAD + _MARGIN + (y - _TOP) * _UNIT
