"""The map from rules to code: every function and every test it names exists."""

import importlib
import re
from pathlib import Path

from orrery.games.cosmos.cards import POWER_IDS

README = Path(__file__).parents[3] / "src/orrery/games/cosmos/README.md"
NAMED = re.findall(r"`([^`\s]+)`", README.read_text("utf-8"))
TESTS = {
    name
    for file in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
}


def test_every_test_it_names_exists() -> None:
    named = [name for name in NAMED if name.startswith("test_") and not name.endswith(".py")]
    assert len(named) > 100
    assert [name for name in named if name not in TESTS and "…" not in name] == []


def test_every_file_of_tests_it_names_exists() -> None:
    files = [name for name in NAMED if name.startswith("test_") and name.endswith(".py")]
    assert [name for name in files if not (Path(__file__).parent / name).exists()] == []


def test_every_function_it_names_exists() -> None:
    named = [re.fullmatch(r"([a-z_]+(?:\.[a-z]+)?)\.(\w+)", name) for name in NAMED]
    functions = [
        match.groups() for match in named if match and match[2] not in ("py", "toml", "txt")
    ]
    assert len(functions) > 50
    for module, function in functions:
        assert hasattr(importlib.import_module(f"orrery.games.cosmos.{module}"), function), function


def test_every_ruling_has_a_test() -> None:
    numbers = {int(name.split("_")[2]) for name in TESTS if name.startswith("test_ruling_")}
    assert numbers == set(range(1, 50))


def test_every_power_card_has_a_test() -> None:
    """The three Relativity cards share theirs."""
    wanted = {card.split("-")[0] if "relativity-" in card else card for card in POWER_IDS}
    names = {card.replace("-", "_") for card in wanted}
    assert {name for name in names if not any(f"test_{name}_" in test for test in TESTS)} == set()
