"""What every table of a server shares: the store, the thinkers, the time, the figures."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from orrery.core.view import View
from orrery.server.metrics import Metrics
from orrery.server.store import Store
from orrery.server.workers import Thinkers


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _unheard(_table_id: str) -> None:
    """Nobody else serves these tables."""


@dataclass(frozen=True)
class Turn:
    """A person is to act and is not at the table; `view` is what a spectator sees."""

    table: str
    game: str
    version: int
    seat: int
    guest: str
    view: View


def _untold(_turn: Turn) -> None:
    """Nobody is called."""


@dataclass
class House:
    """Handed to every table. `changed` tells other processes that a table changed, `turn` those
    who are away that they are to act; neither waits."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    idle_seconds: float = 300.0
    retry_seconds: float = 1.0
    now: Callable[[], int] = field(default=now)
    changed: Callable[[str], None] = field(default=_unheard)
    turn: Callable[[Turn], None] = field(default=_untold)
