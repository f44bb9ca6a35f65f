"""Looks a few of its own actions ahead and takes the first of the line that ends best by the
game's evaluation; gives up the turn only when nothing it can do helps."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

_WIDTH: Final = 6
_DEPTH: Final = 4
_GAIN: Final = 1e-9


class Line:
    """A position reached by own actions, the first of them, and its worth."""

    def __init__(self, state: State, first: Action, worth: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth


def _by_worth(line: Line) -> float:
    return -line.worth


class GreedyBot:
    """Beam search over the own turn, in one dealing of what the view does not show."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        root: State = self._game.determinize(view, self._rng)
        seat = i64(view.viewer)
        going_on = [action for action in legal if not action.ends_turn]
        ending = [action for action in legal if action.ends_turn]
        if not ending:
            return self._best_line(root, seat, going_on).first
        if going_on:
            line = self._best_line(root, seat, going_on)
            if line.worth > self._game.worth(root, seat) + _GAIN:
                return line.first
        return self._best_line(root, seat, ending).first

    def _best_line(self, root: State, seat: i64, actions: list[Action]) -> Line:
        lines = self._continued(root, seat, actions, None)
        best = lines[0]
        for _ in range(_DEPTH - 1):
            lines = lines[:_WIDTH]
            following: list[Line] = []
            for line in lines:
                if self._game.to_act(line.state) == seat:
                    further = [a for a in self._game.legal_actions(line.state) if not a.ends_turn]
                    following.extend(self._continued(line.state, seat, further, line.first))
            if not following:
                return best
            following.sort(key=_by_worth)
            lines = following
            if lines[0].worth > best.worth + _GAIN:
                best = lines[0]
        return best

    def _continued(
        self, state: State, seat: i64, actions: list[Action], first: Action | None
    ) -> list[Line]:
        """One line for each action, best first."""
        lines: list[Line] = []
        for action in actions:
            after: State = state.copy()
            self._game.advance(after, action)
            worth = self._game.worth(after, seat)
            lines.append(Line(after, action if first is None else first, worth))
        lines.sort(key=_by_worth)
        return lines
