"""Draws the card of a link: a night sky with orbits, the game, the players with their points."""

from typing import Final

from orrery.server.previews.canvas import Canvas, Colour
from orrery.server.previews.lettering import fit, letters_of, width_of, write
from orrery.server.previews.preview import Preview, SeatLine

WIDTH: Final = 1200
HEIGHT: Final = 630
_ABOVE: Final = (26, 33, 71)
_BELOW: Final = (4, 5, 13)
_BRASS: Final = (207, 169, 104)
_BRIGHT: Final = (246, 227, 180)
_INK: Final = (246, 241, 228)
_SOFT: Final = (195, 200, 224)
_ORBIT: Final = (58, 56, 84)
_DARK: Final = (10, 15, 38)
_SEATS: Final[tuple[Colour, ...]] = (
    (255, 182, 72),
    (86, 189, 248),
    (255, 142, 216),
    (232, 237, 248),
    (95, 211, 165),
)
_WORLDS: Final[tuple[tuple[int, int, int, Colour], ...]] = (
    (820, 262, 15, (132, 126, 118)),
    (1112, 188, 34, (201, 138, 88)),
    (846, 120, 22, (63, 160, 122)),
    (1150, 372, 24, (70, 120, 200)),
)
_MARGIN: Final = 70
_ROOM: Final = 720


def draw_card(preview: Preview) -> bytes:
    """The card as PNG."""
    canvas = Canvas(WIDTH, HEIGHT, _ABOVE, _BELOW)
    _draw_orrery(canvas)
    write(canvas, _MARGIN, 92, "Orrery", "display", 34, _BRASS)
    title = fit(preview.title, "display", 76, WIDTH - 2 * _MARGIN)
    write(canvas, _MARGIN, 186, title, "display", 76, _BRIGHT)
    line = fit(preview.line, "text", 36, _ROOM)
    write(canvas, _MARGIN, 250, line, "text", 36, _SOFT)
    for place, seat in enumerate(preview.seats[: len(_SEATS)]):
        _draw_seat(canvas, 330 + place * 62, seat)
    return canvas.png()


def _draw_orrery(canvas: Canvas) -> None:
    x, y = 985, 262
    for radius in (330, 250, 170):
        canvas.ring(x, y, radius, radius * 0.62, 2.5, _ORBIT)
    for glow in range(124, 62, -7):
        canvas.ellipse(x, y, glow, glow, (255, 154, 64), 0.055)
    canvas.ellipse(x, y, 60, 60, (255, 196, 92))
    canvas.ellipse(x - 12, y - 12, 34, 34, (255, 232, 170), 0.6)
    for across, down, size, colour in _WORLDS:
        canvas.ellipse(across, down, size, size, colour)
    canvas.fill([[(0, 622), (WIDTH, 622), (WIDTH, HEIGHT), (0, HEIGHT)]], _BRASS)


def _draw_seat(canvas: Canvas, y: float, seat: SeatLine) -> None:
    colour = _SEATS[seat.seat % len(_SEATS)]
    canvas.ellipse(_MARGIN + 22, y, 22, 22, colour)
    letter = "ABCDE"[seat.seat % 5]
    wide = width_of(letter, "text", 28)
    write(canvas, _MARGIN + 22 - wide / 2, y + 10, letter, "text", 28, _DARK)
    ink = _BRIGHT if seat.is_first else _INK
    name = fit(seat.name, "text", 36, _ROOM - 190)
    write(canvas, _MARGIN + 64, y + 13, name, "text", 36, ink)
    points = letters_of(seat.points, "text")
    start = _MARGIN + _ROOM - width_of(points, "text", 40)
    write(canvas, start, y + 14, points, "text", 40, ink)
