"""What `import orrery` alone offers."""

import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.core.errors import UnknownGame
from orrery.games import GAMES
from orrery.play.record import encode

HEAVY = ("litestar", "sqlalchemy", "rich", "fluent", "orrery.server", "orrery.cli", "orrery.games")


def test_a_game_is_found_by_its_id() -> None:
    assert orrery.game("cosmos") is GAMES["cosmos"]
    with pytest.raises(UnknownGame):
        orrery.game("chess")


def test_a_game_between_bots_is_played_saved_and_loaded(tmp_path: Path) -> None:
    record = orrery.play("exoplanets", ["random"], seats=3, seed=5)
    assert (record.seats, record.names) == (3, ("random", "random", "random"))
    assert record.result is not None
    record.save(str(tmp_path / "game.jsonl"))
    assert encode(orrery.load(str(tmp_path / "game.jsonl"))) == encode(record)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (
        orrery.play("exoplanets", ["random", "random"], seed=seed) for seed in (1, 1, 2)
    )
    assert first.entries == second.entries != other.entries


def test_play_is_a_function_and_a_package() -> None:
    import orrery.play.table as module

    assert module.Table is sys.modules["orrery.play.table"].Table


def test_the_import_alone_loads_nothing_heavy() -> None:
    script = "import sys, orrery; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert [name for name in HEAVY if name in loaded] == []
