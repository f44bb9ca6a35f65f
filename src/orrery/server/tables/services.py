"""What all tables of a process share: the store, the scheduler, the time, the metrics."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from orrery.bots.hints import HINT_LEVEL
from orrery.core.view import Facts, View
from orrery.server.access.limits import Places
from orrery.server.errors import TooManyHints
from orrery.server.metrics import Metrics
from orrery.server.store import InvitationLimits, Store, TableQuota
from orrery.server.tables.shared_presence import SharedPresence
from orrery.server.thinking.scheduler import Scheduler

_QUOTA: Final = TableQuota(guest=100, address=200)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds of a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class TurnNotice:
    """A person is to act and is not at the table; `view` and `facts` are a spectator's."""

    table: str
    game: str
    version: int
    seat: int
    guest: str
    view: View
    facts: Facts


@dataclass(frozen=True)
class InvitationNotice:
    """A guest was invited to a table of this game."""

    table: str
    game: str
    guest: str


def _ignore(*_: object) -> None:
    """No other process, and nobody to notify."""


@dataclass
class TableServices:
    """`notify_lobby` says that a waiting table or an invitation has changed, `is_in_lobby` whether
    a guest would see it, `notify_invitation` that a guest was invited. `publish_change` tells other
    processes that a table changed, `notify_turn` a person who is not there whose turn it is; none
    of them waits. `check_chat` refuses a guest, or a network address, who says too much,
    `check_new_table` a guest who makes too many tables. After `waiting_seconds` a table says that
    its bot waits for its turn to think."""

    store: Store
    presence: SharedPresence
    scheduler: Scheduler
    metrics: Metrics
    idle_seconds: float = 300.0
    retry_seconds: float = 1.0
    waiting_seconds: float = 2.0
    stand_in_seconds: float = 1.5
    nonce_seconds: float = 5.0
    quota: TableQuota = _QUOTA
    bot_tables: int = 4
    listed_seconds: float = 3600.0
    hint_level: str = HINT_LEVEL
    hints_of_guest: Places = field(default_factory=lambda: Places(4, TooManyHints))
    now: Callable[[], int] = field(default=now)
    ticks: Callable[[], int] = field(default=ticks)
    publish_change: Callable[[str], None] = field(default=_ignore)
    notify_turn: Callable[[TurnNotice], None] = field(default=_ignore)
    notify_lobby: Callable[[], None] = field(default=_ignore)
    notify_invitation: Callable[[InvitationNotice], None] = field(default=_ignore)
    is_in_lobby: Callable[[str], bool] = field(default=lambda _: False)
    invitations: InvitationLimits = field(default=InvitationLimits(hourly=20))
    check_chat: Callable[[str, str], None] = field(default=_ignore)
    check_new_table: Callable[[str], None] = field(default=_ignore)
