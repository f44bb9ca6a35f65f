"""Whole games between bots, each of which sees only its own view and the legal list."""

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.bots.bot import Bot
from orrery.core.game import CHANCE, NOBODY, Game
from orrery.play.dealer import Dealer
from orrery.play.record import Entry, Record, result_of


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
    entries: list[Entry] = []
    while (actor := game.to_act(state)) != NOBODY:
        if actor == CHANCE:
            action = dealer.choose(game.chance_outcomes(state))
        else:
            action = bots[actor].choose(game.view(state, actor), list(game.legal_actions(state)))
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
