"""The entries of a game as numbers: who made each, the index of its action, and who may read it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.game import EVERYONE

HIDDEN: Final = -1
"""The index of an entry that a seat may not read."""


class History:
    """Entries in the order in which they were made."""

    def __init__(self) -> None:
        self.actors: vec[i64] = vec[i64]()
        self.indices: vec[i64] = vec[i64]()
        self._audiences: vec[i64] = vec[i64]()

    def add(self, actor: i64, index: i64, audience: i64) -> None:
        """Add an entry that everyone or one seat may read."""
        self.actors = append(self.actors, actor)
        self.indices = append(self.indices, index)
        self._audiences = append(self._audiences, audience)

    def size(self) -> i64:
        return len(self.actors)

    def read(self, entry: i64, seat: i64) -> i64:
        """The index of an entry as a seat may know it: HIDDEN where it may not."""
        audience = self._audiences[entry]
        is_readable = audience == EVERYONE or audience == seat  # noqa: PLR1714 - compiled
        return self.indices[entry] if is_readable else HIDDEN

    def copy(self) -> "History":
        clone = History()
        clone.actors = self.actors[:]
        clone.indices = self.indices[:]
        clone._audiences = self._audiences[:]
        return clone
