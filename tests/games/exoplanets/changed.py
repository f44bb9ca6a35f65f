"""A content file as the owner of a printed copy might correct it, and what is shown on it.

`ORRERY_CONTENT_EXOPLANETS=<file> python -m tests.games.exoplanets.changed` prints the position that
the tests of the screen draw; with no file it writes the changed content and the position.
"""

import os
import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

ROOT = Path(__file__).parents[3]
FIXTURE = ROOT / "ui/src/games/exoplanets/fixtures/changed.json"
VARIABLE = "ORRERY_CONTENT_EXOPLANETS"

_NEW_EFFECTS = """
[[effect]]
id = "spring-rain"
does = "modify"
scope = ["orbit"]
changes = "cost"
resource = "water"
amount = -1
source = "rulebook"

[[effect]]
id = "still-air"
does = "modify"
scope = ["orbit"]
changes = "cost"
resource = "gas"
amount = -1
source = "rulebook"

[[effect]]
id = "garden"
does = "modify"
scope = ["planet"]
changes = "points"
amount = 1
source = "rulebook"

[[effect]]
id = "gravity-well"
does = "modify"
scope = ["neighbours"]
changes = "cost"
resource = "gas"
amount = 2
source = "rulebook"

[[effect]]
id = "trade-wind"
does = "modify"
scope = ["row"]
changes = "payment"
source = "rulebook"

[[effect]]
id = "meteor-shower"
does = "gain"
any = 1
energy = 2
source = "rulebook"
"""
_EFFECT_OF = {
    "T06": ("long-eclipse", "spring-rain"),
    "T32": ("long-eclipse", "still-air"),
    "T04": ("fertile-dust", "garden"),
    "T22": ("fertile-dust", "gravity-well"),
    "T34": ("versatile-chemistry", "trade-wind"),
    "T05": ("solar-wind", "meteor-shower"),
}


def shipped_text() -> str:
    return resources.files("orrery.games.exoplanets").joinpath("content.toml").read_text("utf-8")


def _entry_changed(text: str, id: str, old: str, new: str) -> str:
    start = text.index(f'id = "{id}"')
    end = text.index("\n\n", start) if "\n\n" in text[start:] else len(text)
    assert old in text[start:end], (id, old)
    return text[:start] + text[start:end].replace(old, new) + text[end:]


def changed_text() -> str:
    """New modifiers on six tiles, a fusion marker on T33, another cost of P01."""
    text = shipped_text()
    for tile, (old, new) in _EFFECT_OF.items():
        text = _entry_changed(text, tile, f'effect = "{old}"', f'effect = "{new}"')
    text = _entry_changed(text, "T33", 'marker = "flare"', 'marker = "fusion"')
    text = _entry_changed(text, "P01", 'cost = ["energy"]', 'cost = ["energy", "water"]')
    return text + _NEW_EFFECTS


def smallest_text(icons: int) -> str:
    return shipped_text().replace("smallest = 1", f"smallest = {icons}")


def run_on(text: str, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Python in a process of its own: tables of the rules are filled when they are imported."""
    file = folder / "content.toml"
    file.write_text(text, "utf-8")
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, VARIABLE: str(file)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


class Keys:
    """Texts without a language: the key of a text with its arguments."""

    def has(self, key: str) -> bool:
        return True

    def format(self, key: str, /, **args: str | float) -> str:
        return f"{key}({', '.join(f'{name}: {args[name]}' for name in sorted(args))})"


def position() -> dict[str, Any]:
    """A position on the content in play, and which texts the terminal uses for it."""
    from orrery.games.exoplanets import wording
    from orrery.games.exoplanets.game import EXOPLANETS
    from tests.games.exoplanets.scenario import scenario

    state = scenario(
        "P01/T06 P14 P03/T04",
        "P09 P12/T22 P05",
        "P16/T34 P20",
        life={0: "P14:1 P03:2", 1: "P03:1"},
        stock={0: (5, 4, 4)},
        hand={0: "T33 T05 T32"},
    )
    texts = Keys()
    view, facts = EXOPLANETS.view(state, 0), EXOPLANETS.facts(state, 0)
    legal = sorted(action.text for action in EXOPLANETS.legal_actions(state))
    tiles = {tile.id: tile for tile in wording.TILES.values()}
    hand = view.players[0].hand or []
    return {
        "content": EXOPLANETS.content(),
        "position": {
            "game": "changed",
            "seat": 0,
            "view": msgspec.to_builtins(view),
            "facts": msgspec.to_builtins(facts),
            "legal": legal,
            "events": [],
        },
        "effects": {id: wording.effect_text(texts, tiles[id].effect) for id in hand},
        "markers": {id: tiles[id].marker for id in hand},
        "costs": {
            id: ", ".join(wording.word(texts, icon) for icon in planet.cost)
            for id, planet in facts.planets.items()
        },
        "brings": {
            text: wording.stock_text(texts, asdict(brings)) for text, brings in facts.brings.items()
        },
    }


def main() -> None:
    if VARIABLE in os.environ:
        sys.stdout.buffer.write(msgspec.json.encode(position()) + b"\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        done = run_on(changed_text(), Path(folder), "-m", "tests.games.exoplanets.changed")
    done.check_returncode()
    FIXTURE.write_text(done.stdout, "utf-8")


if __name__ == "__main__":
    main()
