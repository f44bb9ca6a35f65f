"""The report on balance: what is counted, what it says with which certainty, what it flags."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.bots.arena import Series
from orrery.bots.balance import BalanceGame, balance_report, count_game
from orrery.cli.main import app
from orrery.core.components import ComponentKind, Sighting
from orrery.core.events import Event
from orrery.core.game import Game
from orrery.games import GAMES, game_named


class Found(Event, frozen=True):
    thing: str | None


class Fair(Game):  # type: ignore[type-arg]
    """Nothing but a name and its components."""

    def __init__(self) -> None:
        self.id = "fair"
        self.rules = 1

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        sighting = Sighting(Found, "thing")
        return (ComponentKind("card", ("ace", "two", "joker"), (sighting,), sighting),)


def played(first: bool, *taken: set[str], offered: str = "ace two joker") -> BalanceGame:
    """A game that the first or the second seat has won by two points."""
    return BalanceGame(
        points=(12, 10) if first else (10, 12),
        ranks=(1, 2) if first else (2, 1),
        sources=({"cards": 12 if first else 10}, {"cards": 10 if first else 12}),
        decisions=20,
        turns=8,
        taken={"card": tuple(map(frozenset, taken))},
        offered={"card": frozenset(offered.split())},
    )


def codes(games: list[BalanceGame]) -> list[tuple[str, str]]:
    return [(flag.code, flag.id) for flag in balance_report(Fair(), "equal", 0, games).flags]


FAIR = [played(True, {"ace"}, {"two"}), played(False, {"ace"}, {"two"})]
FAIR += [played(True, {"two", "joker"}, {"ace"}), played(False, {"two", "joker"}, {"ace"})]


def test_a_fair_game_raises_no_flag() -> None:
    found = balance_report(Fair(), "equal", 0, FAIR * 20)
    assert found.flags == []
    assert [seat.win_share for seat in found.seat_shares] == [0.5, 0.5]
    assert found.seat_shares[0].ci95[0] < 0.5 < found.seat_shares[0].ci95[1]


def test_a_seat_above_its_share_is_flagged() -> None:
    assert codes(FAIR * 20 + [played(True, {"ace"}, {"two"})] * 60) == [("seat", "0")]


def test_a_seat_that_may_have_been_lucky_is_not() -> None:
    assert codes(FAIR * 2 + [played(True, {"ace"}, {"two"})] * 2) == []


def test_a_component_that_wins_by_itself_is_flagged() -> None:
    wins = [played(True, {"ace"}, {"two"}), played(False, {"two"}, {"ace"})]
    assert codes(FAIR * 5 + wins * 40) == [("winning", "ace")]


def test_a_component_nobody_takes_is_flagged_where_it_was_to_be_had() -> None:
    without = [played(True, {"ace"}, {"two"}), played(False, {"ace"}, {"two"})]
    assert codes(without * 30) == [("unwanted", "joker")]
    absent = [played(first, {"ace"}, {"two"}, offered="ace two") for first in (True, False)]
    assert codes(absent * 30) == []


def test_the_lift_compares_seats_of_the_same_game() -> None:
    both = played(True, {"ace"}, {"ace"})
    found = balance_report(Fair(), "equal", 0, [*[played(True, {"ace"}, {"two"})] * 3, both])
    ace = next(each for each in found.components if each.id == "ace")
    assert (ace.taken, ace.offered, ace.compared) == (4, 4, 3)
    assert (ace.lift, ace.win_share) == (2.0, 1.0)


def test_points_by_source_are_told_apart_by_who_won() -> None:
    (cards,) = balance_report(Fair(), "equal", 0, FAIR).sources
    assert (cards.mean, cards.winners, cards.others) == (11.0, 12.0, 10.0)
    assert (cards.lead, cards.lead_ci95) == (2.0, (2.0, 2.0))


def test_means_have_intervals() -> None:
    found = balance_report(Fair(), "equal", 0, FAIR * 25)
    for seat in found.seat_shares:
        assert seat.points_ci95[0] < 11.0 == seat.mean_points < seat.points_ci95[1]
    assert found.length.decisions_ci95 == (20.0, 20.0)
    assert found.sources[0].mean_ci95 == (11.0, 11.0)


@pytest.mark.parametrize("id", list(GAMES))
def test_a_game_is_counted_by_what_it_declares(id: str) -> None:
    game = game_named(id)
    record = Series(game, 2, {}, ["wanderer"], 1).play(1)
    counted = count_game(record)
    assert record.result is not None
    assert list(counted.points) == record.result.scores
    assert [sum(source.values()) for source in counted.sources] == record.result.scores
    assert 0 < counted.turns < counted.decisions
    kinds = game.component_kinds()
    assert kinds
    for kind in kinds:
        assert len(set(kind.ids)) == len(kind.ids)
        taken = frozenset().union(*counted.taken[kind.name])
        assert taken
        assert taken <= set(kind.ids)
        assert counted.offered[kind.name] <= set(kind.ids)


def test_the_command_prints_and_writes_a_report(tmp_path: Path) -> None:
    words = ["balance", "exoplanets", "--games", "3", "--bots", "random", "--jobs", "1"]
    files = {"json": tmp_path / "found.json", "html": tmp_path / "found.html"}
    options = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    ended = CliRunner().invoke(app, [*words, *options])
    assert ended.exit_code == 0, ended.output
    assert "⟦" not in ended.output
    found = json.loads(files["json"].read_text("utf-8"))
    assert (found["game"], found["games"], len(found["seat_shares"])) == ("exoplanets", 3, 2)
    page = files["html"].read_text("utf-8")
    assert page.count("<svg") >= 4
    assert "http" not in page
    assert "⟦" not in page
    assert "orrery balance exoplanets --games 3" in page


def test_the_command_refuses_a_bot_it_does_not_know() -> None:
    ended = CliRunner().invoke(app, ["balance", "exoplanets", "--bots", "genius"])
    assert ended.exit_code == 2
    assert "genius" in ended.output
