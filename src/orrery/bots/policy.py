"""A quick policy: the action whose position is worth most. It plays games to their end, and whole
turns with some noise, for the search to choose from."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Evaluator, Game, State
from orrery.core.rng import CommonLuck, Rng

_NOTHING: Final = 1e-9
_LEAST: Final = -1e9
_GRAINS: Final[i64] = 1024
# A short list is a change of plan: which stack, which shift. It is now and then drawn by lot.
_SHORT: Final = 6
_BY_LOT: Final[i64] = 300
_OF: Final[i64] = 1000
# In a playout, so many of the actions that were judged before in the turn are judged again.
_LOOKS: Final[i64] = 6
NEVER: Final[i64] = 1_000_000


class Policy:
    """Looks one action ahead and ends the turn only where nothing else helps. `positions` counts
    how many positions it has judged."""

    def __init__(self, game: Game[Any, Any], evaluator: Evaluator[Any]) -> None:
        self.game = game
        self.evaluator = evaluator
        self.positions: i64 = 0
        # What each action gained when it was last judged, and in which turn that was.
        self._gains = vec[float]([0.0] * len(game.actions))
        self._judged = vec[i64]([0] * len(game.actions))
        self._turn: i64 = 0
        self._most = vec[float]([0.0] * int(_LOOKS))
        # The position looked at last.
        self._after: State | None = None

    def choose(self, state: State, seat: i64, rng: Rng, noise: float) -> Action:
        """The best action; up to `noise` points of chance are added to each."""
        self._turn += 1
        return self._best(state, seat, self.game.legal_actions(state), rng, noise)

    def choose_again(self, state: State, seat: i64, rng: Rng, noise: float) -> Action:
        """Nearly the best action, later in a turn: of those that have been judged in this turn only
        the most promising are judged again."""
        return self._best(state, seat, self.game.legal_actions(state), rng, noise)

    def _best(self, state: State, seat: i64, legal: list[Action], rng: Rng, noise: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        here: float = self.evaluator.worth(state, seat)
        bar = self._bar(legal)
        best: Action | None = None
        end: Action | None = None
        best_gain = _LEAST
        end_gain = _LEAST
        for action in legal:
            if self._judged[action.index] == self._turn and self._gains[action.index] < bar:
                continue
            gain = self._gain(state, seat, action, here)
            if noise > 0.0:
                gain += noise * float(rng.below(_GRAINS)) / float(_GRAINS)
            if action.ends_turn:
                if gain > end_gain:
                    end_gain = gain
                    end = action
            elif gain > best_gain:
                best_gain = gain
                best = action
        if best is None or (end is not None and best_gain <= _NOTHING):
            return end if end is not None else legal[0]
        return best

    def _gain(self, state: State, seat: i64, action: Action, here: float) -> float:
        after: State = state.copy_over(self._after)
        self._after = after
        self.game.advance(after, action)
        gain: float = self.evaluator.worth(after, seat) - here
        self.positions += 1
        self._gains[action.index] = gain
        self._judged[action.index] = self._turn
        return gain

    def _bar(self, legal: list[Action]) -> float:
        """What an action judged before must have gained to be judged again."""
        count: i64 = 0
        for action in legal:
            if self._judged[action.index] == self._turn:
                self._note(count, self._gains[action.index])
                count += 1
        return _LEAST if count <= _LOOKS else self._most[_LOOKS - 1]

    def _note(self, count: i64, gain: float) -> None:
        """Keep a gain among the most, the highest first, if it is one of them; so many came
        before it."""
        place = min(count, _LOOKS)
        while place > 0 and self._most[place - 1] < gain:
            place -= 1
            if place < _LOOKS - 1:
                self._most[place + 1] = self._most[place]
        if place < _LOOKS:
            self._most[place] = gain

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
            action = game.pick(state, rng) if by_lot else self.choose(state, seat, rng, noise)
            if is_open:
                actions.append(action)
            game.advance(state, action)
        return actions

    def _is_by_lot(self, state: State, rng: Rng) -> bool:
        return self.game.count(state) <= _SHORT and rng.below(_OF) < _BY_LOT

    def play_out(self, state: State, rng: Rng) -> None:
        """Play for every seat to the end of the game."""
        play_until([self] * state.seats, state, rng, NEVER)

    def play_until(
        self, state: State, rng: Rng, end: i64, noise: float = 0.0, errors: Rng | None = None
    ) -> None:
        """Play for every seat until the turn of this number begins, or the game is over."""
        play_until([self] * state.seats, state, rng, end, noise, errors)


def play_out(policies: list[Policy], state: State, rng: Rng) -> None:
    """Play to the end of the game, each seat by its policy."""
    play_until(policies, state, rng, NEVER)


def play_until(
    policies: list[Policy],
    state: State,
    rng: Rng,
    end: i64,
    noise: float = 0.0,
    errors: Rng | None = None,
) -> None:
    """Play until the turn of this number begins, or the game is over, each seat by its policy, with
    so much noise from `errors`; the draws come from the other numbers."""
    game = policies[0].game
    luck = rng if isinstance(rng, CommonLuck) else None
    noisy = rng if errors is None else errors
    turn: i64 = -1
    begun: i64 = -1
    while True:
        actor: i64 = game.to_act(state)
        if actor == NOBODY:
            return
        now: i64 = game.turn(state)
        if now >= end:
            return
        if luck is not None and now != begun:
            begun = now
            luck.begin_turn(now)
        if actor == CHANCE:
            game.advance(state, game.draw(state, rng))
            continue
        policy = policies[actor]
        if now == turn:
            game.advance(state, policy.choose_again(state, actor, noisy, noise))
        else:
            turn = now
            game.advance(state, policy.choose(state, actor, noisy, noise))
