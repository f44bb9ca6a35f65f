"""What decided a finished game: every reason can be checked against the points of its record."""

from dataclasses import replace
from functools import cache

import pytest

from orrery.bots.decided import Decided, Lead, decided
from orrery.bots.pauses import finish
from orrery.bots.review import luck_in, outline
from orrery.bots.turns import played_turns
from orrery.core.game import totals
from orrery.play.record import Record, Result, positions
from tests.play.games import play_random

SEEDS = range(60)


@cache
def games() -> list[tuple[Record, Decided]]:
    """Games that somebody has won alone."""
    records = [play_random(seed) for seed in SEEDS]
    return [(record, found) for record in records if (found := decided(record)) is not None]


def points_in(record: Record) -> list[list[int]]:
    return [totals(record.game.scores(state)) for state in positions(record)]


def test_the_winner_is_compared_with_the_best_other() -> None:
    for record, found in games():
        assert record.result is not None
        assert record.result.ranks[found.winner] == 1
        others = [rank for seat, rank in enumerate(record.result.ranks) if seat != found.winner]
        assert record.result.ranks[found.rival] == min(others)
        scores = record.result.scores
        assert found.margin == scores[found.winner] - scores[found.rival]


def test_the_sources_are_those_with_the_widest_gaps_either_way() -> None:
    for record, found in games():
        final = [record.game.scores(state) for state in positions(record)][-1]
        gaps = {
            source: points - final[found.rival][source]
            for source, points in final[found.winner].items()
        }
        more, less = max(gaps.values()), min(gaps.values())
        assert (found.more is None) == (more <= 0)
        assert (found.less is None) == (less >= 0)
        if found.more is not None:
            assert found.more.winner - found.more.rival == gaps[found.more.source] == more
        if found.less is not None:
            assert found.less.winner - found.less.rival == gaps[found.less.source] == less


def leads() -> list[tuple[Record, Decided, Lead]]:
    return [(record, found, found.lead) for record, found in games() if found.lead is not None]


def test_after_the_turn_of_the_lead_nobody_catches_up() -> None:
    assert leads()
    for record, found, lead in leads():
        points = points_in(record)
        for after in points[lead.turn.position :]:
            assert all(
                after[found.winner] > each
                for seat, each in enumerate(after)
                if seat != found.winner
            )
        before = points[lead.turn.start]
        assert max(before) >= before[found.winner]
        assert lead.before != found.winner


def test_a_lead_taken_in_the_last_turn_is_told_as_such() -> None:
    for record, _, lead in leads():
        assert lead.last == (lead.turn.position == len(record.entries))


def test_the_best_turn_brought_the_winner_most() -> None:
    for record, found in games():
        gained = {
            turn.turn: sum(turn.gains.values())
            for turn in played_turns(record)
            if turn.seat == found.winner
        }
        best = max(gained.values())
        assert (found.best is None) == (best <= 0)
        if found.best is not None:
            assert gained[found.best.turn] == sum(found.best.gains.values()) == best


def test_a_shared_victory_was_decided_by_nothing() -> None:
    record = play_random(1)
    assert record.result is not None
    shared = Result(record.result.scores, [1] * record.seats)
    assert decided(replace(record, result=shared)) is None


def test_an_unfinished_game_was_not_decided() -> None:
    assert decided(replace(play_random(1), result=None)) is None


def test_the_luck_of_a_seat_is_that_of_its_moments() -> None:
    record = play_random(3)
    moments = finish(outline(record)).moments
    for seat, luck in enumerate(finish(luck_in(record))):
        assert luck == pytest.approx(sum(each.luck for each in moments if each.seat == seat))
