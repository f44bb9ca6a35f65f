"""The bot's line of play from a position to the end of a turn, found from one seat's view."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

from orrery.bots import bot_named
from orrery.bots.bot import Bot
from orrery.bots.evaluation import evaluator_of
from orrery.bots.luck import mean_worth
from orrery.bots.pauses import Pauses
from orrery.bots.turns import MOST_INTERRUPTIONS
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

# Draws that were better than average do not make a line better.
LUCK: Final = "luck"

_BOT: Final = "greedy"
_LONGEST: Final = 60

Worth = dict[str, float]


@dataclass(frozen=True)
class Line:
    """A seat's actions up to the first draw, another seat's decision or the end of the turn, and
    what the position at the end of the turn is worth, by source. `goes_on`: the seat decides more
    before that end."""

    texts: list[str]
    goes_on: bool
    worth: Worth


def best_line(game: Game[Any, Any], view: View, own: bool, worlds: int, place: int) -> Pauses[Line]:
    """Find the bot's line. Its worth is the mean over several deals of hidden cards and draws."""
    seat = view.viewer
    turns: list[_SimulatedTurn] = []
    given: list[Action] = []
    for number in range(worlds):
        rng = Rng("line", game.id, place, seat, number)
        turn = _SimulatedTurn(game, seat, own, rng)
        yield from turn.play(game.determinize(view, rng), given)
        turns.append(turn)
        given = turns[0].line
    texts = [action.text for action in given]
    return Line(texts, turns[0].goes_on, _mean([turn.worth for turn in turns]))


def add(one: Worth, other: Worth) -> Worth:
    """Add two worths, source by source."""
    return {
        source: one.get(source, 0.0) + other.get(source, 0.0)
        for source in sorted(one.keys() | other.keys())
    }


def _mean(worths: Sequence[Worth]) -> Worth:
    return {source: total / len(worths) for source, total in reduce(add, worths).items()}


class _SimulatedTurn:
    """Plays one turn of a seat in one deal: first the given actions, then the bot's."""

    def __init__(self, game: Game[Any, Any], seat: int, own: bool, rng: Rng) -> None:
        self._game = game
        self._seat = seat
        self._own = own
        self._rng = rng
        self._evaluator = evaluator_of(game)
        self._bot: Bot = bot_named(_BOT, game, rng)
        self._has_ended = False
        self._is_cut = False
        self._luck = 0.0
        self.line: list[Action] = []
        self.goes_on = False
        self.worth: Worth = {}

    def play(self, world: State, given: Sequence[Action]) -> Pauses[None]:
        rest = list(given)
        for _ in range(_LONGEST):
            yield
            actor = self._game.to_act(world)
            if actor == self._seat:
                self._act(world, rest)
            elif actor == CHANCE:
                self._draw(world)
            elif actor == NOBODY or self._has_ended or not self._own:
                break
            else:
                resumed = yield from self._resume(world)
                if resumed is None:
                    break
                world = resumed
        self.worth = self._evaluator.appraise(world, self._seat) | {LUCK: -self._luck}

    def _act(self, world: State, rest: list[Action]) -> None:
        legal = list(self._game.legal_actions(world))
        if rest and rest[0] in legal:
            action = rest.pop(0)
        else:
            rest.clear()
            action = self._bot.choose(self._game.view(world, self._seat), legal)
        self._has_ended = self._has_ended or action.ends_turn
        if self._is_cut:
            self.goes_on = True
        else:
            self.line.append(action)
        self._game.advance(world, action)

    def _draw(self, world: State) -> None:
        self._is_cut = True
        mean = mean_worth(self._game, [world], self._seat)
        self._game.advance(world, self._game.draw(world, self._rng))
        self._luck += float(self._evaluator.worth(world, self._seat)) - mean

    def _resume(self, world: State) -> Pauses[State | None]:
        """The position after a few decisions of others, or None where the turn is over."""
        self._is_cut = True
        luck = self._luck
        world = world.copy()
        actions = 0
        while (actor := self._game.to_act(world)) != self._seat:
            if actor == CHANCE:
                self._draw(world)
                continue
            yield
            action = None if actor == NOBODY else self._choose_for(world, int(actor))
            actions += 1
            if action is None or action.ends_turn or actions > MOST_INTERRUPTIONS:
                self._luck = luck
                return None
            self._game.advance(world, action)
        return world

    def _choose_for(self, world: State, seat: int) -> Action:
        legal = list(self._game.legal_actions(world))
        return self._bot.choose(self._game.view(world, seat), legal)
