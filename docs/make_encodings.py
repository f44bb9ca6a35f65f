"""Writes docs/encodings.md from what the games say of their encodings."""

from pathlib import Path

from orrery.games import GAMES
from orrery.rl.arrays import describe

PAGE = Path(__file__).resolve().parent / "encodings.md"
HEAD = """# Encodings

*Made by `python -m docs.make_encodings` from each game's `encoding.toml`; a test keeps it true.*

An encoding is what one seat may know of a position, as 32-bit floats from -1 to 1. It is fixed in
length for a game, whatever the number of seats: seats are counted from the one that looks,
clockwise, and those that are not at the table are all 0. "Of 8" means a share: the number divided
by 8, and 1 for 8 or more. "The place of" means a 1 at one of several places; a set has a 1 at the
place of each member. Spaces, tiles, cards and planets are in the order of the game's content
file.

`orrery.rl.arrays.encode(game, view)` makes it from a view, by somebody who has nothing else;
`encode_state(game, state, seat)` gives the same bytes straight from a position, fast, and
`mask(game, state)` marks what is legal. Each takes an array `out` to write into. Two
positions that a seat cannot tell apart have the same encoding: the contract suite deals what is
hidden anew and compares. `describe(game)` returns the table below, `split(game, encoded)` returns
the parts by name.

A **version** never changes its meaning. A change of an encoding is a new version, and the name of
the environment, as `orrery/cosmos-v1`, rises with it. The **index of an action** is published in
the game's `actions.txt`, under a version of its own: new actions come after all others, and no
index is ever given to another text. `game.actions[index].text` reads an index,
`game.actions.parse(text).index` finds it.

A game declares an encoding by `encoding()`: see [adding a game](adding-a-game.md#encoding).
"""


def page() -> str:
    tables = [f"## {game.id}\n\n{describe(game)}\n" for game in GAMES.values() if game.encoding()]
    return "\n".join([HEAD, *tables])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(PAGE)
