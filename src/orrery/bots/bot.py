"""A bot gets a view and the legal list, nothing else."""

from typing import Any, Protocol

from orrery.core.action import Action
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.view import View


class Bot(Protocol):
    """Chooses one of the legal actions of the seat whose view it is shown."""

    def choose(self, view: View, legal: list[Action]) -> Action: ...


class RandomBot:
    """Every legal action with the same chance."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[self._rng.below(len(legal))]
