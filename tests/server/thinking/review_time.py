"""The processor time of the review of a whole game, without and with the collection of garbage
tamed as in a worker: `python -m tests.server.thinking.review_time`."""

import sys
import time

from orrery.bots.arena import Series
from orrery.bots.garbage import collect_rarely
from orrery.bots.review import review
from orrery.games import GAMES
from orrery.play.record import Record


def seconds_of(record: Record) -> float:
    begun = time.process_time()
    review(record)
    return time.process_time() - begun


def main() -> None:
    records = [Series(game, 2, {}, ["greedy"], 7).play(1) for game in GAMES.values()]
    before = [seconds_of(record) for record in records]
    collect_rarely()
    after = [seconds_of(record) for record in records]
    for record, one, other in zip(records, before, after, strict=True):
        sys.stdout.write(
            f"| {record.game.id} | {one:.2f} and {other:.2f} s | {one / other:.1f} |\n"
        )


if __name__ == "__main__":
    main()
