"""The chance of every seat to win, as a spectator could judge it: what is hidden is dealt anew, and
the game played to its end by the quick policy."""

from orrery.bots.analyst import Analyst, chance_of
from orrery.bots.lines import share_of_win
from orrery.bots.pauses import Pauses
from orrery.core.game import SPECTATOR, State
from orrery.core.rng import Rng
from orrery.play.record import Record


def chances(
    analyst: Analyst, record: Record, state: State, place: int, playouts: int
) -> Pauses[list[float]]:
    """By so many games; seeded by the place in the record."""
    game, seats = record.game, range(record.seats)
    rng = Rng("chances", game.id, place)
    root: State = game.determinize(game.view(state, SPECTATOR), rng)
    wins = [0.0 for _ in seats]
    for _ in range(playouts):
        yield
        end: State = game.redeal(root, SPECTATOR, rng)
        analyst.policy.play_out(end, Rng(int(rng.word())))
        wins = [won + share_of_win(game, end, seat) for seat, won in zip(seats, wins, strict=True)]
    return [chance_of(won, playouts, 1 / record.seats)[0] for won in wins]
