"""Many games of one learner stepped in one call.

envs = OrreryVectorEnv(64, "cosmos", seats=3, opponents="wanderer")
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from orrery.games import game_named
from orrery.rl.arrays import Flags, pairs
from orrery.rl.episode import GOING_ON, ILLEGAL, SoloEpisode, step_all
from orrery.rl.gym import ILLEGAL_REWARD, Opponents, learner_return
from orrery.rl.returns import Returns, check_returns
from orrery.rl.spaces import box_of, learner_space

Array = NDArray[Any]


class OrreryVectorEnv(VectorEnv[Any, Array, Array]):
    """As so many of `OrreryEnv`. A game that is over begins anew with the next step, whatever the
    action. With `copy=False` observations and masks are the same arrays each time, written anew,
    which saves copying them."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - each is named where environments are made
        self,
        num_envs: int = 8,
        game: str = "cosmos",
        *,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        returns: Returns = "rank",
        recall: int = 0,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        check_returns(returns)
        if num_envs < 1:
            raise ValueError(f"num_envs={num_envs}: there is at least one game.")
        if render_mode is not None:
            raise ValueError(f"render_mode={render_mode!r}: many games at once are not drawn.")
        self.num_envs = num_envs
        self.game = game_named(game)
        self.returns = returns
        self.render_mode = render_mode
        self.opponents = Opponents(self.game, seats, opponents, seat)
        self.episodes = [
            SoloEpisode(self.game, seats, self.opponents.names, options, recall)
            for _ in range(num_envs)
        ]
        self.single_observation_space: Any = learner_space(self.game, recall)
        self.single_action_space: Any = Discrete(self.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._randoms: list[np.random.Generator] = []
        self._over = np.ones(num_envs, np.bool_)
        self._recall = recall
        self._observations = np.zeros((num_envs, *box_of(self.game).shape), np.float32)
        self._recalled = np.zeros((num_envs, recall, 2), np.int32)
        self._masks = np.zeros((num_envs, self.game.actions.size), np.int8)
        self._observation_bytes = self._observations.data.cast("B")
        self._mask_bytes = self._masks.data.cast("B")

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games. A seed gives each its own: the seed, the seed plus one, and so on."""
        seeds = self._seeds(seed)
        if seed is not None or not self._randoms:
            self._randoms = [seeding.np_random(own)[0] for own in seeds]
        for row in range(self.num_envs):
            self._begin(row)
        return self._answer()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds; {len(seed)} are given.")
        return seed

    def _begin(self, row: int) -> None:
        episode = self.episodes[row]
        self.opponents.begin(episode, self._randoms[row])
        episode.write_into(self._observation_bytes, self._mask_bytes, row)
        self._remember([row])
        self._over[row] = False

    def _remember(self, rows: Iterable[int]) -> None:
        if self._recall:
            for row in rows:
                episode = self.episodes[row]
                self._recalled[row] = pairs(episode.remembered(episode.learner))

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """One action for every game."""
        chosen = self._check(actions)
        is_new: list[bool] = self._over.tolist()
        for row in np.flatnonzero(self._over).tolist():
            self._begin(row)
        ended = step_all(self.episodes, chosen, is_new, self._observation_bytes, self._mask_bytes)
        self._remember(row for row, end in enumerate(ended) if end != ILLEGAL)
        self._over = np.array(ended) != GOING_ON
        rewards = np.zeros(self.num_envs)
        for row in np.flatnonzero(self._over).tolist():
            is_illegal = ended[row] == ILLEGAL
            rewards[row] = (
                ILLEGAL_REWARD if is_illegal else learner_return(self.episodes[row], self.returns)
            )
        observations, info = self._answer()
        return observations, rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _check(self, actions: Array) -> list[int]:
        if not self._randoms:
            raise ResetNeeded("reset() comes before the first step().")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need as many actions, not {given.shape}.")
        chosen: list[int] = given.tolist()
        return chosen

    def _answer(self) -> tuple[Any, dict[str, Any]]:
        observations, recalled, masks = self._observations, self._recalled, self._masks
        if self._copy:
            observations, recalled, masks = observations.copy(), recalled.copy(), masks.copy()
        observed = (
            {"observation": observations, "recall": recalled} if self._recall else observations
        )
        # Gymnasium marks with an underscore whose figures these are: everybody's.
        return observed, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, bool)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game, as sb3-contrib asks for it."""
        masks: Flags = self._masks.copy()
        return masks.view(np.bool_)
