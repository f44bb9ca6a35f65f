"""A beam over one turn: after each action the best few lines go on, a position reached twice counts
once, and lines are judged where the turn has ended. Lines that have begun to end the turn, where
that asks for more decisions, do not compete with those that go on."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.bots.value import Value
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Evaluator, Game, State
from orrery.core.rng import Rng

_DEPTH: Final = 60
_DRAWS: Final = 3


class BeamLine:
    """Actions of one turn, up to its first draw, and the position they lead to. `luck` is how much
    better than average the draws on the way were; `worth` does not include it."""

    def __init__(
        self, state: State, actions: list[Action], luck: float, is_open: bool, is_ending: bool
    ) -> None:
        self.state = state
        self.actions = actions
        self.luck = luck
        self.is_open = is_open
        self.is_ending = is_ending
        self.worth: float = 0.0


def _by_worth(line: BeamLine) -> float:
    return -line.worth


class Beam:
    """Searches the turn of one seat. `width` lines are kept after each action; a draw counts as the
    mean of a few."""

    def __init__(
        self,
        game: Game[Any, Any],
        evaluator: Evaluator[Any],
        width: i64,
        value: Value | None = None,
    ) -> None:
        self.game = game
        self._evaluator = evaluator
        self._value = value
        self._width = width

    def lines(self, root: State, seat: i64, deal: int) -> list[BeamLine]:
        """The lines that end the turn, best first; the same draws for all of them."""
        turn: i64 = self.game.turn(root)
        beam: list[BeamLine] = [BeamLine(root, [], 0.0, True, False)]
        ended: list[BeamLine] = []
        seen: set[int] = set()
        for _ in range(_DEPTH):
            following: list[BeamLine] = []
            ending: list[BeamLine] = []
            for line in beam:
                for longer in self._longer(line, seat, deal, turn):
                    key = int(self.game.key(longer.state))
                    if key in seen:
                        continue
                    seen.add(key)
                    over = self.game.turn(longer.state) != turn
                    if over or self.game.to_act(longer.state) != seat:
                        self._judge_end(longer, seat)
                        ended.append(longer)
                    elif longer.is_ending:
                        ending.append(longer)
                    else:
                        following.append(longer)
            beam = self._best(following) + self._best(ending)
            if not beam:
                break
        else:
            ended.extend(beam)
        ended.sort(key=_by_worth)
        return ended

    def _best(self, lines: list[BeamLine]) -> list[BeamLine]:
        lines.sort(key=_by_worth)
        return lines[: int(self._width)]

    def _judge_end(self, line: BeamLine, seat: i64) -> None:
        """Where a value was learned, it judges ends of turns."""
        value = self._value
        if value is not None:
            value.judge(line.state, seat)
            line.worth = value.worth() - line.luck

    def _longer(self, line: BeamLine, seat: i64, deal: int, turn: i64) -> list[BeamLine]:
        """One line for each legal action after this one."""
        game = self.game
        longer: list[BeamLine] = []
        legal: list[Action] = game.legal_actions(line.state)
        for action in legal:
            after: State = line.state.copy()
            game.advance(after, action)
            actions = line.actions + [action] if line.is_open else line.actions
            is_ending = line.is_ending or action.ends_turn
            fresh = BeamLine(after, actions, line.luck, line.is_open, is_ending)
            if game.to_act(after) == CHANCE and game.turn(after) == turn:
                self._draw_on(fresh, seat, deal, turn)
            else:
                fresh.worth = self._evaluator.worth(after, seat) - line.luck
            longer.append(fresh)
        return longer

    def _draw_on(self, line: BeamLine, seat: i64, deal: int, turn: i64) -> None:
        """The line goes on after the first draw; it is worth the mean of all."""
        state = line.state
        reached = self._draw(state, Rng(deal, 0), turn)
        first: float = self._evaluator.worth(reached, seat)
        total = first
        for number in range(1, _DRAWS):
            total += self._evaluator.worth(self._draw(state, Rng(deal, int(number)), turn), seat)
        mean = total / float(_DRAWS)
        line.worth = mean - line.luck
        line.state = reached
        line.luck += first - mean
        line.is_open = False

    def _draw(self, state: State, rng: Rng, turn: i64) -> State:
        game = self.game
        after: State = state.copy()
        while game.to_act(after) == CHANCE and game.turn(after) == turn:
            game.advance(after, game.draw(after, rng))
        return after


def play_turns(beams: list[Beam], state: State, rng: Rng) -> None:
    """Play to the end of the game, each seat the best line that its beam finds."""
    game = beams[0].game
    while True:
        actor: i64 = game.to_act(state)
        if actor == NOBODY:
            return
        if actor == CHANCE:
            game.advance(state, game.draw(state, rng))
            continue
        lines = beams[actor].lines(state, actor, int(rng.word()))
        for action in lines[0].actions:
            game.advance(state, action)
