"""Whole games of the toy for tests of what is played, recorded and shown."""

from collections.abc import Sequence

from orrery.bots.arena import play_game
from orrery.bots.bot import RandomBot
from orrery.core.rng import Rng
from orrery.play.dealer import SeededDealer
from orrery.play.record import Record
from tests.toy.toy import TOY

GAMES = {TOY.id: TOY}


def play_random(seed: int = 1, seats: int = 2, names: Sequence[str] | None = None) -> Record:
    bots = [RandomBot(TOY, Rng("bot", seed, seat)) for seat in range(seats)]
    return play_game(TOY, seats, None, bots, SeededDealer(Rng("deal", seed)), names)
