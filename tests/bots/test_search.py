"""Search over whole turns: fair, reproducible, better with more work, and open to any game."""

from typing import Any

import pytest

from orrery.bots.analyst import WEIGHTS, Analyst
from orrery.bots.evaluation import PointsEvaluator, evaluator_of
from orrery.bots.levels import LEVELS, Level
from orrery.bots.planner import PlannerBot
from orrery.bots.policy import Policy
from orrery.bots.search import Search
from orrery.bots.value import value_of
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.playout import playout
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named
from tests.toy.toy import TOY, Comets

SMALL = Level("small", 8, 4, 2_000, beam=3, variations=1, ahead=2, replies=2)


def decisions(game: Game[Any, Any], seed: object, count: int, seats: int = 2) -> list[State]:
    """Positions of a random game in which a seat has a choice."""
    state, rng = game.new(seats), Rng("decisions", seed)
    found: list[State] = []
    while (actor := game.to_act(state)) != NOBODY and len(found) < count:
        legal = game.legal_actions(state)
        if actor != CHANCE and len(legal) > 1 and rng.below(7) == 0:
            found.append(state.copy())
        if actor == CHANCE:
            game.advance(state, game.draw(state, rng))
        else:
            game.advance(state, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("game_id", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_cards_dealt_anew_do_not_change_the_move_of_any_level(
    game_id: str, seats: int
) -> None:
    game = game_named(game_id)
    for level in (*list(LEVELS.values())[:2], SMALL):
        for number, state in enumerate(decisions(game, level.name, 3, seats)):
            seat = game.to_act(state)
            view, legal = game.view(state, seat), list(game.legal_actions(state))
            other = game.determinize(view, Rng("other", number))
            chosen = PlannerBot(game, level, Rng(number)).choose(view, legal)
            again = PlannerBot(game, level, Rng(number)).choose(
                game.view(other, seat), list(game.legal_actions(other))
            )
            assert again is chosen
            assert chosen in legal


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_moves_are_legal_ranked_and_explained(game_id: str) -> None:
    game = game_named(game_id)
    analyst = Analyst(game, SMALL)
    for number, state in enumerate(decisions(game, "ranked", 3)):
        view, legal = game.view(state, game.to_act(state)), list(game.legal_actions(state))
        moves = analyst.rank(view, legal, number)
        assert {move.action for move in moves} <= {action.text for action in legal}
        assert len({move.action for move in moves}) == len(moves)
        assert moves[0].line[0] == moves[0].action
        assert moves[0].visits >= max(move.visits for move in moves)
        assert all(0.0 <= move.chance <= 1.0 for move in moves)


def test_nothing_of_the_line_is_credited_to_the_move() -> None:
    game = game_named("cosmos")
    evaluator = evaluator_of(game)
    state = decisions(game, "credit", 1)[0]
    seat = game.to_act(state)
    view = game.view(state, seat)
    for move in Analyst(game, SMALL).rank(view, list(game.legal_actions(state)), 1):
        world = game.determinize(view, Rng("credit"))
        before = evaluator.worth(world, seat)
        game.apply(world, game.actions.parse(move.action))
        assert sum(move.now.values()) == pytest.approx(evaluator.worth(world, seat) - before)


def test_a_single_choice_needs_no_search() -> None:
    game: Game[Any, Any] = TOY
    state = decisions(game, "single", 1)[0]
    view, legal = game.view(state, game.to_act(state)), list(game.legal_actions(state))
    (only,) = Analyst(game, SMALL).rank(view, legal[:1], 1)
    assert only.action == legal[0].text
    assert only.visits == 0


class WithoutEvaluator(Comets):
    """The toy, telling nothing of what a position is worth."""

    def weights(self) -> dict[str, dict[str, float]]:
        return {}


def test_a_game_without_an_evaluator_is_played_by_its_points() -> None:
    game = WithoutEvaluator()
    assert isinstance(evaluator_of(game), PointsEvaluator)
    wins = 0
    for number in range(10):
        state, rng = game.new(2), Rng("plain", number)
        bot = PlannerBot(game, SMALL, Rng("bot", number))
        while (actor := game.to_act(state)) != NOBODY:
            legal = list(game.legal_actions(state))
            if actor == CHANCE:
                action = game.draw(state, rng)
            elif actor == number % 2:
                action = bot.choose(game.view(state, actor), legal)
            else:
                action = legal[rng.below(len(legal))]
            game.apply(state, action)
        standings = game.standings(state)
        wins += standings[number % 2] > standings[1 - number % 2]
    assert wins >= 7


def test_more_playouts_follow_the_same_rules() -> None:
    """The search leaves the position it was asked about as it was."""
    game = game_named("exoplanets")
    state = decisions(game, "untouched", 1)[0]
    view = game.view(state, game.to_act(state))
    Analyst(game, SMALL).find_plan(view, 3)
    assert game.view(state, game.to_act(state)) == view
    playout(game, state, Rng(1))


def searching(
    game: Game[Any, Any],
    turns: int,
    beam: int,
    variations: int,
    positions: int = 0,
    replies: int = 1,
    openings: int = 0,
) -> Search:
    policy = Policy(game, evaluator_of(game, WEIGHTS))
    level = Level(
        "searching",
        turns=turns,
        kept=4,
        positions=positions,
        openings=openings,
        beam=beam,
        variations=variations,
        ahead=2,
        replies=replies,
    )
    return Search(policy, evaluator_of(game), level, value_of(game))


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_turns_are_judged_in_the_same_dealings_and_each_only_once(game_id: str) -> None:
    game = game_named(game_id)
    for number, state in enumerate(decisions(game, "screened", 4)):
        view = game.view(state, game.to_act(state))
        plans = searching(game, 12, 3, 1).plans(view, Rng("screened", number))
        worths = [plan.value() for plan in plans]
        assert worths == sorted(worths, reverse=True)
        done = [sorted(int(action.index) for action in plan.actions) for plan in plans]
        assert len({tuple(indices) for indices in done}) == len(done)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_variations_of_good_turns_find_better_ones(game_id: str) -> None:
    """They add to the sampled ones, so nothing is lost; and now and then one is better."""
    game = game_named(game_id)
    better = 0
    for number, state in enumerate(decisions(game, "varied", 12)):
        view = game.view(state, game.to_act(state))
        plain, varied = (
            searching(game, 6, 0, rounds).plans(view, Rng("varied", number))[0].value()
            for rounds in (0, 3)
        )
        assert varied >= plain
        better += varied > plain
    assert better > 0


def test_every_way_to_shift_energy_is_played_on() -> None:
    """They add to the sampled turns, so nothing is lost; and now and then one is better."""
    game = game_named("cosmos")
    better = 0
    for number, state in enumerate(decisions(game, "openings", 12)):
        view = game.view(state, game.to_act(state))
        plain, opened = (
            searching(game, 6, 0, 0, openings=most).plans(view, Rng("openings", number))
            for most in (0, 60)
        )
        assert opened[0].value() >= plain[0].value()
        better += opened[0].value() > plain[0].value()
    assert better > 0


def test_more_openings_than_wanted_are_not_begun() -> None:
    game = game_named("cosmos")
    state = decisions(game, "openings", 1)[0]
    view = game.view(state, game.to_act(state))
    one, none = (
        searching(game, 4, 0, 0, openings=most).plans(view, Rng("openings")) for most in (1, 0)
    )
    assert [plan.actions for plan in one] == [plan.actions for plan in none]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_rivals_who_choose_among_turns_leave_less(game_id: str) -> None:
    """Two turns ahead a rival has just replied; the better of four replies costs points."""
    game = game_named(game_id)
    worths = {1: 0.0, 4: 0.0}
    for number, state in enumerate(decisions(game, "replies", 12)):
        view = game.view(state, game.to_act(state))
        for replies in worths:
            search = searching(game, 6, 0, 0, 4_000, replies)
            plans = search.plans(view, Rng("replies", number))
            worths[replies] += sum(plan.value() for plan in plans if plan.visits) / len(plans)
    assert worths[4] < worths[1]
