"""The ladder: economical, resumable, and read from the file that the command writes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from orrery.bots import BOTS
from orrery.bots.ladder import all_ladders, ladder_of, ladder_pairings, rate_ladder
from orrery.bots.levels import LEVELS
from orrery.bots.match_log import MatchLog, program_digest
from orrery.bots.matches import MatchGame, MatchResult, Pairing, Times, schedule
from orrery.cli import ladder as command
from orrery.cli import matches
from orrery.cli.ladder_page import BEGIN, END, markdown, write_between_marks
from orrery.cli.main import app
from orrery.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PLAYED: list[MatchGame] = []


def played(task: MatchGame) -> MatchResult:
    """The bot of the pairing wins, and nobody had to think."""
    PLAYED.append(task)
    ranks = [2] * task.seats
    ranks[task.seat] = 1
    points = tuple(10 - rank for rank in ranks)
    return MatchResult(task, points, tuple(ranks), Times((1.0, 3.0), (3.0,)), Times((2.0,), (2.0,)))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_ladder_names_bots_that_exist(game: str) -> None:
    ladder = ladder_of(game)
    assert ladder is None or set(ladder.bots) <= set(BOTS)


def test_a_game_that_was_not_measured_has_no_ladder() -> None:
    assert ladder_of("no-such-game") is None
    assert {ladder.game for ladder in all_ladders()} <= set(GAMES)


@pytest.mark.parametrize("page", command.PAGES)
def test_the_tables_of_the_documents_are_those_of_the_data(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert text == write_between_marks(text, markdown(all_ladders()))


def test_every_level_meets_its_neighbours_and_greedy_the_weak_ones_first() -> None:
    pairings = ladder_pairings()
    assert {name for pairing in pairings for name in (pairing.bot, pairing.rival)} == set(BOTS)
    levels = list(LEVELS)
    for below, level in zip(["random", *levels], levels, strict=False):
        assert pairings.index(Pairing(level, below)) < pairings.index(Pairing(level, "greedy"))
    assert [p.bot for p in pairings if p.rival == "greedy"] == ["random", *levels]
    assert len(pairings) == 2 * len(levels) + 1


def test_guests_meet_everybody() -> None:
    pairings = ladder_pairings(["cmd:guest"])
    met = {p.bot for p in pairings if p.rival == "cmd:guest"}
    assert met == set(LEVELS)
    assert Pairing("cmd:guest", "greedy") in pairings


def test_an_entry_says_what_was_measured() -> None:
    tasks = schedule("exoplanets", ladder_pairings(["cmd:guest"]), 2, 2, 1)
    found = rate_ladder([played(task) for task in tasks], "orrery ladder")
    assert set(found.bots) == set(BOTS)
    assert found.games == len(tasks)
    architect = found.bots["architect"]
    assert architect.win_share == 1.0
    assert architect.win_share_ci95[0] < 1.0
    assert architect.mean_margin == 1.0
    assert architect.ms_thinking_median == architect.ms_thinking_p99 == 3.0
    assert architect.games == 6
    assert found.bots["greedy"].win_share == 0.5
    below = {level: step.below for level, step in found.steps.items()}
    assert below == dict(zip(LEVELS, ["random", *LEVELS], strict=False))
    assert all(step.win_share == 1.0 for step in found.steps.values())


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "ladder.jsonl"


def test_finished_games_are_kept(log: Path) -> None:
    tasks = schedule("exoplanets", ladder_pairings()[:1], 2, 4, 1)
    kept = MatchLog(log)
    for task in tasks[:3]:
        kept.add(played(task))
    again = MatchLog(log)
    assert again.missing(tasks) == tasks[3:]
    assert again.results(tasks) == [played(task) for task in tasks[:3]]


def test_half_a_line_is_not_a_game_and_harms_no_other(log: Path) -> None:
    tasks = schedule("exoplanets", ladder_pairings()[:1], 2, 4, 1)
    kept = MatchLog(log)
    kept.add(played(tasks[0]))
    kept.add(played(tasks[1]))
    log.write_bytes(log.read_bytes()[:-20])
    MatchLog(log).add(played(tasks[2]))
    assert MatchLog(log).missing(tasks) == [tasks[1], tasks[3]]


def test_games_of_another_program_do_not_count(log: Path) -> None:
    tasks = schedule("exoplanets", ladder_pairings()[:1], 2, 2, 1)
    MatchLog(log).add(played(tasks[0]))
    log.write_text(log.read_text("utf-8").replace(program_digest("exoplanets"), "other"), "utf-8")
    assert MatchLog(log).missing(tasks) == tasks
    assert program_digest("exoplanets") != program_digest("cosmos")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like that of the project, where games take no time."""
    for page in command.PAGES:
        (tmp_path / page).parent.mkdir(exist_ok=True)
        (tmp_path / page).write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    (tmp_path / "src/orrery/bots").mkdir(parents=True)
    (tmp_path / "src/orrery/bots/ladders.json").write_text("[]", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(matches, "play_match_game", played)
    PLAYED.clear()
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["ladder", *words])


