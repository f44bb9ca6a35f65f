"""The opponents in the terminal: what they are called and like, and which one is chosen."""

import sys
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from orrery.bots import BOTS
from orrery.bots.ladder import Ladder, ladder_of
from orrery.bots.levels import LEVELS
from orrery.cli.text import Texts

FIRST_LEVEL: Final = next(iter(LEVELS))
_AT_ONCE: Final = 100.0


def bot_label(texts: Texts, name: str) -> str:
    """The name of a player as people read it: a bot is called differently in each language."""
    bot, _, number = name.partition(" ")
    return f"{texts.format(f'bot-{bot}')} {number}".strip() if bot in BOTS else name


def choose_level(game_id: str, console: Console, texts: Texts) -> str:
    """The level to play against, for newcomers the first. Where nobody can answer, take that."""
    if not sys.stdin.isatty():
        return FIRST_LEVEL
    console.print(list_levels(game_id, texts))
    names = list(LEVELS)
    choices = {str(number): name for number, name in enumerate(names, 1)}
    choices |= {texts.format(f"bot-{name}").casefold(): name for name in names}
    choices |= {name: name for name in names} | {"": FIRST_LEVEL}
    first = texts.format(f"bot-{FIRST_LEVEL}")
    while True:
        line = console.input(f"{texts.format('play-which-level', name=first)} ").strip()
        if line.casefold() in choices:
            return choices[line.casefold()]
        console.print(Text(texts.format("play-no-such-level", line=line[:60]), "yellow"))


def list_levels(game_id: str, texts: Texts) -> Grid:
    """Each level with its character, its rating and its thinking time."""
    ladder = ladder_of(game_id)
    grid = Grid(title=texts.format("play-opponents"), show_header=False)
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for number, name in enumerate(LEVELS, 1):
        about = texts.format(f"bot-{name}-about")
        measured = describe_measured(ladder, name, texts)
        row = Text.assemble(about, ("\n" + measured if measured else "", "dim"))
        grid.add_row(str(number), texts.format(f"bot-{name}"), row)
    return grid


def describe_measured(ladder: Ladder | None, name: str, texts: Texts) -> str:
    """What was measured of a level; nothing where nothing was."""
    if ladder is None or name not in ladder.bots:
        return ""
    found = ladder.bots[name]
    rating = texts.format("level-rating", rating=round(found.rating), seats=ladder.seats)
    return f"{rating} · {_describe_time(found.ms_thinking_median, texts)}"


def _describe_time(milliseconds: float, texts: Texts) -> str:
    if milliseconds < _AT_ONCE:
        return texts.format("level-quick")
    return texts.format("level-seconds", seconds=milliseconds / 1000)
