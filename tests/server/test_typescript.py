"""The TypeScript types in the repository are those of the Python types."""

from pathlib import Path

import pytest

from orrery.games import GAMES
from orrery.server import typescript

FOLDER = Path(__file__).resolve().parents[2] / "ui" / "src" / "gen"


@pytest.mark.parametrize("name", ["messages.ts", *(f"{id}.ts" for id in GAMES)])
def test_a_generated_file_is_fresh(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == typescript.files()[name]


def test_nothing_else_is_generated() -> None:
    assert set(typescript.files()) == {path.name for path in FOLDER.glob("*.ts")}
