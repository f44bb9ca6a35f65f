"""A hidden deck has no order until it is drawn from: the set of what nobody has drawn yet,
and beneath it, in order, what was put to the bottom."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.core.bits import BIT, members, mix, size_of

_ITEM_BITS: Final = 6
_PER_WORD: Final = 10
_WORD_BITS: Final = 60
_ITEM: Final = 63
CAPACITY: Final = 20


@mypyc_attr(acyclic=True)
class Queue:
    """First in, first out: at most 20 ids from 0 to 63, packed into two words."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self._near: i64 = 0
        self._far: i64 = 0

    def push(self, item: i64) -> None:
        if self.size >= CAPACITY:
            raise OverflowError(item)
        if self.size < _PER_WORD:
            self._near |= item << (self.size * _ITEM_BITS)
        else:
            self._far |= item << ((self.size - _PER_WORD) * _ITEM_BITS)
        self.size += 1

    def at(self, place: i64) -> i64:
        if place < _PER_WORD:
            return (self._near >> (place * _ITEM_BITS)) & _ITEM
        return (self._far >> ((place - _PER_WORD) * _ITEM_BITS)) & _ITEM

    def pop(self) -> i64:
        if self.size == 0:
            raise IndexError(self.size)
        item = self._near & _ITEM
        self._near = (self._near >> _ITEM_BITS) | ((self._far & _ITEM) << (_WORD_BITS - _ITEM_BITS))
        self._far >>= _ITEM_BITS
        self.size -= 1
        return item

    def take(self, item: i64) -> None:
        """Take the first such item out of the middle; the others keep their order."""
        found = False
        for _ in range(self.size):
            current = self.pop()
            if current == item and not found:
                found = True
            else:
                self.push(current)
        if not found:
            raise KeyError(item)

    def items(self) -> list[int]:
        return [self.at(place) for place in range(self.size)]

    def assign(self, other: "Queue") -> None:
        """Become a copy of another queue."""
        self.size = other.size
        self._near = other._near
        self._far = other._far

    def key(self, key: i64) -> i64:
        """A key with the items and their order in it."""
        return mix(mix(mix(key, self.size), self._near), self._far)


@mypyc_attr(acyclic=True)
class Deck(Queue):
    """Distinct cards 0..61 whose order is unknown, and beneath them the known bottom."""

    def __init__(self, unseen: i64) -> None:
        super().__init__()
        self.unseen: i64 = unseen

    def count(self) -> i64:
        return size_of(self.unseen) + self.size

    def is_empty(self) -> bool:
        return self.unseen == 0 and self.size == 0

    def draw(self, card: i64) -> None:
        """Take a card out: any unseen one, or the front of the bottom when nothing else is left."""
        if self.unseen == 0:
            self.pop()
        else:
            self.unseen &= ~BIT[card]

    def unseen_cards(self) -> list[int]:
        return members(self.unseen)

    def key(self, key: i64) -> i64:
        return mix(super().key(key), self.unseen)

    def assign_deck(self, other: "Deck") -> None:
        """Become a copy of another deck."""
        self.assign(other)
        self.unseen = other.unseen

    def copy(self) -> "Deck":
        clone = Deck(self.unseen)
        clone.assign(self)
        return clone
