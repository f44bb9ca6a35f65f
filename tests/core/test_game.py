"""Scores, ranks and refusals that every game shares."""

import pytest

from orrery.core.action import Action
from orrery.core.errors import BadOptionValue, BadSeats, IllegalAction, UnknownGame, UnknownOption
from orrery.core.game import Game, State, draw_outcome, ranks, totals
from orrery.core.rng import Rng
from orrery.games import GAMES, game_named


def test_points_are_added_over_their_sources() -> None:
    assert totals([{"a": 3, "b": 4}, {}]) == [7, 0]


def test_equal_standings_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert ranks([(5, 1), (7, 0), (5, 1), (5, 0)]) == [2, 1, 2, 4]


def test_outcomes_come_as_often_as_they_weigh() -> None:
    rare, common = Action("rare"), Action("common")
    rng = Rng(1)
    found = [draw_outcome([(rare, 1), (common, 3)], rng).text for _ in range(4000)]
    assert 850 < found.count("rare") < 1150


def test_outcomes_without_weight_are_an_error() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        draw_outcome([(Action("never"), 0)], Rng(1))


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame) as refusal:
        game_named("chess")
    assert refusal.value.facts == {"game": "chess", "known": sorted(GAMES)}


@pytest.mark.parametrize("id", GAMES)
def test_seats_and_options_are_checked_before_anything_is_made(id: str) -> None:
    game = game_named(id)
    with pytest.raises(BadSeats):
        game.new(9)
    with pytest.raises(UnknownOption):
        game.new(2, {"weather": "rain"})
    for name in game.options:
        with pytest.raises(BadOptionValue):
            game.new(2, {name: "rain"})


@pytest.mark.parametrize("id", GAMES)
def test_an_illegal_action_is_refused_with_what_was_legal(id: str) -> None:
    game = game_named(id)
    state = game.new(2)
    outside = next(a for a in game.actions if a not in game.legal_actions(state))
    with pytest.raises(IllegalAction) as refusal:
        game.apply(state, outside)
    assert refusal.value.legal == tuple(sorted(a.text for a in game.legal_actions(state)))


def test_the_contract_names_what_a_game_must_write() -> None:
    game: Game[State, object] = Game(  # type: ignore[type-var]
        id="bare",
        rules=1,
        seat_counts=(2,),
        options={},
        longest=1,
        actions=game_named("cosmos").actions,
    )
    state = State(2)
    action = Action("x")
    for unwritten in (
        state.copy,
        lambda: game.start(2, {}),
        lambda: game.to_act(state),
        lambda: game.choices(state),
        lambda: game.draws(state),
        lambda: game.perform(state, action),
        lambda: game.audience(state, action),
        lambda: game.reveals(state, action),
        lambda: game.view(state, 0),
        lambda: game.determinize(None, Rng(1)),
        lambda: game.scores(state),
        lambda: game.standings(state),
        lambda: game.evaluator({}),
        lambda: game.inventory(state),
        game.content,
    ):
        with pytest.raises(NotImplementedError):
            unwritten()
    assert game.weights() == {}
