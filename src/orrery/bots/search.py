"""Search over whole turns: candidates are sampled from a noisy policy or found by a beam, screened
by what the position is worth at the end of the turn, and the best of them compared by playing on,
to the end of the game or to where a learned value judges it: each candidate in the same dealings
with the same luck, half of them dropped after each round (sequential halving)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.bots.beam import Beam
from orrery.bots.policy import NEVER, Policy
from orrery.bots.value import WIN, Value
from orrery.core.action import Action
from orrery.core.game import Evaluator, Game, State
from orrery.core.rng import CommonLuck, Rng
from orrery.core.view import View

_NOISE: Final = vec[float]([0.0, 0.3, 0.7, 1.5])
_LEAST: Final = -1e9
# Of the plans compared, this share comes from the beam: its lines are much alike.
_FROM_BEAM: Final = 3


class Budget:
    """How much work a decision may take: counted, never timed. So many `turns` are sampled, a beam
    of this width finds others, the best are `kept` and compared by playouts until as many
    `positions` have been judged. A playout goes on for so many turns `ahead`, the own one counted,
    where a game has a learned value, else to the end of the game. `errors` is by how many points
    each action may be misjudged."""

    def __init__(
        self, turns: i64, beam: i64, kept: i64, positions: i64, ahead: i64, errors: float
    ) -> None:
        self.turns: i64 = turns
        self.beam: i64 = beam
        self.kept: i64 = kept
        self.positions: i64 = positions
        self.ahead: i64 = ahead
        self.errors: float = errors


class Plan:
    """A way to play the turn, up to its first draw, and what was found about it."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.screened: float = 0.0
        self.samples: i64 = 0
        self.margin: float = 0.0
        self.squares: float = 0.0
        self.wins: float = 0.0
        self.visits: i64 = 0

    def note(self, margin: float, won: float) -> None:
        """One more playout: how far ahead it ended, and its share of a win."""
        self.margin += margin
        self.squares += margin * margin
        self.wins += won
        self.visits += 1

    def value(self) -> float:
        """The mean margin of its playouts, a win counting extra; before any, what the screening
        said."""
        if self.visits == 0:
            return self.screened / float(self.samples) if self.samples > 0 else _LEAST
        return (self.margin + WIN * self.wins) / float(self.visits)


def _by_value(plan: Plan) -> float:
    return -plan.value()


class Search:
    """Finds plans for the seat that a view belongs to. The policy plays turns and games; the judge
    says what the end of a turn is worth. The same view, seed and budget give the same plans
    everywhere."""

    def __init__(
        self, policy: Policy, judge: Evaluator[Any], budget: Budget, value: Value | None = None
    ) -> None:
        self._policy = policy
        self._judge = judge
        self._value = value
        self._game: Game[Any, Any] = policy.game
        self._budget = budget
        self._beam = Beam(policy.game, judge, budget.beam, value)

    def plans(self, view: View, rng: Rng) -> list[Plan]:
        """The plans that were found, best first; those compared by playouts before the others."""
        seat = i64(view.viewer)
        root: State = self._game.determinize(view, rng)
        found = self._propose(root, seat, rng)
        kept = found[: int(self._budget.kept)]
        if len(kept) > 1 and self._budget.positions > 0:
            kept = self._compare(root, kept, seat, rng)
        return kept + found[int(self._budget.kept) :]

    def _propose(self, root: State, seat: i64, rng: Rng) -> list[Plan]:
        """Turns that differ in what is done, not in its order: the best few of the beam, then the
        others by what they are worth at their end."""
        pool: dict[str, Plan] = {}
        if self._budget.beam > 0:
            lines = self._beam.lines(root, seat, int(rng.word()))
            for line in lines:
                if len(pool) >= int(self._budget.kept) // _FROM_BEAM:
                    break
                _add(pool, line.actions, line.worth)
        found = list(pool.values())
        for number in range(self._budget.turns):
            state: State = self._game.redeal(root, seat, rng)
            noise = _NOISE[number % len(_NOISE)] + self._budget.errors
            actions = self._policy.play_turn(state, seat, rng, noise, number > 0)
            _add(pool, actions, self._worth(state, seat))
        sampled = list(pool.values())[len(found) :]
        return found + sorted(sampled, key=_by_value)

    def _worth(self, state: State, seat: i64) -> float:
        """What the end of a turn is worth."""
        value = self._value
        if value is None:
            return self._judge.worth(state, seat)
        value.judge(state, seat)
        return value.worth()

    def _compare(self, root: State, plans: list[Plan], seat: i64, rng: Rng) -> list[Plan]:
        """Sequential halving: best first, the dropped ones in the order they were dropped. Each
        round has the same share of the positions, and at least one deal."""
        rounds: i64 = _rounds_for(len(plans))
        start: i64 = self._policy.positions
        alive = plans
        dropped: list[Plan] = []
        for number in range(rounds):
            until = start + self._budget.positions * (number + 1) // rounds
            is_played = False
            while not is_played or self._policy.positions < until:
                self._play_deal(root, alive, seat, rng)
                is_played = True
            alive = sorted(alive, key=_by_value)
            half = (len(alive) + 1) // 2
            dropped = alive[half:] + dropped
            alive = alive[:half]
        return alive + dropped

    def _play_deal(self, root: State, plans: list[Plan], seat: i64, rng: Rng) -> None:
        """One dealing of what is hidden, played out once for each plan."""
        deal: State = self._game.redeal(root, seat, rng)
        luck = rng.word()
        for plan in plans:
            self._play_out(deal, plan, seat, luck)

    def _play_out(self, deal: State, plan: Plan, seat: i64, luck: i64) -> None:
        state: State = deal.copy()
        for action in plan.actions:
            self._game.advance(state, action)
        value = self._value
        end = NEVER
        if value is not None and self._budget.ahead > 0:
            end = self._game.turn(deal) + self._budget.ahead
        self._policy.play_until(state, CommonLuck(luck), end)
        # A game that was over at once still counts as work, so that every search ends.
        self._policy.positions += 1
        if value is not None:
            value.judge(state, seat)
            plan.note(value.margin, value.chance)
            return
        own, rival = _standing(self._game.standings(state), int(seat))
        won = 1.0 if own > rival else 0.5 if own == rival else 0.0
        plan.note(float(own[0] - rival[0]), won)


def _add(pool: dict[str, Plan], actions: list[Action], worth: float) -> None:
    """Note a turn and what it was worth; turns that differ only in their order are one plan."""
    key = " ".join(sorted([str(int(action.index)) for action in actions]))
    plan = pool.get(key)
    if plan is None:
        plan = Plan(actions)
        pool[key] = plan
    plan.screened += worth
    plan.samples += 1


def _rounds_for(count: int) -> int:
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def _standing(
    standings: list[tuple[int, ...]], seat: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seat's own standing and the best of the others."""
    others = [standing for place, standing in enumerate(standings) if place != seat]
    return standings[seat], max(others)
