"""Draws the pictures of the README: a game between bots, left part of the way through, as the
terminal shows it to the first seat."""

import argparse
import importlib
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.bots import bot_named
from orrery.cli.text import Texts
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.core.rng import Rng
from orrery.games import GAMES
from orrery.play.dealer import SeededDealer

PICTURES = Path(__file__).parent / "pictures"
SEED = "picture"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--share", type=float, default=0.6, help="of the game that is played")
    parser.add_argument("--width", type=int, default=120)
    asked = parser.parse_args()
    PICTURES.mkdir(exist_ok=True)
    for game in GAMES.values():
        path = PICTURES / f"{game.id}.svg"
        path.write_text(picture(game, asked.bot, asked.share, asked.width))
        print(path)


def picture(game: Game[Any, Any], bot: str, share: float, width: int) -> str:
    """The position after that share of a game, before the first seat's turn to act, as SVG."""
    states = [state for state in positions(game, bot) if game.to_act(state) == 0]
    view = game.view(states[int(share * (len(states) - 1))], 0)
    terminal = importlib.import_module(f"orrery.games.{game.id}.terminal")
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True)
    console.print(terminal.draw(view, Texts("en", game.id)))
    return console.export_svg(title=f"orrery play {game.id}", unique_id=game.id)


def positions(game: Game[Any, Any], bot: str) -> list[State]:
    """Every position of one game between bots of this name."""
    state = game.new(game.seat_counts[0])
    players = [bot_named(bot, game, Rng(SEED, seat)) for seat in range(state.seats)]
    dealer = SeededDealer(Rng(SEED))
    found = [state.copy()]
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            action = dealer.choose(game.chance_outcomes(state))
        else:
            action = players[actor].choose(game.view(state, actor), game.legal_actions(state))
        game.apply(state, action)
        found.append(state.copy())
    return found


if __name__ == "__main__":
    main()
