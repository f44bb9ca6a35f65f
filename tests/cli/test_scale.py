"""The commands that play much give the same bytes with one job, with four and on Ray; a worker
that is killed costs its part."""

import importlib.util
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.bots.training import Recipe, Training, train
from orrery.bots.work import Workers

ROOT = Path(__file__).resolve().parents[2]
KILLER = Path(__file__).with_name("killer.py")
NEEDS_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed"
)
QUIET = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
RUN = """
import json, sys
from orrery.cli.main import app
for command in json.loads(sys.argv[1]):
    app(command, standalone_mode=False)
"""
RAY_DATA = """
import json, sys
import ray, ray.data
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
ray.data.DataContext.get_current().enable_progress_bars = False
rows = ray.data.read_parquet(sys.argv[1] + "/decisions")
batches = list(rows.iter_batches(batch_size=64, batch_format="numpy"))
print(json.dumps({
    "rows": sum(len(batch["action"]) for batch in batches),
    "actions": sorted(int(action) for batch in batches for action in batch["action"]),
    "ones": int(sum(batch["observation"].sum(dtype="f8") for batch in batches)),
    "shapes": [list(batches[0][name].shape[1:]) for name in ("observation", "mask")],
    "games": ray.data.read_parquet(sys.argv[1] + "/games").count(),
}))
"""


def commands(folder: Path, workers: list[str]) -> list[list[str]]:
    """Little of everything."""
    games = ["--bots", "greedy,stargazer", "--games", "6", "--seed", "5", *workers]
    trained = ["--generations", "1", "--candidates", "4", "--trials", "2", "--seed", "5"]
    return [
        ["simulate", "exoplanets", *games, "--out", str(folder / "simulate")],
        ["arena", "exoplanets", *games, "--json", str(folder / "arena.json")],
        ["dataset", "exoplanets", *games, "--games-per-shard", "2", "--out", str(folder / "data")],
        ["train", "exoplanets", *trained, *workers, "--out", str(folder / "train.json")],
    ]


def run(*asked: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(asked)],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr


def play(folder: Path, workers: list[str]) -> dict[str, bytes]:
    """What the commands write, by file; times, which are never the same, left out."""
    folder.mkdir()
    run(*commands(folder, workers))
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {str(file.relative_to(folder)): _without_times(file) for file in files}


def _without_times(file: Path) -> bytes:
    content = file.read_bytes()
    return re.sub(rb'"ms_\w+": [^,\n]+,?', b"", content) if file.name == "arena.json" else content


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return play(tmp_path_factory.mktemp("one") / "made", ["--jobs", "1"])


def test_every_command_wrote_something(alone: dict[str, bytes]) -> None:
    names = set(alone)
    assert {f"simulate/{number}.jsonl" for number in range(1, 7)} < names
    assert {"arena.json", "train.json", "data/digest.json", "data/README.md"} < names
    assert {f"data/decisions/{number:05}.parquet" for number in range(3)} < names


def test_four_jobs_give_the_same_bytes(alone: dict[str, bytes], tmp_path: Path) -> None:
    assert play(tmp_path / "made", ["--jobs", "4"]) == alone


@NEEDS_RAY
def test_ray_gives_the_same_bytes(alone: dict[str, bytes], tmp_path: Path) -> None:
    assert play(tmp_path / "made", ["--ray", "local", "--jobs", "2"]) == alone


def test_a_killed_worker_costs_a_dataset_its_shard(tmp_path: Path) -> None:
    """A bot kills the process that plays with it, once; the same bots, without that, in one."""
    mark = tmp_path / "killed"
    bots = f"random,cmd:{sys.executable} -S {KILLER} {mark}"
    asked = ["dataset", "exoplanets", "--bots", bots, "--games", "3", "--games-per-shard", "1"]
    run([*asked, "--jobs", "2", "--out", str(tmp_path / "killed-one")])
    assert mark.exists()
    run([*asked, "--jobs", "1", "--out", str(tmp_path / "whole")])
    assert contents(tmp_path / "killed-one") == contents(tmp_path / "whole")


@NEEDS_RAY
def test_ray_data_reads_a_dataset_as_it_is(alone: dict[str, bytes], tmp_path: Path) -> None:
    from orrery.rl.dataset import open_dataset

    folder = tmp_path / "data"
    for name, content in alone.items():
        if name.startswith("data/"):
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    command = [sys.executable, "-c", RAY_DATA, str(folder)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=QUIET)
    assert done.returncode == 0, done.stderr
    here = open_dataset(folder)
    arrays = here.numpy(["action", "observation"])
    assert json.loads(done.stdout.splitlines()[-1]) == {
        "rows": len(arrays["action"]),
        "actions": sorted(arrays["action"].tolist()),
        "ones": int(arrays["observation"].sum(dtype="f8")),
        "shapes": [[arrays["observation"].shape[1]], [-(-here.game.actions.size // 8)]],
        "games": 6,
    }


def test_a_killed_worker_costs_training_its_part(tmp_path: Path, alone: dict[str, bytes]) -> None:
    """As the run of `train` above; a worker is killed when the first candidate has been judged."""
    recipe = Recipe(
        game="exoplanets",
        start="hand",
        seed=5,
        generations=1,
        candidates=4,
        trials=2,
        rounds=0,
        games=20_000,
        turns=8,
    )
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0]
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(done)

    training, file = Training(recipe=recipe), tmp_path / "train.json"
    steps = list(train(training, file, Workers(2), kill_one))
    assert (steps, killed) == (["generation"], [1])
    assert file.read_bytes() == alone["train.json"]
