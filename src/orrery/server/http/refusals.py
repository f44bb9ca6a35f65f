"""Counts what is refused at the door, and says so in the log without filling it."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import structlog

from orrery.server.metrics import Metrics

_SECONDS_BETWEEN_LINES: Final = 10.0
_log = structlog.get_logger("door")


class Refusals:
    """One log line for each reason in so many seconds, with how many there were since the last."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._untold: Counter[str] = Counter()
        self._told_at: dict[str, float] = {}

    def count(self, reason: str) -> None:
        self._metrics.refusals.labels(reason).inc()
        self._untold[reason] += 1
        now = self._clock()
        if now - self._told_at.get(reason, -_SECONDS_BETWEEN_LINES) >= _SECONDS_BETWEEN_LINES:
            self._told_at[reason] = now
            _log.warning("refused", reason=reason, times=self._untold.pop(reason))
