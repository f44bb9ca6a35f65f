"""Plays on another content file: another bonus and price of Quasar, another price of a slot.

Writes what the rules do, what the facts say and what the terminal says. The screen is tested on it:
PYTHONPATH=src:. python -m tests.games.cosmos.changed_content \\
    > ui/src/games/cosmos/fixtures/changed.json
"""

import io
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

SHIPPED = Path(__file__).parents[3] / "src/orrery/games/cosmos/content.toml"
CHANGES = (
    ("slot_prices = [2, 3, 3, 4]", "slot_prices = [2, 4, 3, 4]"),
    (
        'id = "quasar"\ndeck = "time"\ncost = { any = 1, graviton = 1 }',
        'id = "quasar"\ndeck = "time"\ncost = { any = 2, graviton = 1 }',
    ),
)
BONUS = ('bonus = "crystal-step"', 'bonus = "graviton"')


def changed_text() -> str:
    text = SHIPPED.read_text("utf-8")
    for old, new in CHANGES:
        if old not in text:
            raise ValueError(old)
        text = text.replace(old, new)
    before, quasar = text.split('id = "quasar"')
    return f'{before}id = "quasar"{quasar.replace(*BONUS, 1)}'


def craft() -> dict[str, Any]:
    """Quasar used, and the second slot bought."""
    from tests.games.cosmos.scenario import act, galaxy, hand, legal, scenario

    words: dict[str, Any] = {"slots": "quasar - - -", "hand": {"light": 1, "time": 4}}
    state = scenario(graviton=1, **words)
    shown = position(state, ["use quasar light time", "buy 2 time"])
    uses = [text for text in legal(state) if text.startswith("use ")]
    act(state, "use quasar light time")
    used = {"hand": hand(state), "graviton": galaxy(state).graviton}
    state = scenario(**words)
    act(state, "buy 2 time")
    return {**shown, "rules": {"uses": uses, "used": used, "bought": hand(state)}}


def energy() -> dict[str, Any]:
    """Resources collected with Quasar in a slot."""
    from tests.games.cosmos.scenario import act, galaxy, scenario

    tokens = {"light": "dark dark dark", "time": "0 1", "gravity": "dark"}
    state = scenario(phase="energy", slots="quasar - - -", tokens=tokens)
    shown = position(state, ["shift own"])
    act(state, "shift own", "collect", "take light", "take time", "take gravity")
    return {**shown, "rules": {"graviton": galaxy(state).graviton}}


def position(state: Any, actions: list[str]) -> dict[str, Any]:
    """What seat 0 is sent, and how the terminal puts it."""
    from rich.console import Console

    from orrery.cli.text import Texts
    from orrery.games.cosmos import terminal, wording
    from orrery.games.cosmos.game import COSMOS
    from tests.games.cosmos.scenario import legal

    texts = Texts("en", COSMOS)
    view, facts = COSMOS.view(state, 0), COSMOS.facts(state, 0)
    out = io.StringIO()
    Console(file=out, width=160).print(terminal.draw(view, facts, texts, ["Ada", "Bo"], 0))
    return {
        "view": view,
        "facts": facts,
        "legal": legal(state),
        "cost": wording.cost_text(texts, "quasar", facts),
        "income": wording.income_text(texts, facts.income["time"]),
        "remarks": {text: wording.remark(view, facts, text, texts) for text in actions},
        "explained": wording.explain("quasar", view, facts, texts),
        "terminal": out.getvalue(),
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "content.toml"
        path.write_text(changed_text(), "utf-8")
        os.environ["ORRERY_CONTENT_COSMOS"] = str(path)
        import msgspec

        from orrery.games.cosmos.game import COSMOS

        found = {"content": COSMOS.content(), "craft": craft(), "energy": energy()}
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


if __name__ == "__main__":
    main()
