"""Looking back at a finished game: blunders are found, luck is told apart, nothing is judged by
what the seat could not know."""

from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from orrery.bots import bot_named
from orrery.bots.analyst import Analyst, analyst_of
from orrery.bots.arena import play_game
from orrery.bots.bot import Bot, RandomBot
from orrery.bots.chances import chances
from orrery.bots.evaluation import evaluator_of
from orrery.bots.levels import LEVELS
from orrery.bots.lines import RIVALS, Comparison, best_line, compare, goes_on, is_same_end
from orrery.bots.luck import luck_of
from orrery.bots.pauses import finish
from orrery.bots.review import (
    REVIEW_LEVEL,
    Costly,
    Review,
    SeatReview,
    UnfinishedGame,
    judge,
    outline,
    review,
)
from orrery.bots.turns import turns_of
from orrery.bots.value import value_of
from orrery.core.action import Action
from orrery.core.game import CHANCE, NOBODY, Game, State, draw_outcome
from orrery.core.rng import Rng
from orrery.core.view import View
from orrery.games import game_named
from orrery.play.dealer import RecordedDealer, SeededDealer
from orrery.play.record import Record, positions, replay
from tests.play.games import play_random
from tests.toy.toy import SIZES, TAILS, TOY

GAME = game_named("exoplanets")
BLUNDER = 3
# Looks as far as the others, but at little: enough for a turn that was given up.
LEVEL = "wanderer"


class Blunderer:
    """Plays like another bot but gives up its later turns as soon as it may."""

    def __init__(self, other: Bot) -> None:
        self._other = other
        self._turns = 1

    def choose(self, view: View, legal: list[Action]) -> Action:
        ending = [action for action in legal if action.ends_turn]
        action = self._other.choose(view, legal)
        if ending and self._turns >= BLUNDER:
            action = ending[0]
        self._turns += action.ends_turn
        return action


@cache
def game_with_blunder() -> Record:
    bots: list[Bot] = [bot_named("greedy", GAME, Rng("bot", seat)) for seat in range(2)]
    bots[0] = Blunderer(bots[0])
    return play_game(GAME, 2, {}, bots, SeededDealer(Rng("deal", 2)))


@cache
def random_game(game_id: str) -> Record:
    game = game_named(game_id)
    bots = [bot_named("random", game, Rng("random", seat)) for seat in range(2)]
    return play_game(game, 2, {}, bots, SeededDealer(Rng("random")))


@cache
def review_of_blunder() -> Review:
    return review(game_with_blunder(), LEVEL)


def costliest() -> Costly:
    return review_of_blunder().seats[0].costliest[0]


def place_of_blunder() -> int:
    """The last turn that was given up: what it could have brought is lost."""
    ends = [
        place
        for place, (actor, action) in enumerate(game_with_blunder().entries)
        if actor == 0 and action.ends_turn
    ]
    return ends[-1]


def test_a_turn_given_up_is_the_costliest() -> None:
    assert costliest().position == place_of_blunder()
    assert costliest().played == ["end"]
    assert costliest().cost > 5
    assert 0 < costliest().cost_error < costliest().cost
    assert sum(costliest().sources.values()) == pytest.approx(costliest().cost)


def test_the_better_line_can_be_played_from_where_it_is_told() -> None:
    record = game_with_blunder()
    state = replay(replace(record, entries=record.entries[: costliest().position], result=None))
    before = evaluator_of(GAME).worth(state, 0)
    for text in costliest().better:
        assert GAME.to_act(state) == 0
        GAME.apply(state, GAME.actions.parse(text))
    assert evaluator_of(GAME).worth(state, 0) > before


def test_decisions_of_a_seat_that_blundered_come_out_lower() -> None:
    blunderer, other = review_of_blunder().seats
    assert blunderer.decisions < other.decisions - 2


def test_a_review_is_the_same_each_time_and_tells_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    first = review(play_random(), LEVEL, lambda done, total: heard.append((done, total)))
    assert review(play_random(), LEVEL) == first
    assert first.level == LEVEL
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert heard[-1][0] == heard[-1][1]


def test_an_unfinished_game_is_not_looked_back_at() -> None:
    whole = play_random()
    with pytest.raises(UnfinishedGame):
        finish(outline(replace(whole, entries=whole.entries[:-1], result=None)))


def test_each_action_belongs_to_a_turn_of_its_seat() -> None:
    record = game_with_blunder()
    turns = list(turns_of(record))
    for place, entry in enumerate(record.entries):
        if entry.actor != CHANCE:
            own = [turn for turn in turns if turn.start <= place < turn.end]
            assert any(turn.seat == entry.actor for turn in own)


