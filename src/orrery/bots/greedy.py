"""Looks a few of its own actions ahead and takes the first of the line that ends best by the
game's evaluation; gives up the turn only when nothing it can do helps."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import CHANCE, Game, State
from orrery.core.playout import drawn
from orrery.core.rng import Rng
from orrery.core.view import View

_WIDTH: Final = 6
_DEPTH: Final = 4
_DRAWS: Final = 3
_GAIN: Final = 1e-9


class Line:
    """A position reached by own actions, the first of them, and its worth. `luck` is what the
    draws along the line brought above their mean: it is not counted."""

    def __init__(self, state: State, first: Action, worth: float, luck: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth
        self.luck = luck


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
            return self.best_lines(root, seat, going_on)[0].first
        if going_on:
            line = self.best_lines(root, seat, going_on)[0]
            if line.worth > self._game.worth(root, seat) + _GAIN:
                return line.first
        return self.best_lines(root, seat, ending)[0].first

    def best_lines(self, root: State, seat: i64, actions: list[Action]) -> list[Line]:
        """For each action the best line that begins with it, best first."""
        deal = int(self._rng.word())
        lines = self._continued(root, seat, actions, None, deal)
        best = {line.first.index: line for line in lines}
        for _ in range(_DEPTH - 1):
            following: list[Line] = []
            for line in lines[:_WIDTH]:
                if self._game.to_act(line.state) == seat:
                    further = [a for a in self._game.legal_actions(line.state) if not a.ends_turn]
                    following.extend(self._continued(line.state, seat, further, line, deal))
            if not following:
                break
            following.sort(key=_by_worth)
            lines = following
            for line in lines[:_WIDTH]:
                if line.worth > best[line.first.index].worth + _GAIN:
                    best[line.first.index] = line
        return sorted(best.values(), key=_by_worth)

    def _continued(
        self, state: State, seat: i64, actions: list[Action], line: Line | None, deal: int
    ) -> list[Line]:
        """One line further for each action, best first."""
        lines: list[Line] = []
        for action in actions:
            after: State = state.copy()
            self._game.advance(after, action)
            first = action if line is None else line.first
            luck = 0.0 if line is None else line.luck
            if self._game.to_act(after) == CHANCE and not action.ends_turn:
                lines.append(self._drawn_line(after, seat, first, luck, deal))
            else:
                worth: float = self._game.worth(after, seat) - luck
                lines.append(Line(after, first, worth, luck))
        lines.sort(key=_by_worth)
        return lines

    def _drawn_line(self, state: State, seat: i64, first: Action, luck: float, deal: int) -> Line:
        """The mean over a few draws; the same draws for every line of one decision."""
        reached = self._drawn_state(state, Rng(deal, 0))
        reached_worth: float = self._game.worth(reached, seat)
        total = reached_worth
        for draw in range(1, _DRAWS):
            total += self._game.worth(self._drawn_state(state, Rng(deal, draw)), seat)
        mean = total / float(_DRAWS)
        return Line(reached, first, mean - luck, luck + reached_worth - mean)

    def _drawn_state(self, state: State, rng: Rng) -> State:
        after: State = state.copy()
        while self._game.to_act(after) == CHANCE:
            self._game.advance(after, drawn(self._game.chance_outcomes(after), rng))
        return after
