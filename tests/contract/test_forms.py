"""The same seeds give the same games compiled and pure, and in every process."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.contract.cases import DEAR
from tests.contract.digest import digests, is_compiled

ROOT = Path(__file__).parents[2]
GAMES = max(2, DEAR // 4)


def test_the_compiled_form_is_the_one_under_test_where_it_is_expected() -> None:
    assert is_compiled() or os.environ.get("ORRERY_EXPECT_COMPILED") != "1", (
        "only the pure form of orrery is importable here"
    )


def test_pure_equals_the_form_under_test() -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "PYTHONHASHSEED": "20",
    }
    command = [sys.executable, "-m", "tests.contract.digest", str(GAMES)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    pure = json.loads(done.stdout)
    assert pure["compiled"] is False
    assert pure["digests"] == digests(GAMES)
