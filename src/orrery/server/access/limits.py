"""Rate limits: token buckets for a connection, a guest and an address."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from orrery.server.errors import ServerError, TooMany

_MOST_KEYS: Final = 20_000


class TokenBucket:
    """Holds up to `burst` tokens and gains `per_second`; each request takes one."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._tokens = burst
        self._at = now

    def try_take(self, now: float) -> bool:
        """Whether a token was left to take."""
        self._refill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def delay(self, now: float) -> float:
        """Take a token, even one not gained yet; the seconds until it would have been."""
        self._refill(now)
        self._tokens -= 1
        return max(0.0, -self._tokens / self._per_second)

    def _refill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_second)
        self._at = now


class RateLimits:
    """A bucket for each key; the keys unused for longest are dropped."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Count a request of a key; refuse it if there were too many. Without a key nothing is."""
        if not key:
            return
        now = self._clock()
        bucket = self._buckets.pop(key, None) or TokenBucket(self._burst, self._per_second, now)
        self._buckets[key] = bucket
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.try_take(now):
            raise TooMany


class Places:
    """So many places for each key; who finds them taken is refused."""

    def __init__(self, most: int, refusal: type[ServerError] = TooMany) -> None:
        self._most = most
        self._refusal = refusal
        self._taken: Counter[str] = Counter()

    @contextmanager
    def take(self, key: str) -> Iterator[None]:
        """Hold a place for as long as the block lasts; without a key none is needed."""
        if not key:
            yield
            return
        if self._taken[key] >= self._most:
            raise self._refusal(most=self._most)
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]
