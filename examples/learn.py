"""A policy learns a game against bots: a masked policy gradient in a page of NumPy.

    make research
    .venv/bin/python -m examples.learn exoplanets --games 1500 --save policy.npz

It plays many games at once, prefers what led to a better rank than usual, and is then measured in
games it did not learn from. `examples/trained_bot.py` lets what was saved play.
"""

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery.rl.vector import OrreryVectorEnv

Array = NDArray[Any]


class Policy:
    """The chance of each legal action grows with its own weights times the observation."""

    def __init__(self, size: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, size + 1), np.float32)
        self.random = np.random.default_rng(seed)

    def chances(self, observation: Array, legal: Array) -> Array:
        logits = self.weights[legal, :-1] @ observation + self.weights[legal, -1]
        chances: Array = np.exp((logits - logits.max()).astype(np.float64))
        chances /= chances.sum()
        return chances

    def save(self, file: str, game: str) -> None:
        np.savez_compressed(file, weights=self.weights, game=game)

    @classmethod
    def load(cls, file: str) -> tuple["Policy", str]:
        """A saved policy, and the game it plays."""
        with np.load(file) as kept:
            actions, width = kept["weights"].shape
            policy = cls(width - 1, actions, seed=0)
            policy.weights = kept["weights"]
            return policy, str(kept["game"])

    def choose(self, observation: Array, legal: Array) -> int:
        drawn = self.random.random() < np.cumsum(self.chances(observation, legal))
        return int(legal[np.argmax(drawn)])

    def learn(self, decision: "Decision", advantage: float, rate: float) -> None:
        """Make what was chosen more likely if it did better than usual, or less."""
        step = -self.chances(decision.observation, decision.legal)
        step[decision.legal == decision.chosen] += 1
        step *= rate * advantage
        self.weights[decision.legal, :-1] += np.outer(step, decision.observation)
        self.weights[decision.legal, -1] += step


@dataclass(frozen=True)
class Decision:
    observation: Array
    legal: Array
    chosen: int


@dataclass
class Player:
    """Plays one game after another in each environment, and keeps what it decided."""

    policy: Policy
    envs: OrreryVectorEnv
    returns: list[float] = field(default_factory=list)

    def play(self, games: int, rate: float, seed: int) -> list[float]:
        """The returns of so many games; with a rate above 0 it learns from each."""
        self.returns = []
        told = 0
        decisions: list[list[Decision]] = [[] for _ in range(self.envs.num_envs)]
        observations, info = self.envs.reset(seed=seed)
        while len(self.returns) < games:
            actions = [
                self._decide(observation, mask, made)
                for observation, mask, made in zip(
                    observations, info["action_mask"], decisions, strict=True
                )
            ]
            observations, rewards, over, _, info = self.envs.step(np.array(actions))
            for row in np.flatnonzero(over):
                self._finish(decisions[row], float(rewards[row]), rate)
            if len(self.returns) >= told + 100:
                told = len(self.returns)
                lately = np.mean(self.returns[-200:])
                print(f"{told} of {games} games, lately {lately:+.2f}", file=sys.stderr)
        return self.returns

    def _decide(self, observation: Array, mask: Array, made: list[Decision]) -> int:
        legal = np.flatnonzero(mask)
        if legal.size == 0:
            return 0  # the game is over; the next step begins another one
        chosen = self.policy.choose(observation, legal)
        made.append(Decision(observation, legal, chosen))
        return chosen

    def _finish(self, made: list[Decision], result: float, rate: float) -> None:
        usual = float(np.mean(self.returns[-200:])) if self.returns else 0.0
        self.returns.append(result)
        if rate > 0:
            for decision in made:
                self.policy.learn(decision, result - usual, rate)
        made.clear()


def train(game: str, games: int, seats: int = 2, opponents: str = "random", seed: int = 1) -> float:
    """Learn for so many games; the mean return of 200 others."""
    return measure(learn(game, games, seats, opponents, seed), seed)


def learn(game: str, games: int, seats: int, opponents: str, seed: int) -> Player:
    envs = OrreryVectorEnv(32, game, seats=seats, opponents=opponents, seat=None)
    size, actions = envs.single_observation_space.shape[0], envs.game.actions.size
    player = Player(Policy(size, actions, seed), envs)
    player.play(games, rate=0.003, seed=seed)
    return player


def measure(player: Player, seed: int) -> float:
    return float(np.mean(player.play(200, rate=0, seed=seed + 1000)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="exoplanets")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="keep the policy here, as .npz")
    asked = parser.parse_args()
    player = learn(asked.game, asked.games, asked.seats, asked.opponents, asked.seed)
    if asked.save:
        player.policy.save(asked.save, asked.game)
    result = measure(player, asked.seed)
    print(f"mean return over 200 games: {result:+.2f} (1 is always first, -1 always last)")


if __name__ == "__main__":
    main()
