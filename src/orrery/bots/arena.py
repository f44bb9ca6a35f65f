"""Whole games between bots, each of which sees only its own view and the legal list."""

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.bots import bot_named
from orrery.bots.bot import BlindBot, Bot
from orrery.core.errors import OrreryError
from orrery.core.game import CHANCE, NOBODY, Game
from orrery.core.rng import Rng
from orrery.play.dealer import Dealer, SeededDealer
from orrery.play.record import Entry, Record, result_of


class BotsForSeats(OrreryError):
    code = "usage-bots"


def play_game(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, str] | None,
    bots: Sequence[Bot],
    dealer: Dealer,
    names: Sequence[str] | None = None,
) -> Record:
    """Play one game to its end; the bot of each seat by its place in `bots`."""
    state = game.new(seats, options)
    blind = [bot if isinstance(bot, BlindBot) else None for bot in bots]
    entries: list[Entry] = []
    draws = 0
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            action = dealer.choose(game.chance_outcomes(state), draws)
            draws += 1
            game.apply(state, action)
        elif (bot := blind[actor]) is not None:
            action = game.action_at(state, bot.choose_number(game.count(state)))
            game.advance(state, action)
        else:
            legal = list(game.legal_actions(state))
            action = bots[actor].choose(game.view(state, actor), legal)
            game.apply(state, action)
        entries.append(Entry(actor, action))
    return Record(
        game=game,
        seats=seats,
        options=game.full_options(options or {}),
        names=None if names is None else tuple(names),
        entries=tuple(entries),
        result=result_of(game, state),
    )


class Series:
    """A series of games between the same bots. Number and seed determine each game."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: dict[str, str],
        bots: Sequence[str],
        seed: int,
    ) -> None:
        game.new(seats, options)
        if len(bots) not in (1, seats):
            raise BotsForSeats(seats=seats, given=len(bots))
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = list(bots) * seats if len(bots) == 1 else list(bots)
        self.seed = seed
        for name in self.bots:
            bot_named(name, game, Rng(seed))

    def play(self, number: int) -> Record:
        bots = [
            bot_named(name, self.game, Rng("bot", self.seed, number, seat))
            for seat, name in enumerate(self.bots)
        ]
        dealer = SeededDealer(Rng("deal", self.seed, number))
        return play_game(self.game, self.seats, self.options, bots, dealer, self.bots)
