"""A position of Exoplanets as a picture for notebooks: the star and the planets of each row, as
`text.py` describes them. Hands are shown, since a position holds them all."""

from typing import Final

from orrery.core.bits import BIT
from orrery.core.svg import INK, LINE, PAPER, SEATS, circle, label, labels, picture
from orrery.games.exoplanets.content import load
from orrery.games.exoplanets.planets import PLANET_IDS
from orrery.games.exoplanets.state import ExoplanetsState
from orrery.games.exoplanets.system import NONE
from orrery.games.exoplanets.text import heading, seat_line
from orrery.games.exoplanets.tiles import TILE_IDS

_ROWS: Final = [row.id for row in load().row]
_LEFT: Final = 110.0
_TOP: Final = 100.0
_STEP: Final = 84.0
_RADIUS: Final = 22.0
_WIDTH: Final = 620.0


def picture_of(state: ExoplanetsState) -> str:
    lines = [seat_line(state, seat) for seat in range(state.seats)]
    bottom = _TOP + _STEP * len(_ROWS)
    middle = _TOP + _STEP * (len(_ROWS) - 1) / 2
    parts = [*labels(16, 26, heading(state)), circle(20, middle, 46, "#f2c14e")]
    parts.append(label(20, middle + 4, str(state.star), PAPER, 16, "middle"))
    orbits = 0
    for row, name in enumerate(_ROWS):
        parts.append(label(78, _TOP + _STEP * row + 4, name, LINE, 13))
        orbits = max(orbits, state.system.height(row))
        for orbit in range(1, state.system.height(row) + 1):
            parts += _planet(state, state.system.planet_at(row, orbit), row, orbit)
    width = max(_WIDTH, _LEFT + _STEP * (orbits + 1), 7.3 * max(map(len, lines)) + 32)
    return picture(width, bottom + 17 * len(lines) + 4, parts + labels(16, bottom, lines))


def _planet(state: ExoplanetsState, planet: int, row: int, orbit: int) -> list[str]:
    x, y = _LEFT + _STEP * (orbit - 0.5), _TOP + _STEP * row
    tile = state.system.beneath[planet]
    parts = [circle(x, y, _RADIUS, "#27406b", LINE if tile == NONE else INK)]
    parts.append(label(x, y + 4, PLANET_IDS[planet], INK, 12, "middle"))
    if tile != NONE:
        parts.append(label(x, y + _RADIUS + 13, TILE_IDS[tile], INK, 10, "middle"))
    for seat, player in enumerate(state.players):
        if player.presence() & BIT[planet]:
            has_species = bool(player.species & BIT[planet])
            count = "★" if has_species else str(player.cubes_on(planet))
            place = (x - 24 + 16 * seat, y - _RADIUS - 4)
            parts.append(circle(*place, 7, SEATS[seat]))
            parts.append(label(place[0], place[1] + 4, count, PAPER, 10, "middle"))
    return parts
