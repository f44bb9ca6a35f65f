"""What every table of a server shares: the store, the thinkers, the time, the figures."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from orrery.server.metrics import Metrics
from orrery.server.store import Store
from orrery.server.workers import Thinkers


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _unheard(_table_id: str) -> None:
    """Nobody else serves these tables."""


@dataclass
class House:
    """Handed to every table. `changed` tells other processes that a table changed."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    idle_seconds: float = 300.0
    retry_seconds: float = 1.0
    now: Callable[[], int] = field(default=now)
    changed: Callable[[str], None] = field(default=_unheard)
