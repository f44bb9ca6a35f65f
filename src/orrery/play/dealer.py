"""A dealer decides what chance brings wherever a game is played; a game itself holds no
randomness."""

from collections.abc import Iterable
from typing import Protocol

from orrery.core.action import Action, texts_of
from orrery.core.errors import IllegalAction
from orrery.core.game import Outcome, draw_outcome
from orrery.core.rng import Rng


class Dealer(Protocol):
    """Resolves chance. `draw` counts the chance entries of the game before this one."""

    def choose(self, outcomes: list[Outcome], draw: int) -> Action:
        """One of the outcomes, each as likely as its weight."""
        ...


class SeededDealer:
    """Deals the same for the same seed; for simulations and local play."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, outcomes: list[Outcome], draw: int) -> Action:  # noqa: ARG002
        return draw_outcome(outcomes, self._rng)


class RecordedDealer:
    """Deals what was drawn before, as a record or a log says; after that another dealer deals."""

    def __init__(self, drawn: Iterable[Action], then: Dealer) -> None:
        self._drawn = iter(drawn)
        self._then = then

    def choose(self, outcomes: list[Outcome], draw: int) -> Action:
        action = next(self._drawn, None)
        if action is None:
            return self._then.choose(outcomes, draw)
        possible = [outcome for outcome, _ in outcomes]
        if action not in possible:
            raise IllegalAction(action.text, texts_of(possible))
        return action
