"""The worker that measures a game of OpenSpiel that is written in Python, with chance and
four seats: random play through its public interface."""

import random
import time
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python.games import team_dominoes

from bench.worker import serve

GAME = team_dominoes._GAME_TYPE.short_name


def hello() -> dict[str, Any]:
    return {"name": f"OpenSpiel {version('open_spiel')}, {GAME}"}


def games(seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Complete games for at least so many seconds; an entry is an action or a draw."""
    game = pyspiel.load_game(GAME)
    assert game.num_players() == seats
    rng = random.Random(seed)
    played = entries = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        entries += play(game.new_initial_state(), rng)
        played += 1
        spent = time.process_time() - start
    return {"games": played, "entries": entries, "seconds": spent}


def play(state: Any, rng: random.Random) -> int:
    entries = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, weights)[0]
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        entries += 1
    return entries


if __name__ == "__main__":
    serve({"hello": hello, "games": games})
