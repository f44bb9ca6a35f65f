"""Rate limits: token buckets for a connection, a guest and an address."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from orrery.server.errors import TooMany

_MOST_KEYS: Final = 20_000


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = now

    def takes(self, now: float) -> bool:
        """Whether one more is allowed; it is counted if so."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """Count one more, and the seconds until it is due."""
        self._fill(now)
        self._left -= 1
        return max(0.0, -self._left / self._per_second)

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now


class Limits:
    """A bucket for each key; keys not seen for long are forgotten."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Count one for a key; refuse where it has had too many."""
        now = self._clock()
        bucket = self._buckets.pop(key, None) or Bucket(self._burst, self._per_second, now)
        self._buckets[key] = bucket
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.takes(now):
            raise TooMany
