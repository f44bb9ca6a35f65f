"""Who may play in matches and series: a bot of ours by its name, or `cmd:` and the command of any
program that speaks the protocol of docs/bot-protocol.md. Servers offer only the former."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import Any, Final

from orrery.bots import bot_named
from orrery.bots.bot import Bot
from orrery.bots.stdio import SECONDS, Program, StdioBot, introduce
from orrery.core.game import Game
from orrery.core.rng import Rng

COMMAND: Final = "cmd:"


def split_names(text: str) -> list[str]:
    """Names separated by commas; one with a comma of its own stands between double quotes."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])]


def introduce_all(names: Sequence[str], game: Game[Any, Any]) -> dict[str, str]:
    """Refuse whoever does not exist or does not answer; programs by what they call themselves."""
    programs: dict[str, str] = {}
    for name in dict.fromkeys(names):
        if name.startswith(COMMAND):
            with closing(Program(name.removeprefix(COMMAND))) as program:
                programs[name] = introduce(program)
        else:
            bot_named(name, game, Rng())
    return programs


@contextmanager
def seat_all(
    names: Sequence[str],
    game: Game[Any, Any],
    options: Mapping[str, str],
    rngs: Sequence[Rng],
    seconds: float = SECONDS,
) -> Iterator[list[Bot]]:
    """A bot for each seat; programs are ended with the game."""
    with ExitStack() as stack:
        bots: list[Bot] = []
        for seat, (name, rng) in enumerate(zip(names, rngs, strict=True)):
            if not name.startswith(COMMAND):
                bots.append(bot_named(name, game, rng))
                continue
            told = {
                "game": game.id,
                "rules": game.rules,
                "seats": len(names),
                "seat": seat,
                "options": game.full_options(options),
                "seed": int(rng.word()),
            }
            bot = StdioBot(name.removeprefix(COMMAND), told, seconds)
            bots.append(stack.enter_context(closing(bot)))
        yield bots