def test_the_command_writes_data_and_tables(sources: Path) -> None:
    ended = run("exoplanets", "--games", "2", "--jobs", "1", "--seed", "5", "--write")
    assert ended.exit_code == 0, ended.output
    assert "⟦" not in ended.output
    data = json.loads((sources / "src/orrery/bots/ladders.json").read_text("utf-8"))
    assert [ladder["game"] for ladder in data] == ["exoplanets"]
    assert data[0]["command"] == "orrery ladder exoplanets --seats 2 --games 2 --seed 5"
    page = (sources / "README.md").read_text("utf-8")
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert "| architect |" in page
    assert "old" not in page


def test_another_game_or_number_of_seats_leaves_the_first_in_place(sources: Path) -> None:
    for words in (["exoplanets"], ["cosmos", "--seats", "3"], ["cosmos"], ["cosmos"]):
        assert run(*words, "--games", "2", "--jobs", "1", "--write").exit_code == 0
    data = json.loads((sources / "src/orrery/bots/ladders.json").read_text("utf-8"))
    measured = [(ladder["game"], ladder["seats"]) for ladder in data]
    assert measured == [("cosmos", 2), ("cosmos", 3), ("exoplanets", 2)]


def test_nothing_is_played_twice(sources: Path) -> None:
    assert run("exoplanets", "--games", "2", "--jobs", "1").exit_code == 0
    first = len(PLAYED)
    ended = run("exoplanets", "--games", "4", "--jobs", "1")
    assert f"{first} of {2 * first} games" in ended.output
    assert len(PLAYED) == len(set(PLAYED)) == 2 * first


def test_it_can_be_stopped_and_goes_on(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def tire(task: MatchGame) -> MatchResult:
        if len(PLAYED) == 5:
            raise KeyboardInterrupt
        return played(task)

    monkeypatch.setattr(matches, "play_match_game", tire)
    ended = run("exoplanets", "--games", "2", "--jobs", "1", "--write")
    assert ended.exit_code == 1
    assert "5 of 22 games are kept" in ended.output
    assert json.loads((sources / "src/orrery/bots/ladders.json").read_text("utf-8")) == []
    monkeypatch.setattr(matches, "play_match_game", played)
    assert run("exoplanets", "--games", "2", "--jobs", "1", "--write").exit_code == 0
    assert len(PLAYED) == 22


def test_ctrl_c_in_the_terminal_ends_all_processes_and_keeps_what_was_played(log: Path) -> None:
    code = "from orrery.cli.main import main; main()"
    words = ["ladder", "exoplanets", "--jobs", "2", "--log", str(log)]
    running = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        # A shell that runs the tests in the background lets them ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    while running.poll() is None and not (log.exists() and log.read_bytes()):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    printed, _ = running.communicate(timeout=120)
    assert running.returncode == 1, printed
    assert "of 4,400 games are kept" in printed
    assert "Traceback" not in printed


def test_the_tables_can_be_written_alone(sources: Path) -> None:
    ended = run("--tables")
    assert ended.exit_code == 0, ended.output
    assert PLAYED == []
    assert "orrery ladder --write" in (sources / "docs/ladder.md").read_text("utf-8")


def test_elsewhere_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("exoplanets", "--games", "2", "--write")
    assert ended.exit_code == 2
    assert "ladders.json" in ended.output
    assert list(tmp_path.iterdir()) == []


def test_a_page_without_marks_is_refused(sources: Path) -> None:
    (sources / "README.md").write_text("no marks", "utf-8")
    ended = run("--tables")
    assert ended.exit_code == 2
    assert BEGIN in ended.output
    assert (sources / "README.md").read_text("utf-8") == "no marks"
