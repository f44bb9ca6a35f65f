"""The worker that measures hearts of OpenSpiel, a game for four written in C++, between its own
random bots in its own loop: no Python between one action and the next."""

import random
import time
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.openspiel_peer import play
from bench.worker import serve

GAME = "hearts"
SAMPLED = 20


def hello() -> dict[str, Any]:
    return {"name": f"OpenSpiel {version('open_spiel')}, {GAME} in C++"}


def games(seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Complete games for at least so many seconds. The loop does not say how many entries a game
    had, so that their mean is taken from some games played beforehand."""
    game = pyspiel.load_game(GAME)
    assert game.num_players() == seats
    rng = random.Random(seed)
    length = sum(play(game.new_initial_state(), rng) for _ in range(SAMPLED)) / SAMPLED
    bots = [pyspiel.make_uniform_random_bot(seat, seed) for seat in range(seats)]
    played = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + played)
        played += 1
        spent = time.process_time() - start
    return {"games": played, "entries": played * length, "seconds": spent}


if __name__ == "__main__":
    serve({"hello": hello, "games": games})
