"""Looks a few of its own actions ahead and takes the first of the line that ends best by the
game's evaluation; gives up the turn only when nothing it can do helps."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.bots.evaluation import evaluator_of
from orrery.core.action import Action
from orrery.core.game import CHANCE, Evaluator, Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

_WIDTH: Final = 6
_DEPTH: Final = 4
_DRAWS: Final = 3
_GAIN: Final = 1e-9


class Candidate:
    """A position the bot could reach, the first action towards it, and its worth. `luck` is how
    much better than average the draws on the way were; `worth` does not include it."""

    def __init__(self, state: State, first: Action, worth: float, luck: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth
        self.luck = luck


def _by_worth(candidate: Candidate) -> float:
    return -candidate.worth


class GreedyBot:
    """Beam search over the bot's own turn, with hidden cards dealt once."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self._game = game
        self._evaluator: Evaluator[Any] = evaluator_of(game)
        self._rng = rng

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        root: State = self._game.determinize(view, self._rng)
        seat = i64(view.viewer)
        going_on = [action for action in legal if not action.ends_turn]
        ending = [action for action in legal if action.ends_turn]
        if not ending:
            return self.best_candidates(root, seat, going_on)[0].first
        if going_on:
            candidate = self.best_candidates(root, seat, going_on)[0]
            if candidate.worth > self._evaluator.worth(root, seat) + _GAIN:
                return candidate.first
        return self.best_candidates(root, seat, ending)[0].first

    def best_candidates(self, root: State, seat: i64, actions: list[Action]) -> list[Candidate]:
        """For each action the best line that begins with it, best first."""
        deal = int(self._rng.word())
        candidates = self._extend(root, seat, actions, None, deal)
        best = {candidate.first.index: candidate for candidate in candidates}
        for _ in range(_DEPTH - 1):
            following: list[Candidate] = []
            for candidate in candidates[:_WIDTH]:
                if self._game.to_act(candidate.state) == seat:
                    legal = self._game.legal_actions(candidate.state)
                    further = [action for action in legal if not action.ends_turn]
                    following.extend(self._extend(candidate.state, seat, further, candidate, deal))
            if not following:
                break
            following.sort(key=_by_worth)
            candidates = following
            for candidate in candidates[:_WIDTH]:
                if candidate.worth > best[candidate.first.index].worth + _GAIN:
                    best[candidate.first.index] = candidate
        return sorted(best.values(), key=_by_worth)

    def _extend(
        self, state: State, seat: i64, actions: list[Action], candidate: Candidate | None, deal: int
    ) -> list[Candidate]:
        """One candidate for each action after the one given, best first."""
        candidates: list[Candidate] = []
        for action in actions:
            after: State = state.copy()
            self._game.advance(after, action)
            first = action if candidate is None else candidate.first
            luck = 0.0 if candidate is None else candidate.luck
            if self._game.to_act(after) == CHANCE and not action.ends_turn:
                candidates.append(self._average_draws(after, seat, first, luck, deal))
            else:
                worth: float = self._evaluator.worth(after, seat) - luck
                candidates.append(Candidate(after, first, worth, luck))
        candidates.sort(key=_by_worth)
        return candidates

    def _average_draws(
        self, state: State, seat: i64, first: Action, luck: float, deal: int
    ) -> Candidate:
        """The mean over a few draws; the same draws for every line of one decision."""
        reached = self._draw(state, Rng(deal, 0))
        reached_worth: float = self._evaluator.worth(reached, seat)
        total = reached_worth
        for draw in range(1, _DRAWS):
            total += self._evaluator.worth(self._draw(state, Rng(deal, draw)), seat)
        mean = total / float(_DRAWS)
        return Candidate(reached, first, mean - luck, luck + reached_worth - mean)

    def _draw(self, state: State, rng: Rng) -> State:
        after: State = state.copy()
        while self._game.to_act(after) == CHANCE:
            self._game.advance(after, self._game.draw(after, rng))
        return after
