"""A search for advice: it compares turns that begin differently, so that there is something to
choose from besides the best move."""

from typing import Final

from mypy_extensions import i64

from orrery.bots.search import Plan, Search
from orrery.core.game import State
from orrery.core.rng import Rng

# The best turns that begin with so many different moves are among those compared.
_APART: Final = 4


class Alternatives(Search):
    def _propose(self, root: State, seat: i64, rng: Rng) -> list[Plan]:
        found = super()._propose(root, seat, rng)
        firsts: dict[int, Plan] = {}
        for plan in found:
            firsts.setdefault(int(plan.actions[0].index), plan)
        apart = list(firsts.values())[:_APART]
        return apart + [plan for plan in found if plan not in apart]
