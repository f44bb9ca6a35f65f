"""The worker that measures other people's environments of several players: PettingZoo's own games,
OpenSpiel's, and Catanatron's Gymnasium environment, each through its public interface."""

import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np

from bench.environment_play import play_aec, play_openspiel
from bench.worker import serve

PETTINGZOO = ("texas_holdem_no_limit_v6", "leduc_holdem_v4", "connect_four_v3")
OPENSPIEL = ("hanabi(players=4)", "skat", "python_team_dominoes")
CATANATRON = "catanatron_gym.envs.catanatron_env"
Measure = Callable[[float, int], dict[str, Any]]


def measures() -> dict[str, Measure]:
    """What can be measured here, by its name."""
    found: dict[str, Measure] = {}
    for name in PETTINGZOO:
        module = _module(f"pettingzoo.classic.{name}")
        if module is not None:
            found[f"AEC: PettingZoo {version('pettingzoo')}, {name}"] = _aec(module)
    if _module("open_spiel.python.games.team_dominoes") is not None:
        for name in OPENSPIEL:
            found[f"OpenSpiel: {version('open_spiel')}, {name}"] = _openspiel(name)
    module = _module(CATANATRON)
    if module is not None:
        found[f"Gymnasium: Catanatron {version('catanatron_gym')}"] = _catanatron(module)
    return found


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


def _aec(module: Any) -> Measure:
    return lambda seconds, seed: play_aec(module.raw_env(), seconds, seed)


def _openspiel(name: str) -> Measure:
    return lambda seconds, seed: play_openspiel(name, seconds, seed)


def _catanatron(module: Any) -> Measure:
    def measure(seconds: float, seed: int) -> dict[str, Any]:
        env, rng = module.CatanatronEnv(), np.random.default_rng(seed)
        steps, start, spent = 0, time.process_time(), 0.0
        while spent < seconds:
            _, info = env.reset(seed=seed + steps)
            over = False
            while not over:
                _, _, terminated, truncated, info = env.step(int(rng.choice(info["valid_actions"])))
                over = terminated or truncated
                steps += 1
            spent = time.process_time() - start
        return {"steps": steps, "seconds": spent}

    return measure


def hello() -> dict[str, Any]:
    return {"names": list(measures())}


def steps(name: str, seconds: float, seed: int, seats: int = 0) -> dict[str, Any]:  # noqa: ARG001
    return measures()[name](seconds, seed)


if __name__ == "__main__":
    serve({"hello": hello, "steps": steps})