def test_a_short_decision_of_another_does_not_end_a_turn() -> None:
    record = game_with_blunder()
    asides = [turn for turn in turns_of(record) if not turn.own]
    assert asides
    for aside in asides:
        around = [
            turn
            for turn in turns_of(record)
            if turn.own and turn.start < aside.start and aside.end < turn.end
        ]
        assert [turn.seat for turn in around] == [1 - aside.seat]


def chance_positions(record: Record, kind: str, count: int) -> list[tuple[int, State]]:
    game = record.game
    found = [
        (place, state.copy())
        for place, state in enumerate(positions(record))
        if game.to_act(state) == CHANCE and game.chance_outcomes(state)[0][0].text.startswith(kind)
    ]
    return found[-count:]


def test_luck_is_nothing_on_the_mean_over_what_could_have_come() -> None:
    """Every seat knows which goals may still come."""
    record = random_game("cosmos")
    game = record.game
    for place, state in chance_positions(record, "goal", 3):
        outcomes = game.chance_outcomes(state)
        for seat in range(2):
            lucks = [luck_of(game, state, action, seat, place) for action, _ in outcomes]
            weighed = zip(lucks, outcomes, strict=True)
            assert sum(luck * weight for luck, (_, weight) in weighed) == pytest.approx(0, abs=1e-6)
            assert max(lucks) > 0.1


def test_the_luck_of_a_hidden_draw_is_the_drawer_s_alone() -> None:
    for place, state in chance_positions(game_with_blunder(), "tile", 6):
        action = GAME.chance_outcomes(state)[0][0]
        seat = GAME.audience(state, action)
        if seat >= 0:
            assert luck_of(GAME, state, action, 1 - seat, place) == pytest.approx(0)


def line_and_comparison(
    game: Game[Any, Any], state: State, seat: int, place: int
) -> tuple[list[str], Comparison]:
    analyst = analyst_of(game, LEVEL)
    view, legal = game.view(state, seat), list(game.legal_actions(state))
    line = best_line(analyst, view, legal, place)
    played = [legal[-1].text]
    return line, finish(compare(analyst, game, view, (line, played), 1, place))


@pytest.mark.parametrize("game_id", ["exoplanets", "cosmos"])
def test_nothing_depends_on_what_the_seat_cannot_see(game_id: str) -> None:
    """The hidden things dealt anew: the same line is found, and the same luck."""
    record = random_game(game_id)
    game = record.game
    different = 0
    for place, state in enumerate(positions(record)):
        actor = game.to_act(state)
        if place % 31 or actor == NOBODY:
            continue
        seat = max(0, actor)
        other = game.determinize(game.view(state, seat), Rng("other", place))
        different += game.view(state, 1 - seat) != game.view(other, 1 - seat)
        if actor == CHANCE:
            action = draw_outcome(game.chance_outcomes(other), Rng("draw", place))
            if action in game.legal_actions(state):
                lucks = [luck_of(game, each, action, seat, place) for each in (state, other)]
                assert lucks[0] == pytest.approx(lucks[1])
        else:
            found = [line_and_comparison(game, each, seat, place) for each in (state, other)]
            assert found[0] == found[1]
    assert different


def test_turning_points_are_turns_with_the_lead_before_and_after() -> None:
    record = game_with_blunder()
    points = finish(outline(record)).turning
    assert [point.position for point in points] == sorted(point.position for point in points)
    spans = {(turn.start, turn.end) for turn in turns_of(record)}
    for point in points:
        assert (point.start, point.position) in spans
        state = replay(replace(record, entries=record.entries[: point.start], result=None))
        value = value_of(GAME)
        assert value is not None
        value.judge(state, point.seat)
        assert point.before == pytest.approx(value.margin)


def test_the_lead_in_a_game_without_a_learned_value_is_one_of_worth() -> None:
    record = play_random(2)
    for point in finish(outline(record)).turning:
        state = replay(replace(record, entries=record.entries[: point.start], result=None))
        worths = [evaluator_of(TOY).worth(state, seat) for seat in range(2)]
        assert point.before == pytest.approx(worths[point.seat] - worths[1 - point.seat])


def test_the_end_is_a_turning_point_only_where_it_changed_who_is_ahead() -> None:
    """Before it the lead is one of hopes, at the end one of points."""
    seen = set()
    for seed in range(40):
        record = play_random(seed)
        assert record.result is not None
        last = [
            point
            for point in finish(outline(record)).turning
            if point.position == len(record.entries)
        ]
        for point in last:
            scores = record.result.scores
            assert point.after == scores[point.seat] - scores[1 - point.seat]
            assert (point.before > 0) != (point.after > 0)
        seen.add(len(last))
    assert seen == {0, 1}


