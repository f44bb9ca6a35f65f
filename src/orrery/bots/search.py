"""Search over whole turns: candidates are sampled from a noisy policy or found by a beam, screened
by what the position is worth at the end of the turn, the same few dealings for all of them, and the
best of these varied. Then the best are compared by playing on, to the end of the game or to where a
learned value judges it: each candidate in the same dealings with the same luck, half of them
dropped after each round (sequential halving)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.bots.beam import Beam
from orrery.bots.levels import Level
from orrery.bots.policy import NEVER, Policy
from orrery.bots.value import WIN, Value
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Evaluator, Game, State
from orrery.core.rng import CommonLuck, Rng
from orrery.core.view import View

_NOISE: Final = vec[float]([0.0, 0.3, 0.7, 1.5])
# The best so many turns are varied: played again up to some action, and on with noise.
_PARENTS: Final = 6
# A choice among so few may be one of plans: all of them are begun.
_SHORT: Final = 6
# The end of each turn is judged in so many dealings.
_DEALINGS: Final = 8
_LEAST: Final = -1e9


class Plan:
    """A way to play the turn, up to its first draw, and what was found about it."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.screened: float = 0.0
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
            return self.screened
        return (self.margin + WIN * self.wins) / float(self.visits)


def _by_value(plan: Plan) -> float:
    return -plan.value()


class Search:
    """Finds plans for the seat that a view belongs to. The policy plays turns and games; the judge
    says what the end of a turn is worth. The same view, seed and budget give the same plans
    everywhere: work is counted, never timed."""

    def __init__(
        self, policy: Policy, judge: Evaluator[Any], level: Level, value: Value | None = None
    ) -> None:
        self._policy = policy
        self._judge = judge
        self._value = value
        self.game: Game[Any, Any] = policy.game
        self._level = level
        self._beam = Beam(policy.game, judge, level.beam, value)

    def plans(self, view: View, rng: Rng) -> list[Plan]:
        """The plans that were found, best first; those compared by playouts before the others."""
        seat = i64(view.viewer)
        root: State = self.game.determinize(view, rng)
        found = self._propose(root, seat, rng)
        kept = found[: self._level.kept]
        if len(kept) > 1 and self._level.positions > 0:
            kept = self._compare(root, kept, seat, rng)
        return kept + found[self._level.kept :]

    def _propose(self, root: State, seat: i64, rng: Rng) -> list[Plan]:
        """Turns that differ in what is done, not in its order, best first by what they are worth at
        their end."""
        pool = _Pool(self, root, seat, rng)
        for number in range(self._level.turns):
            pool.add(self._sample(root, [], seat, rng, number))
        for begun in self._openings(root, seat):
            pool.add(self._sample(root, begun, seat, rng, 0))
        if self._level.beam > 0:
            lines = self._beam.lines(root, seat, int(rng.word()))
            for line in lines[: self._level.kept]:
                pool.add(line.actions)
        for _ in range(self._level.variations):
            parents = pool.best()[:_PARENTS]
            for number in range(self._level.turns):
                actions = parents[number % len(parents)].actions
                begun = actions[: rng.below(len(actions))]
                pool.add(self._sample(root, begun, seat, rng, number))
        return pool.best()

    def _openings(self, root: State, seat: i64) -> list[list[Action]]:
        """The ways to begin the turn, as far as choices are short and nothing is drawn: one for
        each position they lead to, and no more than the level allows."""
        found: list[_Opening] = [_Opening(root, [], True)]
        seen: set[int] = set()
        while True:
            longer: list[_Opening] = []
            for opening in found:
                self._extend(opening, seat, seen, longer)
            if len(longer) > self._level.openings:
                break
            found = longer
            if not any(opening.is_open for opening in found):
                break
        return [opening.actions for opening in found if opening.actions]

    def _extend(
        self, opening: "_Opening", seat: i64, seen: set[int], longer: list["_Opening"]
    ) -> None:
        """Add what an opening leads to; one that ends is kept as it is."""
        game = self.game
        state = opening.state
        is_short = game.to_act(state) == seat and 0 < game.count(state) <= _SHORT
        if not opening.is_open or not is_short:
            opening.is_open = False
            longer.append(opening)
            return
        legal: list[Action] = game.legal_actions(state)
        for action in legal:
            after: State = state.copy()
            game.advance(after, action)
            key = int(game.key(after))
            if key not in seen:
                seen.add(key)
                is_open = game.turn(after) == game.turn(state)
                longer.append(_Opening(after, opening.actions + [action], is_open))

    def _sample(
        self, root: State, begun: list[Action], seat: i64, rng: Rng, number: i64
    ) -> list[Action]:
        """A turn that begins so, played on by the policy with some noise: the first without."""
        state: State = self.game.redeal(root, seat, rng)
        for action in begun:
            self.game.advance(state, action)
        noise = _NOISE[number % len(_NOISE)] + self._level.errors
        return begun + self._policy.play_turn(state, seat, rng, noise, number > 0)

    def screen(self, deal: State, plan: Plan, seat: i64, luck: i64) -> float:
        """What a plan is worth at the end of its turn."""
        state = self._begin(deal, plan)
        self._policy.play_until(state, CommonLuck(luck), self.game.turn(deal) + 1)
        value = self._value
        if value is None:
            return self._judge.worth(state, seat)
        value.judge(state, seat)
        return value.worth()

    def _begin(self, deal: State, plan: Plan) -> State:
        state: State = deal.copy()
        for action in plan.actions:
            self.game.advance(state, action)
        return state

    def _compare(self, root: State, plans: list[Plan], seat: i64, rng: Rng) -> list[Plan]:
        """Sequential halving: best first, the dropped ones in the order they were dropped. Each
        round has the same share of the positions, and at least one deal."""
        rounds: i64 = _rounds_for(len(plans))
        start: i64 = self._policy.positions
        alive = plans
        dropped: list[Plan] = []
        for number in range(rounds):
            until = start + self._level.positions * (number + 1) // rounds
            is_played = False
            while not is_played or self._policy.positions < until:
                self.play_deal(root, alive, seat, rng)
                is_played = True
            alive = sorted(alive, key=_by_value)
            half = (len(alive) + 1) // 2
            dropped = alive[half:] + dropped
            alive = alive[:half]
        return alive + dropped

    def play_deal(self, root: State, plans: list[Plan], seat: i64, rng: Rng) -> None:
        """One dealing of what is hidden, played out once for each plan."""
        deal: State = self.game.redeal(root, seat, rng)
        luck = rng.word()
        for plan in plans:
            self._play_out(deal, plan, seat, luck)

    def _play_out(self, deal: State, plan: Plan, seat: i64, luck: i64) -> None:
        value = self._value
        turn: i64 = self.game.turn(deal)
        is_cut = value is not None and self._level.ahead > 0
        end = turn + self._level.ahead if is_cut else NEVER
        state = self._play_on(self._begin(deal, plan), luck, turn, end)
        # A game that was over at once still counts as work, so that every search ends.
        self._policy.positions += 1
        if value is not None:
            value.judge(state, seat)
            plan.note(value.margin, value.chance)
            return
        own, rival = _standing(self.game.standings(state), int(seat))
        won = 1.0 if own > rival else 0.5 if own == rival else 0.0
        plan.note(float(own[0] - rival[0]), won)

    def _play_on(self, state: State, luck: i64, turn: i64, end: i64) -> State:
        """Finish the turn of this number and play on until that of the other begins. Where a value
        judges them, each turn in between is the best of a few."""
        value = self._value
        if value is None or self._level.replies <= 1:
            self._policy.play_until(state, CommonLuck(luck), end)
            return state
        self._policy.play_until(state, CommonLuck(luck), turn + 1)
        while self.game.turn(state) < end:
            seat = self._next_seat(state)
            if seat == NOBODY:
                break
            state = self._best_turn(state, seat, luck, value)
        return state

    def _best_turn(self, state: State, seat: i64, luck: i64, value: Value) -> State:
        """Where the best of a few turns of a seat leads, all of them with the same luck."""
        end = self.game.turn(state) + 1
        errors = Rng(int(luck), int(end))
        best = state
        most = _LEAST
        for number in range(self._level.replies):
            played: State = state.copy()
            noise = _NOISE[number % len(_NOISE)]
            self._policy.play_until(played, CommonLuck(luck), end, noise, errors)
            value.judge(played, seat)
            if value.worth() > most:
                most = value.worth()
                best = played
        return best

    def _next_seat(self, state: State) -> i64:
        """Whose turn it is, after what is drawn before it."""
        actor: i64 = self.game.to_act(state)
        if actor != CHANCE:
            return actor
        drawn: State = state.copy()
        rng = Rng("turn")
        while actor == CHANCE:
            self.game.advance(drawn, self.game.draw(drawn, rng))
            actor = self.game.to_act(drawn)
        return actor


