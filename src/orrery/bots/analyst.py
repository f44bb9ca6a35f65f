"""The analyst: from a view, the legal list and a seed to ranked moves with their lines. Bots,
hints and reviews ask it; it never sees a state but those it deals itself from the view."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, reduce
from typing import Any, Final

from msgspec import Struct
from mypy_extensions import i64

from orrery.bots.alternatives import Alternatives
from orrery.bots.evaluation import evaluator_of
from orrery.bots.levels import LEVELS, Level
from orrery.bots.policy import Policy
from orrery.bots.search import Plan, Search
from orrery.bots.value import value_of
from orrery.core.action import Action
from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, Evaluator, Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

# These find good moves, in units of their own; the first set of a game tells why, in points.
WEIGHTS: Final = "tuned"
# These guide a beam and judge ends of turns where no value was learned. A game with neither only
# samples its turns: weights that find moves are no measure of a whole turn.
JUDGE: Final = "turns"
# What the rest of a turn adds is the mean over so many dealings.
_DEALINGS: Final = 4
# So many games of the usual chance are added to those played: a few wins are no certainty.
_ADDED: Final = 4
_NOTHING: Final = 1e-9

Worth = dict[str, float]


class UnknownLevel(OrreryError):
    code = "unknown-level"


class Thought(Struct, frozen=True, kw_only=True):
    """A plan, up to its first draw, and what playouts say of it: `margin` is how many points it
    ends ahead of the best rival, `chance` the chance to win; each with the standard error of its
    mean. Where nothing was played, `visits` is 0 and they are not known."""

    line: list[str]
    margin: float
    margin_error: float
    chance: float
    chance_error: float
    visits: int


class RankedMove(Thought, frozen=True, kw_only=True):
    """A move and what speaks for it; `line` begins with it. `now` is what the move itself gains,
    `later` what the rest of the turn adds on average, both by source, in points as the
    evaluation of the game estimates them. `fades` is what of it is lost at the last step of the
    turn, of `now` if that is the move itself: then time takes what was not used."""

    action: str
    now: Worth
    later: Worth
    fades: Worth
    ends_turn: bool


class Analyst:
    """Thinks about one game at one level; may be asked any number of times."""

    def __init__(self, game: Game[Any, Any], level: Level) -> None:
        self.level = level
        self._game = game
        self._evaluator: Evaluator[Any] = evaluator_of(game)
        self.policy = Policy(game, evaluator_of(game, WEIGHTS))
        value = value_of(game)
        has_judge = JUDGE in game.weights()
        if not has_judge and value is None:
            level = replace(level, beam=0)
        judge = evaluator_of(game, JUDGE if has_judge else WEIGHTS)
        self._search = Search(self.policy, judge, level, value)
        self._alternatives = Alternatives(self.policy, judge, level, value)

    @property
    def means(self) -> frozenset[str]:
        """The sources of worth that a turn of this game is there to spend."""
        return self._game.presentation().means

    @property
    def hopes(self) -> Mapping[str, str]:
        """Sources of worth that are only hoped for, and those in which they come true."""
        return self._game.presentation().hopes

    def find_plan(self, view: View, seed: object) -> Plan:
        """The best plan for the seat whose view it is."""
        return self._search.plans(view, Rng("analyst", seed))[0]

    def rank(
        self, view: View, legal: Sequence[Action], seed: object, most: int | None = None
    ) -> list[RankedMove]:
        """The legal moves that begin a plan, best first; at most so many."""
        rng = Rng("analyst", seed)
        plans = [Plan([legal[0]])] if len(legal) == 1 else self._alternatives.plans(view, rng)
        root: State = self._game.determinize(view, rng)
        firsts: dict[int, Plan] = {}
        for plan in plans:
            firsts.setdefault(int(plan.actions[0].index), plan)
        deal = int(rng.word())
        usual = _usual_chance(plans, view.seats)
        return [
            self._describe(root, view.viewer, plan, deal, usual)
            for plan in list(firsts.values())[:most]
        ]

    def _describe(self, root: State, seat: int, plan: Plan, deal: int, usual: float) -> RankedMove:
        moved: State = root.copy()
        self._game.advance(moved, plan.actions[0])
        after = self._evaluator.appraise(moved, i64(seat))
        last, end = self._end_of_turn(root, seat, plan, deal)
        thought = thought_of(plan, usual)
        return RankedMove(
            action=plan.actions[0].text,
            line=thought.line,
            now=_gains(self._evaluator.appraise(root, i64(seat)), after),
            later=_gains(after, end),
            fades={source: gain for source, gain in _gains(last, end).items() if gain < 0},
            ends_turn=bool(self._game.turn(moved) != self._game.turn(root)),
            margin=thought.margin,
            margin_error=thought.margin_error,
            chance=thought.chance,
            chance_error=thought.chance_error,
            visits=thought.visits,
        )

    def _end_of_turn(self, root: State, seat: int, plan: Plan, deal: int) -> tuple[Worth, Worth]:
        """What the position is worth before and after the last step of the turn, in the mean over
        some dealings; the same ones for every plan."""
        worths: list[tuple[Worth, Worth]] = []
        for number in range(_DEALINGS):
            rng = Rng("turn", deal, number)
            state: State = self._game.redeal(root, i64(seat), rng)
            last = self._play_turn(state, seat, plan, rng)
            worths.append(
                (
                    self._evaluator.appraise(last, i64(seat)),
                    self._evaluator.appraise(state, i64(seat)),
                )
            )
        return _mean([last for last, _ in worths]), _mean([end for _, end in worths])

    def _play_turn(self, state: State, seat: int, plan: Plan, rng: Rng) -> State:
        """Play the turn to its end by the plan, and where that ends by the policy; the position
        before the last step."""
        game = self._game
        turn = game.turn(state)
        planned = iter(plan.actions)
        last: State = state
        while game.turn(state) == turn:
            actor = game.to_act(state)
            if actor == CHANCE:
                action = game.draw(state, rng)
            elif actor == seat:
                action = next(planned, None) or self.policy.choose(state, i64(seat), rng, 0.0)
            else:
                return state
            last = state.copy()
            game.advance(state, action)
        return last


@cache
def analyst_of(game: Game[Any, Any], level: str) -> Analyst:
    """The analyst of this process for a game, at the level of this name."""
    if level not in LEVELS:
        raise UnknownLevel(level=level, known=list(LEVELS))
    return Analyst(game, LEVELS[level])


def _usual_chance(plans: Sequence[Plan], seats: int) -> float:
    """The chance to win of all plans that were played on, taken together."""
    played = sum(int(plan.visits) for plan in plans)
    return chance_of(sum(plan.wins for plan in plans), played, 1 / seats)[0] if played else 0.0


def thought_of(plan: Plan, usual: float) -> Thought:
    """What was found about a plan, where the chance to win is so much as a rule."""
    visits = int(plan.visits)
    margin, margin_error = mean_of(plan.margin, plan.squares, visits)
    chance, chance_error = chance_of(plan.wins, visits, usual)
    return Thought(
        line=[action.text for action in plan.actions],
        margin=margin,
        margin_error=margin_error,
        chance=chance,
        chance_error=chance_error,
        visits=visits,
    )


def chance_of(wins: float, count: int, usual: float) -> tuple[float, float]:
    """The chance to win and its standard error, with a few games added of the usual chance."""
    if count == 0:
        return 0.0, 0.0
    chance = (wins + _ADDED * usual) / (count + _ADDED)
    return chance, math.sqrt(chance * (1.0 - chance) / (count + _ADDED))


def mean_of(total: float, squares: float, count: int) -> tuple[float, float]:
    """The mean and its standard error."""
    if count == 0:
        return 0.0, 0.0
    mean = total / count
    return mean, math.sqrt(max(0.0, squares / count - mean * mean) / count)


def _mean(worths: Sequence[Worth]) -> Worth:
    return {source: total / len(worths) for source, total in reduce(add, worths).items()}


def add(one: Mapping[str, float], other: Mapping[str, float]) -> Worth:
    """Add two worths, source by source."""
    return {
        source: one.get(source, 0.0) + other.get(source, 0.0)
        for source in sorted(one.keys() | other.keys())
    }


def _gains(before: Mapping[str, float], after: Mapping[str, float]) -> Worth:
    """What was gained or lost, by source, without what stayed the same."""
    gains = add(after, {source: -worth for source, worth in before.items()})
    return {source: gain for source, gain in gains.items() if abs(gain) > _NOTHING}