class Waiting:
    """Does nothing that would show what it holds."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        return next(action for action in legal if action.text == "wait")


def test_a_whole_review_of_a_seat_is_the_same_whatever_others_held() -> None:
    """Two games that differ only in a hand that was never shown."""
    first, second = ["iron-1", "iron-2"], ["dust-5", "ice-1"]
    own = ["dust-1", "ice-5"]
    names = [f"{tail}-{size}" for tail in TAILS for size in range(1, SIZES + 1)]
    rest = [name for name in names if name not in (*own, *first, *second)]
    reviews = []
    for hidden in (first, second):
        dealt = [f"comet {name}" for name in [*own, *hidden, *rest]]
        drawn = [TOY.actions.parse(text) for text in ["goal iron", *dealt]]
        dealer = RecordedDealer(drawn, SeededDealer(Rng("never asked")))
        bots: list[Bot] = [RandomBot(TOY, Rng("bot")), Waiting()]
        record = play_game(TOY, 2, {}, bots, dealer)
        reviews.append(review(record, LEVEL))
    assert reviews[0].seats[0].costliest
    assert verdict_on(reviews[0].seats[0]) == verdict_on(reviews[1].seats[0])
    assert verdict_on(reviews[0].seats[1]) != verdict_on(reviews[1].seats[1])


def verdict_on(seat: SeatReview) -> tuple[object, ...]:
    """All that is said of a seat; what was drawn is told as the finished record tells it."""
    moments = [(moment.position, moment.luck) for moment in seat.luckiest + seat.unluckiest]
    return (seat.luck, seat.decisions, seat.costliest, moments)


def start_of_turn() -> tuple[View, list[Action]]:
    record = game_with_blunder()
    for place, state in enumerate(positions(record)):
        if place >= place_of_blunder() and GAME.to_act(state) == 0:
            return GAME.view(state, 0), list(GAME.legal_actions(state))
    raise AssertionError


def test_a_line_compared_with_itself_costs_nothing() -> None:
    view, legal = start_of_turn()
    line = [legal[0].text]
    found = finish(compare(analyst_of(GAME, LEVEL), GAME, view, (line, line), 3, 1))
    assert (found.margin, found.margin_error, found.chance, found.sources) == (0.0, 0.0, 0.0, {})


def test_what_a_line_costs_is_told_by_source_and_by_what_the_rival_gains() -> None:
    for seat in review_of_blunder().seats:
        for costly in seat.costliest:
            assert sum(costly.sources.values()) == pytest.approx(costly.cost)
            known = {*GAME.scores(GAME.new(2))[0], RIVALS}
            assert set(costly.sources) <= known


def test_the_same_actions_in_another_order_end_the_same() -> None:
    world, rng = TOY.new(2), Rng("order")
    while TOY.to_act(world) == CHANCE:
        TOY.apply(world, TOY.draw(world, rng))
    view = TOY.view(world, TOY.to_act(world))
    lines = [[action.text] for action in TOY.legal_actions(world)]
    assert is_same_end(TOY, view, lines[0], lines[0])
    assert not is_same_end(TOY, view, lines[0], lines[1])


def test_a_line_that_ends_the_turn_does_not_go_on() -> None:
    view, legal = start_of_turn()
    assert not goes_on(GAME, view, ["end"])
    assert goes_on(GAME, view, [next(each.text for each in legal if not each.ends_turn)])


def test_the_curve_begins_open_and_ends_with_the_result() -> None:
    record, found = game_with_blunder(), review_of_blunder()
    assert record.result is not None
    starts = [turn.start for turn in turns_of(record) if turn.own]
    assert [point.position for point in found.curve] == [*starts, len(record.entries)]
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in found.curve[0].chances)
    winners = record.result.ranks.count(1)
    assert found.curve[-1].chances == [
        1 / winners if rank == 1 else 0.0 for rank in record.result.ranks
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_curve_of_a_game_with_a_learned_value_is_its_own_and_plays_nothing(seats: int) -> None:
    game = game_named("cosmos")
    bots = [RandomBot(game, Rng("curve", seat)) for seat in range(seats)]
    record = play_game(game, seats, {}, bots, SeededDealer(Rng("curve")))
    start = next(turn.start for turn in turns_of(record) if turn.own)
    state = next(islice(positions(record), start, None)).copy()
    analyst = Analyst(game, LEVELS[LEVEL])
    found = finish(chances(analyst, record, state, start, 6))
    assert analyst.policy.positions == 0
    assert sum(found) == pytest.approx(1.0)
    # Nobody has done anything by which one could tell much.
    assert all(0.5 / seats < chance < 1.5 / seats for chance in found)


def test_a_turn_is_judged_by_the_level_that_is_asked_for() -> None:
    record = game_with_blunder()
    stretch = next(
        each
        for each in finish(outline(record)).stretches
        if each.start <= place_of_blunder() < each.end
    )
    assert finish(judge(record, stretch, LEVEL)).cost > 0
    assert REVIEW_LEVEL in LEVELS
