"""The same environments for programs in which all agents answer at once, as PettingZoo's parallel
form has it: whose turn it is not, is not heard.

env = orrery.rl.parallel.parallel_env("cosmos", seats=3)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from orrery.rl.aec import Observation, OrreryAEC

Infos = dict[str, dict[str, Any]]
_NO_SEED = 0


def parallel_env(game: str = "cosmos", **options: Any) -> "OrreryParallel":
    """The environment; options are those of `orrery.rl.aec.env`, and `max_cycles`."""
    return OrreryParallel(game, **options)


def env(game: str = "cosmos", **options: Any) -> AECEnv[str, Observation, int]:
    """The same where agents are asked one after another, all of them before anything happens."""
    return parallel_to_aec(parallel_env(game, **options))


class OrreryParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One step is one decision: that of the agent whose mask is not empty. An illegal action is
    replaced by a legal one, drawn by the seed, and `infos` names it, for programs that know no
    masks. `max_cycles` truncates a game after so many steps."""

    def __init__(
        self, game: str = "cosmos", *, max_cycles: int | None = None, **options: Any
    ) -> None:
        self.aec = OrreryAEC(game, **options)
        self.max_cycles = max_cycles
        self.metadata = {**self.aec.metadata, "is_parallelizable": True}
        self.render_mode = self.aec.render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents: list[str] = []
        self._cycles = 0
        self._random = np.random.default_rng(_NO_SEED)

    def observation_space(self, agent: str) -> Any:
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a game. A seed determines it and all that follow without one."""
        self.aec.reset(seed, options)
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Do what the agent to act has answered."""
        infos: Infos = {agent: {} for agent in self.agents}
        agent = self.aec.agent_selection
        action = int(actions[agent])
        if not self.aec.episode.is_legal(action):
            infos[agent]["illegal_action"] = action
            legal = np.flatnonzero(self.aec.observe(agent)["action_mask"])
            action = int(self._random.choice(legal))
        self.aec.step(action)
        self._cycles += 1
        is_over = self.aec.terminations[agent]
        is_cut_off = not is_over and self._cycles == self.max_cycles
        if is_over or is_cut_off:
            self.agents = []
        truncations = dict.fromkeys(self.possible_agents, is_cut_off)
        return (
            self._observe(),
            dict(self.aec.rewards),
            dict(self.aec.terminations),
            truncations,
            infos,
        )

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.aec.observe(agent) for agent in self.possible_agents}

    def render(self) -> Any:
        return self.aec.render()

    def close(self) -> None:
        """There is nothing to close."""
