"""What playouts and searches ask of a game agrees with the lists and the views, and mistakes
planted in it are caught."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, SPECTATOR, Game, State, draw_outcome
from orrery.core.playout import playout
from orrery.core.rng import Rng
from tests.contract.cases import CHEAP, DEAR, Case, each_case, fingerprint, sample, walk
from tests.contract.mirror import Mirror

TRANSPOSED = 6
MANY = 100


def _share(game: Game[Any, Any]) -> int:
    """One position in so many is looked at: more of a short game, fewer of a long one where games
    are few because the rules are not compiled."""
    if len(game.actions) < 1000:
        return 3
    return 8 if CHEAP >= MANY else 16


def check_picking(case: Case, number: int) -> None:
    """Counting, picking and drawing, asked first of a position without any list."""
    game, state = case.game, case.new(number)
    for _ in walk(game, state, case.rng(number)):
        bare: State = state.copy()
        if game.to_act(state) == CHANCE:
            check_draw(game, state, bare)
        else:
            check_choices(game, state, bare)
    assert game.count(state) == 0


def check_draw(game: Game[Any, Any], state: State, bare: State) -> None:
    for seed in range(3):
        drawn = game.draw(bare, Rng("draw", seed))
        assert drawn is draw_outcome(game.chance_outcomes(state), Rng("draw", seed))


def check_choices(game: Game[Any, Any], state: State, bare: State) -> None:
    count = game.count(bare)
    picked = [game.action_at(bare, number) for number in range(count)]
    legal = game.legal_actions(state)
    assert len(picked) == len(legal), "counted otherwise than listed"
    assert all(ours is theirs for ours, theirs in zip(picked, legal, strict=True))
    assert game.pick(bare, Rng("pick")) is legal[Rng("pick").below(len(legal))]


@each_case
def test_what_is_picked_is_what_is_listed(case: Case) -> None:
    for number in range(max(2, CHEAP // 10)):
        check_picking(case, number)


@each_case
def test_a_playout_is_random_play_from_the_lists(case: Case) -> None:
    for number in range(DEAR):
        state, played = case.new(number), case.new(number)
        entries = sum(1 for _ in walk(case.game, state, case.rng(number)))
        assert playout(case.game, played, case.rng(number)) == entries
        assert fingerprint(case.game, played) == fingerprint(case.game, state)


def check_redeal(case: Case, number: int) -> None:
    """A re-deal keeps all that the viewer knows, changes nothing else, and does deal."""
    game, state = case.game, case.new(number)
    varied: set[int] = set()

    def check() -> None:
        before = fingerprint(game, state)
        for viewer in case.viewers:
            dealt = game.redeal(state, viewer, Rng("deal", number, viewer))
            assert game.view(dealt, viewer) == game.view(state, viewer)
            assert game.facts(dealt, viewer) == game.facts(state, viewer)
            assert game.to_act(dealt) == game.to_act(state)
            assert game.inventory(dealt) == game.inventory(state)
            if game.to_act(state) == viewer:
                assert game.legal_actions(dealt) == game.legal_actions(state)
            if fingerprint(game, dealt) != before:
                varied.add(viewer)
            playout(game, dealt, Rng("on", number))
            assert game.to_act(dealt) == NOBODY
        assert fingerprint(game, state) == before, "the position itself was changed"

    for _ in sample(game, state, case.rng(number), _share(game)):
        check()
    check()
    assert varied == set(case.viewers), "what is hidden does not vary"


@each_case
def test_a_redeal_looks_the_same_to_its_viewer_and_varies_the_rest(case: Case) -> None:
    for number in range(DEAR):
        check_redeal(case, number)


def check_keys(case: Case, number: int) -> int:
    """Equal keys for positions that look the same to every seat, other keys for others; how many
    positions were reached in more than one way."""
    game, state = case.game, case.new(number)
    looks: dict[int, str] = {}
    keys: dict[str, int] = {}
    again = 0
    for _ in sample(game, state, case.rng(number), _share(game)):
        for reached in [state, *_children(game, state), *_grandchildren(game, state)]:
            look = repr([game.view(reached, seat) for seat in range(case.seats)])
            again += look in keys
            key = int(game.key(reached))
            assert looks.setdefault(key, look) == look, "two positions share a key"
            assert keys.setdefault(look, key) == key, "one position has two keys"
    return again


def _children(game: Game[Any, Any], state: State) -> list[State]:
    return [_after(game, state, action) for action in game.legal_actions(state)[:TRANSPOSED]]


def _grandchildren(game: Game[Any, Any], state: State) -> list[State]:
    return [grandchild for child in _children(game, state) for grandchild in _children(game, child)]


def _after(game: Game[Any, Any], state: State, action: Action) -> State:
    after: State = state.copy()
    game.apply(after, action)
    return after


@each_case
def test_a_key_stands_for_a_position(case: Case) -> None:
    assert sum(check_keys(case, number) for number in range(DEAR)) > 0, "nothing was transposed"


def check_turns(case: Case, number: int) -> None:
    """The number changes when a turn ends; where a game counts its turns, it never falls."""
    game, state = case.game, case.new(number)
    counts = type(game).turn is not Game.turn
    ended: tuple[int, int] | None = None
    last = game.turn(state)
    for action in walk(game, state, case.rng(number)):
        actor, turn = int(game.to_act(state)), int(game.turn(state))
        assert turn >= last or not counts, "turns run backwards"
        if ended is not None and actor not in (CHANCE, ended[0]):
            assert turn != ended[1], "a turn has ended unnoticed"
            ended = None
        if action.ends_turn:
            ended = (actor, turn)
        last = turn
    assert game.turn(state) != last, "the last turn does not end"


@each_case
def test_a_turn_is_counted_once(case: Case) -> None:
    for number in range(DEAR):
        check_turns(case, number)


class Miscounted(Mirror):
    def count(self, state: State) -> int:
        return int(super().count(state)) + 1


class Misnumbered(Mirror):
    def action_at(self, state: State, number: int) -> Action:
        return self.legal_actions(state)[-1 - number]


class Unweighted(Mirror):
    """Draws by another order than that of the outcomes."""

    def draw(self, state: State, rng: Rng) -> Action:
        return draw_outcome(self.chance_outcomes(state)[::-1], rng)


class OtherSeat(Mirror):
    """Deals anew for somebody who sees less."""

    def redeal(self, state: State, viewer: int, rng: Rng) -> State:
        dealt: State = self.game.redeal(state, SPECTATOR, rng)
        return dealt


class Unshuffled(Mirror):
    def redeal(self, state: State, viewer: int, rng: Rng) -> State:
        return state.copy()


class Spent(Mirror):
    """Deals in the position itself."""

    def redeal(self, state: State, viewer: int, rng: Rng) -> State:
        playout(self.game, state, rng)
        return state


class OneSided(Mirror):
    """A key that does not see what the first seat alone knows."""

    def key(self, state: State) -> int:
        return hash(repr([self.game.view(state, seat) for seat in range(1, state.seats)]))


class Fickle(Mirror):
    """A key that differs each time it is asked for."""

    asked = 0

    def key(self, state: State) -> int:
        self.asked += 1
        return self.asked


class Endless(Mirror):
    def turn(self, state: State) -> int:
        return 0


Check = Callable[[Case, int], object]
MISTAKES: list[tuple[type[Mirror], Check]] = [
    (Miscounted, check_picking),
    (Misnumbered, check_picking),
    (Unweighted, check_picking),
    (OtherSeat, check_redeal),
    (Unshuffled, check_redeal),
    (Spent, check_redeal),
    (OneSided, check_keys),
    (Fickle, check_keys),
    (Endless, check_turns),
]


@pytest.mark.parametrize("check", [check_picking, check_redeal, check_keys, check_turns])
@each_case
def test_a_game_that_answers_from_its_lists_and_views_alone_passes(
    case: Case, check: Check
) -> None:
    check(Case(Mirror(case.game), case.seats), 0)


@pytest.mark.parametrize(("mistake", "check"), MISTAKES)
@each_case
def test_a_planted_mistake_is_caught(case: Case, mistake: type[Mirror], check: Check) -> None:
    spoiled = Case(mistake(case.game), case.seats)
    with pytest.raises((AssertionError, IndexError)):
        sum(check(spoiled, number) is not None for number in range(4))
