"""The processor time of the review of a whole game by the levels, with the collection of garbage
tamed as in a worker: `python -m tests.server.thinking.review_time [LEVEL …]`."""

import sys
import time

from orrery.bots.arena import Series
from orrery.bots.garbage import collect_rarely
from orrery.bots.review import REVIEW_LEVEL, review
from orrery.games import GAMES
from orrery.play.record import Record


def seconds_of(record: Record, level: str) -> float:
    begun = time.process_time()
    review(record, level)
    return time.process_time() - begun


def main(levels: list[str]) -> None:
    collect_rarely()
    for game in GAMES.values():
        for bot in ("wanderer", "navigator"):
            record = Series(game, 2, {}, [bot], 7).play(1)
            for level in levels:
                took = seconds_of(record, level)
                sys.stdout.write(f"| {game.id} | {bot} | {level} | {took:.1f} s |\n")


if __name__ == "__main__":
    main(sys.argv[1:] or [REVIEW_LEVEL])
