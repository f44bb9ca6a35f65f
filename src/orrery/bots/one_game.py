"""One game between bots, entry by entry: the compiled half of `arena.py`."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from orrery.bots.bot import BlindBot, Bot
from orrery.core.game import CHANCE, NOBODY, Game, State
from orrery.play.dealer import Dealer
from orrery.play.record import Entry


def play_to_end(
    game: Game[Any, Any],
    state: State,
    bots: Sequence[Bot],
    dealer: Dealer,
    entries: list[Entry],
) -> None:
    """Play until the game is over and add each entry. A view and a list are made only for a bot
    that looks at them. What a bot raises leaves the position where it was to act."""
    blind = [bot if isinstance(bot, BlindBot) else None for bot in bots]
    draws = 0
    actor: i64 = game.to_act(state)
    while actor != NOBODY:
        if actor == CHANCE:
            action = dealer.choose(game.chance_outcomes(state), draws)
            draws += 1
            game.apply(state, action)
        else:
            bot = blind[actor]
            if bot is not None:
                action = game.action_at(state, bot.choose_number(game.count(state)))
                game.advance(state, action)
            else:
                legal = list(game.legal_actions(state))
                action = bots[actor].choose(game.view(state, int(actor)), legal)
                game.apply(state, action)
        entries.append(Entry(int(actor), action))
        actor = game.to_act(state)
