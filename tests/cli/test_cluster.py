"""Games on a Ray cluster that runs already, started by somebody else in another folder."""

import importlib.util
import json
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOT = "bot.py"
SECONDS = 120
pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed"
)
# A token of its own keeps everybody else out of the cluster, and the cluster out of ~/.ray.
WITH_TOKEN = os.environ | {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
HEAD = """
import sys
import ray
options = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
ray.init(address="local", num_cpus=2, **options)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
ray.shutdown()
"""
RUN = "from orrery.cli.main import app; app()"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster that ends when nobody holds its standard input any more."""
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD],
        cwd=tmp_path_factory.mktemp("elsewhere"),
        env=WITH_TOKEN,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert head.stdout is not None
    try:
        yield head.stdout.readline().strip()
        head.communicate(timeout=SECONDS)
    finally:
        head.kill()
        head.wait()


def arena(
    folder: Path, *workers: str, env: Mapping[str, str] = WITH_TOKEN
) -> subprocess.CompletedProcess[str]:
    shutil.copy(ROOT / "examples" / "stdio_bot.py", folder / BOT)
    bots = f"random,greedy,cmd:{sys.executable} {BOT}"
    asked = ["arena", "exoplanets", "--bots", bots, "--games", "2", "--json", "found.json"]
    return subprocess.run(
        [sys.executable, "-c", RUN, *asked, *workers],
        check=False,
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def found(folder: Path) -> Any:
    """What the arena wrote, without its times, which are never the same."""

    def untimed(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        return {name: value for name, value in pairs if not name.startswith("ms_")}

    return json.loads((folder / "found.json").read_bytes(), object_pairs_hook=untimed)


def test_a_running_cluster_finds_what_one_process_finds(address: str, tmp_path: Path) -> None:
    """One of the bots is a program whose path begins where the command is typed."""
    on_cluster, alone = tmp_path / "cluster", tmp_path / "alone"
    for folder, workers in ((on_cluster, ["--ray", address]), (alone, ["--jobs", "1"])):
        folder.mkdir()
        ended = arena(folder, *workers)
        assert ended.returncode == 0, ended.stderr
        assert "forfeited" not in ended.stdout, ended.stdout
    assert found(on_cluster) == found(alone)


def test_a_cluster_that_does_not_know_us_is_named_with_what_to_do(
    address: str, tmp_path: Path
) -> None:
    ended = arena(tmp_path, "--ray", address, env=WITH_TOKEN | {"RAY_AUTH_TOKEN": "f" * 64})
    assert ended.returncode == 2
    assert address in ended.stderr.splitlines()[-1]
    assert "RAY_AUTH_TOKEN" in ended.stderr.splitlines()[-1]
