"""Clocks: how much time each seat has. Times are milliseconds of a monotonic clock, given by the
caller; what is left is stored with every step."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from orrery.server.protocol.bodies import Clock
from orrery.server.protocol.messages import Clocks

LEAST_FRESH: Final = 10_000


class StoredClocks(Struct, frozen=True):
    """Milliseconds left to each seat, and for how many of its decisions each was given time."""

    remaining: Sequence[int]
    credited: Sequence[int]


class SeatClocks:
    """The clocks of all seats. One runs while its seat is to act and a person plays it."""

    def __init__(self, clock: Clock, seats: int, stored: StoredClocks | None = None) -> None:
        stored = stored or StoredClocks([clock.seconds * 1000] * seats, [0] * seats)
        self._clock = clock
        self._remaining = list(stored.remaining)
        self._credited = list(stored.credited)
        self._since = 0
        self.running: int | None = None

    def start(self, seat: int | None, at: int) -> None:
        self.running = seat
        self._since = at

    def stop(self, at: int) -> None:
        """Time that was spent stays spent, whatever became of the decision."""
        if self.running is not None:
            self._remaining[self.running] = self.time_left(self.running, at)
        self.running = None

    def credit(self, seat: int, decisions: int) -> None:
        """A seat gets time for each decision once: one taken back and made again brings none."""
        new = decisions - self._credited[seat]
        if new <= 0:
            return
        self._credited[seat] = decisions
        if self._clock.kind == "move":
            self._remaining[seat] = self._clock.seconds * 1000
        else:
            self._remaining[seat] += new * self._clock.increment * 1000

    def refresh(self, seat: int) -> None:
        """Time for a person who is back: the whole time of an action, or at least a tenth of the
        bank, the increment, and ten seconds."""
        clock = self._clock
        fresh = max(LEAST_FRESH, clock.increment * 1000, clock.seconds * 100)
        if clock.kind == "move":
            fresh = clock.seconds * 1000
        self._remaining[seat] = max(self._remaining[seat], fresh)

    def time_left(self, seat: int, at: int) -> int:
        used = max(0, at - self._since) if seat == self.running else 0
        return max(0, self._remaining[seat] - used)

    def times(self, at: int) -> Clocks:
        return Clocks(remaining=list(self.stored(at).remaining), running=self.running)

    def stored(self, at: int) -> StoredClocks:
        left = [self.time_left(seat, at) for seat in range(len(self._remaining))]
        return StoredClocks(left, list(self._credited))
