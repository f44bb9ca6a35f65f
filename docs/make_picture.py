"""Draws the pictures of the README: a game between bots, part of the way through, as the terminal
shows it to the first seat."""

import argparse
import io
import re
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from orrery.bots import bot_named
from orrery.cli.play_screen import draw
from orrery.cli.text import Texts
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.play.dealer import SeededDealer
from orrery.play.table import Table, TableUpdate

PICTURES = Path(__file__).parent / "pictures"
NAMES = ("Ada", "Bo", "Cy")
SEED = 7
WIDTH = 120


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--decision", type=int, default=90, help="of the first seat, counted")
    asked = parser.parse_args()
    PICTURES.mkdir(exist_ok=True)
    for id in asked.games:
        path = PICTURES / f"{id}.svg"
        path.write_text(picture(GAMES[id], asked.bot, asked.decision), "utf-8")
        print(path)


def picture(game: Game[Any, Any], bot: str, decision: int) -> str:
    texts = Texts("en", game)
    update = update_at(game, bot, decision)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    console.print(draw(game, update, texts, NAMES))
    status = game.presentation().wording.status(update.view, update.facts, texts, NAMES)
    console.print(status, style="bold")
    title = texts.format("game-name") if texts.has("game-name") else game.id
    svg = console.export_svg(title=title, code_format=frame(), unique_id=game.id)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def update_at(game: Game[Any, Any], bot: str, decision: int) -> TableUpdate:
    """What the first seat sees at one of its decisions, or at the end of a shorter game."""
    table = Table.new(game, len(NAMES), names=NAMES, dealer=SeededDealer(Rng("deal", SEED)))
    bots = [bot_named(bot, game, Rng("bot", SEED, seat)) for seat in range(len(NAMES))]
    decided = 0
    while not table.is_over:
        seat = table.to_act
        update = table.update_for(seat)
        decided += seat == 0
        if seat == 0 and decided == decision:
            return update
        legal = [game.actions.parse(text) for text in update.legal]
        table.propose(seat, bots[seat].choose(update.view, legal).text, update.version)
    return table.update_for(0)


def frame() -> str:
    """The frame of the picture without fonts from another host."""
    return re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


if __name__ == "__main__":
    main()