class _Opening:
    """Actions that begin a turn, and the position they lead to; not open where the turn is over or
    the next choice is long."""

    def __init__(self, state: State, actions: list[Action], is_open: bool) -> None:
        self.state = state
        self.actions = actions
        self.is_open = is_open


class _Pool:
    """The turns found so far, each judged once, all in the same dealings with the same luck."""

    def __init__(self, search: Search, root: State, seat: i64, rng: Rng) -> None:
        self._search = search
        self._seat: i64 = seat
        self._plans: dict[str, Plan] = {}
        deals: list[State] = []
        luck: list[int] = []
        for _ in range(_DEALINGS):
            deals.append(search.game.redeal(root, seat, rng))
            luck.append(int(rng.word()))
        self._deals = deals
        self._luck = luck

    def add(self, actions: list[Action]) -> None:
        """Turns that differ only in their order are one plan."""
        key = " ".join(sorted([str(int(action.index)) for action in actions]))
        if key in self._plans:
            return
        plan = Plan(actions)
        self._plans[key] = plan
        total = 0.0
        for deal, luck in zip(self._deals, self._luck, strict=True):
            total += self._search.screen(deal, plan, self._seat, luck)
        plan.screened = total / float(_DEALINGS)

    def best(self) -> list[Plan]:
        return sorted(self._plans.values(), key=_by_value)


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
