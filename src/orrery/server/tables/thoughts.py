"""What bots thought when they moved, from a stored log: for the replay of a finished game alone."""

from collections.abc import Iterable, Iterator

import msgspec

from orrery.bots.analyst import Thought
from orrery.server.protocol.bodies import BotThought
from orrery.server.store import StoredStep


def thoughts_in(log: Iterable[StoredStep]) -> list[BotThought]:
    """The thoughts of the moves that were not taken back, each with its place in the record."""
    found: list[BotThought] = []
    position = 0
    for step in log:
        start = position - step.taken_back
        position = start + len(step.entries)
        found = [each for each in found if each.position <= start]
        found += _thought_of(step, start, position)
    return found


def _thought_of(step: StoredStep, start: int, position: int) -> Iterator[BotThought]:
    """Nothing where a later version of the program has written it in another form."""
    if not step.thought:
        return
    try:
        thought = msgspec.json.decode(step.thought, type=Thought)
    except msgspec.DecodeError:
        return
    yield BotThought(seat=step.seat, start=start, position=position, thought=thought)
