"""The worker that measures Catanatron's game between random players."""

import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.worker import serve


def hello() -> dict[str, Any]:
    return {"name": f"Catanatron {version('catanatron')}, random players"}


def games(seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Complete games for at least so many seconds; an entry is a decision of a player."""
    played = entries = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        players = [RandomPlayer(color) for color in list(Color)[:seats]]
        game = Game(players, seed=1 + seed * 100_000 + played)
        game.play()
        entries += len(game.state.actions)
        played += 1
        spent = time.process_time() - start
    return {"games": played, "entries": entries, "seconds": spent}


if __name__ == "__main__":
    serve({"hello": hello, "games": games})
