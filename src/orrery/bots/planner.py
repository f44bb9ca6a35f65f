"""A bot of one of the levels: asks the analyst for a plan and follows it until a draw, another
seat or a choice that is no longer open intervenes."""

from typing import Any

from orrery.bots.analyst import Analyst, Thought, thought_of
from orrery.bots.levels import Level
from orrery.core.action import Action
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.view import View


class PlannerBot:
    """`plan` is what is left of the plan; it may be given back to a new bot of the same seat.
    `thought` is what was found when the plan was made; None while one is followed."""

    def __init__(self, game: Game[Any, Any], level: Level, rng: Rng) -> None:
        self._analyst = Analyst(game, level)
        self._rng = rng
        self.plan: list[Action] = []
        self.thought: Thought | None = None

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.thought = None
        if self.plan and self.plan[0] not in legal:
            self.plan = []
        if not self.plan:
            seed = int(self._rng.word())
            self.plan = self._find_plan(view, seed) if len(legal) > 1 else legal[:]
        return self.plan.pop(0)

    def _find_plan(self, view: View, seed: int) -> list[Action]:
        plan = self._analyst.find_plan(view, seed)
        self.thought = thought_of(plan, 1 / view.seats)
        return list(plan.actions)
