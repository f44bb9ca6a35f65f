"""The chance of every seat to win, as a spectator could judge it: what is hidden is dealt anew, and
judged by the learned value; where there is none, the game is played to its end by the quick
policy."""

from collections.abc import Sequence

from mypy_extensions import i64

from orrery.bots.analyst import Analyst, chance_of
from orrery.bots.lines import share_of_win
from orrery.bots.pauses import Pauses
from orrery.bots.value import Value, value_of
from orrery.core.game import SPECTATOR, State
from orrery.core.rng import Rng
from orrery.play.record import Record


def chances(
    analyst: Analyst, record: Record, state: State, place: int, dealings: int
) -> Pauses[list[float]]:
    """The mean over so many dealings; seeded by the place in the record."""
    game, seats = record.game, record.seats
    rng = Rng("chances", game.id, place)
    root: State = game.determinize(game.view(state, SPECTATOR), rng)
    value = value_of(game)
    wins = [0.0] * seats
    for _ in range(dealings):
        yield
        deal: State = game.redeal(root, SPECTATOR, rng)
        if value is None:
            analyst.policy.play_out(deal, Rng(int(rng.word())))
            found: Sequence[float] = [share_of_win(game, deal, seat) for seat in range(seats)]
        else:
            found = _judge(value, deal, seats)
        wins = [won + share for won, share in zip(wins, found, strict=True)]
    if value is not None:
        return [won / dealings for won in wins]
    return [chance_of(won, dealings, 1 / seats)[0] for won in wins]


def _judge(value: Value, state: State, seats: int) -> list[float]:
    """What the value says of each seat by itself, made to be one win together."""
    alone = []
    for seat in range(seats):
        value.judge(state, i64(seat))
        alone.append(float(value.chance))
    together = sum(alone)
    return [chance / together for chance in alone] if together else [1 / seats] * seats
