"""A queue of work, fair to those who asked for it: what somebody is waiting for at a table comes
first, and within the same urgency guests take turns, and then the tables of each guest."""

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

# One pick in so many goes to whatever has waited longest, however little urgent it is: a guest who
# keeps many bots busy delays everything else, and stops nothing.
TURN_OF_THE_REST: Final = 16


class Urgency(IntEnum):
    """What comes first: a bot's move at a table where somebody is, a hint, a bot's move that nobody
    is there to see, a part of a review."""

    MOVE = 0
    HINT = 1
    UNWATCHED_MOVE = 2
    REVIEW = 3


class Asker(NamedTuple):
    """Whom some work is for: a guest, at a table."""

    urgency: Urgency
    guest: str
    table: str


class FairQueue(Generic[T]):
    """Items in the order in which they are to be done."""

    def __init__(self) -> None:
        self._rings: dict[Urgency, _Ring[T]] = {urgency: _Ring() for urgency in Urgency}
        self._picks = 0
        self._picked = dict.fromkeys(Urgency, 0)

    def put(self, asker: Asker, item: T) -> None:
        self._rings[asker.urgency].put(asker, item)

    def pop(self, least: Urgency = Urgency.REVIEW) -> T | None:
        """Take the next item that is at least so urgent; None where there is none."""
        waiting = [urgency for urgency in Urgency if urgency <= least and self._rings[urgency]]
        if not waiting:
            return None
        self._picks += 1
        urgency = waiting[0]
        if self._picks % TURN_OF_THE_REST == 0:
            urgency = min(waiting, key=self._picked.__getitem__)
        self._picked[urgency] = self._picks
        return self._rings[urgency].pop()

    def has(self, asker: Asker, item: T) -> bool:
        return self._rings[asker.urgency].has(asker, item)

    def remove(self, asker: Asker, item: T) -> bool:
        """Whether the item was still here."""
        is_here = self.has(asker, item)
        if is_here:
            self._rings[asker.urgency].remove(asker, item)
        return is_here

    def count(self, urgency: Urgency) -> int:
        return len(self._rings[urgency])


class _Ring(Generic[T]):
    """Guests in turn, the tables of each in turn, and of each table the oldest item first."""

    def __init__(self) -> None:
        self._guests: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, asker: Asker, item: T) -> None:
        tables = self._guests.setdefault(asker.guest, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)
        self._length += 1

    def pop(self) -> T:
        guest, tables = next(iter(self._guests.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        self._length -= 1
        tables.move_to_end(table)
        self._guests.move_to_end(guest)
        self._drop_empty(guest, table)
        return item

    def has(self, asker: Asker, item: T) -> bool:
        tables = self._guests.get(asker.guest)
        return tables is not None and item in tables.get(asker.table, ())

    def remove(self, asker: Asker, item: T) -> None:
        self._guests[asker.guest][asker.table].remove(item)
        self._length -= 1
        self._drop_empty(asker.guest, asker.table)

    def _drop_empty(self, guest: str, table: str) -> None:
        tables = self._guests[guest]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._guests[guest]
