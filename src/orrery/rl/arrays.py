"""Encodings as arrays: of a view, of a position, and described for people."""

from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from orrery.core.game import Game, State
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.rl.episode import encoding_of

Floats = NDArray[np.float32]
Flags = NDArray[np.int8]
Pairs = NDArray[np.int32]


def floats(encoded: bytes) -> Floats:
    """Encoded floats as an array of one's own."""
    return np.frombuffer(bytearray(encoded), dtype="<f4")


def flags(marks: bytes) -> Flags:
    """A mask as an array of one's own."""
    return np.frombuffer(bytearray(marks), dtype=np.int8)


def pairs(entries: bytes) -> Pairs:
    """Remembered entries as rows of two numbers."""
    return np.frombuffer(bytearray(entries), dtype="<i4").reshape(-1, 2)


def encode(game: Game[Any, Any], view: View, out: Floats | None = None) -> Floats:
    """The encoding of what a seat sees, for somebody who has nothing but the view. What is hidden
    is dealt anew: an encoding does not depend on it. With `out` it is written there."""
    if view.viewer < 0:
        raise ValueError("an encoding is that of a seat; this is the view of a spectator.")
    return encode_state(game, game.determinize(view, Rng("encode")), view.viewer, out)


def encode_state(
    game: Game[Any, Any], state: State, seat: int, out: Floats | None = None
) -> Floats:
    """The same straight from a position, fast."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"an encoding is that of a seat; {seat} is none of {state.seats}.")
    encoded = encoding_of(game).encode(state, seat)
    if out is None:
        return floats(encoded)
    out[:] = np.frombuffer(encoded, "<f4")
    return out


def mask(game: Game[Any, Any], state: State, out: Flags | None = None) -> Flags:
    """1 at the index of each action that the seat to act may do; all 0 where chance acts or
    the game is over. With `out` it is written there."""
    marks = BytesWriter()
    marks.write(bytes(game.actions.size))
    if game.to_act(state) >= 0:
        game.mark_legal(state, marks, 1)
    if out is None:
        return flags(marks.getvalue())
    out[:] = np.frombuffer(marks.getvalue(), np.int8)
    return out


def split(game: Game[Any, Any], encoded: Floats) -> dict[str, Floats]:
    """The parts of an encoding by name; they share its memory."""
    parts = encoding_of(game).parts
    return {part.name: encoded[..., part.offset : part.offset + part.length] for part in parts}


def describe(game: Game[Any, Any]) -> str:
    """The parts of a game's encoding and what they mean, as a table in Markdown."""
    encoding = encoding_of(game)
    lines = [
        f"Encoding: version {encoding.version}, {encoding.size:,} floats.",
        f"Actions: version {game.actions.version}, {game.actions.size:,} indices.",
        "",
        "| part | offset | length | meaning |",
        "|---|---:|---:|---|",
    ]
    told: set[str] = set()
    for part in encoding.parts:
        meaning = "as above" if part.meaning in told else part.meaning
        told.add(part.meaning)
        lines.append(f"| `{part.name}` | {part.offset} | {part.length} | {meaning} |")
    return "\n".join(lines)
