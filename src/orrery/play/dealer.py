"""The dealer decides what chance brings, from a stream of random numbers it was given."""

from typing import Protocol

from orrery.core.action import Action
from orrery.core.game import Outcome
from orrery.core.playout import drawn
from orrery.core.rng import Rng


class Dealer(Protocol):
    """Resolves chance wherever a game is played; a game itself holds no randomness."""

    def choose(self, outcomes: list[Outcome]) -> Action:
        """One of the outcomes, each as likely as its weight."""
        ...


class SeededDealer:
    """The same seed and the same questions give the same deal; for simulations and local play."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, outcomes: list[Outcome]) -> Action:
        return drawn(outcomes, self._rng)
