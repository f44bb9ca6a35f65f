"""A small reproducible random generator (xoshiro128**): the same seed gives the same numbers
in compiled and pure form, on every platform. There is no global generator."""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

_WORD: Final[i64] = 0xFFFFFFFF
_WORDS: Final[i64] = 0x100000000
_STRIDE: Final[i64] = 0x9E3779B1
# So many numbers are thrown away before those of a turn, until they have nothing in common.
_STEPS_APART: Final = 12


def _rotate(word: i64, by: i64) -> i64:
    return ((word << by) & _WORD) | (word >> (32 - by))


@mypyc_attr(acyclic=True)
class Rng:
    """Uses 32-bit arithmetic, so that no product exceeds 63 bits."""

    def __init__(self, *seed: object) -> None:
        digest = hashlib.sha256(repr(seed).encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little") | 1
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._d: i64 = int.from_bytes(digest[12:16], "little")

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (_rotate((self._b * 5) & _WORD, 7) * 9) & _WORD
        shifted = (self._b << 9) & _WORD
        self._c ^= self._a
        self._d ^= self._b
        self._b ^= self._c
        self._a ^= self._d
        self._c ^= shifted
        self._d = _rotate(self._d, 11)
        return result

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each equally likely (rejection sampling)."""
        word = self.word()
        # The last incomplete round of numbers is shorter than the bound: most words are below it.
        while word >= _WORDS - bound and word >= _WORDS - _WORDS % bound:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[int]) -> list[int]:
        """A new list with the same items in random order."""
        result = items[:]
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


@mypyc_attr(acyclic=True)
class CommonLuck(Rng):
    """Common random numbers for games that are compared: each turn has numbers of its own, and one
    of nearly the same things is mostly the same one, so that games which differ by little go on
    meeting the same luck."""

    def __init__(self, seed: i64) -> None:
        super().__init__(int(seed))
        self._start: i64 = self._a
        self._other: i64 = self._b

    def begin_turn(self, turn: i64) -> None:
        """Go to the numbers of this turn, whatever was drawn before."""
        self._a = self._start
        self._b = self._other ^ (((turn + 1) * _STRIDE) & _WORD)
        self._c = _rotate(self._a, 16)
        self._d = self._a ^ self._b
        for _ in range(_STEPS_APART):
            self.word()

    def below(self, bound: i64) -> i64:
        """Evenly but for one part in millions: scaled, so that bounds close to each other give
        numbers close to each other."""
        return (self.word() * bound) >> 32
