"""Random legal play through an interface, the same code for Orrery and its peers. A step is a
decision, with the observation and the mask of whoever makes it."""

import random
import time
from typing import Any

import numpy as np


def play_aec(env: Any, seconds: float, seed: int) -> dict[str, Any]:
    """Whole games of a PettingZoo environment."""
    rng = random.Random(seed)
    steps = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        env.reset(seed=seed + steps)
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = observation if isinstance(observation, dict) else info
            # NumPy finds what is true in booleans many times faster than in integers.
            legal = np.flatnonzero(np.asarray(masked["action_mask"], np.bool_))
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        spent = time.process_time() - start
    return {"steps": steps, "seconds": spent}


def play_openspiel(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """Whole games of OpenSpiel with an observation before each decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    has_observation = game.get_type().provides_observation_tensor
    rng = random.Random(seed)
    steps = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if has_observation:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        spent = time.process_time() - start
    return {"steps": steps, "seconds": spent}
