"""Clocks: how much time each seat has. Times are milliseconds and always handed in."""

from collections.abc import Sequence
from typing import Final

from orrery.server.bodies import Clock
from orrery.server.messages import Clocks

# What a seat gets for its next decision when its bank is empty and its person has come back.
LEAST: Final = 10_000


class RunningClocks:
    """The clocks of all seats. One runs while its seat is to act and a person plays it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._remaining = [clock.seconds * 1000] * seats
        self._running: int | None = None
        self._since = 0

    def start(self, seat: int | None, at: int) -> None:
        """A decision begins; the clock of the seat that acted before has been stopped."""
        self._running = seat
        self._since = at
        if seat is not None:
            self._remaining[seat] = max(self._remaining[seat], LEAST)

    def stop(self, at: int, acted: bool) -> None:
        """The decision is over."""
        seat, self._running = self._running, None
        if seat is None:
            return
        if self._clock.kind == "move":
            self._remaining[seat] = self._clock.seconds * 1000
            return
        left = max(0, self._remaining[seat] - max(0, at - self._since))
        self._remaining[seat] = left + (self._clock.increment * 1000 if acted else 0)

    @property
    def deadline(self) -> int | None:
        """When the running clock is out of time."""
        return None if self._running is None else self._since + self._remaining[self._running]

    @property
    def running(self) -> int | None:
        return self._running

    def shown(self) -> Clocks:
        return Clocks(
            remaining=list(self._remaining), running=self._running, deadline=self.deadline
        )

    def follow(self, moves: Sequence[tuple[int, int]], started: int) -> None:
        """Take the times of a kept game into account: seat and time of each action."""
        before = started
        for seat, at in moves:
            self.start(seat, before)
            self.stop(at, acted=True)
            before = at
