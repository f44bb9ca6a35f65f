"""What a seat may do as runs of one table of actions, counted and picked from without a list."""

from collections.abc import Iterable
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from orrery.core.action import Action
from orrery.core.bits import first_of, nth_of, size_of

_ROOM: Final = 16
_EMPTY: Final = vec[i64]([0] * _ROOM)


class Layout:
    """Puts the actions of a game one after another into one table, so that a number, its place,
    stands for each, and a place with a mask for a run of them."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def lay(self, actions: Iterable[Action]) -> int:
        """Add actions at the end; return the place of the first."""
        first = len(self.actions)
        self.actions.extend(actions)
        return first


@mypyc_attr(acyclic=True)
class Offer:
    """Runs in the order in which they were added: a place, and a mask of the places from there."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self._runs: i64 = 0
        self._firsts: vec[i64] = _EMPTY[:]
        self._masks: vec[i64] = _EMPTY[:]

    def clear(self) -> None:
        self.size = 0
        self._runs = 0

    def add(self, first: i64, mask: i64) -> None:
        """Add the action at `first` plus each position of the mask."""
        if mask == 0:
            return
        run = self._runs
        if run == len(self._firsts):
            self._make_room()
        self._firsts[run] = first
        self._masks[run] = mask
        self._runs = run + 1
        self.size += size_of(mask)

    def one(self, place: i64) -> None:
        """Add a single action."""
        run = self._runs
        if run == len(self._firsts):
            self._make_room()
        self._firsts[run] = place
        self._masks[run] = 1
        self._runs = run + 1
        self.size += 1

    def at(self, number: i64) -> i64:
        """The place of one of the actions added, numbered from 0."""
        run: i64 = 0
        size = size_of(self._masks[0])
        while number >= size:
            number -= size
            run += 1
            size = size_of(self._masks[run])
        return self._firsts[run] + nth_of(self._masks[run], number)

    def actions(self, table: vec[Action]) -> list[Action]:
        """All of them as a list."""
        found: list[Action] = []
        for run in range(self._runs):
            first = self._firsts[run]
            mask = self._masks[run]
            while mask != 0:
                found.append(table[first + first_of(mask)])
                mask &= mask - 1
        return found

    def mark(self, indices: vec[i64], out: BytesWriter, mark: u8) -> None:
        """Set the byte at the index of each of them; `indices` are those of the table."""
        for run in range(self._runs):
            first = self._firsts[run]
            mask = self._masks[run]
            while mask != 0:
                out[indices[first + first_of(mask)]] = mark
                mask &= mask - 1

    def _make_room(self) -> None:
        room = 2 * len(self._firsts)
        firsts = vec[i64]([0] * room)
        masks = vec[i64]([0] * room)
        for run in range(self._runs):
            firsts[run] = self._firsts[run]
            masks[run] = self._masks[run]
        self._firsts = firsts
        self._masks = masks
