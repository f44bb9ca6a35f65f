"""How a game shows itself in a terminal: by its own module `terminal` where it has one, else as a
plain table of what the viewer sees."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from orrery.cli.text import Texts
from orrery.core.view import View


class Screen:
    """The drawing of one game, with a plain way for everything its module leaves out."""

    def __init__(self, game_id: str, texts: Texts) -> None:
        self._texts = texts
        name = f"orrery.games.{game_id}.terminal"
        self._module = import_module(name) if _exists(name) else None

    def draw(self, view: View, names: Sequence[str], seat: int | None = None) -> RenderableType:
        drawn: RenderableType | None = self._asked("draw", view, self._texts, names, seat)
        return _plain(view) if drawn is None else drawn

    def status(self, view: View, names: Sequence[str]) -> str:
        """One line: whose turn it is and what is asked."""
        said: str | None = self._asked("status", view, self._texts, names)
        if said is not None:
            return said
        mine = view.to_act == view.viewer
        return self._texts.format("play-your-turn" if mine else "play-other-turn")

    def remark(self, view: View, text: str) -> str:
        """What a choice is about beyond its words."""
        return self._asked("remark", view, text, self._texts) or ""

    def caution(self, view: View, text: str) -> str:
        """What a choice would lose; empty where nothing."""
        return self._asked("caution", view, text, self._texts) or ""

    def explain(self, topic: str, view: View) -> str:
        return self._asked("explain", topic, view, self._texts) or ""

    def topics(self) -> list[str]:
        return self._asked("topics") or []

    def _asked(self, name: str, *args: object) -> Any:
        function = getattr(self._module, name, None)
        return None if function is None else function(*args)


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _plain(view: View) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        table.add_row(name, Pretty(value))
    return table
