"""A bot of a page with `orrery.sdk`: it plays over standard input and output, and at the tables of
a server.

python examples/sdk_bot.py                                          asked line by line
ORRERY_TOKEN=… python examples/sdk_bot.py http://127.0.0.1:8000     with people
"""

import random
from collections import Counter
from typing import Any

from orrery.sdk import Bot, GameInfo, run


class Curious(Bot):
    """Does of all kinds of actions the one it has done least; among equals it draws lots."""

    name = "curious"
    version = "1.0"

    def start(self, game: GameInfo) -> None:
        self.chance = random.Random(game.seed)
        self.done: Counter[str] = Counter()

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """Put your own thoughts here: `view` is all your seat may know, `legal` all it may do."""
        fewest = min(self.done[kind_of(text)] for text in legal)
        chosen = self.chance.choice([text for text in legal if self.done[kind_of(text)] == fewest])
        self.done[kind_of(chosen)] += 1
        return chosen


def kind_of(text: str) -> str:
    """The verb of an action: `place` of `place star H S5`."""
    return text.partition(" ")[0]


if __name__ == "__main__":
    run(Curious)
