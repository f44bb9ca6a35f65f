"""The analyst: from a view, the legal list and a seed to ranked moves with their lines. Bots,
hints and reviews ask it; it never sees a state but those it deals itself from the view."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from mypy_extensions import i64

from orrery.bots.evaluation import evaluator_of
from orrery.bots.levels import Level
from orrery.bots.policy import Policy
from orrery.bots.search import Budget, Plan, Search
from orrery.core.action import Action
from orrery.core.game import Evaluator, Game, State
from orrery.core.rng import Rng
from orrery.core.view import View

WEIGHTS: Final = "tuned"
_NOTHING: Final = 1e-9

Worth = dict[str, float]


class RankedMove(Struct, frozen=True, kw_only=True):
    """A move and what speaks for it. `line` is the plan it begins, up to the first draw. `now` is
    what the move itself gains, `later` what the rest of the plan adds, both by source, in points
    of the evaluation. `margin` and `chance` come from games played to their end: points ahead of
    the best rival, and the chance to win; each with the standard error of its mean. Where nothing
    was played, `visits` is 0 and they are not known."""

    action: str
    line: list[str]
    now: Worth
    later: Worth
    margin: float
    margin_error: float
    chance: float
    chance_error: float
    visits: int


class Analyst:
    """Thinks about one game at one level; may be asked any number of times."""

    def __init__(self, game: Game[Any, Any], level: Level) -> None:
        self._game = game
        self._evaluator: Evaluator[Any] = evaluator_of(game, WEIGHTS)
        budget = Budget(level.turns, level.beam, level.kept, level.positions, level.errors)
        self._search = Search(Policy(game, self._evaluator), budget)

    def best_plan(self, view: View, seed: object) -> list[Action]:
        """The actions of the best plan, up to the first draw."""
        return self._search.plans(view, Rng("analyst", seed))[0].actions

    def rank(self, view: View, legal: Sequence[Action], seed: object) -> list[RankedMove]:
        """The legal moves that begin a plan, best first."""
        rng = Rng("analyst", seed)
        plans = [Plan([legal[0]])] if len(legal) == 1 else self._search.plans(view, rng)
        root: State = self._game.determinize(view, rng)
        firsts: dict[int, Plan] = {}
        for plan in plans:
            firsts.setdefault(int(plan.actions[0].index), plan)
        return [self._describe(root, view.viewer, plan) for plan in firsts.values()]

    def _describe(self, root: State, seat: int, plan: Plan) -> RankedMove:
        state = root.copy()
        worths = [self._evaluator.appraise(state, i64(seat))]
        for action in plan.actions:
            self._game.advance(state, action)
            worths.append(self._evaluator.appraise(state, i64(seat)))
        visits = int(plan.visits)
        margin, margin_error = _mean(plan.margin, plan.squares, visits)
        chance = plan.wins / visits if visits else 0.0
        return RankedMove(
            action=plan.actions[0].text,
            line=[action.text for action in plan.actions],
            now=_gains(worths[0], worths[1]),
            later=_gains(worths[1], worths[-1]),
            margin=margin,
            margin_error=margin_error,
            chance=chance,
            chance_error=math.sqrt(chance * (1.0 - chance) / visits) if visits else 0.0,
            visits=visits,
        )


def _mean(total: float, squares: float, count: int) -> tuple[float, float]:
    """The mean and its standard error."""
    if count == 0:
        return 0.0, 0.0
    mean = total / count
    return mean, math.sqrt(max(0.0, squares / count - mean * mean) / count)


def _gains(before: Mapping[str, float], after: Mapping[str, float]) -> Worth:
    """What was gained or lost, by source, without what stayed the same."""
    gains = {
        source: after.get(source, 0.0) - before.get(source, 0.0)
        for source in sorted(before.keys() | after.keys())
    }
    return {source: gain for source, gain in gains.items() if abs(gain) > _NOTHING}
