"""The worker that measures Orrery's environments: random legal play with observations and masks."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import orrery.rl.openspiel  # noqa: F401 - registers the games
from bench.environment_play import play_aec, play_openspiel
from bench.worker import serve
from orrery.games import GAMES
from orrery.rl import aec
from orrery.rl.vector import OrreryVectorEnv

WIDTH = 64


def hello() -> dict[str, Any]:
    games = [game.id for game in GAMES.values() if game.encoding()]
    return {"names": [f"{kind}: Orrery, {id}" for kind in KINDS for id in games]}


def steps(name: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    kind, _, id = name.partition(": Orrery, ")
    return KINDS[kind](id, seats, seconds, seed)


def _aec(id: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    return play_aec(aec.raw_env(id, seats=seats), seconds, seed)


def _vector(id: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """One step is a decision of the learner; the bots of the other seats play at random. A choice
    costs next to nothing: the first legal action from a place that moves on."""
    envs = OrreryVectorEnv(WIDTH, id, seats=seats, copy=False)
    _, info = envs.reset(seed=seed)
    places = np.random.default_rng(seed).integers(envs.game.actions.size, size=(97, WIDTH))
    rows = np.arange(WIDTH)
    made, start = 0, time.process_time()
    spent = 0.0
    while spent < seconds:
        actions = np.array(
            [
                _next(row, place)
                for row, place in zip(info["action_mask"], places[made % 97], strict=True)
            ]
        )
        _, _, _, _, info = envs.step(actions)
        made += 1
        spent = time.process_time() - start
    return {"steps": made * len(rows), "seconds": spent}


def _next(mask: Any, place: int) -> int:
    """The first legal action from a place on, or from the beginning."""
    found = mask[place:].argmax()
    return int(place + found) if mask[place + found] else int(mask.argmax())


def _openspiel(id: str, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    return play_openspiel(f"python_orrery_{id}(players={seats})", seconds, seed)


KINDS: dict[str, Callable[[str, int, float, int], dict[str, Any]]] = {
    "AEC": _aec,
    "vector": _vector,
    "OpenSpiel": _openspiel,
}

if __name__ == "__main__":
    serve({"hello": hello, "steps": steps})
