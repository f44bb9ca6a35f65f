"""A quick policy: the action whose position is worth most. It plays games to their end, and whole
turns with some noise, for the search to choose from."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Evaluator, Game, State
from orrery.core.rng import Rng

_NOTHING: Final = 1e-9
_LEAST: Final = -1e9
_GRAINS: Final[i64] = 1024
# A short list is a change of plan: which stack, which shift. It is now and then drawn by lot.
_SHORT: Final = 6
_BY_LOT: Final[i64] = 300
_OF: Final[i64] = 1000


class Policy:
    """Looks one action ahead and ends the turn only where nothing else helps."""

    def __init__(self, game: Game[Any, Any], evaluator: Evaluator[Any]) -> None:
        self.game = game
        self.evaluator = evaluator

    def choose(self, state: State, seat: i64, rng: Rng, noise: float) -> Action:
        """The best action; up to `noise` points of chance are added to each."""
        game = self.game
        evaluator = self.evaluator
        legal: list[Action] = game.legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        best: Action | None = None
        end: Action | None = None
        best_worth = _LEAST
        end_worth = _LEAST
        for action in legal:
            after: State = state.copy()
            game.advance(after, action)
            worth: float = evaluator.worth(after, seat)
            if noise > 0.0:
                worth += noise * float(rng.below(_GRAINS)) / float(_GRAINS)
            if action.ends_turn:
                if worth > end_worth:
                    end_worth = worth
                    end = action
            elif worth > best_worth:
                best_worth = worth
                best = action
        if best is None or (end is not None and best_worth <= self._threshold(state, seat)):
            return end if end is not None else legal[0]
        return best

    def _threshold(self, state: State, seat: i64) -> float:
        worth: float = self.evaluator.worth(state, seat)
        return worth + _NOTHING

    def play_turn(
        self, state: State, seat: i64, rng: Rng, noise: float, varied: bool
    ) -> list[Action]:
        """Play on to the end of the turn; return the seat's actions before the first draw. In a
        varied turn some short choices are made by lot."""
        game = self.game
        turn: i64 = game.turn(state)
        actions: list[Action] = []
        is_open = True
        while game.turn(state) == turn:
            actor: i64 = game.to_act(state)
            if actor == CHANCE:
                is_open = False
                game.advance(state, game.draw(state, rng))
                continue
            if actor != seat:
                break
            by_lot = varied and self._is_by_lot(state, rng)
            action = self._any(state, rng) if by_lot else self.choose(state, seat, rng, noise)
            if is_open:
                actions.append(action)
            game.advance(state, action)
        return actions

    def _is_by_lot(self, state: State, rng: Rng) -> bool:
        return len(self.game.legal_actions(state)) <= _SHORT and rng.below(_OF) < _BY_LOT

    def _any(self, state: State, rng: Rng) -> Action:
        legal: list[Action] = self.game.legal_actions(state)
        return legal[rng.below(len(legal))]

    def play_out(self, state: State, rng: Rng) -> None:
        """Play for every seat to the end of the game."""
        game = self.game
        while True:
            actor: i64 = game.to_act(state)
            if actor == NOBODY:
                return
            if actor == CHANCE:
                game.advance(state, game.draw(state, rng))
            else:
                game.advance(state, self.choose(state, actor, rng, 0.0))
