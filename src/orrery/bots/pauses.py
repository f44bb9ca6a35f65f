"""Long computations that can pause: generators that yield wherever somebody else may go first, and
return what they found."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Pauses = Generator[None, None, T]


def finish(work: Pauses[T]) -> T:
    """What a computation finds, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
