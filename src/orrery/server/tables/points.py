"""The points over a finished game, and what decided it, told from its record."""

from collections.abc import Iterator

from orrery.bots.decided import decided
from orrery.bots.pauses import finish
from orrery.bots.review import luck_in, turning_points
from orrery.core.game import CHANCE, totals
from orrery.play.record import Record, positions, replay
from orrery.server.protocol.bodies import ScoreHistory, ScoreLine, StandInTurn


def score_history(record: Record, stand_ins: list[StandInTurn]) -> ScoreHistory:
    """It takes up to a tenth of a second: not for the loop that answers everyone."""
    return ScoreHistory(
        lines=list(_lines(record)),
        scores=record.game.scores(replay(record)),
        turning=finish(turning_points(record)),
        decided=decided(record),
        luck=finish(luck_in(record)),
        stand_ins=stand_ins,
    )


def _lines(record: Record) -> Iterator[ScoreLine]:
    """The points after each action of a seat and at the end."""
    for position, state in enumerate(positions(record)):
        if record.game.to_act(state) != CHANCE:
            yield ScoreLine(position=position, points=totals(record.game.scores(state)))
