"""On another content file the rules, the facts, the terminal and the screen say the same. What the
screen draws is tested beside it, on the same positions."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
FIXTURE = ROOT / "ui/src/games/cosmos/fixtures/changed.json"


@pytest.fixture(scope="module")
def changed() -> Any:
    """Played in another process: this one has loaded the content of the box."""
    paths = [*sys.path, str(ROOT)]
    played = subprocess.run(
        [sys.executable, "-m", "tests.games.cosmos.changed_content"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        check=True,
        capture_output=True,
    )
    return json.loads(played.stdout)


def test_two_cards_of_any_types_are_named_and_paid(changed: Any) -> None:
    craft = changed["craft"]
    assert craft["rules"]["uses"] == ["use quasar light time", "use quasar time time"]
    assert craft["rules"]["used"] == {"hand": {"time": 3}, "graviton": 0}
    assert craft["cost"] == "any 2 cards + 1 graviton"
    assert craft["remarks"]["use quasar light time"].startswith(craft["cost"])
    assert craft["cost"] in craft["terminal"]
    assert craft["cost"] in craft["explained"]


def test_a_slot_costs_what_the_content_says(changed: Any) -> None:
    craft = changed["craft"]
    assert craft["rules"]["bought"] == {"light": 1}
    assert craft["remarks"]["buy 2 time"] == "costs 4 cards"
    assert changed["energy"]["facts"]["slots_short"] == {"2": 4, "3": 3, "4": 4}
    assert "2 (4 cards)" in craft["terminal"]


def test_a_bonus_comes_with_the_control_of_its_deck(changed: Any) -> None:
    """Ruling 5: Quasar's control is Time, whatever its bonus is."""
    energy = changed["energy"]
    shift = energy["facts"]["shifts"]["shift own"]
    after = {**energy["facts"]["income"], **shift["income"]}
    assert sum(gains.get("graviton", 0) for gains in after.values()) == 3
    assert energy["rules"]["graviton"] == 3
    assert energy["income"] == "2 steps + 1 graviton"
    assert energy["income"] in energy["terminal"]
    assert "It also brings 1 graviton" in energy["explained"]


def test_the_screen_is_tested_on_these_positions(changed: Any) -> None:
    drawn = json.loads(FIXTURE.read_text("utf-8"))
    assert drawn["content"] == changed["content"]
    for phase in ("craft", "energy"):
        for part in ("view", "facts", "legal", "cost", "income", "remarks"):
            assert drawn[phase][part] == changed[phase][part], (phase, part)
