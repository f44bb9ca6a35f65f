"""A bot gets a view and the legal list, nothing else."""

from typing import Any, Protocol

from mypy_extensions import i64, mypyc_attr

from orrery.core.action import Action
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.view import View


class Bot(Protocol):
    """Chooses one of the legal actions of the seat whose view it is shown."""

    def choose(self, view: View, legal: list[Action]) -> Action: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot:
    """A bot that looks at nothing: told how many legal actions there are, it names the number of
    one. Nobody needs to make it a view or a list."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[self.choose_number(len(legal))]

    def choose_number(self, count: i64) -> i64:
        raise NotImplementedError


class RandomBot(BlindBot):
    """Every legal action with the same chance."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self._rng = rng

    def choose_number(self, count: i64) -> i64:
        return self._rng.below(count)
