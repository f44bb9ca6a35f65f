"""Positions for people who watch: as text, printed, or as a picture of that text in an array, drawn
with letters of three by five dots. Whoever watches sees all hands."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery.core.game import State

RENDER_MODES = ("ansi", "human", "rgb_array")
_PAPER = np.array([14, 18, 33], np.uint8)
_INK = np.array([232, 230, 218], np.uint8)
_SCALE = 2
_MARGIN = 4
_WIDTH, _HEIGHT = 4, 7

# Rows from the top down, three bits each.
_LETTERS = {
    " ": "00000", "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711",
    "5": "74717", "6": "74757", "7": "71122", "8": "75757", "9": "75717", "A": "25755",
    "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755",
    "N": "65555", "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216",
    "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255", "Y": "55222",
    "Z": "71247", ".": "00002", ",": "00024", ":": "02020", ";": "02024", "-": "00700",
    "/": "11244", "|": "22222", "=": "07070", "*": "05250", "?": "71202", "(": "24442",
    ")": "21112", "+": "02720", "'": "22000", "_": "00007",
}  # fmt: skip


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode={mode!r} is not known; use one of {', '.join(RENDER_MODES)}."
        )


def render(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What the render mode asks for; nothing where a position is printed or none was asked for."""
    if mode == "ansi":
        return str(state)
    if mode == "rgb_array":
        return draw(str(state))
    if mode == "human":
        print(state, end="\n\n")  # noqa: T201 - the mode says so
    return None


def draw(text: str) -> NDArray[np.uint8]:
    """A picture of a text: rows, columns, red green blue."""
    lines = text.upper().splitlines() or [""]
    dots = np.zeros((len(lines) * _HEIGHT, max(map(len, lines)) * _WIDTH), bool)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            top, left = row * _HEIGHT, column * _WIDTH
            dots[top : top + 5, left : left + 3] = _dots_of(letter)
    dots = np.pad(dots, _MARGIN).repeat(_SCALE, 0).repeat(_SCALE, 1)
    return np.where(dots[..., None], _INK, _PAPER)


def _dots_of(letter: str) -> Any:
    rows = _LETTERS.get(letter, _LETTERS["?"])
    return [[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in rows]
