"""The Gymnasium environment of every registered game: one learner, bots in the other seats.

env = gymnasium.make("orrery.rl.gym:orrery/cosmos-v1", seats=3, opponents=["wanderer", "random"])
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from orrery.bots import bot_named
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from orrery.rl.arrays import flags, floats, pairs
from orrery.rl.episode import ILLEGAL, OVER, SoloEpisode, encoding_of
from orrery.rl.picture import RENDER_MODES, check_render_mode, render
from orrery.rl.returns import Returns, check_returns, returns_of
from orrery.rl.spaces import learner_space, new_seed

# What the learner gets for an action that is not legal, which ends the game.
ILLEGAL_REWARD = -1.0


class Opponents:
    """Who plays the other seats, and which seat is the learner's."""

    def __init__(
        self, game: Game[Any, Any], seats: int, names: str | Sequence[str], seat: int | None
    ) -> None:
        given = [names] if isinstance(names, str) else list(names)
        self.names = given * (seats - 1) if len(given) == 1 else given
        if len(self.names) != seats - 1:
            raise ValueError(f"{seats} seats have {seats - 1} opponents; {len(given)} are named.")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat={seat} is not at the table; there are 0 to {seats - 1}.")
        self.seat = seat
        for name in self.names:
            bot_named(name, game, Rng())

    def begin(self, episode: SoloEpisode, random: np.random.Generator) -> None:
        """Begin a game, in the learner's seat or one that is drawn."""
        seat = int(random.integers(episode.seats)) if self.seat is None else self.seat
        episode.begin_as(seat, new_seed(random))


class OrreryEnv(gymnasium.Env[Any, int]):
    """The observation is what the learner's seat may know, and with `recall` also the last entries
    it was shown. The mask of legal actions is in `info["action_mask"]` and `action_masks()`. The
    reward comes when the game is over, by rank or by points; an illegal action ends it with -1.
    `seat=None` draws the learner's seat anew for each game."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "cosmos",
        *,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        returns: Returns = "rank",
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        check_returns(returns)
        check_render_mode(render_mode)
        rules = game_named(game)
        self.opponents = Opponents(rules, seats, opponents, seat)
        self.episode = SoloEpisode(rules, seats, self.opponents.names, options, recall)
        self.returns = returns
        self.render_mode = render_mode
        self.action_space: Any = Discrete(rules.actions.size)
        self.observation_space: Any = learner_space(rules, recall)

    @property
    def game(self) -> Game[Any, Any]:
        return self.episode.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.opponents.begin(self.episode, self.np_random)
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        end = self.episode.step(int(action))
        info = self._info()
        reward = 0.0
        if end == OVER:
            reward = learner_return(self.episode, self.returns)
        elif end == ILLEGAL:
            reward = ILLEGAL_REWARD
            info["illegal_action"] = int(action)
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, end != 0, False, info

    def _observe(self) -> Any:
        learner = self.episode.learner
        observation = floats(self.episode.observation(learner))
        if not self.episode.recall:
            return observation
        return {"observation": observation, "recall": pairs(self.episode.remembered(learner))}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": flags(self.episode.mask(self.episode.learner))}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return flags(self.episode.mask(self.episode.learner)).view(np.bool_)

    def render(self) -> Any:
        return render(self.episode.state, self.render_mode)


def learner_return(episode: SoloEpisode, by: Returns) -> float:
    return returns_of(episode.game, episode.state, by)[episode.learner]


def id_of(game: Game[Any, Any]) -> str:
    """The name of an environment in Gymnasium's registry; its version is that of the encoding."""
    return f"orrery/{game.id}-v{encoding_of(game).version}"


def register() -> None:
    for game in GAMES.values():
        if game.encoding() is not None and id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="orrery.rl.gym:OrreryEnv",
                vector_entry_point="orrery.rl.vector:OrreryVectorEnv",
                kwargs={"game": game.id},
                disable_env_checker=True,
            )


register()
