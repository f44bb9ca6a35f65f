"""Every notebook runs from its first cell to its last, and is kept without outputs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
EXECUTE = "import sys; from nbclient.cli import main; main()"
# As documented in the notebook that learns: here it need only run.
FEW = {"LEARN_GAMES": "40", "PYDEVD_DISABLE_FILE_VALIDATION": "1"}


def test_there_are_notebooks() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == ["dataset", "first-steps", "masked-policy"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", EXECUTE, "--timeout=300", str(notebook)]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | FEW | {"IPYTHONDIR": str(tmp_path), "JUPYTER_DATA_DIR": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
