"""The PettingZoo environment of every registered game: seats act one after another.

env = orrery.rl.aec.env("cosmos", seats=3)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from orrery.core.game import NOBODY, Game
from orrery.games import game_named
from orrery.rl.arrays import flags, floats, pairs
from orrery.rl.episode import Episode
from orrery.rl.picture import RENDER_MODES, check_render_mode, render
from orrery.rl.returns import Returns, check_returns, returns_of
from orrery.rl.spaces import box_of, new_seed, recall_box

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD = -1.0


def env(game: str = "cosmos", **options: Any) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo wraps its own board games: an illegal action ends the game with
    a reward of -1 for whoever did it, calls out of order are refused."""
    wrapped = TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str = "cosmos", **options: Any) -> "OrreryAEC":
    """The bare environment, faster; an illegal action raises an error and changes nothing."""
    return OrreryAEC(game, **options)


class OrreryAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` and so on. Each observes `observation`, what the seat may know,
    `action_mask`, 1 where it may act so now, and with `recall` the last entries it was shown.
    Rewards come when the game is over, by rank or by points."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "name": "orrery",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "cosmos",
        *,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        returns: Returns = "rank",
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_returns(returns)
        check_render_mode(render_mode)
        rules = game_named(game)
        self.metadata = {**self.metadata, "name": f"orrery_{game}"}
        self.episode = Episode(rules, seats, options, recall)
        self.returns = returns
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(rules.actions.size) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    @property
    def game(self) -> Game[Any, Any]:
        return self.episode.game

    def _observed(self) -> Any:
        spaces: dict[str, Any] = {
            "observation": box_of(self.game),
            "action_mask": Box(0, 1, (self.game.actions.size,), np.int8),
        }
        if self.episode.recall:
            spaces["recall"] = recall_box(self.game, self.episode.recall)
        return Dict(spaces)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. A seed determines it and all that follow without one."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(new_seed(self._random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.actor]

    def step(self, action: int | None) -> None:
        """Do the action with this index for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: an index is wanted, not None.")
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.actor == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.actor]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        returns = returns_of(self.game, self.episode.state, self.returns)
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        observed: Observation = {
            "observation": floats(self.episode.observation(seat)),
            "action_mask": flags(self.episode.mask(seat)),
        }
        if self.episode.recall:
            observed["recall"] = pairs(self.episode.remembered(seat))
        return observed

    def render(self) -> Any:
        return render(self.episode.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
