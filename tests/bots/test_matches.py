"""Matches and ratings: balanced, reproducible however the work is split, with honest intervals."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.bots import UnknownBot
from orrery.bots.matches import (
    Failure,
    MatchGame,
    MatchResult,
    Pairing,
    Times,
    TooFewBots,
    all_pairings,
    introduce_pairings,
    pairings_against,
    play_match_game,
    schedule,
)
from orrery.bots.ratings import ANCHOR_RATING, fit, paired_interval, report, wilson
from orrery.cli import matches
from orrery.cli.main import app


@pytest.mark.parametrize("seats", [2, 3])
def test_every_pairing_plays_the_same_deals_from_every_seat(seats: int) -> None:
    pairings = all_pairings(["greedy", "random", "stargazer"], seats)
    tasks = schedule("exoplanets", pairings, seats, 6, 1)
    by_pairing: dict[Pairing, Counter[tuple[int, int]]] = {}
    for task in tasks:
        by_pairing.setdefault(task.pairing, Counter())[task.deal, task.seat] += 1
    assert len(by_pairing) == (3 if seats == 2 else 6)
    assert len(set(map(str, by_pairing.values()))) == 1
    assert all(count == 1 for played in by_pairing.values() for count in played.values())


def test_a_match_takes_two_bots_that_exist() -> None:
    with pytest.raises(TooFewBots):
        all_pairings(["greedy", "greedy"], 2)
    with pytest.raises(TooFewBots):
        pairings_against(["greedy"], "greedy")
    with pytest.raises(UnknownBot):
        introduce_pairings("cosmos", all_pairings(["greedy", "genius"], 2))


def result(bot: str, rival: str, seat: int, ranks: tuple[int, ...], deal: int = 0) -> MatchResult:
    played = MatchGame("toy", len(ranks), Pairing(bot, rival), deal, seat, 0)
    own, rivals = Times((1.0,), (1.0,)), Times((2.0, 0.0), (2.0,))
    return MatchResult(played, tuple(10 - rank for rank in ranks), ranks, own, rivals)


def test_ratings_recover_the_odds_and_are_anchored() -> None:
    games = [result("a", "greedy", 0, (1, 2), deal) for deal in range(100)]
    games += [result("a", "greedy", 0, (2, 1), deal) for deal in range(10)]
    ratings = fit(games)
    assert ratings["greedy"] == pytest.approx(ANCHOR_RATING)
    assert ratings["a"] - ratings["greedy"] == pytest.approx(400, abs=15)


def test_an_even_share_of_several_seats_is_an_even_rating() -> None:
    games = [result("a", "greedy", 0, ranks) for ranks in [(1, 2, 3), (2, 1, 3), (3, 1, 2)]]
    assert fit(games)["a"] == pytest.approx(ANCHOR_RATING, abs=1)


def test_bots_may_all_be_measured_against_the_same_rival() -> None:
    found = pairings_against(["a", "b", "a", "greedy"], "greedy")
    assert found == [Pairing("a", "greedy"), Pairing("b", "greedy")]


def test_who_was_never_alone_is_measured_by_its_share_of_each_game() -> None:
    games = [result("a", "b", 0, (1, 2, 3)), result("a", "b", 1, (1, 2, 3), 1)]
    found = report(games)
    assert (found.bots["a"].win_share, found.bots["b"].win_share) == (0.5, 0.25)
    assert (found.bots["a"].games, found.bots["b"].games) == (2, 2)
    assert found.bots["b"].mean_margin == pytest.approx((-1 - 2 + 1 - 2) / 4)
    both = report([*games, result("b", "a", 2, (2, 3, 1))])
    assert (both.bots["b"].win_share, both.bots["b"].games) == (1.0, 1)


def test_a_shared_win_is_shared() -> None:
    assert result("a", "b", 0, (1, 1, 3)).share == 0.5
    assert result("a", "b", 2, (1, 1, 3)).share == 0.0
    assert result("a", "b", 0, (1, 2, 3)).margin == 1


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(1.0, 400)[0] == pytest.approx(0.9905, abs=1e-3)


def test_who_never_lost_has_a_rating_too() -> None:
    found = report([result("a", "b", seat, (1, 2) if seat == 0 else (2, 1)) for seat in (0, 1)])
    assert found.bots["a"].win_share == 1.0
    assert found.bots["b"].win_share == 0.0
    assert found.bots["a"].rating > found.bots["b"].rating


def test_deals_that_both_win_from_one_seat_are_paired() -> None:
    """Of games that hang on the seat alone, a deal from both seats is always one each."""
    low, high = paired_interval([[1.0, 0.0]] * 50)
    assert (low, high) == (0.5, 0.5)
    low, high = paired_interval([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert 0.3 < low < 0.45
    assert 0.55 < high < 0.7


def test_a_game_that_was_forfeited_counts_as_lost_but_has_no_points() -> None:
    played = result("a", "b", 0, (1, 2))
    failure = Failure(1, "bot-silent", {"said": "help"})
    lost = MatchResult(played.played, (0, 0), (1, 2), Times(), Times(), failure)
    found = report([played, lost])
    assert (found.bots["b"].forfeits, found.bots["a"].forfeits) == (1, 0)
    assert found.bots["a"].win_share == 1.0
    assert found.bots["a"].mean_score == played.points[0]
    assert found.failures == {"b": [failure]}


def test_who_follows_a_plan_is_not_said_to_think() -> None:
    task = MatchGame("exoplanets", 2, Pairing("wanderer", "random"), 0, 0, 1)
    played = play_match_game(task)
    assert 0 < len(played.own.thinking) < len(played.own.all)
    found = report([played]).bots["wanderer"]
    assert found.decisions == len(played.own.all)
    assert found.ms_thinking_p99 == max(played.own.thinking)
    assert found.ms_thinking_median >= found.ms_per_move_median


FORM = {"win_share", "ci95", "rating", "mean_score", "ms_per_move_median"}


def test_the_command_writes_a_table_json_and_a_page(tmp_path: Path) -> None:
    words = ["arena", "exoplanets", "--bots", "greedy,random", "--games", "4", "--jobs", "1"]
    files = {"json": tmp_path / "found.json", "html": tmp_path / "found.html"}
    options = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    ended = CliRunner().invoke(app, [*words, *options])
    assert ended.exit_code == 0, ended.output
    found = json.loads(files["json"].read_text("utf-8"))
    assert (found["game"], found["seats"], found["games"]) == ("exoplanets", 2, 4)
    assert set(found["bots"]) == {"greedy", "random"}
    assert all(bot.keys() >= FORM for bot in found["bots"].values())
    assert found["bots"]["greedy"]["ci95"][0] <= found["bots"]["greedy"]["win_share"]
    page = files["html"].read_text("utf-8")
    assert page.count("<svg") == 4
    assert "http" not in page
    assert "⟦" not in page + ended.output


def played(task: MatchGame) -> MatchResult:
    ranks = tuple(1 if seat == task.seat else 2 for seat in range(task.seats))
    return replace(result(task.pairing.bot, task.pairing.rival, task.seat, ranks), played=task)


ALONE = ["arena", "cosmos", "--bots", "architect,random", "--against", "greedy", "--seats", "3"]


def test_one_command_measures_several_bots_against_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "play_match_game", played)
    files = [tmp_path / name for name in ("found.json", "found.html")]
    words = [*ALONE, "--games", "3", "--jobs", "1", "--json", str(files[0]), "--html"]
    ended = CliRunner().invoke(app, [*words, str(files[1])])
    assert ended.exit_code == 0, ended.output
    found = json.loads(files[0].read_text("utf-8"))
    assert {(each["bot"], each["rival"]) for each in found["pairings"]} == {
        ("architect", "greedy"),
        ("random", "greedy"),
    }
    assert found["games"] == 6
    page = files[1].read_text("utf-8")
    assert "--against &#x27;greedy&#x27;" in page
    alone = "one bot has one seat and its rival the other 2; an even share of the wins is 0.333"
    assert alone in page
    assert alone in " ".join(ended.output.split())


def test_an_arena_can_be_stopped_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[MatchGame] = []

    def tire(task: MatchGame) -> MatchResult:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(task)
        return played(task)

    monkeypatch.setattr(matches, "play_match_game", tire)
    words = [*ALONE, "--games", "3", "--jobs", "1", "--log", str(tmp_path / "arena.jsonl")]
    ended = CliRunner().invoke(app, words)
    assert ended.exit_code == 1
    assert "2 of 6 games are kept" in ended.output
    assert "architect against greedy" in ended.output
    again = CliRunner().invoke(app, words)
    assert "2 of 6 games are already" in again.output
    done.clear()
    forgotten = CliRunner().invoke(app, [*ALONE, "--games", "3", "--jobs", "1"])
    assert "Stopped after 2 of 6 games" in forgotten.output


def test_the_command_says_what_is_wrong() -> None:
    ended = CliRunner().invoke(app, ["arena", "exoplanets", "--bots", "greedy", "--games", "2"])
    assert ended.exit_code == 2
    assert "two different bots" in ended.output
