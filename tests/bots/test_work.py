"""Work gives the same results wherever it is done, and survives the death of a worker."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.bots.matches import MatchResult, Pairing, play_match_game, schedule
from orrery.bots.work import NoRay, Workers, WorkersDied, run_all, run_each
from orrery.core.errors import IllegalAction, UnknownGame

ROOT = Path(__file__).resolve().parents[2]
TASKS = schedule("exoplanets", [Pairing("greedy", "random")], 2, 4, 7)


def outcomes(results: list[MatchResult]) -> list[object]:
    return [(each.played, each.points, each.ranks) for each in results]


def test_the_results_do_not_depend_on_how_the_work_is_split() -> None:
    heard: list[tuple[int, int]] = []
    alone = run_all(TASKS, play_match_game, Workers(1), lambda *told: heard.append(told))
    split = run_all(TASKS, play_match_game, Workers(2))
    assert outcomes(alone) == outcomes(split)
    assert heard == [(number, 4) for number in range(1, 5)]


def die_once(task: tuple[int, str]) -> int:
    """The first to come to task 3 is killed in the middle of it."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    return number * number


def test_a_killed_worker_costs_its_part_and_not_the_run(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(12)]
    assert run_all(tasks, die_once, Workers(2)) == [number * number for number in range(12)]
    assert (tmp_path / "died").exists()


def die(task: int) -> int:
    os.kill(os.getpid(), 9)
    return task


def test_a_task_that_kills_every_worker_ends_the_run() -> None:
    with pytest.raises(WorkersDied):
        run_all([1, 2], die, Workers(2))


def refuse(task: int) -> int:
    if task == 1:
        raise IllegalAction("fly", ["walk"])
    raise UnknownGame(game=str(task), known=["chess"])


@pytest.mark.parametrize(("task", "error"), [(1, IllegalAction), (2, UnknownGame)])
def test_an_error_arrives_as_it_was_raised(task: int, error: type[Exception]) -> None:
    with pytest.raises(error) as raised:
        list(run_each([task, task], refuse, Workers(2)))
    assert raised.value.__dict__ == _raised_here(task).__dict__


def _raised_here(task: int) -> Exception:
    try:
        refuse(task)
    except (IllegalAction, UnknownGame) as error:
        return error
    raise AssertionError


def test_ray_is_imported_only_when_it_is_asked_for() -> None:
    code = "import sys, orrery.cli.main, orrery.bots.work; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_ray_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay):
        run_all([1, 2], str, Workers(2, "local"))


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_two_workers_of_a_local_ray_find_the_same(tmp_path: Path) -> None:
    """In a process of its own, as Ray leaves threads and warnings behind."""
    file = tmp_path / "found.json"
    words = ["arena", "exoplanets", "--bots", "greedy,random", "--games", "4", "--seed", "7"]
    command = "from orrery.cli.main import main; main()"
    there = [*words, "--jobs", "2", "--ray", "local", "--json", str(file)]
    subprocess.run([sys.executable, "-c", command, *there], check=True, cwd=ROOT)
    found = json.loads(file.read_text("utf-8"))
    here = run_all(TASKS, play_match_game, Workers(1))
    points = [each.own_points for each in here]
    assert found["bots"]["greedy"]["mean_score"] == sum(points) / len(points)
    assert found["pairings"][0]["mean_margin"] == sum(each.margin for each in here) / len(here)
