"""A position in the terminal: drawn by the game where it has a drawing, else as a plain table of
what the viewer sees."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from orrery.core.game import Game
from orrery.core.presentation import Texts
from orrery.play.table import TableUpdate


def draw(
    game: Game[Any, Any],
    update: TableUpdate,
    texts: Texts,
    names: Sequence[str],
    seat: int | None = None,
) -> RenderableType:
    """The table as one viewer sees it, with the board of a seat large."""
    drawing = game.presentation().drawing
    if drawing is not None:
        drawn: RenderableType = drawing.draw(update.view, update.facts, texts, names, seat)
        return drawn
    plain = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(update.view).items():
        plain.add_row(name, Pretty(value))
    return plain
