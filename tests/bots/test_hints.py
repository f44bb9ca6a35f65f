"""Hints: the analyst's best moves, each with reasons of its own."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from orrery.bots.analyst import Analyst, RankedMove, UnknownLevel, Worth, add, analyst_of
from orrery.bots.evaluation import evaluator_of
from orrery.bots.hints import HINT_LEVEL, HINTS, Hint, best_hints
from orrery.bots.levels import LEVELS
from orrery.core.action import Action
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import GAMES, game_named
from tests.bots.test_search import SMALL, decisions
from tests.toy.toy import TOY

ALL = [*map(game_named, sorted(GAMES)), TOY]
each_game = pytest.mark.parametrize("game", ALL, ids=[game.id for game in ALL])


@cache
def lists(game: Game[Any, Any], count: int = 4) -> list[tuple[list[Hint], list[str]]]:
    """Some lists of hints, each with what was legal."""
    found = []
    for number, state in enumerate(decisions(game, "hints", count)):
        legal = list(game.legal_actions(state))
        view = game.view(state, game.to_act(state))
        hints = best_hints(Analyst(game, SMALL), view, legal, number)
        found.append((hints, [action.text for action in legal]))
    return found


@each_game
def test_hints_are_a_few_legal_moves_that_begin_their_lines(game: Game[Any, Any]) -> None:
    for hints, legal in lists(game):
        assert 1 <= len(hints) <= HINTS
        assert {hint.action for hint in hints} <= set(legal)
        assert all(hint.line[0] == hint.action for hint in hints)


def ranked(
    action: str, now: Worth, later: Worth, margin: float = 0.0, fades: Worth | None = None
) -> RankedMove:
    return RankedMove(
        action=action,
        line=[action],
        now=now,
        later=later,
        fades=fades or {},
        ends_turn=action == "end",
        margin=margin,
        margin_error=1.0,
        chance=0.5,
        chance_error=0.1,
        visits=9,
    )


class Told(Analyst):
    """An analyst that ranks what it is told, in a game whose turns are there to spend fuel, and
    whose plans become points."""

    def __init__(self, *moves: RankedMove) -> None:
        super().__init__(TOY, SMALL)
        self._moves = moves

    @property
    def means(self) -> frozenset[str]:
        return frozenset({"fuel"})

    @property
    def hopes(self) -> dict[str, str]:
        return {"plans": "points"}

    def rank(
        self, view: View, legal: Sequence[Action], seed: object, most: int | None = None
    ) -> list[RankedMove]:
        return list(self._moves[:most])


def hints_for(*moves: RankedMove) -> list[Hint]:
    return best_hints(Told(*moves), TOY.view(TOY.new(2), 0), [], 0)


def test_what_is_said_of_a_better_move_too_names_that_move() -> None:
    hints = hints_for(
        ranked("one", {"points": 1.0}, {"points": 3.0}, 4.0),
        ranked("two", {"points": 1.0}, {"points": 2.0}, 3.0),
        ranked("three", {"points": 1.0}, {"cards": 2.0}, 3.0),
        ranked("four", {"points": 1.0}, {"points": 2.0}, 1.0),
    )
    assert [hint.action for hint in hints] == ["one", "two", "three"]
    assert [hint.same for hint in hints] == [
        {},
        {"now": "one"},
        {"now": "two", "played": "two"},
    ]


def test_moves_that_only_simulations_tell_apart_fill_the_list() -> None:
    hints = hints_for(
        ranked("one", {"points": 1.0}, {}, 4.0),
        ranked("two", {"points": 1.0}, {}, 3.0),
        ranked("three", {"points": 1.0}, {}, 3.0),
        ranked("four", {}, {"cards": 2.0}, 2.0),
        ranked("five", {}, {"cards": 2.0}, 1.0),
    )
    assert [hint.action for hint in hints] == ["one", "two", "four"]
    assert [hint.same for hint in hints] == [{}, {"all": "one"}, {}]


def test_what_time_takes_is_no_reason_against_a_move() -> None:
    """A hope that ends with the turn, whatever is done in it, is not lost by the move."""
    hints = hints_for(
        ranked("one", {}, {"points": 2.0, "cards": -5.0}, fades={"cards": -4.0}),
        ranked("end", {"cards": -4.0}, {}, fades={"cards": -4.0}),
    )
    assert [(hint.now, hint.later) for hint in hints] == [
        ({}, {"points": 2.0, "cards": -1.0}),
        ({}, {}),
    ]
    assert hints[1].keeps == {"cards": 1.0}


def test_a_hope_that_came_true_is_not_told_as_lost() -> None:
    hints = hints_for(
        ranked("one", {"points": 5.0, "plans": -4.0}, {"points": 2.0, "plans": -3.0}),
        ranked("two", {"plans": 1.5}, {}),
    )
    assert (hints[0].now, hints[0].later) == ({"points": 5.0}, {"points": 2.0, "plans": -1.0})
    # The other keeps plans for 8.5 points more, 7.0 of which have become points here.
    assert (hints[0].gives_up, hints[1].gives_up) == ({"plans": 1.5}, {"points": 7.0})


def test_what_a_turn_is_there_to_spend_is_no_reason_against_a_move() -> None:
    hints = hints_for(
        ranked("one", {"fuel": -2.0}, {"points": 5.0, "fuel": -0.5}),
        ranked("two", {"fuel": 0.5}, {"points": 5.0, "cards": -3.0}),
    )
    assert [(hint.now, hint.later) for hint in hints] == [
        ({}, {"points": 5.0}),
        ({"fuel": 0.5}, {"points": 5.0, "cards": -3.0}),
    ]


def test_a_move_that_gains_nothing_keeps_what_the_other_would_cost() -> None:
    hints = hints_for(ranked("end", {}, {}), ranked("two", {"points": 1.0, "cards": -2.0}, {}))
    assert (hints[0].keeps, hints[0].gives_up) == ({"cards": 2.0}, {"points": 1.0})
    assert hints[1].keeps == {}


def test_what_hardly_matters_is_not_told() -> None:
    hints = hints_for(ranked("one", {"points": 0.1}, {"points": 9.0, "cards": 0.5, "life": 1.0}))
    assert (hints[0].now, hints[0].later) == ({}, {"points": 9.0, "life": 1.0})


@each_game
def test_what_is_said_of_two_hints_of_a_list_is_said_of_the_second_by_naming_the_first(
    game: Game[Any, Any],
) -> None:
    several = 0
    for hints, _ in lists(game):
        for at, hint in enumerate(hints):
            for better in hints[:at]:
                if (better.now, better.later) == (hint.now, hint.later):
                    assert "all" in hint.same
                    assert "played" not in hint.same
        several += len(hints) > 1
    assert several


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_turns_that_begin_differently_are_compared_though_the_best_begin_alike(
    game_id: str,
) -> None:
    game = game_named(game_id)
    for number, state in enumerate(decisions(game, "several", 12)):
        legal = list(game.legal_actions(state))
        view = game.view(state, game.to_act(state))
        moves = Analyst(game, SMALL).rank(view, legal, number)
        assert sum(move.visits > 0 for move in moves) == min(SMALL.kept, len(moves))


@each_game
def test_a_hint_tells_its_weightiest_reasons_to_a_tenth(game: Game[Any, Any]) -> None:
    for hints, _ in lists(game):
        for hint in hints:
            for told in (hint.now, hint.later, hint.gives_up):
                sizes = [abs(gain) for gain in told.values()]
                assert sizes == sorted(sizes, reverse=True)
                assert all(size >= 0.2 and size == round(size, 1) for size in sizes)
                assert len(told) <= 3


@each_game
def test_what_a_hint_gives_up_is_what_the_best_other_one_brings(game: Game[Any, Any]) -> None:
    for number, state in enumerate(decisions(game, "given up", 2)):
        legal = list(game.legal_actions(state))
        view = game.view(state, game.to_act(state))
        analyst = Analyst(game, SMALL)
        hints = best_hints(analyst, view, legal, number)
        moves = {move.action: move for move in analyst.rank(view, legal, number)}
        for place, hint in enumerate(hints):
            others = [other.action for at, other in enumerate(hints) if at != place]
            assert hint.instead == (others[0] if others else None)
            for source, points in hint.gives_up.items():
                own, other = (
                    add(moves[text].now, moves[text].later).get(source, 0.0)
                    for text in (hint.action, str(hint.instead))
                )
                assert points == pytest.approx(other - own, abs=0.051)


@each_game
def test_nothing_of_the_line_is_credited_to_the_move(game: Game[Any, Any]) -> None:
    evaluator = evaluator_of(game)
    for number, state in enumerate(decisions(game, "credit", 2)):
        seat = game.to_act(state)
        view = game.view(state, seat)
        for hint in best_hints(Analyst(game, SMALL), view, list(game.legal_actions(state)), number):
            world = game.determinize(view, Rng("credit"))
            before = evaluator.appraise(world, seat)
            game.apply(world, game.actions.parse(hint.action))
            after = evaluator.appraise(world, seat)
            for source, gain in hint.now.items():
                gained = after.get(source, 0.0) - before.get(source, 0.0)
                assert gain == pytest.approx(gained, abs=0.051)


@pytest.mark.parametrize("seats", [2, 3])
@each_game
def test_other_hidden_cards_give_the_same_hints(game: Game[Any, Any], seats: int) -> None:
    different = 0
    for number, state in enumerate(decisions(game, "swap", 2, seats)):
        seat = game.to_act(state)
        view = game.view(state, seat)
        other = game.determinize(view, Rng("other", number))
        rivals = [each for each in range(seats) if each != seat]
        different += any(game.view(state, each) != game.view(other, each) for each in rivals)
        told = [
            best_hints(
                Analyst(game, SMALL), game.view(each, seat), list(game.legal_actions(each)), number
            )
            for each in (state, other)
        ]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
    assert different


def test_a_few_games_that_were_all_won_are_no_certainty() -> None:
    for hints, _ in lists(TOY, 10):
        for hint in hints:
            assert (hint.visits == 0) == (hint.chance_error == 0.0)
            assert hint.visits == 0 or 0.0 < hint.chance < 1.0


def test_the_level_of_hints_is_one_of_the_levels() -> None:
    assert HINT_LEVEL in LEVELS
    with pytest.raises(UnknownLevel) as caught:
        analyst_of(TOY, "random")
    assert caught.value.facts == {"level": "random", "known": list(LEVELS)}
