"""Every example of docs/research.md and docs/datasets.md runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
DATASETS = (ROOT / "docs" / "datasets.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE + DATASETS, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EXAMPLES[number]], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_commands_exist() -> None:
    assert re.search(r"^research:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert (ROOT / "examples" / "learn.py").exists()
    assert len(EXAMPLES) == 6


def test_nobody_is_told_to_install_what_belongs_to_others() -> None:
    assert "pip install" not in PAGE + DATASETS
