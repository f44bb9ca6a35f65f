"""Writes the outlines of letters with which the server draws link previews, from the typefaces of
the screen. Run it where fontTools and brotli are installed; nothing else needs them."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "ui" / "src" / "style" / "fonts"
FACES = {"display": "orrery-display.woff2", "text": "orrery-text-700.woff2"}
EM = 500
STEPS = 4
Point = tuple[float, float]


def main() -> None:
    faces = {face: outlines(FONTS / name) for face, name in FACES.items()}
    path = ROOT / "src" / "orrery" / "server" / "previews" / "glyphs.json"
    text = json.dumps({"em": EM, "faces": faces}, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", "utf-8")
    print(path)


def outlines(path: Path) -> dict[str, Any]:
    """By letter: how wide it is, then its contours, each as x, y, x, y …"""
    font = import_module("fontTools.ttLib").TTFont(path)
    pens = import_module("fontTools.pens.recordingPen")
    glyphs, scale = font.getGlyphSet(), EM / font["head"].unitsPerEm
    letters: dict[str, Any] = {}
    for code, name in sorted(font.getBestCmap().items()):
        pen = pens.DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        contours = [
            [round(value * scale) for point in contour for value in point]
            for contour in flatten(pen.value)
        ]
        letters[chr(code)] = [round(glyphs[name].width * scale), *contours]
    return letters


def flatten(drawn: list[tuple[str, tuple[Point, ...]]]) -> list[list[Point]]:
    """Curves as short straight lines."""
    contours: list[list[Point]] = []
    for command, points in drawn:
        if command == "moveTo":
            contours.append([points[0]])
        elif command == "lineTo":
            contours[-1].append(points[0])
        elif command == "qCurveTo":
            contours[-1] += curve(contours[-1][-1], points)
    return contours


def curve(start: Point, points: tuple[Point, ...]) -> Iterator[Point]:
    """Between two control points in a row lies a point of the curve that is not written down."""
    *controls, end = points
    for place, control in enumerate(controls):
        is_last = place == len(controls) - 1
        stop = end if is_last else middle(control, controls[place + 1])
        for step in range(1, STEPS + 1):
            share = step / STEPS
            yield (
                (1 - share) ** 2 * start[0]
                + 2 * (1 - share) * share * control[0]
                + share**2 * stop[0],
                (1 - share) ** 2 * start[1]
                + 2 * (1 - share) * share * control[1]
                + share**2 * stop[1],
            )
        start = stop


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


if __name__ == "__main__":
    main()
